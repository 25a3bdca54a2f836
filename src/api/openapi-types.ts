// Generated from openapi/v1.yaml by scripts/generate-api-types.ts. Change the source, then run "npm run openapi".

export interface paths {
    "/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description The whole list, most recently updated first.
         */
        get: operations["listAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve an agent
         * @description Adds the flow as saved, what the checks found in it, and when the agent was made.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls
         * @description Newest first by `startedAt`, on every channel, test calls from the console included. A page ends at `limit`, or with the call that takes it beyond 4 MiB, which 200 calls do with more than 20 KiB each; the `Link` header leads to older ones. The last page has none, whatever its length.
         */
        get: operations["listCalls"];
        put?: never;
        /**
         * Place a phone call
         * @description Answers once the telephony provider has accepted the call. The result arrives later as a `call.completed` webhook. What the request can mend is checked first: its form (400), the agent (404), its flow (422), variables, provider, model, what has to be connected, and whether the number may be called (400). Last comes what the request cannot mend: no public URL or no room on the server (503), a limit of the project (429). So a request that is answered 503 needs no change to be repeated, and an integration can be tried on a server that cannot call.
         */
        post: operations["placeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CallId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a call
         * @description With its turns in order; of a call in progress, those recorded so far.
         */
        get: operations["getCall"];
        put?: never;
        post?: never;
        /**
         * Hang up a call
         * @description Ends a call that is ringing or in progress and was placed through `telephony_a`. No effect on one that has ended. Its result is still delivered by webhook.
         */
        delete: operations["hangUpCall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a text conversation
         * @description The agent speaks first. Its record is a call with channel `api_text`.
         */
        post: operations["startConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation's `callId`. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description One message at a time; a conversation expires after 15 idle minutes.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation's `callId`. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a conversation
         * @description Closes it before its flow finishes: outcome `partial` if anything was collected, else `failed`. Repeating is safe, and so is an unknown id.
         */
        delete: operations["endConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    callCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A call has ended
         * @description Sent to every endpoint of the project that is switched on. Answer with any 2xx within ten seconds; up to five retries follow otherwise. The same delivery can arrive more than once, under the same id.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Equal to `event` in the body. */
                    "Svc-Event": "call.completed" | "ping";
                    /** @description Equal to `id` in the body, and the same on every attempt. */
                    "Svc-Delivery": components["schemas"]["Id"];
                    /** @description `t=<unix seconds>,v1=<hex digest>`: HMAC-SHA256 over `<t>.<raw body>`, keyed with the endpoint's whole `whsec_…` secret as UTF-8. */
                    "Svc-Signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CallCompletedEvent"];
                };
            };
            responses: {
                /** @description The delivery was received. The body is ignored. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received; it is tried again. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test delivery from the web app */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Equal to `event` in the body. */
                    "Svc-Event": "call.completed" | "ping";
                    /** @description Equal to `id` in the body, and the same on every attempt. */
                    "Svc-Delivery": components["schemas"]["Id"];
                    /** @description `t=<unix seconds>,v1=<hex digest>`: HMAC-SHA256 over `<t>.<raw body>`, keyed with the endpoint's whole `whsec_…` secret as UTF-8. */
                    "Svc-Signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PingEvent"];
                };
            };
            responses: {
                /** @description The delivery was received. The body is ignored. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received; a ping has one attempt. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description A UUID; any case is accepted, lower case is given.
         */
        Id: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC, with milliseconds.
         */
        Time: string;
        /**
         * @description Null until the call has ended.
         * @enum {string|null}
         */
        Outcome: "completed" | "partial" | "callback_requested" | "wrong_person" | "opted_out" | "failed" | null;
        /** @description Answers collected so far, by field name. */
        Fields: {
            [key: string]: string | number | boolean;
        };
        Texts: {
            [key: string]: string;
        };
        /** @description Strings, numbers and booleans; stored as strings. At most 64, with names of at most 100 characters; all together at most 80 KiB as JSON in UTF-8. An integer keeps all of its digits; another number becomes the string that JavaScript prints for it. One beyond 1.8e308 is refused. */
        Values: {
            [key: string]: string | number | boolean;
        };
        /**
         * @description `<provider>:<model>`
         * @example builtin:rules
         */
        ModelName: string;
        AgentSummary: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            name: string;
            /** @description May be empty. */
            description: string;
            /** @description `<provider>:<model>`; empty means the project default. */
            model: string;
            /** @description Speech provider on phone calls; empty means the project default. */
            speech: string;
            /**
             * @description Empty means whichever the project has connected.
             * @enum {string}
             */
            telephony: "telephony_a" | "telephony_b" | "";
            /** @description Number to call from; empty means the provider's default. */
            phoneNumber: string;
            /** @description Whether the flow has no errors. Only a ready agent can talk. */
            ready: boolean;
            /** @description Number of steps in the flow. */
            stepCount: number;
            updatedAt: components["schemas"]["Time"];
        };
        Agent: components["schemas"]["AgentSummary"] & {
            createdAt: components["schemas"]["Time"];
            issues: components["schemas"]["Issue"][];
            /** @description The flow as saved; may be incomplete while the agent is not ready. Beside what every flow has, a field may have `kind`, `synonyms`, `texts`, `min`, `max` and `pattern`, a step that speaks `texts`, and the settings `timeZone` and `understanding`: each is there only if it was saved. */
            flow: {
                [key: string]: unknown;
            };
        };
        Issue: {
            /** @enum {string} */
            level: "error" | "warning";
            message: string;
        };
        CallRequest: {
            agentId: components["schemas"]["Id"];
            /**
             * @description Number in international format. Spaces, hyphens and parentheses are removed; what remains is `+` and 8 to 15 digits.
             * @example +91 98765 43210
             */
            to: string;
            /** @description A value for every variable that the flow declares. */
            variables?: components["schemas"]["Values"];
            /** @description Own key-value pairs, stored with the call and returned in the webhook. */
            metadata?: components["schemas"]["Values"];
            /**
             * @description `telephony_a` or `telephony_b`. Default: the agent's setting; if empty, `telephony_a` if connected, else `telephony_b`.
             * @enum {string}
             */
            provider?: "telephony_a" | "telephony_b";
            model?: components["schemas"]["ModelName"];
        };
        ConversationRequest: {
            agentId: components["schemas"]["Id"];
            /** @description A value for every variable that the flow declares. */
            variables?: components["schemas"]["Values"];
            model?: components["schemas"]["ModelName"];
        };
        MessageRequest: {
            /** @description What the person says. Surrounding whitespace is removed first, then the bounds apply (in UTF-16 code units); something of it must be visible. */
            text: string;
        };
        PlacedCall: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            agentId: components["schemas"]["Id"];
            /** @enum {string} */
            channel: "phone" | "api_text" | "browser_voice" | "browser_text";
            /** @enum {string} */
            status: "queued" | "ringing" | "in_progress" | "ended";
            outcome: components["schemas"]["Outcome"];
            /** @description Why the call failed, in words, when nobody was reached. */
            error: string | null;
            fields: components["schemas"]["Fields"];
            variables: components["schemas"]["Texts"];
            metadata: components["schemas"]["Texts"];
            /** @description Number dialled; null unless channel is phone. */
            to: string | null;
            model: components["schemas"]["ModelName"];
            /** @enum {string|null} */
            telephony: "telephony_a" | "telephony_b" | null;
            /** @description The telephony provider's own id of the call. */
            providerCallId: string | null;
            startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            endedAt: string | null;
        };
        CallSummary: components["schemas"]["PlacedCall"] & {
            agent: components["schemas"]["AgentName"];
            turnCount: number;
        };
        Call: components["schemas"]["PlacedCall"] & {
            agent: components["schemas"]["AgentName"];
            turns: components["schemas"]["Turn"][];
        };
        AgentName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Turn: {
            id: components["schemas"]["Id"];
            callId: components["schemas"]["Id"];
            /** @description Position, counting up from 0. */
            index: number;
            /** @description Null on the agent's opening line. */
            callerText: string | null;
            /** @description What was heard of the agent's reply; may be empty. */
            agentText: string;
            /** @description Whether the person began talking before the line was finished. */
            interrupted: boolean;
            /** @description Flow step reached after this turn. */
            nodeId: string;
            /** @description Milliseconds from the person finishing to the first text from the language model. */
            llmMs: number | null;
            /** @description Milliseconds from the person finishing to the first audio; null for text. */
            audioMs: number | null;
            createdAt: components["schemas"]["Time"];
        };
        Reply: {
            callId: components["schemas"]["Id"];
            /** @description The agent's next line. */
            reply: string;
            fields: components["schemas"]["Fields"];
            /** @description Id of the flow step now current. */
            step: string;
            /** @description Whether this was the agent's final line. */
            ended: boolean;
            outcome: components["schemas"]["Outcome"];
        };
        CallCompletedEvent: {
            id: components["schemas"]["Id"];
            /** @constant */
            event: "call.completed";
            createdAt: components["schemas"]["Time"];
            data: {
                call: components["schemas"]["EndedCall"];
            };
        };
        PingEvent: {
            id: components["schemas"]["Id"];
            /** @constant */
            event: "ping";
            createdAt: components["schemas"]["Time"];
            data: {
                message: string;
            };
        };
        /** @description What a delivery tells of a call. Not the Call of the API. */
        EndedCall: {
            id: components["schemas"]["Id"];
            agentId: components["schemas"]["Id"];
            /** @description The agent's name when the call ended. */
            agentName: string | null;
            /** @enum {string} */
            channel: "phone" | "api_text";
            to: string | null;
            /** @constant */
            status: "ended";
            /** @enum {string} */
            outcome: "completed" | "partial" | "callback_requested" | "wrong_person" | "opted_out" | "failed";
            /** @description Why nobody was reached, in words. */
            error: string | null;
            fields: components["schemas"]["Fields"];
            variables: components["schemas"]["Texts"];
            metadata: components["schemas"]["Texts"];
            model: components["schemas"]["ModelName"];
            startedAt: components["schemas"]["Time"];
            endedAt: components["schemas"]["Time"];
            /** @description From `startedAt` to `endedAt`, in whole seconds; by phone it includes dialling and ringing. */
            durationSeconds: number;
            turns: {
                index: number;
                caller: string | null;
                /** @description What was heard of the agent's reply; may be empty. */
                agent: string;
                interrupted: boolean;
                step: string;
            }[];
        };
        Error: {
            /** @description One sentence. Wording can change; branch on the status. */
            message: string;
            /** @description Name of the status. */
            error: string;
            statusCode: number;
        };
        PlainError: {
            message: string;
            statusCode: number;
        };
    };
    responses: {
        /** @description Something in the request must change; the message says what. */
        BadRequest: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is missing, malformed, unknown, expired or revoked. The body does not say which. */
        Unauthorized: {
            headers: {
                /** @description The scheme that a key is sent with. */
                "WWW-Authenticate"?: "Bearer";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key's project has no such thing. */
        NotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The previous message, or the first request with this `Idempotency-Key`, is still being answered. */
        Conflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The conversation has ended, expired, or never existed. */
        Gone: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the operation takes (`x-body-limit`, in bytes; 64 KiB where there is none). */
        PayloadTooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The agent's flow has an error, which the message quotes; or the `Idempotency-Key` came with another body. */
        UnprocessableEntity: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key has used up its window; or the project has as many calls or conversations as it may, which the message says. The request had no effect. */
        TooManyRequests: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlainError"];
            };
        };
        /** @description Unexpected failure, such as a crash of the service while it dialled, which it does not do twice. */
        InternalServerError: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlainError"];
            };
        };
        /** @description The language model could not be reached; the conversation is closed with outcome `failed`. */
        BadGateway: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Phone calls need a public URL that the server has not got; or, with `Retry-After`, nothing can be stored right now. Nothing was accepted, unless the message says that it may have been. */
        ServiceUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        AgentId: components["schemas"]["Id"];
        CallId: components["schemas"]["Id"];
        /** @description The conversation's `callId`. */
        ConversationId: components["schemas"]["Id"];
        /** @description Makes a repeat safe for 24 hours: the same key with the same body gets the first answer again, marked `Idempotency-Replayed`; with another body 422; while the first is still running 409. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Requests allowed in a window of 60 seconds. */
        RateLimitLimit: number;
        /** @description Requests left in the current window. */
        RateLimitRemaining: number;
        /** @description Seconds until the window ends; on 429 that of the limit that was met. */
        RateLimitReset: number;
        /** @description Seconds to wait before repeating the request; on 429 the same as `X-RateLimit-Reset`. */
        RetryAfter: number;
        /** @description `true` when this is the kept answer of an earlier request with the same `Idempotency-Key`. */
        IdempotencyReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's agents in short form. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /** @description Only calls made by this agent. */
                agentId?: components["schemas"]["Id"];
                /** @description How many to return at most. Read leniently: more than 200 means 200, below 1 or not a number means 50, and of a repeated one the first counts. */
                limit?: number;
                /** @description Where the previous page ended, as given in its `Link` header. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls, without their turns. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /** @description `<…>; rel="next"` when there are older calls; relative to this request. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    placeCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe for 24 hours: the same key with the same body gets the first answer again, marked `Idempotency-Replayed`; with another body 422; while the first is still running 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallRequest"];
            };
        };
        responses: {
            /** @description The call, ringing. */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hangUpCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call is over, or on its way to be. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe for 24 hours: the same key with the same body gets the first answer again, marked `Idempotency-Replayed`; with another body 422; while the first is still running 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRequest"];
            };
        };
        responses: {
            /** @description The agent's first line. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe for 24 hours: the same key with the same body gets the first answer again, marked `Idempotency-Replayed`; with another body 422; while the first is still running 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The conversation's `callId`. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The agent's next line. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation's `callId`. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is over. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}

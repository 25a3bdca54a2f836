// Generated from openapi/console.yaml by scripts/generate-api-types.ts. Change the source, then run "npm run openapi".

export interface paths {
    "/console/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: operations["getSession"];
        put?: never;
        /** Log in */
        post: operations["createSession"];
        /**
         * Log out
         * @description Without a session there is nothing to end, which is fine too.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects of the person */
        get: operations["listProjects"];
        put?: never;
        /** Create a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** Read a project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description What is left out keeps its value.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/console/api/projects/{projectId}/agents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** Agents of a project */
        get: operations["listAgents"];
        put?: never;
        /** Create an agent */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an agent */
        get: operations["getAgent"];
        /**
         * Save an agent
         * @description What is left out keeps its value; a flow replaces the whole flow. Running conversations stay on the flow they began with.
         */
        put: operations["saveAgent"];
        post?: never;
        /**
         * Delete an agent
         * @description Its calls stay and keep its name; open conversations run on to their end.
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** API keys of a project */
        get: operations["listKeys"];
        put?: never;
        /** Create an API key */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key
         * @description The replacement has the same name and no expiry. The old key works on for the grace period, or until its own expiry if that comes first.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description It stops at once and for good. A key that no longer works stays as it is.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** Webhook endpoints of a project */
        get: operations["listEndpoints"];
        put?: never;
        /** Add a webhook endpoint */
        post: operations["createEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an endpoint
         * @description Its deliveries stay listed; those that wait for another attempt fail.
         */
        delete: operations["deleteEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change an endpoint or switch it on or off
         * @description Switching it off fails the deliveries that wait for another attempt.
         */
        patch: operations["updateEndpoint"];
        trace?: never;
    };
    "/console/api/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test delivery
         * @description Allowed to an endpoint that is switched off, too.
         */
        post: operations["pingEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** The 50 latest deliveries */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a delivery with its attempts and body */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery once more
         * @description The same id and body, one attempt at once. A waiting delivery keeps its own schedule.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/connections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** Every known provider and whether it is connected */
        get: operations["listConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/connections/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Connect a provider
         * @description openai, anthropic, google, groq, mistral, deepgram, elevenlabs, cartesia and sarvam take `apiKey` and optionally `baseUrl`; openai-compatible `baseUrl` and optionally `apiKey`; telephony_a `accountSid`, `authToken`, `phoneNumber` and optionally `baseUrl`; telephony_b `accountSid`, `apiKey`, `apiToken`, `phoneNumber` and optionally `baseUrl`. They are encrypted at rest and never come back.
         */
        put: operations["saveConnection"];
        post?: never;
        /** Forget a provider's credentials */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/opt-outs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Numbers that asked not to be called again
         * @description Phone calls to them are refused.
         */
        get: operations["listOptOuts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/opt-outs/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
                /** @description In international format; the `+` may be percent-encoded. */
                number: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let a number be called again */
        delete: operations["liftOptOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * The call log
         * @description Newest first. With rare matches a page may hold fewer calls than `limit` and still be followed by another: go on as long as there is a `Link` with `rel="next"`.
         */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/calls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a call with its turns */
        get: operations["getCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/test-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an agent in text
         * @description As in the public API, on the channel `browser_text`; no webhook is sent.
         */
        post: operations["startTestConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/test-conversations/{callId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                callId: components["parameters"]["CallId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something to an agent under test */
        post: operations["sendTestMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/actors/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an actor's record */
        get: operations["getActor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/actors/{type}/{id}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Download an actor's journal */
        get: operations["getJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            message: string;
            error: string;
            statusCode: number;
        };
        PlainError: {
            message: string;
            /** @description Name of the status; missing on 429 and 500. */
            error?: string;
            statusCode: number;
        };
        /**
         * Format: uuid
         * @description A UUID; any case is accepted, lower case is given.
         */
        Uuid: string;
        /** @description ISO 8601, UTC. */
        Time: string;
        /** @description ISO 8601, UTC. */
        NullableTime: string | null;
        /** @description Surrounding blanks are removed. */
        Name: string;
        /** @description `<provider>:<model>`; empty for none chosen. */
        ModelChoice: string;
        /** @enum {string} */
        SpeechChoice: "" | "deepgram" | "sarvam" | "elevenlabs" | "cartesia" | "builtin";
        /** @enum {string} */
        TelephonyChoice: "" | "telephony_a" | "telephony_b";
        Url: string;
        Session: {
            email: string;
        };
        Project: {
            id: string;
            name: string;
            defaultModel: string;
            defaultSpeech: string;
            defaultTelephony: string;
            createdAt: components["schemas"]["Time"];
        };
        AgentSettings: {
            name?: components["schemas"]["Name"];
            description?: string;
            model?: components["schemas"]["ModelChoice"];
            speech?: components["schemas"]["SpeechChoice"];
            telephony?: components["schemas"]["TelephonyChoice"];
            /** @description International format; empty for the provider's default. */
            phoneNumber?: string;
            /** @description Any object up to 256 KiB; what is missing becomes an issue. */
            flow?: {
                [key: string]: unknown;
            };
        };
        AgentIssue: {
            /** @enum {string} */
            level: "error" | "warning";
            message: string;
        };
        ListedAgent: {
            id: string;
            projectId: string;
            name: string;
            description: string;
            model: string;
            speech: string;
            telephony: string;
            phoneNumber: string;
            ready: boolean;
            stepCount: number;
            updatedAt: components["schemas"]["Time"];
            createdAt: components["schemas"]["Time"];
            issues: components["schemas"]["AgentIssue"][];
        };
        Agent: components["schemas"]["ListedAgent"] & {
            flow: {
                [key: string]: unknown;
            };
        };
        Key: {
            id: string;
            name: string;
            /** @description First 16 characters. */
            start: string;
            /** @enum {string} */
            status: "active" | "expiring" | "expired" | "revoked";
            createdAt: components["schemas"]["Time"];
            /** @description When it stops or stopped working by itself. */
            expiresAt: string | null;
            lastUsedAt: components["schemas"]["NullableTime"];
            /** @description Every authenticated request; a few seconds late. */
            requestCount: number;
            /** @description Id of the key that this one replaced. */
            replaces?: string | null;
        };
        NewKey: components["schemas"]["Key"] & {
            /** @description Shown this once. */
            key: string;
        };
        RotatedKey: components["schemas"]["NewKey"] & {
            /** @description Id of the key that it replaces. */
            replaces: string;
        };
        Endpoint: {
            id: string;
            url: string;
            enabled: boolean;
            /** @enum {string} */
            event: "call.completed";
            createdAt: components["schemas"]["Time"];
        };
        NewEndpoint: components["schemas"]["Endpoint"] & {
            /** @description Shown this once. */
            secret: string;
        };
        PingResult: {
            deliveryId: string;
            accepted: boolean;
            /** @description HTTP status of the receiver. */
            status: number | null;
            error: string | null;
            durationMs: number;
        };
        ListedDelivery: {
            id: string;
            /** @enum {string} */
            event: "call.completed" | "ping";
            endpointId: string;
            url: string;
            callId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** @description Automatic ones. */
            attempts: number;
            lastStatus: number | null;
            lastError: string | null;
            nextAttemptAt: components["schemas"]["NullableTime"];
            createdAt: components["schemas"]["Time"];
        };
        Delivery: components["schemas"]["ListedDelivery"] & {
            attemptLog: components["schemas"]["Attempt"][];
            /** @description The exact text that is sent; null before the first attempt. */
            body: string | null;
        };
        Attempt: {
            at: components["schemas"]["Time"];
            status: number | null;
            error: string | null;
            durationMs: number;
            manual: boolean;
        };
        Connection: {
            provider: string;
            /** @enum {string} */
            kind: "model" | "speech" | "telephony";
            connected: boolean;
            /** @enum {string|null} */
            source: "saved" | "environment" | "builtin" | null;
        };
        OptOut: {
            /** @description `+` and 8 to 15 digits. */
            number: string;
            /**
             * Format: uuid
             * @description The call in which the wish was heard.
             */
            callId: string;
            /** Format: date-time */
            at: string;
        };
        Credentials: {
            [key: string]: string;
        };
        /** @enum {string} */
        Channel: "phone" | "api_text" | "browser_voice" | "browser_text";
        /** @enum {string} */
        CallStatus: "queued" | "ringing" | "in_progress" | "ended";
        /** @enum {string} */
        Outcome: "completed" | "partial" | "callback_requested" | "wrong_person" | "opted_out" | "failed";
        CallFacts: {
            id: string;
            projectId: string;
            agentId: string;
            agent: components["schemas"]["NamedAgent"];
            channel: components["schemas"]["Channel"];
            status: components["schemas"]["CallStatus"];
            outcome: string | null;
            error: string | null;
            fields: {
                [key: string]: string | number | boolean;
            };
            variables: {
                [key: string]: string;
            };
            metadata: {
                [key: string]: string;
            };
            to: string | null;
            model: string;
            telephony: string | null;
            providerCallId: string | null;
            startedAt: components["schemas"]["Time"];
            endedAt: components["schemas"]["NullableTime"];
        };
        ListedCall: components["schemas"]["CallFacts"] & {
            turnCount: number;
        };
        Call: components["schemas"]["CallFacts"] & {
            turns: components["schemas"]["Turn"][];
        };
        NamedAgent: {
            id: string;
            name: string;
        };
        Turn: {
            id: string;
            callId: string;
            index: number;
            callerText: string | null;
            agentText: string;
            interrupted: boolean;
            nodeId: string;
            llmMs: number | null;
            audioMs: number | null;
            createdAt: components["schemas"]["Time"];
        };
        /** @description All together at most 48 KiB as JSON in UTF-8. */
        VariablesInput: {
            [key: string]: string | number | boolean;
        };
        Reply: {
            callId: string;
            reply: string;
            fields: {
                [key: string]: string | number | boolean;
            };
            step: string;
            ended: boolean;
            outcome: string | null;
        };
        Actor: {
            /** @description `type/id` */
            actorId: string;
            type: string;
            id: string;
            /** @description The latest entry of its journal. */
            seq: number;
            definition: {
                machine: string;
                version: string;
            };
            /** @enum {string} */
            status: "active" | "done" | "error" | "stopped";
            /** @description The state: a name, or an object of nested ones. */
            value: unknown;
            context: {
                [key: string]: unknown;
            };
            timers: {
                id: string;
                generation: number;
                at: components["schemas"]["Time"];
                event: string;
            }[];
            effects: {
                id: string;
                src: string;
                input: unknown;
            }[];
            wakeAt: components["schemas"]["NullableTime"];
        };
    };
    responses: {
        /** @description The request has to change. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is logged in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request came from another site. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing in a project of this person. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit or the present state forbids it; the message says which. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The conversation is over. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The agent's flow has an error; the message quotes it. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The language model could not be reached; the conversation is closed. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other failure, as in the public API; 500 has no `error`, 503 has `Retry-After`. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlainError"];
            };
        };
        /** @description Too many failed attempts to log in. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlainError"];
            };
        };
    };
    parameters: {
        ProjectId: components["schemas"]["Uuid"];
        Id: components["schemas"]["Uuid"];
        CallId: components["schemas"]["Uuid"];
        Provider: string;
        ActorType: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Logged in; the cookie is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is logged in any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order they were created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["Name"];
                };
            };
        };
        responses: {
            /** @description The project; its creator is a member. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: components["schemas"]["Name"];
                    defaultModel?: components["schemas"]["ModelChoice"];
                    defaultSpeech?: components["schemas"]["SpeechChoice"];
                    defaultTelephony?: components["schemas"]["TelephonyChoice"];
                };
            };
        };
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listAgents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most recently updated first, without their flows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAgent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentSettings"] & unknown;
            };
        };
        responses: {
            /** @description The agent, its flow checked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent with its flow and what is wrong with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    saveAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentSettings"];
            };
        };
        responses: {
            /** @description The agent, its flow checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; every working key and the latest of the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["Name"];
                    /** @description Null or left out for a key without an expiry. */
                    expiresInDays?: number | null;
                };
            };
        };
        responses: {
            /** @description The key, in full this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 24 */
                    graceHours?: number;
                } | null;
            };
        };
        responses: {
            /** @description The replacement, in full this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first, at most five. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Endpoint"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: components["schemas"]["Url"];
                };
            };
        };
        responses: {
            /** @description The endpoint, with its signing secret this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled?: boolean;
                    url?: components["schemas"]["Url"];
                };
            };
        };
        responses: {
            /** @description The endpoint as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    pingEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How its one attempt went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PingResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedDelivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt has begun. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listConnections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Models first, then speech, then telephony. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    saveConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten, or there were none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listOptOuts: {
        parameters: {
            query?: {
                /** @description 1 to 200; anything else is read as the public API reads it. Default 50. */
                limit?: string;
                /** @description The place to go on from, as a `Link` header named it. */
                before?: string;
            };
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    /** @description Address of the next page, if there is one. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptOut"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    liftOptOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
                /** @description In international format; the `+` may be percent-encoded. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It may be called again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                agentId?: components["schemas"]["Uuid"];
                channel?: components["schemas"]["Channel"];
                status?: components["schemas"]["CallStatus"];
                outcome?: components["schemas"]["Outcome"];
                /** @description 1 to 200; anything else is read as the public API reads it. Default 50. */
                limit?: string;
                /** @description The place to go on from, as a `Link` header named it. */
                before?: string;
            };
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls with the number of their turns. */
            200: {
                headers: {
                    /** @description Address of the next page, if there is one. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCall"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    startTestConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    variables?: components["schemas"]["VariablesInput"];
                    /** @description `<provider>:<model>` */
                    model?: string;
                } | null;
            };
        };
        responses: {
            /** @description The agent's first line. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            502: components["responses"]["BadGateway"];
            default: components["responses"]["Failure"];
        };
    };
    sendTestMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                callId: components["parameters"]["CallId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Trimmed; then 1 to 8,000 UTF-16 code units. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The agent's next line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            502: components["responses"]["BadGateway"];
            default: components["responses"]["Failure"];
        };
    };
    getActor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is, what it remembers, what it waits for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Actor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Lines, one entry a line, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
}

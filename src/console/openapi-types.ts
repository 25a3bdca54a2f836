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
    "/console/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password
         * @description Ends all sessions of the person but this one, which gets a new cookie.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
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
    "/console/api/agents/{id}/test-conversations/{callId}": {
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
        post?: never;
        /** End a conversation with an agent under test */
        delete: operations["endTestConversation"];
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
    "/console/api/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this installation is and can do */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the flow as the editor works on it
         * @description The draft, or, without one, the published flow under the same revision.
         */
        get: operations["getDraft"];
        /**
         * Save the draft
         * @description Needs `If-Match: "<revision>"` with the revision that the change was made on. Conversations, calls and the public API go on with the published flow.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Discard the draft
         * @description The editor is back at the published flow. Needs `If-Match`; without a draft it changes nothing.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Where the editor shows the steps */
        get: operations["getLayout"];
        /**
         * Save where the editor shows the steps
         * @description Replaces all positions; the last one to save wins. Changes neither the flow nor its revision.
         */
        put: operations["saveLayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/publish": {
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
         * Make the draft live
         * @description Running conversations stay on the flow they began with. The draft is gone afterwards.
         */
        post: operations["publishAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Flows that were live
         * @description The latest 200 are kept.
         */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        /** Read a version with its flow */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a version the draft
         * @description Replaces the draft, so it needs `If-Match` as saving does. Nothing is published.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/test-calls": {
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
         * Call a number with this agent
         * @description A phone call as the public API places one, but not reported to webhooks. `GET /console/api/service` lists simulated people who can be called where no carrier is connected.
         */
        post: operations["placeTestCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/simulations": {
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
         * Let made-up people talk with an agent
         * @description Each knows what they mean by every field, and talks in one of ten manners. The talks are held in memory: nothing is stored and nobody is called. The built-in rules understand them, whatever model the agent has; the same seed brings the same people, and with the same flow the same talks.
         */
        post: operations["simulatePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/agents/{id}/voice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Talk with an agent from the browser
         * @description A WebSocket. Every message is one JSON object in a text frame; audio is base64 of 16-bit little-endian PCM, mono, in frames of 20 ms at the rate that `start` names. The client sends `VoiceClientMessage`, first of all `start` within 10 s; the service sends `VoiceServerMessage`. The call appears under the channel `browser_voice`; no webhook is sent. Closing the socket ends the call. What is refused is refused before the upgrade, or closes the socket with a `failed` message first. Close codes: 1000 the call is over, 1001 the service stops, 1008 the session is over or the protocol was broken, 1013 too many calls or a client that does not read.
         */
        get: operations["openVoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * What changes in a project
         * @description A WebSocket; each text frame is one `ProjectEvent`, at most ten a second, of several changes of one thing the latest. An event is a hint: after a gap, and on reconnecting, ask for the list again. The client sends nothing. Close codes: 1001 the service stops, 1008 the session is over, 1013 too many viewers or a client that does not read.
         */
        get: operations["watchProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Figures of the calls that ended in a period
         * @description From hourly sums that are written when a call ends. Percentiles are read from histograms whose buckets grow by a tenth, so they are exact to about 5 %. Tests in the browser are not counted. Among several nodes, what has ended on another one follows within a second.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * The built-in webhook receiver
         * @description An address of this service that takes webhooks and shows them, for trying things out. Not in production, where it is 404. The latest 50 requests are kept in memory, by the node that received them.
         */
        get: operations["getReceiver"];
        put?: never;
        /**
         * Empty the receiver
         * @description It answers 200 again. Add its `url` as an endpoint to receive anything.
         */
        post: operations["resetReceiver"];
        delete?: never;
        options?: never;
        head?: never;
        /** Choose what the receiver answers */
        patch: operations["updateReceiver"];
        trace?: never;
    };
    "/console/api/deliveries/{id}/request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The request that a delivery makes, signed now
         * @description For sending it by hand. The signature carries the present time, as that of every attempt does.
         */
        get: operations["getDeliveryRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/connections/{provider}/check": {
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
        put?: never;
        /**
         * Ask a provider whether it knows the credentials
         * @description One harmless request to the provider. With a body, those credentials are checked and not saved; without one, what is connected now. That the provider refuses them is an answer, not a failure.
         */
        post: operations["checkConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/calls/{id}/end": {
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
         * End a call or conversation
         * @description On any channel. One that has ended stays as it is. Calls of telephony_b cannot be ended from here (409).
         */
        post: operations["endCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/calls/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Where each collected value came from */
        get: operations["getCallEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/calls/{id}/path": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The way a call took through its flow
         * @description The flow is that of the call, whatever became of the agent since.
         */
        get: operations["getCallPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/projects/{projectId}/actors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Durable statecharts of a project
         * @description Newest first. With rare matches a page may hold fewer than `limit` and still be followed by another: go on as long as there is a `Link` with `rel="next"`.
         */
        get: operations["listActors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/actors/{type}/{id}/definition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The statechart that an actor runs on */
        get: operations["getActorDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/actors/{type}/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** An actor's journal, page by page */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/actors/{type}/{id}/states/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
                /** @description Number of an entry. */
                seq: components["parameters"]["Seq"];
            };
            cookie?: never;
        };
        /** An actor as it was after an entry */
        get: operations["getActorState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/actors/{type}/{id}/entries/{seq}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
                /** @description Number of an entry. */
                seq: components["parameters"]["Seq"];
            };
            cookie?: never;
        };
        /** Why an entry led where it did */
        get: operations["explainEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/actors/conversation/{id}/fork": {
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
         * Begin a test conversation where another one was
         * @description The new one begins where the agent last waited for an answer, at the entry or before it: with what was said and collected until then, and nothing later. An entry in the middle of a turn goes back to before that turn's message; before the agent had said anything, it begins anew. It runs on the channel `browser_text`, and goes on as a test conversation of the same agent. The old one stays as it is.
         */
        post: operations["forkConversation"];
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
        /** @description Surrounding blanks are removed; something of it must be visible. */
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
        /** @description What the project's phone calls are held to, within what the operator allows. What is left out keeps its value. */
        CallLimits: {
            /** @description Calls at once; null for as many as the operator allows. */
            live?: number | null;
            /** @description Calls from midnight to midnight, UTC; null for as many as the operator allows. */
            perDay?: number | null;
            /** @description What a number may begin with; empty for any number. */
            destinations?: string[];
        };
        Project: {
            id: string;
            name: string;
            defaultModel: string;
            defaultSpeech: string;
            defaultTelephony: string;
            /** @description Zone in which people mean days and times where a flow has none of its own; empty: that of the dialled number's country, else the installation's. */
            timeZone: string;
            callLimits: components["schemas"]["CallLimits"];
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
            flow?: components["schemas"]["Flow"];
        };
        AgentIssue: {
            /** @enum {string} */
            level: "error" | "warning";
            message: string;
            where: {
                /** @description Id of the step; null for what is no step's. */
                node: string | null;
                /** @description JSON pointer into the flow as saved, such as `/nodes/3/next`; `` for all of it. */
                pointer: string;
            };
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
            /** @description Of what the editor works on; see `getDraft`. */
            revision: number;
            /** @description The version that is live; null when no flow was ever saved. */
            published: {
                version: number;
                at: components["schemas"]["Time"];
            } | null;
            /** @description There are changes that are not published. */
            hasDraft: boolean;
        };
        Agent: components["schemas"]["ListedAgent"] & {
            flow: components["schemas"]["Flow"];
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
            status: components["schemas"]["DeliveryStatus"];
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
        /** @enum {string} */
        DeliveryStatus: "pending" | "delivered" | "failed";
        Attempt: {
            at: components["schemas"]["Time"];
            status: number | null;
            error: string | null;
            durationMs: number;
            manual: boolean;
        };
        Connection: {
            provider: string;
            /** @description What it takes to connect it; empty where nothing does. */
            fields: components["schemas"]["ConnectionField"][];
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
            turns: components["schemas"]["ConsoleTurn"][];
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
        Fork: {
            callId: string;
            reply: string;
            fields: {
                [key: string]: string | number | boolean;
            };
            step: string;
            ended: boolean;
            outcome: string | null;
            /** @description Entry whose state it began with. */
            seq: number;
        };
        Actor: {
            /** @description `type/id` */
            actorId: string;
            type: string;
            id: string;
            subject: components["schemas"]["ActorSubject"];
            /** @description The latest entry of its journal. */
            seq: number;
            definition: {
                machine: string;
                version: string;
            };
            status: components["schemas"]["ActorStatus"];
            value: components["schemas"]["StateValue"];
            context: {
                [key: string]: unknown;
            };
            timers: components["schemas"]["ActorTimer"][];
            effects: {
                id: string;
                src: string;
                input: unknown;
            }[];
            wakeAt: components["schemas"]["NullableTime"];
        };
        /** @description ISO 8601 with a zone, such as 2026-03-02T09:00:00Z. A day alone, such as 2026-03-02, is its first moment in UTC: from one day to the next is the whole first day. */
        TimeInput: string;
        Service: {
            version: string;
            production: boolean;
            publicUrl: string | null;
            /** @description Projects without a carrier of their own call simulated people. */
            simulatesCalls: boolean;
            /** @description Numbers that can be called then; empty otherwise. */
            simulatedPeople: {
                number: string;
                description: string;
            }[];
        };
        /** @description Any object up to 256 KiB; what is missing becomes an issue. Optional, and absent where they were not saved: of a field `kind` (date, time, datetime, phone, email, name, amount), `synonyms` (option → words), `texts` (language → question, or `{question, options, misfit}`), `min`, `max` and `pattern`; of a step that speaks `texts` (language → text); of the settings `timeZone` and `understanding`. Attributes that mean nothing are kept, with a warning. */
        Flow: {
            [key: string]: unknown;
        };
        Draft: {
            flow: components["schemas"]["Flow"];
            /** @description Counts every change of what the editor works on. */
            revision: number;
            /** @description False when this is the published flow. */
            isDraft: boolean;
            savedAt: components["schemas"]["Time"];
            /** @description E-mail address of the person; null for the published flow. */
            savedBy: string | null;
            /** @description It could be published. */
            ready: boolean;
            issues: components["schemas"]["AgentIssue"][];
            stepCount: number;
        };
        /** @description At most 64 KiB as JSON in UTF-8. */
        Layout: {
            /** @description Position of each step, as `[x, y]`. */
            nodes: {
                [key: string]: number[];
            };
        };
        ListedVersion: {
            version: number;
            /** @description The same for flows of the same content. */
            flowHash: string;
            at: components["schemas"]["Time"];
            /** @description E-mail address of the person; null for the service itself. */
            by: string | null;
            note: string;
            stepCount: number;
            ready: boolean;
        };
        Version: components["schemas"]["ListedVersion"] & {
            flow: components["schemas"]["Flow"];
        };
        /**
         * @description HTTP status of its answers.
         * @enum {integer}
         */
        ReceiverAnswer: 200 | 500;
        Receiver: {
            url: string;
            answers: components["schemas"]["ReceiverAnswer"];
            requests: {
                at: components["schemas"]["Time"];
                answered: number;
                headers: {
                    [key: string]: string;
                };
                /** @description The first 64 KiB. */
                body: string;
                /** @description An endpoint of the project with this address made the signature. */
                signatureValid: boolean;
            }[];
        };
        DeliveryRequest: {
            url: string;
            headers: {
                [key: string]: string;
            };
            body: string;
        };
        ConnectionField: {
            name: string;
            required: boolean;
            secret: boolean;
        };
        ConnectionCheck: {
            ok: boolean;
            /** @description For a person; the provider's own words where it gave any. */
            message: string;
            ms: number;
        };
        /** @description Where the time went between the person's last sound and the first sound of the reply; null for text and where nothing was answered. */
        TurnLatency: {
            endpointingMs: number;
            recognitionMs: number;
            modelMs: number;
            synthesisMs: number;
            ownMs: number;
        } | null;
        ConsoleTurn: components["schemas"]["Turn"] & {
            latency: components["schemas"]["TurnLatency"];
        };
        FieldValue: string | number | boolean;
        Simulation: {
            seed: number;
            /** @description In the order of the people, whose manners take turns. */
            talks: components["schemas"]["SimulatedTalk"][];
            /** @description What the talks have reached of the flow. */
            coverage: {
                steps: number;
                missedSteps: string[];
                branches: number;
                missedBranches: string[];
            };
        };
        SimulatedTalk: {
            /** @enum {string} */
            manner: "cooperative" | "terse" | "chatty" | "correcting" | "confused" | "bad line" | "refusing" | "code-switching" | "ahead" | "siblings";
            /** @enum {string} */
            language: "en" | "hi" | "romanised";
            /** @description Null for a talk that was given up. */
            outcome: null | components["schemas"]["Outcome"];
            /** @description Messages of the person. */
            turnCount: number;
            /** @description Whether it ended at an end of the flow with every value that the person meant. */
            isComplete: boolean;
            /** @description What went wrong, the worst first. */
            findings: {
                /** @enum {string} */
                problem: "false ending" | "wrong value" | "missed wish" | "stuck" | "missing value";
                field: string | null;
                /** @description The value of the field in the end. */
                kept: string | number | boolean | null;
                /** @description The value that the person meant. */
                meant: string | number | boolean | null;
                /** @description The wish that was heard though nobody had it, or was not heard. */
                wish: string | null;
            }[];
            /** @description What was said, of the first talks in which something went wrong; empty of the others. */
            lines: {
                /** @enum {string} */
                by: "agent" | "person";
                text: string;
            }[];
        };
        FieldEvidence: {
            field: string;
            value: components["schemas"]["FieldValue"];
            /** @description Index of the turn whose words brought it. */
            turn: number | null;
            /** @description Entry of the journal. */
            seq: number;
            /** @description The whole of what the person said. */
            said: string;
            /** @description The words that say it: UTF-16 positions in `said`, `end` exclusive. Null where they are not known. */
            span: {
                start: number;
                end: number;
            } | null;
            /** @description Step whose question was on the table. */
            askedAt: string;
            /** @description How often it had been asked then; 0 where the field was volunteered. */
            attempt: number;
            /** @description What read the words: `rules`, `keys`, or the model. */
            by: string;
            /** @description Earlier values, oldest first. */
            replaced: {
                value: components["schemas"]["FieldValue"];
                turn: number | null;
            }[];
        };
        Comparison: {
            field: string;
            /** @description What the field held; null where it held nothing. At most 160 characters; `…` stands for the rest. */
            value: string | number | boolean | null;
            op: string;
            /** @description What the branch compares with, a text or list of texts cut in the same way. */
            against: unknown;
            held: boolean;
        };
        PathStep: {
            /** @description Id of the step. */
            node: string;
            seq: number;
            /** @description Turn that was in hand. */
            turn: number;
            at: components["schemas"]["Time"];
            /** @description True for the last step of an answer that could not hold what followed. Left out otherwise. */
            isCutShort?: boolean;
            /** @description At a branch, what it chose and why. */
            chose: {
                /** @description Its position, from 0; null for the default. */
                branch: number | null;
                next: string;
                /** @description One for each branch that was looked at, in order; the last one held unless the default was taken. Of more than 20, the first 19 and the last. */
                compared: components["schemas"]["Comparison"][];
                /** @description How many were left out; missing where none was. */
                omitted?: number;
            } | null;
        };
        /** @enum {string} */
        ActorStatus: "active" | "done" | "error" | "stopped";
        /** @description The state: a name, or an object of nested ones. */
        StateValue: unknown;
        ActorTimer: {
            id: string;
            generation: number;
            at: components["schemas"]["Time"];
            event: string;
        };
        ActorEffect: {
            id: string;
            src: string;
        };
        /** @description What tells it from others of its type to a person: the number that is called and the agent, the agent, the name of a key, the event and the host of a delivery. Empty where none of it is known. */
        ActorSubject: string[];
        ListedActor: {
            /** @description `type/id` */
            actorId: string;
            type: string;
            id: string;
            subject: components["schemas"]["ActorSubject"];
            seq: number;
            machine: string;
            version: string;
            value: components["schemas"]["StateValue"];
            status: components["schemas"]["ActorStatus"];
            listedAt: components["schemas"]["Time"];
            wakeAt: components["schemas"]["NullableTime"];
            /** @description Names of those that are running. */
            effects: string[];
            /** @description Why the latest event could not be taken; null where it could. */
            rejected: string | null;
        };
        ActorDefinition: {
            machine: string;
            version: string;
            /** @description The statechart as Stately's tools draw it. */
            config: {
                [key: string]: unknown;
            };
            flow: {
                [key: string]: unknown;
            } | null;
            /** @description The agent's present one, as `getLayout` answers it. */
            layout: {
                [key: string]: unknown;
            } | null;
        };
        Entry: {
            seq: number;
            /** @description Position within the commit that it was written in; 0 for the first. */
            index: number;
            at: components["schemas"]["Time"];
            event: {
                type: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The state before; null before the first entry. */
            from: unknown;
            to: components["schemas"]["StateValue"];
            status: components["schemas"]["ActorStatus"];
            timersSet: components["schemas"]["ActorTimer"][];
            timersCancelled: string[];
            startEffects: components["schemas"]["ActorEffect"][];
            stopEffects: string[];
            /** @description `type/id` of each. */
            creates: string[];
            rejected: string | null;
            /** @description Process that wrote it. */
            writer: string;
        };
        Explanation: {
            event: {
                type: string;
                /** @enum {string} */
                by: "person" | "timer" | "effect" | "operator" | "service";
                seq: number;
                at: components["schemas"]["Time"];
            };
            /** @description Each transition in order. */
            steps: {
                /** @description The state before; null before the first. */
                from: unknown;
                to: components["schemas"]["StateValue"];
                /** @description Type of the event, or `always` for a transition without one. */
                by: string;
                /** @description In the order in which they were asked; at most 200 in all steps together. */
                guards: {
                    name: string;
                    /** @description In words. */
                    text: string;
                    held: boolean;
                    compared: null | components["schemas"]["Comparison"];
                }[];
                /** @description How many guards were left out; missing where none was. */
                omitted?: number;
            }[];
            waitsFor: {
                /** @enum {string} */
                kind: "event" | "timer" | "effect";
                name: string;
                until: components["schemas"]["NullableTime"];
            }[];
        };
        Percentiles: {
            p50: number | null;
            p95: number | null;
            p99: number | null;
        };
        Stats: {
            from: components["schemas"]["Time"];
            to: components["schemas"]["Time"];
            /** @enum {string} */
            bucket: "hour" | "day";
            /** @description Calls and conversations that ended. */
            calls: number;
            byOutcome: {
                [key: string]: number;
            };
            byChannel: {
                [key: string]: number;
            };
            /** @description Of phone calls. */
            minutes: number;
            llmMs: components["schemas"]["Percentiles"];
            audioMs: components["schemas"]["Percentiles"];
            /** @description Of the 200 latest deliveries in the period, whichever the agent. */
            deliveries: {
                pending: number;
                delivered: number;
                failed: number;
            };
            /** @description One for each bucket of the period, oldest first, empty ones too. */
            series: {
                at: components["schemas"]["Time"];
                calls: number;
                minutes: number;
                byOutcome: {
                    [key: string]: number;
                };
            }[];
        };
        ProjectEvent: {
            /** @enum {string} */
            kind: "call";
            id: string;
            call: components["schemas"]["ListedCall"];
        } | {
            /** @enum {string} */
            kind: "delivery";
            id: string;
            delivery: components["schemas"]["ListedDelivery"];
        } | {
            /** @enum {string} */
            kind: "agent";
            id: string;
            /** @description Null when it was deleted. */
            agent: null | components["schemas"]["ListedAgent"];
            revision: number;
        } | {
            /** @enum {string} */
            kind: "key";
            id: string;
            key: components["schemas"]["Key"];
        };
        VoiceClientMessage: {
            /** @enum {string} */
            type: "start";
            /** @enum {integer} */
            sampleRateHz: 8000 | 16000 | 24000 | 44100 | 48000;
            variables?: components["schemas"]["VariablesInput"];
            /**
             * @description Default published.
             * @enum {string}
             */
            flow?: "draft" | "published";
            model?: string;
        } | {
            /** @enum {string} */
            type: "audio";
            /** @description Base64, 20 ms. */
            audio: string;
        } | {
            /** @enum {string} */
            type: "played";
            name: string;
        } | {
            /** @enum {string} */
            type: "key";
            /** @enum {string} */
            digit: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "*" | "#";
        } | {
            /** @enum {string} */
            type: "end";
        };
        VoiceServerMessage: {
            /** @enum {string} */
            type: "started";
            callId: string;
            /** @description Of the audio that the service sends. */
            sampleRateHz: number;
        } | {
            /** @enum {string} */
            type: "audio";
            /** @description Base64. */
            audio: string;
        } | {
            /** @enum {string} */
            type: "mark";
            name: string;
        } | {
            /** @enum {string} */
            type: "clear";
        } | {
            /** @enum {string} */
            type: "line";
            turn: number;
            callerText: string | null;
            agentText: string;
            interrupted: boolean;
        } | {
            /** @enum {string} */
            type: "partial";
            text: string;
        } | {
            /** @enum {string} */
            type: "ended";
            outcome: string | null;
            error: string | null;
        } | {
            /** @enum {string} */
            type: "failed";
            statusCode?: number;
            message: string;
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
        /** @description It was changed by somebody else since; read it again. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The header `If-Match` is missing. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not now; `Retry-After` says when. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlainError"];
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
        /** @description Too many failed attempts to log in, or too many tests started in a minute. */
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
        Version: string;
        /** @description Number of an entry. */
        Seq: string;
        /** @description `"<revision>"` that the change was made on, else 412; `*` for whichever there is: an agent always has a flow to edit, so that `*` always fits (RFC 9110, section 13.1.1). Without it 428. */
        IfMatch: string;
        /** @description 1 to 200; anything else is read as the public API reads it. Default 50. */
        Limit: string;
        /** @description The place to go on from, as a `Link` header named it. */
        Before: string;
    };
    requestBodies: never;
    headers: {
        /** @description `"<revision>"`, for `If-Match`. */
        ETag: string;
        /** @description Address of the next page, if there is one. */
        Link: string;
    };
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
                    email?: string;
                    password?: string;
                    /** @description Printed at start outside production; works once, for ten minutes. */
                    token?: string;
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    next: string;
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
            409: components["responses"]["Conflict"];
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
                    /** @description IANA name, such as Europe/London; empty for none. */
                    timeZone?: string;
                    callLimits?: components["schemas"]["CallLimits"];
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
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only those of this call, all of them. */
                callId?: components["schemas"]["Uuid"];
                /** @description Only those with this status, among the 1,000 latest. */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description Only those to this endpoint, among the 1,000 latest. */
                endpointId?: components["schemas"]["Uuid"];
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
            429: components["responses"]["TooManyRequests"];
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
                limit?: components["parameters"]["Limit"];
                /** @description The place to go on from, as a `Link` header named it. */
                before?: components["parameters"]["Before"];
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
                    Link: components["headers"]["Link"];
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
                /** @description Calls that began then or later. */
                from?: components["schemas"]["TimeInput"];
                /** @description Calls that began before. */
                to?: components["schemas"]["TimeInput"];
                /** @description Text that a call has somewhere: in its id, number, error, agent's name, fields, variables or metadata. Case does not matter, nor do blanks and punctuation in a number. */
                q?: string;
                /** @description 1 to 200; anything else is read as the public API reads it. Default 50. */
                limit?: components["parameters"]["Limit"];
                /** @description The place to go on from, as a `Link` header named it. */
                before?: components["parameters"]["Before"];
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
                    Link: components["headers"]["Link"];
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
                    /**
                     * @description What the editor holds now, or what is live. Default published.
                     * @enum {string}
                     */
                    flow?: "draft" | "published";
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
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            default: components["responses"]["Failure"];
        };
    };
    endTestConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                callId: components["parameters"]["CallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
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
            410: components["responses"]["Gone"];
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
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getDraft: {
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
            /** @description The draft with what is wrong with it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description `"<revision>"` that the change was made on, else 412; `*` for whichever there is: an agent always has a flow to edit, so that `*` always fits (RFC 9110, section 13.1.1). Without it 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    flow: components["schemas"]["Flow"];
                };
            };
        };
        responses: {
            /** @description The draft as it is now, its flow checked. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description `"<revision>"` that the change was made on, else 412; `*` for whichever there is: an agent always has a flow to edit, so that `*` always fits (RFC 9110, section 13.1.1). Without it 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no draft any more. */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Failure"];
        };
    };
    getLayout: {
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
            /** @description Positions by step id; empty when none were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    saveLayout: {
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
                "application/json": components["schemas"]["Layout"];
            };
        };
        responses: {
            /** @description Saved. */
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
    publishAgent: {
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
                    /** @description Of the draft that is meant. */
                    revision: number;
                    /** @description Shown in the list of versions. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The agent with its new version. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listVersions: {
        parameters: {
            query?: {
                /** @description 1 to 200; anything else is read as the public API reads it. Default 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Version to go on from, as a `Link` header named it. */
                before?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, without their flows. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedVersion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description `"<revision>"` that the change was made on, else 412; `*` for whichever there is: an agent always has a flow to edit, so that `*` always fits (RFC 9110, section 13.1.1). Without it 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Failure"];
        };
    };
    placeTestCall: {
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
                    /** @description International format. */
                    to: string;
                    variables?: components["schemas"]["VariablesInput"];
                    /** @description `<provider>:<model>` */
                    model?: string;
                    /** @enum {string} */
                    provider?: "telephony_a" | "telephony_b";
                };
            };
        };
        responses: {
            /** @description The call; the carrier has taken it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    simulatePeople: {
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
                    people: number;
                    /** @description Default 1. */
                    seed?: number;
                    /**
                     * @description What the editor holds now, or what is live. Default published.
                     * @enum {string}
                     */
                    flow?: "draft" | "published";
                };
            };
        };
        responses: {
            /** @description What the talks came to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    openVoice: {
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
            /** @description What the service sends, and, under a media type of its own here, what the client sends. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceServerMessage"];
                    "application/vnd.parley.client+json": components["schemas"]["VoiceClientMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    watchProject: {
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
            /** @description What the service sends. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getStats: {
        parameters: {
            query?: {
                /** @description First moment, rounded down to a full hour. Default seven days before `to`. */
                from?: components["schemas"]["TimeInput"];
                /** @description End, exclusive, rounded up to a full hour. Default now. At most 366 days after `from`. */
                to?: components["schemas"]["TimeInput"];
                agentId?: components["schemas"]["Uuid"];
                /** @description Length of a point of the series; default `hour` up to two days, else `day` (UTC). */
                bucket?: "hour" | "day";
            };
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getReceiver: {
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
            /** @description The receiver with what it has received, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receiver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    resetReceiver: {
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
            /** @description The receiver, empty. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receiver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateReceiver: {
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
                    answers: components["schemas"]["ReceiverAnswer"];
                };
            };
        };
        responses: {
            /** @description The receiver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receiver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getDeliveryRequest: {
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
            /** @description Address, headers and exact body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    checkConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": null | components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionCheck"];
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
    endCall: {
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
            /** @description It has ended. */
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
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getCallEvidence: {
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
            /** @description One for each field that has a value, in the order of the flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldEvidence"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getCallPath: {
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
            /** @description Steps in the order in which they were entered; one may be entered several times. At most 1 MiB of them, from the beginning. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathStep"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listActors: {
        parameters: {
            query?: {
                type?: "call" | "conversation" | "api-key" | "webhook-delivery";
                status?: components["schemas"]["ActorStatus"];
                /** @description 1 to 200; anything else is read as the public API reads it. Default 50. */
                limit?: components["parameters"]["Limit"];
                /** @description The place to go on from, as a `Link` header named it. */
                before?: components["parameters"]["Before"];
            };
            header?: never;
            path: {
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where each is. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedActor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getActorDefinition: {
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
            /** @description The machine, and for calls and conversations the flow that it was made from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActorDefinition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description Entries after this `seq`; default from the first. */
                after?: string;
                /** @description 1 to 200; anything else is read as the public API reads it. Default 50. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getActorState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
                /** @description Number of an entry. */
                seq: components["parameters"]["Seq"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As `getActor` would have answered then; `seq` is the asked one. */
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
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    explainEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["ActorType"];
                id: components["parameters"]["Id"];
                /** @description Number of an entry. */
                seq: components["parameters"]["Seq"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, every transition that it caused with the guards that were asked, and what is waited for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    forkConversation: {
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
                    /** @description The latest entry that it may begin with. */
                    seq: number;
                    /**
                     * @description The flow of the conversation, or what the editor of its agent holds now.
                     * @enum {string}
                     */
                    flow: "same" | "draft";
                };
            };
        };
        responses: {
            /** @description The agent's latest line before the fork. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fork"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            default: components["responses"]["Failure"];
        };
    };
}

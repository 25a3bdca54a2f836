import type { Runtime } from '../actors/runtime/runtime-types.ts'
import { secretPurpose } from '../console/endpoints.ts'
import { createCallSummaries, type CallSummaries } from '../webhooks/call-summaries.ts'
import { createDeliveryBodies, type DeliveryBodies } from '../webhooks/delivery-bodies.ts'
import { createEndpointLimiter } from '../webhooks/endpoint-limiter.ts'
import { createWebhookAgent } from '../webhooks/http/webhook-agent.ts'
import { createPostWebhook, type PostWebhook } from '../webhooks/post-webhook.ts'
import type { ServiceCore } from './service-core.ts'

export interface Webhooks {
  summaries: CallSummaries
  bodies: DeliveryBodies
  post: PostWebhook
  /** Closes all connections to endpoints. */
  close(): void
}

/** Creates what sends webhooks: the bodies of deliveries, and their way to the endpoints. */
export function assembleWebhooks(
  core: Pick<ServiceCore, 'config' | 'store' | 'seal' | 'resolve' | 'clock'>,
  runtime: Pick<Runtime, 'read'>,
): Webhooks {
  const { config, store, seal, resolve, clock } = core
  const production = config.isProduction
  const summaries = createCallSummaries(runtime, store.actors)
  const bodies = createDeliveryBodies({ payloads: store.payloads, summaries })
  const agent = createWebhookAgent({ production, resolve })
  const post = createPostWebhook({
    endpoints: store.endpoints,
    bodies,
    decryptSecret: (sealed, endpointId) => seal.open(sealed, secretPurpose(endpointId)),
    agent,
    limiter: createEndpointLimiter(),
    clock,
    production,
  })
  return { summaries, bodies, post, close: () => agent.destroy() }
}

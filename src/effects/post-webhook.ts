import type { AttemptInput, AttemptResult } from '../ports/webhooks.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/**
 * Sends a delivery once. A repeat sends the same bytes under the same delivery id, by which a receiver knows that it
 * has handled them.
 */
export function postWebhookEffect(
  post: (input: AttemptInput, context: { signal: AbortSignal; effectId: string }) => Promise<AttemptResult>,
): EffectHandler<AttemptInput, AttemptResult> {
  return { src: 'postWebhook', resultMayWait: true, run: post }
}

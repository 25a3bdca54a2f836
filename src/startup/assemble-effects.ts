import { effectHandlers, type EffectHandlers } from '../actors/runtime/effect-handler.ts'
import { composeEffect } from '../effects/compose.ts'
import { promptAndCollectEffect } from '../effects/prompt-and-collect.ts'
import { dialEffect } from '../effects/dial.ts'
import { hangUpEffect } from '../effects/hang-up.ts'
import { saveOptOutEffect } from '../effects/save-opt-out.ts'
import { fetchCallStatusEffect } from '../effects/fetch-call-status.ts'
import { postWebhookEffect } from '../effects/post-webhook.ts'
import { prepareOpeningEffect } from '../effects/prepare-opening.ts'
import { resolveRecipientsEffect } from '../effects/resolve-recipients.ts'
import { holdMediaSessionEffect } from '../effects/hold-media-session.ts'
import { understandEffect } from '../effects/understand.ts'
import type { Clock } from '../base/time.ts'
import type { Phone } from '../telephony/phone.ts'
import type { LanguageModel } from '../ports/language.ts'
import type { Store } from '../ports/store.ts'
import type { CallSummaries } from '../webhooks/call-summaries.ts'
import type { PostWebhook } from '../webhooks/post-webhook.ts'

/** The outside services that effects use. */
export interface EffectDeps {
  language: LanguageModel
  /** The same with shorter timeouts, for people on the phone. */
  languageOnCalls: LanguageModel
  phone: Pick<Phone, 'carriers' | 'optOuts' | 'mediaSessions'>
  store: Pick<Store, 'agents' | 'endpoints'>
  postWebhook: PostWebhook
  summaries: Pick<CallSummaries, 'prepare'>
  clock: Clock
}

/** Creates a handler for every effect that a machine names. */
export function assembleEffects(deps: EffectDeps): EffectHandlers {
  const { language, languageOnCalls, phone, store, postWebhook, summaries, clock } = deps
  return effectHandlers([
    understandEffect(language, languageOnCalls),
    composeEffect(language, phone.mediaSessions, languageOnCalls),
    resolveRecipientsEffect(store, (...about) => summaries.prepare(...about)),
    postWebhookEffect(postWebhook),
    dialEffect(phone.carriers, clock),
    fetchCallStatusEffect(phone.carriers),
    hangUpEffect(phone.carriers, clock),
    prepareOpeningEffect(phone.mediaSessions),
    holdMediaSessionEffect(phone.mediaSessions),
    promptAndCollectEffect(phone.mediaSessions),
    saveOptOutEffect(phone.optOuts),
  ])
}

import { effectHandlers, type EffectHandlers } from '../actors/effects.ts'
import { composeEffect } from '../actors/effects/compose.ts'
import { converseEffect } from '../actors/effects/converse.ts'
import { dialEffect } from '../actors/effects/dial.ts'
import { hangUpEffect } from '../actors/effects/hang-up.ts'
import { keepOptOutEffect } from '../actors/effects/keep-opt-out.ts'
import { lookEffect } from '../actors/effects/look.ts'
import { postWebhookEffect } from '../actors/effects/post-webhook.ts'
import { prepareOpeningEffect } from '../actors/effects/prepare-opening.ts'
import { prepareResultEffect } from '../actors/effects/prepare-result.ts'
import { talkEffect } from '../actors/effects/talk.ts'
import { understandEffect } from '../actors/effects/understand.ts'
import type { Clock } from '../actors/ports.ts'
import type { Phone } from '../phone/phone.ts'
import type { LanguageModel } from '../ports/language.ts'
import type { Store } from '../ports/store.ts'
import type { PostWebhook } from '../webhooks/post-webhook.ts'

/** Everything outside that the machines may ask for. */
export interface EffectDeps {
  language: LanguageModel
  /** The same with less patience: somebody is holding a phone. */
  languageOnCalls: LanguageModel
  phone: Pick<Phone, 'lines' | 'optOuts' | 'voices'>
  store: Pick<Store, 'agents' | 'endpoints'>
  postWebhook: PostWebhook
  clock: Clock
}

/** A handler for every effect that a machine names. */
export function assembleEffects(deps: EffectDeps): EffectHandlers {
  const { language, languageOnCalls, phone, store, postWebhook, clock } = deps
  return effectHandlers([
    understandEffect(language, languageOnCalls),
    composeEffect(language, phone.voices, languageOnCalls),
    prepareResultEffect(store),
    postWebhookEffect(postWebhook),
    dialEffect(phone.lines),
    lookEffect(phone.lines),
    hangUpEffect(phone.lines, clock),
    prepareOpeningEffect(phone.voices),
    talkEffect(phone.voices),
    converseEffect(phone.voices),
    keepOptOutEffect(phone.optOuts),
  ])
}

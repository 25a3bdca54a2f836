import { expect, it } from 'vitest'
import type { EffectContext } from '../../src/actors/runtime/effect-handler.ts'
import { composeEffect } from '../../src/effects/compose.ts'
import { understandEffect } from '../../src/effects/understand.ts'
import type { ComposeRequest, LanguageModel, UnderstandRequest } from '../../src/ports/language.ts'

/** A model that answers with its name. */
function named(name: string): LanguageModel {
  const understanding = { values: { name }, refused: [], intent: null, language: 'en' as const }
  return {
    understandNow: () => undefined,
    composeNow: () => undefined,
    understand: () => Promise.resolve(understanding),
    compose: () => Promise.resolve({ reply: name, firstTextAt: null }),
  }
}
const within = (effectId: string): EffectContext => ({
  signal: new AbortController().signal,
  effectId,
  invokedAt: 0,
  send: () => {},
})
const understanding = understandEffect(named('patient'), named('quick'))
const composing = composeEffect(named('patient'), undefined, named('quick'))

it('understands people on the phone by the model that does not keep them waiting, and others by the patient one', async () => {
  const request = {} as UnderstandRequest
  expect((await understanding.run(request, within('call/c#4#understand'))).values).toEqual({ name: 'quick' })
  expect((await understanding.run(request, within('conversation/c#4#understand'))).values).toEqual({ name: 'patient' })
})

it('uses the deadlines of calls for spoken replies, but not for the opening line that is prepared while the phone rings', async () => {
  const request = {} as ComposeRequest
  const aloud = { ...request, aloud: { callId: 'c', turn: 0 } }
  expect((await composing.run(aloud, within('call/c#4#compose'))).reply).toBe('quick')
  expect((await composing.run(request, within('call/c#4#compose'))).reply).toBe('patient')
})

import { describe, expect, it } from 'vitest'
import { createLanguageModel } from '../../../src/language/model/language-model.ts'
import { composeRequest, understandRequest } from './requests.ts'

const model = createLanguageModel({
  credentials: { find: async () => expect.unreachable('the rules need no account') },
  clock: { now: () => 1_000 },
})
const understand = understandRequest({ model: 'builtin:rules' })
const compose = composeRequest({ model: 'builtin:rules' })

describe('builtin:rules', () => {
  it('answers without waiting, without account', () => {
    expect(model.understandNow(understand)).toEqual({
      values: { name: 'Priya', people: 2 },
      refused: [],
      intent: null,
      language: 'en',
    })
    expect(model.composeNow(compose)).toEqual({
      reply: 'May I have your name, please?',
      firstTextAt: 1_000,
    })
  })

  it('gives waiting requests the same answers', async () => {
    const { signal } = new AbortController()
    expect(await model.understand(understand, signal)).toEqual(model.understandNow(understand))
    expect(await model.compose(compose, signal)).toEqual(model.composeNow(compose))
  })

  it('says the same to the same request', () => {
    expect(model.understandNow(understand)).toEqual(model.understandNow(structuredClone(understand)))
    expect(model.composeNow(compose)).toEqual(model.composeNow(structuredClone(compose)))
  })
})

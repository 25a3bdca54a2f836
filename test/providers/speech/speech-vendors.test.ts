import { describe, expect, it } from 'vitest'
import { chooseSpeechVendors, type SpeechChoiceOptions } from '../../../src/providers/speech/speech-vendors.ts'

const choose = (name: string, connected: string[], options?: SpeechChoiceOptions) =>
  chooseSpeechVendors(name, (provider) => Promise.resolve(connected.includes(provider)), options)

describe('who hears and who speaks', () => {
  it.each([
    ['deepgram', ['deepgram'], { hears: 'deepgram', speaks: 'deepgram' }],
    ['sarvam', ['deepgram', 'sarvam'], { hears: 'sarvam', speaks: 'sarvam' }],
    ['elevenlabs', ['elevenlabs', 'sarvam', 'deepgram'], { hears: 'deepgram', speaks: 'elevenlabs' }],
    ['cartesia', ['cartesia', 'sarvam'], { hears: 'sarvam', speaks: 'cartesia' }],
  ])('is for %s, with %j connected, %j', async (name, connected, choice) => {
    expect(await choose(name, connected)).toEqual(choice)
  })

  it.each([
    ['deepgram', ['sarvam'], 'deepgram'],
    ['elevenlabs', ['deepgram'], 'elevenlabs'],
    ['elevenlabs', ['elevenlabs', 'cartesia'], 'deepgram or sarvam'],
    ['acme', ['acme'], 'acme'],
    ['builtin', [], 'builtin'],
    ['', [], 'deepgram, sarvam, elevenlabs or cartesia'],
  ])('is nobody for "%s" with %j connected: %s is missing', async (name, connected, missing) => {
    expect(await choose(name, connected)).toEqual({ missing })
  })

  it('is the default of the project where the agent names nothing', async () => {
    const options = { projectDefault: 'sarvam' }
    expect(await choose('', ['deepgram', 'sarvam'], options)).toEqual({ hears: 'sarvam', speaks: 'sarvam' })
    expect(await choose('deepgram', ['deepgram', 'sarvam'], options)).toMatchObject({ speaks: 'deepgram' })
    expect(await choose('', ['deepgram'], options)).toEqual({ missing: 'sarvam' })
  })

  it('is the first that is connected where nothing is named at all', async () => {
    expect(await choose('', ['cartesia', 'sarvam'])).toEqual({ hears: 'sarvam', speaks: 'sarvam' })
    expect(await choose('', ['sarvam', 'deepgram'])).toEqual({ hears: 'deepgram', speaks: 'deepgram' })
  })

  it('is the simulator where that is allowed and named, or nobody else is connected', async () => {
    const builtin = { hears: 'builtin', speaks: 'builtin' }
    expect(await choose('builtin', ['deepgram'], { allowsBuiltin: true })).toEqual(builtin)
    expect(await choose('', [], { allowsBuiltin: true })).toEqual(builtin)
    expect(await choose('', ['sarvam'], { allowsBuiltin: true })).toMatchObject({ speaks: 'sarvam' })
  })

  it('is only somebody with a voice for each language that must be spoken', async () => {
    const hindi: SpeechChoiceOptions = { languages: ['en', 'hi'] }
    expect(await choose('deepgram', ['deepgram'], hindi)).toEqual({ missing: 'a voice of deepgram for Hindi' })
    expect(await choose('', ['deepgram', 'sarvam'], hindi)).toMatchObject({ speaks: 'sarvam' })
    expect(await choose('', ['deepgram', 'cartesia'], hindi)).toEqual({ hears: 'deepgram', speaks: 'cartesia' })
    expect(await choose('', ['deepgram'], hindi)).toEqual({ missing: 'sarvam, elevenlabs or cartesia' })
    expect(await choose('deepgram', ['deepgram'], { languages: ['en'] })).toMatchObject({ speaks: 'deepgram' })
  })
})

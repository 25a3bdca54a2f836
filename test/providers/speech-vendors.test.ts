import { describe, expect, it } from 'vitest'
import { chooseSpeechVendors, type SpeechVendorOptions } from '../../src/providers/speech-vendors.ts'

const choose = (name: string, connected: string[], options?: SpeechVendorOptions) =>
  chooseSpeechVendors(name, (provider) => Promise.resolve(connected.includes(provider)), options)

describe('the vendors of a call', () => {
  it.each([
    ['deepgram', ['deepgram'], { stt: 'deepgram', tts: 'deepgram' }],
    ['sarvam', ['deepgram', 'sarvam'], { stt: 'sarvam', tts: 'sarvam' }],
    ['elevenlabs', ['elevenlabs', 'sarvam', 'deepgram'], { stt: 'deepgram', tts: 'elevenlabs' }],
    ['cartesia', ['cartesia', 'sarvam'], { stt: 'sarvam', tts: 'cartesia' }],
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
    expect(await choose('', ['deepgram', 'sarvam'], options)).toEqual({ stt: 'sarvam', tts: 'sarvam' })
    expect(await choose('deepgram', ['deepgram', 'sarvam'], options)).toMatchObject({ tts: 'deepgram' })
    expect(await choose('', ['deepgram'], options)).toEqual({ missing: 'sarvam' })
  })

  it('is the first that is connected where nothing is named at all', async () => {
    expect(await choose('', ['cartesia', 'sarvam'])).toEqual({ stt: 'sarvam', tts: 'sarvam' })
    expect(await choose('', ['sarvam', 'deepgram'])).toEqual({ stt: 'deepgram', tts: 'deepgram' })
  })

  it('is the simulator where that is allowed and named, or nobody else is connected', async () => {
    const builtin = { stt: 'builtin', tts: 'builtin' }
    expect(await choose('builtin', ['deepgram'], { allowsBuiltin: true })).toEqual(builtin)
    expect(await choose('', [], { allowsBuiltin: true })).toEqual(builtin)
    expect(await choose('', ['sarvam'], { allowsBuiltin: true })).toMatchObject({ tts: 'sarvam' })
  })

  it('is only somebody with a voice for each language that must be spoken', async () => {
    const hindi: SpeechVendorOptions = { languages: ['en', 'hi'] }
    expect(await choose('deepgram', ['deepgram'], hindi)).toEqual({ missing: 'a voice of deepgram for Hindi' })
    expect(await choose('', ['deepgram', 'sarvam'], hindi)).toMatchObject({ tts: 'sarvam' })
    expect(await choose('', ['deepgram', 'cartesia'], hindi)).toEqual({ stt: 'deepgram', tts: 'cartesia' })
    expect(await choose('', ['deepgram'], hindi)).toEqual({
      missing: 'a speech provider for Hindi (sarvam, elevenlabs or cartesia)',
    })
    expect(await choose('deepgram', ['deepgram'], { languages: ['en'] })).toMatchObject({ tts: 'deepgram' })
  })
})

import type { AudioFormat, TextToSpeech } from '../../ports/speech.ts'
import { readObject } from '../speech/frames.ts'
import { isDevanagari } from '../speech/text-language.ts'
import type { SynthesisVendor, SynthesisWire } from '../speech/synthesis-wire.ts'
import { apiKeyOf, socketAddress } from '../speech/vendor-address.ts'
import type { VendorSocketDeps } from '../speech/vendor-socket.ts'
import { createVendorSynthesiser } from '../speech/vendor-synthesiser.ts'
import { DEEPGRAM, DEEPGRAM_URL, FINAL_CLOSE_CODES, readNotice } from './deepgram.ts'

/** A voice is a model; its name ends with its language. There is none for Hindi yet. */
const DEFAULT_VOICE = 'aura-2-thalia-en'
const MAX_TEXT_LENGTH = 2_000

/** Deepgram's streaming synthesis, Aura (developers.deepgram.com/reference/text-to-speech/speak-streaming). */
export function createDeepgramSynthesiser(deps: VendorSocketDeps): TextToSpeech {
  return createVendorSynthesiser(synthesis, deps)
}

const synthesis: SynthesisVendor = {
  name: DEEPGRAM,
  formatFor: ({ encoding, sampleRateHz }): AudioFormat =>
    encoding === 'mulaw' && sampleRateHz === 24_000 ? { encoding: 'pcm16', sampleRateHz } : { encoding, sampleRateHz },
  prepare({ credentials, format, voiceId }) {
    const apiKey = apiKeyOf(credentials)
    const voice = voiceId ?? DEFAULT_VOICE
    return {
      connection: {
        vendor: DEEPGRAM,
        url: socketAddress(credentials, DEEPGRAM_URL, '/v1/speak', {
          model: voice,
          encoding: format.encoding === 'mulaw' ? 'mulaw' : 'linear16',
          sample_rate: String(format.sampleRateHz),
        }),
        headers: { Authorization: `Token ${apiKey}` },
        secret: apiKey,
        finalCloseCodes: FINAL_CLOSE_CODES,
        farewell: JSON.stringify({ type: 'Close' }),
      },
      wire: createWire(voice),
    }
  },
}

function createWire(voice: string): SynthesisWire {
  return {
    maxTextLength: MAX_TEXT_LENGTH,
    hello: () => [],
    text: (_contextId, text) => [JSON.stringify({ type: 'Speak', text })],
    finish: () => [JSON.stringify({ type: 'Flush' })],
    cancel: () => ({ messages: [JSON.stringify({ type: 'Clear' })], next: 'awaitCleared' }),
    refuses: (text) =>
      isDevanagari(text) && !voice.endsWith('-hi') ? `has no Hindi in the voice ${voice}; choose another vendor` : null,
    read(frame) {
      if (typeof frame !== 'string') return [{ type: 'audio', contextId: null, audio: frame }]
      const message = readObject(frame)
      switch (message?.type) {
        case 'Flushed':
          return [{ type: 'done', contextId: null }]
        case 'Cleared':
          return [{ type: 'cleared' }]
        default:
          return readNotice(message) ?? null
      }
    },
  }
}

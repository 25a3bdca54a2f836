import type { Language } from '../../ports/language.ts'
import type { AudioFormat, TextToSpeech } from '../../ports/speech.ts'
import { asObject } from '../vendor-values.ts'
import { audioOf, readObject, text } from '../speech/frames.ts'
import { textLanguage } from '../speech/text-language.ts'
import type { SynthesisVendor, SynthesisWire, VoiceOptions } from '../speech/synthesis-wire.ts'
import { apiKeyOf, socketAddress } from '../speech/vendor-address.ts'
import { isPassing, wordsOf } from '../speech/vendor-failure.ts'
import type { VendorSocketDeps } from '../speech/vendor-socket.ts'
import { createVendorSynthesiser } from '../speech/vendor-synthesiser.ts'
import { FINAL_CLOSE_CODES, LANGUAGE_CODES, SARVAM, SARVAM_URL } from './sarvam.ts'
import { withoutWavHeader } from './wav-header.ts'

/** Speaks English and Hindi. */
const DEFAULT_VOICE = 'anushka'
/** The voices of the older model; every other one is the newer's. */
const VOICES_OF_V2 = ['anushka', 'manisha', 'vidya', 'arya', 'abhilash', 'karun', 'hitesh']
const MAX_TEXT_LENGTH = 1_500
/**
 * Characters that it gathers before it begins, the fewest that it allows, and the longest stretch that it speaks at
 * once.
 */
const MIN_BUFFER_SIZE = 30
const MAX_CHUNK_LENGTH = 150
/** After a minute of silence it hangs up. */
const PING_AFTER_MS = 20_000

/** Sarvam's streaming synthesis, Bulbul (docs.sarvam.ai, text-to-speech WebSocket). */
export function createSarvamSynthesiser(deps: VendorSocketDeps): TextToSpeech {
  return createVendorSynthesiser(synthesis, deps)
}

const synthesis: SynthesisVendor = {
  name: SARVAM,
  formatFor: ({ encoding, sampleRateHz }): AudioFormat =>
    encoding === 'mulaw' && sampleRateHz !== 8_000 ? { encoding: 'pcm16', sampleRateHz } : { encoding, sampleRateHz },
  prepare(options) {
    const apiKey = apiKeyOf(options.credentials)
    const voice = (options.voiceId ?? DEFAULT_VOICE).toLowerCase()
    const model = VOICES_OF_V2.includes(voice) ? 'bulbul:v2' : 'bulbul:v3'
    return {
      connection: {
        vendor: SARVAM,
        url: socketAddress(options.credentials, SARVAM_URL, '/text-to-speech/ws', {
          model,
          send_completion_event: 'true',
        }),
        headers: { 'Api-Subscription-Key': apiKey },
        secret: apiKey,
        finalCloseCodes: FINAL_CLOSE_CODES,
        keepAlive: (idleMs) => (idleMs >= PING_AFTER_MS ? JSON.stringify({ type: 'ping' }) : null),
        farewell: null,
      },
      wire: createWire(options, voice),
    }
  },
}

function createWire(options: VoiceOptions, voice: string): SynthesisWire {
  const { format } = options
  let language: Language = options.language
  let isFlushed = false
  const config = () =>
    JSON.stringify({
      type: 'config',
      data: {
        language_code: LANGUAGE_CODES[language],
        speaker: voice,
        speech_sample_rate: format.sampleRateHz,
        enable_preprocessing: true,
        output_audio_codec: format.encoding === 'mulaw' ? 'mulaw' : 'linear16',
        min_buffer_size: MIN_BUFFER_SIZE,
        max_chunk_length: MAX_CHUNK_LENGTH,
      },
    })
  return {
    maxTextLength: MAX_TEXT_LENGTH,
    hello: () => [config()],
    text(_contextId, words, isFirst) {
      isFlushed = false
      const message = JSON.stringify({ type: 'text', data: { text: words } })
      const wanted = isFirst ? textLanguage(words, options) : language
      if (wanted === language) return [message]
      language = wanted
      return [config(), message]
    },
    finish() {
      isFlushed = true
      return [JSON.stringify({ type: 'flush' })]
    },
    // It knows no way to take text back.
    cancel: () => ({ messages: [], next: 'renew' }),
    read(frame) {
      const message = readObject(frame)
      const data = asObject(message?.data)
      switch (message?.type) {
        case 'audio': {
          const audio = audioOf(data?.audio)
          return audio && [{ type: 'audio', contextId: null, audio: withoutWavHeader(audio) }]
        }
        case 'event':
          // Before the flush it ends a part of the line only.
          return data?.event_type === 'final' && isFlushed ? [{ type: 'done', contextId: null }] : []
        case 'error': {
          const words = `reported an error: ${wordsOf(data) || text(message.message)}`
          return [{ type: isPassing(data?.code) ? 'broken' : 'refused', words }]
        }
        case 'pong':
          return []
        default:
          return null
      }
    },
  }
}

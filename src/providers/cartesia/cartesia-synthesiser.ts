import type { Language } from '../../ports/language.ts'
import type { TextToSpeech } from '../../ports/speech.ts'
import { asObject } from '../vendor-values.ts'
import { audioOf, numbersOf, readObject, text, textsOf } from '../speech/frames.ts'
import { textLanguage } from '../speech/text-language.ts'
import type { SynthesisVendor, SynthesisWire, TimedCharacter, VoiceOptions } from '../speech/synthesis-wire.ts'
import { apiKeyOf, socketAddress } from '../speech/vendor-address.ts'
import { isPassing, wordsOf } from '../speech/vendor-failure.ts'
import type { VendorSocketDeps } from '../speech/vendor-socket.ts'
import { createVendorSynthesiser } from '../speech/vendor-synthesiser.ts'

const CARTESIA = 'Cartesia'
const CARTESIA_URL = 'https://api.cartesia.ai'
const API_VERSION = '2026-08-14'
const MODEL = 'sonic-3'
/** Default voices: Brooke, and Arushi for Hindi, who also speaks English words. */
const DEFAULT_VOICES: Record<Language, string> = {
  en: 'e07c00bc-4134-4eae-9ea4-1a55fb45746b',
  hi: '95d51f79-c397-46f9-b49a-23763d3eaa2d',
}
const MAX_TEXT_LENGTH = 2_500
const FINAL_CLOSE_CODES = [1008]

/** Cartesia's synthesis of many contexts on one socket (docs.cartesia.ai, TTS WebSocket), with the times of words. */
export function createCartesiaSynthesiser(deps: VendorSocketDeps): TextToSpeech {
  return createVendorSynthesiser(synthesis, deps)
}

const synthesis: SynthesisVendor = {
  name: CARTESIA,
  formatFor: ({ encoding, sampleRateHz }) => ({ encoding, sampleRateHz }),
  prepare(options) {
    const apiKey = apiKeyOf(options.credentials)
    return {
      connection: {
        vendor: CARTESIA,
        url: socketAddress(options.credentials, CARTESIA_URL, '/tts/websocket'),
        headers: { Authorization: `Bearer ${apiKey}`, 'Cartesia-Version': API_VERSION },
        secret: apiKey,
        finalCloseCodes: FINAL_CLOSE_CODES,
        farewell: null,
      },
      wire: createWire(options),
    }
  },
}

function createWire(options: VoiceOptions): SynthesisWire {
  const { format } = options
  let language: Language = options.language
  /** All messages of a context must agree in everything but the text. */
  const request = (contextId: string, transcript: string, goesOn: boolean) =>
    JSON.stringify({
      model_id: MODEL,
      transcript,
      // This version wants the id alone; earlier ones, which may stand at CARTESIA_BASE_URL, the mode, too.
      voice: { mode: 'id', id: options.voiceId ?? DEFAULT_VOICES[options.language] },
      language,
      context_id: contextId,
      output_format: {
        container: 'raw',
        encoding: format.encoding === 'mulaw' ? 'pcm_mulaw' : 'pcm_s16le',
        sample_rate: format.sampleRateHz,
      },
      add_timestamps: true,
      // Lines come in sentences: nothing is gained by waiting for more.
      max_buffer_delay_ms: 0,
      continue: goesOn,
    })
  return {
    maxTextLength: MAX_TEXT_LENGTH,
    hello: () => [],
    text(contextId, words, isFirst) {
      if (isFirst) language = textLanguage(words, options)
      return [request(contextId, words, true)]
    },
    finish: (contextId) => [request(contextId, '', false)],
    // Cancels only audio that was not begun; the rest is dropped on arrival.
    cancel: (contextId) => ({ messages: [JSON.stringify({ context_id: contextId, cancel: true })], next: 'continue' }),
    read(frame) {
      const message = readObject(frame)
      const contextId = text(message?.context_id)
      switch (message?.type) {
        case 'chunk': {
          const audio = audioOf(message.data)
          return audio && [{ type: 'audio', contextId, audio }]
        }
        case 'timestamps':
          return [{ type: 'aligned', contextId, from: 'context', characters: charactersOf(message.word_timestamps) }]
        case 'done':
          return [{ type: 'done', contextId }]
        case 'flush_done':
        case 'phoneme_timestamps':
          return []
        case 'error': {
          const words = `reported an error: ${wordsOf(message)}`
          if (contextId !== '') return [{ type: 'lineFailed', contextId, words }]
          return [{ type: isPassing(message.status_code) ? 'broken' : 'refused', words }]
        }
        default:
          return null
      }
    },
  }
}

/** It times words; their characters are spread over them evenly. */
function charactersOf(field: unknown): TimedCharacter[] {
  const times = asObject(field)
  const words = textsOf(times?.words) ?? []
  const starts = numbersOf(times?.start) ?? []
  const ends = numbersOf(times?.end) ?? []
  if (words.length !== starts.length || words.length !== ends.length) return []
  return words.flatMap((word, index) => {
    const startMs = (starts[index] ?? 0) * 1_000
    const characters = [...`${word} `]
    const stepMs = Math.max(0, (ends[index] ?? 0) * 1_000 - startMs) / characters.length
    return characters.map((character, position) => ({ text: character, startMs: startMs + position * stepMs }))
  })
}

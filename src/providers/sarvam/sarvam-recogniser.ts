import { bytesPerMs, silenceByte } from '../../media/audio/samples.ts'
import type { AudioFormat, SpeechToText, SpeechOptions } from '../../ports/speech.ts'
import { readObject, text } from '../speech/frames.ts'
import {
  languageOfCode,
  onlyLanguage,
  type RecognitionVendor,
  type RecognitionWire,
} from '../speech/recognition-wire.ts'
import { apiKeyOf, socketAddress } from '../speech/vendor-address.ts'
import { wordsOf } from '../speech/vendor-failure.ts'
import { createVendorRecogniser } from '../speech/vendor-recogniser.ts'
import type { VendorSocketDeps } from '../speech/vendor-socket.ts'
import { FINAL_CLOSE_CODES, LANGUAGE_CODES, SARVAM, SARVAM_URL } from './sarvam.ts'

const MODEL = 'saaras:v3-realtime'
/** Silence that ends an utterance, and how much of it is sent to end one at will. */
const END_OF_SPEECH_MS = 400
const SILENCE_SENT_MS = 600
const PING_AFTER_MS = 10_000
/** Ignored messages; after `vad.speech_end` the utterance's final text is still to come. */
const SILENT_EVENTS: unknown[] = ['session.begin', 'session.end', 'vad.speech_end', 'config.updated', 'pong']

/**
 * Sarvam's realtime recognition (docs.sarvam.ai, realtime speech-to-text): unlike the older streaming API it accepts
 * mu-law and sends partial texts.
 */
export function createSarvamRecogniser(deps: VendorSocketDeps): SpeechToText {
  return createVendorRecogniser(recognition, deps)
}

const recognition: RecognitionVendor = {
  name: SARVAM,
  prepare(options) {
    const apiKey = apiKeyOf(options.credentials)
    return {
      connection: {
        vendor: SARVAM,
        url: socketAddress(options.credentials, SARVAM_URL, '/speech-to-text-realtime/ws', queryOf(options)),
        headers: { 'Api-Subscription-Key': apiKey },
        secret: apiKey,
        finalCloseCodes: FINAL_CLOSE_CODES,
        keepAlive: (idleMs) => (idleMs >= PING_AFTER_MS ? JSON.stringify({ event: 'ping' }) : null),
        farewell: JSON.stringify({ event: 'end' }),
      },
      wire: createWire(options),
    }
  },
}

function queryOf(options: SpeechOptions): Record<string, string> {
  const { format } = options
  const language = onlyLanguage(options)
  return {
    language_code: language === null ? 'auto' : LANGUAGE_CODES[language],
    model: MODEL,
    stream_type: 'fast',
    // English words inside Hindi stay in Latin letters.
    mode: language === 'en' ? 'transcribe' : 'codemix',
    endpointing: 'vad',
    encoding: format.encoding === 'mulaw' ? 'mulaw' : 'linear16',
    sample_rate: String(format.sampleRateHz),
    silence_duration_ms: String(END_OF_SPEECH_MS),
  }
}

function createWire(options: SpeechOptions): RecognitionWire {
  const language = onlyLanguage(options)
  const audio = (bytes: Buffer) => JSON.stringify({ event: 'audio_input', audio: bytes.toString('base64') })
  const silence = audio(silenceOf(options.format))
  return {
    audio,
    // Its `flush` works only where the client decides itself when a turn begins; silence ends a turn in either case.
    finalize: () => silence,
    read(frame) {
      const message = readObject(frame)
      switch (message?.event) {
        case 'vad.speech_start':
          return [{ type: 'speechStarted' }]
        case 'transcript.partial':
          return [{ type: 'partial', text: text(message.text) }]
        case 'transcript.final': {
          const heard = language ?? languageOfCode(message.language)
          return [{ type: 'final', text: text(message.text), language: heard }, { type: 'utteranceEnded' }]
        }
        case 'error':
          return [{ type: severityOf(message), words: `reported an error: ${wordsOf(message) || text(message.code)}` }]
        default:
          return SILENT_EVENTS.includes(message?.event) ? [] : null
      }
    },
  }
}

function severityOf({ is_fatal: isFatal, status_code: status }: Record<string, unknown>) {
  if (isFatal === false) return 'warning'
  return typeof status === 'number' && status >= 500 ? 'broken' : 'refused'
}

function silenceOf(format: AudioFormat): Buffer {
  return Buffer.alloc(SILENCE_SENT_MS * bytesPerMs(format), silenceByte(format))
}

import { bytesPerMs, silenceByte } from '../../media/audio/samples.ts'
import type { AudioFormat, SpeechToText, SpeechOptions } from '../../ports/speech.ts'
import { readObject, text } from '../speech/frames.ts'
import { wholeNumber } from '../vendor-values.ts'
import {
  languageOfCode,
  onlyLanguage,
  type RecognitionMessage,
  type RecognitionVendor,
  type RecognitionWire,
} from '../speech/recognition-wire.ts'
import { apiKeyOf, socketAddress } from '../speech/vendor-address.ts'
import { isPassing, wordsOf } from '../speech/vendor-failure.ts'
import { createVendorRecogniser } from '../speech/vendor-recogniser.ts'
import type { VendorSocketDeps } from '../speech/vendor-socket.ts'
import { FINAL_CLOSE_CODES, LANGUAGE_CODES, SARVAM, SARVAM_URL } from './sarvam.ts'

const MODEL = 'saaras:v3-realtime'
/** Silence that ends an utterance, and how much of it is sent to end one at will. */
const END_OF_SPEECH_MS = 400
const SILENCE_SENT_MS = 600
const PING_AFTER_MS = 10_000
/** Ignored messages; after `vad.speech_end` the utterance's final text is still to come. */
const SILENT_EVENTS: unknown[] = ['session.end', 'vad.speech_end', 'config.updated', 'pong']

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
  /** The utterance that began last, and its text so far: the final text of the one before may come after it. */
  let latest = 0
  let partial = ''
  const begin = (utterance: number) => {
    if (utterance > latest) partial = ''
    latest = Math.max(latest, utterance)
  }
  return {
    audio,
    // Its `flush` works only where the client decides itself when a turn begins; silence ends a turn in either case.
    finalize: () => silence,
    read(frame) {
      const message = readObject(frame)
      const utterance = wholeNumber(message?.utterance_idx) ?? latest
      switch (message?.event) {
        case 'session.begin':
          latest = 0
          partial = ''
          return []
        case 'vad.speech_start':
          begin(utterance)
          return [{ type: 'speechStarted' }]
        case 'transcript.partial':
          begin(utterance)
          if (utterance < latest) return []
          partial = text(message.text)
          return [{ type: 'partial', text: partial }]
        case 'transcript.final': {
          const heard = language ?? languageOfCode(message.language)
          const final: RecognitionMessage = { type: 'final', text: text(message.text), language: heard }
          if (utterance < latest) return [final, { type: 'partial', text: partial }]
          return [final, { type: 'utteranceEnded' }]
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
  return isPassing(status) ? 'broken' : 'refused'
}

function silenceOf(format: AudioFormat): Buffer {
  return Buffer.alloc(SILENCE_SENT_MS * bytesPerMs(format), silenceByte(format))
}

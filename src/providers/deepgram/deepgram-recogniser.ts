import type { Language } from '../../ports/language.ts'
import type { SpeechToText, SpeechOptions } from '../../ports/speech.ts'
import { asObject } from '../vendor-values.ts'
import { readObject, text, textsOf } from '../speech/frames.ts'
import {
  languageOfCode,
  onlyLanguage,
  type RecognitionMessage,
  type RecognitionVendor,
  type RecognitionWire,
} from '../speech/recognition-wire.ts'
import { apiKeyOf, socketAddress } from '../speech/vendor-address.ts'
import { createVendorRecogniser } from '../speech/vendor-recogniser.ts'
import type { VendorSocketDeps } from '../speech/vendor-socket.ts'
import { DEEPGRAM, DEEPGRAM_URL, FINAL_CLOSE_CODES, readNotice } from './deepgram.ts'

const MODEL = 'nova-3'
/** Pause after which a piece of text is final; the vendor's own 10 ms would cut every phrase in two. */
const ENDPOINTING_MS = 300
/** For noisy lines, where no pause is found; the vendor takes nothing shorter. */
const UTTERANCE_END_MS = 1_000
/** Without audio for 10 s the vendor hangs up. */
const KEEP_ALIVE_AFTER_MS = 3_000

/** Deepgram's streaming recognition, version 1 (developers.deepgram.com/reference/speech-to-text/listen-streaming). */
export function createDeepgramRecogniser(deps: VendorSocketDeps): SpeechToText {
  return createVendorRecogniser(recognition, deps)
}

const recognition: RecognitionVendor = {
  name: DEEPGRAM,
  prepare(options) {
    const apiKey = apiKeyOf(options.credentials)
    return {
      connection: {
        vendor: DEEPGRAM,
        url: socketAddress(options.credentials, DEEPGRAM_URL, '/v1/listen', queryOf(options)),
        headers: { Authorization: `Token ${apiKey}` },
        secret: apiKey,
        finalCloseCodes: FINAL_CLOSE_CODES,
        keepAlive: (idleMs) => (idleMs >= KEEP_ALIVE_AFTER_MS ? JSON.stringify({ type: 'KeepAlive' }) : null),
        farewell: JSON.stringify({ type: 'CloseStream' }),
      },
      wire: createWire(options),
    }
  },
}

function queryOf(options: SpeechOptions): Record<string, string | string[]> {
  const { format } = options
  const language = onlyLanguage(options)
  return {
    model: MODEL,
    ...(language === null ? { language: 'multi', language_hint: [...new Set(options.languages)] } : { language }),
    encoding: format.encoding === 'mulaw' ? 'mulaw' : 'linear16',
    sample_rate: String(format.sampleRateHz),
    channels: '1',
    interim_results: 'true',
    endpointing: String(ENDPOINTING_MS),
    utterance_end_ms: String(UTTERANCE_END_MS),
    vad_events: 'true',
    punctuate: 'true',
    // Digits instead of words; the vendor has that for English only.
    ...(language === 'hi' ? {} : { numerals: 'true' }),
  }
}

function createWire(options: SpeechOptions): RecognitionWire {
  const language = onlyLanguage(options)
  return {
    audio: (audio) => audio,
    finalize: () => JSON.stringify({ type: 'Finalize' }),
    read(frame) {
      const message = readObject(frame)
      if (!message) return null
      switch (message.type) {
        case 'Results': {
          const alternative = firstAlternative(message)
          if (!alternative) return null
          const transcript = text(alternative.transcript)
          if (message.is_final !== true) return [{ type: 'partial', text: transcript }]
          const heard = language ?? languageHeard(alternative)
          const messages: RecognitionMessage[] = [{ type: 'final', text: transcript, language: heard }]
          const isEnd = message.speech_final === true || message.from_finalize === true
          return isEnd ? [...messages, { type: 'utteranceEnded' }] : messages
        }
        case 'SpeechStarted':
          return [{ type: 'speechStarted' }]
        case 'UtteranceEnd':
          return [{ type: 'utteranceEnded' }]
        default:
          return readNotice(message) ?? null
      }
    },
  }
}

/**
 * Which of our languages an utterance was in, by its list, the most frequent first, or by its words: the vendor may
 * leave out either. A neighbour of Hindi that it takes for another language is mostly followed by Hindi itself.
 */
function languageHeard({ languages, words }: Record<string, unknown>): Language | null {
  const listed = (textsOf(languages) ?? []).flatMap((code) => languageOfCode(code) ?? [])
  if (listed[0] !== undefined || !Array.isArray(words)) return listed[0] ?? null
  const spoken = words.flatMap((word) => languageOfCode(asObject(word)?.language) ?? [])
  const hindi = spoken.filter((language) => language === 'hi').length
  if (spoken.length === 0) return null
  return 2 * hindi >= spoken.length ? 'hi' : 'en'
}

/** Null where there is no list of alternatives; an empty one says that there were no words. */
function firstAlternative({ channel }: Record<string, unknown>): Record<string, unknown> | null {
  const alternatives = asObject(channel)?.alternatives
  if (!Array.isArray(alternatives)) return null
  return alternatives.length === 0 ? {} : asObject(alternatives[0])
}

import { LRUCache } from 'lru-cache'
import type { JsonObject } from '../../base/json.ts'
import type { Clock } from '../../base/time.ts'
import type { Language } from '../../ports/language.ts'
import type { AudioFormat, SpeechOptions, TextToSpeech } from '../../ports/speech.ts'
import { TtsStream } from './tts-stream.ts'

/** A whole line as audio. */
interface CachedSpeech {
  /** In the carrier's format. */
  audio: Buffer
  /** Start time of each piece of the text, from the utterance's start; empty if the vendor sends none. */
  wordTimings: readonly { text: string; startMs: number }[]
}

export interface SpeechToCache {
  /** Name of the speech provider, as in an agent's `speech`. */
  speech: string
  text: string
  tts: TextToSpeech
  /** `format` is the carrier's. */
  options: SpeechOptions & { voiceId: string | null }
}

/** A voice of one account: another account may reach another server under the same names. */
interface Voice {
  /** As in `SpeechToCache`. */
  speech: string
  credentials: JsonObject
  voiceId: string | null
}

/** Lines of one voice. */
export interface CachedVoice {
  find(text: string, language: Language, format: AudioFormat): CachedSpeech | null
}

/** Lines made before they are needed, for all calls of a process; the ones used longest ago are forgotten. */
export interface SpeechCache {
  /**
   * Rejects when the synthesiser failed or was too slow, or the signal was aborted. A line that is there costs nothing.
   */
  prepare(line: SpeechToCache, signal: AbortSignal): Promise<void>
  voice(voice: Voice): CachedVoice
}

/** A vendor that needs longer is not waited for: the line is spoken when it is its turn. */
const PREPARED_WITHIN_MS = 10_000

export function createSpeechCache({
  clock,
  maxBytes = 64 * 1024 * 1024,
  maxLines = 5_000,
}: {
  clock: Clock
  /** Audio that is kept; 64 MiB are over two hours of mu-law. */
  maxBytes?: number
  /** Text and word timings are kept beside the audio; they are bounded by the number of entries. */
  maxLines?: number
}): SpeechCache {
  const lines = new LRUCache<string, CachedSpeech>({
    max: maxLines,
    maxSize: maxBytes,
    sizeCalculation: ({ audio }) => Math.max(1, audio.length),
  })
  return {
    async prepare(line, signal) {
      const { speech, text, options } = line
      const key = keyOf({ speech, ...options }, options.language, text, options.format)
      if (!lines.has(key)) lines.set(key, await synthesise(line, clock, signal))
    },
    voice: (voice) => ({
      find: (text, language, format) => lines.get(keyOf(voice, language, text, format)) ?? null,
    }),
  }
}

async function synthesise(line: SpeechToCache, clock: Clock, signal: AbortSignal): Promise<CachedSpeech> {
  signal.throwIfAborted()
  const { tts, options, text } = line
  const voice = new TtsStream({ tts, options, format: options.format, clock })
  const { promise, resolve, reject } = Promise.withResolvers<CachedSpeech>()
  const cancel = clock.after(PREPARED_WITHIN_MS, () => reject(new Error('The line took too long to be made.')))
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  const pieces: Buffer[] = []
  let aligned: CachedSpeech['wordTimings'] = []
  voice.begin(options.language, {
    audio: (audio) => pieces.push(audio),
    wordTimings: (all) => (aligned = all),
    done: () => resolve({ audio: Buffer.concat(pieces), wordTimings: aligned }),
    failed: reject,
  })
  voice.add(text)
  voice.finish()
  try {
    return await promise
  } finally {
    cancel()
    signal.removeEventListener('abort', abort)
    voice.close()
  }
}

function keyOf(voice: Voice, language: Language, text: string, format: AudioFormat): string {
  const { speech, credentials, voiceId } = voice
  return JSON.stringify([speech, credentials, voiceId, language, format.encoding, format.sampleRateHz, text])
}

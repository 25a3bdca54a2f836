import { LRUCache } from 'lru-cache'
import type { Clock } from '../actors/ports.ts'
import type { Language } from '../ports/language.ts'
import type { AudioFormat, SpeechSetting, Synthesiser } from '../ports/speech.ts'
import { LineVoice } from './line-voice.ts'

/** A whole line as audio. */
export interface SpokenAudio {
  /** In the carrier's format. */
  audio: Buffer
  /** From when on each piece of the text is heard, from the line's start; empty when nobody told. */
  aligned: readonly { text: string; startMs: number }[]
}

export interface LineToPrepare {
  /** Name of who speaks, as an agent names it. */
  speech: string
  text: string
  speak: Synthesiser
  /** `format` is the carrier's. */
  setting: SpeechSetting & { voiceId: string | null }
}

/** Lines of one voice. */
export interface PreparedVoice {
  find(text: string, language: Language, format: AudioFormat): SpokenAudio | null
}

/** Lines made before they are needed, for all calls of a process; the ones used longest ago are forgotten. */
export interface PreparedLines {
  /** Rejects when the synthesiser failed or was too slow, or the signal was aborted. A line that is there costs nothing. */
  prepare(line: LineToPrepare, signal: AbortSignal): Promise<void>
  voice(speech: string, voiceId: string | null): PreparedVoice
}

/** A vendor that needs longer is not waited for: the line is spoken when it is its turn. */
const PREPARED_WITHIN_MS = 10_000

export function createPreparedLines({
  clock,
  maxBytes = 64 * 1024 * 1024,
  maxLines = 5_000,
}: {
  clock: Clock
  /** Audio that is kept; 64 MiB are over two hours of mu-law. */
  maxBytes?: number
  /** What is kept beside the audio, text and alignment, is bounded by the number of lines. */
  maxLines?: number
}): PreparedLines {
  const lines = new LRUCache<string, SpokenAudio>({
    max: maxLines,
    maxSize: maxBytes,
    sizeCalculation: ({ audio }) => Math.max(1, audio.length),
  })
  return {
    async prepare(line, signal) {
      const { speech, text, setting } = line
      const key = keyOf(speech, setting.voiceId, setting.language, text, setting.format)
      if (!lines.has(key)) lines.set(key, await synthesise(line, clock, signal))
    },
    voice: (speech, voiceId) => ({
      find: (text, language, format) => lines.get(keyOf(speech, voiceId, language, text, format)) ?? null,
    }),
  }
}

async function synthesise(line: LineToPrepare, clock: Clock, signal: AbortSignal): Promise<SpokenAudio> {
  signal.throwIfAborted()
  const { speak, setting, text } = line
  const voice = new LineVoice({ speak, setting, format: setting.format, clock })
  const { promise, resolve, reject } = Promise.withResolvers<SpokenAudio>()
  const takeBack = clock.after(PREPARED_WITHIN_MS, () => reject(new Error('The line took too long to be made.')))
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  const pieces: Buffer[] = []
  let aligned: SpokenAudio['aligned'] = []
  voice.begin(setting.language, {
    audio: (audio) => pieces.push(audio),
    aligned: (all) => (aligned = all),
    done: () => resolve({ audio: Buffer.concat(pieces), aligned }),
    failed: reject,
  })
  voice.add(text)
  voice.finish()
  try {
    return await promise
  } finally {
    takeBack()
    signal.removeEventListener('abort', abort)
    voice.close()
  }
}

function keyOf(speech: string, voiceId: string | null, language: Language, text: string, format: AudioFormat): string {
  return JSON.stringify([speech, voiceId, language, format.encoding, format.sampleRateHz, text])
}

import { LRUCache } from 'lru-cache'
import type { Language } from '../ports/language.ts'
import type { AudioFormat, SpeechSetting, Synthesiser } from '../ports/speech.ts'

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

export function createPreparedLines({ maxBytes = 64 * 1024 * 1024 }: { maxBytes?: number } = {}): PreparedLines {
  const lines = new LRUCache<string, SpokenAudio>({ maxSize: maxBytes, sizeCalculation: ({ audio }) => audio.length })
  return {
    prepare: () => Promise.reject(new Error('Not there yet.')),
    voice: (speech, voiceId) => ({
      find: (text, language, format) => lines.get(keyOf(speech, voiceId, language, text, format)) ?? null,
    }),
  }
}

function keyOf(speech: string, voiceId: string | null, language: Language, text: string, format: AudioFormat): string {
  return JSON.stringify([speech, voiceId, language, format.encoding, format.sampleRateHz, text])
}

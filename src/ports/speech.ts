import type { JsonObject } from '../base/json.ts'
import type { Language } from './language.ts'

/** Raw audio, mono. `mulaw` is one byte a sample, `pcm16` two, little endian. */
export interface AudioFormat {
  encoding: 'mulaw' | 'pcm16'
  sampleRateHz: 8_000 | 16_000 | 24_000
}

export interface SpeechOptions {
  /** The vendor's own account fields (`apiKey`, `baseUrl`). */
  credentials: JsonObject
  language: Language
  /** Languages that the person may use. */
  languages: Language[]
  format: AudioFormat
}

/**
 * Hears. One session per call; it reconnects by itself once within a call, keeping what was pushed meanwhile for at most
 * two seconds, and reports `failed` when that does not help.
 */
export interface SpeechToText {
  open(setting: SpeechOptions, events: SttEvents): SttSession
}

export interface SttSession {
  push(audio: Buffer): void
  /** Asks for the final text of what was pushed so far, now. */
  finalize(): void
  /** Nothing is reported afterwards. */
  close(): void
}

export interface SttEvents {
  /** The vendor heard speech begin. */
  speechStarted(): void
  /** What it has understood so far of the utterance; replaces the one before. */
  partial(text: string): void
  /** A piece of the utterance that will not change any more. */
  final(text: string, language: Language | null): void
  /** The vendor takes the utterance for finished. */
  utteranceEnded(): void
  failed(error: Error): void
}

/** Speaks. Lines are spoken in the order in which they were begun. */
export interface TextToSpeech {
  /** The format that the vendor is asked for when the line wants `wanted`: the same, or the nearest that it has. */
  formatFor(wanted: AudioFormat): AudioFormat
  open(setting: SpeechOptions & { voiceId: string | null }, events: TtsEvents): TtsSession
}

export interface TtsSession {
  /** Adds text to a line; the first text begins it. */
  speak(lineId: string, text: string): void
  /** The line is complete. */
  finish(lineId: string): void
  /** No more of this line is wanted; what still comes of it is dropped. */
  cancel(lineId: string): void
  close(): void
}

export interface TtsEvents {
  audio(lineId: string, audio: Buffer): void
  /** From when on, counted from the line's first sample, a character of its text is heard; not every vendor tells. */
  wordTimings(lineId: string, characters: { text: string; startMs: number }[]): void
  done(lineId: string): void
  failed(lineId: string | null, error: Error): void
}

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
 * Speech to text. One session per call; it reconnects once within a call, keeping at most two seconds of audio
 * meanwhile, and reports `failed` if that does not help.
 */
export interface SpeechToText {
  open(options: SpeechOptions, events: SttEvents): SttSession
}

export interface SttSession {
  push(audio: Buffer): void
  /** Requests the final text of the audio pushed so far. */
  finalize(): void
  /** Nothing is reported afterwards. */
  close(): void
}

export interface SttEvents {
  /** The vendor heard speech begin. */
  speechStarted(): void
  /** Partial text of the utterance; replaces the previous one. */
  partial(text: string): void
  /** A final piece of the utterance, in place of the partial text; empty if that was no words. */
  final(text: string, language: Language | null): void
  /** The vendor takes the utterance for finished. */
  utteranceEnded(): void
  failed(error: Error): void
}

/** Speaks. Lines are spoken in the order in which they were begun. */
export interface TextToSpeech {
  /** Returns the format to request from the vendor for `wanted`: the same, or the nearest it supports. */
  formatFor(wanted: AudioFormat): AudioFormat
  open(options: SpeechOptions & { voiceId: string | null }, events: TtsEvents): TtsSession
}

export interface TtsSession {
  /** Adds text to a line; the first text begins it. */
  speak(utteranceId: string, text: string): void
  /** The line is complete. */
  finish(utteranceId: string): void
  /** Cancels the utterance; audio that still arrives for it is dropped. */
  cancel(utteranceId: string): void
  close(): void
}

export interface TtsEvents {
  audio(utteranceId: string, audio: Buffer): void
  /** Start times of characters, counted from the utterance's first sample; not every vendor sends them. */
  wordTimings(utteranceId: string, characters: { text: string; startMs: number }[]): void
  done(utteranceId: string): void
  failed(utteranceId: string | null, error: Error): void
}

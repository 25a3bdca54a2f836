import type { AudioFormat, SpeechOptions } from '../../ports/speech.ts'
import type { VendorTrouble } from './recognition-wire.ts'
import type { VendorConnection } from './vendor-socket.ts'

export type VoiceOptions = SpeechOptions & { voiceId: string | null }

/** One vendor's way of speaking. */
export interface SynthesisVendor {
  /** The vendor's name, as people write it. */
  name: string
  formatFor(wanted: AudioFormat): AudioFormat
  /** Called for each session. Throws when an option is missing; the message continues after the vendor's name. */
  prepare(options: VoiceOptions): { connection: VendorConnection; wire: SynthesisWire }
}

/**
 * The messages of one session, as text frames. One utterance at a time is on the wire; each has a context id of its
 * own, used once per session, for vendors that support it.
 */
export interface SynthesisWire {
  /** Longest text of one message, in UTF-16 code units. */
  maxTextLength: number
  /** First messages of each connection. */
  hello(): readonly string[]
  text(contextId: string, text: string, isFirst: boolean): readonly string[]
  finish(contextId: string): readonly string[]
  /**
   * `continue`: continue at once. `awaitCleared`: send nothing before `cleared`. `renew`: only a new connection drops
   * the utterance.
   */
  cancel(contextId: string): { messages: readonly string[]; next: 'continue' | 'awaitCleared' | 'renew' }
  /** Returns why the voice cannot speak a text; continues after the vendor's name. */
  refuses?(text: string): string | null
  /** Parses a frame; null if it is not part of the protocol. */
  read(frame: string | Buffer): readonly SynthesisMessage[] | null
}

/** `contextId` null means the utterance on the wire. */
export type SynthesisMessage =
  | { type: 'audio'; contextId: string | null; audio: Buffer }
  /** Times count from the beginning of the context, or of the audio that comes next. */
  | { type: 'aligned'; contextId: string | null; from: 'context' | 'nextAudio'; characters: TimedCharacter[] }
  | { type: 'done'; contextId: string | null }
  | { type: 'cleared' }
  | { type: 'lineFailed'; contextId: string; words: string }
  | VendorTrouble

export interface TimedCharacter {
  text: string
  startMs: number
}

import type { AudioFormat, SpeechOptions } from '../../ports/speech.ts'
import type { VendorTrouble } from './recognition-wire.ts'
import type { VendorConnection } from './vendor-socket.ts'

export type VoiceSetting = SpeechOptions & { voiceId: string | null }

/** One vendor's way of speaking. */
export interface SynthesisVendor {
  /** The vendor's name, as people write it. */
  name: string
  formatFor(wanted: AudioFormat): AudioFormat
  /** Called for each session. Throws when the setting lacks something; the message goes on from the vendor's name. */
  prepare(setting: VoiceSetting): { connection: VendorConnection; wire: SynthesisWire }
}

/**
 * The messages of one session, as text frames. One line at a time is on the wire; each is a context of its own, a name
 * that is used once per session, for vendors that know such.
 */
export interface SynthesisWire {
  /** Longest text of one message, in UTF-16 code units. */
  maxTextLength: number
  /** First messages of each connection. */
  hello(): readonly string[]
  text(contextId: string, text: string, isFirst: boolean): readonly string[]
  finish(contextId: string): readonly string[]
  /** `awaitCleared`: nothing else may be sent until `cleared`. `renew`: only a fresh connection is rid of the line. */
  cancel(contextId: string): { messages: readonly string[]; next: 'goOn' | 'awaitCleared' | 'renew' }
  /** Why the voice cannot speak a text; goes on from the vendor's name. */
  refuses?(text: string): string | null
  /** What a frame says, in our words; null for one that is not of the protocol. */
  read(frame: string | Buffer): readonly SynthesisMessage[] | null
}

/** `contextId` null stands for the line on the wire. */
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

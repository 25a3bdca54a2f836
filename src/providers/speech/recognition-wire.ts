import type { Language } from '../../ports/language.ts'
import type { SpeechOptions } from '../../ports/speech.ts'
import type { VendorConnection } from './vendor-socket.ts'

/** One vendor's way of hearing. */
export interface RecognitionVendor {
  /** The vendor's name, as people write it. */
  name: string
  /** Called for each session. Throws when an option is missing; the message continues after the vendor's name. */
  prepare(options: SpeechOptions): { connection: VendorConnection; wire: RecognitionWire }
}

/** The messages of one session, as frames: strings are text frames. */
export interface RecognitionWire {
  audio(audio: Buffer): string | Buffer
  /** The message that makes the vendor finalise the text of all audio sent. */
  finalize(): string | Buffer
  /** Parses a frame; null if it is not part of the protocol. */
  read(frame: string | Buffer): readonly RecognitionMessage[] | null
}

export type RecognitionMessage =
  | { type: 'speechStarted' }
  | { type: 'partial'; text: string }
  | { type: 'final'; text: string; language: Language | null }
  | { type: 'utteranceEnded' }
  | VendorTrouble

/** `warning`: the session continues. `broken`: a new connection may help. `refused`: it will not. */
export interface VendorTrouble {
  type: 'warning' | 'broken' | 'refused'
  words: string
}

/** Returns the language of a vendor's code (`hi`, `hi-IN`, `en-US`), if Parley supports it. */
export function languageOfCode(code: unknown): Language | null {
  const language = typeof code === 'string' ? code.toLowerCase().split('-')[0] : null
  return language === 'en' || language === 'hi' ? language : null
}

/** The one language that the person may speak; null when there are several. */
export function onlyLanguage({ language, languages }: SpeechOptions): Language | null {
  const [first = language, ...others] = languages
  return others.some((other) => other !== first) ? null : first
}

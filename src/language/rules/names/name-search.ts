import { type Asked } from './introduces-beside.ts'

export interface NameSearch {
  /** `asked` and `corrected` accept a bare name: one to four words with no other meaning. */
  mode: 'asked' | 'corrected' | 'beside'
  /** Whether another value has consumed a word. */
  isTaken: (at: number) => boolean
  correctedFrom: number
  /** Whether a word is a thing that the flow speaks of ("parcel"). */
  isNoun: (word: string) => boolean
  /** Whether a word is what the question calls the bearer of the name ("patient"). */
  isRole: (word: string) => boolean
  /** Whether a word is a thing whose name another field asks for ("group ka naam"). */
  isOther: (word: string) => boolean
  /** What the question asks for that has a name of its own, or is described. */
  asks: Asked
  /** Whether the name of the speaker is asked for. */
  asksOwn: boolean
}

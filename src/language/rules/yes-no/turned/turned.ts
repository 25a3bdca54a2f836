import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { YesNo } from '../yes-or-no.ts'

/**
 * What a message answers whose yes or no does not stand for itself: "open" where it answers neither, "no no" where nothing
 * tells a no, and "no yes" where nothing tells a yes.
 */
export type Turned = YesNo | 'open' | 'no no' | 'no yes'

export type ReadTurned = (message: Message, plan: FieldReader) => Turned | undefined

/** A yes or no that all words tell together. */
export function toldByAll({ words }: Tokens, value: boolean): YesNo {
  return { value, isExplicit: true, from: 0, to: words.length }
}

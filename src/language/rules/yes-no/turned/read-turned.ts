import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { readAgain } from './read-again.ts'
import { readConditional } from './read-conditional.ts'
import { readContradicted } from './read-contradicted.ts'
import { readContrary } from './read-contrary.ts'
import { readExcepted } from './read-excepted.ts'
import { readIndispensable } from './read-indispensable.ts'
import { readOfKin } from './read-of-kin.ts'
import { readOneOfTwo } from './read-one-of-two.ts'
import { readQuotedNo } from './read-quoted-no.ts'
import { readRestricted } from './read-restricted.ts'
import { readSomebodyElse } from './read-somebody-else.ts'
import { readTroubleTold } from './read-trouble-told.ts'
import { readUrgencyTold } from './read-urgency-told.ts'
import type { ReadTurned, Turned } from './turned.ts'

const READERS: readonly ReadTurned[] = [
  readConditional,
  readTroubleTold,
  readUrgencyTold,
  readAgain,
  readOneOfTwo,
  readOfKin,
  readIndispensable,
  readQuotedNo,
  readContrary,
  readSomebodyElse,
  readExcepted,
  readContradicted,
  readRestricted,
]

/**
 * A yes or no that does not stand for itself: what is denied is the contrary of what is asked, a part, a sort or a day of it,
 * or all but one thing. Undefined where it does.
 */
export function readTurned(message: Message, plan: FieldReader): Turned | undefined {
  for (const read of READERS) {
    const turned = read(message, plan)
    if (turned !== undefined) return turned
  }
  return undefined
}

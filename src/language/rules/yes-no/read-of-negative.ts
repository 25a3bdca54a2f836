import { countWords } from '../words/count-words.ts'
import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { readersOf } from '../fields/field-reader.ts'
import { Message } from '../message.ts'
import { prepare } from '../prepare.ts'
import { textBetween, tokenize } from '../words/tokens.ts'

/**
 * Answers to a question that denies: "abhi nahi kati" says yes to "the crop has not been harvested", "you can post them" no to "does
 * not want photos posted". What is told is read as the answer to the question without its "not" and turned round; a yes or
 * no and nothing else means what it says, and one in front of what is told gives way to that.
 */
export function readOfNegative(
  message: Message,
  plan: FieldReader,
  positive: FieldReader,
  read: (message: Message) => void,
): void {
  const { heard, request, readsHindi, correction, move } = message
  const all = heard.words.length
  const [opening = ''] = OPENING.exec(`${heard.words.join(' ')} `) ?? []
  const opened = countWords(opening)
  const isYes = !NO.test(opening)
  if (opened === all) {
    message.take(plan, isYes, true, 0, all)
    return
  }
  const rest = tokenize(textBetween(heard, opened, all))
  const asked = { ...request, asked: [positive.field.name], fields: [positive.field], collected: {} }
  prepare(rest, [positive])
  const alone = new Message(rest, readsHindi, asked, readersOf([positive.field]), [positive], correction, move)
  read(alone)
  const told = alone.found[0]?.value
  if (typeof told === 'boolean') message.take(plan, !told, true, 0, all)
  else if (opened > 0 && (isYes || rest.words.length < MIN_TOLD) && move === undefined)
    message.take(plan, isYes, true, 0, opened)
}

/** "Nahi, papa ne …" may go on to deny or to tell; "nahi ji" does not. */
const MIN_TOLD = 2

const OPENING = regex('u')`
  ^(?:(?:
    yes|yeah|yep|yup|right|correct|exactly|true|sure|no|nope|nah|haan|han|haa|ji|jee|bilkul|sahi|nahi|nai|na|oh|well|sir|madam|ok|okay
    |हां|जी|बिल्कुल|सही|नहीं|ना
  )(?= )[ ])+
`
const NO = /(?<!\p{L})(?:no|nope|nah|nahi|nai|na|नहीं|ना)(?![\p{L}\p{M}])/u

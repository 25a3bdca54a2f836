import { regex } from '../../../base/regex.ts'
import { wordSet } from '../words/word-set.ts'
import { oncePerField } from './once-per-field.ts'

/** "Is that right?", "shall I sign you up like that?": a yes-or-no question about all collected values, not `correct_person`. */
export const isConfirmation = oncePerField(
  ({ kind, label, field }) =>
    kind === 'boolean' &&
    ((label.some((word) => CONFIRMATION.has(word)) &&
      !label.some((word) => ONE_ANSWER.has(word)) &&
      !isOfOneThing(label) &&
      !ASKS_WHO.test(field.description)) ||
      LIKE_THAT.test(field.description)),
)

const LIKE_THAT = regex('i')`
  \blike (?:that|this)\?$
  |^is (?:(?:that|this|everything|it)(?: all)?|all (?:of )?(?:that|this)) (?:right|correct|ok|okay|fine|in order)\?$
  |^are (?:all )?(?:of )?(?:these|the|your) (?:\w+ )?details (?:all )?(?:right|correct|ok|okay|fine)\?$
  |^क्या (?:यह|ये|सब|सब कुछ|यह सब|ये सब) (?:सही|ठीक) (?:है|हैं)\?$
`

const CONFIRMATION = wordSet('confirm confirmed confirmation confirms correct verified verify')
/** `police_verified`, `kyc_verified`: something is verified by others, and no answers are read back. */
function isOfOneThing(label: readonly string[]): boolean {
  const [thing = '', last] = label
  return label.length === 2 && last === 'verified' && !OF_ALL.has(thing)
}

const OF_ALL = wordSet('details detail data info information all everything answers summary booking order is')

/** Who somebody is, or a single answer, is confirmed by itself. */
const ONE_ANSWER = wordSet('person name identity address number phone mobile email age pin pincode city owner')
const ASKS_WHO = /\b(?:speaking|talking) (?:with|to)\b/i

import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/** Words that negate the words after them, up to the end of the clause or a word that starts a new thought. */
const NOT = wordSet(
  `not cant cannot wont dont didnt doesnt couldnt isnt wasnt arent havent hasnt never nobody unable neither nor without except
   excluding forget skip ignore cancel`,
)
/** "Not sure", "not only", "don't mind" do not negate what follows. */
const NOT_DENYING = wordSet('sure yet really only just bad mind worry care forget know think wait remember hesitate')
const RESUMES = wordSet('but just make its instead rather lets let only then so please because since what')
/** "Instead of friday", "rather than", "other than" */
const INSTEAD_OF = /^(?:instead of|rather than|in place of|other than|apart from|except for|but not)$/
const OPENS_INSTEAD = wordSet('instead rather in other apart except but')
const ALL_BUT = wordSet('anything everything all any anyone none everyone anytime anywhere')

/** "Anything but", "any day but" */
function isAnyOf(words: readonly string[], at: number): boolean {
  return ALL_BUT.has(words[at] ?? '') || (ANY_ONE.test(words[at] ?? '') && ALL_BUT.has(words[at - 1] ?? ''))
}

const ANY_ONE = /^(?:day|days|time|times|slot|slots|date|dates)$/
/** "Any day but Sunday is best" */
const SAYS_MORE = / (?:is|are|will|would|works?|suits?|better|best|preferred)(?: |$)/

/** After "instead of friday" the wanted value may follow: "instead of friday can we do saturday". */
const BEGINS_WISH = wordSet('can could may i we make let lets please do is would put take give choose want')

const BOUNDS_AHEAD = regex`
  ^(?:(?:go|spend|pay|give|do|be|afford|exceed) )?
    (?:(?:more|less|fewer|later) than|above|over|exceeding|beyond|below|under)(?: |$)
`

/** "Thursday cancel karke Friday kar do": the verb stands behind what it is of. */
const OF_VERB = /^(?:cancel|skip|ignore)$/
const DOES = /^(?:kar|karke|karo|karna|karen|kardo|kijiye|करके|कर|करो|करना)$/

export function denyAhead({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    if (!NOT.has(word) && next !== 'but' && !OPENS_INSTEAD.has(word)) continue
    const isInstead =
      OPENS_INSTEAD.has(word) &&
      (INSTEAD_OF.test(`${word} ${next}`) || INSTEAD_OF.test(`${word} ${next} ${words[at + 2] ?? ''}`))
    const isAllBut = next === 'but' && isAnyOf(words, at) && !SAYS_MORE.test(words.slice(at + 2, to).join(' '))
    const isNot =
      NOT.has(word) && !NOT_DENYING.has(next) && !(word === 'not' && next === 'at' && words[at + 2] === 'all')
    if (!isInstead && !isAllBut && !isNot) continue
    if (OF_VERB.test(word) && DOES.test(next)) continue
    if (word === 'not' && /^(?:why|if)$/.test(words[at - 1] ?? '')) continue
    // "Not more than two lakh" and "can't go over two lakh" are at most that.
    if (BOUNDS_AHEAD.test(words.slice(at + 1, at + 5).join(' '))) continue
    const start = isInstead || isAllBut ? at + 2 : at + 1
    const stops = isInstead ? BEGINS_WISH : RESUMES
    let end = start
    while (end < to && (!stops.has(words[end] ?? '') || isNoStop(words, end, start))) end += 1
    denials.push({ from: start, to: end, reach: 'first' })
    at = end - 1
  }
}

/** The "because" of "not because …", the "make" of "won't be able to make it on Friday". */
function isNoStop(words: readonly string[], at: number, start: number): boolean {
  if (words[at] === 'since') return at === start || !PERFECT.has(words[start - 1] ?? '') || tellsReason(words, at + 1)
  return words[at] === 'because' ? at === start : words[at] === 'make' && words[at - 1] === 'to'
}

/** "It has not worked since Tuesday", unlike "I can't come, since Tuesday is a holiday" */
const PERFECT = wordSet('not hasnt havent isnt wasnt arent didnt never')
function tellsReason(words: readonly string[], at: number): boolean {
  return words.slice(at, at + 4).some((word) => FACTS.has(word))
}
const FACTS = wordSet('is are has have will i we my our its it there am')

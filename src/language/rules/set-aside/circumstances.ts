import { regex } from '../../../base/regex.ts'
import { besideRequests } from './beside-requests.ts'
import type { Denial } from './denial.ts'
import { cannotTalkNow } from '../intents/later-calls.ts'
import { routinesIn } from './routines.ts'
import { spokenAgainst } from './spoken-against.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * What is told as a reason or a circumstance of the wish beside it: "my train leaves at nine, so eight", "since lunch is at
 * one, half past two", "the baby sleeps till three, four would be good". It counts where nothing else is said.
 */
export function circumstancesIn(heard: Tokens): Denial[] {
  if (clausesOf(heard).length < 2) return reasonsIn(heard)
  return [
    ...reasonsIn(heard),
    ...besideWishes(heard),
    ...besideRequests(heard, (clause) => isSuited(heard, clause)),
    ...spokenAgainst(heard),
    ...whileAway(heard),
    ...routinesIn(heard),
  ]
}

/** What is told as a reason: "my office closes at six, so seven", "since lunch is at one, half past two". */
export function reasonsIn(heard: Tokens): Denial[] {
  return [...beforeConclusions(heard), ...afterSince(heard)]
}

/** "I'm busy tomorrow, come on Friday", "aaj main office mein hoon, kal kar do": when somebody cannot. */
function whileAway(heard: Tokens): Denial[] {
  const clauses = clausesOf(heard)
  if (clauses.length < 2) return []
  return clauses
    .filter((clause) => clause.to - clause.from >= 3 && cannotTalkNow(heard, clause))
    .map(({ from, to }) => ({ from, to, reach: 'weak' }))
}

const CONCLUDES = wordSet('so therefore hence thus finally isliye islie iseeliye isiliye इसलिए इसीलिए लिहाजा')
/** "So far", "so many" conclude nothing, nor do "or so", "I think so". */
const SO_MUCH = wordSet('far much many few long late early that bad good expensive sorry very nice kind big small on')
const BEFORE_SO_MUCH = wordSet('or think guess hope not is are very was do said suppose')
const TO = wordSet('to toh तो')
/** The verb that ends a Hindi sentence: "… chhootta hai to chaar baje". */
const ENDS_SENTENCE = wordSet('hai hain hoon hun hu tha thi the ho hoga hogi honge है हैं हूं था थी थे हो होगा होगी होंगे')

/** What stands before "so", "isliye", "hai to", in its clause, and in the one before where that word opens a clause. */
function beforeConclusions(heard: Tokens): Denial[] {
  const clauses = clausesOf(heard)
  return clauses.flatMap((clause, index) => {
    const denials: Denial[] = []
    for (let at = Math.max(clause.from, 1); at + 1 < clause.to; at++) {
      if (!concludes(heard, at)) continue
      const from = at === clause.from ? (clauses[index - 1]?.from ?? at) : clause.from
      denials.push({ from, to: at, reach: 'weak' })
    }
    return denials
  })
}

function concludes({ words }: Tokens, at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (TO.has(word)) return ENDS_SENTENCE.has(before)
  if (!CONCLUDES.has(word)) return false
  return word !== 'so' || (!SO_MUCH.has(words[at + 1] ?? '') && !BEFORE_SO_MUCH.has(before))
}

const SINCE = wordSet('since because as kyunki kyonki chunki क्योंकि चूंकि')
const MIN_REASON = 4

/** "Because my brother comes on monday, tuesday is better" */
function afterSince(heard: Tokens): Denial[] {
  return clausesOf(heard)
    .filter(({ from, to }) => SINCE.has(heard.words[from] ?? '') && to - from >= MIN_REASON && to < heard.words.length)
    .map(({ from, to }) => ({ from, to, reach: 'weak' }))
}

/** Says what suits, rather than what is: "… is best", "… theek rahega". */
const SUITS = regex('u')`
  \b(?:
    best|better|ideal|perfect|suits|prefer|preferably|works
    |(?:would|will|should) (?:do|be (?:good|fine|nice|great|ok|okay))|is (?:good|fine|ok|okay)
    |theek (?:hai|rahega|rahegi|hoga)|sahi (?:hai|rahega)|behtar|chalega|chalegi|rakhiye|rakh (?:do|lo|dijiye)
  )\b
  |(?<!\p{L})(?:बेहतर|ठीक (?:है|रहेगा|रहेगी|होगा)|सही रहेगा|चलेगा|चलेगी|रखिए|रख दीजिए)(?![\p{L}\p{M}])
`

function isSuited({ words }: Tokens, { from, to }: Clause): boolean {
  return SUITS.test(words.slice(from, to).join(' '))
}

/** The other clauses beside the one that says what suits. */
function besideWishes(heard: Tokens): Denial[] {
  const clauses = clausesOf(heard)
  if (clauses.length < 2) return []
  const wished = clauses.filter((clause) => isSuited(heard, clause))
  if (wished.length !== 1) return []
  return clauses
    .filter((clause) => !wished.includes(clause) && tells(heard, clause))
    .map(({ from, to }) => ({ from, to, reach: 'weak' }))
}

/** A sentence with somebody or something in it; a bare "Friday" is an answer of its own. */
function tells({ words }: Tokens, { from, to }: Clause): boolean {
  return to - from >= MIN_REASON && words.slice(from, to).some((word) => TELLS.has(word) || THIRD_PERSON.test(word))
}

const TELLS = wordSet(
  `i we he she they it my our his her the is are was has have am im hes shes main hum mera meri mere wo woh hai hain मैं हम
   मेरा मेरी मेरे वो वह है हैं`,
)
const THIRD_PERSON = /^[a-z]{3,}(?:ta|ti|te)$/

import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { clausesOf } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

const IF = wordSet('if agar unless अगर यदि')
const THEN = wordSet('to toh then तो')
/** "If possible, Friday", "ho sake to kal", "agar aap chahein": politeness, no condition. */
const POLITE =
  /\b(?:possible|you (?:can|could|like|want|dont mind)|ok|okay|convenient|ho sake|chah\w+|mumkin)\b|हो सके|चाहें|मुमकिन/
/** The verb of what would be and is not: "deti", "karte", "leta hota"; "hote to", "होते तो" without "if". */
const UNREAL = /^(?:[a-z]{2,}t[aei]|[\p{L}\p{M}]+त(?:ा|े|ी))$/u
const BE_UNREAL = wordSet('hota hote hoti होता होते होती')
const IS = wordSet('hai hain hoon hun hu ho tha thi the rahega rahegi hoga hogi है हैं हूं हो था थी थे रहेगा रहेगी होगा होगी')

/**
 * What is said of a case that is not given: what stands in a condition ("if it rains tomorrow …", "agar … to"), and all
 * that would be so ("I would have come tomorrow", "दो सौ लोग होते तो …", "agar … to teen hazaar deti").
 */
export function hypotheticalIn(heard: Tokens): Denial[] {
  return [...conditionsIn(heard), ...unrealIn(heard)]
}

function conditionsIn({ words, breaks }: Tokens): Denial[] {
  const denials: Denial[] = []
  for (let at = 0; at < words.length; at++) {
    if (!IF.has(words[at] ?? '')) continue
    let to = at + 1
    while (to < words.length && breaks[to] !== true && !THEN.has(words[to] ?? '')) to += 1
    if (POLITE.test(words.slice(at, to).join(' '))) continue
    denials.push({ from: at, to, reach: 'all' })
    const end = endOfPart(breaks, to, words.length)
    if (isUnreal(words, end)) denials.push({ from: to, to: end, reach: 'all' })
    if (at > 0 && breaks[at] !== true && isUnmet(words, at, to)) denials.push({ from: 0, to: at, reach: 'all' })
  }
  return denials
}

/** The case of "10 deta agar time pe aate", "I would give ten if you came on time", which is not so. */
function isUnmet(words: readonly string[], at: number, to: number): boolean {
  if (words[at] === 'if') return WOULD.test(words.slice(0, at).join(' ')) && UNMET.test(words.slice(at, to).join(' '))
  return words[at] !== 'unless' && isUnreal(words, to)
}

const WOULD = /\b(?:would|wouldve|could) (?:have )?(?:give|given|rate|rated|say|said)\b/
const UNMET = /^if (?:(?:you|they|he|she|it|the \S+|your \S+) )+(?:had|hadnt|came|were|was|did|didnt|arrived|\w+ed)\b/

function unrealIn(heard: Tokens): Denial[] {
  const { words } = heard
  const isOfCase = words.some((word) => THEN.has(word))
  const clauses = isOfCase ? clausesOf(heard) : []
  const conditions = clauses.flatMap(({ from, to }) => {
    const at = words.findIndex(
      (word, at) => at > from && at < to && THEN.has(word) && BE_UNREAL.has(words[at - 1] ?? ''),
    )
    return at === -1 ? [] : [{ from, to: isUnreal(words, to) ? to : at, reach: 'all' as const }]
  })
  const segments = words.includes('have') ? segmentsOf(heard) : []
  const wishes = segments
    .filter(({ from, to }) => WOULD_HAVE.test(words.slice(from, to).join(' ')))
    .map(({ from, to }) => ({ from, to, reach: 'all' as const }))
  return [...conditions, ...wishes]
}

const WOULD_HAVE = /\b(?:would|could|should) have \w+/

function endOfPart(breaks: Tokens['breaks'], from: number, count: number): number {
  let to = from + 1
  while (to < count && breaks[to] !== true) to += 1
  return Math.min(to, count)
}

/** Whether the words up to `to` end with a verb of what would be: "kar lete na", without a "hai" behind it. */
function isUnreal(words: readonly string[], to: number): boolean {
  const last = words[to - 1] ?? ''
  const verb = /^(?:na|ना|to|toh|तो)$/.test(last) ? (words[to - 2] ?? '') : last
  return UNREAL.test(verb) && !IS.has(verb)
}

/**
 * Whether an answer hangs on a condition, and nothing is said for the other case, or that it is not known: "if my brother
 * gets leave, otherwise no", "agar … to haan, warna nahi", "अगर … तब सोचूंगा".
 */
export function isConditional(heard: Tokens): boolean {
  if (heard.words.length < MIN_CONDITIONAL) return false
  const said = heard.words.join(' ')
  return CONDITION.test(said) && (OTHERWISE_NOT.test(said) || THINKS_THEN.test(said))
}

/** A condition, and what follows otherwise. */
const MIN_CONDITIONAL = 3

const CONDITION = /(?:^| )(?:if|agar|in case|अगर|यदि|jab|tab tak|तब तक)(?= )|(?:^| )(?:toh?|तो) (?:haan|हां)(?= |$)/
const OTHERWISE_NOT = regex`
  (?:^| )(?:otherwise|else|warna|varna|nahi to|nahi toh|वरना|नहीं तो) (?:\S+ )?
    (?:no|not|nope|nahi|cant|cannot|dont|pata|maloom|i|नहीं|पता|मालूम)(?= |$)
`
const THINKS_THEN = regex`
  (?:^| )(?:
    then only|only then|(?:ill|i will|i can|we will|well|we can) only (?:know|say|tell|decide|confirm)
    |tabhi (?:bata|pata|keh|bol)\w*|तभी (?:बता|पता|कह|बोल)\S*|pakka nahi|पक्का नहीं|not sure|cant say
    |tab (?:sochunga|sochungi|sochenge|dekhenge|dekhunga|batata|bataunga)|तब (?:सोचूंगा|सोचूंगी|सोचेंगे|देखेंगे|बताऊंगा|बताऊंगी)
    |then (?:i|ill|we|well) (?:will )?(?:see|think|decide)
  )(?= |$)
`

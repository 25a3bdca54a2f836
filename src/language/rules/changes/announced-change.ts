import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { type Clause, partsBetween, saidIn } from '../words/clauses.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { BY_KIND } from './addressed-part.ts'
import type { Change, ReadAs } from './change.ts'

/**
 * "Aur discharge ki date galat batayi thi, 15 kar do", "city change kar dijiye, Nagpur nahi Amravati hai", "the amount I said ten thousand, it is
 * twelve": a part that says of another answer that it is wrong, or is to be changed, and behind it what is right.
 */
export function readAnnouncedChange(
  message: Message,
  others: readonly FieldReader[],
  readAs: ReadAs,
): Change | undefined {
  const { heard } = message
  const parts = partsBetween(heard, JOINS)
  for (const [index, part] of parts.entries()) {
    const said = heard.words.slice(part.from, part.to)
    const text = said.join(' ')
    const next = parts[index + 1]
    if (endsAsking(heard, part) || next === undefined) continue
    const reports = SAID.test(text)
    // "Amount galat hai, 5000 aaya hai": what is wrong is on a bill.
    if (SHOWS.test(text) || SHOWS.test(saidIn(heard, next))) continue
    if (!ANNOUNCES.test(text) && !reports) continue
    const plan = namedIn(message, said)
    if (plan !== undefined && !others.includes(plan)) continue
    // "I told you maths, please change it to science": the old answer tells which one.
    const meant = plan
      ? [plan]
      : reports && MAKES.test(saidIn(heard, next))
        ? others.filter(({ kind }) => kind === 'enum')
        : []
    const commands = COMMANDS.test(text) || COMMANDS.test(saidIn(heard, next)) || TOLD_WRONG.test(text) || reports
    if (!commands && !meant.some(({ field }) => message.isKnown(field.name))) continue
    const changes = meant.flatMap((one) => changeTo(message, one, [part, next, parts[index + 2]], plan === one, readAs))
    const [only, another] = changes
    if (only && another === undefined) return only
  }
  return undefined
}

function changeTo(
  { heard }: Message,
  plan: FieldReader,
  [part, next, later]: readonly [Clause, Clause, Clause | undefined],
  isNamed: boolean,
  readAs: ReadAs,
): Change | [] {
  const isWrong = ANNOUNCES.test(saidIn(heard, part))
  const before = readAs(textBetween(heard, part.from, part.to), plan)
  // "I said ten": what was wrong is said in this part, or the next.
  if (!isWrong && before === undefined) return []
  if (!isNamed && before === undefined) return []
  const isOld = isWrong && SAID.test(saidIn(heard, next)) && later !== undefined
  const right = isOld ? later : next
  const value = readAs(textBetween(heard, behindOld(heard, right), right.to), plan)
  if (value === undefined || (!isWrong && value === before)) return []
  // The "no" of "no. Also …" is an answer, as the word for "also" stands behind it.
  const from = JOINS.test(heard.words[part.from] ?? '') ? part.from + 1 : part.from
  return { plan, value, from, to: right.to }
}

/** Where the new value begins: behind the "nahi" of "Nagpur nahi Amravati hai", the "ki jagah" of "five ki jagah six". */
function behindOld({ words }: Tokens, { from, to }: Clause): number {
  for (let at = from + 1; at + 1 < to; at++) {
    if (/^(?:nahi|nai|नहीं)$/.test(words[at] ?? '')) return at + 1
    if (at + 2 < to && /^(?:ki jagah|ke badle|ke bajay|की जगह|के बदले|के बजाय)$/.test(`${words[at]} ${words[at + 1]}`))
      return at + 2
  }
  return from
}

/** The field that most of the words name: "admission date" of two dates. */
function namedIn({ plans }: Message, said: readonly string[]): FieldReader | undefined {
  const scored = plans
    .map((plan) => ({ plan, score: said.reduce((sum, word) => sum + scoreOf(plan, word), 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scored
  return best && best.score > (second?.score ?? 0) ? best.plan : undefined
}

function scoreOf(plan: FieldReader, word: string): number {
  if (isGrammarWord(word)) return 0
  if (plan.label.includes(word)) return 2
  if (plan.names.has(word) || OF_KIND[plan.kind]?.has(word) || BY_KIND[plan.kind]?.has(word)) return 1
  return isDevanagari(word) && speaksOf(plan, word) ? 1 : 0
}

const OF_KIND: Partial<Record<FieldKind, ReadonlySet<string>>> = {
  city: new Set(['city', 'shahar', 'शहर', 'सिटी']),
}

const JOINS = /^(?:and|aur|और|also|but|lekin|magar|लेकिन|मगर)$/
const ANNOUNCES = regex('u')`
  \b(?:wrong|incorrect|mistake|mistakenly|by mistake|change|update|correct)\b(?!.*\bto\b)
  |(?<!\p{L})(?:galat|galti|badal (?:do|dijiye|dena|dijie)|badalna|गलत|गलती|बदल (?:दो|दीजिए|देना)|बदलना)(?![\p{L}\p{M}])
`
const SAID = regex('u')`
  \b(?:i|we) (?:had )?(?:said|told|gave|mentioned)\b
  |(?<!\p{L})(?:bol[aei]|bata?y[aei]|kah[aei]|likhway[aei]|likhay[aei]|बोल[ाेी]|बताय[ाेी]|बताई|कह[ाेी]|लिखवाय[ाेी]) (?:th[aei]|थ[ाेी])(?![\p{L}\p{M}])
`
const MAKES = /\b(?:make|change|update|put) (?:it|that)\b|\b(?:kar|likh) (?:do|dijiye|dena|lo|lijiye)\b/
const COMMANDS = regex('u')`
  \b(?:make|change|update|put|write|note|keep|correct) (?:it|that|the|my)\b|\bshould be\b
  |(?<!\p{L})(?:kar|kr|likh|badal|rakh|कर|लिख|बदल|रख) (?:do|dijiye|dijie|dena|lo|lijiye|lena|दो|दीजिए|देना|लो|लीजिए|लेना)(?![\p{L}\p{M}])
`
/** "Galat bataya tha", "मैंने गलत बता दिया", "I gave it wrong": what was told in this call. */
const TOLD_WRONG = regex('u')`
  \b(?:galat|galti se) (?:bata|bol|likhwa|likha|kah|keh)\S*|(?:गलत|गलती से) (?:बता|बोल|लिखवा|लिखा|कह)\S*
  |\b(?:i|we) (?:gave|told|said|mentioned)\b
`
/** What a bill or a screen says, and what somebody was charged. */
const SHOWS = regex('u')`
  \b(?:shows?|showing|says|saying|charged?|charging|you (?:took|sent|wrote|put|deducted|billed)|billed|deducted|came|likha|likhi|aaya|aayi|aaye|aa raha|aa rahi|laga|lagaya|lagi|kata|kaata|dikha\S*)\b
  |(?<!\p{L})(?:लिखा|लिखी|आया|आई|आए|आ रहा|आ रही|लगा|लगाया|लगी|कटा|काटा|दिखा\S*|दिख)(?![\p{L}\p{M}])
`

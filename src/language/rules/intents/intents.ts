import { regex } from '../../../base/regex.ts'
import type { SpecialIntent } from '../../../ports/language.ts'
import { type Clause, clauseAround } from '../words/clauses.ts'
import { asksToComeInstead } from './asks-to-come-instead.ts'
import { isCallOfOthers } from './calls-of-others.ts'
import { isLimitedInTime, leavesNoTime } from './limited-calls.ts'
import { handsToAnother, isNoHome } from './no-dealings.ts'
import { isQuotedWish } from './is-quoted-wish.ts'
import { asksForCallOfOthers } from './asks-for-call-of-others.ts'
import { saysToCheckNumber } from '../names/check-number.ts'
import { leftForGood } from '../names/left-for-good.ts'
import { wishesIn } from './wishes.ts'
import { goesOnWithMatter } from './goes-on-with-matter.ts'
import { wishesNoCalls } from './wishes-no-calls.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import type { PhraseHit } from '../words/phrase-matcher.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { behindReminder } from '../texts/reminder.ts'
import { type Intent, INTENTS } from './intent-phrases.ts'
import { isAside, isPutRight, isTitle } from './is-said-aside.ts'
import { isToOwnPeople } from './to-own-people.ts'
import { hangsOnTime } from './hangs-on-time.ts'

/** An opt-out takes precedence over a wrong person, and that over a later call. A lone "stop" opts out. */
export function readIntent(heard: Tokens): Intent | undefined {
  return intentsIn(heard).own.reduce<Intent | undefined>(
    (best, one) => (best === undefined || RANK[one.intent] < RANK[best.intent] ? one : best),
    undefined,
  )
}

interface Intents {
  own: Intent[]
  /** Clauses with an intent that is denied or reported: they do not end the conversation, and they are no answer. */
  quoted: Clause[]
}

/** Finds all intents in a message, by phrases and by the words of a clause. */
export const intentsIn = oncePerMessage<Intents>(findIntents)

function findIntents(heard: Tokens): Intents {
  if (heard.words.length > 1 && CALL_THEN.test(heard.words.join(' ')) && !namesNumber(heard, 1))
    return { own: [{ intent: 'callback_requested', from: 0, to: 2 }], quoted: [] }
  if (isLoneStop(heard)) return { own: [{ intent: 'opted_out', from: 0, to: heard.words.length }], quoted: [] }
  const own: Intent[] =
    handsToAnother(heard) || isNoHome(heard) || saysToCheckNumber(heard)
      ? [{ intent: 'wrong_person', from: 0, to: heard.words.length }]
      : []
  const left = leftForGood(heard)
  if (left && !isQuotedWish(heard, left.from, left.to)) own.push({ intent: 'wrong_person', ...left })
  const quoted: Clause[] = []
  const hits = withoutRepeats(heard, INTENTS.all(heard))
  for (const { tag, from, to } of hits) {
    if (tag === 'not one' || isAside(heard, tag, from, to)) continue
    if (tag === 'callback_requested' && (isCallOfOthers(heard, { from, to }) || tellsHowToCall(heard, from))) continue
    if (tag === 'callback_requested' && !heard.breaks[to] && MAYBE.test(heard.words.slice(to, to + 2).join(' ')))
      continue
    if (tag === 'opted_out' && (asksToComeInstead(heard, { from, to }) || goesOnWithMatter(heard, { from, to })))
      continue
    const isLimited =
      tag === 'opted_out' &&
      !leavesNoTime(heard, { from, to }) &&
      (hangsOnTime(heard, from, to) || isLimitedInTime(heard, { from, to }))
    const intent = isLimited ? 'callback_requested' : tag
    if (intent === 'callback_requested' && tag === 'opted_out' && !asksForCall(heard, to)) continue
    if (isQuotedWish(heard, from, to) || (tag === 'opted_out' && isToOwnPeople(heard, { from, to })))
      quoted.push({ from, to })
    else if (intent !== 'callback_requested' || !namesNumber(heard, from)) own.push({ intent, from, to })
  }
  const excluded = hits.filter((hit) => hit.tag === 'not one' && !isPoliteWish(heard, hit))
  for (const wish of wishesIn(heard)) {
    if (wish.intent === 'callback_requested' && (asksWhetherOthersCall(heard) || isCallOfOthers(heard, wish))) continue
    if (wish.intent === 'callback_requested' && tellsHowToCall(heard, wish.from)) continue
    if (excluded.some(({ from, to }) => from < wish.to && to > wish.from)) continue
    if (wish.intent === 'wrong_person' && (isTitle(heard, wish) || isPutRight(heard, wish.to))) continue
    if (wish.intent === 'opted_out' && isToOwnPeople(heard, wish)) {
      quoted.push(wish)
      continue
    }
    if (
      wish.intent === 'opted_out' &&
      (isLimitedInTime(heard, wish) || asksToComeInstead(heard, wish) || goesOnWithMatter(heard, wish))
    )
      continue
    if (
      isQuotedWish(heard, wish.from, wish.to) &&
      !(wish.intent === 'callback_requested' && asksForCallOfOthers(heard, wish))
    )
      quoted.push(wish)
    else if (wish.intent !== 'callback_requested' || !namesNumber(heard, wish.from)) own.push(wish)
  }
  const aside = quoted.map((wish) => clauseAround(heard, wish))
  const notMeant = [...aside, ...excluded.map((hit) => clauseAround(heard, hit))]
  return { own: own.filter((wish) => !repeats(heard, wish, notMeant)), quoted: aside }
}

/** "I'd rather you didn't call me again" tells of no call that did not come. */
function isPoliteWish(heard: Tokens, hit: Clause): boolean {
  const { from, to } = clauseAround(heard, hit)
  return wishesNoCalls(heard.words.slice(from, to).join(' '))
}

/** What is said again and again within one clause says nothing more: a message of nothing else would cost much. */
function withoutRepeats(
  heard: Tokens,
  hits: readonly PhraseHit<SpecialIntent | 'not one'>[],
): PhraseHit<SpecialIntent | 'not one'>[] {
  if (hits.length <= MAX_REPEATS) return [...hits]
  const counts = new Map<string, number>()
  return hits.filter(({ tag, from, to }) => {
    const place = `${tag} ${clauseAround(heard, { from, to }).from}`
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return count <= MAX_REPEATS
  })
}

const MAX_REPEATS = 8

/** "Can I call you later if I change my mind?" */
const MAYBE = /^(?:if (?:i|we|its|needed|required|anything|something|there|theres)|agar|in case|अगर)(?: |$)/

/** "He kept saying call me later, call me later": the words that are quoted, once more. */
function repeats(heard: Tokens, wish: Clause, quoted: readonly Clause[]): boolean {
  const clause = clauseAround(heard, wish)
  const said = textBetween(heard, clause.from, clause.to).toLowerCase()
  return quoted.some(
    ({ from, to }) => to === clause.from && textBetween(heard, from, to).toLowerCase().endsWith(` ${said}`),
  )
}

/** "Will your engineer call me before he comes?" is a question. */
function asksWhetherOthersCall({ words }: Tokens): boolean {
  return (
    /^(?:will|would|does|do|is|are)$/.test(words[0] ?? '') &&
    /^(?:your|the|he|she|they|someone|anyone)$/.test(words[1] ?? '')
  )
}

/** "Call me on 98220 12345" gives a number. */
function namesNumber({ words }: Tokens, from: number): boolean {
  const on = words.findIndex((word, at) => at > from && (word === 'on' || word === 'at'))
  const digits =
    on === -1
      ? ''
      : words
          .slice(on + 1)
          .join('')
          .replace(/\D/g, '')
  return digits.length >= 7
}

/**
 * "Call me on this number any time", "call me on phone only", "teen baar phone kar chuka hoon", "10 baje ke baad call karke aana": how, how
 * often so far, or before what.
 */
function tellsHowToCall(heard: Tokens, at: number): boolean {
  const { from, to } = clauseAround(heard, { from: at, to: at + 1 })
  return HOW_TO_CALL.test(heard.words.slice(from, to).join(' '))
}

const HOW_TO_CALL = regex('u')`
  \b(?:call|ring|phone|reach) (?:me|us) on (?:this|the same|my|the) (?:number|phone|mobile) (?:any ?time|whenever|always)(?: you (?:like|want|wish))?$
  |\b(?:call|ring|phone|reach) (?:me|us) (?:any ?time|whenever)(?: you (?:like|want|wish))?$
  |\b(?:call|ring) (?:me|us) on (?:phone|mobile|whatsapp|landline) only\b
  |(?:^| )(?:call|phone|कॉल|काल|फोन) (?:kar|कर) (?:chuk|चुक)\S*(?: |$)
  |(?:^| )(?:call|phone|कॉल|काल|फोन) (?:kar ?ke|kar|करके|कर के|कर) (?:\S+ )?(?:aa|aao|aana|aaiye|aaiyega|aa (?:jao|jana|jaana)|bhejna|bhej\S*|nikalna|deliver\S*|le (?:aana|jana)|आ|आओ|आना|आइए|आइएगा|भेजना|भेजिए|निकलना|ले (?:आना|जाना))(?: |$)
`

const RANK: Record<SpecialIntent, number> = { opted_out: 0, wrong_person: 1, callback_requested: 2 }
const STOPS = new Set(['stop', 'unsubscribe', 'optout', 'dnd', 'stopall'])
const LONE = /^(?:(?:just|please|now) )*(?:go away|get lost|buzz off)(?: (?:please|now))*$/
/** As a whole message: "call after 6 pm please" */
const CALL_THEN = /^(?:(?:please|kindly|just) )?(?:call|phone|ring) (?:after|around|in|tomorrow|tonight|later)\b(?! me)/
const POLITE = new Set(['please', 'now', 'it', 'all', 'karo', 'kindly', 'this'])

/** "Stop", "please stop it", "I told you to stop" */
function isLoneStop(heard: Tokens): boolean {
  if (heard.words.length > 1 && LONE.test(heard.words.join(' '))) return true
  const said = behindReminder(heard, 0)
  const from = said > 0 && heard.words[said] === 'to' ? said + 1 : said
  const [first = '', second, another] = heard.words.slice(
    /^(?:please|kindly)$/.test(heard.words[from] ?? '') ? from + 1 : from,
  )
  return STOPS.has(first) && another === undefined && (second === undefined || POLITE.has(second))
}

/** "Don't call now, call tomorrow" asks for a call; "don't call me before noon" is only a condition. */
function asksForCall(heard: Tokens, after: number): boolean {
  return ASKS_FOR_CALL.test(heard.words.slice(after).join(' '))
}

/** "Call tomorrow", "kal phone karna"; "the phone is locked away" asks for nothing. */
const ASKS_FOR_CALL = regex('u')`
  \b(?:call|ring|phone)(?: (?:me|us|back|again|later|after|at|in|on|around|tomorrow|tonight|by|between|any\w*|instead|only|once|when|please)\b|$)
  |(?:^| )(?:call|phone|fone|कॉल|काल|फोन) (?:\S+ )?(?:kar|kij|lag|mila|कर|कीज|लगा|मिला)\S*
`

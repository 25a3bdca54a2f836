import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { partsBetween } from '../../words/clauses.ts'
import { namedBy, mattersIn } from '../../words/matters-in.ts'
import type { Tokens } from '../../words/tokens.ts'
import { indexOf } from '../option-index.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'

/** "Renew principal only" beside "Renew principal and interest": one of two things, where both together are an option as well. */
interface Parted {
  option: string
  /** What both options have, and what only the joint one has, by words and matters. */
  own: Thing
  other: Thing
}

interface Thing {
  words: ReadonlySet<string>
  matters: ReadonlySet<number>
}

const partedAmong = oncePerField(({ field: { options } }): Parted | undefined => {
  const found = options.flatMap((option): Parted[] => {
    const words = optionWords(option)
    if (!ONLY.test(words.at(-1) ?? '') && !ONLY.test(words[0] ?? '')) return []
    const own = words.filter((word) => !ONLY.test(word))
    return options.flatMap((joint): Parted[] => {
      const all = optionWords(joint)
      const others = all.filter((word) => !own.includes(word) && !isGrammarWord(word))
      if (!all.some((word) => AND.test(word)) || !own.every((word) => all.includes(word)) || others.length === 0)
        return []
      const shared = all[all.findIndex((word) => AND.test(word)) - 1] ?? ''
      return [{ option, own: thingOf([shared]), other: thingOf(others) }]
    })
  })
  const [only, another] = found
  return another === undefined ? only : undefined
})

function thingOf(words: readonly string[]): Thing {
  return { words: new Set(words), matters: new Set(words.flatMap(namedBy)) }
}

const ONLY = /^(?:only|just|sirf|keval|bas|सिर्फ|केवल|बस)$/
const AND = /^(?:and|aur|plus|with|और)$/
const JOINS = /^(?:and|but|aur|par|lekin|magar|ke|kar|karke|और|पर|लेकिन|के|कर)$/

/** What is handed over: "mujhe de do", "pay me the interest", "account mein daal do". */
const HANDED = regex('u')`
  (?:^| )(?:de|dena|dijiye|nika+l\S*|wapas|vapas|bhej\S*|transfer|credit|alag|le (?:lun?g[ai]|loong[ai]|lenge|len[ai])|दे|देना|दीजिए|निकाल\S*|वापस|भेज\S*|अलग)(?: |$)
  |(?:^| )(?:account|khat[ae]|bank|cash|haath|hath|खाते|अकाउंट|बैंक|हाथ) (?:mein|me|में)(?: |$)
  |\b(?:give|pay|send|hand|credit|transfer|withdraw|take out|release|return|encash|collect)\b
`
const DENIED = /(?:^| )(?:nahi|mat|chh?odkar|chh?od|bina|without|not|except|नहीं|मत|छोडकर|बिना)(?: |$)/

/**
 * "Mool wahi dobara lagao, byaaj mujhe de do", "renew the principal and pay me the interest": what has another fate than the rest is not
 * taken together with it. "Sirf mool rakam" names the one alone.
 */
export function partedOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const parted = partedAmong(plan)
  if (parted === undefined || heard.words.length > MAX_WORDS) return undefined
  const { option: value, own, other } = parted
  const says = (from: number, to: number, { words, matters }: Thing): boolean =>
    heard.words.slice(from, to).some((word) => words.has(word)) ||
    mattersIn(heard.words).some(
      (span) => span.from >= from && span.to <= to && span.matters.some(({ id }) => matters.has(id)),
    )
  const span = { value, isExplicit: true, from: 0, to: heard.words.length }
  const isOwnSaid = says(0, heard.words.length, own)
  const isOtherNamed = indexOf(plan)
    .own.all(heard)
    .some(({ tag }) => tag !== value)
  const parts = partsBetween(heard, JOINS).filter(({ from, to }) => says(from, to, other))
  if (parts.length === 0) return isOnlyOf(heard, (from, to) => says(from, to, own)) && !isOtherNamed ? span : undefined
  const isApart = parts.every(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    return !says(from, to, own) && !TOO.test(said) && ((isLaidOut(plan) && HANDED.test(said)) || DENIED.test(said))
  })
  return isApart && (isOwnSaid || heard.words.some((word) => REST.test(word))) ? span : undefined
}

const MAX_WORDS = 24
/** What is laid out again is money, of which a part may be handed over: no "breakfast dena aur dinner dena". */
const isLaidOut = oncePerField(({ field: { options } }) =>
  options.some((option) => /\b(?:renew|reinvest)/i.test(option)),
)

/** "Sirf mool rakam", "renew only the principal", but not "just tell me the room price". */
function isOnlyOf({ words }: Tokens, isSaid: (from: number, to: number) => boolean): boolean {
  if (words.some((word) => ALSO.test(word) || ASKS.test(word))) return false
  return words.some((word, at) => {
    if (!ONLY.test(word)) return false
    const ahead = LINKS.test(words[at + 1] ?? '') ? at + 2 : at + 1
    return [1, 2].some((length) => isSaid(ahead, ahead + length) || isSaid(at - length, at))
  })
}

const LINKS = /^(?:the|my|our|for|mera|meri|mere|apna|apni|मेरा|मेरी)$/
const ASKS =
  /^(?:tell|show|give|send|price|prices|rate|rates|cost|see|think|first|pehle|what|how|which|kya|kitn\S*|kaun\S*|bata\S*|dikha\S*|dekh\S*|soch\S*|daam|close|band|बता\S*|दिखा\S*|क्या|कितन\S*)$/
const TOO = /(?:^| )(?:bhi|also|too|as well|भी)(?: |$)/
const ALSO = /^(?:not|nahi|bhi|also|too|नहीं|भी)$/
const REST = /^(?:rest|remaining|balance|baaki|baki|bacha|renew|बाकी)$/

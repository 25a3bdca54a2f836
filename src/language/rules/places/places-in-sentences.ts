import { regex } from '../../../base/regex.ts'
import { numberAt } from '../numbers/numbers.ts'
import { isOpen, isParticle } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { isOfMatter } from '../words/matters-in.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { isDenied } from '../set-aside/denials.ts'
import { isPlaceWord } from './place-words.ts'
import { nameCase } from '../names/name-case.ts'
import type { PlaceSpan } from './place-span.ts'
import { BUT } from '../words/function-words.ts'

const POSTPOSITIONS = new Set('mein me mai se par pe tak में मे से पर तक'.split(' '))
const MAX_WORDS = 4

/** "Better for me" is English. */
function isPostposition({ words }: Tokens, at: number): boolean {
  return POSTPOSITIONS.has(words[at] ?? '') && !/^(?:for|to|with|suits|near|than)$/.test(words[at - 1] ?? '')
}

/** "Gaadi Kothrud mein khadi hai", "Andheri West se utha lijiye": the place before a postposition, without the thing that is there. */
export function placeBeforePostposition(heard: Tokens): PlaceSpan | undefined {
  for (const clause of clausesOf(heard)) {
    const end = heard.words.findIndex((_word, at) => at > clause.from && at < clause.to && isPostposition(heard, at))
    if (end === -1 || SPEAK.test(heard.words[end + 1] ?? '')) continue // "ज़ोर से बोलिए"
    let from = clause.from
    while (from < end && !beginsPlace(heard, from, end)) from += 1
    const isWhole =
      from < end && end - from <= MAX_WORDS && heard.words.slice(from, end).every((word) => !/\d/.test(word))
    if (
      isWhole &&
      !/^(?:hindi|english|हिंदी|kisi|koi|किसी|galti|गलती|yahin?|yahan|wahin?|wahan|यहीं|यहां|वहीं|वहां)$/.test(
        heard.words[from] ?? '',
      )
    )
      return spanOf(heard, from, end)
  }
  return undefined
}

const PARTS_OF_TOWN = regex`
  ^(?:
    east|west|north|south|nagar|colony|road|street|town|city|market|station|park|garden|layout|extension|vihar|puram
  )$
`

const SPEAK = /^(?:bol(?:o|iye|na)|kah(?:o|iye)|bata(?:o|iye)|बोलो|बोलिए|बोलना|कहिए|बताइए)$/

function beginsPlace(heard: Tokens, at: number, end: number): boolean {
  const word = heard.words[at] ?? ''
  if (!isOpen(word) || BUT.test(word) || isParticle(heard, at) || heard.aside?.[at] === true) return false
  const isThing = isOfMatter(word)
  return !isThing || (at + 1 < end && PARTS_OF_TOWN.test(heard.words[at + 1] ?? ''))
}

const NUMBERED = new Set(
  'sector sec phase block ward stage lane gali plot pocket scheme circle division zone stop mile सेक्टर फेज फेस ब्लॉक वार्ड गली'.split(
    ' ',
  ),
)

/** "Ward number 12" */
const NUMBER = /^(?:number|no|nambar|नंबर|नम्बर)$/

/** "Sector 62, Noida", "Hinjewadi phase two": a part of a town by its number, with the town where that is said. */
export function numberedPlace(heard: Tokens, readsHindi: boolean): PlaceSpan | undefined {
  const at = heard.words.findIndex((word, index) => NUMBERED.has(word) && !heard.breaks[index + 1])
  const isMarked = at !== -1 && NUMBER.test(heard.words[at + 1] ?? '') && !heard.breaks[at + 2]
  const number = at === -1 ? undefined : numberAt(heard, at + (isMarked ? 2 : 1), readsHindi)
  if (number === undefined) return undefined
  let from = at
  while (from > 0 && !heard.breaks[from] && at - from < 2 && isName(heard, from - 1)) from -= 1
  const before = clausesOf(heard).find((clause) => clause.to === from)
  if (before && isPartOfAddress(heard, before)) from = before.from
  let to = number.to
  while (to < heard.words.length && to - number.to < 3 && isName(heard, to) && (to === number.to || !heard.breaks[to]))
    to += 1
  // Another clause belongs to it only as a whole.
  const isCut =
    heard.breaks[number.to] === true && to < heard.words.length && !heard.breaks[to] && !isParticle(heard, to)
  return spanOf(heard, from, isCut ? number.to : to)
}

/** The "Gomti Nagar extension" before ", sector 4" */
function isPartOfAddress(heard: Tokens, { from, to }: Clause): boolean {
  if (to - from > MAX_OF_PART || !isName(heard, from)) return false
  for (let at = from; at < to; at++) if (!isName(heard, at) && !isPlaceWord(heard.words[at] ?? '')) return false
  return !isDenied(heard, { from, to })
}

const MAX_OF_PART = 4

function isName(heard: Tokens, at: number): boolean {
  return isOpen(heard.words[at] ?? '') && !isParticle(heard, at)
}

function spanOf(heard: Tokens, from: number, to: number): PlaceSpan {
  return { value: nameCase(textBetween(heard, from, to)), isExplicit: false, from, to }
}

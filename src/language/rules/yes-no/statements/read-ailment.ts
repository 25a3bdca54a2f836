import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { DENIES } from '../../words/function-words.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Do you have fever?", "is there any swelling now?": what comes, and goes again. */
const asksOfAilment = oncePerField(
  (plan) =>
    /^(?:do|does|is|are|have|has)\b/i.test(questionOf(plan)) &&
    AILMENT.test(questionOf(plan)) &&
    !OF_END.test(questionOf(plan)),
)
/** "Is the pain gone?" */
const OF_END = /\b(?:gone|over|better|less|reduced|relieved|stopped|subsided|cured|control\w*|medicines?|tablets?)\b/i
const AILMENT =
  /\b(?:fever|temperature|pain|cough\w*|swelling|swollen|bleeding|vomit\w*|rash\w*|itch\w*|headache|cold|sore throat|diarrh\w+)\b/i
const asksOfFever = oncePerField((plan) => /\b(?:fever|temperature)\b/i.test(questionOf(plan)))

/**
 * "It came down two days back", "kal tha, ab utar gaya" deny an ailment, "utar hi nahi raha", "it won't go" and "since last night it is 102"
 * affirm it: the last part that tells of its coming and going counts.
 */
export function readAilment({ heard, move, readsHindi }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksOfAilment(plan) || heard.words.length > MAX_WORDS) return undefined
  for (const part of segmentsOf(heard).toReversed()) {
    const said = heard.words.slice(part.from, part.to).join(' ')
    if (endsAsking(heard, part) || UNSETTLED.test(said)) return undefined
    if (isOfAnother(said, plan)) continue
    const value = isIllIn(said) ?? (asksOfFever(plan) ? hasHeat(part, heard, readsHindi) : undefined)
    if (value !== undefined) return { value, isExplicit: true, ...part }
  }
  return undefined
}

/** "The wound has gone red" to a question for fever. */
function isOfAnother(said: string, plan: FieldReader): boolean {
  const [named] = NAMED.exec(said) ?? []
  return (
    named !== undefined && !questionOf(plan).toLowerCase().includes(named.slice(0, ROOT)) && !asksInHindi(named, plan)
  )
}

const ROOT = 4
const NAMED =
  /\b(?:wound|stitches|swelling|cough|rash|bleeding|vomiting|headache|zakhm|ghaav|taanke|sujan|soojan|khansi)\b/
/** "Khansi" to "do you have a cough?" */
function asksInHindi(named: string, plan: FieldReader): boolean {
  return (
    (/^kh/.test(named) && /cough/i.test(questionOf(plan))) ||
    (/^s(?:u|oo)jan/.test(named) && /swell|swollen/i.test(questionOf(plan)))
  )
}

const MAX_WORDS = 20
const UNSETTLED = /(?<!\p{L})(?:if|maybe|perhaps|kya|shayad|agar|when|jab|क्या|शायद|अगर|जब)(?![\p{L}\p{M}])/u

function isIllIn(said: string): boolean | undefined {
  if (STAYS.test(said)) return true
  if (GOES.test(said)) return DENIES.test(said.replace(OPENING, ''))
  if (WELL.test(said)) return DENIES.test(said.replace(OPENING, '')) ? undefined : false
  return undefined
}

const OPENING = /^(?:(?:no|nope|nahi(?! utr)|na|ji|नहीं(?! उतर)|जी) )+/
const GOES = regex('u')`
  \b(?:
    (?:came|come|gone|went|going|goes) down|^(?:but|par) gone|(?:has |is |its |it |went )(?:gone|away|over|stopped|subsided|settled)(?! (?:up|above|over|to|beyond|past|red|bad|worse|stiff|black|blue|numb|hard|\d|a? ?hundred))|subsided
    |utar\w*|utra|utri|chal[aei] ga\w+|ja chuk\w+|theek ho (?:ga\w+|chuk\w+)|thik ho (?:ga\w+|chuk\w+)|khatam ho\w*|kam nahi
  )\b
  |(?<!\p{L})(?:उतर|चल[ाे] ग|जा चुक|ठीक हो (?:ग|चुक)|खत्म हो|कम नहीं)
`
/** "It won't go", "keeps coming back", "बार बार आ रहा है" */
const STAYS = regex('u')`
  \b(?:keeps? (?:coming|returning)|comes and goes|coming and going|still (?:there|have|has|high|running)|not (?:going|gone|coming down)
    |(?:wont|doesnt|isnt) (?:go|going|come|coming)|has(?:nt| not) (?:gone|come down|subsided)|(?:baar baar|bar bar) (?:aa|ho|chad|lag|uth)\w*|abhi bhi hai|ab bhi hai)\b
  |\b(?:theek|thik) (?:hi )?nahi (?:ho|hu)\w*|ठीक (?:ही )?नहीं (?:हो|हु)
  |बार बार (?:आ|हो|चढ|लग)|अभी भी है|अब भी है
`
const WELL = regex('u')`
  ^(?:(?:but|and|now|its|it is|i am|im|main|mai|ab|abhi|abhi tak|to|toh|aaj|par|sab|everything|temperature|temp|bilkul|ekdum|all|अब|अभी|आज|पर|मैं|सब|तो|बिल्कुल|एकदम|तक|tak|quite|totally|completely|is) )*
    (?:nothing|none|kuch nahi|कुछ नहीं|normal|fine|ok|okay|alright|well|theek|thik|swasth|fit|नॉर्मल|सामान्य|ठीक|स्वस्थ)
    (?: (?:now|hai|hoon|hu|hun|today|aaj|ab|abhi|sir|madam|ji|है|हूं|अब|जी))*$
`

/** "It is 102", "ek sau do": the heat of a fever in degrees. */
function hasHeat(
  part: { from: number; to: number },
  heard: Message['heard'],
  readsHindi: boolean,
): boolean | undefined {
  const numbers = findNumbers(heard, readsHindi).filter(({ from, to }) => from >= part.from && to <= part.to)
  const [degrees, another] = numbers
  if (degrees === undefined || another || COUNTED.test(heard.words[degrees.to] ?? '')) return undefined
  if (OF_PERSON.test(heard.words[degrees.from - 1] ?? '')) return undefined
  const { value } = degrees
  if ((value >= 99.5 && value <= 107) || (value >= 38 && value <= 41.5)) return true
  return (value >= 96 && value <= 99) || (value >= 36 && value <= 37.2) ? false : undefined
}

/** "I am 40" */
const OF_PERSON = /^(?:am|im|age|umar|aged|main|mai)$/
const COUNTED =
  /^(?:percent|people|log|rupees?|rs|days?|din|years?|saal|hours?|ghante|minutes?|baar|times|दिन|लोग|घंटे|बार)$/

import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isSameMatter } from '../fields/same-matter.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isKinInflected, isPossessive } from '../names/kin.ts'
import { isCapital } from '../names/words-of-a-name.ts'
import { isDenied } from '../set-aside/denials.ts'
import { isOfThePast } from '../set-aside/of-the-past.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import { isOfMatter } from '../words/matters-in.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { afterNow, beforeNow } from './now-words.ts'

/**
 * Whom somebody is with, or has something from, where that is asked for: "we are with Bajaj Allianz", "abhi to HDFC Ergo se
 * hai", "अभी वाली पॉलिसी टाटा की है". The last sentence counts; what is past or denied does not.
 */
export function heldWith(heard: Tokens, plan: FieldReader): Clause | undefined {
  if (!asksWithWhom(plan)) return undefined
  const segments = segmentsOf(heard)
  const present = segments.filter((segment) => !isOfThePast(heard, segment))
  for (const segment of (present.length > 0 ? present : segments).toReversed()) {
    if (heard.words.slice(segment.from, segment.to).some((word) => NOT.test(word))) continue
    const found = behindPreposition(heard, segment, plan) ?? beforePostposition(heard, segment, plan)
    if (found && !isDenied(heard, found)) return found
  }
  return undefined
}

/** Whether a house or a brand is asked for that one has something from. */
const asksWithWhom = oncePerField(({ label, questionWords }) => [...label, ...questionWords].some(isSource))

function isSource(word: string): boolean {
  return SOURCES.has(word)
}

const SOURCES = wordSet(
  `company companies insurer provider operator bank network carrier agency supplier vendor dealer seller distributor broker
   brand make manufacturer isp airline employer club firm builder contractor
   kampani कंपनी बैंक ब्रांड`,
)
const NOT = /^(?:not|dont|nahi|nai|mat|no|never|who|whom|which|what|kis|kaun|kya|नहीं|मत|किस|कौन|क्या)$/

/** "Insured with Royal Sundaram as of now", "it's from Acko" */
function behindPreposition(heard: Tokens, { from, to }: Clause, plan: FieldReader): Clause | undefined {
  const { words } = heard
  for (let at = to - 2; at >= from; at--) {
    if (!WITH.test(words[at] ?? '')) continue
    const before = words[at - 1] ?? ''
    const isHeld =
      at === from || HOLDS.has(before) || isOwn(plan, before) || afterNow(heard, from, at) === at || isGot(words, at)
    if (!isHeld) continue
    let start = at + 1
    if (words[start] === 'the' && isCapital(heard, start + 1)) start += 1
    const close = endOfName(heard, start, to, plan)
    const isRest = close === to || afterNow(heard, close, to) > close || CLOSES.test(words[close] ?? '')
    if (close > start && isRest) return { from: start, to: close }
  }
  return undefined
}

const WITH = /^(?:with|from|by|through|under|via)$/
const HOLDS = wordSet(
  `am are is im were its it thats been be insured covered registered enrolled subscribed working employed only still currently
   presently now done one`,
)
const CLOSES =
  /^(?:since|for|at|as|only|i|sir|madam|maam|and|but|in|please|till|until|ji|right|itself|also|too|who|which|where)$/

/** "I took it from …", "bought through …", "I bank with …": how one came to have it. */
function isGot(words: readonly string[], at: number): boolean {
  const verb = GOT.test(words[at - 1] ?? '') ? at - 1 : at - 2
  return (
    GOT.test(words[verb] ?? '') &&
    (verb === at - 1 || /^(?:it|one|this|that|them|mine|ours)$/.test(words[at - 1] ?? ''))
  )
}

const GOT = /^(?:take|took|taken|have|has|had|get|got|buy|bought|purchased|use|bank|fly|go)$/

/** "Abhi to HDFC Ergo se hai", "policy ICICI Lombard ki hai", "SBI General wali chal rahi hai" */
function beforePostposition(heard: Tokens, { from, to }: Clause, plan: FieldReader): Clause | undefined {
  const { words } = heard
  let start = from
  for (;;) {
    const next = afterNow(heard, start, to)
    if (next > start) start = next
    else if (start < to - 1 && isLead(words[start] ?? '', plan)) start += 1
    else break
  }
  const close = endOfName(heard, start, to, plan)
  if (close === start || !isWithBehind(words, close)) return undefined
  const rest = words.slice(close + 1, beforeNow(heard, close + 1, to))
  const isTold = rest.every((word) => REST.has(word) || isOwn(plan, word))
  return isTold && rest.some((word) => VERBS.has(word)) ? { from: start, to: close } : undefined
}

/** What stands before the name: "haan ji", "meri abhi wali policy". */
function isLead(word: string, plan: FieldReader): boolean {
  return LEADS.has(word) || isPossessive(word) || isOwn(plan, word) || isOfMatter(word)
}

const LEADS = wordSet(
  `haan han haanji ji yes to toh so well ab abhi wali wala wale yeh ye woh wo vo hum ham humne maine main sab sara sari is iss
   paas pas iska iski uska uski ki ka
   हां जी तो अब अभी वाली वाला वाले ये यह वो वह हम हमने मैंने मैं सब पास इस इसका इसकी की का`,
)

function isWithBehind(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2)
  return POST.test(word) || (/^(?:ke|के)$/.test(word) && /^(?:saath|sath|paas|pas|through|साथ|पास|थ्रू)$/.test(next))
}

const POST = /^(?:se|k[aei]|wal[aei]|waal[aei]|से|का|की|के|वाला|वाली|वाले)$/
const VERBS = wordSet(
  `hai hain h hoon hun li liya liye le lete leta leti lena karwaya karwayi karaya karayi chal chalta chalti chalu rakha rakhi
   jate jaate jata jati mangate
   है हैं हूं ली लिया लिए ले लेते लेता लेती करवाया करवाई कराया कराई चल चलता चलती चालू रखा रखी जाते जाता मंगाते`,
)
const REST = wordSet(
  `hai hain h hoon hun li liya liye le lete leta leti lena karwaya karwayi karaya karayi chal chalta chalti chalu rakha rakhi
   jate jaate jata jati mangate rahi raha rahe hui hua hue hi ji to saath sath paas pas through
   thi tha the abhi ab sab humne maine wali wala wale kuch din policy insurance connection account plan package company scheme
   है हैं हूं ली लिया लिए ले लेते लेता लेती करवाया करवाई कराया कराई चल चलता चलती चालू रखा रखी जाते जाता मंगाते रही रहा रहे हुई
   हुआ हुए ही जी तो साथ पास थ्रू थी था थे अभी अब हमने मैंने वाली वाला पॉलिसी बीमा इंश्योरेंस कनेक्शन खाता अकाउंट प्लान कंपनी`,
)

/** Where a name ends that begins at `from`; `from` itself where none does. */
function endOfName(heard: Tokens, from: number, to: number, plan: FieldReader): number {
  const { words } = heard
  let end = from
  while (end < to && end - from < MAX_WORDS && (end === from || !heard.breaks[end]) && isOfName(heard, end, from))
    end += 1
  const said = words.slice(from, end)
  const isNamed = said.some((word, at) => (isOpen(word) || isCapitalWithin(heard, from + at)) && !isOwn(plan, word))
  return isNamed && !said.some(isKinInflected) ? end : from
}

const MAX_WORDS = 5
const MAX_NOW = 3

/** The "Care" of "insurance Care Health se", in a text that is not all in capitals. */
function isCapitalWithin(heard: Tokens, at: number): boolean {
  return at > 0 && !heard.breaks[at] && isCapital(heard, at) && heard.text !== heard.text.toUpperCase()
}

function isOfName(heard: Tokens, at: number, from: number): boolean {
  const word = heard.words[at] ?? ''
  if (heard.aside?.[at] === true || POST.test(word) || isPossessive(word)) return false
  if (CLOSES.test(word) || afterNow(heard, at, at + MAX_NOW) > at) return false
  if (isOpen(word)) return true
  const isWritten = isCapital(heard, at) && heard.text !== heard.text.toUpperCase()
  return !isGrammarWord(word) && (isWritten || at > from)
}

/** "Policy", "company", "bima": what the question itself speaks of. */
function isOwn(plan: FieldReader, word: string): boolean {
  return speaksOf(plan, word) || isSameMatter(plan, word)
}

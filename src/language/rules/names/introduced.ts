import { bareClauses } from '../words/bare-clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { isKinInflected, isPossessive } from './kin.ts'
import { type Asked, introducesBeside } from './introduces-beside.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isNamedSo } from './named-so.ts'
import { isToldBeside } from './told-beside.ts'
import { ownerOfName } from './stated-name.ts'
import { isClosed, isEveryday, isWrittenName } from './words-of-a-name.ts'
import { AT } from '../words/function-words.ts'
import { NAME_NOUNS } from './name-nouns.ts'
import { isNameAfterKin, opensWithName } from './name-of-kin.ts'
import { NOT_SO } from './not-so.ts'

const LEADS = new PhraseMatcher<'explicit' | 'weak' | 'asked'>([
  [
    'explicit',
    `(my|the) (full|first|last|good|real|actual|correct|proper|) (name|names) (is|s|would be|was|as|)
     (i go by|goes by)
     (actually|sorry|correction) (its|it is|im|i am|this is)
     (you can|please|just|they|everyone|people|friends|) (call|calls) me
     (i am|im) (called|named)
     name (is|s)
     (his|her|their|the childs|the patients) (full|good|real|) (name|names) (is|s|)
     names
     (this is|its|it is) for (my son|my daughter|my mother|my father|my wife|my husband|)
     (patient name|patients name|naam|नाम|name)
     (its|it is) (spelled|spelt)
     (mera|hamara|mere) (pura|poora|shubh|) (naam|nam|name) (hai|)
     (मेरा|हमारा|मेरी|मेरे) (पूरा|शुभ|) नाम (है|)
     (naam|नाम) (galat|गलत) (hai|है)
     (patient ka|mareez ka|bacche ka|मरीज का|) (naam|नाम) (likh lijiye|hai|है|to|तो|likhiye|likho|likh lo|लिखिए|लिखो)`,
  ],
  [
    'asked',
    `for (our|)
     (you can|please|just|we|they|i|) (call|calls|called|named) (him|her|it)
     (please|you can|can|) (put|write|note|book|enter|keep) (it|this|me|the name|my name|) (down|) (as|under|in|) (the name|) (of|)
     (in|under|by) (the|) name (of|)
     (its|it is|booking is|) (under|written as) (the name|) (of|)
     (as per|as on|as in|according to) (my|the|) (pan|aadhaar|aadhar|passport|card|records) (card|) (its|it is|)
     (talk|speak|talking|speaking|connect) (to|with)
     (contact|meet|visit|to see|visiting|meeting|inform|ask for|reach out to|get in touch with)
     (lets|let us|well|we can|you can|can we) (start|begin|go) with
     (it will|itll|that will|thatll|that would|thatd) be
     (incharge|in charge|person|one|contact|nominee|guardian) is
     (for my|my|mera|meri|mere) (son|daughter|mother|father|wife|husband|brother|sister|friend|mom|mum|dad|baby|child|beta|beti|pati|patni)
     (मेरी|मेरे|मेरा|) (पत्नी|पति|बेटा|बेटे|बेटी|भाई|बहन|मां|माता|पिता|दोस्त) (का नाम|)
     (its|it is|) for
     (its|it is|this is|) me
     (name|naam|नाम|) (likhiye|likhiyega|likho|likhna|likh lijiye|likh lo|likh lena|likh dijiye|note karo|note kijiye|note kar lijiye|note kar lo|लिखिए|लिखिये|लिखो|लिख लीजिए|लिख लो|नोट कीजिए|नोट करो|नोट कर लीजिए)`,
  ],
  ['asked', '(it is|its|thats|that is|here is)'],
  ['weak', `(im|i am|iam|this is|this side|myself|speaking is|main|mai|hum|मैं|हम|ye|यह)`],
])

export function introduced(
  heard: Tokens,
  asked: boolean,
  isTaken: (at: number) => boolean,
  isOther: (word: string) => boolean,
  asks: Asked,
  asksOwn: boolean,
): NameSpan | undefined {
  let weak: NameSpan | undefined
  let explicit: NameSpan | undefined
  for (const { tag, from, to } of LEADS.all(heard)) {
    if (heard.breaks[to] === true && heard.words[to - 1] === 'me') continue
    if (NEVER_CALLED.has(heard.words[from - 1] ?? '')) continue
    if (isNamedSo(heard, to - 1) || isNameOfThing(heard, from, to, isOther)) continue
    if (asksOwn && (asked ? isNameBesideOwn(heard, from, to) : isNameOfAnother(heard, from, to))) continue
    if (NAME_NOUNS.has(heard.words[to - 1] ?? '') && AT.test(heard.words[to] ?? '')) continue
    const span = nameFrom(heard, heard.words[to] === 'its' ? to + 1 : to)
    if (span && tag === 'explicit' && isDoneWithName(heard, span)) continue
    if (span && HINDI_I.has(heard.words[from] ?? '') && TELLS_WHERE.test(heard.words[span.to] ?? '')) continue
    if (span && tag === 'asked' && isToldBeside(heard, span)) continue
    if (
      span &&
      tag === 'asked' &&
      isPossessive(heard.words[to - 2] ?? '') &&
      (!isNameAfterKin(heard, span) || (asksOwn && opensWithName(heard)))
    )
      continue
    if (!asked && isOfOthers(heard, from, to, span?.to ?? to)) continue
    if (span && isToDo(heard, span)) continue
    if (span && !asked && isInfinitive(heard, span)) continue
    if (span && (NOT_SO.has(heard.words[span.to] ?? '') || (tag === 'asked' && isTaken(span.from)))) continue
    if (span && heard.words.indexOf(span.value.toLowerCase()) !== -1 && heard.words[span.from]?.length === 1) continue // spelled after it was said
    if (span === undefined || (isEveryday(heard, span) && (tag !== 'explicit' || !isWrittenName(heard, span.from))))
      continue
    // "It's for Diwali" may tell what for.
    if (!asked && asks === 'thing' && heard.words[to - 1] === 'for' && from === 0 && span.to === heard.words.length)
      continue
    if (tag === 'explicit') explicit = { ...span, isExplicit: true, explicit: true }
    else if (asked || (tag === 'weak' && introducesBeside(heard, from, span, asks))) {
      weak ??= { ...span, isExplicit: asked || isClosed(heard, span.to), explicit: false }
    }
  }
  return explicit ?? weak
}

/** "Naam bhool gaye kya", "naam lene mein darr lagta hai": what is done with a name. */
function isDoneWithName({ words, starts, text }: Tokens, { from, to }: { from: number; to: number }): boolean {
  const first = text.charAt(starts[from] ?? 0)
  const isVerb = first === first.toLowerCase() && words.slice(from, to).every((word) => isHindiVerb(word))
  return isVerb && to < words.length && !/^(?:hai|h|है|tha|thi|था|थी)$/.test(words[to] ?? '')
}

/** "Ek naam jodna hai": what is to be done with a name. */
function isInfinitive({ words }: Tokens, { from, to }: { from: number; to: number }): boolean {
  return to - from === 1 && INFINITIVE.test(words[from] ?? '') && TO_DO.test(words[to] ?? '')
}

const INFINITIVE = /(?:wana|vana|wani|[dtlk]na|[dtlk]ni)$|(?:वाना|वानी|[डटलक]ना|[डटलक]नी)$/u
const TO_DO = /^(?:hai|tha|thi|hoga|padega|है|था|थी|होगा|पडेगा)$/

/** "Group ka naam Durga" names no person. */
function isNameOfThing(heard: Tokens, from: number, to: number, isOther: (word: string) => boolean): boolean {
  for (let at = from; at < to; at++) {
    if (!NAME_NOUNS.has(heard.words[at] ?? '')) continue
    const owner = at > 0 ? ownerOfName(heard, at) : undefined
    return owner !== undefined && isOther(owner)
  }
  return false
}

/** "His name is Ravi", "bachche ka naam Ravi"; what is done for others is in their name ("मम्मी के लिए …"). */
function isNameOfAnother(heard: Tokens, from: number, to: number): boolean {
  if (heard.words.some((word) => /^(?:for|liye|लिए)$/.test(word))) return false
  for (let at = from; at < to; at++) {
    if (!NAME_NOUNS.has(heard.words[at] ?? '')) continue
    const owner = at > 0 ? (ownerOfName(heard, at) ?? '') : ''
    return OF_ANOTHER.test(owner) || isKinInflected(owner)
  }
  return false
}

const OF_ANOTHER =
  /^(?:his|her|their|childs|patients|uska|unka|iska|inka|bachche|bacche|ladke|ladki|उसका|उनका|इसका|बच्चे|लड़के|लडके|लड़की)$/

/** "Imran Qureshi, papa ka naam Yusuf hai": the speaker's own name is told before it, as a part by itself. */
export function isNameBesideOwn(heard: Tokens, lead: number, end: number): boolean {
  if (!isNameOfAnother(heard, lead, end)) return false
  return bareClauses(heard).some(
    ({ from, to }) => to <= lead && nameFrom(heard, from)?.to === to && !isEveryday(heard, { from, to }),
  )
}

/** Whether the words, or the one behind them, ask for something to be done, or offer it. */
function isToDo(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  return heard.words.some(
    (word, at) => at >= from && at <= to && ASKS_TO_DO.test(word) && !(at > from && isWrittenName(heard, at)),
  )
}

/** "Name daal do", "नाम लिख लीजिए", "naam bata doon" */
const ASKS_TO_DO =
  /^(?:do|dijiye|dijie|lo|lijiye|kijiye|doon|dun|loon|dunga|dungi|dete|दो|दीजिए|लो|लीजिए|कीजिए|दूं|लूं|दूंगा|दूंगी|देते)$/

/** "Don't call me uncle" */
const NEVER_CALLED = new Set(['dont', 'never', 'not'])

/** "Main Bombay se bahar hoon", "ye kirane ki dukaan hai" */
const TELLS_WHERE = /^(?:se|mein|me|pe|par|ki|ka|ke|से|में|पे|पर|की|का|के)$/

/**
 * Applies when no name was asked for: "my friend's name is Amit" is another person's name. "Main khush hoon" may also
 * tell a mood, so Hindi requires "bol rahi" as well.
 */
function isOfOthers(heard: Tokens, from: number, to: number, end: number): boolean {
  const lead = heard.words[from] ?? ''
  if (lead === 'name') return from > 0 && !heard.breaks[from] && !BEFORE_NAME.has(heard.words[from - 1] ?? '')
  if (NAME_NOUNS.has(lead) && OTHERS.test(heard.words.slice(end, end + 3).join(' '))) return true
  if (!HINDI_I.has(lead) || to !== from + 1 || isWrittenName(heard, to)) return false
  return heard.words[end] !== 'bol' && heard.words[end] !== 'बोल'
}

/** "Naam Aarav hai uska" */
const OTHERS = /(?:^| )(?:uska|unka|iska|inka|उसका|उनका|इसका|इनका)(?: |$)/

const BEFORE_NAME = new Set('my the is and sorry hi hello no full first last yes but so actually'.split(' '))
const HINDI_I = new Set(['main', 'mai', 'hum', 'मैं', 'हम', 'ये', 'यह', 'ye'])

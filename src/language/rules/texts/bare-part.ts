import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Clause } from '../words/clauses.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { Tokens } from '../words/tokens.ts'
import { afterNow, beforeNow } from './now-words.ts'
import { isRelation } from '../places/place-words.ts'
import { behindReminder } from './reminder.ts'

/** A part of a message without the words around what it says. */
export interface BarePart extends Clause {
  /** Whether it takes back what was said before: "sorry", "no", "नहीं नहीं". */
  corrects: boolean
  /** Whether it is set against what was said before: "but", "लेकिन". */
  contrasts: boolean
  /** Whether it speaks of what was said before ("that one", "wo", "वहाँ") rather than introducing something ("it is"). */
  pointsBack: boolean
}

const FILLER = regex`
  ^(?:
    um|umm|uh|uhh|er|hmm|ah|oh|so|well|ok|okay|k|yes|yeah|yep|ya|yup|sure|hi|hello|hey|sir|madam|maam|please|kindly
    |haan|han|haanji|ji|jee|arre|are|arey|bhai|bhaiya|bhaisahab|yaar|accha|acha|achha|theek|namaste|and|aur|also
    |then|phir|to|toh|anyway|anyways|basically|only|just|say|like|see|look|हां|जी|अरे|भाई|भैया|अच्छा|ठीक|नमस्ते|हेलो|हैलो|और|फिर|तो|सर
    |मैडम|बस
  )$
`
const TAKES_BACK = new PhraseMatcher<true>([
  [
    true,
    `(sorry|no|nope|wait|oops|rather|actually|instead|correction|scratch that|my mistake|hold on|oh no|one second)
     i (mean|meant)
     (but|lekin|magar|लेकिन|मगर)
     (nahi|nai|matlab|balki|maaf kijiye|galti se|ruko|rukiye)
     (नहीं|मतलब|बल्कि|माफ कीजिए|गलती से|रुको|रुकिए|सॉरी)`,
  ],
])

/** What stands before a value: noting it down, its copula, who lives there. */
const LEADS = new PhraseMatcher<true>([
  [
    true,
    `(you can|please|just|kindly|) (write|note|put|take|keep|enter) (it|this|that|) (down|) (as|)
     (tell|ask) (him|her|them|the boy|your boy|the driver|your driver|the rider|your man)
     (you|) (say|know|see)
     i (think|guess|believe|suppose)
     (its|thats|it is|that is|this is|it was|it will be|it should be|which is|that would be|it would be|that should be) (called|)
     (its|it is|this is|thats|that is) (a|an)
     (ours|mine) is
     (now|currently) (its|it is|we are|were|i am|im|)
     (i|we) (live|stay|reside) (in|at|)
     (i am|im|we are|were) (in|at|staying at|living at|living in|staying in)
     (you will|youll|you can) (find|see) (it|us|me|) (at|)
     (you will|youll|you) (see|cross|pass|reach|come to|come across|spot|notice)
     (when|once|as soon as|after|if) (you|u|he|they|your man|your boy) (have|will|) (reach|reached|reaches|see|sees|cross|crosses|pass|get to|gets to|come to|comes to|are at|are near)
     (please|just|) (call|ring|phone|message|text|buzz) (me|us|) (up|) (when|once|as soon as|after) (you|u|he|they|your man|your boy) (have|) (reach|reached|reaches|see|sees|cross|crosses|pass|get to|gets to|come to|comes to|are at|are near)
     (just|) ask (anyone|anybody|someone|people|them|around|) for
     (just|) look (out|) for
     (theres|there is) (a|an|the|this|one)
     (come|bring it|deliver|send it|deliver it) (to|at)
     at
     (bol|बोल) (raha|rahi|rahe|रहा|रही|रहे) (hoon|hun|hu|hain|हूं|हैं)
     (likhiye|likho|likhna|likh lo|likh lijiye|likh do|note karo|note kariye|note kijiye|note kar lo|note kar lijiye|lijiye|suno|suniye|dekho|dekhiye|bolo|boliye|batata hoon|batati hoon)
     (usko|unko|use|unhe|ladke ko|driver ko|bhaiya ko) (bolo|bolna|bol do|bata do|batana|keh do|kehna)
     (लिखिए|लिखो|लिख लो|लिख लीजिए|नोट करो|नोट कीजिए|नोट कर लो|सुनो|सुनिए|देखो|देखिए|बोलो|बोलिए|लीजिए)
     (उसको|उनको|उसे|उन्हें|लड़के को|ड्राइवर को) (बोलो|बोलना|बोल दो|बता दो|बताना|कह दो|कहना)
     (mera|meri|hamara|hamari|apna|apni|humara) (ghar|makaan|makan|dukaan|dukan|building|house|place)
     (मेरा|मेरी|हमारा|हमारी|अपना|अपनी) (घर|मकान|दुकान|बिल्डिंग)
     (my|our|the) (house|home|place|building|shop|office) is
     (mere|hamare|humare|apne) (paas|pas) (to|)
     (मेरे|हमारे|अपने) पास (तो|)
     (my|our|the|) (full|complete|exact|correct|new|present|current|home|) (address|location|landmark|place) (is|will be|would be|)
     (mera|hamara|apna|ghar ka|) (poora|pura|naya|) (pata|address|landmark) (hai|hoga|to|)
     (मेरा|हमारा|अपना|घर का|) (पूरा|नया|) (पता|एड्रेस|लैंडमार्क) (है|होगा|तो|)`,
  ],
])
/** "It", "that one", "wo wali": what was said before. */
const POINTS_BACK = regex`
  ^(?:
    that|this|it|they|those|wo|woh|vo|voh|ye|yeh|us|uspe|uspar|usme|usmein|isme|wahan|waha|wahin|udhar|वो|वह|ये|यह|उस
    |उसमें|उसपर|वहां|वहीं|उधर
  )$
`
/** "Wo", "वो" before what it points to */
const DEMONSTRATIVE = /^(?:wo|woh|vo|voh|ye|yeh|वो|वह|ये|यह)$/
const TRAIL = new PhraseMatcher<true>([
  [
    true,
    `(hai|hain|ji|sir|madam|maam|please|right|ok|okay|na|naa|bhai|bhaiya|only|thanks|thank you|है|हैं|जी|ना|भाई|सर)
     (bolo|bolna|bol do|bata do|batana|keh do) (usko|unko|use|unhe|ladke ko|driver ko|)
     (बोलो|बोलना|बोल दो|बता दो|बताना) (उसको|उनको|उसे|उन्हें|)
     (likhiye|likho|likh lo|likh lijiye|likh do|likh dijiye|note karo|note kar lo|note kijiye|likhna)
     (लिखिए|लिखो|लिख लो|लिख लीजिए|लिख दो|नोट कर लो|लिखना)
     (se|pe|par|tak|से|पे|पर|तक|) (pahunch|pahuch|aa|utar|पहुंच|आ|उतर) (kar|ke|कर|के) (mujhe|hume|मुझे|हमें|) (call|phone|ring|कॉल|फोन) (karna|karo|kar lena|kar dena|kijiye|kijiyega|lagana|करना|करो|कर लेना|कर देना|कीजिए|लगाना)
     (pe|par|mein|me|पे|पर|में|) (aana|aao|aa jaana|aa jana|aa jao|aa jaiye|aaiye|aajana|bhejna|bhejo|bhej do|bhej dena|bhej dijiye|de dena|de dijiye|pahuncha dena|आना|आओ|आ जाना|आ जाइए|आइए|भेजना|भेज दो|भेज देना|भेज दीजिए|दे देना|दे दीजिए)
     (mein|me|में) (hoon|hun|hu|hain|हूं|हैं)
     (mein|me|में) (rehta|rehti|rehte|rahta|rahti|rahte|रहता|रहती|रहते) (hoon|hun|hu|hain|हूं|हैं)
     (hoon|hun|hu|हूं)
     i (think|guess|believe|suppose|mean)
     (hai|है) (mera|meri|hamara|hamari|apna|apni|मेरा|मेरी|हमारा|हमारी|अपना|अपनी)
     (hai|है) (mera|hamara|apna|मेरा|हमारा|अपना) (ghar|makaan|pata|address|घर|मकान|पता)`,
  ],
])

/** Strips fillers, words of correction and lead-ins at the beginning, and copulas and the like at the end. */
export function barePart(heard: Tokens, part: Clause, { label }: FieldReader): BarePart {
  let { from, to } = part
  let corrects = false
  let contrasts = false
  let pointsBack = false
  for (;;) {
    const back = isNone(heard, from, label) ? undefined : within(TAKES_BACK.at(heard, from), to)
    if (back !== undefined && BUT.test(heard.words[from] ?? '')) contrasts = true
    else if (back !== undefined) corrects = true
    const next = back ?? leadEnd(heard, { from, to }, label)
    if (next === undefined || from >= to) break
    from = Math.min(next, to)
  }
  if (POINTS_BACK.test(heard.words[from] ?? '')) pointsBack = true
  if (DEMONSTRATIVE.test(heard.words[from] ?? '') && to - from > 2) from += 1
  while (to > from) {
    const start = trailStart(heard, from, to) ?? nowStart(heard, from, to) ?? inStart(heard, from, to)
    if (start === undefined) break
    to = start
  }
  return { from, to, corrects, contrasts, pointsBack }
}

const BUT = /^(?:but|lekin|magar|लेकिन|मगर)$/

/** The "no" of "no landmark as such" */
function isNone({ words }: Tokens, at: number, label: readonly string[]): boolean {
  const next = words[at + 1] ?? ''
  return words[at] === 'no' && (label.includes(next) || /^(?:such|idea|one|proper|specific|particular)$/.test(next))
}

/** Where the words go on that follow one lead-in; undefined where none is. */
function leadEnd(heard: Tokens, { from, to }: Clause, label: readonly string[]): number | undefined {
  if (from >= to) return undefined
  const isFiller = FILLER.test(heard.words[from] ?? '')
  return (
    within(LEADS.at(heard, from), to) ??
    behindNow(heard, { from, to }) ??
    labelAt(heard, from, label) ??
    reminderEnd(heard, { from, to }) ??
    whoIsThere(heard, from) ??
    (isFiller ? from + 1 : undefined)
  )
}

/** "As I said", "I told you Andheri" */
function reminderEnd(heard: Tokens, { from, to }: Clause): number | undefined {
  const next = behindReminder(heard, from)
  return next > from && next <= to ? next : undefined
}

/** "At present it's …", "abhi to …" */
function behindNow(heard: Tokens, { from, to }: Clause): number | undefined {
  const next = afterNow(heard, from, to)
  const isDenied = heard.words.slice(next, to).some((word) => /^(?:not|nahi|nai|mat|नहीं|मत)$/.test(word))
  return next > from && next < to && !isDenied ? next : undefined
}

function within(hit: { to: number } | undefined, end: number): number | undefined {
  return hit === undefined || hit.to > end ? undefined : hit.to
}

/** "Landmark is", "machine model hai": the field's own name with a copula. */
function labelAt({ words }: Tokens, from: number, label: readonly string[]): number | undefined {
  const start = /^(?:my|our|the|mera|meri|hamara|hamari|मेरा|मेरी|हमारा|हमारी)$/.test(words[from] ?? '') ? from + 1 : from
  let at = start
  while (label.includes(words[at] ?? '')) at += 1
  const isCopula = /^(?:is|was|hai|to|toh|है|तो)$/.test(words[at] ?? '')
  return at > start && isCopula ? at + 1 : undefined
}

/** "We are behind …" */
function whoIsThere({ words }: Tokens, from: number): number | undefined {
  const at = /^(?:i|we)$/.test(words[from] ?? '') ? from + 2 : from + 1
  const isThere = /^(?:im|am|are|were)$/.test(words[at - 1] ?? '')
  const isJust = /^(?:just|right|exactly|bang)$/.test(words[at] ?? '')
  return isThere && isRelation(words[isJust ? at + 1 : at] ?? '') ? at : undefined
}

/** "… at the moment", unlike a part that says nothing else. */
function nowStart(heard: Tokens, from: number, to: number): number | undefined {
  const start = beforeNow(heard, from, to)
  return start < to && start > from ? start : undefined
}

/** The "mein" that ends an address: "…, Baner, Pune mein". */
function inStart({ words, breaks }: Tokens, from: number, to: number): number | undefined {
  const isIn = to - from > 1 && /^(?:mein|में)$/.test(words[to - 1] ?? '')
  return isIn && from > 0 && breaks[from] === true ? to - 1 : undefined
}

const MAX_TRAIL = 7

function trailStart(heard: Tokens, from: number, to: number): number | undefined {
  for (let start = Math.max(from, to - MAX_TRAIL); start < to; start++) {
    const hits = TRAIL.at(heard, start)
    if (hits?.to === to) return start
  }
  return undefined
}

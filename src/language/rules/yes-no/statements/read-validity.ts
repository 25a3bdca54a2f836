import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { YesNo } from '../yes-or-no.ts'

/** What has a term, after which there is none. */
const asksOfTerm = oncePerField(
  ({ field, label }) =>
    TERM.test(`${label.join(' ')} ${field.description.toLowerCase()}`) &&
    !OF_END.test(`${label.join(' ')} ${field.description.toLowerCase()}`),
)
const TERM = regex`
  \b(?:
    warranty|guarantee|insur(?:ed|ance)|policy|valid|active|in force|licen[cs]e|membership|subscription|contract|amc
    |puc|permit|passport|visa
  )\b
  |वारंटी|बीमा|लाइसेंस|सदस्यता
`
/** "Has your policy lapsed?" and "shall we renew it?" are other questions. */
const OF_END = /\b(?:expired?|lapsed?|over|ended|renew\w*|claim\w*|buy|want|need|interested|shall|would)\b/

const ENDED = regex`
  \b(?:
    expired|lapsed|ran out|run out|out of (?:warranty|date)|(?:it|that|warranty|policy|cover) ended
    |no longer (?:valid|covered|active|in force)|(?:is|are|was|got|has been) (?:over|cancelled)
    |(?:khatam|khatm|samapt|expire|band|lapse) (?:nahi )?(?:ho|hua|hui)|beet (?:ga|chuk)\w+
  )\b
  |(?:खत्म|समाप्त|एक्सपायर|बंद) (?:नहीं )?(?:हो|हुआ|हुई)
`
const LASTS = regex`
  \b(?:
    (?:baaki|baki|bach[aie]) (?:hai|hain|h)|(?:left|remaining)(?: on it| in it)?$
    |(?:valid|covered|good|runs|lasts|active) (?:till|until|upto|up to|for)
    |(?:till|until|upto) (?:next|20\d\d|the end|\w+ 20\d\d)|chal rah[ai] hai
  )\b
  |(?:बाकी|बचा|बची|बचे) (?:है|हैं)|चल रह(?:ा|ी) है
`
const OF_FUTURE = /\b(?:will|going to|about to|would|hone wal[aei]|hogi|hoga)\b|होने वाल|होगी|होगा/
const ASKED = /\b(?:kya|when|kab|if|agar)\b|क्या|कब|अगर/

/**
 * "Expired last March", "abhi to do saal baaki hai" to "is it still under warranty?": the last part that tells of the term
 * counts, after a yes as well ("yes it is, oh hang on, that ran out in August").
 */
export function readValidity({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksOfTerm(plan) || heard.words.length > MAX_WORDS) return undefined
  for (const { from, to } of segmentsOf(heard).toReversed()) {
    const said = heard.words.slice(from, to).join(' ')
    if (OF_FUTURE.test(said) || ASKED.test(said)) continue
    const isEnded = ENDED.test(said)
    if (isEnded === LASTS.test(said)) continue
    return { value: isEnded === DENIED.test(said), isExplicit: true, from, to }
  }
  return undefined
}

/** A "no" in front answers the question: "no, it expired". */
const DENIED = /\b(?:not|hasnt|havent|isnt|never|nahi|nai)\b|(?<!\p{L})नहीं(?![\p{L}\p{M}])/u
const MAX_WORDS = 20

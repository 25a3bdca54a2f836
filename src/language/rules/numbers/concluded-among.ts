import { regex } from '../../../base/regex.ts'
import { type FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { segmentAt } from '../words/segments.ts'
import type { NumberSpan } from './number-span.ts'

/**
 * Of several numbers the last one, where it says what comes out: "four, but I cancelled one, so three" of any count; "I ordered four, one
 * came, three are left" where what is left is asked for.
 */
export function concludedAmong(
  { heard }: Message,
  plan: FieldReader,
  spans: readonly NumberSpan[],
): NumberSpan | undefined {
  const last = spans.at(-1)
  if (last === undefined || spans.length < 2) return undefined
  const { words, breaks } = heard
  const segment = segmentAt(heard, last.from)
  const end = segment?.to ?? words.length
  const behind = words.slice(last.to, end).join(' ')
  // "So three people came"
  if (WAS.test(behind)) return undefined
  const start = Math.max(breaks.lastIndexOf(true, last.from), segment?.from ?? 0, last.from - MAX_BEFORE)
  const before = words.slice(start, last.from).join(' ')
  if (end === words.length && (CONCLUDES.test(before) || TO_WRITE.test(behind) || WRITES.test(before))) return last
  if (!asksWhatIsLeft(plan)) return undefined
  return IS_LEFT.test(behind) || LEAVES.test(before) ? last : undefined
}

const MAX_BEFORE = 4
const CONCLUDES = regex`
  ^(?:and )?(?:so|therefore|hence|to|toh|isliye|matlab|yaani|yani|तो|इसलिए|मतलब|यानी)
    (?: (?:now|only|just|its|ab|bas|that makes|अब|बस))?$
`
/** "Six or seven, seven likh lo", "five or six, put six" */
const TO_WRITE = regex('u')`
  ^(?:hi |ही )?(?:
    (?:likh|rakh|maan|note kar|लिख|रख|मान|नोट कर) ?(?:o|lo|do|dijiye|lijiye|iye|kar lo|ो|लो|दो|दीजिए|लीजिए|िए)
    |(?:likho|rakho|likhiye|rakhiye|लिखो|रखो|लिखिए|रखिए)
  )(?: |$)
`
const WRITES = /(?:^| )(?:put|write|note|take|say|make it|put it as|keep)(?: down)?$/
const LEAVES = /(?:^| )(?:leaves|leaving|(?:still|now) (?:waiting for|expecting|owe)|bach(?:a|e|i) (?:hai|hain))$/
const IS_LEFT = regex('u')`
  ^(?:(?:\S+ )?(?:are |is |still |more |aur |hi |और |ही )*)(?:
    left|remaining|remain|remains|pending|due|outstanding|to come|to go|baa?ki|bach[aei]|bache hue|aan[aei]|milna
    |milne|milni|dena|den[ei]|rehta|rehte|बाकी|बच[ाेी]|शेष|आन[ाेी]|मिलन[ाेी]|देन[ाेी]
  )(?: |$)
`
const WAS = /(?:^| )(?:was|were|had|came|tha|thi|the|था|थी|थे)$/

const asksWhatIsLeft = oncePerField(({ field, label }): boolean =>
  ASKS_LEFT.test(`${label.join(' ')} ${field.description.toLowerCase()}`),
)
const ASKS_LEFT =
  /\b(?:still|left|remain|remaining|pending|due|outstanding|unpaid|expecting|yet to|baa?ki|bache)\b|बाकी|शेष|बचे/

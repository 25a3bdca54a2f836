import { future, isNow, perfective, wasThen, willBe } from './conjugation.ts'
import { type Asked, lastOf, readTail, spaced, type Tail } from './deed.ts'
import { agreeing, type Agreement } from './noun-forms.ts'
import type { Your } from './nouns.ts'
import { inCase, type Subject } from './subject.ts'
import { FELT, OWN_BY_RELATION } from './words.ts'

/** What is not wanted, but suits. */
const FIXED = new Set('दिन तारीख समय शिफ़्ट जगह ब्रांच'.split(' '))

/** "आपको व्हीलचेयर चाहिए" */
export function having(
  whose: string,
  words: readonly string[],
  asked: Asked,
  your: Your,
  verb: 'चाहिए' | 'पसंद' | 'ठीक रहेगा',
): string | undefined {
  const tail = words[0] === 'to' ? undefined : withAsked(readTail(words, your), asked)
  if (tail?.object === undefined) return undefined
  const said =
    verb === 'चाहिए' && (!FIXED.has(lastOf(tail.object)) || / ?कितन/u.test(tail.object.direct))
      ? verb
      : verb === 'पसंद'
        ? `पसंद ${isNow(tail.object)}`
        : `ठीक ${future('रह', tail.object)}`
  return spaced(whose, ...tail.adjuncts, tail.object.direct, asked.how ?? '', said)
}

export function withAsked(tail: Tail | undefined, asked: Asked): Tail | undefined {
  if (tail === undefined || asked.object === undefined) return tail
  return tail.object === undefined ? { ...tail, object: asked.object } : undefined
}

/** "आपके पास कार्ड है", "आपको एलर्जी है", "आपका कोई सवाल है" */
export function ofHaving(
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  tense: 'is' | 'will' | 'was' | 'been',
): string | undefined {
  const { your } = subject
  const tail = withAsked(readTail(words, your === 'अपना' ? 'अपना' : 'आपका'), asked)
  const object = tail?.object
  if (tail === undefined || object === undefined || 'dative' in object) return undefined
  const head = object.direct.split(' ').at(-1) ?? ''
  const event = tense === 'been' ? EVENTS.get(head) : undefined
  if (event !== undefined)
    return spaced(
      inCase(subject, event === 'लग' ? 'को' : agreeing('का', object)),
      ...tail.adjuncts,
      object.direct,
      asked.how ?? '',
      perfective(event, object),
      isNow(object),
    )
  const singular = [head, head.replace(/े$/u, 'ा'), head.replace(/(?:ियाँ|ियों)$/u, 'ी'), head.replace(/(?:ें|एँ)$/u, '')]
  const isOf = (set: ReadonlySet<string>) => singular.some((word) => set.has(word))
  const holder = isOf(FELT)
    ? inCase(subject, 'को')
    : isOf(OWN_BY_RELATION)
      ? inCase(subject, agreeing('का', object))
      : inCase(subject, isPlaceOf(subject) ? 'में' : 'के पास')
  const has =
    tense !== 'been'
      ? being(tense, object)
      : spaced(asked.how === undefined ? agreeing('रहा', object) : '', isNow(object))
  return spaced(holder, ...tail.adjuncts, object.direct, asked.how ?? '', has)
}

/** A shop or a flat has its things in it. */
function isPlaceOf({ noun }: Subject): boolean {
  return PLACES.has(lastOf(noun))
}

const PLACES = new Set(
  'दुकान मकान घर फ़्लैट बिल्डिंग ऑफ़िस कमरा प्रॉपर्टी खेत सोसाइटी गाँव इलाक़ा होटल स्कूल हॉस्टल बोरवेल किचन बाथरूम'.split(' '),
)

/** What happens to one, where English says that one has had it. */
const EVENTS = new Map([
  ['टीका', 'लग'],
  ['सर्जरी', 'हो'],
  ['ऑपरेशन', 'हो'],
  ['दुर्घटना', 'हो'],
  ['टेस्ट', 'हो'],
])

/** Of a state. */
export type StateTense = 'is' | 'was' | 'will'

export function being(tense: StateTense, whose: Agreement): string {
  return tense === 'is' ? isNow(whose) : tense === 'was' ? wasThen(whose) : willBe(whose)
}

/** "घर आपका अपना है" */
export function ofOwning(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const tail = readTail(words, 'आपका')
  if (tail?.object === undefined || asked.object !== undefined || tail.adjuncts.length > 0) return undefined
  if (words[0] === 'a' || words[0] === 'an' || words[0] === 'any')
    return spaced(inCase(subject, 'के पास'), tail.object.direct, isNow(tail.object))
  const own = spaced(inCase(subject, agreeing('का', tail.object)), agreeing('अपना', tail.object))
  return spaced(tail.object.direct, own, isNow(tail.object))
}

/** "is there a lift in the building" */
export function ofBeing(auxiliary: string, words: readonly string[], asked: Asked): string | undefined {
  const isBare = words[0] === 'be'
  const tail = withAsked(readTail(isBare ? words.slice(1) : words, 'आपका'), asked)
  if (tail?.object === undefined) return undefined
  const tense = isBare ? 'will' : /^w/.test(auxiliary) ? 'was' : 'is'
  return spaced(...tail.adjuncts, tail.object.direct, asked.how ?? '', being(tense, tail.object))
}

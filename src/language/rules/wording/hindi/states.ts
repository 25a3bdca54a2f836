import { future, perfective } from './conjugation.ts'
import { type Asked, genderOf, infinitive, lastOf, readDeed, readTail, spaced } from './deed.ts'
import { ofDeed } from './finite.ts'
import { being, type StateTense } from './having.ts'
import { agreeing } from './noun-forms.ts'
import { ofPassive } from './passive.ts'
import { predicateAt } from './predicates.ts'
import { inCase, nominative, type Subject } from './subject.ts'
import { ofMatrix } from './wishes.ts'
import { INFLECTED, PERSONS } from './words.ts'

/** What follows "is", "was" or "will be". */
export function ofState(
  tense: StateTense,
  subject: Subject,
  words: readonly string[],
  asked: Asked,
): string | undefined {
  const [first = '', next, ...rest] = words
  if (first === 'to' && next === 'be') return ofPassive('should', subject, rest, asked)
  if (first === 'being') return ofPassive('progressive', subject, words.slice(1), asked)
  if (next === 'to' && /^(?:able|going|planning|looking|willing|ready|happy|prepared|planned)$/.test(first)) {
    if (first === 'able') return ofDeed('can', subject, rest, asked)
    if (first === 'going') return ofDeed('future', subject, rest, asked)
    if (/^plan|^look/.test(first)) return ofMatrix(subject, ['plan', 'to', ...rest], asked)
    const deed = readDeed(rest, 'plain', subject.your, asked)
    return deed && spaced(nominative(subject), infinitive(deed, true), 'के लिए तैयार', being(tense, subject.agreement))
  }
  // "What is your land holding" asks for a thing, which the land does not do.
  const isDoer = asked.object === undefined || 'dative' in subject.noun || PERSONS.has(lastOf(subject.noun))
  const progressive = !isDoer ? undefined : tense === 'is' ? 'progressive' : tense === 'will' ? 'future' : undefined
  return (
    (progressive && ofDeed(progressive, subject, words, asked, 'progressive')) ??
    ofPredicate(tense, subject, words, asked) ??
    ofPassive(
      tense === 'is' ? (asked.how === undefined ? 'perfect' : 'should') : tense === 'was' ? 'past' : 'future',
      subject,
      words,
      asked,
    ) ??
    ofComplement(tense, subject, words, asked) ??
    ofPlace(tense, subject, words, asked)
  )
}

/** "has it been driven", "have you been waiting" */
export function ofBeen(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  return (
    ofDeed('progressive', subject, words, asked, 'progressive') ??
    ofPredicate('is', subject, words, asked) ??
    ofPassive('perfect', subject, words, asked)
  )
}

/** "How" before an adjective; it agrees with who is asked. */
export const HOW_MUCH = 'कितना'

/** "satisfied with the service" */
function ofPredicate(tense: StateTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement, your } = subject
  const found = predicateAt(words)
  if (found === undefined || asked.object !== undefined) return undefined
  const { said, subjectCase, postpositions } = found.predicate
  if (said === 'ठीक' && words[found.length] === 'with') return ofDoing(subject, words.slice(found.length + 1), asked)
  const tail = readTail(words.slice(found.length), your, '', postpositions)
  if (tail === undefined || tail.object !== undefined) return undefined
  const whose = subjectCase === '' ? agreement : { isFeminine: genderOf(said).isFeminine, isPlural: false }
  const who =
    subjectCase === ''
      ? nominative(subject)
      : inCase(subject, subjectCase === 'का' ? agreeing('का', whose) : subjectCase)
  const agreed = INFLECTED.has(said)
    ? agreeing(said, agreement)
    : said.replace('टूटा हुआ', `${agreeing('टूटा', agreement)} ${perfective('हो', agreement)}`)
  const verb = tense === 'will' && (said === 'ठीक' || said === 'ख़ाली पेट') ? future('रह', whose) : being(tense, whose)
  const how = asked.how === HOW_MUCH ? agreeing(HOW_MUCH, whose) : (asked.how ?? '')
  return spaced(who, ...tail.adjuncts, how, agreed, verb)
}

/** "fine with a wait of an hour": it will do. */
function ofDoing(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const tail = readTail(words, subject.your)
  if (tail?.object === undefined) return undefined
  return spaced(inCase(subject, 'को'), ...tail.adjuncts, tail.object.direct, asked.how ?? '', future('चल', tail.object))
}

/** "this your first visit", "you a student" */
function ofComplement(tense: StateTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement } = subject
  if (!/^(?:a|an|the|your|our)$/.test(words[0] ?? '') || asked.object !== undefined) return undefined
  const tail = readTail(words, 'आपका')
  if (tail?.object === undefined) return undefined
  const whose = 'dative' in subject.noun && subject.noun.direct !== 'आप' ? tail.object : agreement
  // "आप फ़ैसला लेने वाले हैं"
  const isOne = whose.isPlural && !tail.object.isPlural && !tail.object.isFeminine
  const complement = isOne ? politely(tail.object.direct) : tail.object.direct
  return spaced(nominative(subject), ...tail.adjuncts, complement, asked.how ?? '', being(tense, whose))
}

/** "प्रॉपर्टी के मालिक", "फ़ैसला लेने वाले" */
function politely(complement: string): string {
  return complement.replace(/(?<=वाल)ा$/u, 'े').replace(/ का (?=[^ ]+$)/u, ' के ')
}

/** "at home", "under warranty" */
function ofPlace(tense: StateTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement, your } = subject
  const tail = words.length > 0 || asked.how !== undefined ? readTail(words, your) : undefined
  if (tail === undefined || tail.object !== undefined || asked.object !== undefined) return undefined
  return spaced(nominative(subject), ...tail.adjuncts, asked.how ?? '', being(tense, agreement))
}

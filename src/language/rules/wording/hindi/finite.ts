import { future, habitual, isNow, perfective, subjunctive } from './conjugation.ts'
import { agreesWith, type Asked, beforeVerb, type Deed, lastOf, readDeed, spaced } from './deed.ts'
import { agreeing, type Agreement } from './noun-forms.ts'
import { inCase, nominative, type Subject } from './subject.ts'
import { PERSONS } from './words.ts'

type Tense = 'habitual' | 'past' | 'perfect' | 'future' | 'can' | 'should' | 'progressive'

/** What somebody does, in its tense: "आप भुगतान करेंगे" */
export function ofDeed(
  tense: Tense,
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  form: 'plain' | 'participle' | 'progressive' = 'plain',
): string | undefined {
  const deed = readDeed(words, form, subject.your, asked)
  return deed && finite(deed, tense, subject)
}

function finite(done: Deed, tense: Tense, subject: Subject): string {
  const { agreement } = subject
  const deed = ofItself(done, subject)
  const { stem, isOfObject, isIntransitive } = deed.verb
  const isOfDoer = !isOfObject && (isIntransitive || (tense !== 'past' && tense !== 'perfect'))
  const whose = isOfDoer ? agreement : agreesWith(deed)
  const doer = isOfObject ? inCase(subject, 'को') : isOfDoer ? nominative(subject) : inCase(subject, 'ने')
  const before = subject.isAsked
    ? spaced(...deed.adjuncts, doer, beforeVerb({ ...deed, adjuncts: [] }))
    : spaced(doer, beforeVerb(deed))
  return spaced(before, conjugated(stem, tense, whose, stem === 'मिल' || stem === 'पहुँच'))
}

/** Classes do not start anything: they start. */
function ofItself(deed: Deed, { noun, isAsked }: Subject): Deed {
  const isThing = !('dative' in noun) && !PERSONS.has(lastOf(noun)) && isAsked !== true
  const isAlone = deed.object === undefined && deed.verb.stem === 'कर' && /^(?:शुरू|बंद|पूरा|रिन्यू)$/u.test(deed.verb.before)
  return isThing && isAlone ? { ...deed, verb: { ...deed.verb, stem: 'हो', isIntransitive: true } } : deed
}

function conjugated(stem: string, tense: Tense, whose: Agreement, isDone: boolean): string {
  switch (tense) {
    case 'habitual':
      return `${habitual(stem, whose)} ${isNow(whose)}`
    case 'past':
      return perfective(stem, whose)
    case 'perfect':
      return `${isDone ? `${stem} ${perfective('जा', whose)}` : perfective(stem, whose)} ${isNow(whose)}`
    case 'future':
      return future(stem, whose)
    case 'can':
      return `${stem} ${habitual('सक', whose)} ${isNow(whose)}`
    case 'should':
      return subjunctive(stem, whose.isPlural)
    case 'progressive':
      return `${stem} ${agreeing('रहा', whose)} ${isNow(whose)}`
  }
}

export function habitualOf(stem: string, whose: Agreement): string {
  return `${habitual(stem, whose)} ${isNow(whose)}`
}

import { future, isNow, perfective, subjunctive, wasThen } from './conjugation.ts'
import { type Asked, DONE, genderOf, lastOf, readTail, spaced } from './deed.ts'
import { habitualOf } from './finite.ts'
import { agreeing, type Agreement } from './noun-forms.ts'
import { inCase, nominative, type Subject } from './subject.ts'
import { verbAt } from './verbs.ts'

type PassiveTense = 'perfect' | 'past' | 'future' | 'should' | 'can' | 'progressive'

/** "the payment be made", "the sample taken": nobody is said to do it. */
export function ofPassive(
  tense: PassiveTense,
  subject: Subject,
  words: readonly string[],
  asked: Asked,
): string | undefined {
  const { agreement } = subject
  const found = verbAt(words, 'participle')
  if (found === undefined || asked.object !== undefined || found.verb.isOfObject) return undefined
  const tail = readTail(words.slice(found.length), 'आपका', found.plain)
  if (tail === undefined || tail.object !== undefined) return undefined
  const { before, objectCase } = found.verb
  const stem = found.verb.stem === 'बना' && DONE.has(lastOf(subject.noun)) ? 'कर' : found.verb.stem
  const whose =
    objectCase === 'का' ? genderOf(before) : objectCase === '' ? agreement : { isFeminine: false, isPlural: false }
  const thing =
    objectCase === '' ? nominative(subject) : inCase(subject, objectCase === 'का' ? agreeing('का', whose) : objectCase)
  const [first, second] = objectCase === 'का' ? [before, asked.how ?? ''] : [asked.how ?? '', before]
  const about = subject.isAsked ? [...tail.adjuncts, thing] : [thing, ...tail.adjuncts]
  return spaced(...about, first, second, passive(stem, tense, whose))
}

function passive(stem: string, tense: PassiveTense, whose: Agreement): string {
  const done = perfective(stem, whose)
  switch (tense) {
    case 'perfect':
      return `${stem === 'कर' ? 'हो' : done} ${perfective('जा', whose)} ${isNow(whose)}`
    case 'past':
      return `${done} ${perfective('जा', whose)} ${wasThen(whose)}`
    case 'future':
      return `${done} ${future('जा', whose)}`
    case 'should':
      return `${done} ${subjunctive('जा', whose.isPlural)}`
    case 'can':
      return `${done} जा ${habitualOf('सक', whose)}`
    case 'progressive':
      return `${done} जा ${agreeing('रहा', whose)} ${isNow(whose)}`
  }
}

import { regex } from '../../../base/regex.ts'
import { isBut } from '../words/is-but.ts'
import { isOtherDay } from './other-time.ts'
import { isProtest, opensItsPart } from './said-against.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { Message } from '../message.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import {
  readAsUsual,
  readComing,
  readEcho,
  readIdentity,
  readNeither,
  readNobody,
  readProgress,
  readSome,
  readWell,
  readWish,
} from './statements/read-statements.ts'
import { readSituation } from './situations/read-situation.ts'
import { readFirstTime, readStance, readTrouble } from './statements/read-stance.ts'
import { readDeed } from './deeds/read-deed.ts'
import { readAlreadyDone } from './statements/read-already-done.ts'
import { readBefore } from './statements/read-before.ts'
import { readElsewhere } from './statements/read-elsewhere.ts'
import { readHabit } from './statements/read-habit.ts'
import { readNoLonger } from './statements/read-no-longer.ts'
import { readPossession } from './statements/read-possession.ts'
import { readPassage } from './statements/read-passage.ts'
import { readValidity } from './statements/read-validity.ts'
import { readWhereabouts } from './statements/read-whereabouts.ts'
import { readVerdict } from './statements/read-verdict.ts'
import type { YesNo } from './yes-or-no.ts'
import { readStocked } from './statements/read-stocked.ts'
import { readThere } from './statements/read-there.ts'
import { readShortAnswer } from './short-answer.ts'

type Reader = (message: Message, plan: FieldReader) => YesNo | undefined

const firstOf = (readers: readonly Reader[], message: Message, plan: FieldReader): YesNo | undefined => {
  for (const read of readers) {
    const told = read(message, plan)
    if (told) return told
  }
  return undefined
}

/** These tell an answer whether or not a yes or no is said, too: the yes of "yes, it is over" only says that one listens. */
const BEFORE_THE_WORD: readonly Reader[] = [
  readBefore,
  readFirstTime,
  readWell,
  readNobody,
  readNeither,
  readTrouble,
  readProgress,
]

/** These tell an answer where no yes or no is said. */
const WITHOUT_THE_WORD: readonly Reader[] = [
  readElsewhere,
  readCancel,
  readIdentity,
  readWish,
  readAsUsual,
  readComing,
  readEcho,
  readShortAnswer,
  readVerdict,
  readHabit,
  readSome,
  readTold,
  readPossession,
  readWhereabouts,
]

/** What is said of the answer so far. */
export interface Told {
  said: YesNo | undefined
  /** Whether a yes or no is said as such, and not as part of a request. */
  isSaid: boolean
  done: YesNo | undefined
  /** Who is told to do what is asked about. */
  doer: YesNo | undefined
}

/** Reads what a message tells as a yes or no to a question, by what is told first; a yes or no that is said comes in between. */
export function readToldAnswer(
  message: Message,
  plan: FieldReader,
  { said, isSaid, done, doer }: Told,
): YesNo | undefined {
  const { heard } = message
  return (
    readStocked(message, plan) ??
    readThere(message, plan) ??
    done ??
    (isSaid ? undefined : readPassage(message, plan)) ??
    readValidity(message, plan) ??
    (isSaid && !heard.words.some(isBut) ? undefined : readNoLonger(message, plan)) ??
    readBeside(message, plan, isSaid ? said : undefined) ??
    firstOf(BEFORE_THE_WORD, message, plan) ??
    (isSaid && said ? readSaid(message, plan, said) : undefined) ??
    readAlreadyDone(message, plan) ??
    doer ??
    firstOf(WITHOUT_THE_WORD, message, plan) ??
    (isOtherDay(message, plan) ? undefined : readStance(message, plan)) ??
    said
  )
}

/** A situation that tells an answer, unless a yes or no that is said beside it tells another. */
function readBeside(message: Message, plan: FieldReader, said: YesNo | undefined): YesNo | undefined {
  const told = readSituation(message, plan)
  const isAgainst = told && said && said.value !== told.value && (said.from < told.from || said.from >= told.to)
  return isAgainst ? undefined : told
}

/** A yes or no that was said, unless a deed within its part tells more. */
function readSaid(message: Message, plan: FieldReader, said: YesNo): YesNo {
  const isWithin = !opensItsPart(message, said) || isProtest(message, said)
  return (isWithin ? readTold(message, plan) : undefined) ?? said
}

/** A deed that is told of another day than the one that was asked for answers nothing. */
function readTold(message: Message, plan: FieldReader): YesNo | undefined {
  if (isOtherDay(message, plan) || AFTER_IT.test(message.heard.words.join(' '))) return undefined
  return readDeed(message, plan)
}

const AFTER_IT = regex('u')`
  (?<!\p{L})(?:[ui]ske baad|after that|the day after|agle (?:din|hafte|mahine)|[उइ]सके बाद|अगले (?:दिन|हफ्ते|महीने))
    (?![\p{L}\p{M}])
`

const CANCEL = new PhraseMatcher<true>([
  [
    true,
    `(please|) cancel (it|that|this|the appointment|the booking|the order|everything|) .
     (dont|do not) (book|confirm|proceed|go ahead)
     (cancel|radd) (karo|kar do|kar dijiye|kijiye)
     (रद्द|कैंसिल|कैंसल) (करो|कर दो|कर दीजिए|कीजिए)`,
  ],
])

/** "Cancel" to "shall I book it like that?" */
function readCancel({ heard }: Message, plan: FieldReader): YesNo | undefined {
  const hit = isConfirmation(plan) ? CANCEL.first(heard) : undefined
  if (hit === undefined || /^(?:dont|not|never)$/.test(heard.words[hit.from - 1] ?? '')) return undefined
  return { value: false, isExplicit: true, from: hit.from, to: hit.to }
}

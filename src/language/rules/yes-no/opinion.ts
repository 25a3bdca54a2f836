import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { readAilment } from './statements/read-ailment.ts'
import { readByBound } from './statements/read-by-bound.ts'
import { readByTime } from './statements/read-by-time.ts'
import { readCompany } from './statements/read-company.ts'
import { readCompletion } from './statements/read-completion.ts'
import { readConsent } from './statements/read-consent.ts'
import { readCorrectness } from './statements/read-correctness.ts'
import { readFunction } from './statements/read-function.ts'
import { readHealth } from './statements/read-health.ts'
import { readWell } from './statements/read-well.ts'
import { readInOrder } from './statements/read-in-order.ts'
import { readPunctual } from './statements/read-punctual.ts'
import { readQuality } from './statements/read-quality.ts'
import { readSolved } from './statements/read-solved.ts'
import { readSomebody } from './statements/read-somebody.ts'
import { readUrgency } from './statements/read-urgency.ts'
import { readWanted } from './statements/read-wanted.ts'
import { readYesNo } from './read-yes-no.ts'
import type { YesNo } from './yes-or-no.ts'

/** What one makes of the thing that was asked about: whether it is right, how it was, how urgent it is, whether it is wanted. */
export function readOpinion(message: Message, plan: FieldReader): YesNo | undefined {
  return (
    readByTime(message, plan) ??
    readByBound(message, plan) ??
    readCorrectness(message, plan) ??
    readHealth(message, plan) ??
    readWell(message, plan) ??
    readFunction(message, plan) ??
    readAilment(message, plan) ??
    readPunctual(message, plan) ??
    readSolved(message, plan) ??
    readCompletion(message, plan) ??
    readQuality(message, plan) ??
    readUrgency(message, plan) ??
    readSomebody(message, plan) ??
    unlessOpened(message, readCompany(message, plan) ?? readConsent(message, plan)) ??
    readInOrder(message, plan) ??
    unlessAgreed(message, readWanted(message, plan))
  )
}

/** The "no" of "no, we'll come over to you" and of "kar do, abhi nahi" stands, whatever else may sound like a yes. */
function unlessOpened({ heard }: Message, told: YesNo | undefined): YesNo | undefined {
  const said = told && readYesNo(heard)
  return said?.isExplicit === true && said.value !== told?.value ? undefined : told
}

/** The "yes please" of "yes please, the EMI is too high for me" asks for what is offered; what follows says why. */
function unlessAgreed({ heard }: Message, told: YesNo | undefined): YesNo | undefined {
  const said = told?.value === false ? readYesNo(heard) : undefined
  const isAgreed = said?.isExplicit === true && said.value && said.from === 0 && heard.breaks[said.to] === true
  return isAgreed ? undefined : told
}

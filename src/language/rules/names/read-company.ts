import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { readRefusal } from '../refusals.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { clausesOf } from '../words/clauses.ts'
import { textBetween } from '../words/tokens.ts'
import { namedByNoun } from '../texts/told-thing.ts'
import { findCompany } from './companies.ts'
import { type TextSpan } from './free-text.ts'
import { framedPlace, isDeniedPlace } from '../places/framed-place.ts'
import { isNoName } from './is-no-name.ts'
import { nameCase } from './name-case.ts'
import { asksForInstitution } from '../places/place-nouns.ts'
import { statedName } from './stated-name.ts'
import { isOnlyNames } from './only-names.ts'
import { isToldOfACompany } from './told-of-a-company.ts'

export function readCompany(message: Message, plan: FieldReader): void {
  if (message.move !== undefined || readRefusal(message.heard, 4)) return
  const company = companyIn(message, plan)
  if (company && !message.isUsed(company.from, company.to) && !isToldOfACompany(message.heard, company, plan))
    message.take(plan, company.value, false, company.from, company.to)
}

/** Where a house is asked for, the one that the sentence holds: "अब प्रगति हॉस्पिटल में हूँ". */
function companyIn({ heard }: Message, plan: FieldReader): TextSpan | undefined {
  const found = findCompany(heard)
  const isSentence = clausesOf(heard).length > 1 || heard.words.some(isGrammarWord)
  const framed = isSentence && asksForInstitution(plan) ? framedPlace(heard, plan, undefined) : undefined
  // "Hamari firm Sharma Tubes hai", "Om Sai Traders ke naam se hai"
  const said = framed || found ? undefined : (statedName(heard, plan) ?? namedByNoun(heard, plan))
  const told = framed ?? (said && isOnlyNames(heard, said) && !isNoName(heard, said) ? said : undefined)
  const company = told ? { value: nameCase(textBetween(heard, told.from, told.to)), ...told } : found
  return company && isDeniedPlace(heard, company) ? undefined : company
}

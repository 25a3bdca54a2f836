import { regex } from '../../../base/regex.ts'
import type { Message } from '../message.ts'
import { asksOf } from '../told-of-else/asked-words.ts'
import { INCOME, WORTH } from '../told-of-else/other-sums.ts'
import { isMass } from './units.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'

/** "Each box is 5 kg", "the fridge alone is 60 kg", "I'm 80 kg myself", "the goods are worth 2 lakh" to a question for the weight of all. */
export function weightOfElse(_message: Message, { plan, said, before, behind }: NumberInPart): boolean {
  if (measureOf(plan) !== 'other' || !asksOf(plan, SUMS)) if (INCOME.test(said) || WORTH.test(said)) return true
  if (!isMass(unitOf(plan)) || asksOf(plan, PER_ONE)) return false
  if (EACH.test(said)) return true
  return asksOf(plan, GOODS) && (OWN.test(before) || KA_HOON.test(behind))
}

const SUMS = /^(?:rupees?|amount|salary|income|worth|value|lakhs?|premium)$/
const PER_ONE = /^(?:per|each|one|single|unit)$/
const EACH = regex('u')`
  \b(?:each|apiece|per (?:box|piece|bag|carton|packet|parcel|bori|dabba)|every (?:box|piece|bag|carton|packet|parcel))\b
  |\b(?:alone|itself|by itself) (?:is|weighs|itself)\b
  |\b(?:har|prati|ek ek|akel[aei]) (?!(?:din|mahine|hafte|saal) )
  |(?<!\p{L})(?:हर|प्रति|एक एक|अकेल[ाेी]) (?!(?:दिन|महीने|हफ्ते|साल) )
`
const GOODS =
  /^(?:goods|items?|parcels?|package|consignment|load|luggage|baggage|shipment|material|things|boxes|saman|samaan|सामान)$/
const OWN = /(?:^| )(?:i am|im|i weigh|my (?:own )?weight is)$/
const KA_HOON = /^(?:kg|kgs|kilo|किलो) (?:k[aei]|का|की|के) (?:hoon|hun|hu|हूं)(?= |$)/

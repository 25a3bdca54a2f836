import { asksOf } from '../told-of-else/asked-words.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'

/** "Roz 50 km chalata hoon", "mahine mein 1500 km", "office is 20 km away", "6 days a week": what is done in a period, or how far it is. */
export function isRateOfElse({ plan, before, behind }: NumberInPart): boolean {
  if (unitOf(plan) === undefined || measureOf(plan) === 'amount' || asksOf(plan, PERIOD)) return false
  if (unitOf(plan) === 'kilometre' && /(?:^| )(?:gives|deti hai|deta hai)$/.test(before)) return true
  return PERIOD_BEFORE.test(before) || PERIOD_BEHIND.test(behind) || (AWAY.test(behind) && !asksOf(plan, DISTANCE))
}

const PERIOD = /^(?:per|daily|weekly|monthly|week|each|every|roz|average|hours|डेली|रोज)$/
const PERIOD_BEFORE =
  /(?:^| )(?:roz|rozana|daily|rojana|(?:har|ek) (?:din|mahine|hafte)|(?:din|mahine|hafte|week|month|day) (?:mein|me)|रोज|रोजाना|(?:दिन|महीने|हफ्ते) में)(?: (?:ka|ke|about|around|kareeb|lagbhag))*$/
const PERIOD_BEHIND = /^\S+ (?:a|per|every|in a|each|daily|roz|रोज) ?(?:day|week|month|year)?(?: |$)/
const AWAY = /^\S+ (?:away|far|door|dur|दूर)(?: |$)/
const DISTANCE = /^(?:distance|far|away|radius|door|दूर|दूरी)$/

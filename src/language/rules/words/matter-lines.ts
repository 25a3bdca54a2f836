import { EVERYDAY_WORDS } from './everyday-words.ts'
import { CHOICE_WORDS } from './matters/choices.ts'
import { CIVIC_WORDS } from './matters/civic.ts'
import { COMPLAINTS_WORDS } from './matters/complaints.ts'
import { ELECTRONICS_WORDS } from './matters/electronics.ts'
import { ESTATE_WORDS } from './matters/estate.ts'
import { FOOD_WORDS } from './matters/food.ts'
import { GYMS_WORDS } from './matters/gyms.ts'
import { HEALTH_WORDS } from './matters/health.ts'
import { HOME_WORDS } from './matters/home.ts'
import { INSURANCE_WORDS } from './matters/insurance.ts'
import { JOURNEY_WORDS } from './matters/journeys.ts'
import { LAUNDRY_WORDS } from './matters/laundry.ts'
import { LEISURE_WORDS } from './matters/leisure.ts'
import { LIFE_WORDS } from './matters/life.ts'
import { MONEY_WORDS } from './matters/money.ts'
import { ORDER_WORDS } from './matters/orders.ts'
import { SERVICES_WORDS } from './matters/services.ts'
import { SHOP_WORDS } from './matters/shops.ts'
import { STUDY_WORDS } from './matters/study.ts'
import { SURVEY_WORDS } from './matters/survey.ts'
import { TELECOM_WORDS } from './matters/telecom.ts'
import { TOWN_WORDS } from './matters/town.ts'
import { TRADE_WORDS } from './matters/trade.ts'
import { TRAVEL_WORDS } from './matters/travel.ts'
import { VEHICLES_WORDS } from './matters/vehicles.ts'
import { WARE_WORDS } from './matters/wares.ts'

/** A plus where there is one, the first word, and what follows it. */
const LINE = /^\s*(?:(\+)\s+)?(\S+)(.*)$/

/** All lines of all lists; the number of a line is that of its matter. How a line is read tells `everyday-words.ts`. */
export const MATTER_LINES = joined([
  EVERYDAY_WORDS,
  HOME_WORDS,
  TRAVEL_WORDS,
  LIFE_WORDS,
  TRADE_WORDS,
  CIVIC_WORDS,
  ESTATE_WORDS,
  SURVEY_WORDS,
  STUDY_WORDS,
  HEALTH_WORDS,
  TOWN_WORDS,
  MONEY_WORDS,
  INSURANCE_WORDS,
  ORDER_WORDS,
  SHOP_WORDS,
  WARE_WORDS,
  FOOD_WORDS,
  ELECTRONICS_WORDS,
  SERVICES_WORDS,
  COMPLAINTS_WORDS,
  LAUNDRY_WORDS,
  GYMS_WORDS,
  LEISURE_WORDS,
  VEHICLES_WORDS,
  JOURNEY_WORDS,
  TELECOM_WORDS,
  CHOICE_WORDS,
])

/** A line that begins with `+` adds to the first line with the word behind that. */
function joined(lists: readonly string[]): readonly string[] {
  const lines: string[] = []
  const byFirst = new Map<string, number>()
  for (const line of lists.flatMap((list) => list.split('\n'))) {
    const [, plus, first = '', rest = ''] = LINE.exec(line) ?? []
    if (first === '') continue
    if (plus === undefined) {
      if (!byFirst.has(first)) byFirst.set(first, lines.length)
      lines.push(line)
      continue
    }
    const at = byFirst.get(first)
    if (at === undefined) throw new Error(`No line of matters begins with "${first}".`)
    const [named, hints] = [lines[at] ?? '', rest].map((part) => part.split('~'))
    const more = [named?.[1], hints?.[1]].filter(Boolean).join(' ')
    lines[at] = `${named?.[0]} ${hints?.[0]}${more === '' ? '' : ` ~ ${more}`}`
  }
  return lines
}

import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import { asksOf, isAskedWord } from '../told-of-else/asked-words.ts'
import { wordSet } from '../words/word-set.ts'
import { isCountOfPersons } from './counts-people.ts'
import { isIncome, measureOf, unitOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'
import { unitNamed } from './units.ts'

/** "I told you twice", "din mein teen baar", "one more thing", "ek baat batao": how often, or what one wants to say. */
export function isOccurrence({ heard: { words, breaks } }: Message, { plan, span, before }: NumberInPart): boolean {
  const said = words.slice(span.from, span.to)
  const next = breaks[span.to] ? '' : (words[span.to] ?? '')
  const isTimes = said.some((word) => TWICE.test(word) || TIMES.test(word)) || TIMES.test(next)
  if (isTimes && !asksHowOften(plan))
    return unitOf(plan) !== undefined || isCountOfPersons(plan) || measureOf(plan) === 'amount'
  if (span.value !== 1 || isAskedWord(plan, next)) return false
  const after = words.slice(span.to, span.to + 2).join(' ')
  return SAYING.test(after) && !/\bno$/.test(before)
}

const TWICE = /^(?:once|twice|thrice)$/
const TIMES = /^(?:times?|baar|bar|dafa|बार|दफा)$/
const asksHowOften = oncePerField((plan) => asksOf(plan, /^(?:times|often|baar|visits?|doses?|week|weekly|बार)$/))
const SAYING =
  /^(?:(?:more|last|small|other|chhoti|choti|और|aur|छोटी) )?(?:thing|question|doubt|query|request|point|complaint|baat|sawaal|sawal|cheez|बात|सवाल|चीज)(?= |$)/

/** "Two tables" for guests, "3 cartons" for kilograms, "2 companies" for years: the word behind says what is counted. */
export function isOtherThing(
  { heard: { words, breaks } }: Message,
  { plan, span, said, before, behind }: NumberInPart,
): boolean {
  const at = HI.test(words[span.to] ?? '') ? span.to + 1 : span.to
  const next = breaks[at] ? '' : (words[at] ?? '')
  if (/\d (?:by|x)$/.test(before) || /^of (?:your|their)\b/.test(behind)) return true
  if (asksOf(plan, BEDROOMS) && HOME_OF_NOW.test(said) && !asksOf(plan, /^(?:have|has|current|now)$/)) return true
  if (measureOf(plan) === 'count' && isCountOfPersons(plan) && isMore(plan, behind)) return true
  if (measureOf(plan) === 'count' && unitOf(plan) === undefined && ARE_AGES.test(behind)) return true
  if (measureOf(plan) === 'count' && RENTED.test(behind) && !asksOf(plan, /^(?:rent|rented|let|given|kiraye)$/))
    return true
  if (next === '' || isAskedWord(plan, next) || speaksOf(plan, next)) return false
  if (measureOf(plan) === 'rating') return NOT_RATED.has(next)
  if (measureOf(plan) === 'count' && MONTH_OF.has(next) && !/^(?:may|jan|mar)$/.test(next)) return true
  if (AREA.test(`${next} ${words[span.to + 1] ?? ''}`) && !asksOf(plan, /^(?:area|size|square|sqft|feet|plot)$/))
    return true
  if (asksOf(plan, FLOOR) && (next === 'bhk' || unitNamed(next) !== undefined)) return true
  if (measureOf(plan) === 'count' && isCountOfPersons(plan)) return OF_PLACES.has(next)
  if (unitOf(plan) === undefined || measureOf(plan) === 'amount' || isIncome(plan))
    return measureOf(plan) === 'count' && isNoneOfThem(plan, next)
  if (/^(?:ko|को)$/.test(next) && span.value <= 31) return true
  return THINGS.has(next) || (isRate(behind) && !asksOf(plan, OFTEN))
}

function isNoneOfThem(plan: FieldReader, word: string): boolean {
  if (NOBODY.has(word)) return true
  if (NO_BAGGAGE.has(word)) return asksOf(plan, /^(?:bags?|luggage|baggage|suitcases?)$/)
  return NO_ROOMS.has(word) && asksOf(plan, /^(?:rooms?|bedrooms?|bhk)$/)
}

/** "My friend has invited 5 more", "do log aur badh gaye": added to a number that is not said. */
function isMore(plan: FieldReader, behind: string): boolean {
  return MORE.test(behind) && !asksOf(plan, /^(?:more|extra|additional|other|others|accompany\w*|besides)$/)
}

const MORE = regex('u')`
  ^(?:(?:people|persons?|guests?|friends?|log|logon|members?|लोग|मेहमान) )?(?:
    more|extra|additional
    |(?:aur|और|zyada|jyada|extra) (?:\S+ )?(?:aa|aana|aayenge|aaenge|aayega|badh|badhe|jud|hain|hai|honge|hoga|chahiye|ho|आ|आएंगे|बढ|जुड|हैं|है|होंगे|चाहिए)
  )(?= |$)
`
const OF_PLACES = wordSet(
  'table tables room rooms plate plates chair chairs cake cakes seater seaters bag bags suitcase suitcases luggage taraf side way टेबल कमरे प्लेट कुर्सी',
)
const NOT_RATED = wordSet('problem problems aadmi ladka cheez baat person boy guy issue issues complaint')
const RENTED = /\b(?:on rent|on lease|rented|kiraye (?:pe|par)|rent (?:pe|par))\b|किराये? (?:पर|पे)/
/** "2000 square feet", "10 by 12" */
const AREA = /^(?:sqft|sq|square|gaj|yards?|स्क्वायर|वर्ग) (?:\S)?|^(?:by|x) \d/
/** Beside bags and rooms, what is none of them. */
const NO_BAGGAGE = wordSet(
  'wheelchair wheelchairs laptop laptops cycle cycles bicycle bicycles stroller strollers pram कुत्ता कुत्ते साइकिल व्हीलचेयर लैपटॉप',
)
const NO_ROOMS = wordSet('bathroom bathrooms toilet toilets balcony balconies parking ac acs fan fans tv tvs एसी बाथरूम')
const NOBODY = wordSet(
  'table tables dog dogs kutta kutte billi parrot complaint complaints ladka ladke aadmi company companies interview interviews टेबल कंपनी',
)
/** What comes in numbers, and is no measure of time or weight. */
const THINGS = wordSet(
  `box boxes carton cartons packet packets bag bags sack sacks parcel parcels piece pieces item items bhk room rooms trunk trunks
   company companies interview interviews job jobs project projects offer offers branch branches people person friends
   tablet tablets injection injections dose doses goli goliyan bottle bottles doctor doctors test tests report reports
   dabba dabbe dibba dibbe peti petiyan bori boriyan bora katta katte thaila thaile nag cartoon jagah log naukri
   डिब्बा डिब्बे पेटी पेटियां बोरी बोरियां बोरा कट्टे थैले कार्टन कंपनी कंपनियों कंपनियां इंटरव्यू नौकरी जगह लोग गोली गोलियां`,
)
/** "8 aur 10 saal ke", "of 2 years" */
const ARE_AGES = /^(?:(?:and|aur|,|और) \S+ )?(?:saal|sal|years?|yrs|साल) ?(?:ke|ki|ka|old|के|की|का|$)/
const HI = /^(?:hi|ही)$/
const BEDROOMS = /^(?:bedrooms?|bhk)$/
/** "Right now we live in a 1 BHK" */
const HOME_OF_NOW =
  /\b(?:we|i) (?:live|stay) in\b|\b(?:i|we) have .* now$|(?:mein|me|में) (?:hain|hoon|rehte|rehta|rehti|रहते|रहता|रहती|हैं|हूं)(?: |$)/
const FLOOR = /^(?:floor|manzil)$/
const OFTEN = /^(?:weekly|week|daily|per|hafte|roz|हफ्ते|रोज)$/
/** "6 days a week" */
function isRate(behind: string): boolean {
  return /^\S+ (?:a|per|every|in a|each) (?:day|week|month|year)\b/.test(behind)
}

/** "15 days have passed", "15 din ho gaye" */
export function isPassed({ plan, behind, before }: NumberInPart): boolean {
  const [unit = ''] = behind.split(' ')
  return unitNamed(unit) !== undefined && (PASSED.test(behind) || (WEEKLY.test(before) && !asksOf(plan, OFTEN)))
}

const PASSED =
  /^\S+ (?:have passed|passed|are over|over|gone|(?:ho|beet|nikal) (?:gay[aei]|gaye|chuk[aei])|(?:हो|बीत|निकल) (?:गए|गये|चुके))(?: |$)/
/** "Hafte mein 6 din" */
const WEEKLY = /(?:^| )(?:hafte|week|हफ्ते) (?:mein|me|में)$/

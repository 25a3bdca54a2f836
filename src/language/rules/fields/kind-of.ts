import type { FieldSpec } from '../../../ports/language.ts'
import { wordSet, STOP } from '../words/word-set.ts'
import { isPerson, kindAsked } from './kind-asked.ts'

/** What a field is about. Determines how an answer is read and how the question is worded. */
export type FieldKind =
  | 'boolean'
  | 'number'
  | 'enum'
  | 'name'
  | 'company'
  | 'date'
  | 'time'
  | 'datetime'
  | 'phone'
  | 'email'
  | 'pincode'
  | 'code'
  | 'city'
  | 'address'
  | 'text'

/** The kinds that tell when. */
export const WHEN: ReadonlySet<FieldKind> = new Set<FieldKind>(['date', 'time', 'datetime'])

const PHONE = wordSet('phone mobile telephone whatsapp cell phonenumber फोन मोबाइल')
const EMAIL = wordSet('email mail gmail ईमेल')
const PINCODE = wordSet('pincode pin zip zipcode postcode postal पिनकोड पिन')
const CITY = wordSet(
  'city branch locality area neighbourhood neighborhood suburb इलाका town village district state country location place hometown shahar शहर गांव',
)
/** "From stop", "destination station": a place by its name, of a way. */
const STOPS = wordSet('stop station halt terminal terminus airport स्टॉप स्टेशन')
const ROUTE_ENDS = wordSet(
  'from to source origin start boarding departure arrival destination drop going end last first',
)
const ADDRESS = wordSet('address street house landmark pata पता')
const DATE = wordSet('date day dob birthday birthdate tareekh tarikh din तारीख दिन')
export const TIME = wordSet('time hour samay baje समय टाइम वक्त')
const BOTH = wordSet('when datetime schedule slot appointment callback timing timings timeslot kab कब')
const NAME = wordSet('name naam नाम fullname firstname lastname surname')
/** Words next to "name" with which it is still a person's name. */
const OF_A_PERSON = wordSet(
  `name naam नाम full fullname first firstname last lastname surname family given your customer caller person patient user guest client contact lead callers customers patients the of own s persons
   nominee donor rider passenger driver owner holder account card policy policyholder cardholder accountholder applicant candidate employee student child kid parent father mother guardian spouse husband wife
   son daughter baby brother sister friend farmer tenant landlord buyer seller borrower guarantor beneficiary insured subscriber member visitor attendee participant player respondent voter citizen
   resident traveller traveler tenant recipient receiver sender consignee teacher manager agent referrer reference emergency main primary legal registered complete
   मरीज ग्राहक किसान बच्चे मालिक पूरा आपका का की के`,
)
const OWN = wordSet(
  'name naam नाम full fullname first firstname last lastname surname family given your customer caller user client lead guest candidate applicant donor farmer owner subscriber member employee borrower respondent किसान ग्राहक आपका पूरा का of the',
)

/** Whether a name is the speaker's own, as far as the field shows: the child's or the nominee's is not. */
export function isOwnName(label: string[], described: string[]): boolean {
  return label.every((word) => OWN.has(word)) && described.every((word) => OWN.has(word) || STOP.has(word))
}

const COMPANY = wordSet('company employer organisation organization firm workplace कंपनी')
/** Words next to "company" with which it is still a company's name. */
const OF_A_COMPANY = wordSet(
  'company employer organisation organization firm workplace कंपनी name current present previous last your the of work naam नाम',
)
/** Determined by the field's name first, and by its description where the name is not enough. */
export function kindOf(field: FieldSpec, label: string[], described: string[]): FieldKind {
  if (field.type !== 'string') return field.type
  if (field.kind !== undefined && field.kind !== 'amount') return field.kind
  const says = (set: Set<string>, words = label): boolean => words.some((word) => set.has(word))
  if (says(EMAIL)) return 'email'
  if (says(PHONE) || isNumberToCall(label)) return 'phone'
  if (says(PINCODE)) return 'pincode'
  if (isCode(label)) return 'code'
  if (says(COMPANY) && label.every((word) => OF_A_COMPANY.has(word))) return 'company'
  if (says(NAME)) return isNameOfPerson(label) || kindAsked(described) === 'name' ? 'name' : placeOrText(label)
  if (DIGITS_OF.test(described.join(' '))) return 'code'
  const whenKind = dateOrTime(label, described)
  if (whenKind) return whenKind
  if (says(ADDRESS)) return 'address'
  if (says(CITY) || (says(STOPS) && says(ROUTE_ENDS))) return 'city'
  const asked = kindAsked(described)
  if (asked !== undefined) return asked
  return described.length > 0 && described.length <= 8 ? kindFromDescription(described) : 'text'
}

/** "Claimant name", "name of bride": every word beside the name belongs to a person. */
function isNameOfPerson(label: string[]): boolean {
  return label.every((word) => OF_A_PERSON.has(word) || isPerson(word)) || isPerson(label.at(-2) ?? '')
}

/** "Village name" is a place, "product name" anything. */
function placeOrText(label: string[]): FieldKind {
  return CITY.has(label.at(-2) ?? '') ? 'city' : 'text'
}

/** "Last four digits of your card" */
const DIGITS_OF = /\b(?:last|first) (?:\w+ )?digits\b|\bdigits of\b/

/** "alternate_number", "contact_no" */
function isNumberToCall(label: string[]): boolean {
  const isNumber = label.at(-1) === 'number' || label.at(-1) === 'no'
  return isNumber && label.length > 1 && label.slice(0, -1).every((word) => TO_CALL.has(word))
}

const TO_CALL = wordSet(
  'contact alternate alternative alt another other second secondary backup emergency callback calling',
)

const CODES = wordSet(
  'pan aadhaar aadhar otp ifsc gstin gst passport imei awb pnr vin coupon voucher promocode couponcode',
)
const NUMBERED = wordSet(
  `account order policy reference ref booking registration card customer employee ticket invoice consumer tracking roll member membership loan docket complaint transaction
   vehicle car bike plate licence license serial meter promo discount voucher coupon application enrolment enrollment patient flight train user client request case`,
)
const NUMBER_OF = wordSet('number no id code digits')

/** Values that are read out character by character: "account_number", "pan", "aadhaar_last4". */
function isCode(label: string[]): boolean {
  if (label.some((word) => CODES.has(word))) return true
  return label.some((word) => NUMBERED.has(word)) && NUMBER_OF.has(label.at(-1) ?? '')
}

function dateOrTime(label: string[], described: string[]): 'date' | 'time' | 'datetime' | undefined {
  const date = label.some((word) => DATE.has(word))
  const time = label.some((word) => TIME.has(word)) && !label.some((word) => NOT_A_CLOCK.has(word))
  const both = label.some((word) => BOTH.has(word)) && !label.some((word) => NOT_A_CLOCK.has(word))
  if (time && !date && OF_DAY.test(described.join(' '))) return 'time'
  if (date && time) return 'datetime'
  if (date) return described.some((word) => TIME.has(word)) ? 'datetime' : 'date'
  if (time) return described.some((word) => DATE.has(word) || word === 'when') ? 'datetime' : 'time'
  return both ? 'datetime' : undefined
}

const OF_DAY = /\b(?:time|hour) (?:of )?(?:the )?day\b/
const NOT_A_CLOCK = wordSet(
  'times type part full reason id number status lead delivery response purpose length duration window range',
)

/** "Since which day …?", "Date of the payment" */
const WHICH = new Set(['which', 'what', 'किस', 'kis'])
const CITY_OF =
  /^(?:the |your )?(?:home )?(?:city|town|village|locality|area|district)(?: or (?:town|village|city))? (?:the|that|where|in|from|of|he|she|they|you|which|to)\b/
const DATE_OF = /^(?:the |your )?(?:date|day) (?:of|for)\b/

/** "Between what times will you be at home?" asks for two times, said as one text. */
const SPAN = wordSet('window range between')

function kindFromDescription(described: string[]): FieldKind {
  const says = (set: Set<string>): boolean => described.some((word) => set.has(word))
  if (says(SPAN)) return 'text'
  if (says(EMAIL)) return 'email'
  if (says(PHONE) && (described.length <= 2 || described.some((word) => NUMBER_OF.has(word)))) return 'phone'
  if (says(PINCODE)) return 'pincode'
  if (says(NAME) && described.every((word) => OF_A_PERSON.has(word) || STOP.has(word))) return 'name'
  const asksFor = described.findIndex((word) => WHICH.has(word))
  const wanted = asksFor < 0 ? '' : (described[asksFor + 1] ?? '')
  if (wanted === 'day' || wanted === 'date') return says(TIME) ? 'datetime' : 'date'
  if (wanted === 'time' && says(DATE)) return 'datetime'
  if (wanted === 'time') return 'time'
  if (CITY_OF.test(described.join(' '))) return 'city'
  if (DATE_OF.test(described.join(' '))) return says(TIME) ? 'datetime' : 'date'
  if (described.includes('when') || (says(DATE) && says(TIME))) return 'datetime'
  if (described.at(-1) === 'date') return 'date'
  if (described.at(-1) === 'time') return 'time'
  return 'text'
}

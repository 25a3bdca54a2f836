import { regex } from '../../../base/regex.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import { wordsOf } from '../words/tokens.ts'
import { wordSet, STOP } from '../words/word-set.ts'
import { dateOrTime, headAsked, whenDescribed } from './date-or-time.ts'
import { isPerson, kindAsked } from './kind-asked.ts'
import { withoutNotes } from './without-notes.ts'

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

const PHONE = wordSet('phone mobile telephone landline whatsapp cell phonenumber फोन मोबाइल')
const EMAIL = wordSet('email mail gmail ईमेल')
const PINCODE = wordSet('pincode pin zip zipcode postcode postal पिनकोड पिन')
const CITY = wordSet(
  `city branch locality area neighbourhood neighborhood suburb इलाका town village district state country location place
   hometown shahar shehar sheher gaon gaanv ganv gram zila zilla jila tehsil taluka शहर गांव ग्राम जिला तहसील`,
)
/** "From stop", "destination station": a place by its name, of a way. */
const STOPS = wordSet('stop station halt terminal terminus airport स्टॉप स्टेशन')
const ROUTE_ENDS = wordSet(
  'from to source origin start boarding departure arrival destination drop going end last first',
)
const ADDRESS = wordSet('address street house landmark pata पता')
/** "Address where the puja will be held", "address with pin code", "घर का पता पिनकोड के साथ" */
const ASKS_ADDRESS = regex('u')`
  ^(?:
    (?:
      the|your|full|complete|exact|detailed|home|house|office|shop|postal|delivery|shipping|billing|pickup|current
      |present|permanent|residential
    )[ ]
  )*address (?:
    where|of (?:the|your)|to|at|for (?:the )?(?:delivery|pick|visit|event)|with|including|along
    |and (?:the )?(?:pin|pincode|zip|postal)
  )\b
  |^(?:(?:ghar|dukan|office|aapka|apka|poora|pura|ka|घर|दुकान|ऑफिस|आपका|पूरा|का) )*(?:pata|पता) (?:pin|pincode|पिन|पिनकोड)
    (?![\p{L}\p{M}])
`
const NAME = wordSet('name naam नाम fullname firstname lastname surname')
/** Words next to "name" with which it is still a person's name. */
const OF_A_PERSON = wordSet(
  `name naam नाम full fullname first firstname last lastname surname family given maiden your customer caller person patient user
   guest client contact lead callers customers patients the of own s persons
   nominee donor rider passenger driver owner holder account card policy policyholder cardholder accountholder applicant
   candidate employee student child kid parent father mother guardian spouse husband wife
   son daughter baby brother sister friend farmer tenant landlord buyer seller borrower guarantor beneficiary insured
   subscriber member visitor attendee participant player respondent voter citizen
   resident traveller traveler recipient receiver sender consignee teacher manager agent referrer reference emergency main
   primary legal registered complete
   मरीज ग्राहक किसान बच्चे मालिक पूरा आपका का की के`,
)
const OWN = wordSet(
  `name naam नाम full fullname first firstname last lastname surname family given your customer caller user client lead guest
   candidate applicant donor farmer owner subscriber member employee borrower respondent किसान ग्राहक आपका पूरा का of the`,
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
  if (isAboutIt(label)) return 'text'
  const says = (set: Set<string>, words = label): boolean => words.some((word) => set.has(word))
  if (says(EMAIL)) return 'email'
  if (says(PHONE) || isNumberToCall(label)) return 'phone'
  if (says(PINCODE)) return 'pincode'
  if (isCode(label) || isNumberOfThing(label, described)) return 'code'
  if (says(COMPANY) && label.every((word) => OF_A_COMPANY.has(word))) return 'company'
  if (isNameOfThing(label)) return 'text'
  if (says(NAME)) return isNameOfPerson(label) || kindAsked(described) === 'name' ? 'name' : placeOrText(label)
  if (DIGITS_OF.test(described.join(' '))) return 'code'
  const whenKind = dateOrTime(label, described)
  if (whenKind) return whenKind
  if (says(ADDRESS) || ASKS_ADDRESS.test(described.join(' '))) return 'address'
  const kind = kindAsked(described)
  if (kind === 'date' || kind === 'time' || kind === 'datetime') return kind
  if (described[0] !== 'when' && (says(CITY) || (says(STOPS) && says(ROUTE_ENDS)))) return 'city'
  const asked = asksForCode(described)
    ? 'code'
    : (kindAsked(described) ?? (asksForNumberOf(described) ? 'code' : undefined))
  if (asked !== undefined) return asked
  if (
    isPerson(label.at(-1) ?? '') &&
    (WHO.test(described.join(' ')) || described[0] === 'name' || isPersonDescribed(described))
  )
    return 'name'
  if (described.length === 0) return 'text'
  const short = described.length <= 8 ? kindFromDescription(described) : 'text'
  return short === 'text'
    ? (headAsked(label, described) ??
        headAsked(label, wordsOf(withoutNotes(field.description.replace(CONDITION, '')))) ??
        short)
    : short
}

/** The "If sold, " of "If sold, date of the sale". */
const CONDITION = /^if [^,]*,\s*/i

/** `phone_model`, `address_proof`, `day_plan`: something about it, and not the phone number, the address or the day. */
function isAboutIt(label: string[]): boolean {
  return label.length > 1 && ABOUT_IT.has(label.at(-1) ?? '')
}

const ABOUT_IT = wordSet(
  `model brand make issue problem fault damage type kind colour color price plan plans operator provider network reason proof
   preference usage storage variant condition care rating routine experience`,
)

/** "Who is the nominee?", "whom should the technician ask for?" */
const WHO =
  /^(?:and )?(?:who (?:is|am|was)|whom? should (?:we|i|the \w+|our \w+) (?:ask|call|contact|speak|talk|meet)) /

/** "Contact person for orders", "guardian of the child": a person, and nothing of theirs. */
function isPersonDescribed(described: string[]): boolean {
  const end = described.findIndex((word) => ENDS_PERSON.test(word))
  const head = described.slice(0, end === -1 ? described.length : end)
  return head.length <= MAX_PERSON && isPerson(head.at(-1) ?? '') && !OPENS_SENTENCE.test(head[0] ?? '')
}

const ENDS_PERSON = /^(?:you|he|she|they|we|the|your|for|of|who|whom|that|which|at|in|on|to|from|with|if|as|or)$/
const OPENS_SENTENCE = /^(?:is|are|do|does|did|has|have|if|any|how|why|when|type|kind)$/
const MAX_PERSON = 4

/** "Claimant name", "name of bride": every word beside the name belongs to a person. */
function isNameOfPerson(label: string[]): boolean {
  return label.every((word) => OF_A_PERSON.has(word) || isPerson(word)) || isPerson(label.at(-2) ?? '')
}

/** "Model name of the purifier", "plan name": no person has it, whatever the description says. */
function isNameOfThing(label: string[]): boolean {
  return label.at(-1) === 'name' && ABOUT_IT.has(label.at(-2) ?? '')
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
  `contact alternate alternative alt another other second secondary backup emergency callback calling guardian parent parents
   father mother husband wife spouse relative family friend neighbour driver`,
)

const CODES = wordSet(
  'pan aadhaar aadhar otp ifsc gstin gst passport imei awb pnr vin utr coupon voucher promocode couponcode',
)
const NUMBERED = wordSet(
  `account order policy reference ref booking registration card customer employee ticket invoice consumer tracking roll member
   membership loan docket complaint transaction
   reg regn vehicle car bike gaadi gadi gari plate licence license serial meter receipt cheque batch waybill promo discount
   voucher coupon application enrolment enrollment patient flight train user client request case report claim incident`,
)
const NUMBER_OF = wordSet('number no num id code digits ref reference')

/** Values that are read out character by character: "account_number", "pan", "aadhaar_last4". */
function isCode(label: string[]): boolean {
  if (label.some((word) => CODES.has(word))) return true
  return label.slice(0, -1).some((word) => NUMBERED.has(word)) && NUMBER_OF.has(label.at(-1) ?? '')
}

/** "Sample number", "batch number": whatever it is, its number is read out. */
function isNumberOfThing(label: string[], described: string[]): boolean {
  if (label.length < 2 || !/^(?:number|no)$/.test(label.at(-1) ?? '')) return false
  return label.slice(0, -1).every(hasNumberOfItsOwn) && !described.some((word) => PHONE.has(word) || CALLS.test(word))
}

const CALLS = /^(?:call|calls|reach|contact|ring)$/

/** A door's number is said with its block, and persons are called by theirs. */
function hasNumberOfItsOwn(word: string): boolean {
  return !NOT_CODES.has(word) && !TO_CALL.has(word) && !STOP.has(word) && !isPerson(word)
}

const NOT_CODES = wordSet(
  `flat house room shop door plot seat table bed locker gate apartment unit desk counter stall token tower block wing floor gali
   ward sector platform lane street building
   model size lucky shoe jersey page chapter question part total exact approximate approx maximum minimum max min expected party
   whole which what how many some any one best good old new correct home own this that your my our their his her or and yes`,
)

/** "Sample number printed on the bag" */
function asksForNumberOf(described: string[]): boolean {
  const at = described.indexOf('number')
  if (at < 1 || at > MAX_BEFORE_NUMBER || described.length > MAX_OF_CODE) return false
  return described.slice(0, at).every((word) => hasNumberOfItsOwn(word) || OPENS.has(word))
}

const MAX_BEFORE_NUMBER = 4
const OPENS = wordSet('the your their customer customers patient patients')

/** "What is the docket number?", "registration number of the vehicle" */
function asksForCode(described: string[]): boolean {
  if (described.length > MAX_OF_CODE) return false
  return described.some((word, at) => (NUMBERED.has(word) || CODES.has(word)) && CODE_WORD.has(described[at + 1] ?? ''))
}

const MAX_OF_CODE = 12
const CODE_WORD = wordSet('number no id code नंबर nambar')

const CITY_OF = regex`
  ^(?:the |your )?(?:home )?(?:city|town|village|locality|area|district)(?: or (?:town|village|city))?
    [ ](?:the|that|where|in|from|of|he|she|they|you|which|to)\b
`

/** "Between what times will you be at home?" asks for two times, said as one text. */
const SPAN = wordSet('window range between')

function kindFromDescription(described: string[]): FieldKind {
  const says = (set: Set<string>): boolean => described.some((word) => set.has(word))
  if (says(SPAN)) return 'text'
  if (says(EMAIL)) return 'email'
  if (says(PHONE) && (described.length <= 2 || described.some((word) => NUMBER_OF.has(word)))) return 'phone'
  if (says(PINCODE)) return 'pincode'
  if (says(NAME) && described.every((word) => OF_A_PERSON.has(word) || STOP.has(word))) return 'name'
  if (CITY_OF.test(described.join(' '))) return 'city'
  return whenDescribed(described) ?? 'text'
}

import { regex } from '../../../base/regex.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * What a question asks for, by its grammar and not by any word in it: "in which city", "the name of the policy holder",
 * "on which number can we call you", "आप किस शहर में रहते हैं".
 */
export type AskedKind = 'name' | 'city' | 'address' | 'phone' | 'email' | 'pincode' | 'date' | 'time' | 'datetime'

/** Longer texts explain more than they ask. */
const MAX_WORDS = 18

/** `described` are the normalised words of a field's description. Undefined where the grammar decides nothing. */
export function kindAsked(described: string[]): AskedKind | undefined {
  if (described.length === 0) return undefined
  const question = described.join(' ')
  const isDayThat = DAY_THAT.test(question)
  const isTimeThat = TIME_THAT.test(question)
  if (isDayThat || isTimeThat) return isDayThat && isTimeThat ? 'datetime' : isDayThat ? 'date' : 'time'
  if (described.length > MAX_WORDS) return undefined
  if (EMAIL.test(question)) return 'email'
  if (PINCODE.test(question)) return 'pincode'
  if (PHONE.test(question) && !PART_OF_NUMBER.test(question)) return 'phone'
  if (asksNameOfPerson(described)) return 'name'
  const asksDay = DAY.test(question)
  const asksTime = TIME.test(question)
  if (asksDay) return asksTime ? 'datetime' : 'date'
  if (asksTime) return 'time'
  if (ADDRESS.test(question)) return 'address'
  return CITY.test(question) || WHERE.test(question) ? 'city' : undefined
}

const EMAIL = regex('u')`
  \be ?mail (?:address|id)\b
  |\b(?:which|what|what is|whats|your) (?:\w+ )?e ?mail\b
  |(?<!\p{L})(?:ईमेल|मेल आईडी)(?![\p{L}\p{M}])
`
const PINCODE =
  /\b(?:pin|zip|postal|area) code\b|\b(?:pincode|postcode|zipcode)\b|(?<!\p{L})(?:पिन|पिनकोड)(?![\p{L}\p{M}])/u
const PHONE = regex('u')`
  \b(?:phone|mobile|whatsapp|contact|telephone|cell|callback)(?: phone| mobile| contact)? (?:number|no|nambar)\b
  |\b(?:which|what|kis|kaunse) (?:\w+ )?(?:number|nambar)\b.*\b(?:reach|call|ring|contact|phone|message)\b
  |(?<!\p{L})(?:फोन|मोबाइल|व्हाट्सएप|संपर्क) (?:नंबर|नम्बर)
`
/** "The last four digits of your phone number" */
const PART_OF_NUMBER = /\bdigits\b/

const WHICH = '(?:which|what|kis|kaun se|kaunse|kaunsi|किस|कौन से|कौनसे|कौन सी)'
const DAY = regex('u')`
  (?:^| )${WHICH} (?:date|day|tareekh|tarikh|din|तारीख|दिन)(?: |$)(?!of the week)
  |^(?:(?:what|when) (?:is|was|will be) )?(?:the |your |their |his |her |\w+s )?(?:\w+ )?date of\b
  |(?:date|tareekh|तारीख) (?:kya|क्या)
`
const TIME = new RegExp(
  `(?:^| )(?:${WHICH}|at|by) (?:time|hour|samay|समय|वक्त)(?: |$)|(?:^| )(?:kitne baje|कितने बजे)(?: |$)`,
  'u',
)
const THAT =
  '(?:(?:on|from|by|until|till|at|since|after|before|in) which|when|where|that|the|your|you|we|our|they|he|she|customer|caller|guest|patient|person|candidate|client|user)'
/** "Date on which the policy ends", "day the customer wants to come", "day and time at which we should call" */
const DAY_THAT = new RegExp(`^(?:the |your )?(?:\\w+ )?(?:date|day)(?: and (?:the )?time)? ${THAT}\\b`)
const TIME_THAT = new RegExp(`^(?:the |your )?(?:(?:date|day) and )?time(?: of (?:the )?day)? ${THAT}\\b`)
const ADDRESS = regex('u')`
  \b(?:your|full|complete|postal|home|house|delivery|residential|office|exact|the|pickup|shipping|billing) (?:\w+ )?
    address\b(?! (?:bar|proof))
  |(?:^| )(?:aapka|apka|ghar ka|poora|pura|आपका|घर का|पूरा) (?:pata|पता) (?!hai|है)
`
const CITY = regex('u')`
  (?:^| )${WHICH} (?:
    city|town|village|district|locality|neighbourhood|neighborhood|suburb|place|shahar|shehar|gaon|gaanv|ilake|jagah
    |zile|शहर|गांव|इलाके|जगह|जिले
  )(?: |$)
  |(?:^| )${WHICH} (?:area|location)(?= (?:do|does|did|are|is|should|can|will|shall|would|or|in|was|were)(?: |$)|$)
`

/** "Where do you live?", "where are you travelling from?", "aap kahan rehte hain?" */
const WHERE = regex('u')`
  ^(?:and )?where (?:do|does|did|are|is|will|would) (?:you|he|she|they|(?:the|your) \w+) .*\b
    (?:live|living|stay|staying|reside|located|based|from)(?: now| these days)?$
  |(?:^| )(?:kahan|kahaan|कहां) (?:se|rehte|rahte|rehti|से|रहते|रहती)(?: |$)
`

/** "Your good name", "whose name", "the bride's name", "name of the policy holder", "आपका पूरा नाम" */
function asksNameOfPerson(described: string[]): boolean {
  return described.some((word, at) => {
    if (!NAME.has(word)) return false
    const owner = described.slice(at + 1).join(' ')
    const of = /^of (?:the |your |a |an |this |our |his |her )?(.+)$/.exec(owner)?.[1]
    if (of !== undefined)
      return of
        .split(' ')
        .slice(0, headEnd(of.split(' ')))
        .some(isPerson)
    let before = at - 1
    while (QUALIFIES.has(described[before] ?? '')) before -= 1
    const last = described[before] ?? ''
    if (OWNERS.has(last) || WHOSE.has(last)) return true
    if (POSTPOSITION.has(last))
      return isPerson(described[before - 1] ?? '') || SPEAKERS.has(described[before - 1] ?? '')
    return isPerson(last) || (last.endsWith('s') && isPerson(last.slice(0, -1)))
  })
}

/** Where the noun phrase after "name of" ends: "the guest on the booking", "the policy holder". */
function headEnd(words: string[]): number {
  const end = words.findIndex((word) => ENDS_NOUN.has(word))
  return end === -1 ? words.length : end
}

const NAME = wordSet('name naam नाम')
const QUALIFIES = wordSet('full good first last proper real complete own correct legal whole poora pura shubh पूरा शुभ')
const OWNERS = wordSet('your his their aapka apka आपका आपके which what whose')
const WHOSE = wordSet('kiske kis किसके किस')
const POSTPOSITION = wordSet('ka ke ki का के की')
const SPEAKERS = wordSet('aap आप unka उनका')
const ENDS_NOUN = wordSet('on in at for who whom whose that which where when while is was as to with from by of')

/**
 * Whether a word means a person: words of kin and the like, else the endings of English for those who do something
 * ("holder", "claimant", "nominee").
 */
export function isPerson(word: string): boolean {
  if (PERSONS.has(word)) return true
  return word.length > 4 && AGENT.test(word) && !THINGS.has(word) && !/(?:ment|ower|enter|aper)$/.test(word)
}

const AGENT = /(?:er|or|ant|ent|ee|ist|ian|man|woman|eur|ess)$/
/** Words with such an ending that mean things. */
const THINGS = wordSet(
  `computer printer server folder number letter order offer counter router charger scooter tractor motor sector elevator
   generator inverter monitor color colour flavor flavour filter
   newspaper tower center plant restaurant event document product committee coffee fee degree tree address business illness
   dress process access success mess class
   layer cover paper water winter summer dinner chapter quarter cluster register cooler heater freezer mixer cleaner
   transformer meter parameter semester corner border
   list playlist wishlist checklist talent content component patent accent rent department career error floor door major minor
   interior exterior
   operator provider carrier insurer supplier lender
   variant grant elephant current treatment disorder cancer fever power ladder container trailer`,
)
const PERSONS = wordSet(
  `person people customer caller guest client contact lead child kid baby son daughter father mother parent guardian husband
   wife spouse brother sister nephew niece uncle aunt cousin friend boy girl
   mom mum dad papa mummy grandfather grandmother relative bride groom couple deceased insured applicant student pupil head
   chief boss maid nurse guide host pet dog cat doctor minor infant newborn
   patient member nominee donor employee candidate staff citizen resident tenant landlord nanny chef captain athlete
   मरीज ग्राहक किसान बच्चे बच्चा मालिक बेटे बेटी पिता माता पति पत्नी दूल्हे दुल्हन आवेदक सदस्य छात्र mareez bachche bete beti
   pita mata pati patni dulhan dulhe malik grahak`,
)

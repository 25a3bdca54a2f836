import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import { isBut } from '../../words/is-but.ts'
import { segmentsOf } from '../../words/segments.ts'
import { DENIES } from '../../words/function-words.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Do you have diabetes?", "whether the patient has high blood pressure" */
const asksOfIllness = oncePerField((plan) => plan.kind === 'boolean' && ILLNESS.test(questionOf(plan)))
const ILLNESS = regex('iu')`
  \b(?:
    diabet\w*|sugar|blood pressure|bp|hypertension|thyroid|cholesterol|asthma|anaemi\w*|anemi\w*
    |heart (?:disease|problem|condition|trouble)|kidney (?:disease|problem)|allerg\w*|skin (?:problem|disease|condition|issue)s?
  )\b
  |मधुमेह|शुगर|रक्तचाप|थायराइड|दमा|एलर्जी
`
const asksOfAllergy = oncePerField((plan) => plan.kind === 'boolean' && ALLERGY.test(questionOf(plan)))
const ALLERGY = /\b(?:allerg\w*|sensitiv\w*)\b|एलर्जी/i
/** "Sab suit karta hai", "everything suits me" */
const SUITS = /\bsuits?\b|(?<!\p{L})(?:सूट|सुट)(?![\p{L}\p{M}])/u
const OF_TIME =
  /\b(?:time|day|date|slot|morning|evening|afternoon|weekend|\w+day|din|samay|subah|sh?aam|dopahar|baje)\b|(?:समय|टाइम|दिन|सुबह|शाम|बजे)/
const ALL_SUIT = regex('u')`
  \b(?:sab|sabhi|sab kuch|har|kuch bhi|koi bhi|everything|all|any|anything|every|most)\b
  |(?<!\p{L})(?:सब|सभी|हर|कुछ भी|कोई भी)(?![\p{L}\p{M}])
`

const NORMAL = /\bnormal\b|(?<!\p{L})(?:नॉर्मल|नार्मल|सामान्य)(?![\p{L}\p{M}])/u
const TREATED = regex('u')`
  \b(?:yes|yeah|haan|han|ji|medicines?|tablets?|dawa\w*|dava\w*|goli|insulin|control\w*)\b
  |(?<!\p{L})(?:हां|जी|दवा\p{L}*|गोली|इंसुलिन)(?![\p{L}\p{M}])
`
const UNTESTED = regex('u')`
  \b(?:never|not|havent|hasnt|didnt)\b.*\b(?:check\w*|test(?:ed)?)\b
  |\b(?:check|test|jaanch|janch|naa?p\w*|thermometer)\b.*\b(?:nahi|nai)\b
  |\b(?:no|nahi) (?:thermometer|naa?p[aie]\b)|(?:थर्मामीटर|नाप\p{L}*\p{M}*) .*नहीं
  |(?:चेक|जांच|टेस्ट).*नहीं
`

/**
 * "Sugar normal hai" to "does the patient have diabetes?" denies it; "not normal" does not, and with a yes or with medicine
 * it is normal in spite of it.
 */
export function readHealth({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksOfIllness(plan)) return undefined
  const suited = asksOfAllergy(plan) ? readSuited(heard) : undefined
  if (suited || TREATED.test(heard.words.join(' '))) return suited
  const told = clausesOf(heard).find(({ from, to }) => NORMAL.test(heard.words.slice(from, to).join(' ')))
  if (told === undefined || (asksOfAllergy(plan) && isSetAgainst(heard, told))) return undefined
  // "Sab normal hai thodi khujli hoti hai"
  if (asksOfAllergy(plan) && !ENDS_NORMAL.test(heard.words.slice(told.from, told.to).join(' '))) return undefined
  const said = heard.words.slice(told.from, told.to).join(' ').replace(OPENING, '')
  return { value: NOT_NORMAL.test(said), isExplicit: true, ...told }
}

/** "Sab normal hai par dhool se chheenk aati hai", "skin normal, dust allergy hai": what another part tells counts as well. */
function isSetAgainst(heard: Message['heard'], told: Clause): boolean {
  if (heard.words.some((word) => isBut(word))) return true
  return clausesOf(heard).some(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    return from !== told.from && ALLERGY.test(said) && !DENIES.test(said)
  })
}

const ENDS_NORMAL = /(?:normal|नॉर्मल|नार्मल|सामान्य)(?: (?:hi|hai|h|nahi|meri|mera|है|ही|नहीं))*$/

/** "Normal nahi hai", "is not that normal"; "allergy nahi hai, normal hai" denies the illness. */
const NOT_NORMAL = regex('u')`
  \b(?:not|isnt|arent|wasnt|doesnt|dont|never|hardly)(?: \S+){0,4}? normal\b|\bcant be normal\b|\b(?:nahi|nai) normal\b|\bnormal (?:\S+ ){0,2}(?:nahi|nai)\b
  |नहीं (?:normal|नॉर्मल|नार्मल|सामान्य)|(?:normal|नॉर्मल|नार्मल|सामान्य) (?:\S+ ){0,2}नहीं
`

/** "Sab suit karta hai" denies an allergy, "chemical wali cream suit nahi karti" tells of one. */
function readSuited(heard: Message['heard']): YesNo | undefined {
  for (const part of segmentsOf(heard)) {
    const said = heard.words.slice(part.from, part.to).join(' ')
    if (!SUITS.test(said) || OF_TIME.test(said)) continue
    // "Everything suits except prawns" leaves it open.
    if (EXCEPT.test(heard.words.join(' '))) return undefined
    const isDenied = NOT_SUITED.test(said)
    if (isDenied || ALL_SUIT.test(said)) return { value: isDenied, isExplicit: true, ...part }
  }
  return undefined
}

/** "Suit nahi karta", "does not suit": the "nahi" of "nahi, sab suit karta hai" denies the allergy. */
const NOT_SUITED = regex('u')`
  \bsuits? (?:hi |bhi )?(?:nahi|nahin|nai|na|mat)\b|\b(?:doesnt|dont|didnt|does not|do not|did not|not) (?:\S+ )?suit\b
  |(?:सूट|सुट) (?:ही |भी )?(?:नहीं|ना)
`
const EXCEPT =
  /(?:^| )(?:except|but|besides|only|chhodkar|chodkar|chhod|siwa|siva|alawa|bas|sirf|par|lekin|छोडकर|सिवा|अलावा|बस|सिर्फ|पर|लेकिन)(?: |$)|\bjo suit na\b/

/** The "no" of "no, bp is normal" answers. */
const OPENING = /^(?:(?:no|nahi|नहीं) )+(?!normal|नॉर्मल)/

const OF_FEVER = /\b(?:fever|temperature)\b/i

/** "Never got it checked": whether there is an illness is not known. */
export function isUntested({ heard }: Message, plan: FieldReader): boolean {
  return (asksOfIllness(plan) || OF_FEVER.test(questionOf(plan))) && UNTESTED.test(heard.words.join(' '))
}

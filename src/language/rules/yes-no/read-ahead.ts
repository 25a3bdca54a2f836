import { regex } from '../../../base/regex.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { asksForNeed, WITH_ONE } from '../fields/asks-for-need.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { Message } from '../message.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { type Clause, clausesOf, placesIn } from '../words/clauses.ts'
import { soundsLikeLabel } from '../fields/sounds-like-label.ts'
import { isCommonWord } from '../words/common-words.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { namedBy } from '../words/matters-in.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { isOfOption } from '../options/is-of-option.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { DENIES } from '../words/function-words.ts'

const YES = wordSet('yes yeah yep haan han ji हां जी')
/** What says that something is so, or is wanted. */
const SAYS = wordSet(
  `need needs needed want wants wanted will would is are be has have required also too chahiye chahie hai hain hoga hogi rahega
   lagega lagegi karega karenge padega padegi dena dijiye dijiyega do lena lijiye am hoon hun hu चाहिए है हैं होगा होगी लगेगा
   लगेगी पडेगा पडेगी देना दीजिए दीजिएगा दो लेना लीजिए हूं`,
)
const WISHES = wordSet(
  'need needs want wants will would chahiye chahie hoga hogi rahega lagega lagegi karega karenge चाहिए होगा होगी लगेगा लगेगी',
)
/** "Rahunga", "karna", "करवाना": it will be so, or shall be. */
const PROMISES = regex('u')`
  ^(?:
    \S+(?:unga|ungi|oonga|oongi)|rahenge|karenge|karna|karwana|karo|karwa|kijiye|rakhna|\S+(?:ूंगा|ूंगी|ऊंगा|ऊंगी)|रहेंगे|करेंगे|करना
    |करवाना|करो|कीजिए|रखना
  )$
`
/** "Surgery nahi hui thi", "he's had tuitions": to a question of what was. */
const HAPPENED = regex('u')`
  ^(?:
    hu[aei]|th[aei]|kiya|karaya|karwaya|karwayi|liya|li|diya|di|was|were|had|did|done|taken
    |हुआ|हुई|हुए|थ[ाीे]|किया|कराया|करवाया|करवाई|लिया|ली
  )$
`
/** What may stand around it and changes nothing. */
const AROUND = wordSet(
  `main मैं i we he she they it you us him her them the a an our my his their and please for to of in at on by with as well
   also too same whole all both everyone everybody entire so then ok okay actually sorry wait after now
   child son daughter bhi toh ji hum hume humein hame mujhe uske unke ke ki ka ko mein par pe yahan liye sab sabko poore poori
   aur bilkul zaroor zarur jaroor jarur does me but lekin magar saath sath paas pas mere hamare humare ab abhi iss is baar
   hes shes theres another other any only just doosra doosri dusra dusri chalta chalti
   कोई दूसरा दूसरी चलती चलता एक है
   andar saaman saamaan samaan unko unhe inko usko kar kara karwa laga lagwa rakh jod add bhej bhejni bhejna lagana lagwana
   rakhna karni koi chal raha rahi rahe aap aapko hi
   भी तो हम हमें मुझे उसके के की का को में पर यहां लिए सब सबको पूरे और लेकिन मगर साथ पास मेरे हमारे अब अभी इस बार जरूर अंदर
   सामान उनको उनके उन्हें इनको उसको कर करा करवा लगा लगवा रख जोड भेज भेजनी भेजना लगाना लगवाना रखना करनी कोई चल रहा रही रहे आप
   आपको ही`,
)
const ASKS = /^(?:if|when|what|how|why|where|which|who|kya|kab|kaise|kitna|kitne|agar|क्या|कब|कैसे|कितना|कितने|अगर)$/

/**
 * "Nursery, and yes we will need the bus", "aur school bus nahi chahiye": a part of a message beside the answer that says
 * nothing but yes or no to another question, in that question's own words: an open one, or one that was answered otherwise
 * ("we don't want decoration actually").
 */
export function readAhead(message: Message): void {
  if (message.move === 'question') return
  const { heard, correction } = message
  const mayChange = correction.given || message.asked.some(isConfirmation)
  const open = message.plans.filter(
    (plan) =>
      plan.kind === 'boolean' &&
      !message.isAsked(plan) &&
      !message.has(plan.field.name) &&
      (mayChange || !message.isKnown(plan.field.name)),
  )
  if (open.length === 0 || heard.words.length < (mayChange ? 2 : MIN_WORDS)) return
  const parts = partsOf(heard)
  for (const part of parts) {
    const said = open.flatMap((plan) => {
      const value = stanceIn(message, plan, part)
      if (value === undefined || value === message.knownValue(plan) || message.has(plan.field.name)) return []
      return (parts.length > 1 && heard.words.length >= MIN_WORDS) || message.isKnown(plan.field.name)
        ? { plan, value }
        : []
    })
    const [only, another] = said
    if (only && another === undefined) message.take(only.plan, only.value, true, part.from, part.to)
  }
}

const MIN_WORDS = 4

/** Clauses, and what "and" joins within them. */
function partsOf(heard: Tokens): Clause[] {
  return clausesOf(heard).flatMap(({ from, to }) => {
    const ands = placesIn(heard, { from: from + 1, to }, (word) => JOINS.test(word))
    return [from, ...ands].map((start, index) => ({ from: start, to: ands[index] ?? to }))
  })
}

const JOINS = /^(?:and|aur|और|but|lekin|magar|लेकिन|मगर)$/

function stanceIn(message: Message, plan: FieldReader, { from, to }: Clause): boolean | undefined {
  const { heard } = message
  const question = plan.questionWords
  let named = 0
  let isSaid = false
  let denials = 0
  for (let at = from; at < to; at++) {
    const word = heard.words[at] ?? ''
    if (ASKS.test(word) || heard.aside?.[at] === true || (WITH_ONE.test(word) && asksForNeed(plan))) return undefined
    // "My son wants to donate" tells not whether he has.
    if (asksOfThePast(plan) && (WISHES.has(word) || PROMISES.test(word))) return undefined
    if (DENIES.test(word)) denials += 1
    else if (isOwnWord(message, plan, word))
      named += plan.label.includes(word) || isDevanagari(word) || isTelling(word) || isSameAsLabel(plan, word) ? 2 : 1
    else if (YES.has(word) || SAYS.has(word) || PROMISES.test(word) || (HAPPENED.test(word) && asksOfThePast(plan)))
      isSaid = true
    else if (
      !AROUND.has(word) &&
      !question.has(word) &&
      !question.has(word.replace(/(?:ing|s)$/, '')) &&
      !soundsAsked(plan, word) &&
      !speaksOf(plan, word)
    )
      return undefined
  }
  if (endsAsking(heard, { to })) return undefined
  if (named < 2 || denials > 1 || !(isSaid || denials > 0 || named > 2)) return undefined
  return denials === 0
}

/** The "operation" of a surgery: another word for what the field's name says. */
function isSameAsLabel(plan: FieldReader, word: string): boolean {
  return word.length >= MIN_SAME && namedBy(word).some((id) => labelMatters(plan).has(id))
}

const MIN_SAME = 5
const labelMatters = oncePerField(({ names }) => new Set([...names].flatMap(namedBy)))

/** A word of this question and of no other one, nor of an answer to the one asked; in Devanagari a word that sounds like it. */
function isOwnWord({ plans, asked }: Message, plan: FieldReader, word: string): boolean {
  const isNamed = speaksOf(plan, word) || soundsLikeLabel(plan, word) || isSameAsLabel(plan, word)
  if (!isNamed || asked.some((one) => isOfOption(one, word))) return false
  // "Car" names no `courtesy_car` where there is a `car_model`.
  const isLabel = plan.label.includes(word)
  return !plans.some((other) => other !== plan && (isLabel ? other.label.includes(word) : speaksOf(other, word)))
}

/** A long word of the question is hardly said of anything else: "diabetes" for `diabetic`. */
function isTelling(word: string): boolean {
  return word.length >= MIN_TELLING && !isCommonWord(word)
}

const MIN_TELLING = 7

/** The "कार" of "Is car parking needed?" */
function soundsAsked({ questionWords }: FieldReader, word: string): boolean {
  if (!isDevanagari(word)) return false
  const key = phoneticKey(word)
  return key.length > 1 && [...questionWords].some((one) => one.length > 2 && phoneticKey(one) === key)
}

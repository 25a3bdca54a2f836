import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { A_STATE } from './yes-no-question.ts'
import { wordSet } from '../../words/word-set.ts'
import { directOrder } from '../../fields/direct-order.ts'
import { AUXILIARIES, isOfOne, isPast, plainVerb } from '../../fields/english-verbs.ts'
import { capitalised, isPlural, saidDescription } from '../../fields/said-description.ts'

/**
 * The question that a description tells by a clause: "How will you pay" of "How the customer will pay", "Which exam do you
 * want to take" of "Exam the customer wants to take". Without the question mark; undefined where the description is a mere
 * name ("Fuel type"), which is asked for by its kind.
 */
export function describedQuestion(plan: FieldReader): string | undefined {
  const text = saidDescription(plan.field)
  return (
    ofQuestion(text) ?? ofWhether(text) ?? ofStatement(text, plan) ?? ofInterrogative(text, plan) ?? ofNoun(text, plan)
  )
}

const BEGINS_AS_QUESTION = regex`
  ^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|shall|may) (?=
    (?:
      the|a|an|you|your|our|there|it|they|we|this|that|any|all|(?:some|any|every|no)(?:one|body|thing)
      |[a-z]+ (?:available|[a-z]{3,}(?:ed|ing)|given|taken|made|sent)
    )\b
  )
`

/** "Does the customer need a hostel", "what colour do they want": a question that lacks its mark. */
function ofQuestion(text: string): string | undefined {
  if (!BEGINS_AS_QUESTION.test(text) && !ASKS_YOU.test(text)) return undefined
  return capitalised(text.replace(/\b(does|is|was|has) you\b/, (_, verb: string) => `${plainVerb(verb)} you`))
}

const ASKS_YOU = regex`
  ^(?:\w+ )?(?:how|what|which|where|why|who|whom|when)\b.*
    [ ](?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may) you\b
`

/** "Whether the customer wants a reminder": asked shortly, unless two things are told. */
function ofWhether(text: string): string | undefined {
  const clause = /^(?:whether|if) (?:or not )?(.+?)(?: or not)?$/.exec(text)?.[1]
  if (clause === undefined) return undefined
  if (A_STATE.test(clause)) return `Are you ${clause}`
  const direct = / or (?:you|we|they|the) /.test(clause) ? undefined : directOrder(clause)
  return direct === undefined ? `Could you tell me whether ${clause}` : capitalised(direct)
}

/** "Candidate has a valid licence", "the car is insured", "agrees to the terms": what a yes affirms. */
function ofStatement(text: string, { kind }: FieldReader): string | undefined {
  if (kind !== 'boolean') return undefined
  const [verb = '', next = ''] = text.split(' ')
  const isDeed = isOfOne(verb) && next !== '' && !isPast(next) && !AUXILIARIES.has(next) // "costs covered by insurance"
  const isOfPerson = (isDeed && !OF_THINGS.test(text)) || (verb === 'is' && A_STATE.test(text.slice(3)))
  if (!isOfPerson && !BEGINS_STATEMENT.test(text)) return undefined
  const deed = text
    .slice(verb.length)
    .replace(OR_DOES, (found, or: string, other: string) => (isOfOne(other) ? or + plainVerb(other) : found))
  const asked = directOrder(isOfPerson ? `you ${plainVerb(verb)}${deed}` : text)
  return asked === undefined ? undefined : capitalised(asked)
}

/** "Calls to be recorded", "orders over 500 rupees": no deed of a person. */
const OF_THINGS = /^\S+ (?:to be|over|under|above|below|of|per) /
/** "Smokes or drinks", "owns or rents the house" */
const OR_DOES = /^( (?:or|and) )([a-z]+)/
const BEGINS_STATEMENT = /^(?:you|we|it|there|the|your|our) /

const INTERROGATIVE =
  /^(?:(?:at|on|in|by|for|from|to|since|until|till|with|under) )?(?:how|what|which|where|why|who|whom|whose|when)\b/

/** How many words an interrogative may have before its clause: "what kind of work", "for how many days". */
const LONGEST_INTERROGATIVE = 6

/** "How the customer will pay", "what kind of work the car needs" */
function ofInterrogative(text: string, { kind }: FieldReader): string | undefined {
  const [, scale, rated] = /^(on a scale (?:of|from) \d+ to \d+), (how .+)$/.exec(text) ?? []
  if (scale !== undefined && rated !== undefined) return `${capitalised(scale)}, ${splitBeforeClause(rated) ?? rated}`
  if (!INTERROGATIVE.test(text)) return undefined
  if (isOfSubject(text) || IN_ORDER.test(text)) return capitalised(text)
  // What is told at length is asked for less curtly.
  const direct =
    kind === 'text' ? undefined : (splitBeforeClause(text) ?? (ASKS_OF_SUBJECT.test(text) ? text : undefined))
  return direct === undefined ? `Could you tell me ${text}` : capitalised(direct)
}

/** "When was it last serviced", "what does the father do" */
const IN_ORDER = regex`
  ^(?:how|what|which|where|why|who|when)(?: (?!(?:you|we|they|it|the) )[a-z]+){0,4}
    [ ](?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should) (?:the|it|you|we|this|our|your|they)
    [ ](?!is\b|are\b|was\b|were\b)[a-z]
`

/** "What day works best for you", "which department should help" */
function isOfSubject(text: string): boolean {
  const verb = /^(?:what|which) (?!you |we |they |it |the )[a-z]+ ([a-z]+)\b/.exec(text)?.[1]
  return verb !== undefined && (AUXILIARIES.has(verb) || isOfOne(verb))
}

/** "How many people drink the water" is in its order already. */
const ASKS_OF_SUBJECT = regex`
  ^(?:
    how (?:many|much) (?!\S+ (?:you|we|they|it|the|our|your)\b)
    |(?:who|what|which \w+) (?:is|are|was|were|has|have|went|happened|caused)\b
  )
`

/** The first words as they are, and what follows in the order of a question, from the first place where a clause begins. */
function splitBeforeClause(text: string): string | undefined {
  const words = text.split(' ')
  for (let length = 1; length <= Math.min(LONGEST_INTERROGATIVE, words.length - 2); length += 1) {
    if (GOES_ON_BEHIND.has(words[length - 1] ?? '') || GOES_ON.has(words[length] ?? '')) continue
    const asked = directOrder(words.slice(length).join(' '))
    if (asked !== undefined) return `${words.slice(0, length).join(' ')} ${asked}`
  }
  return undefined
}

const GOES_ON_BEHIND = wordSet('of the a an and or for to in on at by from with your our many')
const GOES_ON = wordSet('much many old long often far big soon')

/** "date on which you pay", "city where you live", "amount that will be paid", "exam you want to take" */
function ofNoun(text: string, plan: FieldReader): string | undefined {
  const noun = withWhich(text.replace(/^the /, ''))
  const clause = CLAUSE.exec(noun)
  if (clause !== null) return ofRelative(noun, clause, plan)
  const [, what, done] = /^([a-z -]+?) (to be [a-z]+(?:ed|en|ne|de)\b.*)$/.exec(noun) ?? []
  if (what !== undefined && done !== undefined)
    return `${questionWord(plan)} ${what} ${isPlural(what) ? 'are' : 'is'} ${done}`
  return ofReduced(noun, plan)
}

/** "Date when the goods arrive", "village from where the truck starts" */
function withWhich(noun: string): string {
  return noun
    .replace(/^((?:\w+ )?(?:date|day)) when (?=\w)/, '$1 on which ')
    .replace(/^((?:\w+ )?(?:time|hour)) when (?=\w)/, '$1 at which ')
    .replace(/^((?:\w+ )?(?:month|year|week)) when (?=\w)/, '$1 in which ')
    .replace(/ (from|to|at|in) where (?=\w)/, ' $1 which ')
}

const CLAUSE = /^(.+?) (?:((?:at|on|in|by|for|from|to|since|until|till|with) )which|(where)|(why)|that|which) (.+)$/

function ofRelative(noun: string, found: RegExpExecArray, plan: FieldReader): string {
  const [, what = '', preposition, where, why, clause = ''] = found
  const asked = directOrder(clause)
  if (plan.kind === 'text') return `Could you tell me the ${noun}`
  if (why === undefined && !HAS_PARTS.test(what)) {
    if (asked !== undefined && preposition !== undefined) return askedAt(preposition, what, asked)
    if (asked !== undefined && where !== undefined) return askedAt(placePreposition(what), what, asked)
    if (asked !== undefined) return askedOf(what, asked, plan)
    if (preposition === undefined && where === undefined && BEGINS_WITH_AUXILIARY.test(clause))
      return `${questionWord(plan)} ${what} ${clause}`
  }
  return `What ${isPlural(what) ? 'are' : 'is'} the ${noun}`
}

/** "board of the school", which the clause behind belongs to in part only. */
const HAS_PARTS = / (?:of|for|to|in|on|at) (?!(?:the )?day\b)/
const BEGINS_WITH_AUXILIARY = /^(?:is|are|will|can|should|must|has|have)\b/

function askedAt(preposition: string, what: string, asked: string): string {
  if (/^(?:date|day) and time$/.test(what)) return `On which day and at what time ${asked}`
  return `${capitalised(preposition)}${/^time\b/.test(what) ? 'what' : 'which'} ${what} ${asked}`
}

function placePreposition(what: string): string {
  return what.endsWith('address') ? 'at ' : what.endsWith('number') ? 'on ' : 'in '
}

/** "exam you want to take" */
function ofReduced(noun: string, plan: FieldReader): string | undefined {
  if (NAMED_OTHERWISE.test(noun)) return undefined
  const words = noun.split(' ')
  const start = words.findIndex(
    (word, index) => index > 0 && BEGINS_CLAUSE.has(word) && !GOES_ON_BEHIND.has(words[index - 1] ?? ''),
  )
  const asked = start < 0 ? undefined : directOrder(words.slice(start).join(' '))
  if (asked === undefined) return undefined
  const what = words.slice(0, start).join(' ')
  if (ANYTHING.test(what)) return `Is there ${noun.replace(/, in your (?:own )?words$/, '')}`
  if (/^(?:any|another|a|an|some) /.test(what)) return undefined
  if (plan.kind === 'text') return `Could you tell me the ${noun}`
  if (/ (?:of|for) the /.test(` ${what}`)) return `What is the ${noun}`
  const isCounted = plan.kind === 'number' && /^[a-z]+[^siu]s(?: (?:per|a) \w+)?$/.test(what)
  return isCounted ? `How many ${what} ${asked}` : askedOf(what, asked, plan)
}

/** "Which exam do you want to take", and "On which date can you start" where the day is no object of the verb. */
function askedOf(what: string, asked: string, plan: FieldReader): string {
  const isOnDay = plan.kind === 'date' && /(?:^| )(?:date|day)$/.test(what) && !TAKES_DAY.test(asked)
  return isOnDay ? askedAt('on ', what, asked) : `${questionWord(plan)} ${what} ${asked}`
}

const TAKES_DAY = / (?:on|from|by|for|prefer|want|need|like|choose|select|pick|fix|suit|book)$/

/** What a number counts, a name and an age are asked for by their kind. */
const NAMED_OTHERWISE = /^(?:number|count|total|name|full name|age)\b/
const ANYTHING = /^(?:anything|something|any other thing)\b/
const BEGINS_CLAUSE = wordSet('you we they it the our your')

/** One of a few is asked for by "which", a day as well. */
function questionWord({ kind }: FieldReader): string {
  return kind === 'enum' || kind === 'date' || kind === 'city' || kind === 'code' ? 'Which' : 'What'
}

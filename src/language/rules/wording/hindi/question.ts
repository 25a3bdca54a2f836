import { regex } from '../../../../base/regex.ts'
import { directOrder } from '../../fields/direct-order.ts'
import { AUXILIARY, clauseOf, hindiClause } from './clause.ts'
import { HOW_MUCH } from './states.ts'
import { habitual, isNow, perfective } from './conjugation.ts'
import { howMany } from './counted.ts'
import { type Asked, lastOf } from './deed.ts'
import { agreeing, inside, type Noun, nounOf } from './noun-forms.ts'
import { hindiPhrase, isMeasured } from './nouns.ts'
import { isPreposition, postpositionFor, type Somebody, withPostposition } from './postpositions.ts'
import { predicateAt } from './predicates.ts'

/**
 * An English question in Hindi, made by grammar: its clause is read word by word and told in the order, the case and the
 * agreement of Hindi. Undefined unless every word is understood.
 */
export function hindiQuestion(question: string): string | undefined {
  const words = plainWords(question)
  if (words.length > MAX_WORDS) return undefined
  const indirect = INDIRECT.exec(words.join(' '))?.[1]?.split(' ')
  return indirect === undefined ? direct(words) : fromIndirect(indirect)
}

const MAX_WORDS = 24
const INDIRECT = /^could you tell me (.+)$/

function plainWords(question: string): string[] {
  return question
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\bthe (?:person|user|caller|customer|client|lead|respondent)'s /g, 'your ')
    .replace(/[?!]/g, '')
    .replace(/^how long (.*),? in (days|weeks|months|years)$/, 'for how many $2 $1')
    .replace(MUCH_IN_UNITS, 'how many $3 of $1 $2')
    .replace(
      /^(?:how much|what amount) ((?:do|does|did|can|could|will|would|should|shall) .*?),? in rupees$/,
      'how many rupees $1',
    )
    .replace(/[.,](?= |$)/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** "How much milk does the cow give, in litres" */
const MUCH_IN_UNITS = regex`
  ^how much ([a-z]+) ((?:do|does|did|can|could|will|would|should|shall|is|are) .*?),? in
    [ ](litres|kilos|kilograms|quintals|metres|acres)$
`

function direct(words: readonly string[]): string | undefined {
  if (words[0] === 'any') return yesOrNo(['is', 'there', ...words])
  if (AUXILIARY.test(words[0] ?? '')) return yesOrNo(words)
  return ofInterrogative(words)
}

function yesOrNo(words: readonly string[]): string | undefined {
  const clause = anythingElse(words) ?? hindiClause(words)
  return clause === undefined ? undefined : `क्या ${clause}?`
}

/** "Is there anything else you would like to tell us": what there is, and what about it. */
function anythingElse(words: readonly string[]): string | undefined {
  const [, what = '', clause] =
    /^is there anything(?: (else|special|particular|specific))? (you .+|our .+|the .+)$/.exec(words.join(' ')) ?? []
  const order = clause === undefined ? undefined : directOrder(clause)
  const told = order === undefined ? undefined : hindiClause(order.split(' '), { object: THAT_WHICH })
  if (told === undefined) return undefined
  return `${ANYTHING.get(what) ?? 'कुछ'} है जो ${told}`
}

const ANYTHING = new Map([
  ['else', 'कुछ और'],
  ['special', 'कुछ ख़ास'],
  ['particular', 'कुछ ख़ास'],
  ['specific', 'कुछ ख़ास'],
])
/** "What is it for?" */
const WHAT_FOR = new Map([
  ['for', 'किसलिए'],
  ['about', 'किस बारे में'],
])
const THAT_WHICH: Noun = { direct: '', oblique: '', isFeminine: false, isPlural: false }
const WHAT: Noun = { direct: 'क्या', oblique: 'किस', isFeminine: false, isPlural: false }

/** "what you want to achieve", "whether you are pregnant" */
function fromIndirect(words: readonly string[]): string | undefined {
  if (words[0] === 'whether') {
    const order = directOrder(words.slice(1).join(' '))
    return order === undefined ? undefined : yesOrNo(order.split(' '))
  }
  for (let length = 1; length < Math.min(6, words.length); length += 1) {
    const order = directOrder(words.slice(length).join(' '))
    const said = order === undefined ? undefined : ofInterrogative([...words.slice(0, length), ...order.split(' ')])
    if (said !== undefined) return said
  }
  return undefined
}

/** "How many cylinders?" */
function ofCount([how, many, ...words]: readonly string[]): string | undefined {
  const counted = how === 'how' && many === 'many' ? hindiPhrase(words.join(' ')) : undefined
  return counted?.isPlural === true ? howMany(counted) : undefined
}

/** "How did you like the food?" */
function ofLiking(words: readonly string[]): string | undefined {
  const [, tense, thing] = /^how (did|do) you (?:like|find) (.+)$/.exec(words.join(' ')) ?? []
  const noun = thing === undefined ? undefined : hindiPhrase(thing, 'आपका')
  if (noun === undefined) return undefined
  const felt = tense === 'did' ? perfective('लग', noun) : `${habitual('लग', noun)} ${isNow(noun)}`
  return `आपको ${noun.direct} ${agreeing('कैसा', noun)} ${felt}?`
}

const WHO: Somebody = {
  direct: 'कौन',
  oblique: 'किस',
  dative: 'किसे',
  genitive: 'किसक',
  isFeminine: false,
  isPlural: false,
}

/** What is asked for at the beginning, then the clause. */
function ofInterrogative(words: readonly string[]): string | undefined {
  const degree = ofDegree(words) ?? ofCount(words) ?? ofLiking(words)
  if (degree !== undefined) return degree
  if (words[0] === 'who') {
    const said = clauseOf(WHO, words.slice(1))
    return said && `${said}?`
  }
  for (let length = 1; length <= Math.min(8, words.length - 1); length += 1) {
    const next = words[length] ?? ''
    const asked = frontOf(words.slice(0, length), CHOSEN.test(words.at(-1) ?? ''))
    if (asked === undefined) continue
    const clause = AUXILIARY.test(next) ? clauseAsked(words.slice(length), asked) : undefined
    const said =
      clause ?? (asked.object && asked.object !== WHAT ? clauseOf(asked.object, words.slice(length)) : undefined)
    if (said !== undefined) return `${said}?`
  }
  return undefined
}

function clauseAsked(words: readonly string[], asked: Asked): string | undefined {
  const last = words.at(-1) ?? ''
  const isWhatFor = asked.object === WHAT && WHAT_FOR.has(last)
  if (isWhatFor) return hindiClause(words.slice(0, -1), { how: WHAT_FOR.get(last) ?? '' })
  return hindiClause(words, asked) ?? stranded(words.slice(0, -1), last, asked.object)
}

/** "Which city do you live in?", "which market will you take it to?" */
function stranded(words: readonly string[], preposition: string, object?: Noun): string | undefined {
  if (object === undefined || !isPreposition(preposition)) return undefined
  const postposition = preposition === 'with' && words.at(-1) === 'help' ? 'में' : postpositionFor(preposition, object)
  if (postposition === undefined) return undefined
  const how = withPostposition(object, postposition)
  return (preposition === 'to' ? hindiClause([...words, 'away'], { how }) : undefined) ?? hindiClause(words, { how })
}

/** "on which day", "how many rooms", "how", "when", "which plan" */
function frontOf(words: readonly string[], isChosen: boolean): Asked | undefined {
  const text = words.join(' ')
  const how = HOW.get(text)
  if (how !== undefined) return { how }
  if (text === 'what') return { object: WHAT }
  const [first = '', ...rest] = words
  if (first === 'how') return howMuch(rest)
  const preposition = isPreposition(first) ? first : undefined
  const [word = '', ...nouns] = preposition === undefined ? words : rest
  if (preposition !== undefined && word === 'how' && nouns[0] === 'many') {
    const noun = hindiPhrase(nouns.slice(1).join(' '))
    const postposition =
      noun && (preposition === 'for' && SPANS.test(noun.direct) ? SINCE_OR_FOR : postpositionFor(preposition, noun))
    if (noun === undefined || postposition === undefined) return undefined
    return {
      how: withPostposition({ ...noun, oblique: `${agreeing('कितना', noun, true)} ${noun.oblique}` }, postposition),
    }
  }
  if (word !== 'which' && word !== 'what') return undefined
  if (word === 'what' && /^(?:kind|type|sort) of$/.test(nouns.slice(0, 2).join(' '))) {
    const noun = hindiPhrase(nouns.slice(2).join(' '))
    return noun && { object: qualified(`किस तरह ${agreeing('का', noun)}`, noun) }
  }
  const sorted = sortAsked(nouns)
  if (sorted !== undefined && preposition === undefined) return { object: sorted }
  const noun = hindiPhrase(nouns.join(' '))
  if (noun === undefined) return undefined
  const last = noun.direct.split(' ').at(-1) ?? ''
  if (preposition === undefined && (!WHEN.has(last) || isChosen)) return which(noun)
  const postposition =
    WHEN.has(last) && !/^(?:from|by|since)$/.test(preposition ?? '')
      ? last === 'तारीख'
        ? 'को'
        : ''
      : postpositionFor(preposition ?? 'on', noun)
  if (postposition === undefined || preposition === 'to') return undefined
  return {
    how: withPostposition({ ...noun, oblique: `${noun.isPlural ? 'किन' : 'किस'} ${noun.oblique}` }, postposition),
  }
}

/** "Which colour saree": a saree of which colour. */
function sortAsked([sort = '', ...nouns]: readonly string[]): Noun | undefined {
  const [of, noun] = /^(?:colour|color|size|brand)$/.test(sort) ? [hindiPhrase(sort), hindiPhrase(nouns.join(' '))] : []
  return of && noun && qualified(`किस ${of.oblique} ${agreeing('का', noun)}`, noun)
}

/** "कौन सा प्लान", "खाने का कौन सा प्लान"; nobody asks which kind of room or way of payment so. */
function which(noun: Noun): Asked | undefined {
  if (OF_A_KIND.test(noun.direct)) return undefined
  if (OF_AMOUNT.test(noun.direct))
    return {
      object: { ...inside(agreeing('कितना', noun), noun), oblique: `${agreeing('कितना', noun, true)} ${noun.oblique}` },
    }
  return { object: { ...inside(`कौन ${agreeing('सा', noun)}`, noun), oblique: `किस ${noun.oblique}` } }
}

/** Nobody asks which sum. */
const OF_AMOUNT = /(?:^| )(?:रकम|वेतन|किराया|मात्रा)$/
const OF_A_KIND = /(?:^| )(?:प्रकार|तरीक़ा|स्थिति|लेवल|स्तर)$/u
/** "Which day would you prefer?" */
const CHOSEN = /^(?:prefer|like|want|choose)$/

/** How long something has been the case. */
const SINCE_OR_FOR = 'से'
const SPANS = /(?:दिन|साल|महीने|हफ़्ते|घंटे|मिनट)$/u
const WHEN = new Set('दिन तारीख समय साल महीना'.split(' '))

function qualified(quality: string, noun: Noun): Noun {
  return { ...noun, direct: `${quality} ${noun.direct}`, oblique: `${quality} ${noun.oblique}` }
}

/** "many rooms", "much", "satisfied", "long" */
function howMuch(words: readonly string[]): Asked | undefined {
  const [first = '', ...rest] = words
  if (first === 'many' || (first === 'much' && rest.length > 0)) {
    const noun = hindiPhrase(rest.join(' '))
    if (noun === undefined) return undefined
    // "कितने एकड़ ज़मीन है": the measures are counted, and the verb agrees with the one thing.
    const isAmount = first === 'many' && isMeasured(noun)
    const counted = isAmount ? { ...noun, isPlural: true } : noun
    const asked = inside(agreeing('कितना', counted), noun)
    return {
      object: {
        ...asked,
        oblique: `${agreeing('कितना', counted, true)} ${noun.oblique}`,
        isFeminine: isAmount ? nounOf(lastOf(noun)).isFeminine : noun.isFeminine,
        isPlural: noun.isPlural && !isAmount,
      },
    }
  }
  return undefined
}

const HOW = new Map([
  ['how', 'कैसे'],
  ['when', 'कब'],
  ['where', 'कहाँ'],
  ['why', 'क्यों'],
  ['how long', 'कितने समय से'],
  ['for how long', 'कितने समय से'],
  ['how often', 'कितनी बार'],
  ['how many times', 'कितनी बार'],
  ['how soon', 'कितनी जल्दी'],
  ['since when', 'कब से'],
  ['from when', 'कब से'],
  ['until when', 'कब तक'],
  ['from where', 'कहाँ से'],
  ['on which day and at what time', 'किस दिन और किस समय'],
])

/** "How satisfied are you with the service?" */
function ofDegree([how, ...words]: readonly string[]): string | undefined {
  const found = how === 'how' ? predicateAt(words) : undefined
  if (found === undefined) return undefined
  const [auxiliary = '', subject = '', ...rest] = words.slice(found.length)
  const clause = hindiClause([auxiliary, subject, ...words.slice(0, found.length), ...rest], { how: HOW_MUCH })
  return clause === undefined ? undefined : `${clause}?`
}

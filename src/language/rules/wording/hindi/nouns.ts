import { type Noun, after, belongingTo, described, nounOf } from './noun-forms.ts'
import { NAMED_BY, NOUNS, OF_LAST, OF_SEVERAL, PERSONS, QUALITIES, TERMS } from './words.ts'

/** Several words as one Hindi noun; undefined unless every word is known, and the last one is a noun. */
export function hindiNoun(words: readonly string[]): Noun | undefined {
  return chained(nounsOf(words))
}

/** A single word, or a term of several. */
function known(words: string): Noun | undefined {
  const hindi = TERMS.get(words) ?? NOUNS.get(words)
  if (hindi !== undefined) return nounOf(hindi, OF_SEVERAL.has(words))
  const singular = singularOf(words)
  const one = singular === words ? undefined : (TERMS.get(singular) ?? NOUNS.get(singular))
  return one === undefined ? undefined : nounOf(one, true)
}

function singularOf(words: string): string {
  if (words.endsWith('oes')) return words.slice(0, -2)
  if (words.endsWith('ies')) return words.replace(/ies$/, 'y')
  return words.replace(/(?<=ch|sh|ss|x)es$|(?<=[^s])s$/, '')
}

const LONGEST_TERM = 4

/** The nouns of a chain of words, each with what describes it: "पहली विज़िट", "तारीख". */
function nounsOf(words: readonly string[]): Noun[] | undefined {
  const nouns: Noun[] = []
  let qualities: string[] = []
  const ofLast: string[] = []
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at)
    if (found !== undefined) {
      const before = nouns.at(-1)
      if (before !== undefined && qualities.length === 0 && isNamedBy(before.direct, found.noun.direct))
        nouns.splice(-1, 1, after(before.direct, found.noun))
      else nouns.push(qualities.reduceRight((noun, quality) => described(quality, noun), found.noun))
      qualities = []
      at += found.length
    } else {
      const quality = qualityAt(words, at)
      if (quality === undefined) return undefined
      if (OF_LAST.has(quality)) ofLast.push(quality)
      else qualities.push(quality)
      at += 1
    }
  }
  const last = nouns.pop()
  if (qualities.length > 0 || last === undefined) return undefined
  return [...nouns, ofLast.reduceRight((noun, quality) => described(quality, noun), last)]
}

function longestAt(words: readonly string[], at: number): { noun: Noun; length: number } | undefined {
  for (let length = Math.min(LONGEST_TERM, words.length - at); length > 0; length -= 1) {
    const noun = known(words.slice(at, at + length).join(' '))
    if (noun !== undefined) return { noun, length }
  }
  return undefined
}

/** "The last bill" is the one before this, "the last four digits" are those at the end. */
function qualityAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? ''
  if (word === 'last' && NUMERALS.has(words[at + 1] ?? '')) return 'आख़िरी'
  return QUALITIES.get(word) ?? NUMERALS.get(word)
}

const NUMERALS = new Map([
  ...['एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'].map(
    (hindi, index) =>
      ['one two three four five six seven eight nine ten'.split(' ')[index] ?? '', hindi] satisfies [string, string],
  ),
  ...Array.from({ length: 100 }, (_, number): [string, string] => [String(number), String(number)]),
])

/** "डेमो क्लास की तारीख"; of more than three it is no name. */
function chained(nouns: readonly Noun[] | undefined): Noun | undefined {
  const [first, ...rest] = nouns ?? []
  return first === undefined || rest.length >= MAX_NOUNS ? undefined : rest.reduce(belongingTo, first)
}

const MAX_NOUNS = 3

/** "ऑर्डर नंबर", but "अभिभावक का नंबर" */
function isNamedBy(noun: string, word: string): boolean {
  return NAMED_BY.has(word) && !(word === 'नंबर' && PERSONS.has(noun))
}

/** Whose a thing is that is called "your": of the one who does what is asked for, "अपना", or of the listener. */
export type Your = 'अपना' | 'आपका'

/** "PIN code of your address", "smell of gas", "any regular medicine", "our driver", "two children" */
export function hindiPhrase(phrase: string, your?: Your): Noun | undefined {
  const term = known(phrase.replace(ARTICLE, ''))
  if (term !== undefined) return term
  const [, whose, owns] = POSSESSIVE.exec(phrase) ?? []
  if (whose !== undefined && owns !== undefined) {
    const [owner, owned] = [hindiPhrase(whose, your), hindiPhrase(owns)]
    return owner && owned && belongingTo(owner, owned)
  }
  const at = betweenOwned(phrase)
  if (at > 0) {
    const isAny = phrase.startsWith('any ')
    const [thing, owner] = [hindiPhrase(phrase.slice(isAny ? 4 : 0, at), your), hindiPhrase(phrase.slice(at + 4), your)]
    const owned = thing && owner && (isMeasure(thing) ? measured(thing, owner) : belongingTo(owner, thing))
    return isAny ? owned && anyOf(owned) : owned
  }
  const parts = phrase.split(/,? (and|or) |, /)
  if (parts.length > 1) return joined(phrase, your)
  return determined(phrase, your)
}

/** "Name | of the head of the family", "date of birth | of the child": where what is owned ends. */
function betweenOwned(phrase: string): number {
  const last = phrase.lastIndexOf(' of ')
  const isTerm = known(phrase.slice(0, Math.max(last, 0)).replace(ARTICLE, '')) !== undefined
  return isTerm ? last : phrase.indexOf(' of ')
}

/** "Litres of milk" is "लीटर दूध", and "acres of land" "एकड़ ज़मीन". */
function isMeasure({ direct }: Noun): boolean {
  return MEASURES.has(direct)
}

/** Whether it is a measured amount of a thing, "एकड़ ज़मीन". */
export function isMeasured({ direct }: Noun): boolean {
  const [measure = '', thing] = direct.split(' ')
  return MEASURES.has(measure) && thing !== undefined
}

const MEASURES = new Set('लीटर किलो किलोमीटर मीटर फ़ुट क्विंटल ग्राम टन एकड़ बीघा हेक्टेयर दर्जन'.split(' '))

function measured({ direct, isPlural }: Noun, thing: Noun): Noun {
  return { direct: `${direct} ${thing.direct}`, oblique: `${direct} ${thing.oblique}`, isFeminine: false, isPlural }
}

/** "the child's date of birth", but not "the name of the patient's father" */
const POSSESSIVE = /^((?!.* of .*'s )[^']+)(?:'s|s') (.+)$/
const ARTICLE = /^(?:the|an?) /

/** "dog or cat", "a question or a complaint" */
function joined(phrase: string, your?: Your): Noun | undefined {
  const word = / and /.test(phrase) ? 'और' : 'या'
  const nouns = phrase.split(/,? (?:and|or) |, /).map((part) => hindiPhrase(part, your))
  const last = nouns.at(-1)
  if (last !== undefined && nouns.every((noun) => noun?.direct === last.direct)) return last
  if (last === undefined || nouns.length > 4 || nouns.some((noun) => noun === undefined)) return undefined
  const all = (form: 'direct' | 'oblique') => {
    const said = nouns.map((noun) => noun?.[form] ?? '')
    return `${said.slice(0, -1).join(', ')} ${word} ${said.at(-1) ?? ''}`
  }
  const isFeminine = nouns.every((noun) => noun?.isFeminine)
  return { direct: all('direct'), oblique: all('oblique'), isFeminine, isPlural: last.isPlural || word === 'और' }
}

function determined(text: string, your?: Your): Noun | undefined {
  const phrase = your === 'अपना' ? text.replace(/^your own /, 'own ') : text
  const [, determiner = '', rest = phrase] = DETERMINER.exec(phrase) ?? []
  const words = rest.split(' ')
  // "any suggestions" is one in Hindi
  const noun =
    hindiNoun(determiner === 'any' ? [...words.slice(0, -1), singularOf(words.at(-1) ?? '')] : words) ??
    hindiNoun(words)
  if (noun === undefined) return undefined
  switch (determiner) {
    case 'your':
      return your === undefined ? noun : described(your, noun)
    case 'our':
      return described('हमारा', noun)
    case 'any':
      return anyOf(noun)
    case 'this':
      return { ...noun, direct: `यह ${noun.direct}`, oblique: `इस ${noun.oblique}` }
    case 'these':
      return { ...noun, direct: `ये ${noun.direct}`, oblique: `इन ${noun.oblique}` }
    default:
      return noun
  }
}

function anyOf(noun: Noun): Noun {
  return { ...noun, direct: `कोई ${noun.direct}`, oblique: `किसी ${noun.oblique}` }
}

const DETERMINER = /^(the|your|our|any|this|these|some|an?) (.+)$/

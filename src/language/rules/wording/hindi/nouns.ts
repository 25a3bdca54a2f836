import { ADJECTIVES, FEMININE, INFLECTED, NAMED_BY, OF_LAST, PERSONS, UNCHANGED, WHOLE, WORDS } from './words.ts'

/** Several words as one Hindi noun; undefined unless every word is known, and the last one is a noun. */
export function hindiNoun(words: readonly string[]): string | undefined {
  return WHOLE.get(words.join(' ')) ?? chained(nounsOf(words))
}

/** The nouns of a chain of words, each with what describes it: "पहली विज़िट", "तारीख". */
function nounsOf(words: readonly string[]): string[] | undefined {
  const nouns: string[] = []
  let qualities: string[] = []
  const ofLast: string[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = WHOLE.get(words.slice(at, at + 2).join(' '))
    const word = pair ?? WORDS.get(words[at] ?? '')
    if (word === undefined) return undefined
    if (pair !== undefined) at += 1
    const before = nouns.at(-1)
    if (OF_LAST.has(word)) ofLast.push(word)
    else if (ADJECTIVES.has(word)) qualities.push(word)
    else if (before !== undefined && qualities.length === 0 && isNamedBy(before, word))
      nouns.splice(-1, 1, `${before} ${word}`)
    else {
      nouns.push([...qualities.map((quality) => agreeing(quality, word)), word].join(' '))
      qualities = []
    }
  }
  // "Name of passengers" tells no number.
  if (nouns.length > 1 && nouns.some((noun) => noun.endsWith(' संख्या'))) return undefined
  const last = nouns.pop()
  return qualities.length > 0 || last === undefined ? undefined : [...nouns, [...ofLast, last].join(' ')]
}

/** "डेमो क्लास की तारीख"; of more than three it is no name. */
function chained(nouns: readonly string[] | undefined): string | undefined {
  return nouns === undefined || nouns.length > MAX_NOUNS ? undefined : nouns.reduce(belonging)
}

const MAX_NOUNS = 3

/** "ऑर्डर नंबर", but "अभिभावक का नंबर" */
function isNamedBy(noun: string, word: string): boolean {
  return NAMED_BY.has(word) && !(word === 'नंबर' && PERSONS.has(noun))
}

/** "विज़िट की तारीख": the second noun, and whose it is. */
export function belonging(owner: string, thing: string): string {
  return `${oblique(owner)} ${isFeminine(thing) ? 'की' : 'का'} ${thing}`
}

/** "पहली विज़िट", "पहला नाम" */
function agreeing(quality: string, noun: string): string {
  return isFeminine(noun) && INFLECTED.has(quality) ? quality.replace(/ा$/u, 'ी') : quality
}

/** By the last word, which the others belong to or describe. */
export function isFeminine(noun: string): boolean {
  return FEMININE.has(noun.split(' ').at(-1) ?? '')
}

/** "कमरे" of "कमरा", "पूरे नाम" of "पूरा नाम", "कमरे के प्रकार" of "कमरे का प्रकार" */
export function oblique(noun: string): string {
  if (isFeminine(noun)) return noun
  return noun
    .split(' ')
    .map((word, at, all) => {
      const isLast = at === all.length - 1
      return INFLECTED.has(word) || word === 'का' || (isLast && !UNCHANGED.has(word))
        ? word.replace(/([\p{L}\p{M}])ा$/u, '$1े')
        : word
    })
    .join(' ')
}

/** "PIN code of your address", "monthly income"; "visit for" is none, as it asks for something of the visit. */
export function hindiPhrase(phrase: string): string | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/[?.,]+/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const plain = words
    .join(' ')
    .replace(/^(?:the|your|an?|any|some|our) /, '')
    .replace(OF_ITS_TOPIC, '$1$2 of ')
  if (LINKED.test(plain)) return undefined
  const [thing = '', owner, more] = plain.split(/ of (?:the |your |our |an? )?/)
  const whole = WHOLE.get(plain)
  if (whole !== undefined || more !== undefined) return whole
  if (owner === undefined) return hindiNoun(telling(plain))
  const [of, what] = [nounsOf(telling(owner)), nounsOf(telling(thing))]
  if (thing === 'number') return of?.length === 1 && of[0]?.endsWith('संख्या') ? of[0] : undefined
  return of && what && chained([...of, ...what])
}

/** "The reason for the visit" is the reason of it. */
const OF_ITS_TOPIC = /^((?:\w+ )?(?:reason|date|day|time|slot|budget|purpose|month)) for |^(percentage|marks|score) in /

/** Words that say how two things hang together, which a noun after another does not. */
const LINKED = /(?:^| )(?:for|about|with|to|in|on|from|at|by|or|and|where|which|who|that|when|what|how)(?: |$)/

const SMALL = new Set('the a an your any some included our other'.split(' '))

function telling(part: string): string[] {
  return part.split(/\s+/).filter((word) => !SMALL.has(word))
}

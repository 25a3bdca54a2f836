import { FEMININE, INFLECTED, UNCHANGED } from './words.ts'

/** A noun with what describes it, as a subject ("पूरे कमरे") and before a postposition ("पूरे कमरों"). */
export interface Noun {
  direct: string
  oblique: string
  isFeminine: boolean
  isPlural: boolean
}

/** By its last word, which the others belong to or describe. */
export function nounOf(singular: string, isPlural = false): Noun {
  const words = singular.split(' ')
  const last = words.pop() ?? ''
  const isFeminine = FEMININE.has(last)
  const before = (isOblique: boolean) =>
    words.map(
      (word) => `${word === 'का' || INFLECTED.has(word) ? agreeing(word, { isFeminine, isPlural }, isOblique) : word} `,
    )
  return {
    direct: `${before(false).join('')}${isPlural ? pluralOf(last, isFeminine) : last}`,
    oblique: `${before(true).join('')}${isPlural ? obliquePluralOf(last, isFeminine) : obliqueOf(last, isFeminine)}`,
    isFeminine,
    isPlural,
  }
}

/** "पहली विज़िट", "पहले कमरे में", "कितने कमरे"; words on other vowels stay as they are. */
export function agreeing(quality: string, { isFeminine, isPlural }: Agreement, isOblique = false): string {
  if (!quality.endsWith('ा')) return quality
  return `${quality.slice(0, -1)}${isFeminine ? 'ी' : isPlural || isOblique ? 'े' : 'ा'}`
}

export type Agreement = Pick<Noun, 'isFeminine' | 'isPlural'>

/** "विज़िट की तारीख": the second noun, and whose it is. */
export function belongingTo(owner: Noun, thing: Noun): Noun {
  return {
    ...thing,
    direct: `${owner.oblique} ${agreeing('का', thing)} ${thing.direct}`,
    oblique: `${owner.oblique} ${agreeing('का', thing, true)} ${thing.oblique}`,
  }
}

/** "पहली विज़िट": a word that agrees with the noun, or one that stays as it is. */
export function described(quality: string, noun: Noun): Noun {
  const isInflected = INFLECTED.has(quality)
  return {
    ...noun,
    direct: `${isInflected ? agreeing(quality, noun) : quality} ${noun.direct}`,
    oblique: `${isInflected ? agreeing(quality, noun, true) : quality} ${noun.oblique}`,
  }
}

/** "ऑर्डर नंबर": the first noun stays as it is. */
export function after(word: string, noun: Noun): Noun {
  return { ...noun, direct: `${word} ${noun.direct}`, oblique: `${word} ${noun.oblique}` }
}

function pluralOf(word: string, isFeminine: boolean): string {
  if (!isFeminine) return inflects(word) ? word.replace(/ा$/u, 'े') : word
  if (/ी$/u.test(word)) return word.replace(/ी$/u, 'ियाँ')
  if (/ई$/u.test(word)) return word.replace(/ई$/u, 'इयाँ')
  return `${word}${/[ािुूेैोौ]$/u.test(word) ? 'एँ' : 'ें'}`
}

function obliqueOf(word: string, isFeminine: boolean): string {
  return !isFeminine && inflects(word) ? word.replace(/ा$/u, 'े') : word
}

function obliquePluralOf(word: string, isFeminine: boolean): string {
  if (/ी$/u.test(word)) return word.replace(/ी$/u, 'ियों')
  if (/ई$/u.test(word)) return word.replace(/ई$/u, 'इयों')
  if (!isFeminine && inflects(word)) return word.replace(/ा$/u, 'ों')
  return `${word}${/[ािुूेैोौ]$/u.test(word) ? 'ओं' : 'ों'}`
}

/** "कमरा" does, "पिता" and "डेटा" do not. */
function inflects(word: string): boolean {
  return /[\p{L}\p{M}]ा$/u.test(word) && !UNCHANGED.has(word)
}

/** "नॉमिनी का नाम" of "नॉमिनी" */
export function named(noun: Noun): Noun {
  return noun.direct.includes('नाम') ? noun : belongingTo(noun, nounOf('नाम'))
}

/** "खाने का कौन सा प्लान": what asks for a thing stands before it, and not before what it belongs to. */
export function inside(quality: string, noun: Noun): Noun {
  const [, owner = '', thing = noun.direct] = /^(.+ (?:का|की|के) )(.+)$/u.exec(noun.direct) ?? []
  return { ...noun, direct: `${owner}${quality} ${thing}` }
}

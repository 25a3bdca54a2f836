import { cachedByText } from './cached-by-text.ts'

/**
 * One key for the ways in which a Hindi word is written: "dawaai", "davai" and "दवाई" are the same. Long vowels stand for
 * their class; what is doubled or aspirated, and every "a" but a first one, is left out.
 */
export const spellingKey = cachedByText(makeKey)

function makeKey(word: string): string {
  let key = ''
  for (const letter of word.replaceAll('ज्ञ', 'ग्य').replaceAll('x', 'ks'))
    key += LETTERS[letter] ?? (letter >= 'a' && letter <= 'z' ? letter : '')
  const opens = /^(?:a(?!u)|[अआ])/.test(word) ? 'a' : ''
  key = key
    .replace(/ee|ii|ai|ay|ey|e|y/g, 'i')
    .replace(/oo|uu|au|ou|ow(?![a-z])|o/g, 'u')
    .replace(/a+/g, '')
    .replace(/n(?=[bpm])/g, 'm') // the dot of "मुंबई"
    .replace(/sch/g, 'sk')
    .replace(/chh?|c(?=[ei])/g, 's')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/([kgtdbjr])h/g, '$1')
    .replace(/(.)\1+/g, '$1')
  return opens + key
}

const LETTERS: Record<string, string> = {
  ...letters('क k ख k ग g घ g ङ n च s छ s ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n प p फ f ब b भ b म m'),
  ...letters(
    'य i र r ल l व v श s ष s स s ह h इ i ई i ए i ऐ i उ u ऊ u ओ u औ u ऑ u ॉ u ि i ी i े i ै i ु u ू u ो u ौ u ं n ृ ri',
  ),
}

function letters(pairs: string): Record<string, string> {
  const parts = pairs.split(' ')
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])))
}

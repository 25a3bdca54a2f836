import { cachedByText } from './cached-by-text.ts'

/**
 * Returns the consonants of a word as they sound, the same for "premium" and "प्रीमियम", so that an option written in
 * one script is found when it is said in the other.
 */
export const phoneticKey = cachedByText(makeKey)

function makeKey(word: string): string {
  let key = ''
  // A soft "c", "tion" and a mute last "w" are heard otherwise than written, the nasal as what follows it.
  const heard = word
    .replace(/c(?=[eiy])|t(?=io)/g, 's')
    .replace(/(?<=[aeo])w$/, '')
    .replace(/\u0902(?=[\u092a-\u092e])/g, 'm')
    .replaceAll('ज्ञ', 'ग्य')
  for (const letter of heard)
    key += CONSONANTS[letter] ?? (letter >= 'a' && letter <= 'z' ? (LATIN[letter] ?? letter) : '')
  return key
    .replace(/[sc]h/g, 's')
    .replace(/ph/g, 'f')
    .replace(/([kgtdbj])h/g, '$1')
    .replace(/c/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

const LATIN: Record<string, string> = { a: '', e: '', i: '', o: '', u: '', y: '', w: 'v', q: 'k', z: 'j', x: 'ks' }

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 's',
  छ: 's',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: '',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
  'ं': 'n',
  'ृ': 'r',
}

import { cachedByText } from './cached-by-text.ts'

/**
 * How far apart two words or phrases sound, in either script: 0 for "bhej" and "भेज", ½ for each sound that is easily taken for the other
 * ("e" and "i", "t" and "th"), 1 for any other. An "a" counts only at the end.
 */
export function soundDistance(one: string, other: string): number {
  return distanceOf(soundsOf(one), soundsOf(other))
}

/** A letter for each sound; breathed ones are capitals: "bh" is "B". */
const soundsOf = cachedByText((phrase) =>
  phrase
    .split(' ')
    .map((word) => (word.charCodeAt(0) < 0x80 ? latinSounds(word) : devanagariSounds(word)))
    .join(''),
)

function latinSounds(word: string): string {
  const opens = /^a(?![iyue])/.test(word) ? 'a' : ''
  return (
    opens +
    word
      .replace(/tion|sion/g, 'Sn')
      .replace(/sch/g, 'sk')
      .replace(/c?chh?/g, 'C')
      .replace(/sh/g, 'S')
      .replace(/d?g(?=e$)|dg(?=e)/g, 'j')
      .replace(/ph/g, 'f')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/x/g, 'ks')
      .replace(/ck|[cq]/g, 'k')
      .replace(/w/g, 'v')
      .replace(/z/g, 'j')
      .replace(/([kgtdbj])\1?h/g, (_, letter: string) => letter.toUpperCase())
      .replace(/(?<=[a-zA-Z]{2})aa?y?i$/g, 'i')
      .replace(/ee|ii|y(?![aeiou])|ie$/g, 'i')
      .replace(/i(?=a)/g, 'iy')
      .replace(/oo|uu/g, 'u')
      .replace(/ea(?!d|l?th)/g, 'i')
      .replace(/a[iy]|e[ay]|ei/g, 'e')
      .replace(/au|ou|oa|o[wv](?![aeiou])/g, 'o')
      .replace(/(?<=[a-z]{2}[bcdfgjklmnprstvz])e$/, SILENT)
      .replace(/a+(?!$)|^a+$/g, '')
      .replace(/a+$/, LONG)
      .replace(/n(?=[bpm])/g, 'm')
      .replace(/(.)\1+/g, '$1')
  )
}

/** The last letter of "phone", and of "bache" */
const SILENT = 'E'
/** The last letter of "kamra" */
const LONG = 'A'

function devanagariSounds(word: string): string {
  let sounds = ''
  for (const letter of word.replaceAll('ज्ञ', 'ग्य')) sounds += SOUNDS[letter] ?? ''
  return (
    (/^[अआ]/.test(word) ? 'a' : '') +
    sounds
      .replace(/A(?!$)/g, '')
      .replace(/n(?=[bpm])/g, 'm')
      .replace(/(.)\1+/g, '$1')
  )
}

const SOUNDS: Record<string, string> = Object.fromEntries(
  `क k ख K ग g घ G ङ n च C छ C ज j झ J ञ n ट t ठ T ड d ढ D ण n त t थ T द d ध D न n प p फ f ब b भ B म m य y र r ल l व v
   श S ष S स s ह h इ i ई i ि i ी i ए e ऐ e े e ै e उ u ऊ u ु u ू u ओ o औ o ऑ o ो o ौ o ॉ o ा A ं n ृ ri`
    .trim()
    .split(/\s+/)
    .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [])),
)

/** Sounds that are written for each other. */
const NEAR = new Set('ei ou sS sC SC yi ye kK gG tT dD bB jJ fp rd vb eE iE eA iA vu vo gj'.split(' '))

function distanceOf(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => costOf(other.slice(0, at)))
  for (const sound of one) {
    const row = [(before[0] ?? 0) + costOf(sound)]
    for (let at = 0; at < other.length; at++) {
      const letter = other[at] ?? ''
      row.push(
        Math.min(
          (before[at] ?? 0) + exchange(sound, letter),
          (before[at + 1] ?? 0) + costOf(sound),
          (row[at] ?? 0) + costOf(letter),
        ),
      )
    }
    before = row
  }
  return before.at(-1) ?? 0
}

/** What it costs to leave a sound out. */
function costOf(sounds: string): number {
  let cost = 0
  for (const sound of sounds) cost += sound === SILENT ? 0 : sound === 'n' || sound === 'h' || sound === 'y' ? 0.5 : 1
  return cost
}

function exchange(one: string, other: string): number {
  if (one === other) return 0
  return NEAR.has(one + other) || NEAR.has(other + one) ? 0.5 : 1
}

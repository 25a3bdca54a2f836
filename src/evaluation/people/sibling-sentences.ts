import type { FieldKind } from '../../language/rules/fields/kind-of.ts'
import type { SpokenLanguage } from './person.ts'

/** Phrasings of one thing, with the names of its parts in braces. */
export type Frames = Record<SpokenLanguage, readonly [string, ...string[]]>

/** The value of another field, `{other}`, for the one that is asked for. */
export const SAME: Partial<Record<FieldKind, Frames>> = {
  phone: {
    en: ['same as {other}', 'the same number', 'same number as the {other} one'],
    romanised: ['wahi number', '{other} wala hi', 'same number'],
    hi: ['वही नंबर', '{other} वाला ही', 'सेम नंबर'],
  },
  address: {
    en: ['same as {other}', 'the same address', 'same address as the {other}'],
    romanised: ['wahi address', '{other} wala hi', 'same address'],
    hi: ['वही पता', '{other} वाला ही', 'सेम एड्रेस'],
  },
  city: {
    en: ['same as {other}', 'the same city'],
    romanised: ['wahi city', '{other} wali hi', 'same city'],
    hi: ['वही शहर', '{other} वाला ही'],
  },
  name: {
    en: ['same as the {other}', 'the same person', 'same name'],
    romanised: ['wahi', '{other} hi', 'same naam'],
    hi: ['वही', '{other} ही', 'वही नाम'],
  },
  date: {
    en: ['same as {other}', 'the same day', 'same day as the {other}'],
    romanised: ['usi din', 'same day', '{other} wale din hi'],
    hi: ['उसी दिन', '{other} वाले दिन ही'],
  },
  number: {
    en: ['same as {other}', 'the same'],
    romanised: ['utne hi', 'same'],
    hi: ['उतने ही', 'सेम'],
  },
}

/** Puts the value of an earlier answer, `{wrong}`, right: `{one}` and `{other}` are the two values with the field's name. */
export const PUT_RIGHT: Frames = {
  en: [
    'sorry, {other}',
    'sorry, I said {one}, make it {value}',
    'wait, {one} was wrong, {other}',
    '{other}, not {wrong}',
    'oh and {other}, I made a mistake',
  ],
  romanised: [
    'sorry, {other}',
    'maaf kijiye, {one} bola tha, {value} kar dijiye',
    '{other}, {wrong} nahi',
    'ruko, {other}, pehle galat bola',
  ],
  hi: [
    'सॉरी, {other}',
    'माफ कीजिए, {one} बोला था, {value} कर दीजिए',
    '{other}, {wrong} नहीं',
    'रुकिए, {other}, पहले गलत बोला',
  ],
}

/** Two answers in one breath. */
export const BOTH: Frames = {
  en: ['{one} and {other}', '{one}, {other}', '{one} and also {other}', '{one} but {other}'],
  romanised: ['{one} aur {other}', '{one}, {other}', '{one} lekin {other}'],
  hi: ['{one} और {other}', '{one}, {other}', '{one} लेकिन {other}'],
}

/** An answer that leads off from what was said of another field. */
export const BESIDE: Frames = {
  en: ['I told you {one}, and {other}', '{one} like I said, {other}'],
  romanised: ['{one} to bata diya, {other}'],
  hi: ['{one} तो बता दिया, {other}'],
}

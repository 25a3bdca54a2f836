import fc, { type Arbitrary } from 'fast-check'
import type { Flow } from '../../machines/flow/types.ts'

/** Ways in which people talk. */
export const MANNERS = [
  'cooperative',
  'terse',
  'chatty',
  'correcting',
  'confused',
  'bad line',
  'refusing',
  'code-switching',
  'ahead',
  'siblings',
] as const
export type Manner = (typeof MANNERS)[number]

/** English, Hindi in Devanagari, Hindi in Latin letters. */
export type SpokenLanguage = 'en' | 'hi' | 'romanised'

/** Everything that determines what a person says. Plain data: the smaller its numbers, the simpler the person. */
export interface Person {
  manner: Manner
  language: SpokenLanguage
  /** Selects the person's values, one for each field of the flow. */
  meanings: number[]
  /** What the person does at each message. Beyond the end of the list, as at zeros, they answer plainly. */
  turns: TurnChoice[]
}

export interface TurnChoice {
  /** From 0, the plain answer, to 99, the longest detour. */
  detour: number
  /** Selects one of the phrasings. */
  wording: number
}

const MAX_CHOICES = 40

/** Generates people of one manner for one flow; fast-check shrinks them towards plain answers. */
export function peopleOf(manner: Manner, flow: Flow): Arbitrary<Person> {
  const count = flow.fields.length
  const choice = fc.record({ detour: fc.nat(99), wording: fc.nat(99) })
  return fc.record({
    manner: fc.constant(manner),
    language: fc.constantFrom(...languagesOf(flow)),
    meanings: fc.array(fc.nat(9_999), { minLength: count, maxLength: count }),
    turns: fc.array(choice, { maxLength: MAX_CHOICES, size: 'max' }),
  })
}

function languagesOf({ settings }: Flow): SpokenLanguage[] {
  return settings.languages.flatMap((language): SpokenLanguage[] => (language === 'en' ? ['en'] : ['hi', 'romanised']))
}

/** Returns the person with this number: the same for the same seed, however many people are generated. */
export function personOf(flow: Flow, seed: number, number: number): Person {
  const manner = MANNERS[number % MANNERS.length] ?? 'cooperative'
  const [person] = fc.sample(fc.noBias(peopleOf(manner, flow)), { numRuns: 1, seed: (seed * 1_000_003 + number) | 0 })
  if (!person) throw new Error('fast-check made nobody.')
  return person
}

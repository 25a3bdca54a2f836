import { namedBy } from '../words/matters-in.ts'

/** Matters of which one excludes the other, by a word that names each. */
const PAIRS = [
  'own rent',
  'new old',
  'vegetarian non-veg',
  'job unemployed',
  'salaried business',
  'government private',
  'full_time part_time',
  'married single',
  'lift stairs',
  'online offline',
  'day night',
  'morning evening',
  'rural urban',
  'empty furnished',
  'inside outside',
  'petrol electric',
] as const

const idsOf = (way: string): readonly number[] => namedBy(way.replaceAll('_', ' '))

let pairs: readonly (readonly [readonly number[], readonly number[]])[] | undefined

/** The matters that exclude one of these: who rents does not own. */
export function oppositesOf(matters: ReadonlySet<number>): ReadonlySet<number> {
  pairs ??= PAIRS.map((pair) => {
    const [one = '', other = ''] = pair.split(' ')
    return [idsOf(one), idsOf(other)] as const
  })
  const opposite = pairs.flatMap(([one, other]) => {
    const [isOne, isOther] = [one.some((id) => matters.has(id)), other.some((id) => matters.has(id))]
    if (isOne === isOther) return []
    return isOne ? other : one
  })
  return new Set(opposite.filter((id) => !matters.has(id)))
}

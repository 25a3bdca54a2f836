import { createRandom } from '../../src/simulator/random.ts'

/** A deterministic random generator: the same numbers for the same seed. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  int(below: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export function randomFrom(seed: number): Random {
  const next = createRandom(seed)
  return {
    int: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}

import { createRandom, type Random } from '../../src/simulator/random.ts'

export type { Random }
export const seededRandom = createRandom

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

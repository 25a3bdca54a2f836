/** Returns the item that a number selects. */
export function one<Item>(items: readonly Item[], choice: number): Item {
  const item = items[choice % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** At most `max` of a list: the first ones, and always the last. */
export function firstAndLast<Item>(list: readonly Item[], max: number): Item[] {
  return list.length <= max || max === 0 ? list.slice(0, max) : [...list.slice(0, max - 1), ...list.slice(-1)]
}

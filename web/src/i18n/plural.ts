/** Returns a count with its noun: `plural(3, 'step', 'steps')` gives "3 steps". */
export function plural(count: number, one: string, many: string): string {
  return `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`
}

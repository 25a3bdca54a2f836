import { grouped } from './grouped.ts'

/** Returns a count with its noun: `plural(3, 'step', 'steps')` gives "3 steps". */
export function plural(count: number, one: string, many: string, language: 'en' | 'hi' = 'en'): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one' // in Hindi none is one, too
  return `${grouped(count, language)} ${isOne ? one : many}`
}

import { BUT } from './function-words.ts'

/** "But", or "except". */
export function isBut(word: string): boolean {
  return BUT.test(word) || word === 'except'
}

import type { Tokens } from '../words/tokens.ts'
import { CALLS } from './call-words.ts'
import { intentsIn } from './intents.ts'

/** "Thoda busy hoon, kal gyarah baje call kar lena": one of the wishes is for a call. */
export function asksForCall(heard: Tokens): boolean {
  const later = intentsIn(heard).own.filter(({ intent }) => intent === 'callback_requested')
  return later.some(({ from, to }) => heard.words.slice(from, to).some((word) => CALLS.has(word)))
}

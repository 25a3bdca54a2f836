import { mayBeSameLoan } from './loan-keys.ts'
import { phoneticKey } from './phonetic-key.ts'
import { isDevanagari } from './spoken-language.ts'

/** Whether two words of different scripts are the same by sound: "रिपोर्ट" and "report". */
export function soundsTheSame(one: string, other: string): boolean {
  if (isDevanagari(one) === isDevanagari(other)) return false
  const key = phoneticKey(one)
  return (key.length > 1 && key === phoneticKey(other)) || mayBeSameLoan(one, other)
}

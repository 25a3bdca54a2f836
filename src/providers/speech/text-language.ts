import type { Language } from '../../ports/language.ts'
import type { SpeechOptions } from '../../ports/speech.ts'

/** Returns the language in which to synthesise a text: that of its script, if the flow has it. */
export function textLanguage(text: string, { language, languages }: SpeechOptions): Language {
  if (isDevanagari(text)) return 'hi'
  return languages.includes('en') ? 'en' : language
}

export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

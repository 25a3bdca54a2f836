import type { Language } from '../../ports/language.ts'
import type { SpeechOptions } from '../../ports/speech.ts'

/** The language in which a line is to be read out: that of its script, among those of the flow. */
export function lineLanguage(text: string, { language, languages }: SpeechOptions): Language {
  if (isDevanagari(text)) return 'hi'
  return languages.includes('en') ? 'en' : language
}

export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

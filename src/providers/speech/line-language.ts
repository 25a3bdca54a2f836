import type { Language } from '../../ports/language.ts'
import type { SpeechSetting } from '../../ports/speech.ts'

/** The language in which a line is to be read out: that of its script, among those of the flow. */
export function lineLanguage(text: string, { language, languages }: SpeechSetting): Language {
  if (isDevanagari(text)) return 'hi'
  return languages.includes('en') ? 'en' : language
}

export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

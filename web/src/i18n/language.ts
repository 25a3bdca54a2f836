import { loadPart } from '../api/load-part.ts'
import type { Texts } from './en.ts'
import { LANGUAGES, type Language } from './languages.ts'

const STORED_AS = 'parley.language'

/** Returns the language chosen before, else the browser's if the console supports it. */
export function initialLanguage(): Language {
  const chosen = localStorage.getItem(STORED_AS)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en'
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(STORED_AS, language)
}

/** Loads the texts of one language; the other is never loaded. */
export function loadTexts(language: Language): Promise<Texts> {
  return loadPart(async () => (language === 'hi' ? (await import('./hi.ts')).hi : (await import('./en.ts')).en))
}

function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text)
}

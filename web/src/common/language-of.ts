/** Returns the language of a text by its script, for the `lang` attribute; undefined for the page's. */
export function languageOf(text: string): 'hi' | 'en' | undefined {
  if (/[\u0900-\u097f]/.test(text)) return 'hi'
  return /[A-Za-z]/.test(text) ? 'en' : undefined
}

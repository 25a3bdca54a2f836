import type { Language } from '../../ports/language.ts'

export const SARVAM = 'Sarvam'
export const SARVAM_URL = 'https://api.sarvam.ai'
export const LANGUAGE_CODES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Quota, rate or key (1003); a parameter or an account that is not taken (4000). */
export const FINAL_CLOSE_CODES = [1003, 4000]

import type { SpokenLanguage } from './person.ts'
import { numberInWords } from './spoken-numbers.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const HINDI_MONTHS = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
const WEEKDAYS: Record<SpokenLanguage, string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  romanised: 'ravivar somvar mangalvar budhvar guruvar shukravar shanivar'.split(' '),
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
}
const TOMORROW: Record<SpokenLanguage, string> = { en: 'tomorrow', romanised: 'kal', hi: 'कल' }
const DAY_AFTER: Record<SpokenLanguage, string> = { en: 'the day after tomorrow', romanised: 'parson', hi: 'परसों' }

/** Returns phrasings of a day, given in days since 1970, relative to today. */
export function spokenDay(day: number, today: number, language: SpokenLanguage, withYear: boolean): string[] {
  const date = new Date(day * 86_400_000)
  const number = date.getUTCDate()
  const month = (language === 'hi' ? HINDI_MONTHS : MONTHS)[date.getUTCMonth()] ?? ''
  if (withYear) return [`${number} ${month} ${date.getUTCFullYear()}`]
  const written =
    language === 'en' ? [`${number} ${month}`, `${month} ${number}`] : [`${number} ${month} ko`, `${number} ${month}`]
  const devanagari = language === 'hi' ? [`${number} ${month} को`, `${number} ${month}`] : written
  if (day === today + 1) return [TOMORROW[language], ...devanagari]
  if (day === today + 2) return [DAY_AFTER[language], ...devanagari]
  const isSoon = day > today && day < today + 7
  return isSoon ? [...devanagari, WEEKDAYS[language][date.getUTCDay()] ?? ''] : devanagari
}

/** Returns phrasings of a time of day between 9:00 and 18:59. */
export function spokenTime(hour: number, minute: number, language: SpokenLanguage): string[] {
  const clock = hour > 12 ? hour - 12 : hour
  if (language === 'en') {
    const suffix = hour < 12 ? 'am' : 'pm'
    const part = hour < 12 ? 'in the morning' : hour < 17 ? 'in the afternoon' : 'in the evening'
    const words = minute === 0 ? numberInWords(clock, 'en') : `half past ${numberInWords(clock, 'en')}`
    return [`${clock}${minute === 0 ? '' : `:${minute}`} ${suffix}`, `${words} ${part}`]
  }
  const parts = language === 'hi' ? ['सुबह', 'दोपहर', 'शाम'] : ['subah', 'dopahar', 'shaam']
  const part = (hour < 12 ? parts[0] : hour < 16 ? parts[1] : parts[2]) ?? ''
  const at = language === 'hi' ? 'बजे' : 'baje'
  return [
    `${part} ${halfHour(clock, minute, language)} ${at}`,
    `${part} ${clock}${minute === 0 ? '' : `:${minute}`} ${at}`,
  ]
}

/** Hindi has single words for half past one and half past two. */
function halfHour(clock: number, minute: number, language: 'hi' | 'romanised'): string {
  if (minute === 0) return numberInWords(clock, language)
  if (clock === 1) return language === 'hi' ? 'डेढ़' : 'dedh'
  if (clock === 2) return language === 'hi' ? 'ढाई' : 'dhai'
  return `${language === 'hi' ? 'साढ़े' : 'saadhe'} ${numberInWords(clock, language)}`
}

import { describe, expect, it } from 'vitest'
import { isoDay, isoTime, localNow } from '../../../../src/language/rules/dates/calendar.ts'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { spokenLanguage } from '../../../../src/language/rules/words/spoken-language.ts'
import { readWhen } from '../../../../src/language/rules/dates/when.ts'

/** Saturday, 21 November 2026, half past ten in the morning in India. */
const NOW = Date.parse('2026-11-21T05:00:00Z')

function read(text: string, changes: { prefersPast?: boolean; timeZone?: string } = {}): string {
  const heard = tokenize(text)
  const context = {
    now: localNow(NOW, changes.timeZone ?? 'Asia/Kolkata'),
    readsHindi: spokenLanguage(heard, 'en', ['en', 'hi']).readsHindi,
    prefersPast: changes.prefersPast ?? false,
    wantsDay: true,
    wantsTime: true,
  }
  const { day, time } = readWhen(heard, context, Infinity)
  return [day && isoDay(day.day), time && isoTime(time.minutes)].filter(Boolean).join(' ')
}

const ENGLISH: [string, string][] = [
  ['tomorrow', '2026-11-22'],
  ['today at 5 pm', '2026-11-21 17:00'],
  ['tomorrow at 4', '2026-11-22 16:00'],
  ['tomorrow at 4 pm', '2026-11-22 16:00'],
  ['tomorrow at four thirty pm', '2026-11-22 16:30'],
  ['day after tomorrow at half past three', '2026-11-23 15:30'],
  ['the day after tomorrow', '2026-11-23'],
  ['quarter to five tomorrow', '2026-11-22 16:45'],
  ['tomorrow at ten past nine', '2026-11-22 09:10'],
  ['friday', '2026-11-27'],
  ['saturday', '2026-11-28'],
  ['this friday at 11', '2026-11-27 11:00'],
  ['next tuesday', '2026-11-24'],
  ['monday morning at 10', '2026-11-23 10:00'],
  ['tomorrow evening', '2026-11-22 18:00'],
  ['tomorrow evening at 7', '2026-11-22 19:00'],
  ['tonight at 8', '2026-11-21 20:00'],
  ['25/12/2026 at 10:30', '2026-12-25 10:30'],
  ['05/12', '2026-12-05'],
  ['2026-12-01 16:00', '2026-12-01 16:00'],
  ['25th of December', '2026-12-25'],
  ['twenty fifth of december', '2026-12-25'],
  ['December 5th around 11', '2026-12-05 11:00'],
  ['5 may at noon', '2027-05-05 12:00'],
  ['on the 30th', '2026-11-30'],
  ['the 5th at 3pm', '2026-12-05 15:00'],
  ['in two weeks', '2026-12-05'],
  ['in 3 days at 9 am', '2026-11-24 09:00'],
  ['in two hours', '2026-11-21 12:30'],
  ['half an hour from now', '2026-11-21 11:00'],
  ['half four tomorrow', '2026-11-22 16:30'],
  ['4ish tomorrow', '2026-11-22 16:00'],
  ['7 tomorrow evening', '2026-11-22 19:00'],
  ['Monday 9.30', '2026-11-23 09:30'],
  ['tomorrow at 0900', '2026-11-22 09:00'],
  ['not tomorrow, Tuesday at 5', '2026-11-24 17:00'],
  ['4 p.m.', '16:00'],
  ['at 4', '16:00'],
  ['8 o’clock', '08:00'],
  ['16:30', '16:30'],
  ['3.30 pm', '15:30'],
  ['four thirty', '16:30'],
  ['twelve', '12:00'],
  ['10 in the morning', '10:00'],
  ['11 at night', '23:00'],
  ['nine forty five', '09:45'],
  ['midnight', '00:00'],
]
const HINDI: [string, string][] = [
  ['kal', '2026-11-22'],
  ['aaj shaam ko', '2026-11-21 18:00'],
  ['kal shaam paanch baje', '2026-11-22 17:00'],
  ['kal subah das baje', '2026-11-22 10:00'],
  ['parson dopahar do baje', '2026-11-23 14:00'],
  ['kal raat ko 9 baje', '2026-11-22 21:00'],
  ['sadhe chaar baje', '16:30'],
  ['sava paanch baje', '17:15'],
  ['paune chhe baje', '17:45'],
  ['dedh baje', '13:30'],
  ['dhai baje', '14:30'],
  ['char baj kar bees minute', '16:20'],
  ['agle mangalvar ko', '2026-11-24'],
  ['somvaar ko 11 baje', '2026-11-23 11:00'],
  ['shukravar', '2026-11-27'],
  ['3 din baad', '2026-11-24'],
  ['do hafte baad', '2026-12-05'],
  ['15 tareekh ko', '2026-12-15'],
  ['pachees disambar', '2026-12-25'],
  ['pandrah agast', '2027-08-15'],
  ['ek ghante mein', '2026-11-21 11:30'],
  ['कल', '2026-11-22'],
  ['आज शाम छह बजे', '2026-11-21 18:00'],
  ['कल सुबह दस बजे', '2026-11-22 10:00'],
  ['परसों दोपहर दो बजे', '2026-11-23 14:00'],
  ['साढ़े चार बजे', '16:30'],
  ['सवा पाँच बजे', '17:15'],
  ['पौने छह बजे', '17:45'],
  ['अगले शुक्रवार को', '2026-11-27'],
  ['मंगलवार सुबह ९ बजे', '2026-11-24 09:00'],
  ['पच्चीस दिसंबर', '2026-12-25'],
  ['तीन दिन बाद', '2026-11-24'],
  ['पंद्रह तारीख', '2026-12-15'],
  ['रात नौ बजे', '21:00'],
]
const NONE = [
  'Priya',
  'hello',
  'I may come',
  'march on',
  'good morning',
  'yes',
  'a long time ago maybe',
  'मेरा नाम आशा है',
  'the weather is nice',
  'next week',
  'agle hafte',
  'monday or tuesday',
  '3 or 4 pm',
]

describe('days and times', () => {
  it.each(ENGLISH)('reads "%s" as %s', (text, expected) => expect(read(text)).toBe(expected))
  it.each(HINDI)('reads "%s" as %s', (text, expected) => expect(read(text)).toBe(expected))
  it.each(NONE)('finds none in "%s"', (text) => expect(read(text)).toBe(''))

  it('counts from the day in the zone of the person', () => {
    expect(read('tomorrow', { timeZone: 'Pacific/Auckland' })).toBe('2026-11-22')
    expect(read('today', { timeZone: 'America/Los_Angeles' })).toBe('2026-11-20')
    expect(read('today', { timeZone: 'no/such zone' })).toBe('2026-11-21')
  })

  it('looks back for birthdays and past visits', () => {
    expect(read('kal', { prefersPast: true })).toBe('2026-11-20')
    expect(read('15 august 1990', { prefersPast: true })).toBe('1990-08-15')
    expect(read('fifteenth august nineteen ninety', { prefersPast: true })).toBe('1990-08-15')
    expect(read('5 december', { prefersPast: true })).toBe('2025-12-05')
    expect(read('last monday')).toBe('2026-11-16')
  })
})

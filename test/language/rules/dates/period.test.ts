import { describe, expect, it } from 'vitest'
import { endsOfPeriod } from '../../../../src/language/rules/fields/ends-of-period.ts'
import { readerOf } from '../../../../src/language/rules/fields/field-reader.ts'
import { field, understand } from '../../../support/language/rules.ts'

const STAY = [field('checkin', 'string', 'Check-in date'), field('checkout', 'string', 'Check-out date')]

describe('both days of a period', () => {
  it.each([
    ['3rd to 6th December', '2026-12-03', '2026-12-06'],
    ['December 3 to 6', '2026-12-03', '2026-12-06'],
    ['5 Jan to 9 Jan', '2027-01-05', '2027-01-09'],
    ['28 December to 2 January', '2026-12-28', '2027-01-02'],
    ['from 18 December till 21 December please', '2026-12-18', '2026-12-21'],
    ['we check in on the 3rd of December and leave on the 6th', '2026-12-03', '2026-12-06'],
    ['Friday to Sunday', '2026-11-27', '2026-11-29'],
    ['3 दिसंबर को आएंगे और 6 को वापस जाएंगे', '2026-12-03', '2026-12-06'],
    ['3 december se 6 december tak', '2026-12-03', '2026-12-06'],
    ['28 se 30 tak', '2026-11-28', '2026-11-30'],
    ['3-6 december', '2026-12-03', '2026-12-06'],
    ['9 December, sorry, 3 to 6', '2026-12-03', '2026-12-06'],
  ])('"%s"', (text, checkin, checkout) => {
    expect(understand(text, STAY, ['checkin']).values).toEqual({ checkin, checkout })
    expect(understand(text, STAY, ['checkin', 'checkout']).values).toEqual({ checkin, checkout })
  })

  it.each([
    '3 to 4',
    '2-3',
    'from the 6th till the 3 of us decide',
    '9 am to 5 pm',
    'not the 3rd to the 6th',
    'the 3rd and the 6th',
  ])('"%s" is none', (text) => {
    expect(understand(text, STAY, ['checkin', 'checkout']).values).not.toHaveProperty('checkout')
  })

  it.each([
    ['from_date', 'to_date'],
    ['start_date', 'end_date'],
    ['departure_date', 'return_date'],
    ['arrival_date', 'departure_date'],
  ])('%s and %s', (first, last) => {
    const [start, end] = [readerOf(field(first)), readerOf(field(last))]
    expect(endsOfPeriod([end, start])).toEqual({ start, end })
  })

  it('not of days that belong to different things', () => {
    const days = [field('job_start_date'), field('lease_end_date')].map(readerOf)
    expect(endsOfPeriod(days)).toBeUndefined()
    const visit = readerOf(field('visit_date', 'string', 'Day the parents want to visit'))
    expect(endsOfPeriod([readerOf(field('start_date')), visit])).toBeUndefined()
  })
})

describe('the last day where the first is known', () => {
  const collected = { checkin: '2026-12-29' }

  it.each([
    ['three days later', '2027-01-01'],
    ['two nights', '2026-12-31'],
    ['the following day', '2026-12-30'],
    ['उसके अगले दिन', '2026-12-30'],
    ['bas do raat', '2026-12-31'],
    ['do din baad', '2026-12-31'],
    ['एक हफ्ते बाद', '2027-01-05'],
    ['the 2nd', '2027-01-02'],
    ['31 December', '2026-12-31'],
  ])('"%s"', (text, checkout) => {
    expect(understand(text, STAY, ['checkout'], { collected }).values).toEqual({ checkout })
  })

  it.each(['27 December', 'tomorrow', '2 December 2026', 'kal'])('"%s" is before it', (text) => {
    expect(understand(text, STAY, ['checkout'], { collected }).values).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** 18 November 2026, 10:30 in India. */
const WEDNESDAY = Date.parse('2026-11-18T05:00:00Z')

describe('a day counted from another one', () => {
  const REDELIVERY_DATE = field('redelivery_date', 'string', 'On which date should we deliver?')
  const NEEDED_BY = field('needed_by', 'string', 'By which date do you need it ready?')
  const PICKUP_DATE = field('pickup_date', 'string', 'On which date should we pick up the phone?')
  const APPT = field('appt', 'string', 'On which date would you like to come?')
  it.each([
    ['25 tareekh tak bahar hoon, uske agle din laana', REDELIVERY_DATE, '2026-11-26'],
    ["I'm out till the 24th, so the day after that", REDELIVERY_DATE, '2026-11-25'],
    ['22 tareekh ko shaadi hai, uske agle din', REDELIVERY_DATE, '2026-11-23'],
    ['20 को बाहर हूँ, उसके अगले दिन', REDELIVERY_DATE, '2026-11-21'],
    ['Friday is not possible, the day after that', REDELIVERY_DATE, '2026-11-21'],
    ['the day after the 20th', REDELIVERY_DATE, '2026-11-21'],
    ['Sunday ke agle din', REDELIVERY_DATE, '2026-11-23'],
    ['रविवार के अगले दिन', REDELIVERY_DATE, '2026-11-23'],
    ['Friday tak exam hai, uske do din baad', REDELIVERY_DATE, '2026-11-22'],
    ['aaj se theek ek hafte baad', REDELIVERY_DATE, '2026-11-25'],
    ['exactly one week from today', REDELIVERY_DATE, '2026-11-25'],
    ['a week from today', REDELIVERY_DATE, '2026-11-25'],
    ['aaj se das din baad', REDELIVERY_DATE, '2026-11-28'],
    ['आज से ठीक एक हफ़्ते बाद', REDELIVERY_DATE, '2026-11-25'],
    ['aaj se do hafte baad', REDELIVERY_DATE, '2026-12-02'],
    ['kal se theek ek hafte baad', REDELIVERY_DATE, '2026-11-26'],
    ['The wedding is on 12th December, I need it two days before that', NEEDED_BY, '2026-12-10'],
    ['Function 5 December ko hai, to 3 tak ready chahiye', NEEDED_BY, '2026-12-03'],
    ['shaadi 12 December ki hai, do din pehle chahiye', NEEDED_BY, '2026-12-10'],
    ['party is on the 28th, I need it a day before', NEEDED_BY, '2026-11-27'],
    ['party is on the 28th, so the 26th', NEEDED_BY, '2026-11-26'],
    ['28 ko function hai, 26 tak de do', NEEDED_BY, '2026-11-26'],
    ['शादी 12 दिसंबर की है, उससे दो दिन पहले', NEEDED_BY, '2026-12-10'],
    ['12 December se do din pehle', NEEDED_BY, '2026-12-10'],
    ['one day before Friday', NEEDED_BY, '2026-11-19'],
    ['not this Saturday, the one after that', PICKUP_DATE, '2026-11-28'],
    ['is Saturday nahi, agle', PICKUP_DATE, '2026-11-28'],
    ['not this Sunday, next Sunday', PICKUP_DATE, '2026-11-29'],
    ['इस शनिवार नहीं, अगले', PICKUP_DATE, '2026-11-28'],
    ['this Friday no, the next one', PICKUP_DATE, '2026-11-27'],
    ['28 ko aaunga, 3 baje tak', APPT, '2026-11-28'],
    ['Monday ke agle din', APPT, '2026-11-24'],
  ])('"%s"', (text, one, value) => {
    expect(understand(text, [one], [one.name], { now: WEDNESDAY }).values).toEqual({ [one.name]: value })
  })
  it.each([
    ['25 tak bahar hoon, uske baad', REDELIVERY_DATE],
    ["sometime next week, I'm not sure which day", REDELIVERY_DATE],
  ])('"%s" is asked again', (text, one) => {
    expect(understand(text, [one], [one.name], { now: WEDNESDAY }).values).toEqual({})
  })
})

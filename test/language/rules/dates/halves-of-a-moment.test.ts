import { describe, expect, it } from 'vitest'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY, understand } from '../../../support/language/rules.ts'

const VISIT = { ...field('visit', 'string', 'When should we come?'), kind: 'datetime' as const }
const FIELDS = [VISIT, field('complaint', 'string', 'What is the problem?')]

function visit(text: string, before?: string, collected: Record<string, string> = {}): unknown {
  const history = before === undefined ? [] : [{ agent: 'When should we come?', caller: before }]
  return understand(text, FIELDS, ['visit'], { history, collected }).values['visit']
}

describe('a field of the kind "datetime"', () => {
  it.each([
    'Friday',
    'kal aa jao',
    'शुक्रवार को',
    '12 December',
    'tomorrow evening',
    '5 pm',
    'shaam 6 baje',
    'at half past nine',
  ])('is left open by "%s"', (text) => {
    expect(visit(text)).toBeUndefined()
  })

  it.each([
    ['5 pm', 'Friday', '2026-11-27 17:00'],
    ['subah das baje', 'parso', '2026-11-23 10:00'],
    ['7', 'tomorrow evening', '2026-11-22 19:00'],
    ['Friday', '5 pm', '2026-11-27 17:00'],
    ['परसों', 'शाम को छह बजे', '2026-11-23 18:00'],
    ['Saturday at 3', 'Friday', '2026-11-28 15:00'],
    ['Friday', 'at 9 in the morning', '2026-11-27 09:00'],
    ['tomorrow', 'Monday or Tuesday at 5 pm', '2026-11-22 17:00'],
    ['in two hours', undefined, '2026-11-21 12:30'],
    ['any time on Friday', undefined, '2026-11-27'],
  ])('takes "%s" after "%s" as %s', (text, before, value) => {
    expect(visit(text, before)).toBe(value)
  })

  it('takes no half from the answer to another question', () => {
    expect(visit('5 pm', 'the fan broke on Monday', { complaint: 'the fan broke on Monday' })).toBeUndefined()
  })
})

describe('the half that is missing', () => {
  const reply = (heard: string, language: 'en' | 'hi' = 'en', understood: Record<string, string> = {}) =>
    composeByRules({
      ...NO_REPLY,
      heard,
      language,
      understood,
      question: { fields: [VISIT], guidance: '', attempt: 2 },
    })

  it.each([
    ['Friday', 'en', 'Okay. And at what time?'],
    ['5 pm', 'en', 'Okay. And on which day?'],
    ['शुक्रवार', 'hi', 'ठीक है। और किस समय?'],
    ['शाम छह बजे', 'hi', 'ठीक है। और किस दिन?'],
  ] as const)('after "%s" (%s) is asked for', (heard, language, said) => {
    expect(reply(heard, language)).toBe(said)
  })

  it('is not asked for after the answer to another question', () => {
    const said = reply('the fan broke on Monday', 'en', { complaint: 'the fan broke on Monday' })
    expect(said).toMatch(/When should we come\?$/)
  })
})

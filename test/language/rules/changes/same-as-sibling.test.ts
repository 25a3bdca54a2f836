import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('mobile_number', 'string', 'Mobile number'),
  field('emergency_phone', 'string', 'Emergency contact number'),
  field('pickup_date', 'string', 'Date of pick-up'),
  field('drop_date', 'string', 'Date of drop'),
  field('pickup_address', 'string', 'Address of pick-up'),
  field('delivery_address', 'string', 'Address of delivery'),
  { ...field('adults', 'number', 'How many adults?'), min: 1 },
  { ...field('children', 'number', 'How many children?'), max: 3 },
  field('seniors', 'number', 'How many senior citizens?'),
  field('milk', 'enum', 'Which milk?', ['Cow', 'Buffalo']),
  field('delivery', 'enum', 'When shall we deliver?', ['Morning', 'Evening']),
]
const told: Record<string, FieldValue> = {
  mobile_number: '+919810554330',
  pickup_date: '2026-11-24',
  pickup_address: '12 MG Road',
  adults: 2,
}

function answer(asked: string, text: string, collected = told): Record<string, FieldValue> {
  return understand(text, fields, [asked], { collected }).values
}

describe('the value of another answer of its kind', () => {
  it.each([
    ['emergency_phone', 'the same number'],
    ['emergency_phone', 'same as mobile'],
    ['emergency_phone', 'mobile wala hi'],
    ['emergency_phone', 'वही नंबर'],
    ['drop_date', 'same day as the pick-up'],
    ['drop_date', 'usi din'],
    ['drop_date', 'पिकअप वाले दिन ही'],
    ['delivery_address', 'same as the pick-up'],
    ['delivery_address', 'same address'],
    ['children', 'utne hi'],
  ])('%s: %s', (asked, text) => {
    const source = { emergency_phone: 'mobile_number', drop_date: 'pickup_date', delivery_address: 'pickup_address' }
    const of = source[asked as keyof typeof source] ?? 'adults'
    expect(answer(asked, text)).toEqual({ [asked]: told[of] })
  })

  it.each([
    ['emergency_phone', 'not the same number'],
    ['emergency_phone', 'same number, but with 11 at the end'],
    ['drop_date', 'same day next week'],
  ])('is not taken where more is said: %s: %s', (asked, text) => {
    expect(answer(asked, text)).not.toEqual({ [asked]: expect.anything() as unknown })
  })

  it('is asked again where none was told, two differ, or the field may not have it', () => {
    expect(answer('emergency_phone', 'same number', {})).toEqual({})
    expect(answer('seniors', 'the same', { adults: 2, children: 3 })).toEqual({})
    expect(answer('seniors', 'same as children', { adults: 2, children: 3 })).toEqual({ seniors: 3 })
    expect(answer('children', 'the same', { adults: 9 })).toEqual({})
  })

  it.each([
    ['delivery_address', 'same number', {}],
    ['delivery_address', 'usi din', {}],
    ['drop_date', 'wahi shahar', {}],
    ['emergency_phone', 'same as before', {}],
    ['children', 'wahi', {}],
    ['delivery', 'wahi', { milk: 'Cow' }],
    ['milk', 'first wala hi', { delivery: 'Morning' }],
  ])('is not taken where another thing is called the same: %s: %s', (asked, text, known) => {
    expect(answer(asked, text, { ...told, ...known })).not.toHaveProperty(
      asked,
      expect.toBeOneOf(Object.values({ ...told, ...known })),
    )
  })

  it('is the day of both ends of a period where the day is said in full', () => {
    expect(answer('drop_date', '24 November')).toEqual({ drop_date: '2026-11-24' })
    expect(answer('drop_date', '23 November')).toEqual({})
  })
})

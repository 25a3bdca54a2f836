import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'
import { coerceValue } from '../../../src/language/model/coerce-value.ts'
import { field, NOW } from '../../support/language/rules.ts'

const context = { now: NOW, timeZone: 'Asia/Kolkata' }
const count = field('count', 'number')
const flag = field('flag', 'boolean')
const plan = field('plan', 'enum', '', ['basic', 'premium'])
const text = field('note')

const CASES: [FieldSpec, unknown, FieldValue | undefined][] = [
  [count, 42, 42],
  [count, '42', 42],
  [count, 'forty two', 42],
  [count, '1,00,000', 100_000],
  [count, 'do', 2],
  [count, 'many', undefined],
  [count, '2 or 3', undefined],
  [count, true, undefined],
  [count, NaN, undefined],
  [count, Infinity, undefined],
  [flag, true, true],
  [flag, 'yes', true],
  [flag, 'haan', true],
  [flag, 'false', false],
  [flag, 0, false],
  [flag, 7, undefined],
  [flag, 'perhaps', undefined],
  [plan, 'basic', 'basic'],
  [plan, 'Premium', 'premium'],
  [plan, 'premuim', 'premium'],
  [plan, 'primary', undefined],
  [plan, 'premum', 'premium'],
  [plan, 'प्रीमियम', 'premium'],
  [plan, 'gold', undefined],
  [text, ' hello ', 'hello'],
  [text, 12, '12'],
  [text, '', undefined],
  [text, ' null ', undefined],
  [text, `${' '.repeat(400_000)}x`, 'x'], // took minutes
  [text, `n/a${' '.repeat(100_000)}x`, `n/a${' '.repeat(1_997)}`],
  [text, 'null', undefined],
  [text, 'N/A', undefined],
  [text, null, undefined],
  [text, ['x'], undefined],
  [text, { x: 1 }, undefined],
  [field('email'), 'Priya@Example.com', 'priya@example.com'],
  [field('email'), 'priya', undefined],
  [field('phone'), '98765 43210', '+919876543210'],
  [field('phone'), 'none', undefined],
  [field('date'), '2026-12-01', '2026-12-01'],
  [field('date'), 'tomorrow', '2026-11-22'],
  [field('time'), '4 pm', '16:00'],
  [field('when'), '2026-11-22T16:00:00+05:30', '2026-11-22 16:00'],
  [field('when'), '2026-11-22 16:00', '2026-11-22 16:00'],
]

describe('values that a model proposes', () => {
  it.each(CASES)('for %o converts %j to %j', (spec, proposed, expected) => {
    expect(coerceValue(proposed, spec, context)).toBe(expected)
  })

  it('cuts long strings', () => {
    expect(coerceValue('x'.repeat(9_000), text, context)).toHaveLength(2_000)
  })

  it('are of the right type or dropped, whatever is proposed', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(count, flag, plan, text), (proposed, spec) => {
        const value = coerceValue(proposed, spec, context)
        if (value === undefined) return
        if (spec.type === 'enum') expect(spec.options).toContain(value)
        else expect(typeof value).toBe(spec.type)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { holds } from '../../../src/machines/flow/operators.ts'
import { OPERATORS, type Condition, type Operator } from '../../../src/machines/flow/types.ts'

const fields = { name: ' Priya Rao ', age: 41, ok: false, size: 'Large' }

/** Operator, field, value, whether it holds. */
const table: [Operator, string, Condition['value'], boolean][] = [
  ['eq', 'name', 'priya rao', true],
  ['eq', 'name', ' PRIYA RAO', true],
  ['eq', 'name', 'priya', false],
  ['eq', 'age', 41, true],
  ['eq', 'age', '41', false],
  ['eq', 'ok', false, true],
  ['eq', 'ok', true, false],
  ['eq', 'size', 'large', true],
  ['eq', 'missing', '', false],
  ['eq', 'constructor', 'x', false],
  ['ne', 'name', 'priya rao', false],
  ['ne', 'name', 'asha', true],
  ['ne', 'ok', true, true],
  ['ne', 'missing', 'anything', true],
  ['ne', 'toString', 'anything', true],
  ['gt', 'age', 40, true],
  ['gt', 'age', 41, false],
  ['gt', 'missing', 0, false],
  ['gt', 'name', 0, false],
  ['gte', 'age', 41, true],
  ['gte', 'age', 41.5, false],
  ['lt', 'age', 42, true],
  ['lt', 'age', 41, false],
  ['lt', 'missing', 1, false],
  ['lte', 'age', 41, true],
  ['lte', 'age', 40, false],
  ['in', 'size', ['small', 'LARGE'], true],
  ['in', 'size', ['small'], false],
  ['in', 'age', [40, 41], true],
  ['in', 'ok', [true], false],
  ['in', 'missing', ['x'], false],
  ['contains', 'name', 'RAO', true],
  ['contains', 'name', ' rao ', true],
  ['contains', 'name', 'sen', false],
  ['contains', 'age', '4', false],
  ['contains', 'missing', 'x', false],
  ['exists', 'name', true, true],
  ['exists', 'ok', true, true],
  ['exists', 'ok', false, false],
  ['exists', 'missing', true, false],
  ['exists', 'missing', false, true],
  ['exists', 'valueOf', true, false],
]

describe('a condition', () => {
  it.each(table)('%s: "%s" against %j is %s', (op, field, value, expected) => {
    expect(holds({ op, field, value }, fields)).toBe(expected)
  })

  it('has a row above for every operator, holding and not', () => {
    for (const op of OPERATORS) {
      expect(new Set(table.filter(([one]) => one === op).map(([, , , expected]) => expected)).size).toBe(2)
    }
  })
})

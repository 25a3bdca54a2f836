import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('pickup_area', 'string', 'Locality or area where the goods are to be picked up'),
  field('drop_city', 'string', 'City the person is moving to'),
  field('home_size', 'enum', 'Size of the home', ['1 BHK', '2 BHK', '3 BHK']),
]

function read(text: string, asked: string, collected: Record<string, FieldValue>): Record<string, FieldValue> {
  return understand(text, fields, [asked], { collected }).values
}

describe('where a flow asks for two places', () => {
  it.each<[string, Record<string, FieldValue>]>([
    ['sorry, the drop city is Nagpur', { drop_city: 'Nagpur' }],
    ['change the drop city to Nagpur', { drop_city: 'Nagpur' }],
    ['drop city Nagpur kar do', { drop_city: 'Nagpur' }],
    ['no wait, the pickup area is Lucknow', { pickup_area: 'Lucknow' }],
  ])('%j puts right the one that it names', (text, values) => {
    expect(read(text, 'home_size', { pickup_area: 'Pune', drop_city: 'Jaipur' })).toEqual(values)
  })
  it('the name of an answer is no place that a way begins at', () => {
    expect(read('wait, change the pickup area to Lucknow', 'drop_city', { pickup_area: 'Pune' })).toEqual({
      pickup_area: 'Lucknow',
    })
    expect(read('Nagpur to Pune', 'drop_city', {})).toEqual({ pickup_area: 'Nagpur', drop_city: 'Pune' })
  })
})

import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const hindi = [field('gaon', 'string', 'गाँव का नाम'), field('zila', 'string', 'ज़िला')]
const english = [field('village', 'string', 'Name of the village'), field('district', 'string', 'District')]

describe('two places asked for at once', () => {
  it.each([
    ['गाँव रामपुर, ज़िला सीतापुर', 'रामपुर', 'सीतापुर'],
    ['madhopur gaon me, district sikar', 'Madhopur', 'Sikar'],
    ['village Madhopur, district Sikar', 'Madhopur', 'Sikar'],
    ['madhopur village, sikar district', 'Madhopur', 'Sikar'],
    ['Madhopur gaon zila Sikar', 'Madhopur', 'Sikar'],
    ['zila Sikar hai', undefined, 'Sikar'],
  ])('are told by their kind: "%s"', (text, first, second) => {
    const values = [hindi, english].map(
      (fields) =>
        understand(
          text,
          fields,
          fields.map(({ name }) => name),
        ).values,
    )
    expect(values).toEqual([
      { ...(first && { gaon: first }), zila: second },
      { ...(first && { village: first }), district: second },
    ])
  })
})

describe('an address', () => {
  it.each(['Address with pin code', 'Full address including the pincode', 'घर का पता पिनकोड के साथ'])(
    'is asked for by "%s"',
    (description) => {
      const text = '7 Lake Road, Nashik 422001'
      expect(valuesOf(text, field('addr', 'string', description))).toEqual({ addr: text })
    },
  )
})

describe('the place among others', () => {
  const pickup = field('pickup_area', 'string', 'Area where the goods are picked up')
  const drop = field('drop_city', 'string', 'City to move to')
  const village = field('village', 'string', 'Village where the field is')
  it.each([
    ["From Baner, and we're moving to Surat", pickup, 'Baner'],
    ['delhi nahi, kaushambi, ghaziabad wala', pickup, 'Kaushambi'],
    ['Delhi, well no, Navi Mumbai to be precise', drop, 'Navi Mumbai'],
    ['Pune to be honest', drop, 'Pune'],
    ["i'm from kotla, near amloh side", village, 'Kotla'],
  ])('of "%s"', (text, asked, place) => expect(valuesOf(text, asked, pickup, drop)[asked.name]).toBe(place))
  it('leaves the town of a part of it to no other question', () => {
    expect(valuesOf('vaishali, ghaziabad wala', pickup, drop)).toEqual({ pickup_area: 'Vaishali' })
  })
})

import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const GUESTS = field('guests', 'number', 'How many people will stay in all, children included?')
const ADULTS = field('adults', 'number', 'How many adults?')
const CHILDREN = field('children', 'number', 'How many children?')

describe('people who are told one after the other', () => {
  it.each([
    ['me, my husband and our two girls', 4],
    ['मैं, मेरी पत्नी और सास ससुर', 4],
    ['6 bade aur 2 bachche', 8],
    ['पाँच बड़े और दो बच्चे', 7],
    ['2 adults 3 kids', 5],
    ['hum do aur ek bachcha', 3],
    ['my parents and me', 3],
    ['just the two of us and a baby', 3],
    ['7 including 3 children', 7],
    ['5, 2 kids included', 5],
    ['four of us plus my mother', 5],
    ['do log main aur meri wife', 2],
    ['just me', 1],
    ['me plus one', 2],
  ])('are counted together: "%s"', (text, guests) => {
    expect(valuesOf(text, GUESTS)).toEqual({ guests })
  })

  it.each(['my wife and two kids', 'two kids and us', 'kids and maybe my mother'])(
    'are asked for again where it is not plain who is one of them: "%s"',
    (text) => {
      expect(valuesOf(text, GUESTS)).toEqual({})
    },
  )

  it('are counted apart where the flow does', () => {
    expect(valuesOf('two adults and one child', ADULTS, CHILDREN)).not.toEqual({ adults: 3 })
  })
})

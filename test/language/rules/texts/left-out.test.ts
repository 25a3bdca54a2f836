import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

describe('free text', () => {
  const ROUTE = field('route', 'string', 'Which route do you use the most?')
  const SUGGESTION = field('suggestion', 'string', 'Anything you would like us to improve?')
  const STYLIST = field('stylist', 'string', 'Do you want any particular stylist?')
  const MESSAGE = field('message', 'string', 'What should we write on the cake?')
  it.each([
    ['no fixed route', ROUTE],
    ['koi fixed route nahi', ROUTE],
    ['no need', ROUTE],
    ['nahi bas theek hai', SUGGESTION],
    ['anyone is fine', STYLIST],
    ['koi bhi chalegi', STYLIST],
    ['nothing, keep it plain', MESSAGE],
    ["i'll tell you later", MESSAGE],
  ])('"%s" is left out', (text, one) => {
    expect(understand(text, [one], [one.name])).toMatchObject({ values: {}, refused: [one.name] })
  })
  it.each([
    ['its a 2018 swift vdi', field('car_model', 'string', 'Which car do you have?'), '2018 swift vdi'],
    ['no parking in front, use the back gate', field('note', 'string', 'Any instructions?'), undefined],
  ])('"%s" is kept', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value ?? text })
  })
})

describe('a place', () => {
  const AREA = field('area', 'string', 'Which area are you looking in?')
  it.each([
    ['somewhere near hsr layout or koramangala', 'Hsr Layout Or Koramangala'],
    ['south bangalore, jayanagar preferably', 'Jayanagar'],
    ['jayanagar ideally', 'Jayanagar'],
  ])('"%s" is %s', (text, value) => {
    expect(String(valuesOf(text, AREA)['area']).toLowerCase()).toBe(value.toLowerCase())
  })
  it('is none where any will do', () => {
    expect(valuesOf('anywhere close to the metro', AREA)['area']).not.toBe('Anywhere')
  })
})

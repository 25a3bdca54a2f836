import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('the thing in trouble', () => {
  const DAMAGE = field('damage', 'enum', 'What happened to the phone?', [
    'broken screen',
    'water damage',
    'battery problem',
    'camera problem',
  ])
  it.each([
    ['परसों पानी में गिर गया था', DAMAGE, 'water damage'],
    ['camera chalu karo to sirf kaala dikhta hai', DAMAGE, 'camera problem'],
    ['battery tikti hi nahi, do ghante mein khatam', DAMAGE, 'battery problem'],
    ['battery jaldi khatam ho jaati hai', DAMAGE, 'battery problem'],
    ['it fell into a bucket of water', DAMAGE, 'water damage'],
    ['screen par lines aa gayi hain', DAMAGE, 'broken screen'],
    ['photo dhundhli aati hai', DAMAGE, 'camera problem'],
    ['camera theek hai, battery kharab hai', DAMAGE, 'battery problem'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

it('"achha" is praise, and not the "गोद" of an option in Hindi', () => {
  const occasion = {
    ...field('occasion', 'enum', 'What is the occasion?', ['wedding', 'baby shower', 'corporate event']),
    texts: { hi: { options: { wedding: 'शादी', 'baby shower': 'गोद भराई', 'corporate event': 'कंपनी का कार्यक्रम' } } },
  }
  expect(valuesOf('achha achha', occasion)).toEqual({})
  expect(valuesOf('achha achha, to phir corporate event, theek hai na', occasion)).toEqual({
    occasion: 'corporate event',
  })
})

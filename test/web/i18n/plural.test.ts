import { expect, it } from 'vitest'
import { plural } from '../../../web/src/i18n/plural.ts'

it('gives one thing the singular, and in Hindi none as well', () => {
  expect([0, 1, 2].map((count) => plural(count, 'error', 'errors'))).toEqual(['0 errors', '1 error', '2 errors'])
  const inHindi = [0, 1, 2].map((count) => plural(count, 'त्रुटि', 'त्रुटियाँ', 'hi'))
  expect(inHindi).toEqual(['0 त्रुटि', '1 त्रुटि', '2 त्रुटियाँ'])
})

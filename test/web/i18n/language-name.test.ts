import { expect, it } from 'vitest'
import { languageNames } from '../../../web/src/i18n/language-name.ts'

it.each([
  ['hi', 'en', 'Hindi'],
  ['en', 'hi', 'अंग्रेज़ी'],
  ['a', 'en', 'a'],
  ['', 'en', ''],
  ['__proto__', 'en', '__proto__'],
])('of %o for a viewer of %s is "%s"', (code, viewer, name) => {
  expect(languageNames(viewer)(code)).toBe(name)
})

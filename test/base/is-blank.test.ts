import { expect, it } from 'vitest'
import { isBlank } from '../../src/base/is-blank.ts'

it.each([
  '',
  ' \t\n',
  '\u0000\u001f',
  '\u200b\u200c\u200d\ufeff',
  '\u00ad',
  '\u2800',
  '\u3164\u115f',
  '\ufe0f',
  '\ufffd',
])('takes %j for nothing', (text) => {
  expect(isBlank(text)).toBe(true)
  expect(isBlank(`${text}a${text}`)).toBe(false)
})

it.each(['.', 'हाँ', '👍', '0', '\u200bक', '\ue000', '\u{1f6d9}'])('sees something in %j', (text) => {
  expect(isBlank(text)).toBe(false)
})

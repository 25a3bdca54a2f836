import { describe, expect, it } from 'vitest'
import { regex } from '../../src/base/regex.ts'

describe('a regular expression over several lines', () => {
  it('is the same as one on a single line', () => {
    const written = regex`
      ^(?:please )*call
        [ ](?:me|us)(?:
          later|tomorrow
          |in the evening
        )$
    `
    expect(written).toEqual(/^(?:please )*call[ ](?:me|us)(?:later|tomorrow|in the evening)$/)
  })

  it('keeps the blanks within a line, and takes `[ ]` beside a break for one', () => {
    const asked = regex`
      (?:call|ring)
      [ ]me back
    `
    expect(asked.test('please ring me back')).toBe(true)
    expect(asked.test('please ringme back')).toBe(false)
  })

  it('takes flags, and escapes as they stand', () => {
    const word = regex('iu')`
      (?<!\p{L})
      नहीं|no\b
    `
    expect(word).toEqual(/(?<!\p{L})नहीं|no\b/iu)
  })

  it('takes source text in', () => {
    const times = '(?:once|twice)'
    expect(regex`^${times} a day$`).toEqual(/^(?:once|twice) a day$/)
  })
})

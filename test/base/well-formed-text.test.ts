import { describe, expect, it } from 'vitest'
import { wellFormed, wellFormedIn } from '../../src/base/well-formed-text.ts'

describe('Well-formed text', () => {
  it.each([
    ['\ud83d', '\ufffd'],
    ['😀'.slice(1) + 'x', '\ufffdx'],
    ['a\u0000b\u0007\u001f', 'a\ufffdb\ufffd\ufffd'],
    ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    ['नमस्ते 😀 \u2028 \u0085 \u007f \ufeff', 'नमस्ते 😀 \u2028 \u0085 \u007f \ufeff'],
    ['\\u0000', '\\u0000'],
  ])('of %j is %j', (text, expected) => {
    expect(wellFormed(text)).toBe(expected)
  })

  it('covers lists, objects and their keys, and keeps other values', () => {
    const value = { 'a\ud800': ['\u0000', { b: '\udfff', c: null, d: 1.5, e: true }] }
    const expected = { 'a\ufffd': ['\ufffd', { b: '\ufffd', c: null, d: 1.5, e: true }] }
    expect(wellFormedIn(value, JSON.stringify(value))).toEqual(expected)
  })

  it('tells of names that become one, by their path', () => {
    const clashes: string[] = []
    const json = '{"metadata":{"\\ud800":"1","\\udc00":"2"},"other":[{"\\ud800":"3"}]}'
    wellFormedIn(JSON.parse(json) as unknown, json, (path) => clashes.push(path))
    expect(clashes).toEqual(['metadata.\ufffd'])
  })

  it('goes as deep as JSON can', () => {
    const json = `${'['.repeat(400_000)}"\\u0000"${']'.repeat(400_000)}`
    let value = wellFormedIn(JSON.parse(json) as unknown, json)
    while (Array.isArray(value)) value = value[0] as unknown
    expect(value).toBe('\ufffd')
  })

  it('leaves a value alone that has nothing to mend', () => {
    const value = { path: 'C:\\users', smile: '😀', line: 'a\nb' }
    expect(wellFormedIn(value, JSON.stringify(value))).toEqual(value)
    const plain = { name: 'Asha' }
    expect(wellFormedIn(plain, JSON.stringify(plain))).toBe(plain)
  })
})

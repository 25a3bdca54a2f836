import { describe, expect, it } from 'vitest'
import { splitText } from '../../../src/providers/speech/split-text.ts'

describe('a text that is too long for one message', () => {
  it('is cut after blanks', () => {
    expect(splitText('one two three four', 9)).toEqual(['one two ', 'three ', 'four'])
  })

  it('is cut anywhere where it has none, but never within a character', () => {
    expect(splitText('abcdef', 4)).toEqual(['abcd', 'ef'])
    expect(splitText('abc😀de', 4)).toEqual(['abc', '😀de'])
  })

  it('stays whole when it fits, and is nothing when it is empty', () => {
    expect(splitText('one two', 7)).toEqual(['one two'])
    expect(splitText('', 7)).toEqual([])
  })
})

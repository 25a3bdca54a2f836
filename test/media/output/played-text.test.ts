import { describe, expect, it } from 'vitest'
import { playedText } from '../../../src/media/output/played-text.ts'

const text = 'Good morning, this is Asha.'
const byCharacter = [...text].map((character, index) => ({ text: character, startMs: index * 100 }))
const byWord = text.split(' ').map((word, index) => ({ text: word, startMs: index * 500 }))

function heard(heardMs: number, more: Partial<Parameters<typeof playedText>[0]> = {}): string {
  return playedText({ text, wordTimings: byCharacter, totalMs: 2_700, heardMs, ...more })
}

describe('what of a line was heard', () => {
  it('is nothing before it begins, and all of it at its end', () => {
    expect(heard(0)).toBe('')
    expect(heard(2_700)).toBe(text)
    expect(heard(9_000)).toBe(text)
  })

  it('is whole words, by the characters that were begun', () => {
    expect(heard(450)).toBe('Good')
    expect(heard(1_050)).toBe('Good')
    expect(heard(1_250)).toBe('Good morning,')
  })

  it('is told by words where the synthesiser tells of words only', () => {
    expect(heard(1_100, { wordTimings: byWord })).toBe('Good morning, this')
  })

  it('is a share of the line by time when nobody tells', () => {
    expect(heard(1_350, { wordTimings: [] })).toBe('Good morning')
    expect(heard(900, { wordTimings: [], totalMs: null })).toBe('Good')
  })

  it('does not mind that the vendor counts blanks otherwise, or in another script', () => {
    expect(playedText({ text: 'a  b', wordTimings: [{ text: 'a', startMs: 0 }], totalMs: null, heardMs: 10 })).toBe('a')
    const hindi = 'नमस्ते, मैं आशा हूँ'
    const aligned = [...hindi].map((character, index) => ({ text: character, startMs: index * 75 }))
    expect(playedText({ text: hindi, wordTimings: aligned, totalMs: 1_425, heardMs: 700 })).toBe('नमस्ते,')
  })
})

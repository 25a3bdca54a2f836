import { describe, expect, it } from 'vitest'
import { understandByRules } from '../../src/language/rules/understand.ts'
import {
  judge,
  PARTS,
  type Phrase,
  type PhraseFile,
  readPhrases,
  readTrial,
  requestFor,
  STRANGERS,
  type Verdict,
} from './phrases.ts'

interface Judged {
  phrase: Phrase
  verdict: Verdict
}

function judgeAll(files: PhraseFile[]): Judged[] {
  return files.flatMap((file) =>
    file.phrases.map((phrase) => ({
      phrase,
      verdict: judge(phrase, understandByRules(requestFor(phrase, file)), file),
    })),
  )
}

function share(judged: Judged[], ...verdicts: Verdict[]): number {
  return judged.filter(({ verdict }) => verdicts.includes(verdict)).length / judged.length
}

function wants(phrase: Phrase, ...outcomes: string[]): boolean {
  const ways = 'any' in phrase.expect ? phrase.expect.any : [phrase.expect]
  return ways.every(({ outcome }) => outcome !== undefined && outcomes.includes(outcome))
}

it.each(readTrial())('$text', (phrase) => {
  expect(judge(phrase, understandByRules(requestFor(phrase)))).toBe('right')
})

describe.each(PARTS)('of the phrases that are %s', (part) => {
  const judged = judgeAll(readPhrases(part))

  it('at least 92 % are right', () => {
    expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.92)
  })

  it('at most 2 % give a wrong value', () => {
    expect(share(judged, 'wrong value')).toBeLessThanOrEqual(0.02)
  })

  it('no phrase ends the conversation by mistake', () => {
    expect(judged.filter(({ verdict }) => verdict === 'false intent')).toEqual([])
  })
})

describe('of the phrases of a stranger, which are as good as they have become', () => {
  const judged = judgeAll(readPhrases(STRANGERS))

  it('84 % are right, and 3 % give a wrong value', () => {
    expect(judged.length).toBeGreaterThanOrEqual(500)
    expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.84)
    expect(share(judged, 'wrong value')).toBeLessThanOrEqual(0.03)
  })

  it('at most one in 200 ends the conversation by mistake', () => {
    expect(share(judged, 'false intent')).toBeLessThanOrEqual(0.005)
  })

  it('at least 96 % of the opt-outs and wrong numbers are heard', () => {
    const wishes = judged.filter(({ phrase }) => wants(phrase, 'opted_out', 'wrong_person'))
    expect(share(wishes, 'right')).toBeGreaterThanOrEqual(0.96)
  })
})

it('hears at least 97 % of the clear opt-outs and wrong numbers among all phrases', () => {
  const judged = judgeAll(PARTS.flatMap(readPhrases))
  const wishes = judged.filter(({ phrase }) => wants(phrase, 'opted_out', 'wrong_person'))
  expect(share(wishes, 'right')).toBeGreaterThanOrEqual(0.97)
})

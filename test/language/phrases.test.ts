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
  type Verdict,
} from './phrases.ts'

interface Judged {
  phrase: Phrase
  verdict: Verdict
}

function judgeAll(files: PhraseFile[]): Judged[] {
  return files.flatMap((file) =>
    file.phrases.map((phrase) => ({ phrase, verdict: judge(phrase, understandByRules(requestFor(phrase, file))) })),
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

  it('none ends the conversation by mistake', () => {
    expect(judged.filter(({ verdict }) => verdict === 'false intent')).toEqual([])
  })
})

it('hears at least 97 % of the clear opt-outs and wrong numbers among all phrases', () => {
  const judged = judgeAll(PARTS.flatMap(readPhrases))
  const wishes = judged.filter(({ phrase }) => wants(phrase, 'opted_out', 'wrong_person'))
  expect(share(wishes, 'right')).toBeGreaterThanOrEqual(0.97)
})

import { describe, expect, it } from 'vitest'
import { understandByRules } from '../../src/language/rules/understand.ts'
import {
  CLASSES,
  judge,
  PARTS,
  type Phrase,
  type PhraseFile,
  readPhrases,
  readTrial,
  requestFor,
  STRANGERS,
  TRAPS,
  UNSEEN,
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

/** Phrases that are hard, and as good as they have become: the share that is right, and that gives a wrong value. */
describe.each([
  [STRANGERS, 0.95, 0.01, 0.95],
  [CLASSES, 0.82, 0.03, 0.95],
  [UNSEEN.ordinary, 0.91, 0.02, 0.95],
  [UNSEEN.ordinaryEvening, 0.92, 0.01, 0.9],
  [UNSEEN.trades, 0.88, 0.02, 0.85],
  [UNSEEN.asides, 0.75, 0.07, 0.88],
  [UNSEEN.wishes, 0.96, 0.01, 0.95],
  [UNSEEN.indirect, 0.86, 0.02, 0.95],
  [UNSEEN.otherWords, 0.72, 0.03, 0.95],
] as const)('of the hard phrases %s', (part, right, wrong, heard) => {
  const judged = judgeAll(readPhrases(part))

  it('enough are right, and few give a wrong value', () => {
    expect(judged.length).toBeGreaterThanOrEqual(400)
    expect(share(judged, 'right')).toBeGreaterThanOrEqual(right)
    expect(share(judged, 'wrong value')).toBeLessThanOrEqual(wrong)
  })

  it('none ends the conversation by mistake', () => {
    expect(judged.filter(({ verdict }) => verdict === 'false intent').map(({ phrase }) => phrase.text)).toEqual([])
  })

  it('nearly all of the opt-outs and wrong numbers are heard', () => {
    const wishes = judged.filter(({ phrase }) => wants(phrase, 'opted_out', 'wrong_person'))
    expect(share(wishes, 'right')).toBeGreaterThanOrEqual(heard)
  })
})

/** Recognisers of speech leave out what people do not say: punctuation and capital letters. */
describe.each([
  [UNSEEN.ordinary, 0.86, 0.03],
  [UNSEEN.ordinaryEvening, 0.87, 0.02],
] as const)('of the phrases %s without punctuation', (part, right, wrong) => {
  const bare = readPhrases(part).map((file) => ({
    ...file,
    phrases: file.phrases.map((phrase) => ({ ...phrase, text: withoutPunctuation(phrase.text) })),
  }))
  const judged = judgeAll(bare)

  it('enough are right, and few give a wrong value', () => {
    expect(judged.length).toBeGreaterThanOrEqual(400)
    expect(share(judged, 'right')).toBeGreaterThanOrEqual(right)
    expect(share(judged, 'wrong value')).toBeLessThanOrEqual(wrong)
  })
})

function withoutPunctuation(text: string): string {
  return text
    .toLowerCase()
    .replace(/[,;:!?…।—–"“”]+(?=\s|$)|\.+(?=\s|$)|["“]| - /g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it('hears at least 97 % of the clear opt-outs and wrong numbers among all phrases', () => {
  const judged = judgeAll(PARTS.flatMap(readPhrases))
  const wishes = judged.filter(({ phrase }) => wants(phrase, 'opted_out', 'wrong_person'))
  expect(share(wishes, 'right')).toBeGreaterThanOrEqual(0.97)
})

it.each(readPhrases(TRAPS))('no trap of $name gives a value or an end that nobody meant', (file) => {
  const caught = judgeAll([file]).filter(({ verdict }) => verdict !== 'right' && verdict !== 'asked again')
  expect(caught.map(({ phrase, verdict }) => `${phrase.text}: ${verdict}`)).toEqual([])
})

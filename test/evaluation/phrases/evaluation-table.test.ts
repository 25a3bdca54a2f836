import { expect, it } from 'vitest'
import type { JudgedPhrase } from '../../../src/evaluation/phrases/evaluate-phrases.ts'
import {
  type EvaluationRun,
  missedThresholds,
  renderRuns,
  tabulate,
  THRESHOLDS,
} from '../../../src/evaluation/phrases/evaluation-table.ts'
import type { Verdict } from '../../../src/evaluation/phrases/judge.ts'

function judged(verdicts: Verdict[], parts: Partial<JudgedPhrase> = {}): JudgedPhrase[] {
  const understanding = { values: {}, refused: [], intent: null, language: 'en' as const }
  return verdicts.map((verdict, at) => ({
    id: String(at),
    text: `words ${at}`,
    asked: 'amount',
    kind: 'number',
    language: 'en',
    verdict,
    understanding,
    tookMs: at,
    ...parts,
  }))
}

function run(model: string, verdicts: Verdict[]): EvaluationRun {
  return { model, judged: judged(verdicts), usage: { requests: 0, inputTokens: 0, outputTokens: 0 } }
}

it('counts all phrases, then those of each language, then those of each kind', () => {
  const rows = tabulate([
    ...judged(['right', 'wrong value']),
    ...judged(['right', 'asked again'], { language: 'hi', kind: 'date' }),
  ])
  expect(rows.map(({ title, count, right }) => [title, count, right])).toEqual([
    ['all', 4, 0.5],
    ['en', 2, 0.5],
    ['hi', 2, 0.5],
    ['date', 2, 0.5],
    ['number', 2, 0.5],
  ])
})

it('names every threshold that is missed, wishes as a share of the wishes', () => {
  const verdicts: Verdict[] = ['right', 'missed intent', 'wrong value', 'false intent']
  expect(missedThresholds(judged(verdicts), 2, THRESHOLDS)).toEqual([
    'right: 25.0 %, at least 92.0 % wanted',
    'wrong values: 25.0 %, at most 1.5 % wanted',
    'false intents: 25.0 %, at most 0.5 % wanted',
    'missed wishes: 50.0 %, at most 3.0 % wanted',
  ])
  expect(missedThresholds(judged(['right', 'right']), 1, THRESHOLDS)).toEqual([])
})

it('a run over no phrases reaches nothing', () => {
  expect(missedThresholds([], 0, THRESHOLDS)).toEqual(['There are no phrases.'])
})

it('shows of two runs the phrases that they took differently', () => {
  const text = renderRuns([run('one:a', ['right', 'right']), run('two:b', ['right', 'wrong value'])])
  expect(text).toContain('1 "words 1" (amount) – one:a: right; two:b: wrong value')
  expect(text).not.toContain('"words 0"')
})

it('shows requests, tokens and price of a phrase', () => {
  const usage = { requests: 2, inputTokens: 2_000, outputTokens: 100 }
  const text = renderRuns([{ ...run('one:a', ['right', 'right']), usage }], { input: 1, output: 10 })
  expect(text).toContain('2 requests; a phrase: 1.0 requests, 1000.0 + 50.0 tokens, 0.001500 by price')
})

import type { JudgedPhrase } from './evaluate-phrases.ts'
import type { Verdict } from './judge.ts'

/** Results of a run for a group of phrases. Shares are between 0 and 1. */
export interface EvaluationRow {
  title: string
  count: number
  right: number
  askedAgain: number
  wrong: number
  falseIntents: number
  missedIntents: number
  /** Median and 95th percentile. */
  medianMs: number
  slowMs: number
}

/** All judged phrases of one model. */
export interface EvaluationRun {
  model: string
  judged: readonly JudgedPhrase[]
  /** Requests to the model's vendor, and tokens as the vendor reports them; all zero for the rules. */
  usage: { requests: number; inputTokens: number; outputTokens: number }
}

/** Shares, between 0 and 1, that a run has to reach. */
export interface Thresholds {
  right: number
  wrong: number
  falseIntents: number
  /** Share of the phrases with a special intent. */
  missedIntents: number
}

/** The goals of `docs/language.md`. */
export const THRESHOLDS: Thresholds = { right: 0.92, wrong: 0.015, falseIntents: 0.005, missedIntents: 0.03 }

/** All phrases, then by language, then by kind of field. */
export function tabulate(judged: readonly JudgedPhrase[]): EvaluationRow[] {
  const groups = (of: (one: JudgedPhrase) => string) =>
    [...Map.groupBy(judged, of)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([title, some]) => row(title, some))
  return [row('all', judged), ...groups(({ language }) => language), ...groups(({ kind }) => kind)]
}

function row(title: string, judged: readonly JudgedPhrase[]): EvaluationRow {
  const share = (verdict: Verdict) =>
    judged.length === 0 ? 0 : judged.filter((one) => one.verdict === verdict).length / judged.length
  const times = judged.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
  return {
    title,
    count: judged.length,
    right: share('right'),
    askedAgain: share('asked again'),
    wrong: share('wrong value'),
    falseIntents: share('false intent'),
    missedIntents: share('missed intent'),
    medianMs: times[times.length >> 1] ?? 0,
    slowMs: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}

/** Returns a sentence for each threshold that a run misses; empty when it reaches them all. */
export function missedThresholds(judged: readonly JudgedPhrase[], wishCount: number, thresholds: Thresholds): string[] {
  const [all] = tabulate(judged)
  if (!all || all.count === 0) return ['There are no phrases.']
  const missed = wishCount === 0 ? 0 : (all.missedIntents * all.count) / wishCount
  const checks: [string, number, number, boolean][] = [
    ['right', all.right, thresholds.right, all.right >= thresholds.right],
    ['wrong values', all.wrong, thresholds.wrong, all.wrong <= thresholds.wrong],
    ['false intents', all.falseIntents, thresholds.falseIntents, all.falseIntents <= thresholds.falseIntents],
    ['missed wishes', missed, thresholds.missedIntents, missed <= thresholds.missedIntents],
  ]
  return checks.flatMap(([name, is, goal, isReached]) =>
    isReached ? [] : [`${name}: ${percent(is)}, ${name === 'right' ? 'at least' : 'at most'} ${percent(goal)} wanted`],
  )
}

/** Renders runs side by side: a table for each, then every phrase that they understood differently. */
export function renderRuns(
  runs: readonly EvaluationRun[],
  pricePerMillion?: { input: number; output: number },
): string {
  const tables = runs.map((run) => [renderHead(run, pricePerMillion), ...renderTable(tabulate(run.judged))].join('\n'))
  const failures = runs.length === 1 ? renderFailures(runs[0]?.judged ?? []) : renderDifferences(runs)
  return [...tables, ...(failures.length === 0 ? [] : [failures.join('\n')])].join('\n\n')
}

function renderHead({ model, judged, usage }: EvaluationRun, price?: { input: number; output: number }): string {
  const { requests, inputTokens, outputTokens } = usage
  if (requests === 0) return `${model}: ${judged.length} phrases, no request to a vendor`
  const cost = price && (inputTokens * price.input + outputTokens * price.output) / 1e6 / Math.max(1, judged.length)
  const perPhrase = (count: number) => (count / Math.max(1, judged.length)).toFixed(1)
  return (
    `${model}: ${judged.length} phrases, ${requests} requests; a phrase: ${perPhrase(requests)} requests, ` +
    `${perPhrase(inputTokens)} + ${perPhrase(outputTokens)} tokens${cost === undefined ? '' : `, ${cost.toFixed(6)} by price`}`
  )
}

const HEAD = ['', 'phrases', 'right', 'asked again', 'wrong', 'false intent', 'missed', 'median ms', 'p95 ms']

function renderTable(rows: readonly EvaluationRow[]): string[] {
  const cells = rows.map((one) => [
    one.title,
    String(one.count),
    ...[one.right, one.askedAgain, one.wrong, one.falseIntents, one.missedIntents].map(percent),
    one.medianMs.toFixed(2),
    one.slowMs.toFixed(2),
  ])
  const widths = HEAD.map((head, at) => Math.max(head.length, ...cells.map((line) => line[at]?.length ?? 0)))
  return [HEAD, ...cells].map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

function renderFailures(judged: readonly JudgedPhrase[]): string[] {
  return judged.filter(({ verdict }) => verdict !== 'right').map((one) => `${one.verdict}: ${shown(one)}`)
}

function renderDifferences(runs: readonly EvaluationRun[]): string[] {
  const [first, ...others] = runs
  return (first?.judged ?? []).flatMap((one) => {
    const same = others.map(({ judged }) => judged.find(({ id, text }) => id === one.id && text === one.text))
    if (same.every((other) => other === undefined || other.verdict === one.verdict)) return []
    const verdicts = [one, ...same].map((other, at) => `${runs[at]?.model}: ${other?.verdict ?? 'not judged'}`)
    return [`${one.id} "${one.text}" (${one.asked}) – ${verdicts.join('; ')}`]
  })
}

function shown({ id, text, asked, understanding: { values, refused, intent } }: JudgedPhrase): string {
  const taken = intent ?? (refused.length > 0 ? 'refused' : JSON.stringify(values))
  return `${id} "${text}" (${asked}) → ${taken}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

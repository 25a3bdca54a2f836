/**
 * Measures how phrases are understood at the questions of a flow.
 *
 *     npm run evaluate -- <agent id | flow.json> <phrases.jsonl> [--model openai:gpt-4.1-mini]… [--price 0.4,1.6]
 *                         [--right 92] [--wrong 1.5] [--false 0.5] [--missed 3] [--save run.json] [--against run.json]
 *                         [--other-questions]
 *
 * Two models, or a run saved before, are compared phrase by phrase. `--price` is for a million tokens in and out. The
 * format of the phrases is in docs/language.md. With `--other-questions` each phrase is put to the other questions of
 * the flow, where it has to give no value. Exits with 1 when the (last) run misses a threshold, with 2 when it could not be made.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { BadRequest, NotFound } from '../src/base/errors.ts'
import { evaluatePhrases } from '../src/evaluation/phrases/evaluate-phrases.ts'
import {
  type EvaluationRun,
  missedThresholds,
  renderRuns,
  type Thresholds,
  THRESHOLDS,
} from '../src/evaluation/phrases/evaluation-table.ts'
import { isWish } from '../src/evaluation/phrases/judge.ts'
import { atOtherQuestions } from '../src/evaluation/phrases/other-questions.ts'
import { readPhrases, type Phrase } from '../src/evaluation/phrases/phrase.ts'
import type { Flow } from '../src/machines/flow/types.ts'
import { checkModelName, commandModel } from './command-model.ts'
import { command, readArguments } from './command.ts'
import { countingFetch } from './counting-fetch.ts'
import { readFlowArgument } from './flow-argument.ts'
import { printLine } from './print-line.ts'

const USAGE = 'Usage: npm run evaluate -- <agent id or flow file> <phrases.jsonl> [--model <provider>:<model>]'
const TEXT = { type: 'string' } as const
const OPTIONS = {
  model: { type: 'string', multiple: true },
  price: TEXT,
  right: TEXT,
  wrong: TEXT,
  false: TEXT,
  missed: TEXT,
  save: TEXT,
  against: TEXT,
  'other-questions': { type: 'boolean' },
} as const

await command(async () => {
  const { values, positionals } = readArguments({ options: OPTIONS, allowPositionals: true }, USAGE)
  const [argument, path, ...more] = positionals
  if (argument === undefined || path === undefined || more.length > 0) throw new BadRequest(USAGE)
  const thresholds: Thresholds = {
    right: readPercent('right', values.right, THRESHOLDS.right),
    wrong: readPercent('wrong', values.wrong, THRESHOLDS.wrong),
    falseIntents: readPercent('false', values.false, THRESHOLDS.falseIntents),
    missedIntents: readPercent('missed', values.missed, THRESHOLDS.missedIntents),
  }
  const price = readPrice(values.price)
  const { flow, model } = await readFlowArgument(argument)
  const read = readPhrases(readText(path), flow.fields)
  const phrases = values['other-questions'] === true ? atOtherQuestions(read, flow.fields) : read
  const names = (values.model ?? [model || 'builtin:rules']).map(checkModelName)
  const runs = values.against === undefined ? [] : [readRun(values.against)]
  for (const name of names) runs.push(await evaluate(flow, phrases, name))
  const last = runs.at(-1)
  if (!last) return
  printLine(renderRuns(runs, price))
  if (values.save !== undefined) saveRun(values.save, last)
  const missed = missedThresholds(last.judged, phrases.filter(isWish).length, thresholds)
  for (const one of missed) printLine(`\nMissed – ${one}`)
  if (missed.length > 0) process.exitCode = 1
}, 2)

async function evaluate(flow: Flow, phrases: readonly Phrase[], modelName: string): Promise<EvaluationRun> {
  const usage = { requests: 0, inputTokens: 0, outputTokens: 0 }
  const model = commandModel(countingFetch(usage))
  const judged = await evaluatePhrases({ flow, phrases, model, modelName, stopwatch: () => performance.now() })
  return { model: modelName, judged, usage }
}

function readPercent(name: string, given: string | undefined, preset: number): number {
  if (given === undefined) return preset
  const percent = /^\d+(\.\d+)?$/.test(given) ? Number(given) : NaN
  if (!(percent <= 100)) throw new BadRequest(`--${name}: Expected percent from 0 to 100.`)
  return percent / 100
}

function readPrice(given: string | undefined): { input: number; output: number } | undefined {
  if (given === undefined) return undefined
  const [input, output, ...more] = given.split(',').map(Number)
  if (input === undefined || output === undefined || more.length > 0 || !(input >= 0 && output >= 0))
    throw new BadRequest('--price: Expected the prices of a million tokens in and out, such as 0.4,1.6.')
  return { input, output }
}

/** Reads a run that `--save` has written. */
function readRun(path: string): EvaluationRun {
  const text = readText(path)
  try {
    const run = JSON.parse(text) as Partial<EvaluationRun> | null
    if (typeof run?.model === 'string' && Array.isArray(run.judged) && typeof run.usage?.requests === 'number')
      return run as EvaluationRun
  } catch {
    // not JSON, and so no run
  }
  throw new BadRequest(`--against: ${path} is no run that --save has written.`)
}

function saveRun(path: string, run: EvaluationRun): void {
  try {
    writeFileSync(path, `${JSON.stringify(run, null, 1)}\n`)
  } catch (error) {
    throw new BadRequest(`--save: ${path} cannot be written: ${(error as Error).message}.`)
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new NotFound(`${path} cannot be read: ${(error as Error).message}.`)
  }
}

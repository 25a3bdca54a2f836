/**
 * Lets seeded people talk with an agent, in memory, and tells what became of it.
 *
 *     npm run simulate -- <agent id | flow.json> [--people 200] [--seed 7] [--model openai:gpt-4.1-mini]
 *                         [--complete 95] [--shrink 5] [--transcripts 10]
 *
 * The same seed gives the same output, byte for byte. Exits with 1 when a wrong value, a false ending or a talk that got
 * stuck was found, or fewer of the cooperative people than `--complete` percent got through with every value right; with 2 when there is nothing to talk with.
 */
import { BadRequest } from '../src/base/errors.ts'
import { simulate } from '../src/evaluation/people/simulate.ts'
import { renderSimulationReport } from '../src/evaluation/people/simulation-report.ts'
import { checkModelName, commandModel } from './command-model.ts'
import { command, readArguments } from './command.ts'
import { readFlowArgument } from './flow-argument.ts'
import { printLine } from './print-line.ts'

const USAGE = 'Usage: npm run simulate -- <agent id or flow file> [--people 200] [--seed 7]'
const OPTIONS = {
  people: { type: 'string', default: '200' },
  seed: { type: 'string', default: '7' },
  complete: { type: 'string', default: '95' },
  shrink: { type: 'string', default: '5' },
  transcripts: { type: 'string', default: '10' },
  model: { type: 'string' },
} as const
const MAX_PEOPLE = 100_000
const SEVERE_PROBLEMS = new Set(['false ending', 'wrong value', 'stuck'])

await command(async () => {
  const { values, positionals } = readArguments({ options: OPTIONS, allowPositionals: true }, USAGE)
  const [argument, ...more] = positionals
  if (argument === undefined || more.length > 0) throw new BadRequest(USAGE)
  const people = readWhole('people', values.people, MAX_PEOPLE, 1)
  const seed = readWhole('seed', values.seed, 2 ** 31 - 1)
  const maxShrunk = readWhole('shrink', values.shrink, MAX_PEOPLE)
  const maxTranscripts = readWhole('transcripts', values.transcripts, MAX_PEOPLE)
  const goal = readWhole('complete', values.complete, 100)
  const { flow, model } = await readFlowArgument(argument)
  const modelName = checkModelName(values.model ?? (model || 'builtin:rules'))
  const simulation = await simulate({ flow, model: commandModel(), modelName, people, seed, maxShrunk })
  printLine(renderSimulationReport(simulation, maxTranscripts))
  const cooperative = simulation.talks.filter(({ person }) => person.manner === 'cooperative')
  const complete = cooperative.filter(({ isComplete }) => isComplete).length
  const hasSevereProblem = simulation.talks.some(({ problems }) =>
    problems.some((problem) => SEVERE_PROBLEMS.has(problem)),
  )
  if (hasSevereProblem || complete * 100 < goal * cooperative.length) process.exitCode = 1
}, 2)

function readWhole(name: string, text: string, most: number, least = 0): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (!(value >= least && value <= most))
    throw new BadRequest(`--${name}: Expected a whole number from ${least} to ${most}.`)
  return value
}

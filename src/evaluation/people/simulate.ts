import fc from 'fast-check'
import { DEFAULT_TIME_ZONE } from '../../base/number-time-zone.ts'
import type { Flow } from '../../machines/flow/types.ts'
import type { LanguageModel } from '../../ports/language.ts'
import { Coverage, type CoverageReport } from './coverage.ts'
import { holdTalk, type Problem, type Talk, type TalkOptions } from './hold-talk.ts'
import { peopleOf, personOf, type Person } from './person.ts'

export interface SimulationOptions {
  flow: Flow
  model: LanguageModel
  /** `<provider>:<model>` */
  modelName: string
  people: number
  seed: number
  /** How many of the faults are shrunk, at some hundred conversations each. Default 5. */
  maxShrunk?: number
}

export interface Simulation {
  seed: number
  modelName: string
  talks: Talk[]
  coverage: CoverageReport
  /** The shortest conversations that still show a fault: one for each, with the numbers of the people who had it. */
  shrunk: { numbers: number[]; problem: Problem; talk: Talk }[]
}

/** Wednesday, 18 November 2026, 10:30 in India. Fixed, so that the conversations are the same on every day. */
const STARTED_AT = Date.parse('2026-11-18T05:00:00Z')
const DEFAULT_SHRUNK = 5

/**
 * Simulates conversations of seeded people with an agent through the real dialogue. With the rules, or another
 * deterministic model, the result is the same for the same seed.
 */
export async function simulate(options: SimulationOptions): Promise<Simulation> {
  const { flow, model, modelName, people, seed, maxShrunk = DEFAULT_SHRUNK } = options
  const coverage = new Coverage(flow)
  const timeZone = flow.settings.timeZone ?? DEFAULT_TIME_ZONE
  const talkOptions: TalkOptions = { flow, model, modelName, startedAt: STARTED_AT, timeZone }
  const talks: Talk[] = []
  for (let number = 0; number < people; number++) {
    talks.push(await holdTalk(personOf(flow, seed, number), { ...talkOptions, coverage }))
  }
  const shrunk: Simulation['shrunk'] = []
  for (const { numbers, problem, person } of faultsOf(talks).slice(0, maxShrunk)) {
    const talk = await shrink(person, problem, talkOptions)
    const same = shrunk.find((other) => isSameTalk(other.talk, talk))
    if (same) same.numbers.push(...numbers)
    else shrunk.push({ numbers, problem, talk })
  }
  return { seed, modelName, talks, coverage: coverage.report, shrunk }
}

interface Fault {
  numbers: number[]
  problem: Problem
  person: Person
}

/** Groups conversations by their first fault and its field, in the order of their first members. */
function faultsOf(talks: readonly Talk[]): Fault[] {
  const faults = new Map<string, Fault>()
  for (const [number, { person, problems, details }] of talks.entries()) {
    const [problem] = problems
    if (problem === undefined) continue
    const about = /^[^:]*(?:: \S+)?/.exec(details[0] ?? '')?.[0] ?? ''
    const known = faults.get(about)
    if (known) known.numbers.push(number)
    else faults.set(about, { numbers: [number], problem, person })
  }
  return [...faults.values()]
}

function isSameTalk(one: Talk, other: Talk): boolean {
  return JSON.stringify(one.transcript) === JSON.stringify(other.transcript)
}

/** Returns the simplest person, found by fast-check, whose conversation has the same fault. */
async function shrink(person: Person, problem: Problem, options: TalkOptions): Promise<Talk> {
  const property = fc.asyncProperty(peopleOf(person.manner, options.flow), async (other) => {
    return !(await holdTalk(other, options)).problems.includes(problem)
  })
  const { counterexample } = await fc.check(property, { examples: [[person]], numRuns: 1, seed: 1 })
  return holdTalk(counterexample?.[0] ?? person, options)
}

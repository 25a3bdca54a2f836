import { expect, it } from 'vitest'
import { simulate } from '../../../src/evaluation/people/simulate.ts'
import { renderSimulationReport } from '../../../src/evaluation/people/simulation-report.ts'
import type { LanguageModel, Understanding, UnderstandRequest } from '../../../src/ports/language.ts'
import { rules } from '../../support/language/rules.ts'
import { ask, boolean, end, flowOf, number, start, text } from '../../support/machines/flows.ts'
import { exampleFlows } from '../../support/machines/examples.ts'

const flow = flowOf(
  [
    start('guests'),
    ask('guests', ['guests'], 'many'),
    {
      id: 'many',
      type: 'branch',
      branches: [{ next: 'large', when: { op: 'gt', field: 'guests', value: 20 } }],
      default: 'parking',
    },
    { id: 'large', type: 'say', say: 'That is a large party.', next: 'parking' },
    ask('parking', ['parking'], 'end'),
    end(),
  ],
  { fields: [number('guests'), boolean('parking')] },
)
const common = { flow, model: rules, modelName: 'builtin:rules', people: 48, seed: 7 }

/** The rules, with a fault. */
function faulty(change: (understood: Understanding, request: UnderstandRequest) => Understanding): LanguageModel {
  return {
    ...rules,
    understandNow: (request) => change(rules.understandNow(request) as Understanding, request),
  }
}

it('says the same for the same seed, byte for byte, and something else for another', async () => {
  const [first, second, other] = [
    renderSimulationReport(await simulate(common), 10),
    renderSimulationReport(await simulate(common), 10),
    renderSimulationReport(await simulate({ ...common, seed: 8 }), 10),
  ]
  expect(first).toBe(second)
  expect(first.replace('seed 7', '')).not.toBe(other.replace('seed 8', ''))
})

it('keeps the first people when more of them come', async () => {
  const few = await simulate({ ...common, people: 8 })
  const many = await simulate({ ...common, people: 16 })
  expect(many.talks.slice(0, 8)).toEqual(few.talks)
})

it('reaches both sides of a branch that compares numbers', async () => {
  const { coverage } = await simulate({ ...common, people: 64 })
  expect(coverage).toEqual({ nodes: 6, missedNodes: [], branches: 2, missedBranches: [] })
})

it('finds a value that is not what the person meant, and shrinks to one plain answer', async () => {
  const model = faulty((understood) => {
    const { guests } = understood.values
    return typeof guests === 'number' && guests > 5
      ? { ...understood, values: { ...understood.values, guests: guests + 1 } }
      : understood
  })
  const { talks, shrunk } = await simulate({ ...common, model, maxShrunk: 1 })
  expect(talks.some(({ problems }) => problems.includes('wrong value'))).toBe(true)
  expect(shrunk[0]?.talk).toMatchObject({ problems: ['wrong value'], turnCount: 2 })
  expect(shrunk[0]?.talk.person.turns).toEqual([])
})

it('gives people values within the limits of their fields', async () => {
  const limited = flowOf([start('a'), ask('a', ['a'], 'b'), ask('b', ['b'], 'end'), end()], {
    fields: [
      { ...number('a'), min: 3, max: 4 },
      { ...text('b'), kind: 'name', pattern: '[A-Z][a-z]+' },
    ],
  })
  const { talks } = await simulate({ ...common, flow: limited })
  const cooperative = talks.filter(({ person }) => person.manner === 'cooperative')
  expect(cooperative.filter(({ isComplete }) => isComplete)).toHaveLength(cooperative.length)
})

it('shows a fault once, however many people have it', async () => {
  const model = faulty((understood) => {
    const { parking, ...values } = understood.values
    return parking === undefined ? understood : { ...understood, values: { ...values, parking: !parking } }
  })
  const simulation = await simulate({ ...common, model })
  expect(simulation.shrunk).toHaveLength(1)
  expect(simulation.shrunk[0]?.numbers.length).toBeGreaterThan(20)
  const report = renderSimulationReport(simulation, 1)
  expect(report).toMatch(/Shortest talk with "wrong value", as people 0, 1, .* more had it/)
  expect(report).toMatch(/\d+ more talks had a problem; --transcripts \d+ shows all\./)
})

it('finds an ending that the person did not ask for', async () => {
  const model = faulty((understood, { text }) =>
    text.includes('yes') ? { ...understood, intent: 'opted_out' } : understood,
  )
  const { talks } = await simulate({ ...common, model })
  expect(talks.filter(({ problems }) => problems.includes('false ending')).length).toBeGreaterThan(0)
})

it('finds an intent that was missed, and an answer that is missing at the end', async () => {
  const deaf = faulty((understood) => ({ ...understood, intent: null, values: {}, refused: [] }))
  const { talks } = await simulate({ ...common, model: deaf, people: 200 })
  const problems = new Set(talks.flatMap((talk) => talk.problems))
  expect(problems).toEqual(new Set(['missed wish', 'missing value']))
})

it('finds a talk that never comes to an end', async () => {
  const [endless] = [
    flowOf(
      [
        start('a'),
        ask('a', ['a'], 'b'),
        ask('b', ['b'], 'back'),
        {
          id: 'back',
          type: 'branch',
          branches: [{ next: 'end', when: { op: 'eq', field: 'b', value: 77 } }],
          default: 'a',
        },
        end(),
      ],
      { fields: [number('a'), number('b')], settings: { maxAttempts: 10 } },
    ),
  ]
  const { talks } = await simulate({ ...common, flow: endless, people: 2, maxShrunk: 0 })
  expect(talks.some(({ problems }) => problems.includes('stuck'))).toBe(true)
})

it.each(exampleFlows)(
  'brings at least 95 %% of the cooperative through %s with every value right',
  async (_name, example) => {
    const { talks } = await simulate({ ...common, flow: example, people: 200, maxShrunk: 0 })
    const cooperative = talks.filter(({ person }) => person.manner === 'cooperative')
    const complete = cooperative.filter(({ isComplete }) => isComplete)
    expect(complete.length / cooperative.length).toBeGreaterThanOrEqual(0.95)
  },
)

import { expect, it } from 'vitest'
import { namesOf } from '../../../src/evaluation/people/names-of.ts'
import { simulate } from '../../../src/evaluation/people/simulate.ts'
import { siblingsIn } from '../../../src/evaluation/people/siblings.ts'
import type { LanguageModel, Understanding } from '../../../src/ports/language.ts'
import { rules } from '../../support/language/rules.ts'
import { ask, boolean, choice, end, flowOf, number, start, text } from '../../support/machines/flows.ts'

const fields = [
  { ...number('adults'), min: 1 },
  { ...number('children'), min: 0 },
  { ...text('pickup_date'), kind: 'date' as const },
  { ...text('drop_date'), kind: 'date' as const },
]
const flow = flowOf(
  [start('ask0'), ...fields.map(({ name }, at) => ask(`ask${at}`, [name], at === 3 ? 'end' : `ask${at + 1}`)), end()],
  { fields, settings: { languages: ['en', 'hi'] } },
)
const common = { flow, model: rules, modelName: 'builtin:rules', people: 500, seed: 7, maxShrunk: 0 }
const { talks } = await simulate(common)

function linesOf(manner: string): string[] {
  return talks
    .filter(({ person }) => person.manner === manner)
    .flatMap(({ transcript }) => transcript.filter(({ speaker }) => speaker === 'Person').map((line) => line.text))
}

it('has people who answer two questions of one kind at once, or the other one first', () => {
  const lines = linesOf('siblings')
  for (const said of [
    /^\w+ (?:adults|grown-ups)(?:,| and| but).* (?:kids|children)$/,
    /^(?:no|zero|without) (?:kids|children)$/,
    /^sorry, I said .* (?:adults|grown-ups), make it \w+$/,
    /^(?:same as pick-?up|the same day|same day as the pick-?up)$/,
    /^drop.* on /,
    /बच्चे/,
  ])
    expect(
      lines.filter((line) => said.test(line)),
      String(said),
    ).not.toEqual([])
})

it('has people who answer a question that is still to come', () => {
  const lines = linesOf('ahead')
  expect(lines.filter((line) => /^[\w ]+, \w+ (?:kids|children)$/.test(line))).not.toEqual([])
  expect(lines.filter((line) => /, .*drop(?:-off)? on /.test(line))).not.toEqual([])
})

it('lets nobody return a car before it is picked up', () => {
  const wrong = talks.filter(({ details }) => details.some((detail) => detail.includes('drop_date')))
  expect(wrong.filter(({ person }) => person.manner === 'cooperative')).toEqual([])
})

it('shrinks a talk with two answers in one message', async () => {
  const model: LanguageModel = {
    ...rules,
    understandNow: (request) => {
      const understood = rules.understandNow(request) as Understanding
      const { adults, children, ...values } = understood.values
      const areBoth = adults !== undefined && children !== undefined
      return areBoth ? { ...understood, values: { ...values, adults: children, children: adults } } : understood
    },
  }
  const { shrunk } = await simulate({ ...common, model, people: 40, maxShrunk: 1 })
  const lines = shrunk[0]?.talk.transcript.filter(({ speaker }) => speaker === 'Person') ?? []
  expect(shrunk[0]?.problem).toBe('wrong value')
  expect(lines[0]?.text).toMatch(/ (?:kids|children)$/)
})

it('finds the fields of one kind, and what people call them', () => {
  const of = [
    ...fields,
    boolean('breakfast'),
    boolean('confirmed'),
    choice('first_slot', ['morning', 'evening']),
    choice('second_slot', ['morning', 'evening']),
    choice('size', ['small', 'large']),
  ]
  const groups = siblingsIn(of)
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([
    ['adults', 'children'],
    ['pickup_date', 'drop_date'],
    ['first_slot', 'second_slot'],
  ])
  const [, dates = []] = groups
  const [pickup] = dates
  expect(pickup && namesOf(pickup, dates, 'en')).toEqual(['pick-up', 'pickup'])
  expect(pickup && namesOf(pickup, dates, 'hi')).toEqual(['पिकअप'])
})

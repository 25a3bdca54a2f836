import { expect, it } from 'vitest'
import { setSetting } from '../../../web/src/flow/data-commands.ts'
import { differencesOf } from '../../../web/src/flow/difference.ts'
import { addStep, renameStep, setStepAttribute } from '../../../web/src/flow/step-commands.ts'
import { branching } from './flow-kit.ts'

it('finds nothing between flows that differ in the order of keys only', () => {
  const other = JSON.parse(JSON.stringify(branching), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  ) as typeof branching
  expect(differencesOf(branching, other)).toEqual([])
})

it('names what was added, removed and changed', () => {
  const added = addStep(branching, 'say', { after: 'welcome', outlet: 'next' }).flow
  const changed = setSetting(
    renameStep(setStepAttribute(added, 'done', 'say', 'Thank you'), 'other', 'another'),
    'maxAttempts',
    2,
  )
  expect(
    differencesOf(branching, changed).map(({ part, name, change, attributes }) => [part, name, change, ...attributes]),
  ).toEqual([
    ['step', 'welcome', 'changed', 'next'],
    ['step', 'say_1', 'added'],
    ['step', 'decide', 'changed', 'default'],
    ['step', 'another', 'added'],
    ['step', 'done', 'changed', 'say'],
    ['step', 'other', 'removed'],
    ['setting', 'maxAttempts', 'changed'],
  ])
})

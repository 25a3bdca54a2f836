import { expect, it } from 'vitest'
import { outlineOf } from '../../../web/src/flow/outline.ts'
import { branching, clinic } from './flow-kit.ts'

const lines = (flow: Parameters<typeof outlineOf>[0]) =>
  outlineOf(flow).map(
    ({ step, level, isReached }) => `${'  '.repeat(level - 1)}${step.key}${isReached ? '' : ' (not reached)'}`,
  )

it('lists a branch step with what only one branch leads to below it, and goes on where the branches meet', () => {
  expect(lines(branching)).toEqual(['welcome', 'ask_name', 'decide', '  a', '  b', '  other', 'merge', 'done'])
})

it('lists each step of a flow with a loop once', () => {
  expect(lines(clinic)).toEqual([
    'welcome',
    'ask_name',
    'ask_visit',
    'ask_reason',
    'confirm',
    'is_confirmed',
    '  change_visit',
    '  booked',
    '  not_settled',
  ])
})

it('lists steps that nothing leads to last, also those without an id or with one that is taken', () => {
  const nodes = [{ id: 'a', type: 'end' }, { type: 'say' }, { id: 'a', type: 'say' }, { id: 'z', type: 'odd' }]
  expect(lines({ start: 'a', nodes })).toEqual(['a', '#1 (not reached)', '#2 (not reached)', 'z (not reached)'])
})

it('lists the steps of a flow without a start', () => {
  expect(lines({ nodes: [{ id: 'a', type: 'say', next: 'a' }] })).toEqual(['a (not reached)'])
})

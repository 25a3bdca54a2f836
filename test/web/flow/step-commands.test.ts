import { describe, expect, it } from 'vitest'
import { asText, findStep, stepsOf, type FlowDraft } from '../../../web/src/flow/draft-flow.ts'
import { exitsOf } from '../../../web/src/flow/outlets.ts'
import {
  addStep,
  changeType,
  connect,
  duplicateStep,
  moveStepDown,
  moveStepUp,
  removeStep,
  renameStep,
  setStepAttribute,
  stepIdError,
} from '../../../web/src/flow/step-commands.ts'
import { branching } from './flow-kit.ts'

const leadsTo = (flow: FlowDraft, key: string) => {
  const step = findStep(flow, key)
  return step ? exitsOf(step).map((exit) => exit.to) : null
}

describe('adding a step', () => {
  it('puts it between a step and the one that followed', () => {
    const { flow, id } = addStep(branching, 'say', { after: 'welcome', outlet: 'next' })
    expect(id).toBe('say_1')
    expect(leadsTo(flow, 'welcome')).toEqual(['say_1'])
    expect(leadsTo(flow, 'say_1')).toEqual(['ask_name'])
  })

  it('puts it into one branch of a branch step', () => {
    const { flow, id } = addStep(branching, 'ask', { after: 'decide', outlet: { branch: 1 } })
    expect(leadsTo(flow, 'decide')).toEqual(['a', id, 'other'])
    expect(leadsTo(flow, id)).toEqual(['b'])
  })

  it('makes the first step of an empty flow its start', () => {
    const { flow, id } = addStep({}, 'start')
    expect(flow).toEqual({ start: id, nodes: [{ id, type: 'start', say: '' }] })
  })

  it('gives every step an id of its own', () => {
    const once = addStep({}, 'ask').flow
    expect(stepsOf(addStep(once, 'ask').flow).map((step) => step.id)).toEqual(['ask_1', 'ask_2'])
  })
})

describe('removing a step', () => {
  it('leads what led to it on to where it went', () => {
    const flow = removeStep(branching, 'a')
    expect(leadsTo(flow, 'decide')).toEqual(['merge', 'b', 'other'])
  })

  it('leaves ways out open that led to a branch step', () => {
    const flow = removeStep(branching, 'decide')
    expect(leadsTo(flow, 'ask_name')).toEqual([''])
    expect(findStep(flow, 'ask_name')?.data).not.toHaveProperty('next')
  })

  it('gives the flow the next step as its start', () => {
    expect(removeStep(branching, 'welcome')['start']).toBe('ask_name')
  })

  it('keeps references to an id that another step has too', () => {
    const twice = {
      start: 'a',
      nodes: [
        { id: 'a', type: 'say', next: 'b' },
        { id: 'b', type: 'end' },
        { id: 'b', type: 'end' },
      ],
    }
    expect(leadsTo(removeStep(twice, '#2'), 'a')).toEqual(['b'])
  })
})

it('renames a step, and what leads to it follows', () => {
  const flow = renameStep(branching, 'merge', 'together')
  expect(leadsTo(flow, 'a')).toEqual(['together'])
  expect(leadsTo(flow, 'b')).toEqual(['together'])
  expect(renameStep(branching, 'welcome', 'hello')['start']).toBe('hello')
})

it('tells ids that are empty or taken', () => {
  expect(stepIdError(branching, 'a', ' ')).toBe('empty')
  expect(stepIdError(branching, 'a', 'b')).toBe('taken')
  expect(stepIdError(branching, 'a', 'a')).toBe(null)
})

it('connects a way out, and clears it', () => {
  expect(leadsTo(connect(branching, 'decide', 'default', 'done'), 'decide')).toEqual(['a', 'b', 'done'])
  expect(leadsTo(connect(branching, 'decide', { branch: 0 }, ''), 'decide')).toEqual(['', 'b', 'other'])
  expect(connect(branching, 'a', 'next', 'merge')).toBe(branching)
})

it('keeps text and way on when a step gets another type', () => {
  const flow = changeType(branching, 'welcome', 'say')
  expect(findStep(flow, 'welcome')?.data).toEqual({
    id: 'welcome',
    type: 'say',
    say: 'Hi {{customer}}',
    next: 'ask_name',
  })
  expect(findStep(changeType(branching, 'a', 'end'), 'a')?.data).toEqual({ id: 'a', type: 'end', say: 'a' })
})

it('copies a step under an id of its own', () => {
  const copy = duplicateStep(branching, 'a')
  expect(copy?.id).toBe('a_1')
  expect(copy && leadsTo(copy.flow, 'a_1')).toEqual(['merge'])
})

describe('moving a step', () => {
  it('swaps it with the one that follows', () => {
    const flow = moveStepDown(branching, 'merge')
    expect(flow).toBe(branching) // an end step cannot stand before another
    const chain = {
      start: 'p',
      nodes: ['p', 'a', 'b', 'n'].map((id, at, all) => ({ id, type: 'say', next: all[at + 1] ?? '' })),
    }
    const moved = moveStepDown(chain, 'a')
    expect(stepsOf(moved).map((step) => `${step.id}→${asText(step.data['next'])}`)).toEqual(['p→b', 'b→a', 'a→n', 'n→'])
    expect(moveStepUp(moved, 'a')).toEqual(chain)
  })

  it('moves the start with it', () => {
    const chain = {
      start: 'a',
      nodes: [
        { id: 'a', type: 'say', next: 'b' },
        { id: 'b', type: 'say', next: 'a' },
      ],
    }
    const moved = moveStepDown(chain, 'a')
    expect(moved['start']).toBe('b')
    expect([leadsTo(moved, 'b'), leadsTo(moved, 'a')]).toEqual([['a'], ['b']])
  })
})

it('sets and removes attributes, and keeps unknown ones', () => {
  const odd = { nodes: [{ id: 'a', type: 'say', 'x-note': 1 }] }
  const set = setStepAttribute(odd, 'a', 'say', 'Hello')
  expect(stepsOf(set)[0]?.data).toEqual({ id: 'a', type: 'say', 'x-note': 1, say: 'Hello' })
  expect(setStepAttribute(set, 'a', 'say', undefined)).toEqual(odd)
})

import { expect, it } from 'vitest'
import { setStepAttribute, addStep, removeStep } from '../../../web/src/flow/step-commands.ts'
import { createEditorStore } from '../../../web/src/flow/editor-store.ts'
import { branching } from './flow-kit.ts'

const open = () => createEditorStore({ flow: branching, positions: { a: [0, 0] } }, () => 0)

it('selects a new step, and after an undo the step that led to it', () => {
  const store = open()
  store.getState().select('welcome')
  store.getState().editAndSelect({ label: 'Add step' }, (flow) => {
    const added = addStep(flow, 'say', { after: 'welcome', outlet: 'next' })
    return { flow: added.flow, select: added.id }
  })
  expect(store.getState().selected).toBe('say_1')
  store.getState().undo()
  expect(store.getState().selected).toBe('welcome')
  expect(store.getState().history.present.flow).toBe(branching)
})

it('leaves flow and history alone when a step is moved to where it stands', () => {
  const store = open()
  store.getState().place({ label: 'Move' }, { a: [0, 0] })
  expect(store.getState().history.past).toHaveLength(0)
  store.getState().place({ label: 'Move' }, { a: [10, 0] })
  expect(store.getState().history.present).toEqual({ flow: branching, positions: { a: [10, 0] } })
  expect(store.getState().history.present.flow).toBe(branching)
})

it('carries selection and position over to a renamed step', () => {
  const store = open()
  store.getState().select('a')
  store.getState().renameStep('Rename', 'a', 'first')
  expect(store.getState().selected).toBe('first')
  expect(store.getState().history.present.positions).toEqual({ first: [0, 0] })
})

it('drops the selection of a removed step', () => {
  const store = open()
  store.getState().select('a')
  store.getState().edit({ label: 'Delete' }, (flow) => removeStep(flow, 'a'))
  expect(store.getState().selected).toBe(null)
})

it('merges typing into one entry', () => {
  const store = open()
  for (const text of ['H', 'He', 'Hey']) {
    store.getState().edit({ label: 'Type', mergeKey: 'a say' }, (flow) => setStepAttribute(flow, 'a', 'say', text))
  }
  expect(store.getState().history.past).toHaveLength(1)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addField, removeItem, renameItem, setSetting } from '../../../web/src/flow/data-commands.ts'
import { canonical, stepsOf, STEP_TYPES, type FlowDraft } from '../../../web/src/flow/draft-flow.ts'
import { record, redo, startHistory, undo } from '../../../web/src/flow/history.ts'
import {
  addStep,
  changeType,
  connect,
  duplicateStep,
  moveStepDown,
  moveStepUp,
  removeStep,
  renameStep,
} from '../../../web/src/flow/step-commands.ts'
import { clinic } from './flow-kit.ts'

it('merges what follows within half a second with the same key', () => {
  let history = startHistory('')
  for (const [index, text] of ['h', 'he', 'hel'].entries()) {
    history = record(history, text, { label: 'Type', mergeKey: 'say', at: index * 400 })
  }
  history = record(history, 'help', { label: 'Type', mergeKey: 'say', at: 2_000 })
  expect(undo(history).present).toBe('hel')
  expect(undo(undo(history)).present).toBe('')
})

it('keeps changes with other keys and changes after an undo apart', () => {
  let history = record(startHistory(0), 1, { label: 'a', mergeKey: 'a', at: 0 })
  history = record(history, 2, { label: 'b', mergeKey: 'b', at: 1 })
  history = record(undo(history), 3, { label: 'b', mergeKey: 'b', at: 2 })
  expect(undo(history).present).toBe(1)
})

it('takes back and repeats', () => {
  const history = record(record(startHistory(0), 1, { label: 'a', at: 0 }), 2, { label: 'b', at: 0 })
  expect(redo(undo(history)).present).toBe(2)
  expect(undo(undo(undo(history))).present).toBe(0)
  expect(redo(history)).toBe(history)
})

it('undoes fifty commands of any kind to where it began, and repeats them', () => {
  const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)]
  const commands: ((flow: FlowDraft, a: number, b: number) => FlowDraft)[] = [
    (flow, a, b) => addStep(flow, pick(STEP_TYPES, a) ?? 'say', { after: keyAt(flow, b), outlet: 'next' }).flow,
    (flow, a) => removeStep(flow, keyAt(flow, a)),
    (flow, a, b) => renameStep(flow, keyAt(flow, a), `renamed_${b}`),
    (flow, a, b) => connect(flow, keyAt(flow, a), 'next', keyAt(flow, b)),
    (flow, a, b) => changeType(flow, keyAt(flow, a), pick(STEP_TYPES, b) ?? 'say'),
    (flow, a) => duplicateStep(flow, keyAt(flow, a))?.flow ?? flow,
    (flow, a) => moveStepDown(flow, keyAt(flow, a)),
    (flow, a) => moveStepUp(flow, keyAt(flow, a)),
    (flow) => addField(flow).flow,
    (flow, a) => removeItem(flow, 'fields', a % 5),
    (flow, a, b) => renameItem(flow, 'fields', a % 5, `field_${b}`),
    (flow, a) => setSetting(flow, 'maxAttempts', a),
  ]
  const keyAt = (flow: FlowDraft, at: number) => pick(stepsOf(flow), at)?.key ?? ''
  const script = fc.array(fc.tuple(fc.nat(commands.length - 1), fc.nat(30), fc.nat(30)), {
    minLength: 50,
    maxLength: 50,
  })
  fc.assert(
    fc.property(script, (steps) => {
      let history = startHistory(clinic)
      for (const [which, a, b] of steps) {
        const command = commands[which]
        if (command) history = record(history, command(history.present, a, b), { label: String(which), at: 0 })
      }
      const end = history.present
      while (history.past.length > 0) history = undo(history)
      expect(canonical(history.present)).toBe(canonical(clinic))
      while (history.future.length > 0) history = redo(history)
      expect(history.present).toBe(end)
    }),
    { numRuns: 60 },
  )
})

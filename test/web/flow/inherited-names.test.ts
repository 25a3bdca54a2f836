import { expect, it } from 'vitest'
import { renameItem } from '../../../web/src/flow/data-commands.ts'
import type { FlowDraft } from '../../../web/src/flow/draft-flow.ts'
import { createEditorStore } from '../../../web/src/flow/editor-store.ts'
import { fillPositions, wantsArranging } from '../../../web/src/flow/fill-positions.ts'
import { graphOf } from '../../../web/src/flow/graph.ts'
import { renamePosition } from '../../../web/src/flow/positions.ts'
import { stepToward } from '../../../web/src/scenes/agents/flow/step-toward.ts'
import { suggestionsFor } from '../../../web/src/scenes/agents/test/suggestions.ts'

/** A designer may call steps and fields what every object has anyway. */
const flow: FlowDraft = {
  start: 'constructor',
  nodes: [
    { id: 'constructor', type: 'ask', fields: ['constructor'], next: 'toString' },
    { id: 'toString', type: 'end', say: 'bye' },
  ],
  fields: [{ name: 'constructor', type: 'string', description: '', options: [], required: true }],
}
const graph = graphOf(flow)

it('places, selects and moves steps with such ids', () => {
  expect(wantsArranging(graph, {})).toBe(true)
  const positions = fillPositions(graph, {})
  expect(Object.keys(positions)).toEqual(['constructor', 'toString'])
  expect(stepToward(graph, {}, 'toString', 'up')).toBe('constructor')
  expect(renamePosition({}, 'constructor', 'a')).toEqual({})
  const editor = createEditorStore({ flow, positions: {} })
  editor.getState().place({ label: 'Move' }, positions)
  expect(editor.getState().history.present.positions).toEqual(positions)
})

it('suggests no reply for a field with such a name', () => {
  expect(suggestionsFor(flow, 'constructor')).toEqual([])
})

it('keeps the synonyms of a field that is given such a name', () => {
  const field = { name: 'builder', type: 'string', synonyms: { builder: ['mason'] } }
  const renamed = renameItem({ ...flow, fields: [field] }, 'fields', 0, 'constructor')
  expect(renamed['fields']).toMatchObject([{ name: 'constructor', synonyms: { constructor: ['mason'] } }])
})

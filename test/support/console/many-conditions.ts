/**
 * A flow that asks repeatedly for a note, and after each answer passes through this many branch steps. The conditions
 * compare the note with texts of 200 characters; the last one of each step matches the note "go on".
 */
export function manyConditions({ steps, conditions }: { steps: number; conditions: number }) {
  const others = Array.from({ length: conditions - 1 }, (_, place) => longNote.slice(0, 200) + place)
  const idOf = (place: number) => (place === steps ? 'ask' : `branch_${place}`)
  return {
    ...{ id: 'many', name: 'Many', description: '', start: 'hello', variables: [], settings: {} },
    fields: [{ name: 'note', type: 'string', description: '', required: true }],
    nodes: [
      { id: 'hello', type: 'start', say: 'Hello.', next: 'ask' },
      { id: 'ask', type: 'ask', fields: ['note'], next: 'branch_0' },
      ...Array.from({ length: steps }, (_, place) => ({
        id: `branch_${place}`,
        type: 'branch',
        branches: [
          ...others.map((value) => ({ next: 'end', when: { op: 'eq', field: 'note', value } })),
          { next: idOf(place + 1), when: { op: 'eq', field: 'note', value: 'go on' } },
        ],
        default: idOf(place + 1),
      })),
      { id: 'end', type: 'end', say: 'Bye.' },
    ],
  }
}

/** Letters of three bytes each, as in most of the world's scripts. */
export const longNote = 'क'.repeat(1_900)

/**
 * A flow that asks for a note again and again, and after each answer goes through so many branch steps. The conditions
 * compare the note with others, of 200 characters; the last one of each step holds for the note "go on".
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

/** Three bytes each, as most of the world's letters. */
export const longNote = 'क'.repeat(1_900)

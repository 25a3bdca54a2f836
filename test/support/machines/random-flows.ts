import fc from 'fast-check'
import { OPERATORS } from '../../../src/machines/flow/types.ts'

const fields = [
  { name: 'name', type: 'string', required: true },
  { name: 'age', type: 'number', required: false },
  { name: 'ok', type: 'boolean', required: true },
  { name: 'size', type: 'enum', options: ['small', 'large'], required: false },
]

const values: Record<string, fc.Arbitrary<unknown>> = {
  name: fc.constantFrom('x', 'priya'),
  age: fc.integer({ min: 0, max: 3 }),
  ok: fc.boolean(),
  size: fc.constantFrom('small', 'large'),
}

const fieldName = fc.constantFrom(...fields.map(({ name }) => name))

const condition = fc.tuple(fc.constantFrom(...OPERATORS), fieldName).chain(([op, field]) =>
  fc.record({
    op: fc.constant(op),
    field: fc.constant(field),
    value:
      op === 'exists'
        ? fc.boolean()
        : op === 'in'
          ? fc.array(values[field] ?? fc.constant(1), { minLength: 1, maxLength: 2 })
          : (values[field] ?? fc.constant(1)),
  }),
)

function node(id: string, nextId: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const say = fc.constantFrom('', 'Hello.', 'One more thing.')
  return fc.oneof(
    { weight: 2, arbitrary: fc.record({ id: fc.constant(id), type: fc.constant('say'), say, next: nextId }) },
    {
      weight: 4,
      arbitrary: fc.record({
        id: fc.constant(id),
        type: fc.constant('ask'),
        fields: fc.uniqueArray(fieldName, { minLength: 1, maxLength: 3 }),
        next: nextId,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        id: fc.constant(id),
        type: fc.constant('branch'),
        branches: fc.array(fc.record({ next: nextId, when: condition }), { maxLength: 3 }),
        default: nextId,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        id: fc.constant(id),
        type: fc.constant('end'),
        say,
        outcome: fc.constantFrom(null, 'completed', 'opted_out'),
      }),
    },
  )
}

/** Generates flows of up to nine randomly connected steps; about a third of them pass the checks. */
export const randomFlow: fc.Arbitrary<unknown> = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const ids = [...Array(count).keys()].map((n) => `n${n}`)
  const nextId = fc.constantFrom(...ids, 'end')
  return fc.record({
    start: fc.constant('n0'),
    nodes: fc
      .tuple(...ids.map((id) => node(id, nextId)))
      .map((nodes) => [...nodes, { id: 'end', type: 'end', say: 'Goodbye.' }]),
    fields: fc.constant(fields),
    settings: fc.record({
      maxAttempts: fc.integer({ min: 1, max: 3 }),
      languages: fc.constantFrom(['en'], ['hi', 'en']),
    }),
  })
})

/** Generates understandings, sensible or not. */
export const randomMeaning = fc.record({
  values: fc.record(
    {
      name: fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.constant('x'.repeat(4_000))),
      age: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant('three' as never)),
      ok: fc.boolean(),
      size: fc.constantFrom('small', 'large', 'huge'),
      unknown: fc.constant('x'),
    },
    { requiredKeys: [] },
  ),
  refused: fc.subarray(['name', 'age', 'ok', 'size', 'unknown']),
  intent: fc.option(fc.constantFrom('opted_out', 'wrong_person', 'callback_requested'), { freq: 20 }),
  language: fc.constantFrom('en', 'hi'),
})

/** Generates JSON that resembles a flow. */
export const randomJson: fc.Arbitrary<unknown> = (() => {
  const key = fc.constantFrom(
    ...[
      'id',
      'type',
      'nodes',
      'fields',
      'variables',
      'settings',
      'start',
      'say',
      'next',
      'default',
      'branches',
      'when',
    ],
    ...['op', 'field', 'value', 'name', 'options', 'required', 'guidance', 'outcome', 'languages', 'maxAttempts'],
    ...['__proto__', 'constructor', 'length'],
  )
  const leaf = fc.oneof(
    fc.constantFrom(
      'start',
      'say',
      'ask',
      'branch',
      'end',
      'n0',
      'name',
      'string',
      'enum',
      'eq',
      '{{x}}',
      '',
      '__proto__',
    ),
    fc.jsonValue({ maxDepth: 1 }),
  )
  return fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, leaf, tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(key, tie('value'), { maxKeys: 8, noNullPrototype: true }),
  })).object
})()

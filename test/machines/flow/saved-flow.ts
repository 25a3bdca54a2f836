export type Parts = Record<string, unknown>

/** The plainest flow without an issue, with some of its parts replaced. */
export function saved(parts: Parts = {}): Parts {
  return {
    start: 'hello',
    nodes: [hello, askName, bye],
    fields: [{ name: 'name', type: 'string', required: true }],
    variables: [],
    ...parts,
  }
}

export const hello = { id: 'hello', type: 'start', say: 'Hello.', next: 'ask_name' }
export const askName = { id: 'ask_name', type: 'ask', fields: ['name'], next: 'bye' }
export const bye = { id: 'bye', type: 'end', say: 'Goodbye.' }

export const branchOn = (when: unknown, parts: Parts = {}) => ({
  nodes: [
    hello,
    { ...askName, fields: ['name', 'age', 'ok', 'size'], next: 'fork' },
    { id: 'fork', type: 'branch', branches: [{ next: 'bye', when }], default: 'bye', ...parts },
    bye,
  ],
  fields: [
    { name: 'name', type: 'string' },
    { name: 'age', type: 'number' },
    { name: 'ok', type: 'boolean' },
    { name: 'size', type: 'enum', options: ['small', 'Large'] },
  ],
})

export function warning(message: string, pointer: string, node: string | null = null) {
  return { level: 'warning', message, where: { node, pointer } }
}

export const variables = [{ name: 'shop', description: '', example: 'Corner Shop' }]

/** As many as there may be, each name so long, filled with one letter; the first is called `name` as long as that. */
export function fieldsNamed(letter: string, length: number): Parts[] {
  const names = Array.from({ length: 64 }, (_, n) => String(n).padStart(length, letter))
  return names.map((name) => ({
    name: name.replaceAll(/\d/g, (digit) => DIGITS.charAt(Number(digit))),
    type: 'string',
  }))
}

/** Three bytes each, too. */
const DIGITS = '०१२३४५६७८९'

export function steps(letter: string, length: number, count: number): Parts[] {
  return Array.from({ length: count }, (_, n) => ({ ...bye, id: String(n).padStart(length, letter) }))
}

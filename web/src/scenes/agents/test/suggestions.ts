import { ownValue } from '../../../../../src/base/own-value.ts'

/** Replies that lead the bundled templates to their end, by the asked field. */
const EXAMPLES: Record<string, string[]> = {
  patient_name: ['I am Priya'],
  appointment_time: ['Tomorrow at 4 pm', 'कल शाम चार बजे'],
  reason: ['A check-up'],
  city: ['Pune'],
  loan_amount: ['25 lakh'],
  monthly_income: ['80,000'],
  rating: ['2', '5'],
  comment: ['Quick and friendly'],
}

interface AskedField {
  name: string
  type: string
  options: string[]
}

/** Returns possible replies to the current question; none where the flow gives no hint. */
export function suggestionsFor(flow: Record<string, unknown>, step: string): string[] {
  const node = records(flow['nodes']).find(({ id }) => id === step)
  const asked = Array.isArray(node?.['fields']) ? node['fields'] : []
  const fields = records(flow['fields']).map(fieldOf)
  const [first] = asked.flatMap((name) => fields.filter((field) => field.name === name))
  if (!first) return []
  if (first.type === 'boolean') return ['Yes', 'No']
  if (first.type === 'enum') return first.options.slice(0, 4)
  return ownValue(EXAMPLES, first.name) ?? []
}

function fieldOf({ name, type, options }: Record<string, unknown>): AskedField {
  return {
    name: typeof name === 'string' ? name : '',
    type: typeof type === 'string' ? type : '',
    options: Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [],
  }
}

function records(value: unknown): Record<string, unknown>[] {
  const list = Array.isArray(value) ? (value as unknown[]) : []
  return list.filter((each) => typeof each === 'object' && each !== null) as Record<string, unknown>[]
}

export interface FlowVariable {
  name: string
  description: string
  example: string
}

/** Returns the variables that a flow requires. */
export function variablesOf(flow: Record<string, unknown>): FlowVariable[] {
  const variables = Array.isArray(flow['variables']) ? (flow['variables'] as unknown[]) : []
  return variables.flatMap((variable) => {
    if (typeof variable !== 'object' || variable === null) return []
    const { name, description, example } = variable as Record<string, unknown>
    if (typeof name !== 'string' || name === '') return []
    return [{ name, description: textOf(description), example: textOf(example) }]
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

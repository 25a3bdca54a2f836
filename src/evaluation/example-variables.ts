import type { FlowVariable } from '../machines/flow/types.ts'

/** Returns a value for every variable: the given one, else the flow's example, else the variable's name. */
export function exampleVariables(
  variables: readonly FlowVariable[],
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const examples = variables.map(({ name, example }) => [name, example.trim() === '' ? name : example] as const)
  return { ...Object.fromEntries(examples), ...given }
}

import { ownValue } from '../../../../../src/base/own-value.ts'
import { useKept } from '../../../common/kept.ts'
import { variablesOf, type FlowVariable } from './variables.ts'

/** The agent's variables; typed values are shared by all ways to test it. */
export function useTestVariables(
  agentId: string,
  flow: Record<string, unknown>,
): { variables: FlowVariable[]; values: Record<string, string>; setValue(name: string, value: string): void } {
  const variables = variablesOf(flow)
  const [typed, setTyped] = useKept<Record<string, string>>(`test-variables.${agentId}`, {})
  const values = Object.fromEntries(variables.map(({ name, example }) => [name, ownValue(typed, name) ?? example]))
  return { variables, values, setValue: (name, value) => setTyped({ ...typed, [name]: value }) }
}

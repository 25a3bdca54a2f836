import type { MachineDefinition } from '../contract/definition.ts'
import { maskPhoneNumbers } from './redact.ts'
import type { Json, JsonObject } from '../../base/json.ts'

type Config = Record<string, unknown>

const texts = new WeakMap<MachineDefinition, string>()

/**
 * A machine's configuration as JSON text, as statechart viewers draw it: states, transitions and the flow's own words.
 * Contexts and inputs are left out, because they may hold whom an actor is about; so are numbers that could be dialled.
 */
export function machineDefinitionText(definition: MachineDefinition): string {
  let text = texts.get(definition)
  if (text === undefined) {
    text = JSON.stringify(stateConfig(definition.machine.config as Config))
    texts.set(definition, text)
  }
  return text
}

function stateConfig(config: Config): JsonObject {
  const { context: _context, states, invoke, output: _output, ...rest } = config
  const shown = harmless(rest) as JsonObject
  if (invoke !== undefined) shown.invoke = listOf(invoke).map(invokeConfig)
  if (states !== undefined) {
    shown.states = Object.fromEntries(
      Object.entries(states as Record<string, Config>).map(([key, state]) => [key, stateConfig(state)]),
    )
  }
  return shown
}

function invokeConfig(config: unknown): Json {
  const { input: _input, ...rest } = config as Config
  return harmless(rest)
}

/** JSON without functions, and without phone numbers in what an action or guard is given. */
function harmless(value: unknown, isGiven = false): Json {
  if (Array.isArray(value)) return value.map((each) => harmless(each, isGiven))
  if (typeof value === 'string') return isGiven ? maskPhoneNumbers(value) : value
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json
  const entries = Object.entries(value as Config).filter(([, each]) => each !== undefined && typeof each !== 'function')
  return Object.fromEntries(entries.map(([key, each]) => [key, harmless(each, isGiven || key === 'params')]))
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

import { keptJson } from '../../api/http/kept-json.ts'
import { createValidatorCompiler } from '../../api/http/validator-compiler.ts'
import { BadRequest } from '../../base/errors.ts'
import type { Schema } from '../operation.ts'
import { readConsoleSpecification } from '../specification.ts'

export type Start = Extract<Schema<'VoiceClientMessage'>, { type: 'start' }>

interface Schemas {
  components: { schemas: Record<'VariablesInput', object> & { VoiceClientMessage: { oneOf: StartSchema[] } } }
}
interface StartSchema {
  properties: { type: { enum?: string[] } }
}

/** Reads the first message of a voice test. Throws 400 for anything else. */
export function createStartReader(): (frame: string) => Start {
  let check: ReturnType<typeof createCheck> | undefined
  return (frame) => {
    const outcome = (check ??= createCheck())(parsed(frame))
    if ('error' in outcome) throw outcome.error
    return outcome.value as Start
  }
}

/** The document is large, and few processes ever need this of it. */
function createCheck(): (data: unknown) => { value: unknown } | { error: Error } {
  const { components } = readConsoleSpecification() as unknown as Schemas
  const { VoiceClientMessage, VariablesInput } = components.schemas
  const start = VoiceClientMessage.oneOf.find(({ properties }) => properties.type.enum?.includes('start'))
  const schema = { ...start, properties: { ...start?.properties, variables: VariablesInput } as Record<string, object> }
  return createValidatorCompiler()({ schema, method: 'GET', url: '', httpPart: 'body' }) as ReturnType<
    typeof createCheck
  >
}

function parsed(frame: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(frame)
  } catch {
    throw new BadRequest('Every message must be one JSON object.')
  }
  return keptJson(value, frame)
}

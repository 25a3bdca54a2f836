import { readSpecification } from '../api/http/server.ts'

interface Specification {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> }>>
}

export function readConsoleSpecification(): Specification {
  return readSpecification('console') as Specification
}

/** The one 2xx status that the document gives to an operation. */
export function statusOfSuccess({ paths }: Specification): (operationId: string) => number {
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const statuses = new Map(
    operations.flatMap(({ operationId, responses }) => {
      const status = Object.keys(responses ?? {}).find((each) => each.startsWith('2'))
      return operationId === undefined || status === undefined ? [] : [[operationId, Number(status)] as const]
    }),
  )
  return (operationId) => statuses.get(operationId) ?? 200
}

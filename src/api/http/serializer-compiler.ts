import type fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { lazyRequire } from '../../base/lazy-require.ts'

type Write = (response: unknown) => string

const fastJson = lazyRequire<typeof fastJsonStringify>('fast-json-stringify')

/**
 * Serialises responses by their schemas, so that undeclared properties never leave the process. As for requests, a
 * schema is compiled when it is first used.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<fastJsonStringify.Schema> {
  return ({ schema }) => {
    let write: Write | undefined
    return (response: unknown) => (write ??= fastJson()(schema))(response)
  }
}

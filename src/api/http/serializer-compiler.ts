import { createRequire } from 'node:module'
import type fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Write = (answer: unknown) => string

const require = createRequire(import.meta.url)

/**
 * Writes answers by their schemas, so that nothing leaves that is not declared. As with requests, a schema is compiled
 * when it is first used.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<fastJsonStringify.Schema> {
  return ({ schema }) => {
    let write: Write | undefined
    return (answer: unknown) => (write ??= compile(schema))(answer)
  }
}

function compile(schema: fastJsonStringify.Schema): Write {
  const build = require('fast-json-stringify') as typeof fastJsonStringify
  return build(schema)
}

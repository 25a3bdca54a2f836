import { createRequire } from 'node:module'
import type fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Write = (response: unknown) => string

const require = createRequire(import.meta.url)

/**
 * Serialises responses by their schemas, so that undeclared properties never leave the process. As for requests, a
 * schema is compiled when it is first used.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<fastJsonStringify.Schema> {
  return ({ schema }) => {
    let write: Write | undefined
    return (response: unknown) => (write ??= compile(schema))(response)
  }
}

function compile(schema: fastJsonStringify.Schema): Write {
  const build = require('fast-json-stringify') as typeof fastJsonStringify
  return build(schema)
}

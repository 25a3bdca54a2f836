/**
 * Writes the TypeScript types of both HTTP APIs from their OpenAPI files, and the same documents as the JSON that the
 * service reads at start. The public one is also written as OpenAPI 3.0, for those who generate a client.
 *
 *   npm run openapi                  writes what is stale
 *   npm run openapi -- --check       writes nothing, exits with 1 when something is stale
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import type { JsonObject } from '../src/base/json.ts'
import { toOpenapi30 } from './openapi-3.0.ts'

const ROOT = new URL('../', import.meta.url)
const GENERATED = [
  { from: 'openapi/v1.yaml', to: 'src/api/openapi-types.ts', make: typesOf },
  { from: 'openapi/v1.yaml', to: 'openapi/v1.json', make: jsonOf },
  { from: 'openapi/v1.yaml', to: 'openapi/v1.openapi-3.0.json', make: olderJsonOf },
  { from: 'openapi/console.yaml', to: 'src/console/openapi-types.ts', make: typesOf },
  { from: 'openapi/console.yaml', to: 'openapi/console.json', make: jsonOf },
]

const isCheck = process.argv.includes('--check')
const stale: string[] = []

for (const { from, to, make } of GENERATED) {
  const target = new URL(to, ROOT)
  const content = await make(from)
  if (existsSync(target) && readFileSync(target, 'utf8') === content) continue
  stale.push(to)
  if (!isCheck) writeFileSync(target, content)
}

for (const path of stale) console.log(isCheck ? `${path} is stale: run "npm run openapi".` : `Wrote ${path}.`)
if (isCheck && stale.length > 0) process.exitCode = 1

async function typesOf(from: string): Promise<string> {
  const nodes = await openapiTS(new URL(from, ROOT), { alphabetize: false })
  return `// Generated from ${from} by scripts/generate-api-types.ts. Change the source, then run "npm run openapi".\n\n${astToString(nodes)}`
}

async function jsonOf(from: string): Promise<string> {
  return jsonText(documentOf(from))
}

async function olderJsonOf(from: string): Promise<string> {
  return jsonText(toOpenapi30(documentOf(from)))
}

function documentOf(from: string): JsonObject {
  return parse(readFileSync(new URL(from, ROOT), 'utf8')) as JsonObject
}

function jsonText(document: JsonObject): string {
  return `${JSON.stringify(document, null, 1)}\n`
}

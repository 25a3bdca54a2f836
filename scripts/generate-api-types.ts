/**
 * Writes the TypeScript types of both HTTP APIs from their OpenAPI files.
 *
 *   npm run openapi                  writes what is stale
 *   npm run openapi -- --check       writes nothing, exits with 1 when something is stale
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const ROOT = new URL('../', import.meta.url)
const SPECIFICATIONS = [
  { from: 'openapi/v1.yaml', to: 'src/api/openapi-types.ts' },
  { from: 'openapi/console.yaml', to: 'src/console/openapi-types.ts' },
]

const isCheck = process.argv.includes('--check')
const stale: string[] = []

for (const { from, to } of SPECIFICATIONS) {
  const source = new URL(from, ROOT)
  if (!existsSync(source)) continue
  const target = new URL(to, ROOT)
  const types = await typesOf(source, from)
  if (existsSync(target) && readFileSync(target, 'utf8') === types) continue
  stale.push(to)
  if (!isCheck) writeFileSync(target, types)
}

for (const path of stale) console.log(isCheck ? `${path} is stale: run "npm run openapi".` : `Wrote ${path}.`)
if (isCheck && stale.length > 0) process.exitCode = 1

async function typesOf(source: URL, name: string): Promise<string> {
  const nodes = await openapiTS(source, { alphabetize: false })
  return `// Generated from ${name} by scripts/generate-api-types.ts. Change the source, then run "npm run openapi".\n\n${astToString(nodes)}`
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Parts of a specification that have a pattern, with where they are. */
function patternsIn(part: unknown, path = ''): [path: string, part: Record<string, unknown>][] {
  if (typeof part !== 'object' || part === null) return []
  const object = part as Record<string, unknown>
  const own: [string, Record<string, unknown>][] = typeof object['pattern'] === 'string' ? [[path, object]] : []
  return [...own, ...Object.entries(object).flatMap(([key, value]) => patternsIn(value, `${path}/${key}`))]
}

async function patternsOf(name: string) {
  const file = join(import.meta.dirname, `../../../openapi/${name}.json`)
  return patternsIn(JSON.parse(await readFile(file, 'utf8')))
}

it.each(['v1', 'console'])('openapi/%s.yaml says of every pattern what is right, as people read it', async (name) => {
  const patterns = await patternsOf(name)
  expect(patterns.length).toBeGreaterThan(0)
  const silent = patterns.filter(
    ([path, part]) =>
      part['x-message'] === undefined &&
      part['format'] !== 'uuid' && // has a sentence of its own
      !path.startsWith('/webhooks/') && // what we send
      !path.includes('/headers/') &&
      !path.includes('IdempotencyKey'), // headers have one too
  )
  expect(silent.map(([path]) => path)).toEqual([])
})

it.each(['v1', 'console'])('openapi/%s.yaml has patterns that generators of clients can write down', async (name) => {
  for (const [path, { pattern }] of await patternsOf(name)) {
    // Some write the characters that `\u` names, which a program cannot hold in this place.
    const written = String(pattern).replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    expect(written, path).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  }
})

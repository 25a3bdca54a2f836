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

it.each(['v1', 'console'])('openapi/%s.yaml says of every pattern what is right, as people read it', async (name) => {
  const file = join(import.meta.dirname, `../../../openapi/${name}.json`)
  const patterns = patternsIn(JSON.parse(await readFile(file, 'utf8')))
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

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ERROR_CATALOGUE, outcomeUnknown, ringingUnknown, StoreUnavailable } from '../../src/base/errors.ts'

const source = new URL('../../src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
/** Files that make errors of the catalogue. */
const text = files
  .map((name) => readFileSync(new URL(name, source), 'utf8'))
  .filter((content) => /\b(ParleyError|BadRequest)\(|extends ParleyError/.test(content))
  .join('\n')
const documented = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')

describe('the error catalogue', () => {
  it.each(Object.entries(ERROR_CATALOGUE))(
    'has %s in docs/errors.md with its status and meaning',
    (code, [status, meaning]) => {
      expect(documented).toContain(`| \`${code}\` | ${status} | ${meaning} |`)
    },
  )

  it.each(Object.keys(ERROR_CATALOGUE))('keeps %s only because something is refused with it', (code) => {
    expect(text).toMatch(new RegExp(`[(,=]\\s*'${code}'\\s*[,)]`)) // an argument, or the default of one
  })

  it('has every status but those that need no words', () => {
    const statuses = new Set(Object.values(ERROR_CATALOGUE).map(([status]) => status))
    expect([...statuses].sort()).toEqual([400, 401, 403, 404, 409, 410, 412, 422, 428, 429, 500, 502, 503])
  })
})

describe('an unknown outcome', () => {
  it('is said once, whatever its words are', () => {
    const ringing = ringingUnknown()
    expect(outcomeUnknown(outcomeUnknown(ringing))).toBe(ringing)
    const alike = new StoreUnavailable(undefined, ringing.publicMessage)
    expect(outcomeUnknown(alike)).not.toBe(alike)
    expect(outcomeUnknown(alike).name).toBe('StoreUnavailable') // journals keep it
  })
})

import { describe, expect, it } from 'vitest'
import { createLog } from '../../src/startup/log.ts'

describe('the log', () => {
  it('blots out keys and cookies, wherever they are handed to it', () => {
    const lines: string[] = []
    const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) })
    const headers = {
      authorization: 'Bearer hush',
      cookie: 'session=hush',
      'set-cookie': 'session=hush',
      host: 'h.test',
    }
    log.trace(headers, 'said')
    log.info({ headers }, 'said')
    log.warn({ req: { headers } }, 'said')
    log.error({ err: Object.assign(new Error('broken'), { rawPacket: 'hush', response: { headers } }) }, 'said')
    expect(lines).toHaveLength(4)
    expect(lines.join('')).not.toContain('hush')
    for (const line of lines) expect(line).toContain('h.test')
  })
})

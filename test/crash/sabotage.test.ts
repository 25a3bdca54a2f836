import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './sabotage.ts'
import { SERVER_TIME } from './shifted-clock.ts'

describe('a deliberate fault', () => {
  it.each(Object.entries({ ...FAULTS, 'shifted database clock': SERVER_TIME }))(
    '%s still finds what it changes, once',
    (_name, { file, from }) => {
      expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
    },
  )
})

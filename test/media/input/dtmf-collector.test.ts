import { describe, expect, it } from 'vitest'
import { DtmfCollector } from '../../../src/media/input/dtmf-collector.ts'

function pressed(keys: string): DtmfCollector {
  const collector = new DtmfCollector()
  for (const key of keys) collector.press(key, 1_000)
  return collector
}

describe('keys', () => {
  it('are complete with #, which is not one of them', () => {
    const keys = pressed('411001#')
    expect(keys.isComplete(1_000, false)).toBe(true)
    expect(keys.take()).toBe('411001')
    expect(keys.isEmpty).toBe(true)
  })

  it('are complete after a pause of two seconds', () => {
    const keys = pressed('42')
    expect(keys.isComplete(2_999, false)).toBe(false)
    expect(keys.isComplete(3_000, false)).toBe(true)
  })

  it('are complete with the first, when one is enough', () => {
    expect(pressed('1').isComplete(1_000, true)).toBe(true)
    expect(pressed('').isComplete(9_000, true)).toBe(false)
  })

  it('start over with *, and mean nothing with # alone or with letters', () => {
    expect(pressed('12*34').take()).toBe('34')
    expect(pressed('#A').isEmpty).toBe(true)
  })

  it('are not endless', () => {
    expect(pressed('7'.repeat(100)).take()).toHaveLength(32)
  })
})

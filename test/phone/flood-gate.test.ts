import { expect, it } from 'vitest'
import { FloodGate } from '../../src/phone/flood-gate.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const clock = new VirtualClock()
const takes = (gate: FloodGate, count: number) => Array.from({ length: count }, () => gate.take()).every(Boolean)

it('lets in some seconds of audio at once, and then as much as live audio has', async () => {
  const gate = new FloodGate(clock)
  expect(takes(gate, 1_000)).toBe(true)
  expect(gate.take()).toBe(false)
  await clock.advance(1_000)
  expect(takes(gate, 199)).toBe(true)
})

it('takes no clock that is set back for a flood', () => {
  const gate = new FloodGate(clock)
  clock.set(clock.now() - 3_600_000)
  expect(takes(gate, 900)).toBe(true)
})

import { expect, it } from 'vitest'
import { createOptOutList } from '../../../src/telephony/calls/opt-out-list.ts'
import type { OptOut } from '../../../src/ports/opt-outs.ts'

function listOf(...kept: string[]) {
  const numbers = new Map(kept.map((number) => [number, { number } as OptOut]))
  return createOptOutList({
    add: async (optOut) => void numbers.set(optOut.number, optOut),
    find: async (_projectId, number) => numbers.get(number) ?? null,
  })
}

it.each([
  ['+4402079460958', '+442079460958'],
  ['+442079460958', '+4402079460958'],
  ['+9109876543210', '+919876543210'],
  ['+112025550100', '+12025550100'],
  ['+390612345678', '+390612345678'],
  ['+99912345678', '+99912345678'],
])('a wish that came from %s holds for %s', async (number, same) => {
  const list = listOf()
  await list.add({ projectId: 'p', number, callId: 'c', at: 0 })
  expect(await list.has('p', same)).toBe(true)
  expect(await list.has('p', number)).toBe(true)
})

it('a wish holds as it was kept, and for no other number', async () => {
  const list = listOf('+4402079460958')
  expect(await list.has('p', '+4402079460958')).toBe(true)
  expect(await list.has('p', '+390612345678')).toBe(false)
  expect(await listOf('+39612345678').has('p', '+390612345678')).toBe(false)
})

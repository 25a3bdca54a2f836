import { expect, it } from 'vitest'
import { Conflict } from '../../src/base/errors.ts'
import type { ConsoleDeps } from '../../src/console/console-deps.ts'
import { endCall } from '../../src/console/end-call.ts'
import type { CallView } from '../../src/machines/dialogue/call-view.ts'

/** Whom a hang-up was asked for. */
function line() {
  const hungUp: string[] = []
  const phone = { hangUp: (callId: string) => Promise.resolve(void hungUp.push(callId)) }
  return { hungUp, deps: { phone } as unknown as ConsoleDeps }
}

const call = { id: 'c1', channel: 'phone', status: 'ringing', telephony: 'telephony_a' } as CallView

it('has the carrier hang up a phone call, once it is not over', async () => {
  const { deps, hungUp } = line()
  await endCall(deps, call)
  await endCall(deps, { ...call, id: 'c2', status: 'ended' })
  expect(hungUp).toEqual(['c1'])
})

it('is a conflict where the carrier cannot end a call', async () => {
  const { deps, hungUp } = line()
  await expect(endCall(deps, { ...call, telephony: 'telephony_b' })).rejects.toThrow(Conflict)
  expect(hungUp).toEqual([])
})

import { expect, it } from 'vitest'
import { createDraftSaver, type SaveResult, type SaverState } from '../../../web/src/flow/draft-saver.ts'
import type { FlowDraft } from '../../../web/src/flow/draft-flow.ts'

/** A saver on a clock that is moved by hand, with answers that are given by hand. */
function rig() {
  let now = 0
  const timers: { at: number; callback: () => void }[] = []
  const requests: { flow: FlowDraft; revision: number; answer: (result: SaveResult) => Promise<void> }[] = []
  const states: SaverState[] = []
  const saver = createDraftSaver(
    {
      save: (flow, revision) =>
        new Promise((resolve) => {
          requests.push({
            flow,
            revision,
            answer: async (result) => {
              resolve(result)
              await settle()
            },
          })
        }),
      onState: (state) => states.push(state),
      after(delayMs, callback) {
        const timer = { at: now + delayMs, callback }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer) >>> 0, 1)
      },
      now: () => now,
    },
    { flow: { name: 'a' }, revision: 1 },
  )
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    const until = now + ms
    for (;;) {
      const next = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      timers.splice(timers.indexOf(next), 1)
      now = next.at
      next.callback()
      await settle()
    }
    now = until
  }
  return { saver, requests, states, pass, settle }
}

it('saves 800 ms after the last change', async () => {
  const { saver, requests, pass } = rig()
  saver.change({ name: 'b' })
  await pass(700)
  saver.change({ name: 'c' })
  await pass(799)
  expect(requests).toHaveLength(0)
  await pass(1)
  expect(requests).toMatchObject([{ flow: { name: 'c' }, revision: 1 }])
})

it('saves 5 s after the first change while changes go on', async () => {
  const { saver, requests, pass } = rig()
  for (let change = 0; change < 9; change++) {
    saver.change({ name: `change ${change}` })
    await pass(600)
  }
  expect(requests).toHaveLength(1)
})

it('sends one request at a time, and afterwards what has changed meanwhile', async () => {
  const { saver, requests, pass } = rig()
  saver.change({ name: 'b' })
  await pass(800)
  saver.change({ name: 'c' })
  await pass(10_000)
  expect(requests).toHaveLength(1)
  await requests[0]?.answer({ kind: 'saved', revision: 2 })
  await pass(800)
  expect(requests[1]).toMatchObject({ flow: { name: 'c' }, revision: 2 })
})

it('sends nothing when the flow says the same as what is saved', async () => {
  const { saver, requests, pass } = rig()
  saver.change({ name: 'b' })
  saver.change({ name: 'a' })
  await pass(10_000)
  expect(requests).toHaveLength(0)
  expect(saver.state().kind).toBe('saved')
})

it('stops at a conflict until it is decided', async () => {
  const { saver, requests, pass } = rig()
  saver.change({ name: 'b' })
  await pass(800)
  await requests[0]?.answer({ kind: 'conflict' })
  saver.change({ name: 'c' })
  await pass(60_000)
  expect(requests).toHaveLength(1)
  saver.resume(7, { name: 'theirs' })
  await pass(800)
  expect(requests[1]).toMatchObject({ flow: { name: 'c' }, revision: 7 })
})

it('tries again after a second, then less and less often, while the service cannot be reached', async () => {
  const { saver, requests, pass } = rig()
  saver.change({ name: 'b' })
  await pass(800)
  await requests[0]?.answer({ kind: 'unreachable' })
  expect(saver.state()).toMatchObject({ kind: 'failed', retryInMs: 1_000 })
  saver.change({ name: 'c' })
  await pass(1_000)
  await requests[1]?.answer({ kind: 'unreachable' })
  await pass(1_999)
  expect(requests).toHaveLength(2)
  await pass(1)
  expect(requests[2]).toMatchObject({ flow: { name: 'c' } })
  await requests[2]?.answer({ kind: 'saved', revision: 2 })
  expect(saver.state()).toEqual({ kind: 'saved', revision: 2 })
})

it('has the reason of a refusal, and saves what is mended', async () => {
  const { saver, requests, pass } = rig()
  saver.change({ name: 'much too long' })
  await pass(800)
  await requests[0]?.answer({ kind: 'refused', message: 'The flow is larger than 256 KiB.' })
  expect(saver.state()).toMatchObject({
    kind: 'failed',
    failure: { kind: 'refused', message: 'The flow is larger than 256 KiB.' },
  })
  saver.change({ name: 'short' })
  await pass(800)
  expect(requests[1]).toMatchObject({ flow: { name: 'short' } })
})

it('waits for a log-in, and then saves what was typed', async () => {
  const { saver, requests, pass } = rig()
  saver.change({ name: 'b' })
  await pass(800)
  await requests[0]?.answer({ kind: 'signedOut' })
  saver.resume(1)
  await pass(800)
  expect(requests).toHaveLength(2)
})

it('saves at once when it is told to', async () => {
  const { saver, requests, settle } = rig()
  saver.change({ name: 'b' })
  const flushed = saver.flush()
  await settle()
  await requests[0]?.answer({ kind: 'saved', revision: 2 })
  await flushed
  expect(saver.state()).toEqual({ kind: 'saved', revision: 2 })
})

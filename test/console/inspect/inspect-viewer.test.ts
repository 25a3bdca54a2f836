import { expect, it } from 'vitest'
import type { Publication } from '../../../src/actors/inspection/inspection.ts'
import { InspectViewer, type ViewerOptions } from '../../../src/console/inspect/inspect-viewer.ts'

/** A socket that keeps what it is sent, and reads it when told to. */
class ShelfSocket {
  readonly sent: string[] = []
  closed: { code: number; reason: string } | null = null
  bufferedAmount = 0

  send(text: string): void {
    this.sent.push(text)
    this.bufferedAmount += text.length
  }

  close(code: number, reason: string): void {
    this.closed = { code, reason }
  }
}

function publication(actorId: string, seq: number, isLast = false): Publication {
  const introduction = () => `meet ${actorId}`
  const steps = () => [`${actorId} ${seq}`]
  return { actorId, projectId: 'p', seq, isLast, introduction, steps } as unknown as Publication
}

function openViewer(options: Partial<ViewerOptions> = {}) {
  const socket = new ShelfSocket()
  const errors: object[] = []
  const preset = {
    isVisible: async () => true,
    actorId: null,
    reveal: false,
    log: { error: (details: object) => errors.push(details) },
  }
  return { socket, errors, viewer: new InspectViewer({ socket, ...preset, ...options }) }
}

const rest = () => new Promise((resolve) => setImmediate(resolve))

it('introduces each actor once, before its first step', async () => {
  const { socket, viewer } = openViewer()
  viewer.show(publication('a/1', 1))
  viewer.show(publication('b/1', 1))
  viewer.show(publication('a/1', 2, true))
  await rest()
  expect(socket.sent).toEqual(['meet a/1', 'a/1 1', 'meet b/1', 'b/1 1', 'a/1 2'])
})

it('keeps the order while it is asked whether a project may be seen', async () => {
  const waiting: ((isMember: boolean) => void)[] = []
  const { socket, viewer } = openViewer({ isVisible: () => new Promise((resolve) => waiting.push(resolve)) })
  viewer.show(publication('a/1', 1))
  viewer.show(publication('a/1', 2))
  await rest()
  expect(socket.sent).toEqual([])
  for (const answer of [true, true]) {
    waiting.shift()?.(answer)
    await rest()
  }
  expect(socket.sent).toEqual(['meet a/1', 'a/1 1', 'a/1 2'])
})

it("starts with an actor's state, and leaves out earlier changes", async () => {
  const { socket, viewer } = openViewer()
  let found = (_present: { message: string; seq: number }) => {}
  const introduced = viewer.introduce('a/1', () => new Promise((resolve) => (found = resolve)))
  for (const seq of [4, 5, 6]) viewer.show(publication('a/1', seq))
  found({ message: 'a/1 is at 5', seq: 5 })
  await introduced
  expect(socket.sent).toEqual(['a/1 is at 5', 'a/1 6'])
})

it('disconnects a viewer as soon as it has too much unread data', async () => {
  const { socket, viewer } = openViewer({ maxBufferedBytes: 20 })
  for (let seq = 1; seq <= 100; seq += 1) viewer.show(publication('a/1', seq))
  await rest()
  expect(socket.closed).toEqual({ code: 1013, reason: 'You read more slowly than things happen.' })
  expect(socket.sent).toHaveLength(4)
})

it('disconnects a viewer with too many waiting commits while the store is slow', async () => {
  const { socket, viewer } = openViewer({ isVisible: () => new Promise(() => {}) })
  for (let seq = 1; seq <= 1_100; seq += 1) viewer.show(publication('a/1', seq))
  expect(socket.closed?.code).toBe(1013)
})

it('ends the connection rather than leave a gap when the store cannot be asked, and logs why', async () => {
  const { socket, errors, viewer } = openViewer({ isVisible: () => Promise.reject(new Error('away')) })
  viewer.show(publication('a/1', 1))
  await rest()
  expect(socket).toMatchObject({ sent: [], closed: { code: 1011 } })
  expect(errors).toEqual([{ err: new Error('away') }])
})

it('logs why an actor could not be shown as it is now', async () => {
  const { socket, errors, viewer } = openViewer()
  await viewer.introduce('a/1', () => Promise.reject(new Error('a/1 is gone.')))
  expect(socket).toMatchObject({ sent: [], closed: { code: 1011 } })
  expect(errors).toEqual([{ err: new Error('a/1 is gone.') }])
})

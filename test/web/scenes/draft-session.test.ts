import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FlowDraft } from '../../../web/src/flow/draft-flow.ts'
import type { SaveResult } from '../../../web/src/flow/draft-saver.ts'
import {
  createDraftSession,
  type DraftStart,
  type LocalCopy,
} from '../../../web/src/scenes/agents/draft/draft-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service with one draft, and a browser that keeps copies. */
function rig(start: Partial<DraftStart> = {}) {
  const service = {
    flow: { name: 'saved' } as FlowDraft,
    revision: 3,
    answer: 'saved' as Exclude<SaveResult['kind'], 'refused'>,
  }
  const browser: { copy: LocalCopy | null; layouts: unknown[]; signedOut: number } = {
    copy: null,
    layouts: [],
    signedOut: 0,
  }
  const session = createDraftSession(
    {
      load: async () => ({ flow: service.flow, revision: service.revision }),
      async save(flow, revision) {
        if (service.answer !== 'saved') return { kind: service.answer }
        if (revision !== service.revision) return { kind: 'conflict' }
        Object.assign(service, { flow, revision: revision + 1 })
        return { kind: 'saved', revision: revision + 1 }
      },
      savePositions: async (positions) => void browser.layouts.push(positions),
      keep: async (copy) => void (browser.copy = copy),
      keepNow: (copy) => void (browser.copy = copy),
      forget: async () => void (browser.copy = null),
      onSignedOut: () => void browser.signedOut++,
    },
    { draft: { flow: service.flow, revision: 3 }, positions: {}, local: null, ...start },
  )
  const rename = (name: string) => session.editor.getState().edit({ label: 'Rename' }, (flow) => ({ ...flow, name }))
  return { service, browser, session, rename }
}

it('keeps what is typed in the browser until the service has it', async () => {
  const { service, browser, session, rename } = rig()
  session.start()
  rename('typed')
  await vi.advanceTimersByTimeAsync(250)
  expect(browser.copy).toEqual({ flow: { name: 'typed' }, revision: 3 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.flow).toEqual({ name: 'typed' })
  expect(browser.copy).toBe(null)
})

it('brings back what an earlier visit could not save, and saves it', async () => {
  const { service, session } = rig({ local: { flow: { name: 'left over' }, revision: 3 } })
  session.start()
  expect(session.state.getState().isRestored).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.flow).toEqual({ name: 'left over' })
  session.editor.getState().undo()
  expect(session.editor.getState().history.present.flow).toEqual({ name: 'saved' })
})

it('asks when a leftover was made on another revision than the saved one', async () => {
  const { service, session } = rig({ local: { flow: { name: 'left over' }, revision: 2 } })
  session.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(service.flow).toEqual({ name: 'saved' })
  expect(session.state.getState().theirs).toMatchObject({ flow: { name: 'saved' } })
  session.takeTheirs('Take theirs')
  expect(session.editor.getState().history.present.flow).toEqual({ name: 'saved' })
})

it('keeps mine over what another window has saved', async () => {
  const { service, session, rename } = rig()
  session.start()
  Object.assign(service, { flow: { name: 'theirs' }, revision: 8 })
  rename('mine')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(session.state.getState().theirs).toMatchObject({ revision: 8 })
  session.keepMine()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service).toMatchObject({ flow: { name: 'mine' }, revision: 9 })
})

it('asks nothing when another window has saved the same', async () => {
  const { service, session, rename } = rig()
  session.start()
  Object.assign(service, { flow: { name: 'same' }, revision: 8 })
  rename('same')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(session.state.getState()).toMatchObject({ theirs: null, saving: { kind: 'saved', revision: 8 } })
})

it('takes over what the service has made of the draft without saving it again', async () => {
  const { service, session, rename } = rig()
  session.start()
  rename('mine')
  expect(await session.flush()).toBe(4)
  session.adopt({ flow: { name: 'published' }, revision: 9 }, 'Discard')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(service).toMatchObject({ flow: { name: 'mine' }, revision: 4 })
  expect(session.state.getState().saving).toEqual({ kind: 'saved', revision: 9 })
})

it('tells that nobody is logged in, and keeps the copy', async () => {
  const { service, browser, session, rename } = rig()
  session.start()
  service.answer = 'signedOut'
  rename('typed')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(browser).toMatchObject({ signedOut: 1, copy: { flow: { name: 'typed' } } })
})

it('saves positions apart from the flow, a second after the last move', async () => {
  const { service, browser, session } = rig()
  session.start()
  session.editor.getState().place({ label: 'Move' }, { a: [1, 2] })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(browser.layouts).toEqual([{ a: [1, 2] }])
  expect(service.revision).toBe(3)
})

it('saves what is left when the page is left', async () => {
  const { service, session, rename } = rig()
  const stop = session.start()
  rename('last words')
  void stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(service.flow).toEqual({ name: 'last words' })
})

it('keeps what was typed a moment before the page is left', async () => {
  const { browser, session, rename } = rig()
  session.start()
  rename('a moment ago')
  session.leave()
  expect(browser.copy).toEqual({ flow: { name: 'a moment ago' }, revision: 3 })
})

it('keeps nothing of a draft that is saved', async () => {
  const { browser, session, rename } = rig()
  session.start()
  rename('typed')
  await session.flush()
  session.leave()
  expect(browser.copy).toBe(null)
})

it('keeps what is typed without a pause', async () => {
  const { browser, session, rename } = rig()
  session.start()
  for (let typed = 1; typed <= 4; typed++) {
    rename(`typed ${typed}`)
    await vi.advanceTimersByTimeAsync(150)
  }
  expect(browser.copy).toMatchObject({ flow: { name: 'typed 4' } })
})

it('asks nothing about its own save whose answer was lost', async () => {
  const { service, session, rename } = rig()
  session.start()
  service.answer = 'unreachable'
  rename('arrived')
  await vi.advanceTimersByTimeAsync(900)
  Object.assign(service, { flow: { name: 'arrived' }, revision: 4 })
  rename('typed after that')
  await vi.advanceTimersByTimeAsync(1_000)
  rename('and more')
  service.answer = 'saved'
  await vi.advanceTimersByTimeAsync(5_000)
  expect(session.state.getState().theirs).toBe(null)
  expect(service).toMatchObject({ flow: { name: 'and more' }, revision: 5 })
})

it('asks nothing about its own save that was on its way when the page was left', async () => {
  const local = { flow: { name: 'typed after that' }, revision: 2, sent: [{ name: 'saved' }] }
  const { service, session } = rig({ local })
  session.start()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(session.state.getState().theirs).toBe(null)
  expect(service.flow).toEqual({ name: 'typed after that' })
})

it('keeps what is typed while the draft is published', async () => {
  const { service, session, rename } = rig()
  session.start()
  rename('to publish')
  const sent = session.editor.getState().history.present.flow
  await session.flush()
  service.revision = 5 // published
  rename('typed meanwhile')
  await vi.advanceTimersByTimeAsync(1_000) // its save comes first, and asks nothing: only the revision is another
  rename('and more')
  session.continueFrom({ flow: { name: 'to publish' }, revision: 5 }, sent)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(session.editor.getState().history.present.flow).toEqual({ name: 'and more' })
  expect(session.state.getState().theirs).toBe(null)
  expect(service.flow).toEqual({ name: 'and more' })
})

it('catches up with another window only where nothing of its own is unsaved', async () => {
  const { service, session, rename } = rig()
  session.start()
  Object.assign(service, { flow: { name: 'theirs' }, revision: 8 })
  expect(await session.catchUp('Take theirs')).toBe(true)
  expect(session.editor.getState().history.present.flow).toEqual({ name: 'theirs' })
  expect(await session.flush()).toBe(8)

  Object.assign(service, { flow: { name: 'theirs again' }, revision: 9 })
  rename('mine')
  expect(await session.catchUp('Take theirs')).toBe(false)
  expect(session.editor.getState().history.present.flow).toEqual({ name: 'mine' })
  expect(await session.flush()).toBe(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(session.state.getState().theirs).toMatchObject({ revision: 9 })
})

it('notices what another window has saved, and shows it only when it is asked for', async () => {
  const { service, session, rename } = rig()
  session.start()
  Object.assign(service, { flow: { name: 'theirs' }, revision: 8 })
  await session.notice(8)
  expect(session.state.getState().newer).toMatchObject({ flow: { name: 'theirs' }, revision: 8 })
  expect(session.editor.getState().history.present.flow).toEqual({ name: 'saved' })
  await session.catchUp('Take theirs')
  expect(session.editor.getState().history.present.flow).toEqual({ name: 'theirs' })

  // What is unsaved here is asked about once it is saved.
  Object.assign(service, { flow: { name: 'theirs again' }, revision: 9 })
  rename('mine')
  await session.notice(9)
  expect(session.state.getState().newer).toMatchObject({ revision: 8 })
})

it('continues on a later revision of the same content without a word', async () => {
  const { service, session } = rig()
  session.start()
  service.revision = 8
  await session.notice(8)
  expect(session.state.getState()).toMatchObject({ newer: null, saving: { kind: 'saved', revision: 8 } })
})

import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, isIn, newId, openKernel, typed } from '../../support/kernel/kernel-kit.ts'

const talk = define(
  setup({
    types: typed<{ context: { said: string[] }; events: { type: 'say'; text: string } | { type: 'hush' | 'close' } }>(),
    actors: { think: effect<null, null>() },
    actions: {
      keep: assign({ said: ({ context, event }) => [...context.said, event.type === 'say' ? event.text : ''] }),
    },
  }).createMachine({
    id: 'talk',
    options: { maxIterations: 10 },
    context: { said: [] },
    initial: 'listening',
    on: { close: '.over' },
    states: {
      listening: { on: { say: { target: 'thinking', actions: 'keep' }, hush: 'silent' } },
      thinking: { invoke: { id: 'think', src: 'think', input: null, onDone: 'listening', onError: 'listening' } },
      silent: { on: { say: { target: 'listening', actions: 'keep' } } },
      over: { type: 'final' },
    },
  }),
)

async function opened(isShared: boolean) {
  const thoughts: (() => void)[] = []
  const think = { src: 'think', run: () => new Promise<void>((resolve) => void thoughts.push(resolve)) }
  const actors = await openKernel({ definitions: [talk], handlers: [think], isShared })
  const { actorId } = await actors.create('talk')
  const finish = async () => {
    for (const thought of thoughts.splice(0)) thought()
    await actors.settle()
  }
  return { actors, actorId, finish, first: actors.kernel }
}

const say = (text: string) => ({ type: 'say', text })
const listens = isIn('listening')

describe('one mailbox per actor', () => {
  it('takes what comes at once in the order of its coming', async () => {
    const { actors, actorId } = await opened(false)
    await actors.send(actorId, 'hush')
    const outcomes = await Promise.all([
      actors.send(actorId, say('a')),
      actors.send(actorId, 'hush'),
      actors.send(actorId, say('b')),
    ])
    expect(outcomes.map(({ seq, outcome }) => [seq, outcome])).toEqual([
      [3, 'taken'],
      [4, 'taken'],
      [5, 'taken'],
    ])
    expect(await actors.context(actorId)).toEqual({ said: ['a', 'b'] })
  })

  it('reads from memory what only it can change, and nothing that other nodes may have changed', async () => {
    const alone = await opened(false)
    await alone.actors.send(alone.actorId, 'hush')
    expect(alone.first.readCached(alone.actorId)).toMatchObject({ seq: 2, snapshot: { value: 'silent' } })
    expect(alone.first.readCached(alone.actorId)).toEqual(await alone.first.read(alone.actorId))
    expect(alone.first.readCached('talk/unknown')).toBeNull()

    const shared = await opened(true)
    expect(shared.first.readCached(shared.actorId)).toBeNull()
    expect(await shared.first.read(shared.actorId)).toMatchObject({ seq: 1 })
  })

  it('takes both of two processes’ events, each once', async () => {
    const { actors, actorId, first, finish } = await opened(true)
    const second = (await actors.openNode()).kernel
    for (let round = 0; round < 10; round += 1) {
      const before = (await actors.journal(actorId)).length
      const sent = [
        first.send(actorId, { type: 'hush' }),
        second.send(actorId, say('x')),
        first.send(actorId, say('y')),
      ]
      const taken = (await Promise.all(sent)).filter(({ outcome }) => outcome === 'taken')
      const journal = await actors.journal(actorId)
      expect(taken.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(journal.slice(before).map(({ seq }) => seq))
      await finish()
    }
    const both = await Promise.all([first.send(actorId, { type: 'close' }), second.send(actorId, { type: 'close' })])
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['finished', 'taken'])
  })

  it('lets one of two exclusive asks through, in one process', async () => {
    const { actors, actorId, finish } = await opened(false)
    const one = actors.ask(actorId, say('one'), listens, { rejectIfBusy: true })
    const two = actors.ask(actorId, say('two'), listens, { rejectIfBusy: true })
    expect(await two).toMatchObject({ outcome: 'busy' })
    await actors.settle()
    await finish()
    expect(await one).toMatchObject({ outcome: 'taken', snapshot: { context: { said: ['one'] } } })
  })

  it('says busy with the actor’s state, also before it is loaded', async () => {
    const { actors, actorId, finish } = await opened(false)
    await actors.restart()
    const one = actors.ask(actorId, say('one'), listens, { rejectIfBusy: true })
    const two = await actors.ask(actorId, say('two'), listens, { rejectIfBusy: true })
    expect(two).toMatchObject({ outcome: 'busy', snapshot: { status: 'active' } })
    await actors.settle()
    await finish()
    await one
  })

  it('lets one of two exclusive asks through, from two processes', async () => {
    const { actors, actorId, finish, first } = await opened(true)
    const second = (await actors.openNode()).kernel
    await second.read(actorId)
    const asks = [first, second].map((kernel, index) =>
      kernel.ask(actorId, say(`${index}`), listens, { rejectIfBusy: true }),
    )
    await actors.settle()
    await finish()
    await actors.settle()
    const outcomes = (await Promise.all(asks)).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual(['busy', 'taken'])
    expect(await actors.events(actorId)).toEqual(['xstate.init', 'say', 'xstate.done.actor.think'])
  })

  it('never refuses for what it only remembers', async () => {
    const { actors, actorId, first, finish } = await opened(true)
    const second = (await actors.openNode()).kernel
    await second.send(actorId, { type: 'hush' })
    await first.send(actorId, say('first'))
    // `second` still remembers `silent`, where hushing makes no sense.
    expect(await second.send(actorId, { type: 'hush' })).toMatchObject({ outcome: 'taken' })
    await first.send(actorId, say('again'))
    await actors.clock.advance(1_000)
    const ask = second.ask(actorId, say('now'), listens, { rejectIfBusy: true })
    await actors.settle()
    await finish()
    expect(await ask).toMatchObject({ outcome: 'taken' })
  })

  it('goes by what an exclusive caller has seen of the actor, without a look of its own', async () => {
    const { actors, actorId, first, finish } = await opened(true)
    const second = (await actors.openNode()).kernel
    await second.send(actorId, { type: 'hush' })
    const askSeen = async (kernel: typeof first, expectedSeq: number) => {
      const ask = kernel.ask(actorId, say(`seen at ${expectedSeq}`), listens, { rejectIfBusy: true, expectedSeq })
      await actors.settle()
      await finish()
      return (await ask).outcome
    }
    const before = actors.store.calls.lastSeq ?? 0
    // The first remembers seq 1, and is told that there is more.
    expect(await askSeen(first, 2)).toBe('taken')
    const { seq } = await actors.read(actorId)
    expect(seq).toBeGreaterThan(2)
    // What it had not seen came at the same time, so the other was first.
    expect(await askSeen(second, 2)).toBe('busy')
    expect(await askSeen(second, seq)).toBe('taken')
    expect(actors.store.calls.lastSeq ?? 0).toBe(before)
    expect(await actors.context(actorId)).toEqual({ said: ['seen at 2', `seen at ${seq}`] })
  })

  it('takes nothing from an exclusive caller who was asked before another was answered, whatever is in memory', async () => {
    const { actors, actorId, first } = await opened(true)
    const [second, third] = [(await actors.openNode()).kernel, (await actors.openNode()).kernel]
    await second.read(actorId)
    await first.send(actorId, { type: 'hush' })
    const late = { rejectIfBusy: true, expectedSeq: 1 }
    for (const kernel of [first, second, third]) {
      expect(await kernel.ask(actorId, say('late'), listens, late)).toMatchObject({ outcome: 'busy', seq: 2 })
    }
    expect(await third.ask(actorId, say('in time'), listens, { ...late, expectedSeq: 2 })).toMatchObject({
      outcome: 'taken',
    })
    expect(await actors.context(actorId)).toEqual({ said: ['in time'] })

    const other = { ...late, precondition: () => false }
    expect(await second.ask(actorId, say('strange'), listens, other)).toMatchObject({ outcome: 'missing' })
  })

  it('knows the repeat of what an exclusive caller asked before', async () => {
    const { actors, actorId, first } = await opened(true)
    const second = (await actors.openNode()).kernel
    await first.send(actorId, { type: 'hush' })
    const once = { rejectIfBusy: true, expectedSeq: 2, eventId: 'once' }
    expect(await first.ask(actorId, say('once'), listens, once)).toMatchObject({ outcome: 'taken' })
    expect(await second.ask(actorId, say('once'), listens, once)).toMatchObject({ outcome: 'duplicate' })
    expect(await actors.context(actorId)).toEqual({ said: ['once'] })
  })

  it('answers an ask when another process ends the actor', async () => {
    const { actors, actorId, first } = await opened(true)
    const second = await actors.openNode()
    const ask = first.ask(actorId, say('one'), listens)
    await actors.settle()
    await second.kernel.send(actorId, { type: 'close' })
    await actors.node.kernel.catchUp()
    expect(await ask).toMatchObject({ outcome: 'taken', snapshot: { status: 'done' } })
  })

  it('takes no other’s write for damage', async () => {
    const { actors, actorId, first } = await opened(true)
    const second = (await actors.openNode()).kernel
    let between = true
    actors.store.seen = async (_actorId, rows) => {
      if (between) {
        between = false
        await first.send(actorId, { type: 'hush' })
      }
      return rows
    }
    expect(await second.send(actorId, { type: 'close' })).toMatchObject({ outcome: 'taken' })
  })
})

describe('An event id', () => {
  it.each([false, true])('is accepted once, whichever node repeats it (shared: %s)', async (isShared) => {
    const { actors, actorId, first } = await opened(isShared)
    await actors.send(actorId, 'hush', { eventId: 'once' })
    const again = await actors.send(actorId, 'hush', { eventId: 'once' })
    expect(again).toMatchObject({ outcome: 'duplicate', snapshot: { value: 'silent' } })
    const twins = await Promise.all([1, 2].map(() => first.send(actorId, say('x'), { eventId: 'twin' })))
    expect(twins.map(({ outcome }) => outcome)).toEqual(['taken', 'duplicate'])
    expect(await actors.context(actorId)).toEqual({ said: ['x'] })
  })

  it('repeated while the first waits gets the same answer', async () => {
    const { actors, actorId, finish } = await opened(false)
    const asks = [1, 2].map(() => actors.ask(actorId, say('x'), listens, { eventId: 'same' }))
    await actors.settle()
    await finish()
    const [one, two] = await Promise.all(asks)
    expect(one?.snapshot).toEqual(two?.snapshot)
    expect([one?.outcome, two?.outcome]).toEqual(['taken', 'duplicate'])
  })

  it('of a create starts one actor, also when both come at once or to two processes', async () => {
    const { actors, first } = await opened(true)
    const second = (await actors.openNode()).kernel
    const create = { type: 'talk', id: newId(), machine: 'talk', version: '1', input: {} }
    const kernels = [first, first, second]
    const answers = await Promise.all(kernels.map((kernel) => kernel.create(create, { eventId: 'create' })))
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['duplicate', 'duplicate', 'taken'])
    expect(await first.create(create)).toMatchObject({ outcome: 'duplicate', snapshot: { value: 'listening' } })
  })
})

describe('what the state has no use for', () => {
  it('is answered as such and leaves no trace; a finished actor takes nothing', async () => {
    const { actors, actorId } = await opened(false)
    await actors.send(actorId, 'hush')
    expect(await actors.send(actorId, 'hush')).toMatchObject({ outcome: 'ignored', seq: 2 })
    await actors.send(actorId, 'close')
    expect(await actors.send(actorId, say('x'))).toMatchObject({ outcome: 'finished' })
    expect(await actors.ask(actorId, say('x'), listens)).toMatchObject({ outcome: 'finished' })
    expect(await actors.journal(actorId)).toHaveLength(3)
    expect(await actors.send(`talk/${newId()}`, 'hush')).toMatchObject({ outcome: 'missing', snapshot: null })
    await expect(actors.send((await actors.create('talk')).actorId, 'unheard.of')).rejects.toMatchObject({
      status: 400,
    })
  })
})

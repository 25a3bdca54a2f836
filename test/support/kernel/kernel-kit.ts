import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { effectHandlers, type EffectHandler, type EffectHandlers } from '../../../src/actors/runtime/effect-handler.ts'
import { decodeEntries } from '../../../src/actors/journal/journal-row.ts'
import { createMachineLookup, type MachineLoader } from '../../../src/actors/machine-lookup.ts'
import { ALL_PARTITIONS, type Commit } from '../../../src/actors/ports/actor-store.ts'
import type {
  CommandResult,
  AskOptions,
  ExternalEvent,
  SendOptions,
  Until,
} from '../../../src/actors/runtime/runtime-types.ts'
import type { Kernel } from '../../../src/actors/kernel.ts'
import { readEntries } from '../../../src/actors/runtime/read-journal.ts'
import { createRuntime } from '../../../src/actors/runtime/runtime.ts'
import { createSweeps, type Sweeps } from '../../../src/actors/runtime/sweeps.ts'
import type { ActorId, ActorRecord, Entry, ForkedState, Row, StateValue } from '../../../src/actors/types.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import type { MachineDefinition } from '../../../src/actors/contract/definition.ts'
import type { Store } from '../../../src/ports/store.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { faultyStore, type FaultyStore } from './faulty-store.ts'
import { KitNode, mortalStore, orKilled } from './kit-node.ts'
import { verifyJournals } from './verify-journals.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'

export interface KitOptions {
  definitions?: readonly MachineDefinition[]
  loaders?: Record<string, MachineLoader>
  /** Machines of older versions, to check journals that began with them. */
  olderDefinitions?: readonly MachineDefinition[]
  handlers?: readonly EffectHandler[] | ((clock: VirtualClock) => readonly EffectHandler[])
  /** Default: SQLite. */
  openStore?: (options: { dataDir: string }) => Promise<Store>
  /** Whether several kernels may use the store at once: `openNode`. */
  isShared?: boolean
  maxWarmBytes?: number
  /** Whether activating machines that are not in memory is refused. */
  isFull?: () => boolean
  /** Whether a new kernel replaces the old one after every commit, or after chosen ones, before its result is used. */
  restartsAfterCommits?: boolean | ((commits: readonly Commit[]) => boolean)
}

/** One process, as the others see it. */
export interface Node {
  readonly nodeId: string
  readonly kernel: Kernel
  readonly sweeps: Sweeps
  readonly isDead: boolean
  /** Like `kill -9`: nothing that the process does has an effect any more. */
  kill(): void
}

/**
 * A kernel on a real SQLite store and a virtual clock. When the test ends, every journal is replayed and compared with
 * what is stored.
 */
export interface Kit {
  readonly clock: VirtualClock
  readonly store: FaultyStore
  readonly everything: Store
  readonly kernel: Kernel
  /** The default node of requests. */
  readonly node: Node
  /** All running nodes. */
  readonly nodes: readonly Node[]
  /** Warnings and errors that the kernels logged. */
  readonly logged: { level: 'warn' | 'error'; details: object; message: string }[]
  /** Actors whose journals a test damages on purpose. */
  readonly unverified: Set<ActorId>

  create(machine: string, input?: JsonObject, options?: CreateOptions): Promise<CommandResult>
  createAndAsk(machine: string, until: Until, input?: JsonObject, options?: CreateOptions): Promise<CommandResult>
  forkAndAsk(machine: string, until: Until, state: ForkedState, rows?: Row[]): Promise<CommandResult>
  send(actorId: ActorId, event: string | ExternalEvent, options?: SendOptions): Promise<CommandResult>
  ask(actorId: ActorId, event: string | ExternalEvent, until: Until, options?: AskOptions): Promise<CommandResult>
  read(actorId: ActorId): Promise<ActorRecord>
  value(actorId: ActorId): Promise<StateValue>
  context(actorId: ActorId): Promise<JsonObject>
  journal(actorId: ActorId): Promise<Entry[]>
  /** Types of the events in the journal, in order. */
  events(actorId: ActorId): Promise<string[]>

  /** Advances the clock, sweeps in between as the service does, and waits until no work is left. */
  advance(ms: number): Promise<void>
  settle(): Promise<void>
  /** Another process over the same store. */
  openNode(): Promise<Node>
  /** Kills the process, and starts another in its place. */
  restart(options?: Pick<KitOptions, 'definitions' | 'handlers'>): Promise<void>
  verify(): Promise<void>
}

interface CreateOptions extends SendOptions {
  id?: string
  version?: string
}

/** An in-memory file system where there is one: these tests do not depend on durability. */
const MEMORY = ['/dev/shm'].find((path) => existsSync(path))
let lastId = 0

export function newId(): string {
  lastId += 1
  return `00000000-0000-7000-8000-${lastId.toString(16).padStart(12, '0')}`
}

/** Types for `setup`, which infers from a value. */
export function typed<Types>(): Types {
  return {} as Types
}

/** A definition for hosting a machine, with defaults for tests. */
export function define(
  machine: MachineDefinition['machine'],
  fields: Partial<Omit<MachineDefinition, 'machine'>> = {},
): MachineDefinition {
  return {
    name: machine.id,
    version: '1',
    machine,
    publicEvents: (machine.events as string[]).filter((type) => !type.startsWith('xstate.')),
    index: () => ({ projectId: 'project', list: null, listedAt: 0, agentId: null, lookup: null }),
    maxTailRows: 3,
    ...fields,
  }
}

export async function openKernel(options: KitOptions = {}): Promise<Kit> {
  const dataDir = await mkdtemp(join(MEMORY ?? tmpdir(), 'parley-kernel-'))
  const clock = new VirtualClock()
  const everything = await (options.openStore ?? openSqliteStore)({ dataDir })
  const store = faultyStore(everything.actors, clock)
  const logged: Kit['logged'] = []
  const unverified = new Set<ActorId>()
  const nodes: KitNode[] = []
  const isShared = options.isShared ?? false
  let definitions = options.definitions ?? []
  let handlers = handlersFrom(options.handlers)
  let current: KitNode
  let isOver = false

  function handlersFrom(given: KitOptions['handlers'] = []): EffectHandlers {
    return stirring(effectHandlers(typeof given === 'function' ? given(clock) : given), clock)
  }

  async function openNode(): Promise<KitNode> {
    const node = new KitNode(`node-${nodes.length + 1}`, clock)
    nodes.push(node)
    const { nodeId } = node
    const { restartsAfterCommits: dies = false } = options
    const actors = mortalStore(store, node, (commits) => {
      if (!isOver && (typeof dies === 'function' ? dies(commits) : dies)) node.kill()
    })
    const log = (level: 'warn' | 'error') => (details: object, message: string) => {
      if (!node.isDead) logged.push({ level, details, message })
    }
    const kernel = createRuntime({
      store: actors,
      machines: createMachineLookup(definitions, options.loaders ?? {}, options.isFull),
      handlers,
      clock: node.clock,
      nodeId,
      log: { warn: log('warn'), error: log('error') },
      isShared,
      ...(options.maxWarmBytes !== undefined && { maxWarmBytes: options.maxWarmBytes }),
    })
    const sweeps = createSweeps(kernel, { actors, nodes: everything.nodes }, { clock: node.clock, nodeId, isShared })
    node.start(kernel, sweeps)
    await sweep(sweeps.heartbeat())
    return node
  }

  /** Not awaited: it may need the clock to advance. Failed work is repeated by the next sweep. */
  async function sweep(work: Promise<void>): Promise<void> {
    work.catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable))
        logged.push({ level: 'error', details: { error }, message: 'a sweep failed' })
    })
    await clock.settle()
  }

  /** As the service does when it starts. */
  async function takeOver(): Promise<void> {
    for (;;) {
      current = await openNode()
      await sweep(current.sweeps.adoptOrphans())
      await sweep(current.sweeps.wakeDueActors())
      if (!current.isDead) return
    }
  }

  /** Repeats a request with the same event id until a process lives long enough to respond, as a client would. */
  async function insist(
    actorId: ActorId,
    eventId: string,
    work: (kernel: Kernel) => Promise<CommandResult>,
  ): Promise<CommandResult> {
    const isRepeat = (await everything.actors.findEvent(actorId, eventId)) !== null
    for (;;) {
      const node = current
      const answer = await orKilled(node, work(node.kernel))
      if (!answer) {
        if (node === current) await takeOver()
        continue
      }
      if (!options.restartsAfterCommits || isOver) return answer
      const row = await everything.actors.findEvent(actorId, eventId)
      if (isRepeat || !row || answer.outcome !== 'duplicate') return answer
      const rejected = decodeEntries(row).find((entry) => entry.eventId === eventId)?.rejected
      return { ...answer, seq: row.firstSeq, outcome: rejected ? 'rejected' : 'taken' }
    }
  }

  /** Starts another process if the last one died during its work. */
  async function revive(): Promise<void> {
    await clock.settle()
    while (current.isDead) {
      await takeOver()
      await clock.settle()
    }
  }

  let lastEvent = 0
  const newEventId = () => `test:${(lastEvent += 1)}`

  const kit: Kit = {
    clock,
    store,
    everything,
    logged,
    unverified,
    get kernel() {
      return current.kernel
    },
    get node() {
      return current
    },
    get nodes() {
      return nodes.filter(({ isDead }) => !isDead)
    },
    async create(machine, input = {}, { id = newId(), version, eventId = newEventId() } = {}) {
      const create = { type: machine, id, machine, version: version ?? versionOf(definitions, machine), input }
      return insist(`${machine}/${id}`, eventId, (kernel) => kernel.create(create, { eventId }))
    },
    async createAndAsk(machine, until, input = {}, { id = newId(), version, eventId = newEventId() } = {}) {
      const create = { type: machine, id, machine, version: version ?? versionOf(definitions, machine), input }
      return insist(`${machine}/${id}`, eventId, (kernel) => kernel.createAndAsk(create, until, { eventId }))
    },
    async forkAndAsk(machine, until, state, rows = []) {
      const [id, eventId] = [newId(), newEventId()]
      const fork = { type: machine, id, machine, version: versionOf(definitions, machine), state, rows }
      return insist(`${machine}/${id}`, eventId, (kernel) => kernel.forkAndAsk(fork, until, { eventId }))
    },
    send(actorId, event, { eventId = newEventId() } = {}) {
      return insist(actorId, eventId, (kernel) => kernel.send(actorId, eventOf(event), { eventId }))
    },
    ask(actorId, event, until, { eventId = newEventId(), ...rest } = {}) {
      return insist(actorId, eventId, (kernel) => kernel.ask(actorId, eventOf(event), until, { eventId, ...rest }))
    },
    async read(actorId) {
      const record = await current.kernel.read(actorId)
      if (!record) throw new Error(`There is no ${actorId}.`)
      return record
    },
    value: async (actorId) => (await kit.read(actorId)).snapshot.value,
    context: async (actorId) => (await kit.read(actorId)).snapshot.context,
    async journal(actorId) {
      return Array.fromAsync(readEntries(everything.actors, actorId))
    },
    events: async (actorId) => (await kit.journal(actorId)).map((entry) => entry.event.type),
    async advance(ms) {
      const until = clock.now() + ms
      let swept: string | undefined
      await revive()
      for (;;) {
        const [due] = await everything.actors.listDue(until, ALL_PARTITIONS, 1)
        const now = clock.now()
        // Work that is still due after a sweep waits for the next one, as in the service.
        const isLeft = due !== undefined && swept === `${due.actorId} ${due.wakeAt}`
        if (now >= until && (!due || isLeft) && (clock.nextAt ?? Infinity) > until) return
        const next = Math.min(until, clock.nextAt ?? until, isLeft ? now + 1_000 : (due?.wakeAt ?? until))
        await clock.advance(Math.max(0, next - now))
        await revive()
        if (due && due.wakeAt <= clock.now()) {
          for (const node of kit.nodes) await sweep(node.sweeps.wakeDueActors())
          swept = `${due.actorId} ${due.wakeAt}`
        }
        for (const node of kit.nodes) await sweep(node.sweeps.heartbeat())
        await revive()
      }
    },
    settle: revive,
    async openNode() {
      const node = await openNode()
      await sweep(node.sweeps.adoptOrphans())
      return node
    },
    async restart(changes = {}) {
      if (changes.definitions) definitions = changes.definitions
      if (changes.handlers) handlers = handlersFrom(changes.handlers)
      for (const node of nodes) node.kill()
      store.isAway = false
      await takeOver()
    },
    verify: async () => {
      const known = [...definitions, ...(options.definitions ?? []), ...(options.olderDefinitions ?? [])]
      const find = async (name: string, version: string) => {
        const definition =
          known.find((one) => one.name === name && one.version === version) ??
          (await options.loaders?.[name]?.(version, () => {}))
        if (!definition) throw new Error(`The test knows no ${name} of version ${version}.`)
        return definition
      }
      await verifyJournals(
        everything.actors,
        find,
        [...store.actorIds].filter((actorId) => !unverified.has(actorId)),
      )
    },
  }

  onTestFinished(async () => {
    isOver = true
    store.isAway = false
    store.fault = () => undefined
    for (const node of nodes) node.kill()
    try {
      await kit.verify()
    } finally {
      await everything.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  await takeOver()
  return kit
}

/** Notifies the clock when an effect starts or ends, so that `settle` waits for what follows. */
function stirring(handlers: EffectHandlers, clock: VirtualClock): EffectHandlers {
  const wrapped = [...handlers].map(([src, handler]) => {
    const run: typeof handler.run = async (input, context) => {
      clock.stir()
      try {
        return await handler.run(input, context)
      } finally {
        clock.stir()
      }
    }
    return [src, { ...handler, run }] as const
  })
  return new Map(wrapped)
}

function versionOf(definitions: readonly MachineDefinition[], name: string): string {
  return definitions.find((definition) => definition.name === name)?.version ?? '1'
}

function eventOf(event: string | ExternalEvent): ExternalEvent {
  return typeof event === 'string' ? { type: event } : event
}

/** A condition for `until`: the actor is in one of these states and no work is left. */
export function isIn(...values: string[]): Until {
  return ({ value }) => typeof value === 'string' && values.includes(value)
}

import { assign, setup } from 'xstate'
import type { ActorIndex, Create, EpochMs, PlainSnapshot } from '../actors/types.ts'
import type { MachineDefinition } from './definition.ts'
import { kernelActions } from './effect.ts'
import { clockOf, type EventTime } from './event-time.ts'

export interface ApiKeyInput {
  keyId: string
  projectId: string
  name: string
  /** SHA-256 of the key in hex; the key itself is never kept. */
  hash: string
  /** First 16 characters, shown in lists. */
  start: string
  /** Null for a key that works until it is rotated or revoked. */
  expiresAt: EpochMs | null
  /** Id of the key that this one was issued for; null for a first one. */
  replaces: string | null
  at: EpochMs
}

interface ApiKey {
  keyId: string
  projectId: string
  name: string
  hash: string
  start: string
  createdAt: EpochMs
  expiresAt: EpochMs | null
  /** When it stops or has stopped working; null as long as no end is set. */
  worksUntil: EpochMs | null
  replaces: string | null
}

type ApiKeyEvent =
  | (EventTime & {
      type: 'key.rotate'
      /** How long the old key goes on working: 0 to 168 hours. */
      graceMs: number
      replacement: { keyId: string; hash: string; start: string }
    })
  | (EventTime & { type: 'key.revoke' })

type Rotation = Extract<ApiKeyEvent, { type: 'key.rotate' }>

/** The life of one API key. Ends in `expired` or `revoked`. */
const apiKeyMachine = setup({
  types: {} as { input: ApiKeyInput; context: ApiKey; events: ApiKeyEvent },
  actions: {
    ...kernelActions,
    stopNow: assign({ worksUntil: ({ event }) => clockOf(event) }),
    beginGrace: assign({ worksUntil: ({ context, event }) => endOfGrace(context, event) }),
  },
  guards: {
    hasExpiry: ({ context }) => context.expiresAt !== null,
    isRotatedAtOnce: ({ context, event }) => isWorking(context, clockOf(event)) && graceOf(event) <= 0,
    isRotatedWithGrace: ({ context, event }) => isWorking(context, clockOf(event)) && graceOf(event) > 0,
  },
  delays: {
    untilExpiry: ({ context }) => Math.max(0, (context.expiresAt ?? 0) - context.createdAt),
    untilGraceEnds: ({ context, event }) => Math.max(0, (context.worksUntil ?? 0) - clockOf(event)),
  },
}).createMachine({
  id: 'api-key',
  options: { maxIterations: 20 },
  context: ({ input }) => fresh(input),
  initial: 'active',
  states: {
    active: {
      initial: 'sorting',
      states: {
        sorting: { always: [{ guard: 'hasExpiry', target: 'dated' }, { target: 'undated' }] },
        dated: { after: { untilExpiry: '#api-key.expired' } },
        undated: {},
      },
      on: {
        'key.rotate': [
          {
            guard: 'isRotatedAtOnce',
            target: 'expired',
            actions: ['stopNow', { type: 'createActors', params: ({ context, event }) => replacement(context, event) }],
          },
          {
            guard: 'isRotatedWithGrace',
            target: 'expiring',
            actions: [
              'beginGrace',
              { type: 'createActors', params: ({ context, event }) => replacement(context, event) },
            ],
          },
        ],
        'key.revoke': { target: 'revoked', actions: 'stopNow' },
      },
    },
    expiring: {
      after: { untilGraceEnds: 'expired' },
      on: { 'key.revoke': { target: 'revoked', actions: 'stopNow' } },
    },
    expired: { type: 'final' },
    revoked: { type: 'final' },
  },
})

export const apiKeyDefinition: MachineDefinition = {
  name: 'api-key',
  version: '1',
  machine: apiKeyMachine,
  publicEvents: ['key.rotate', 'key.revoke'],
  index(snapshot): ActorIndex {
    const { projectId, createdAt, hash } = apiKeyOf(snapshot)
    const status = statusOf(snapshot)
    const works = status === 'active' || status === 'expiring'
    return { projectId, list: 'keys', listedAt: createdAt, agentId: null, lookup: works ? `key:${hash}` : null }
  },
}

export interface KeyView {
  id: string
  projectId: string
  name: string
  start: string
  status: 'active' | 'expiring' | 'expired' | 'revoked'
  createdAt: EpochMs
  expiresAt: EpochMs | null
  /**
   * When it stops or has stopped working; null as long as no end is set. Whoever admits a request compares it with the
   * time: the timer that moves the state may come a little late.
   */
  worksUntil: EpochMs | null
  /** Id of the key that this one was issued for. */
  replaces: string | null
}

/** What may be shown of a key: all but its hash. */
export function keyView(snapshot: PlainSnapshot): KeyView {
  const { keyId, projectId, name, start, createdAt, expiresAt, worksUntil, replaces } = apiKeyOf(snapshot)
  return { id: keyId, projectId, name, start, status: statusOf(snapshot), createdAt, expiresAt, worksUntil, replaces }
}

function statusOf(snapshot: PlainSnapshot): KeyView['status'] {
  const { value } = snapshot
  return value === 'expiring' || value === 'expired' || value === 'revoked' ? value : 'active'
}

function apiKeyOf(snapshot: PlainSnapshot): ApiKey {
  return snapshot.context as unknown as ApiKey
}

/** XState computes the context without input too, and throws that away. */
function fresh(input: Partial<ApiKeyInput> = {}): ApiKey {
  const expiresAt = input.expiresAt ?? null
  return {
    keyId: input.keyId ?? '',
    projectId: input.projectId ?? '',
    name: input.name ?? '',
    hash: input.hash ?? '',
    start: input.start ?? '',
    createdAt: input.at ?? 0,
    expiresAt,
    worksUntil: expiresAt,
    replaces: input.replaces ?? null,
  }
}

/** The timer that expires a key may come a little late; a rotation must not slip in before it. */
function isWorking(key: ApiKey, at: EpochMs): boolean {
  return key.expiresAt === null || at < key.expiresAt
}

function graceOf(event: ApiKeyEvent): number {
  return event.type === 'key.rotate' ? event.graceMs : 0
}

/** An expiry that comes sooner stands. */
function endOfGrace(key: ApiKey, event: ApiKeyEvent): EpochMs {
  const grace = clockOf(event) + graceOf(event)
  return Math.min(grace, key.expiresAt ?? grace)
}

/** The new key: same project and name, no expiry. */
function replacement(key: ApiKey, event: Rotation): { creates: Create[] } {
  const { keyId, hash, start } = event.replacement
  const { projectId, name } = key
  const input = { keyId, projectId, name, hash, start, expiresAt: null, replaces: key.keyId, at: event.at }
  return { creates: [{ type: 'api-key', id: keyId, machine: 'api-key', version: '1', input }] }
}

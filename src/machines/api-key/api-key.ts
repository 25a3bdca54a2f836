import { assign, setup } from 'xstate'
import type { ActorIndex, Create, PlainSnapshot } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { MachineDefinition } from '../../actors/contract/definition.ts'
import { kernelActions } from '../../actors/contract/effect.ts'
import { clockOf, type EventTime } from '../../actors/contract/event-time.ts'

interface ApiKeyInput {
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
  validUntil: EpochMs | null
  replaces: string | null
}

type ApiKeyEvent =
  | (EventTime & {
      type: 'key.rotate'
      /** How long the old key stays valid: 0 to 168 hours. */
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
    stopNow: assign({ validUntil: ({ event }) => clockOf(event) }),
    beginGrace: assign({ validUntil: ({ context, event }) => endOfGrace(context, event) }),
  },
  guards: {
    hasExpired: ({ context, event }) => !isValid(context, clockOf(event)),
    hasExpiry: ({ context }) => context.expiresAt !== null,
    isRotatedAtOnce: ({ context, event }) => isValid(context, clockOf(event)) && graceOf(event) <= 0,
    isRotatedWithGrace: ({ context, event }) => isValid(context, clockOf(event)) && graceOf(event) > 0,
  },
  delays: {
    untilExpiry: ({ context, event }) => {
      const now = 'at' in event ? clockOf(event) : context.createdAt
      return Math.max(0, (context.expiresAt ?? 0) - now)
    },
    untilGraceEnds: ({ context, event }) => Math.max(0, (context.validUntil ?? 0) - clockOf(event)),
  },
}).createMachine({
  id: 'api-key',
  options: { maxIterations: 20 },
  context: ({ input }) => initialContext(input),
  initial: 'active',
  states: {
    active: {
      initial: 'choosingExpiry',
      states: {
        choosingExpiry: { always: [{ guard: 'hasExpiry', target: 'timeLimited' }, { target: 'permanent' }] },
        // Its timer comes early where it was set by a clock that was ahead; the date itself stands.
        timeLimited: {
          after: {
            untilExpiry: [
              { guard: 'hasExpired', target: '#api-key.expired' },
              { target: 'timeLimited', reenter: true },
            ],
          },
        },
        permanent: {},
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
  validUntil: EpochMs | null
  /** Id of the key that this one was issued for. */
  replaces: string | null
}

/** A key without its hash, as it may be shown. */
export function keyView(snapshot: PlainSnapshot): KeyView {
  const { keyId, projectId, name, start, createdAt, expiresAt, validUntil: validUntil, replaces } = apiKeyOf(snapshot)
  return {
    id: keyId,
    projectId,
    name,
    start,
    status: statusOf(snapshot),
    createdAt,
    expiresAt,
    validUntil: validUntil,
    replaces,
  }
}

function statusOf(snapshot: PlainSnapshot): KeyView['status'] {
  const { value } = snapshot
  return value === 'expiring' || value === 'expired' || value === 'revoked' ? value : 'active'
}

function apiKeyOf(snapshot: PlainSnapshot): ApiKey {
  return snapshot.context as unknown as ApiKey
}

/** XState computes the context without input too, and throws that away. */
function initialContext(input: Partial<ApiKeyInput> = {}): ApiKey {
  const expiresAt = input.expiresAt ?? null
  return {
    keyId: input.keyId ?? '',
    projectId: input.projectId ?? '',
    name: input.name ?? '',
    hash: input.hash ?? '',
    start: input.start ?? '',
    createdAt: input.at ?? 0,
    expiresAt,
    validUntil: expiresAt,
    replaces: input.replaces ?? null,
  }
}

/** The timer that expires a key may fire a little late; a rotation must not be accepted in between. */
function isValid(key: ApiKey, at: EpochMs): boolean {
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

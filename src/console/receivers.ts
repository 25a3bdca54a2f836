import { LRUCache } from 'lru-cache'
import type { EpochMs } from '../base/time.ts'
import { isSameToken } from '../security/is-same-token.ts'

interface ReceivedRequest {
  at: EpochMs
  /** HTTP status that it got. */
  answered: number
  headers: Record<string, string>
  body: string
  signatureValid: boolean
}

/** Requests that a project's built-in webhook receiver got. */
export interface ReceiverState {
  answers: 200 | 500
  /** Newest first. */
  requests: ReceivedRequest[]
}

const MAX_REQUESTS = 50
const MAX_PROJECTS = 200
/** Of all projects together; those that were not looked at for longest are emptied beyond it. */
const MAX_BYTES = 16 * 1024 * 1024

/** The built-in webhook receivers, by project. Kept in memory: they are for trying things out. */
export interface Receivers {
  /** The secret part of the receiver's address, the same after a restart and on every node. */
  tokenOf(projectId: string): string
  /** Takes the same time for every token. */
  isToken(projectId: string, token: string): boolean
  find(projectId: string): ReceiverState
  reset(projectId: string): ReceiverState
  answer(projectId: string, status: ReceiverState['answers']): ReceiverState
  add(projectId: string, request: ReceivedRequest): void
}

export function createReceivers(tokenOf: (projectId: string) => string): Receivers {
  const states = new LRUCache<string, ReceiverState>({ max: MAX_PROJECTS, maxSize: MAX_BYTES, sizeCalculation: sizeOf })

  function put(projectId: string, state: ReceiverState): ReceiverState {
    states.set(projectId, state)
    return state
  }

  function find(projectId: string): ReceiverState {
    return states.get(projectId) ?? { answers: 200, requests: [] }
  }

  return {
    tokenOf,
    isToken: (projectId, token) => isSameToken(token, tokenOf(projectId)),
    find,
    reset: (projectId) => put(projectId, { answers: 200, requests: [] }),
    answer: (projectId, answers) => put(projectId, { ...find(projectId), answers }),
    add(projectId, request) {
      const state = find(projectId)
      put(projectId, { ...state, requests: [request, ...state.requests].slice(0, MAX_REQUESTS) })
    },
  }
}

/** Roughly, in bytes; at least 1. */
function sizeOf({ requests }: ReceiverState): number {
  return requests.reduce((sum, { body, headers }) => sum + 2 * (body.length + JSON.stringify(headers).length), 1)
}

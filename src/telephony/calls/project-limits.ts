import { LRUCache } from 'lru-cache'
import type { Clock, EpochMs } from '../../base/time.ts'
import { BadRequest, ParleyError } from '../../base/errors.ts'
import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import type { CallLimits, ProjectStore } from '../../ports/entities.ts'
import { claimSlot } from '../../ports/claim-slot.ts'
import type { DailyCounts, SlotStore } from '../../ports/side-tables.ts'

const DAY_MS = 86_400_000
/** Calls last minutes, so that one of many ends every few seconds. */
const RETRY_CALL_AFTER_SEC = 5
/** How long the call of a slot may take to be stored, in ms: another node claims the slot first, as this one does. */
const ON_ITS_WAY_MS = 60_000
const MAX_ON_THEIR_WAY = 10_000
const NONE_ALLOWED = 'The project may have no phone calls at all.'

/** The operator's limits for every project; a project may set lower ones. */
export interface OperatorCallLimits {
  live: number
  perDay: number
  /** Allowed prefixes of numbers, such as `+91`; empty allows all. */
  destinations: readonly string[]
}

/** Limits a project, also one whose key was stolen: calls at once, calls a day and destinations. */
export interface ProjectCallLimits {
  /** Throws 400 when the project may not call this number. */
  checkDestination(limits: CallLimits | undefined, number: string): void
  /**
   * Counts a call and dials it. Throws 429, naming the limit, without dialling when the project has reached a limit.
   */
  within<Result>(projectId: string, callId: string, dial: () => Promise<Result>): Promise<Result>
}

export function createProjectCallLimits(deps: {
  operator: OperatorCallLimits
  projects: Pick<ProjectStore, 'find'>
  slots: SlotStore
  dailyCounts: Pick<DailyCounts, 'add'>
  runtime: Pick<Runtime, 'read'>
  clock: Pick<Clock, 'now'>
}): ProjectCallLimits {
  const { operator, projects, slots, dailyCounts, runtime, clock } = deps
  /** Calls of this process that have their slot, and are not stored yet. */
  const beginning = new Set<string>()
  /** When a slot was first seen whose call is not stored. */
  const onTheirWay = new LRUCache<string, EpochMs>({ max: MAX_ON_THEIR_WAY })

  async function isGone(callId: string): Promise<boolean> {
    if (beginning.has(callId)) return false
    const call = await runtime.read(`call/${callId}`)
    if (call ? call.snapshot.status === 'active' : isOnItsWay(callId)) return false
    onTheirWay.delete(callId)
    return true
  }

  /** Whether another node may still be storing the call; one that died before it did is not waited for for long. */
  function isOnItsWay(callId: string): boolean {
    const seenAt = onTheirWay.get(callId) ?? clock.now()
    onTheirWay.set(callId, seenAt)
    return clock.now() - seenAt < ON_ITS_WAY_MS
  }

  async function takeSlot(projectId: string, max: number, callId: string): Promise<void> {
    if (await claimSlot(slots, { projectId, kind: 'call', max }, callId, isGone)) return
    throw tooMany(
      'too_many_project_calls',
      max === 0
        ? NONE_ALLOWED
        : `The project may have at most ${max} phone ${max === 1 ? 'call' : 'calls'} at once. Try again shortly.`,
      RETRY_CALL_AFTER_SEC,
    )
  }

  return {
    checkDestination(limits, number) {
      for (const allowed of [operator.destinations, limits?.destinations ?? []]) {
        if (allowed.length === 0 || allowed.some((prefix) => number.startsWith(prefix))) continue
        throw new BadRequest(
          `The project may call only numbers that begin with ${allowed.join(', ')}.`,
          'destination_not_allowed',
        )
      }
    },
    async within(projectId, callId, dial) {
      beginning.add(callId)
      try {
        await take(projectId, callId)
        return await dial()
      } finally {
        beginning.delete(callId)
      }
    },
  }

  async function take(projectId: string, callId: string): Promise<void> {
    // Read again: the limits may have changed since the call was checked.
    const limits = (await projects.find(projectId))?.callLimits
    const live = Math.min(operator.live, limits?.live ?? Infinity)
    const perDay = Math.min(operator.perDay, limits?.perDay ?? Infinity)
    await takeSlot(projectId, live, callId)
    const now = clock.now()
    const day = Math.floor(now / DAY_MS)
    if (await dailyCounts.add(`calls:${projectId}`, day, perDay)) return
    await slots.release(projectId, 'call', callId)
    throw tooMany(
      'too_many_calls_today',
      perDay === 0
        ? NONE_ALLOWED
        : `The project may place at most ${perDay} phone ${perDay === 1 ? 'call' : 'calls'} a day, and has none left today. Try again after midnight UTC.`,
      Math.ceil(((day + 1) * DAY_MS - now) / 1000),
    )
  }
}

/** The message names the limit: the calls that there are may be more, where it was lowered meanwhile. */
function tooMany(code: 'too_many_project_calls' | 'too_many_calls_today', message: string, retryAfterSec: number) {
  return new ParleyError(code, message, { retryAfterSec })
}

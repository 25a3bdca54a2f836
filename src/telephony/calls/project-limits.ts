import type { Clock } from '../../base/time.ts'
import { BadRequest, ParleyError } from '../../base/errors.ts'
import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import type { CallLimits, ProjectStore } from '../../ports/entities.ts'
import type { DailyCounts, SlotStore } from '../../ports/side-tables.ts'

const DAY_MS = 86_400_000
/** Calls last minutes, so that one of many ends every few seconds. */
const RETRY_CALL_AFTER_SEC = 5

/** What the operator lets every project have; a project may have set itself less. */
export interface OperatorCallLimits {
  live: number
  perDay: number
  /** What a number may begin with, such as `+91`; empty for any number. */
  destinations: readonly string[]
}

/** Keeps a project, or whoever has found one of its keys, from taking all lines and calling whom it likes. */
export interface ProjectCallLimits {
  /** Throws 400 when the project may not call this number. */
  checkDestination(limits: CallLimits | undefined, number: string): void
  /** Counts a call, and dials it. Throws 429 naming the limit, and dials nobody, when the project has its fill of calls. */
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

  /** Calls that are over leave their slots when somebody needs one, and not before: that costs nothing until then. */
  async function freeSlots(projectId: string): Promise<void> {
    for (const callId of await slots.holders(projectId, 'call')) {
      if (beginning.has(callId)) continue
      const call = await runtime.read(`call/${callId}`)
      if (call?.snapshot.status !== 'active') await slots.release(projectId, 'call', callId)
    }
  }

  async function takeSlot(projectId: string, max: number, callId: string): Promise<void> {
    if (await slots.claim(projectId, 'call', max, callId)) return
    await freeSlots(projectId)
    if (await slots.claim(projectId, 'call', max, callId)) return
    throw tooMany(
      'too_many_project_calls',
      `The project has ${max} phone calls at once, as many as it may. Try again shortly.`,
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
      `The project has placed ${perDay} phone calls today, as many as it may in a day (UTC).`,
      Math.ceil(((day + 1) * DAY_MS - now) / 1000),
    )
  }
}

function tooMany(code: 'too_many_project_calls' | 'too_many_calls_today', message: string, retryAfterSec: number) {
  return new ParleyError(code, 429, message, { retryAfterSec })
}

import { BadRequest } from '../../base/errors.ts'
import { commandResult } from './command-results.ts'
import type { Task } from './mailbox.ts'
import { toEvent } from './to-event.ts'
import type { Activation } from './activations.ts'
import type { CommandResult } from './runtime-types.ts'
import { UnitOfWork, type UnitOfWorkDeps } from './unit-of-work.ts'

/** Executes a task as a unit of work; returns the command's result instead if there is nothing to write. */
export function executeTask(activation: Activation, task: Task, deps: UnitOfWorkDeps): UnitOfWork | CommandResult {
  if (task.kind === 'start') {
    const work = new UnitOfWork(activation.actorId, task.definition, null, deps)
    if (task.hasClientId) work.nameEvent(task.eventId)
    const { create } = task
    if ('state' in create) work.fork(create, task.eventId)
    else work.start(create.input, task.eventId, task.time)
    return work
  }
  const { definition, state, mark, unwritten } = activation
  if (!definition || !state) throw new Error(`${activation.actorId} is not loaded.`)
  if (state.plain.status !== 'active') return commandResult(activation, 'finished')
  const taken = toEvent(state, task, deps.now())
  if (!taken) return commandResult(activation, 'ignored')
  if (task.kind === 'event' && !definition.publicEvents.includes(taken.event.type))
    throw new BadRequest(`${taken.event.type} is not an event that may be sent to a ${definition.name}.`)
  const newUnitOfWork = () => {
    const work = new UnitOfWork(activation.actorId, definition, { state, mark, unwritten }, deps)
    if (taken.hasClientId) work.nameEvent(taken.eventId)
    if (activation.migratedFrom !== null) work.migrate(activation.migratedFrom, state)
    return work
  }
  const work = newUnitOfWork()
  try {
    if (!work.accept(taken.event, taken.eventId, taken.json)) return commandResult(activation, 'ignored')
    if (!work.hasEarlyEffects) work.toCommit() // refuses what would be too large
    return work
  } catch (error) {
    if (!mustBeRecorded(task)) throw error
    const refused = newUnitOfWork()
    refused.reject(taken.event, taken.eventId, error)
    return refused
  }
}

/** A timer or failed effect that could not be accepted would be repeated for ever. */
function mustBeRecorded(task: Task): boolean {
  return task.kind === 'wake' || (task.kind === 'result' && 'error' in task.outcome)
}

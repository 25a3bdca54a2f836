import { BadRequest } from '../errors.ts'
import { answer } from './answers.ts'
import type { Task } from './mailbox.ts'
import { offer } from './offer.ts'
import type { Resident } from './residents.ts'
import type { Answer } from './runtime-types.ts'
import { Turn, type TurnSetting } from './turn.ts'

/** Step: the turn that a task makes the actor take, or the answer when there is nothing to be written. */
export function takeTurn(resident: Resident, task: Task, setting: TurnSetting): Turn | Answer {
  if (task.kind === 'start') {
    const turn = new Turn(resident.actorId, task.definition, null, setting)
    turn.start(task.create.input, task.eventId)
    return turn
  }
  const { definition, state } = resident
  if (!definition || !state) throw new Error(`${resident.actorId} is not loaded.`)
  if (state.plain.status !== 'active') return answer(resident, 'finished')
  const offered = offer(state, task, setting.now())
  if (!offered) return answer(resident, 'ignored')
  if (task.kind === 'event' && !definition.publicEvents.includes(offered.event.type))
    throw new BadRequest(`${offered.event.type} is not an event that may be sent to a ${definition.name}.`)
  const newTurn = () => {
    const turn = new Turn(resident.actorId, definition, state, setting)
    if (resident.migratedFrom !== null) turn.migrate(resident.migratedFrom, state)
    return turn
  }
  const turn = newTurn()
  try {
    if (!turn.take(offered.event, offered.eventId)) return answer(resident, 'ignored')
    turn.toCommit() // refuses what would be too large
    return turn
  } catch (error) {
    if (!mustBeSettled(task)) throw error
    const refused = newTurn()
    refused.reject(offered.event, offered.eventId, error)
    return refused
  }
}

/** A timer that fires, or an effect that failed, would come again and again if it could not be taken. */
function mustBeSettled(task: Task): boolean {
  return task.kind === 'wake' || (task.kind === 'result' && 'error' in task.outcome)
}

import type { Alarms } from './alarms.ts'
import type { EffectRunner } from './effect-runner.ts'
import { loadActor, type LoadedActor } from './load.ts'
import type { Machines } from './machines.ts'
import type { ActorStore } from './ports.ts'
import { encodeRecord } from './records.ts'
import type { Resident } from './residents.ts'
import { earliest, ownersOf, recordOf } from './actor-state.ts'
import type { ActorId } from './types.ts'

export interface ResidentLoader {
  /** Brings the actor into memory as it is stored; one that does not exist stays as it is. */
  load(resident: Resident): Promise<void>
  /** Loads the actor, and takes over those of its effects that belong to none of these nodes, nor to this one. */
  takeOver(resident: Resident, livingNodes: readonly string[]): Promise<void>
}

export interface LoaderSetting {
  store: ActorStore
  machines: Machines
  nodeId: string
  alarms: Alarms
  runner: EffectRunner
  isStopping: () => boolean
  /** Hears of each actor of which it is known now what was committed. */
  found: (actorId: ActorId) => void
}

/** Load: from the store into a resident, with what follows for its alarm, its effects and those who wait for it. */
export function createResidentLoader(setting: LoaderSetting): ResidentLoader {
  const { store, machines, nodeId, alarms, runner, isStopping, found } = setting

  async function load(resident: Resident): Promise<void> {
    const loaded = await loadActor(store, machines, resident.actorId)
    if (loaded?.isBehind === true) await bringUp(resident.actorId, loaded)
    found(resident.actorId)
    if (!loaded) return
    resident.definition = loaded.definition
    resident.state = loaded.state
    resident.migratedFrom = loaded.migratedFrom
    alarms.set(resident.actorId, earliest(loaded.state.timers))
    resident.mailbox.settle(loaded.state.plain)
    runner.keepOnly(resident.actorId, loaded.state.effects)
    resumeEffects(resident)
  }

  /**
   * Runs those of this process that are not in hand: a write of which it did not hear has begun them, and nobody else
   * does as long as it lives.
   */
  function resumeEffects({ actorId, state }: Resident): void {
    if (!state || isStopping()) return
    for (const effect of state.effects) {
      if ((state.owners?.get(effect.id) ?? nodeId) === nodeId) runner.resume(actorId, effect)
    }
  }

  async function takeOver(resident: Resident, livingNodes: readonly string[]): Promise<void> {
    await load(resident)
    const { actorId, state } = resident
    if (!state || isStopping()) return
    const all = [...(state.owners ?? [])]
    const left = all.filter(([, owner]) => owner !== nodeId && !livingNodes.includes(owner))
    if (left.length === 0) return
    const owners = new Map([...all, ...left.map(([effectId]) => [effectId, nodeId] as const)])
    await store.adopt(actorId, state.seq, ownersOf({ ...state, owners }, nodeId))
    resident.state = { ...state, owners }
    resumeEffects(resident)
  }

  /**
   * A process that died between journal and record left the record behind; lists, sweeps and `adopt` go by it, and other
   * processes tell by it how far the actor has come.
   */
  async function bringUp(actorId: ActorId, { definition, state, migratedFrom }: LoadedActor): Promise<void> {
    if (migratedFrom !== null) return
    const record = encodeRecord(recordOf(definition, state, actorId, ownersOf(state, nodeId)))
    await store.commit([{ entries: [], record, rows: [], creates: [] }])
  }

  return { load, takeOver }
}

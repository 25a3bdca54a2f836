import { v7 as uuidv7 } from 'uuid'
import { createMachineRegistry } from '../../../src/effects/machine-registry.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { storeLongJournal } from '../../support/console/long-journal.ts'
import { storeConversations, type ConversationPlan } from '../../support/console/store-conversations.ts'
import type { RunningService } from './service.ts'

export interface LargeData {
  /** A delivery with a journal of 5,000 entries: `webhook-delivery/<id>`. */
  longJournal: string
  /** A conversation of 500 turns, each of half a thousand characters. */
  longCall: string
  /** One call, which all others are newer than. */
  oldestCall: string
  /** Calls beside it. */
  callCount: number
}

const CALLS = 10_000
const HOUR_MS = 3_600_000

/** Fills the data of a service, which is ended for it and started again. */
export async function storeLargeData(
  service: RunningService,
  { projectId, agentId }: { projectId: string; agentId: string },
): Promise<LargeData> {
  await service.kill()
  const store = await openSqliteStore({ dataDir: service.dataDir })
  try {
    const agent = await store.agents.find(agentId)
    const seed = { store, machines: createMachineRegistry(store.flows), newId: () => uuidv7(), now: () => Date.now() }
    const common = { projectId, agentId, flowHash: agent?.flowHash ?? '' }
    const longJournal = await storeLongJournal(seed, projectId, 5_000)
    const old = Date.now() - 72 * HOUR_MS
    const calls = Array.from({ length: CALLS }, (_, index): ConversationPlan => {
      return { ...common, messages: ['patient_name=Asha'], startedAt: old + index * 10_000, isClosed: true }
    })
    const [oldestCall = ''] = await storeConversations(seed, calls)
    const [longCall = ''] = await storeConversations(seed, [
      { ...common, messages: longTalk(), startedAt: Date.now() - HOUR_MS, isClosed: true },
    ])
    return { longJournal, longCall, oldestCall, callCount: CALLS + 1 }
  } finally {
    await store.close()
    await service.start()
  }
}

/** Goes back and forth between a time and its confirmation until the conversation is as long as one may be. */
function longTalk(): string[] {
  const filler = 'and some more words about nothing in particular, '.repeat(10)
  const rounds = Array.from({ length: 248 }, () => ['confirmed=false', 'appointment_time=Monday'])
  const said = ['patient_name=Asha', 'appointment_time=Friday', 'reason=Fever', ...rounds.flat()]
  return said.map((text) => `${text}, ${filler}`)
}

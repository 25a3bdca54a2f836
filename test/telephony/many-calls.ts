import { decodeRecord } from '../../src/actors/journal/records.ts'
import { callView, type CallView } from '../../src/machines/dialogue/call-view.ts'
import { deliveryView } from '../../src/machines/webhook-delivery/delivery-view.ts'
import { subscriberOf } from '../../src/simulator/people/people.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

export interface ManyCalls {
  /** Everything that is not as it should be, in words. */
  problems: string[]
  /** How many calls came to each end. */
  ends: Record<string, number>
}

/** Somebody by chance, on a carrier with faults by chance. */
const ANYBODY = '+12025550199'
const ENDPOINTS = 2
/** The calls begin within this time. */
const PLACED_WITHIN_MS = 60_000
/** Longest ringing, the longest flow, and the bounds of everything that can go wrong. */
const ALL_OVER_WITHIN_MS = 15 * 60_000
/** `maxDurationSec` of the flow, from the answer. */
const LEG_LIMIT_MS = 150_000

/**
 * Places seeded calls over both carriers on a virtual clock, with people and faults by chance, and looks at what became
 * of each.
 */
export async function runManyCalls({ count, seed }: { count: number; seed: number }): Promise<ManyCalls> {
  const opened = await openPhone({ seed, endpoints: ENDPOINTS, find: (_number, random) => somebody(random) })
  const answers = new Map<string, { status: number; json: Record<string, unknown> }>()
  const everyMs = Math.max(20, Math.floor(PLACED_WITHIN_MS / count))
  for (let index = 0; index < count; index += 1) {
    const to = `+1415555${String(index).padStart(5, '0')}`
    const provider = index % 2 === 0 ? 'telephony_a' : 'telephony_b'
    const body = { agentId: opened.agent.id, to, provider }
    void opened.request('POST', '/v1/calls', body).then((answer) => answers.set(to, answer))
    await opened.advance(everyMs)
  }
  for (let waited = 0; waited < ALL_OVER_WITHIN_MS && (await liveCalls(opened)) > 0; waited += 5_000) {
    await opened.advance(5_000)
  }
  // What cannot be hung up runs out at the carrier.
  await opened.advance(LEG_LIMIT_MS)
  const result = await judge(opened, answers, count)
  await opened.close().catch((error: unknown) => result.problems.push(String(error)))
  return result
}

function somebody(random: () => number) {
  const anybody = subscriberOf(ANYBODY)
  return { person: anybody.person(random), faults: anybody.faults?.(random) ?? {} }
}

async function allCalls({ store, projectId }: OpenedPhone): Promise<CallView[]> {
  const rows = await store.actors.list({ list: 'calls', projectId, limit: 100_000 })
  return rows.map((row) => callView(decodeRecord(row).snapshot))
}

async function liveCalls(opened: OpenedPhone): Promise<number> {
  return (await allCalls(opened)).filter(({ status }) => status !== 'ended').length
}

async function judge(
  opened: OpenedPhone,
  answers: Map<string, { status: number; json: Record<string, unknown> }>,
  count: number,
): Promise<ManyCalls> {
  const problems: string[] = []
  const ends: Record<string, number> = {}
  const calls = await allCalls(opened)
  if (calls.length !== count) problems.push(`${calls.length} calls of ${count} are there.`)
  const dialled = Map.groupBy(opened.simulator.calls(), ({ dialRequest }) => dialRequest.to)
  const delivered = await deliveriesByCall(opened)

  for (const call of calls) {
    const say = (words: string) => problems.push(`${call.id} (${call.telephony}): ${words}`)
    const answer = answers.get(call.to ?? '')
    const end = call.error ?? call.outcome ?? call.status
    ends[end.replace(/\+\d+/, '<number>')] = (ends[end.replace(/\+\d+/, '<number>')] ?? 0) + 1
    if (call.status !== 'ended') say(`is still ${call.status}`)
    if (call.outcome === null || call.endedAt === null) say('has no outcome')
    if (!answer || ![202, 400].includes(answer.status)) say(`was answered ${answer?.status ?? 'nothing'}`)
    const isAccepted = answer?.status === 202
    if (isAccepted !== (call.providerCallId !== null))
      say(`was answered ${answer?.status}, but is ${call.providerCallId}`)
    if (isAccepted && answer.json['id'] !== call.id) say('was answered with another id')

    const ringing = dialled.get(call.to ?? '') ?? []
    if (ringing.length > 1) say(`was dialled ${ringing.length} times`)
    if (ringing.some(({ endedAt }) => endedAt === null)) say('is still on the line at the carrier')
    const [problem] = ringing.flatMap((line) => line.protocolViolations)
    if (problem !== undefined) say(`broke the carrier's rules: ${problem}`)

    const deliveries = delivered.get(call.id) ?? []
    if (deliveries.length !== (isAccepted ? ENDPOINTS : 0)) say(`has ${deliveries.length} deliveries`)
    for (const delivery of deliveries) {
      if (delivery.status !== 'delivered') say(`has a delivery that is ${delivery.status}`)
      const times = opened.posted.filter(({ deliveryId }) => deliveryId === delivery.id).length
      if (times !== 1) say(`was posted ${times} times to one endpoint`)
    }
    const turns = await opened.store.actors.readRows('turn', call.id)
    if (call.error === null && turns.length !== call.turnCount) say(`has ${turns.length} turns, not ${call.turnCount}`)
    if (call.error !== null && call.turnCount !== 0) say('was not reached, but has turns')
  }
  if (opened.phone.mediaSessions.size > 0) problems.push(`${opened.phone.mediaSessions.size} voices are still held.`)
  if (opened.phone.capacity.count > 0) problems.push(`${opened.phone.capacity.count} calls are still counted as live.`)
  return { problems, ends }
}

async function deliveriesByCall({ store, projectId }: OpenedPhone) {
  const rows = await store.actors.list({ list: 'deliveries', projectId, limit: 100_000 })
  const deliveries = rows.map((row) => deliveryView(decodeRecord(row).snapshot))
  return Map.groupBy(deliveries, ({ callId }) => callId ?? '')
}

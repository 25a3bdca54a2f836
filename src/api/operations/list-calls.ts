import { decodeRecord } from '../../actors/records.ts'
import { assertWasAgentOf } from '../agents.ts'
import { callSummary } from '../answers/call.ts'
import { agentNames, callIn } from '../calls.ts'
import { decodeCursor, encodeCursor } from '../cursor.ts'
import type { Operation } from '../operation.ts'
import { pageLimit } from '../page-limit.ts'

export const listCalls: Operation<'listCalls'> =
  ({ store }) =>
  async ({ principal, query }, reply) => {
    const { projectId } = principal
    const { agentId, before } = query as { agentId?: string; before?: string }
    const limit = pageLimit(query.limit)
    const from = before === undefined ? {} : { before: decodeCursor(before) }
    if (agentId !== undefined) await assertWasAgentOf(store, projectId, agentId)

    const of = agentId === undefined ? {} : { agentId }
    const rows = await store.actors.list({ list: 'calls', projectId, limit: limit + 1, ...of, ...from })
    const page = rows.slice(0, limit)
    const calls = page.map((row) => callIn(decodeRecord(row)))
    const names = await agentNames(store, calls)

    const last = page.at(-1)
    if (last && rows.length > limit) {
      const next = new URLSearchParams({ limit: String(limit), ...of, before: encodeCursor(last) })
      reply.header('link', `</v1/calls?${next.toString()}>; rel="next"`)
    }
    return calls.map((call) => callSummary(call, names.get(call.agentId) ?? ''))
  }

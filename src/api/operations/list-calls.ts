import type { StoredRecord } from '../../actors/ports.ts'
import { assertWasAgentOf } from '../agents.ts'
import { agentNames } from '../calls.ts'
import { decodeCursor, encodeCursor } from '../cursor.ts'
import { jsonText, type Operation } from '../operation.ts'
import { pageLimit } from '../page-limit.ts'
import { callSummaryText, type ShownCall } from '../responses/call.ts'
import { listedCalls, MAX_PAGE_BYTES } from '../stored-calls.ts'

export const listCalls: Operation<'listCalls'> = ({ store, runtime, readList, listBudget: budget }) => {
  return ({ principal, query }, reply) =>
    readList(principal.projectId, reply, async () => {
      const { projectId } = principal
      const { agentId, before } = query as { agentId?: string; before?: string }
      const limit = pageLimit(query.limit)
      const from = before === undefined ? {} : { before: decodeCursor(before) }
      if (agentId !== undefined) await assertWasAgentOf(store, projectId, agentId)

      const of = agentId === undefined ? {} : { agentId }
      const calls: ShownCall[] = []
      let bytes = 0
      let last: StoredRecord | undefined
      for await (const { row, shown } of listedCalls(
        { store, runtime, budget },
        { projectId, ...of, ...from },
        limit + 1,
      )) {
        if (last && (calls.length === limit || bytes > MAX_PAGE_BYTES)) {
          const next = new URLSearchParams({ limit: String(limit), ...of, before: encodeCursor(last) })
          reply.header('link', `</v1/calls?${next.toString()}>; rel="next"`)
          break
        }
        calls.push(shown)
        bytes += Buffer.byteLength(callSummaryText(shown, ''))
        last = row
      }
      const names = await agentNames(store, calls)
      const items = calls.map((shown) => callSummaryText(shown, names.get(shown.agentId) ?? ''))
      return jsonText(`[${items.join(',')}]`, reply)
    })
}

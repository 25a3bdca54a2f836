import type { StoredRecord } from '../../actors/ports.ts'
import type { CallView } from '../../machines/call/call-view.ts'
import { assertWasAgentOf } from '../agents.ts'
import { agentNames, callIn } from '../calls.ts'
import { decodeCursor, encodeCursor } from '../cursor.ts'
import type { Operation } from '../operation.ts'
import { pageLimit } from '../page-limit.ts'
import { callSummary } from '../responses/call.ts'
import { bytesOf, MAX_PAGE_BYTES, storedCalls } from '../stored-calls.ts'

export const listCalls: Operation<'listCalls'> = ({ store, runtime, readList, listBudget: budget }) => {
  return ({ principal, query }, reply) =>
    readList(principal.projectId, reply, async () => {
      const { projectId } = principal
      const { agentId, before } = query as { agentId?: string; before?: string }
      const limit = pageLimit(query.limit)
      const from = before === undefined ? {} : { before: decodeCursor(before) }
      if (agentId !== undefined) await assertWasAgentOf(store, projectId, agentId)

      const of = agentId === undefined ? {} : { agentId }
      const calls: CallView[] = []
      let bytes = 0
      let last: StoredRecord | undefined
      for await (const { row, record } of storedCalls(
        { store, runtime, budget },
        { projectId, ...of, ...from },
        limit + 1,
      )) {
        if (last && (calls.length === limit || bytes > MAX_PAGE_BYTES)) {
          const next = new URLSearchParams({ limit: String(limit), ...of, before: encodeCursor(last) })
          reply.header('link', `</v1/calls?${next.toString()}>; rel="next"`)
          break
        }
        const call = callIn(record)
        calls.push(call)
        bytes += bytesOf(callSummary(call, ''))
        last = row
      }
      const names = await agentNames(store, calls)
      return calls.map((call) => callSummary(call, names.get(call.agentId) ?? ''))
    })
}

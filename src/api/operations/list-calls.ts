import { LIMITS } from '../../base/limits.ts'
import { assertWasAgentOf } from '../agents.ts'
import { agentNames, type ListedCall } from '../calls.ts'
import { decodeCursor, encodeCursor } from '../cursor.ts'
import { jsonText, type Operation } from '../operation.ts'
import { pageLimit } from '../page-limit.ts'
import { agentText, callSummaryText } from '../responses/call.ts'
import { listedCalls } from '../stored-calls.ts'

export const listCalls: Operation<'listCalls'> = ({ store, runtime, readList, listBudget: budget }) => {
  return ({ principal, query }, reply) =>
    readList(principal.projectId, reply, async () => {
      const { projectId } = principal
      const { agentId, before } = query as { agentId?: string; before?: string }
      const limit = pageLimit(query.limit)
      const from = before === undefined ? {} : { before: decodeCursor(before) }
      if (agentId !== undefined) await assertWasAgentOf(store, projectId, agentId)

      const of = agentId === undefined ? {} : { agentId }
      const found = listedCalls({ store, runtime, budget }, { projectId, ...of, ...from }, limit + 1)
      const { calls, isLast } = await firstPage(found, limit)
      const last = calls.at(-1)
      if (last && !isLast) {
        const next = new URLSearchParams({ limit: String(limit), ...of, before: encodeCursor(last) })
        reply.header('link', `</v1/calls?${next.toString()}>; rel="next"`)
      }
      const names = await agentNames(
        store,
        calls.map(({ shown }) => shown),
      )
      const agents = new Map([...names].map(([id, name]) => [id, agentText(id, name)]))
      const items = calls.map(({ shown }) => callSummaryText(shown, agents.get(shown.agentId) ?? ''))
      return jsonText(`[${items.join(',')}]`, reply)
    })
}

/** Takes calls until a page is full, by number or by size. */
async function firstPage(
  found: AsyncIterable<ListedCall[]>,
  limit: number,
): Promise<{ calls: ListedCall[]; isLast: boolean }> {
  const calls: ListedCall[] = []
  let bytes = 0
  for await (const slice of found) {
    for (const call of slice) {
      if (calls.length === limit || bytes > LIMITS.callsPageBytes.value) return { calls, isLast: false }
      calls.push(call)
      bytes += Buffer.byteLength(call.shown.start)
    }
  }
  return { calls, isLast: true }
}

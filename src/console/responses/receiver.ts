import type { FastifyRequest } from 'fastify'
import { isoTime } from '../../base/iso-time.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { RECEIVER_PATH } from '../http/serve-receiver.ts'
import type { Schema } from '../operation.ts'
import type { ReceiverState } from '../receivers.ts'

export function receiverResponse(
  { receivers }: Pick<ConsoleDeps, 'receivers'>,
  projectId: string,
  { answers, requests }: ReceiverState,
  http: FastifyRequest,
): Schema<'Receiver'> {
  return {
    url: `${ownAddress(http)}${RECEIVER_PATH}/${projectId}/${receivers.tokenOf(projectId)}`,
    answers,
    requests: requests.map(({ at, ...request }) => ({ at: isoTime(at), ...request })),
  }
}

/** Where this process reaches itself: the browser may have come by another name, through a proxy. */
function ownAddress(http: FastifyRequest): string {
  const [listening] = http.server.addresses()
  if (!listening || typeof listening === 'string') return `http://${http.host}`
  const { address, family, port } = listening
  const isAny = address === '0.0.0.0' || address === '::'
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

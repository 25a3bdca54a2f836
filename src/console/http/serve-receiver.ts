import type { FastifyInstance } from 'fastify'
import { noSuchPath } from '../../api/http/errors.ts'
import { isSameToken } from '../../security/is-same-token.ts'
import { sign } from '../../webhooks/signature.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { secretPurpose } from '../endpoints.ts'

/** Where the built-in receiver takes webhooks; outside production only. */
export const RECEIVER_PATH = '/console/receiver'

const MAX_SHOWN_BYTES = 64 * 1024
/** Deliveries are at most this large; see docs/limits.md. */
const MAX_BODY_BYTES = 2 * 1024 * 1024

/** Takes the webhooks that a project sends to its own receiver, and shows them in the console. */
export async function serveReceiver(app: FastifyInstance, deps: ConsoleDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { projectId: string; token: string } }>(
      `${RECEIVER_PATH}/:projectId/:token`,
      async (request, reply) => {
        const { projectId, token } = request.params
        if (!deps.receivers.isToken(projectId, token)) throw noSuchPath()
        const body = typeof request.body === 'string' ? request.body : ''
        const { answers } = deps.receivers.find(projectId)
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
        )
        const signatureValid = await isSigned(deps, projectId, request.url, headers['svc-signature'] ?? '', body)
        const shown = beginningOf(body)
        const { receivers, clock } = deps
        receivers.add(projectId, { at: clock.now(), answered: answers, headers, body: shown, signatureValid })
        return reply.code(answers).send()
      },
    )
  })
}

/** A copy: a slice of a text keeps all of it in memory. */
function beginningOf(body: string): string {
  return Buffer.from(body.slice(0, MAX_SHOWN_BYTES)).toString()
}

/** Whether one of the project's endpoints with this address made the signature. */
async function isSigned(
  { store, seal }: ConsoleDeps,
  projectId: string,
  path: string,
  signature: string,
  body: string,
): Promise<boolean> {
  const [, seconds] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature) ?? []
  if (seconds === undefined) return false
  const endpoints = (await store.endpoints.list(projectId)).filter(({ url }) => new URL(url).pathname === path)
  return endpoints.some(({ id, secret }) => {
    return isSameToken(signature, sign(seal.open(secret, secretPurpose(id)), body, Number(seconds) * 1000))
  })
}

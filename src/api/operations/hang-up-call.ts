import { BadRequest } from '../../base/errors.ts'
import { callOf } from '../calls.ts'
import type { Operation } from '../operation.ts'

export const hangUpCall: Operation<'hangUpCall'> =
  (deps) =>
  async ({ principal, params }, reply) => {
    const call = await callOf(deps, principal.projectId, params.id)
    reply.code(204)
    if (call.status === 'ended') return
    if (call.channel === 'api_text') {
      throw new BadRequest(`This is a text conversation. End it with DELETE /v1/conversations/${call.id}.`)
    }
    if (call.channel !== 'phone') throw new BadRequest('This is a test call of the web app and is ended there.')
    if (call.telephony === 'telephony_b') {
      throw new BadRequest('The call was placed through telephony_b, which cannot end a call through its API.')
    }
    await deps.phone?.hangUp(call.id)
  }

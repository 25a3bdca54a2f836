import type { Runtime } from '../actors/runtime-types.ts'
import type { Callback, Carrier, Telephony } from '../ports/telephony.ts'
import type { PhoneAccounts } from './accounts.ts'
import { genuinePlace, type CallbackParams } from './callback-path.ts'
import { findCall } from './known-call.ts'
import type { Strangers } from './strangers.ts'
import type { CallbackTokens } from './tokens.ts'

export interface StatusCallbacksDeps {
  runtime: Pick<Runtime, 'read' | 'send'>
  carriers: Record<Telephony, Carrier>
  accounts: PhoneAccounts
  tokens: CallbackTokens
  strangers: Strangers
}

/**
 * Takes what a carrier tells about a call and answers whether it was one. `url` is the path with its query as it came
 * in: the carrier signs the address that it was given, which is behind the proxy only by its path the same.
 */
export function createStatusCallbacks(deps: StatusCallbacksDeps) {
  const { runtime, carriers, accounts, tokens, strangers } = deps
  return async (params: CallbackParams, callback: Callback): Promise<boolean> => {
    const refuse = (reason: Parameters<Strangers['refused']>[1]) => {
      strangers.refused('status', reason)
      return false
    }
    const place = genuinePlace(tokens, 'status', params)
    if (!place) return refuse('forged')
    const known = await findCall(runtime, place.callId)
    if (known?.telephony !== place.carrier) return refuse('unknown_call')
    const account = await accounts.find(known.call.projectId, place.carrier)
    if (account?.callbackUrl == null) return refuse('not_connected')
    const url = `${account.callbackUrl}${callback.url}`
    const report = carriers[place.carrier].readCallback({ ...callback, url }, account.fields)
    if (!report) return refuse('unreadable')
    const { providerCallId, status, answeredBy, sequence } = report
    const event = { type: 'line.reported', providerCallId, status, answeredBy, sequence }
    const { outcome } = await runtime.send(`call/${place.callId}`, event)
    // Told late, or once more: the carrier did nothing wrong, and must not try again.
    if (outcome === 'finished') strangers.refused('status', 'ended')
    return true
  }
}

export type StatusCallbacks = ReturnType<typeof createStatusCallbacks>

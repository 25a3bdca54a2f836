import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../base/time.ts'
import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import type { Callback, Carrier, Telephony } from '../../ports/telephony.ts'
import type { LegRef } from '../../ports/voice.ts'
import { hasEnded } from '../../machines/call/leg.ts'
import type { PhoneAccounts } from '../accounts.ts'
import { verifyCallback, type CallbackParams } from '../callback-path.ts'
import { loadPhoneCall } from '../calls/phone-call-view.ts'
import { retryWhileUnavailable } from '../../base/retry.ts'
import type { RejectionCounter } from '../metrics/rejections.ts'
import type { CallbackTarget, CallbackTokens } from '../../security/callback-tokens.ts'

const MAX_SETTLED = 10_000

export interface StatusCallbacksDeps {
  runtime: Pick<Runtime, 'read' | 'send'>
  carriers: Record<Telephony, Carrier>
  accounts: PhoneAccounts
  tokens: CallbackTokens
  rejections: RejectionCounter
  /** Ends a leg at its carrier, which may not be able to. */
  hangUp: (leg: LegRef) => Promise<void>
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/**
 * Handles a carrier's status callback; returns false if it is not authentic. `url` is the path with its query as
 * received: carriers sign the address they were given, of which only the path is the same behind a proxy.
 */
export function createStatusCallbacks(deps: StatusCallbacksDeps) {
  const { runtime, carriers, accounts, tokens, rejections, hangUp, clock, log } = deps
  // Most carriers send a callback only once.
  const retry = <Result>(work: () => Promise<Result>) => retryWhileUnavailable(clock, () => true, work)
  /** Legs of calls that are over, which have ended too, or are being hung up: their callbacks may be repeated. */
  const settled = new LRUCache<string, true>({ max: MAX_SETTLED })
  return async (params: CallbackParams, callback: Callback): Promise<boolean> => {
    const refuse = (reason: Parameters<RejectionCounter['count']>[1]) => {
      rejections.count('status', reason)
      return false
    }
    const target = verifyCallback(tokens, 'status', params)
    if (!target) return refuse('forged')
    const known = await retry(() => loadPhoneCall(runtime, target.callId))
    if (known?.telephony !== target.carrier) return refuse('unknown_call')
    const account = await retry(() => accounts.find(known.call.projectId, target.carrier))
    if (account?.callbackUrl == null) return refuse('not_connected')
    const url = `${account.callbackUrl}${callback.url}`
    const report = carriers[target.carrier].readCallback({ ...callback, url }, account.fields)
    if (!report) return refuse('unreadable')
    const { providerCallId, status, answeredBy, sequence } = report
    const event = { type: 'leg.reported', providerCallId, status, answeredBy, sequence }
    const eventId = `status:${randomUUID()}`
    const { outcome } = await retry(() => runtime.send(`call/${target.callId}`, event, { eventId }))
    if (outcome !== 'finished') return true
    // A late or repeated callback: the carrier did nothing wrong, and must not retry.
    rejections.count('status', 'ended')
    const leg = `${target.callId} ${providerCallId}`
    if (hasEnded(report)) settled.set(leg, true)
    else await hangUpLeftover(target, providerCallId, leg)
    return true
  }

  /**
   * Hangs up a phone that rings, or was picked up, although its call is over: the carrier did not answer the order in
   * time, or failed to hang up. Where it fails again, its next report is the next chance.
   */
  async function hangUpLeftover(
    { callId, carrier }: CallbackTarget,
    providerCallId: string,
    leg: string,
  ): Promise<void> {
    const known = await loadPhoneCall(runtime, callId)
    if (!known || known.hasLegEnded) return
    const { projectId, providerCallId: knownId } = known.call
    if (knownId !== null && knownId !== providerCallId) return
    if (settled.has(leg)) return
    settled.set(leg, true)
    log.warn({ callId, telephony: carrier }, 'A phone rings although its call is over, and is hung up.')
    // Its failure is counted there.
    hangUp({ callId, projectId, telephony: carrier, providerCallId }).catch(() => settled.delete(leg))
  }
}

export type StatusCallbacks = ReturnType<typeof createStatusCallbacks>

import { StoreUnavailable } from '../../base/errors.ts'
import type { Clock } from '../../base/time.ts'
import { CarrierRefused, type Carrier, type Telephony } from '../../ports/telephony.ts'
import type { LegRef, CarrierGateway } from '../../ports/voice.ts'
import type { PhoneAccount, PhoneAccounts } from '../accounts.ts'
import { callbackPath } from '../callback-path.ts'
import type { OptOutList } from './opt-out-list.ts'
import type { CallbackTokens } from '../../security/callback-tokens.ts'

export const OPTED_OUT =
  'This number has opted out of calls of the project. An operator can lift that in the web app if its owner agrees.'

/** Who talks to a carrier with this account. */
export type CarrierFor = (telephony: Telephony, account: PhoneAccount) => Carrier

export interface CarrierGatewayDeps {
  carrierFor: CarrierFor
  accounts: PhoneAccounts
  tokens: CallbackTokens
  optOuts: Pick<OptOutList, 'has'>
  /** Counts a call among those of this process. One whose record was in doubt when it was ordered is counted no more. */
  count: (callId: string) => void
  /** Closes the call's media socket, if this process holds it. */
  closeMediaSession: (callId: string) => void
  /** A hang-up request to the carrier failed: the leg continues for as long as the carrier allows. */
  onHangUpFailed: (call: FailedHangUp) => void
  clock: Pick<Clock, 'now'>
}

/** Holds no personal data; the carrier's own message might. */
export interface FailedHangUp {
  callId: string
  telephony: Telephony
  /** `not_connected`: the project has no account any more; `failed`: no usable response in time. */
  reason: 'not_connected' | 'refused' | 'failed'
  /** HTTP status and error code of the carrier's response, if it refused. */
  status: number | null
  carrierCode: number | null
}

/** Dials, asks and hangs up with the account that the call's project has connected. */
export function createCarrierGateway(deps: CarrierGatewayDeps): CarrierGateway {
  const { carrierFor, accounts, tokens, optOuts, count, closeMediaSession, onHangUpFailed, clock } = deps
  return {
    async dial({ callId, projectId, telephony, ...order }, { signal, effectId, latestAt }) {
      // The number may have opted out on another call since the request was checked. Together: there is little time.
      const reads = [accounts.find(projectId, telephony), optOuts.has(projectId, order.to)] as const
      const [account, isOptedOut] = await Promise.all(reads)
      if (!account) throw new CarrierRefused(`${telephony} is not connected to this project.`, 400)
      if (account.callbackUrl === null) throw new CarrierRefused('The server has no public URL.', 400)
      if (isOptedOut) throw new CarrierRefused(OPTED_OUT, 400)
      if (clock.now() > latestAt) throw new StoreUnavailable('read too late')
      count(callId)
      const addressOf = (purpose: 'status' | 'media') =>
        `${account.callbackUrl}${callbackPath(tokens, { carrier: telephony, purpose, callId })}`
      return carrierFor(telephony, account).dial(
        {
          ...order,
          account: account.fields,
          effectId,
          statusUrl: addressOf('status'),
          mediaUrl: addressOf('media').replace(/^http/, 'ws'),
        },
        signal,
      )
    },

    async fetchStatus({ projectId, telephony, providerCallId }, signal) {
      const account = providerCallId === null ? null : await accounts.find(projectId, telephony)
      if (!account || providerCallId === null) return null
      return carrierFor(telephony, account).fetchStatus(account.fields, providerCallId, signal)
    },

    async hangUp({ callId, projectId, telephony, providerCallId }: LegRef, signal, onAsked) {
      closeMediaSession(callId)
      if (providerCallId === null) return
      try {
        const account = await accounts.find(projectId, telephony)
        if (!account) throw new NotConnected(`${telephony} is not connected any more.`, 400)
        const carrier = carrierFor(telephony, account)
        onAsked()
        if (carrier.supportsHangUp) await carrier.hangUp(account.fields, providerCallId, signal)
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error // the carrier was not asked
        if (!isAborted(signal)) onHangUpFailed({ callId, telephony, ...failureOf(error) })
        throw error
      }
    },
  }
}

/** Asking again would change nothing. */
class NotConnected extends CarrierRefused {}

/** The kernel let go of the request, which is made anew where it is still owed; a deadline has another name. */
function isAborted({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && reason.name === 'AbortError'
}

function failureOf(error: unknown): Pick<FailedHangUp, 'reason' | 'status' | 'carrierCode'> {
  if (error instanceof NotConnected) return { reason: 'not_connected', status: null, carrierCode: null }
  if (error instanceof CarrierRefused) {
    return { reason: 'refused', status: error.status, carrierCode: error.carrierCode }
  }
  return { reason: 'failed', status: null, carrierCode: null }
}

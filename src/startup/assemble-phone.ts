import type { Registry } from 'prom-client'
import type { Clock } from '../base/time.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { JsonObject } from '../base/json.ts'
import { createPhoneAccounts, type SimulatedCarriers } from '../telephony/accounts.ts'
import { createPhone, type Phone, type PhoneDeps } from '../telephony/phone.ts'
import { createSpeech } from '../telephony/speech.ts'
import type { ProviderCredentials } from '../ports/language.ts'
import type { Store } from '../ports/store.ts'
import type { Carrier, Telephony } from '../ports/telephony.ts'
import { createCarrierHttp, type CarrierHttp } from '../providers/carrier-http.ts'
import { builtinRecogniser } from '../simulator/speech/builtin-recogniser.ts'
import { createBuiltinSynthesiser } from '../simulator/speech/builtin-synthesiser.ts'
import { createTwilio } from '../providers/twilio/twilio.ts'
import { createExotel } from '../providers/exotel/exotel.ts'
import { isPublicAddress } from '../security/public-address.ts'
import { createPublicAgent } from '../security/public-agent.ts'
import { createGuardedConnector } from '../security/guarded-connector.ts'
import type { Resolve } from '../security/resolve.ts'

const CONNECT_TIMEOUT_MS = 5_000

export interface AssemblePhoneDeps {
  runtime: Pick<Runtime, 'read' | 'send' | 'ask' | 'create' | 'createAndAsk'>
  store: Store
  credentials: ProviderCredentials
  simulated: SimulatedCarriers | null
  publicUrl: string | null
  /** Whether this account's addresses need not be public. */
  isTrusted: (account: JsonObject) => boolean
  resolve: Resolve
  secretKey: Uint8Array
  maxLiveCalls: number
  timeZone?: string
  projectLimits: PhoneDeps['projectLimits']
  metrics: Registry
  clock: Clock
  log: { warn(details: object, message: string): void }
  /** Sends requests to carriers; default over the network. */
  exchange?: CarrierHttp
}

/** Creates phone calls with all carriers and speech vendors. */
export function assemblePhone(deps: AssemblePhoneDeps): Phone {
  const { runtime, store, credentials, simulated, publicUrl, isTrusted, secretKey, maxLiveCalls, clock, log } = deps
  const carriers = carriersOver(deps.exchange ?? createCarrierHttp())
  const guardedCarriers = carriersOver(createCarrierHttp(guardedConnector(deps.resolve)))
  const publicAgent = createPublicAgent(deps.resolve)
  return createPhone({
    runtime,
    store,
    accounts: createPhoneAccounts({ credentials, publicUrl, simulated }),
    speech: createSpeech(
      credentials,
      { stt: builtinRecogniser, tts: createBuiltinSynthesiser({ clock }) },
      { clock, log, agentFor: (account) => (isTrusted(account) ? undefined : publicAgent(account)) },
    ),
    allowsBuiltinSpeech: simulated !== null,
    carriers,
    carrierFor: (telephony, { fields, isSimulated }) =>
      (isSimulated || isTrusted(fields) ? carriers : guardedCarriers)[telephony],
    secretKey,
    maxLiveCalls,
    ...(deps.timeZone !== undefined && { timeZone: deps.timeZone }),
    projectLimits: deps.projectLimits,
    metrics: deps.metrics,
    clock,
    log,
  })
}

function carriersOver(exchange: CarrierHttp): Record<Telephony, Carrier> {
  return { telephony_a: createTwilio(exchange), telephony_b: createExotel(exchange) }
}

function guardedConnector(resolve: Resolve) {
  return createGuardedConnector({ isAllowed: isPublicAddress, resolve, connectTimeoutMs: CONNECT_TIMEOUT_MS })
}

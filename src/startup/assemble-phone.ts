import type { Registry } from 'prom-client'
import type { Clock } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime-types.ts'
import type { JsonObject } from '../actors/types.ts'
import { createPhoneAccounts, type SimulatedCarriers } from '../phone/accounts.ts'
import { createPhone, type Phone } from '../phone/phone.ts'
import { createSpeech } from '../phone/speech.ts'
import type { ProviderCredentials } from '../ports/language.ts'
import type { Store } from '../ports/store.ts'
import type { Carrier, Telephony } from '../ports/telephony.ts'
import { createCarrierExchange, type CarrierExchange } from '../providers/carrier-exchange.ts'
import { builtinRecogniser } from '../providers/simulator/speech/builtin-recogniser.ts'
import { createBuiltinSynthesiser } from '../providers/simulator/speech/builtin-synthesiser.ts'
import { createTelephonyA } from '../providers/telephony-a/telephony-a.ts'
import { createTelephonyB } from '../providers/telephony-b/telephony-b.ts'
import { isPublicAddress } from '../webhooks/address-rules.ts'
import { createPublicAgent } from '../webhooks/public-agent.ts'
import { createGuardedConnector } from '../webhooks/guarded-connector.ts'
import type { Resolve } from '../webhooks/resolve.ts'

const CONNECT_TIMEOUT_MS = 5_000

export interface PhoneParts {
  runtime: Pick<Runtime, 'read' | 'send' | 'ask' | 'createAndAsk'>
  store: Store
  credentials: ProviderCredentials
  simulated: SimulatedCarriers | null
  publicUrl: string | null
  /** Accounts that may lead to addresses that are not public; null for all. */
  trusted: ReadonlySet<JsonObject> | null
  resolve: Resolve
  secretKey: Uint8Array
  maxLiveCalls: number
  metrics: Registry
  clock: Clock
  log: { warn(details: object, message: string): void }
  /** How carriers are reached; default over the network. */
  exchange?: CarrierExchange
}

/** Phone calls with the carriers and speech vendors that there are. */
export function assemblePhone(parts: PhoneParts): Phone {
  const { runtime, store, credentials, simulated, publicUrl, trusted, secretKey, maxLiveCalls, clock, log } = parts
  const carriers = carriersOver(parts.exchange ?? createCarrierExchange())
  const guardedCarriers = carriersOver(createCarrierExchange(guardedConnector(parts.resolve)))
  const isTrusted = (account: JsonObject) => trusted === null || trusted.has(account)

  const publicAgent = createPublicAgent(parts.resolve)
  return createPhone({
    runtime,
    store,
    accounts: createPhoneAccounts({ credentials, publicUrl, simulated }),
    speech: createSpeech(
      credentials,
      { hear: builtinRecogniser, speak: createBuiltinSynthesiser({ clock }) },
      { clock, log, agentFor: (account) => (isTrusted(account) ? undefined : publicAgent(account)) },
    ),
    carriers,
    carrierFor: (telephony, { fields, isSimulated }) =>
      (isSimulated || isTrusted(fields) ? carriers : guardedCarriers)[telephony],
    secretKey,
    maxLiveCalls,
    metrics: parts.metrics,
    clock,
    log,
  })
}

function carriersOver(exchange: CarrierExchange): Record<Telephony, Carrier> {
  return { telephony_a: createTelephonyA(exchange), telephony_b: createTelephonyB(exchange) }
}

function guardedConnector(resolve: Resolve) {
  return createGuardedConnector({ isAllowed: isPublicAddress, resolve, connectTimeoutMs: CONNECT_TIMEOUT_MS })
}

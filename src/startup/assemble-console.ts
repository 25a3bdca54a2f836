import { readFileSync } from 'node:fs'
import type { MachineLookup } from '../actors/machine-lookup.ts'
import type { ApiDeps } from '../api/deps.ts'
import { RateLimiter } from '../api/http/rate-limit.ts'
import { LIMITS } from '../base/limits.ts'
import { plainUrlError } from '../config.ts'
import type { ConsoleDeps } from '../console/console-deps.ts'
import { createReceivers } from '../console/receivers.ts'
import { createLogInLinks } from '../console/session/log-in-links.ts'
import { findSaidWords } from '../language/model/said-words.ts'
import { createReceiverTokens } from '../security/receiver-tokens.ts'
import { simulatedPeople } from '../simulator/people/people.ts'
import type { ProviderAccess } from './provider-access.ts'
import type { ServiceCore } from './service-core.ts'

const { version: VERSION } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What both APIs use, and share. */
export type SharedApiDeps = Omit<Pick<ConsoleDeps, keyof ApiDeps & keyof ConsoleDeps>, 'config'>

export interface AssembleConsoleDeps extends Pick<
  ConsoleDeps,
  'deliveryBodies' | 'browserCalls' | 'simulations' | 'changes' | 'callCounter'
> {
  core: ServiceCore
  providers: ProviderAccess
  shared: SharedApiDeps
  machines: MachineLookup
  /** Projects without a carrier of their own call simulated people. */
  simulatesCalls: boolean
  /** Whether the console's pages are being built. */
  isBuilding?: () => boolean
}

/** Collects everything that the console's API needs from the rest of the service. */
export function assembleConsole(deps: AssembleConsoleDeps): ConsoleDeps {
  const { core, providers, shared, machines, simulatesCalls, isBuilding } = deps
  const { config, clock, secretKey, seal, resolve } = core
  return {
    ...shared,
    machines,
    deliveryBodies: deps.deliveryBodies,
    seal,
    implicitConnection: implicitConnections(providers, simulatesCalls),
    credentials: providers.credentials,
    findSaidWords,
    fetchFor: providers.fetchFor,
    browserCalls: deps.browserCalls,
    simulations: deps.simulations,
    logInLinks: createLogInLinks(clock),
    testStarts: new RateLimiter(LIMITS.testStartsPerMinute.value),
    handDeliveries: new RateLimiter(LIMITS.handDeliveriesPerMinute.value),
    receivers: createReceivers(createReceiverTokens(secretKey)),
    service: { version: VERSION, simulatedPeople: simulatesCalls ? simulatedPeople() : [] },
    changes: deps.changes,
    callCounter: deps.callCounter,
    resolve,
    pages: { ...(isBuilding && { isBuilding }) },
    config: {
      production: config.isProduction,
      webOrigin: config.WEB_ORIGIN ?? null,
      publicUrl: config.PUBLIC_URL ?? null,
      host: config.HOST,
      timeZone: config.TIME_ZONE,
      allowsPrivateModelUrls: config.allowsPrivateModelUrls,
      plainUrlError: (url) => plainUrlError(url, config.plainProviderUrls),
    },
  }
}

/** The operator's accounts come before the simulator, and a carrier that a project has saved takes its place. */
function implicitConnections(
  { fromSettings }: ProviderAccess,
  simulatesCalls: boolean,
): ConsoleDeps['implicitConnection'] {
  return (provider, kind, saved) => {
    if (provider === 'builtin' && kind === 'model') return 'builtin'
    if (fromSettings.has(provider)) return 'environment'
    const isSimulated = simulatesCalls && !saved.has('telephony_a') && !saved.has('telephony_b')
    return isSimulated && (kind === 'telephony' || provider === 'builtin') ? 'builtin' : null
  }
}

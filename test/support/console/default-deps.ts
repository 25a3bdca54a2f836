import type { MachineLookup } from '../../../src/actors/machine-lookup.ts'
import { RateLimiter } from '../../../src/api/http/rate-limit.ts'
import { LIMITS } from '../../../src/base/limits.ts'
import type { ConsoleDeps } from '../../../src/console/console-deps.ts'
import { createProjectChanges } from '../../../src/console/events/project-changes.ts'
import { createReceivers } from '../../../src/console/receivers.ts'
import { createLogInLinks } from '../../../src/console/session/log-in-links.ts'
import { findSaidWords } from '../../../src/language/model/said-words.ts'
import { resolveLocally } from '../../../src/security/resolve.ts'
import type { AssembledService } from '../api/assemble-service.ts'

/** The parts of the console that most tests do not change. */
export function defaultDeps(
  api: AssembledService['api'],
  machines: MachineLookup,
): Omit<ConsoleDeps, 'deliveryBodies' | 'seal' | 'implicitConnection' | 'config'> {
  const { runtime, history, store, readList, listBudget, models, openConversations, clock, newId } = api
  return {
    ...{ runtime, machines, history, store, readList, listBudget, models, openConversations, clock, newId },
    credentials: { find: () => Promise.resolve(null) },
    findSaidWords,
    fetchFor: () => fetch,
    phone: null,
    browserCalls: { place: () => Promise.reject(new Error('Nobody calls from a browser in this test.')) },
    simulations: { hold: () => Promise.reject(new Error('Nobody is simulated in this test.')) },
    logInLinks: createLogInLinks(clock),
    receivers: createReceivers((projectId) => `token-of-${projectId}`),
    testStarts: new RateLimiter(LIMITS.testStartsPerMinute.value),
    handDeliveries: new RateLimiter(LIMITS.handDeliveriesPerMinute.value),
    changes: createProjectChanges({ clock }),
    callCounter: { flush: () => Promise.resolve() },
    resolve: resolveLocally,
    service: { version: '1.2.3', simulatedPeople: [] },
  }
}

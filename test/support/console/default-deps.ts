import { createListQueue } from '../../../src/api/list-queue.ts'
import type { ConsoleDeps } from '../../../src/console/console-deps.ts'
import { RateLimiter } from '../../../src/api/http/rate-limit.ts'
import { LIMITS } from '../../../src/base/limits.ts'
import { createProjectChanges } from '../../../src/console/events/project-changes.ts'
import { findSaidWords } from '../../../src/language/model/said-words.ts'
import { createReceivers } from '../../../src/console/receivers.ts'
import { createLogInLinks } from '../../../src/console/session/log-in-links.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'

/** The parts of the console that most tests do not change. */
export function defaultDeps(
  clock: VirtualClock,
): Pick<
  ConsoleDeps,
  | 'credentials'
  | 'findSaidWords'
  | 'fetchFor'
  | 'phone'
  | 'logInLinks'
  | 'receivers'
  | 'testStarts'
  | 'handDeliveries'
  | 'service'
  | 'browserCalls'
  | 'simulations'
  | 'changes'
  | 'callCounter'
  | 'readList'
  | 'listBudget'
> {
  return {
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
    readList: createListQueue(),
    listBudget: () => Promise.resolve(),
    callCounter: { flush: () => Promise.resolve() },
    service: { version: '1.2.3', simulatedPeople: [] },
  }
}

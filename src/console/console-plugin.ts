import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { noSuchPath } from '../api/plugins/errors.ts'
import { mountOperations } from '../api/plugins/openapi.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { createOperations } from './operations.ts'
import { serveLandingPage } from './plugins/landing-page.ts'
import { createOriginGuard } from './plugins/same-origin.ts'
import { setSecurityHeaders } from './plugins/security-headers.ts'
import { createSessionGuard } from './plugins/session-guard.ts'
import { decoyHash } from './session/password.ts'
import { readConsoleSpecification, statusOfSuccess } from './specification.ts'

/** Logging in and out: what needs no session. */
const WITHOUT_SESSION = ['createSession', 'deleteSession']

/** Mounts the console's API under `/console/api` on a server that answers errors and reads JSON as the public API does. */
export function consolePlugin(deps: ConsoleDeps): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await decoyHash()
    await app.register(async (scope) => {
      scope.decorateRequest('person', null)
      await scope.register(cookie)
      setSecurityHeaders(scope)
      serveLandingPage(scope)
      const guardOrigin = createOriginGuard(deps.config)
      const guards = [guardOrigin, createSessionGuard(deps)]
      const specification = readConsoleSpecification()
      await mountOperations(scope, {
        specification,
        operations: createOperations(deps, statusOfSuccess(specification)),
        guardsOf: (operationId) => (WITHOUT_SESSION.includes(operationId) ? [guardOrigin] : guards),
      })
      scope.all('/console/api/*', { onRequest: guards }, () => {
        throw noSuchPath()
      })
    })
  }
}

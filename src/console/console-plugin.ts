import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { noSuchPath } from '../api/http/errors.ts'
import { mountOperations } from '../api/http/mount-operations.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { createOperations } from './operations.ts'
import { servePages } from './pages/serve-pages.ts'
import { serveReceiver } from './http/serve-receiver.ts'
import { createOriginGuard } from './http/origin-guard.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { createSessionGuard } from './session/session-guard.ts'
import { decoyHash } from './session/password.ts'
import { readConsoleSpecification, statusOfSuccess } from './specification.ts'

/** Operations without a session: logging in and out. */
const WITHOUT_SESSION = ['createSession', 'deleteSession']

/**
 * Mounts the console's API under `/console/api`. The server must handle errors and JSON bodies as the public API does.
 */
export function consolePlugin(deps: ConsoleDeps): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await decoyHash()
    await app.register(async (scope) => {
      scope.decorateRequest('person', null)
      await scope.register(cookie)
      setSecurityHeaders(scope, deps.config)
      servePages(scope, deps.pages)
      if (!deps.config.production) await serveReceiver(scope, deps)
      const guardOrigin = createOriginGuard(deps.config)
      const guards = [guardOrigin, createSessionGuard(deps)]
      const specification = readConsoleSpecification()
      await mountOperations(scope, {
        specification,
        operations: createOperations(deps, statusOfSuccess(specification)),
        guardsOf: (operationId) => (WITHOUT_SESSION.includes(operationId) ? [guardOrigin] : guards),
      })
      // Before the body is read, because Fastify would answer 500 for a method with a body but without a content type.
      const refuse = () => Promise.reject(noSuchPath())
      scope.all('/console/api/*', { onRequest: [...guards, refuse] }, refuse)
    })
  }
}

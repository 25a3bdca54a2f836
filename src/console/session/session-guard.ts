import type { FastifyRequest } from 'fastify'
import type { Guard } from '../../api/http/guard.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { unauthorized } from '../operation.ts'
import type { CurrentUser } from '../current-user.ts'
import { sessionCookie } from './cookie.ts'
import { findUser } from './session.ts'

type SessionDeps = Pick<ConsoleDeps, 'store' | 'clock' | 'config'>

/** Admits logged-in users; reads the store each time, so that a log-out takes effect at once. */
export function createSessionGuard(deps: SessionDeps): Guard {
  return async function guardBySession(request) {
    request.person = await findPerson(deps, request)
    if (!request.person) throw unauthorized()
  }
}

async function findPerson(deps: SessionDeps, { cookies }: FastifyRequest): Promise<CurrentUser | null> {
  const user = await findUser(deps, cookies[sessionCookie(deps.config.production)])
  return user && { userId: user.id, email: user.email }
}

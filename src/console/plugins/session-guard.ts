import type { FastifyRequest } from 'fastify'
import type { Guard } from '../../api/plugins/guard.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { unauthorized } from '../operation.ts'
import type { Person } from '../person.ts'
import { SESSION_COOKIE } from '../session/cookie.ts'
import { hashToken } from '../session/token.ts'

type SessionDeps = Pick<ConsoleDeps, 'store' | 'clock'>

/** Lets in who is logged in; reads the store each time, so that logging out is immediate. */
export function createSessionGuard(deps: SessionDeps): Guard {
  return async function guardBySession(request) {
    request.person = await findPerson(deps, request)
    if (!request.person) throw unauthorized()
  }
}

async function findPerson({ store, clock }: SessionDeps, { cookies }: FastifyRequest): Promise<Person | null> {
  const token = cookies[SESSION_COOKIE]
  if (!token) return null
  const session = await store.sessions.find(hashToken(token))
  if (!session || session.expiresAt <= clock.now()) return null
  const user = await store.users.find(session.userId)
  return user && { userId: user.id, email: user.email }
}

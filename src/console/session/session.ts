import { createHash } from 'node:crypto'
import type { EpochMs } from '../../base/time.ts'
import { LIMITS } from '../../base/limits.ts'
import type { Session, SessionStore, User, UserStore } from '../../ports/entities.ts'
import { hashToken, newToken } from './token.ts'

const HOUR_MS = 3_600_000
/** How long a log-in lasts, however it is used. */
export const SESSION_MS = LIMITS.sessionHours.value * HOUR_MS
/** How long it lasts without being used. */
const IDLE_MS = LIMITS.idleSessionHours.value * HOUR_MS
/** A session that is used is written no more often than this. */
const EXTEND_EVERY_MS = 10 * 60_000

interface SessionDeps {
  store: { sessions: SessionStore; users: UserStore }
  clock: { now(): EpochMs }
}

/** Opens a session and returns its token for the cookie; the oldest sessions of a user with too many end. */
export async function openSession(
  { store, clock }: Pick<SessionDeps, 'clock'> & { store: Pick<SessionDeps['store'], 'sessions'> },
  user: User,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const session = {
    tokenHash: hashToken(token),
    userId: user.id,
    mark: sessionMark(user),
    expiresAt: now + IDLE_MS,
    endsAt: now + SESSION_MS,
  }
  await store.sessions.insert(session, LIMITS.userSessions.value)
  return token
}

/** Returns the session's user and extends the session; null if the token is unknown or expired. */
export async function findUser({ store, clock }: SessionDeps, token: string | undefined): Promise<User | null> {
  const session = token ? await store.sessions.find(hashToken(token)) : null
  const now = clock.now()
  if (!session || Math.min(session.expiresAt, session.endsAt) <= now) return null
  const user = await store.users.find(session.userId)
  if (!user || session.mark !== sessionMark(user)) return null
  await keepOpen(store.sessions, session, now)
  return user
}

async function keepOpen(
  sessions: SessionStore,
  { tokenHash, expiresAt, endsAt }: Session,
  now: EpochMs,
): Promise<void> {
  const later = Math.min(now + IDLE_MS, endsAt)
  if (later - expiresAt >= EXTEND_EVERY_MS) await sessions.extend(tokenHash, later)
}

/** Every change of a password makes another hash, also when the password stays the same. */
export function sessionMark({ passwordHash }: User): string {
  return createHash('sha256').update(`session ${passwordHash}`).digest('hex')
}

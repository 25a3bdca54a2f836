import type { EpochMs } from '../base/time.ts'
import type { JsonObject } from '../base/json.ts'

/**
 * Things that people manage in the console. They change by plain writes; everything that lives through time is an
 * actor.
 */

/** A project's own limits for phone calls, within the operator's; null uses the operator's. */
export interface CallLimits {
  /** At once. */
  live: number | null
  /** From midnight to midnight, UTC. */
  perDay: number | null
  /** Allowed prefixes of numbers, such as `+91`; empty allows all. */
  destinations: string[]
}

export interface Project {
  id: string
  name: string
  /** `<provider>:<model>`, a speech name, a telephony name; empty means none chosen. */
  defaultModel: string
  defaultSpeech: string
  defaultTelephony: string
  /** IANA zone in which the people called mean days and times; empty or absent: see `timeZoneOfPerson`. */
  timeZone?: string
  /** Absent until something is set. */
  callLimits?: CallLimits
  createdAt: EpochMs
}

interface AgentIssue {
  level: 'error' | 'warning'
  message: string
  where: {
    /** Id of the step, if it is one's. */ node: string | null
    /** JSON pointer into the flow. */ pointer: string
  }
}

export interface Agent {
  id: string
  projectId: string
  name: string
  description: string
  model: string
  speech: string
  telephony: string
  phoneNumber: string
  /** As saved, at most 256 KiB of JSON; may be incomplete. */
  flow: JsonObject
  /** Content hash of the flow, under which `FlowStore` keeps it when it is ready. */
  flowHash: string
  ready: boolean
  issues: AgentIssue[]
  stepCount: number
  /** Its flow as a version; null when none was ever saved. */
  published: { version: number; at: EpochMs } | null
  createdAt: EpochMs
  updatedAt: EpochMs
  /** Set when deleted: its calls keep its name. */
  deletedAt: EpochMs | null
}

/** An agent as lists have it: flows are large. */
export type ListedAgent = Omit<Agent, 'flow'>

export interface Endpoint {
  id: string
  projectId: string
  url: string
  /** Encrypted at rest by the caller. */
  secret: string
  enabled: boolean
  createdAt: EpochMs
  deletedAt: EpochMs | null
}

export interface Connection {
  projectId: string
  provider: string
  /** The provider's fields as encrypted text. */
  credentials: string
  updatedAt: EpochMs
}

export interface User {
  id: string
  /** Lower case, unique. */
  email: string
  passwordHash: string
  createdAt: EpochMs
}

export interface Session {
  /** SHA-256 of the token that the cookie carries. */
  tokenHash: string
  userId: string
  /** Derived from the user's password hash: a changed password invalidates the session. */
  mark: string
  /** Moves on with use, up to `endsAt`. */
  expiresAt: EpochMs
  endsAt: EpochMs
}

export interface ProjectStore {
  insert(project: Project, memberId: string): Promise<void>
  find(id: string): Promise<Project | null>
  /** False if there is none, or with `before` one that is not like this any more. Atomic. */
  update(project: Project, before?: Project): Promise<boolean>
  listFor(userId: string): Promise<Project[]>
  isMember(projectId: string, userId: string): Promise<boolean>
}

export interface AgentStore {
  insert(agent: Agent): Promise<void>
  /**
   * Replaces the stored one with the same id; with `updatedAt` only if that is still its own, and false else. Atomic.
   */
  update(agent: Agent, updatedAt?: EpochMs): Promise<boolean>
  /** Deleted ones too. */
  find(id: string): Promise<Agent | null>
  /** Deleted ones too; unknown ids are left out. Does not read their flows. */
  names(ids: readonly string[]): Promise<Pick<Agent, 'id' | 'name'>[]>
  /** Without deleted ones, most recently updated first. Does not read their flows. */
  list(projectId: string): Promise<ListedAgent[]>
}

/** Flows by content hash: a conversation keeps the flow it started with, whatever happens to its agent. */
export interface FlowStore {
  put(hash: string, flow: JsonObject): Promise<void>
  find(hash: string): Promise<JsonObject | null>
}

export interface EndpointStore {
  insert(endpoint: Endpoint): Promise<void>
  /** A deleted one stays as it is: false. With `before` so does one that is not like this any more. Atomic. */
  update(endpoint: Endpoint, before?: Endpoint): Promise<boolean>
  /** Deleted ones too. */
  find(id: string): Promise<Endpoint | null>
  findMany(ids: readonly string[]): Promise<Endpoint[]>
  /** Without deleted ones, oldest first. */
  list(projectId: string): Promise<Endpoint[]>
}

export interface ConnectionStore {
  put(connection: Connection): Promise<void>
  delete(projectId: string, provider: string): Promise<void>
  find(projectId: string, provider: string): Promise<Connection | null>
  list(projectId: string): Promise<Connection[]>
}

export interface UserStore {
  /** False when the e-mail address is taken. */
  insert(user: User): Promise<boolean>
  findByEmail(email: string): Promise<User | null>
  find(id: string): Promise<User | null>
  count(): Promise<number>
  /** With `from` only in place of that hash. Atomic. False when there is no such user, or another hash. */
  setPassword(id: string, passwordHash: string, from?: string): Promise<boolean>
}

export interface SessionStore {
  /** Keeps the user's `keep` sessions that end last, this one among them, and deletes others. */
  insert(session: Session, keep: number): Promise<void>
  find(tokenHash: string): Promise<Session | null>
  extend(tokenHash: string, expiresAt: EpochMs): Promise<void>
  delete(tokenHash: string): Promise<void>
  deleteExpired(now: EpochMs): Promise<void>
}

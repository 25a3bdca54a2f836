import type { EpochMs, JsonObject } from '../actors/types.ts'

/** Things that people manage in the console. They change by plain writes; everything that lives through time is an actor. */

export interface Project {
  id: string
  name: string
  /** `<provider>:<model>`, a speech name, a telephony name; empty means none chosen. */
  defaultModel: string
  defaultSpeech: string
  defaultTelephony: string
  createdAt: EpochMs
}

export interface AgentIssue {
  level: 'error' | 'warning'
  message: string
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
  createdAt: EpochMs
  updatedAt: EpochMs
  /** Set when deleted: its calls keep its name. */
  deletedAt: EpochMs | null
}

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
  expiresAt: EpochMs
}

export interface ProjectStore {
  insert(project: Project, memberId: string): Promise<void>
  find(id: string): Promise<Project | null>
  update(project: Project): Promise<void>
  listFor(userId: string): Promise<Project[]>
  isMember(projectId: string, userId: string): Promise<boolean>
}

export interface AgentStore {
  insert(agent: Agent): Promise<void>
  /** Replaces the stored one with the same id. */
  update(agent: Agent): Promise<void>
  /** Deleted ones too. */
  find(id: string): Promise<Agent | null>
  /** Deleted ones too; unknown ids are left out. Does not read their flows. */
  names(ids: readonly string[]): Promise<Pick<Agent, 'id' | 'name'>[]>
  /** Without deleted ones, most recently updated first. */
  list(projectId: string): Promise<Agent[]>
}

/** Flows by content: a conversation stays on the flow it began with, whatever becomes of its agent. */
export interface FlowStore {
  put(hash: string, flow: JsonObject): Promise<void>
  find(hash: string): Promise<JsonObject | null>
}

export interface EndpointStore {
  insert(endpoint: Endpoint): Promise<void>
  update(endpoint: Endpoint): Promise<void>
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
}

export interface SessionStore {
  insert(session: Session): Promise<void>
  find(tokenHash: string): Promise<Session | null>
  delete(tokenHash: string): Promise<void>
  deleteExpired(now: EpochMs): Promise<void>
}

import type { JsonObject } from '../base/json.ts'
import type { EpochMs } from '../base/time.ts'

/** What the editor works on: a draft, or else the live flow with the last revision of the draft. */
export interface AgentDraft {
  agentId: string
  /** Counts every change, from 1 for an agent whose draft was never touched. */
  revision: number
  draft: { flow: JsonObject; savedAt: EpochMs; /** E-mail address of the person. */ savedBy: string } | null
}

export interface DraftStore {
  /** Revision 1 without a draft where nothing is stored. */
  find(agentId: string): Promise<AgentDraft>
  /** Only where something is stored. Does not read the drafts. */
  states(agentIds: readonly string[]): Promise<{ agentId: string; revision: number; hasDraft: boolean }[]>
  /**
   * Replaces the draft of this revision and counts it up; false, and nothing is changed, when it has another. Atomic.
   */
  replace(agentId: string, revision: number, draft: AgentDraft['draft']): Promise<boolean>
  delete(agentId: string): Promise<void>
}

/** Positions of the steps in the editor, by step id; the store never reads them. */
export interface AgentLayout {
  agentId: string
  nodes: Record<string, number[]>
}

export interface LayoutStore {
  find(agentId: string): Promise<AgentLayout | null>
  put(layout: AgentLayout): Promise<void>
  delete(agentId: string): Promise<void>
}

/** A flow that was made live. */
export interface AgentVersion extends ListedVersion {
  /** As saved, at most 256 KiB of JSON. */
  flow: JsonObject
}

export interface ListedVersion {
  agentId: string
  /** From 1. */
  version: number
  flowHash: string
  at: EpochMs
  /** E-mail address of the person, null for the service itself. */
  by: string | null
  note: string
  stepCount: number
  ready: boolean
}

export interface VersionStore {
  /** False, and nothing is changed, when there is a version of this number. Atomic. */
  insert(version: AgentVersion): Promise<boolean>
  find(agentId: string, version: number): Promise<AgentVersion | null>
  /** Latest first, without reading their flows; `before` is exclusive. */
  list(agentId: string, limit: number, before?: number): Promise<ListedVersion[]>
  /** Deletes the versions before this one; all without it. */
  delete(agentId: string, before?: number): Promise<void>
}

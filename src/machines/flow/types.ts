import type { FieldSpec, FieldValue, Language } from '../../ports/language.ts'

/** A flow as conversations run it: checked, defaults filled in, unknown attributes left behind. */
export interface Flow {
  id: string
  name: string
  description: string
  /** Id of the first node. */
  start: string
  nodes: FlowNode[]
  /** A field that a call collects. */
  fields: FlowField[]
  /** A variable that a call must be given. */
  variables: FlowVariable[]
  settings: FlowSettings
}

export type FlowField = FieldSpec

export interface FlowVariable {
  name: string
  description: string
  example: string
}

export interface FlowSettings {
  persona: string
  /** At least one; the first is spoken until the person speaks another. */
  languages: Language[]
  /** How often one question is asked, the first time included. */
  maxAttempts: number
  maxDurationSec: number
  voiceId?: string
  /** IANA zone in which days and times are meant; by default that of the call. */
  timeZone?: string
  /** `model`: every message is read by the model, also one that the rules are certain of. Default `rules first`. */
  understanding?: Understanding
}

export const UNDERSTANDING = ['rules first', 'model'] as const
export type Understanding = (typeof UNDERSTANDING)[number]

export type FlowNode = StartNode | SayNode | AskNode | BranchNode | EndNode

/** A text by language. */
export type Texts = Partial<Record<Language, string>>

export interface StartNode {
  id: string
  type: 'start'
  /** Spoken text with `{{variable}}` placeholders; empty for none. */
  say: string
  /** The same in other languages. */
  texts?: Texts
  next: string
}

export interface SayNode {
  id: string
  type: 'say'
  say: string
  /** The same in other languages. */
  texts?: Texts
  next: string
}

export interface AskNode {
  id: string
  type: 'ask'
  /** Names of the fields collected here, at least one. */
  fields: string[]
  /** Free-text instruction to the agent. */
  guidance: string
  next: string
}

export interface BranchNode {
  id: string
  type: 'branch'
  /** The first that holds is taken. */
  branches: Branch[]
  default: string
}

export interface Branch {
  next: string
  when: Condition
}

export interface Condition {
  op: Operator
  field: string
  value: FieldValue | FieldValue[]
}

export interface EndNode {
  id: string
  type: 'end'
  say: string
  /** The same in other languages. */
  texts?: Texts
  /** Null: decided by the collected answers. */
  outcome: Outcome | null
}

export const NODE_TYPES = ['start', 'say', 'ask', 'branch', 'end'] as const
export const FIELD_TYPES = ['string', 'number', 'boolean', 'enum'] as const
export const FIELD_KINDS = ['date', 'time', 'datetime', 'phone', 'email', 'name', 'amount'] as const
export const LANGUAGES = ['hi', 'en'] as const

export const OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'exists'] as const
export type Operator = (typeof OPERATORS)[number]

export const OUTCOMES = ['completed', 'partial', 'callback_requested', 'wrong_person', 'opted_out', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]

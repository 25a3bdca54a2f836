import type { EpochMs } from '../../actors/types.ts'

/**
 * The effects that hear and speak, as machines see them. Structurally equal to the port `src/ports/language.ts`, which
 * machines may not import; `test/machines/dialogue/language.test.ts` holds the two together.
 */
export type Language = 'en' | 'hi'
export type FieldValue = string | number | boolean

export interface FieldSpec {
  name: string
  type: 'string' | 'number' | 'boolean' | 'enum'
  description: string
  /** Allowed values of an enum, else empty. */
  options: string[]
  required: boolean
}

export type SpecialIntent = 'opted_out' | 'wrong_person' | 'callback_requested'

export interface Exchange {
  caller: string | null
  agent: string
}

/** Input of the effect `understand`. */
export interface UnderstandRequest {
  projectId: string
  model: string
  text: string
  now: EpochMs
  timeZone: string
  language: Language
  languages: Language[]
  asked: string[]
  fields: FieldSpec[]
  collected: Record<string, FieldValue>
  persona: string
  guidance: string
  history: Exchange[]
}

/** Output of the effect `understand`. */
export interface Understanding {
  values: Record<string, FieldValue>
  refused: string[]
  intent: SpecialIntent | null
  language: Language
}

/** Input of the effect `compose`. */
export interface ComposeRequest {
  projectId: string
  model: string
  persona: string
  language: Language
  languages: Language[]
  lines: string[]
  question: { fields: FieldSpec[]; guidance: string; attempt: number } | null
  heard: string | null
  understood: Record<string, FieldValue>
  collected: Record<string, FieldValue>
  variables: Record<string, string>
  closing: SpecialIntent | null
  history: Exchange[]
}

/** Output of the effect `compose`. */
export interface Composed {
  reply: string
  firstTextAt: EpochMs | null
}

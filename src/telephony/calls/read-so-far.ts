import type { EpochMs } from '../../base/time.ts'
import { understandByRules } from '../../language/rules/understand.ts'
import type { FieldSpec, Understanding } from '../../ports/language.ts'

/** When the person speaks, and where. */
export interface SaidAt {
  now: EpochMs
  /** IANA zone. */
  timeZone: string
}

/** What the built-in rules make of words while the call's audio waits for it: they take no time. */
export function readSoFar(asked: FieldSpec[], text: string, { now, timeZone }: SaidAt): Understanding {
  return understandByRules({
    projectId: '',
    model: 'builtin:rules',
    text,
    now,
    timeZone,
    language: 'en',
    languages: ['en', 'hi'],
    asked: asked.map(({ name }) => name),
    fields: asked,
    collected: {},
    persona: '',
    guidance: '',
    history: [],
  })
}

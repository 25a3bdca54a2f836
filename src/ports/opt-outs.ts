import type { EpochMs } from '../base/time.ts'

/** A number that has opted out of calls. */
export interface OptOut {
  projectId: string
  /** `+` and 8 to 15 digits. */
  number: string
  /** The call in which the person opted out. */
  callId: string
  at: EpochMs
}

/** Whom a project may not call. */
export interface OptOutStore {
  /** Stores a number's first opt-out; a repeat changes nothing. */
  add(optOut: OptOut): Promise<void>
  find(projectId: string, number: string): Promise<OptOut | null>
  /** Newest first, equally new ones by falling number; `before` is exclusive. */
  list(projectId: string, limit: number, before?: Pick<OptOut, 'at' | 'number'>): Promise<OptOut[]>
  /** The number may be called again. False when it was not on the list. */
  lift(projectId: string, number: string): Promise<boolean>
}

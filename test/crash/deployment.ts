import type { Remains } from './journals.ts'
import type { Random } from './random.ts'

/** The service as its clients and its operator see it. */
export interface Deployment {
  /** Where the next request goes. */
  readonly address: string
  /** Folders of the nodes; the one that made the demo has its greeting. */
  readonly dataDirs: readonly string[]
  /** What was wrong so far. */
  readonly problems: string[]
  start(): Promise<void>
  /** Lets something bad happen while people talk, and makes it good again. Returns what it was. */
  strike(random: Random): Promise<string>
  /** Everything dies at once, and is back when this much time has passed. */
  comeBackAfter(ms: number): Promise<void>
  /** Hears of a request that brought no answer, or only that nothing can be done now. */
  failed(address: string, failure: unknown): void
  /** Ends cleanly and opens what is left. */
  stop(): Promise<Remains>
  /** Takes away all that is left, whatever state it is in. */
  remove(): Promise<void>
}

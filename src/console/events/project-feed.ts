import type { Clock } from '../../base/time.ts'
import type { ChangedThing } from '../../ports/change-feed.ts'
import type { ProjectChanges } from './project-changes.ts'

/** At most ten events a second. */
const EVENT_PERIOD_MS = 100
/** Maximum number of changes waiting to be sent; beyond it the oldest are dropped, and lists reload by themselves. */
const MAX_WAITING = 1_000

export interface ProjectFeedOptions {
  changes: Pick<ProjectChanges, 'watch'>
  clock: Clock
  /** Renders the current state of a thing as text; null if there is nothing to send. */
  render(thing: ChangedThing): Promise<string | null>
  /** A thing could not be rendered; it is left out, and seen when the list is next loaded. */
  onError(error: unknown, thing: ChangedThing): void
}

/** Changes of one project for all its viewers: each changed thing is read once, one after the other. */
export class ProjectFeed {
  readonly #options: ProjectFeedOptions
  readonly #viewers = new Set<(event: string) => void>()
  readonly #waiting = new Map<string, ChangedThing>()
  readonly #unwatch: () => void
  #isPaused = false

  constructor(projectId: string, options: ProjectFeedOptions) {
    this.#options = options
    this.#unwatch = options.changes.watch(projectId, (thing) => this.#add(thing))
  }

  get viewerCount(): number {
    return this.#viewers.size
  }

  join(show: (event: string) => void): void {
    this.#viewers.add(show)
  }

  leave(show: (event: string) => void): void {
    this.#viewers.delete(show)
  }

  close(): void {
    this.#unwatch()
    this.#waiting.clear()
  }

  #add(thing: ChangedThing): void {
    this.#waiting.set(`${thing.kind}/${thing.id}`, thing)
    const [oldest] = this.#waiting.keys()
    if (oldest !== undefined && this.#waiting.size > MAX_WAITING) this.#waiting.delete(oldest)
    if (!this.#isPaused) void this.#sendNext()
  }

  async #sendNext(): Promise<void> {
    const [next] = this.#waiting
    if (!next) return
    const [key, thing] = next
    this.#waiting.delete(key)
    this.#isPaused = true
    try {
      const event = await this.#options.render(thing)
      if (event !== null) for (const show of this.#viewers) show(event)
    } catch (error) {
      this.#options.onError(error, thing)
    }
    this.#options.clock.after(EVENT_PERIOD_MS, () => {
      this.#isPaused = false
      void this.#sendNext()
    })
  }
}

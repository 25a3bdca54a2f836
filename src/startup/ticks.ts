/** Work that this node repeats for itself; what one node does for all is a recurring job. */
export interface Ticks {
  /** Runs `work` every `periodMs`. Of failures in a row the first is logged; the next tick tries again. */
  every(name: string, periodMs: number, work: () => Promise<void>): void
  stop(): void
}

export function createTicks(log: { warn(details: object, message: string): void }): Ticks {
  const timers: NodeJS.Timeout[] = []
  let isStopped = false

  return {
    every(name, periodMs, work) {
      let isFailing = false
      const tick = async () => {
        try {
          await work()
          isFailing = false
        } catch (error) {
          if (!isFailing && !isStopped)
            log.warn({ tick: name, err: error }, 'What this node repeats has failed; it is tried again.')
          isFailing = true
        }
      }
      timers.push(setInterval(() => void tick(), periodMs))
    },
    stop() {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Wakes those who wait for something to have happened. Nothing here knows of time. */
export class Bell {
  #waiting: { condition: () => boolean; resolve: () => void }[] = []

  ring(): void {
    const ready = this.#waiting.filter(({ condition }) => condition())
    this.#waiting = this.#waiting.filter((waiter) => !ready.includes(waiter))
    for (const { resolve } of ready) resolve()
  }

  until(condition: () => boolean): Promise<void> {
    if (condition()) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ condition, resolve }))
  }
}

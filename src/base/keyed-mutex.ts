/** Does work of the same name one at a time, in the order in which it came. */
export function createKeyedMutex() {
  const latest = new Map<string, Promise<unknown>>()
  return async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (latest.get(name) ?? Promise.resolve()).then(work, work)
    latest.set(name, mine)
    try {
      return await mine
    } finally {
      if (latest.get(name) === mine) latest.delete(name)
    }
  }
}

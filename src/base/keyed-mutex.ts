/** Runs work of the same name one at a time, in order of arrival. */
export function createKeyedMutex() {
  const latest = new Map<string, Promise<unknown>>()
  return async function runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const result = (latest.get(name) ?? Promise.resolve()).then(work, work)
    latest.set(name, result)
    try {
      return await result
    } finally {
      if (latest.get(name) === result) latest.delete(name)
    }
  }
}

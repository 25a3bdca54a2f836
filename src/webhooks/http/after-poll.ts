/**
 * Returns a function that calls back once the event loop has looked at all of its sockets again: what they had received
 * when it was called has then been read.
 */
export function createAfterPoll(): (callback: () => void) => void {
  let added: (() => void)[] = []
  let next: (() => void)[] = []
  let isScheduled = false

  function run(): void {
    const due = next
    next = added
    added = []
    for (const callback of due) callback()
    isScheduled = next.length + added.length > 0
    if (isScheduled) setImmediate(run)
  }

  return (callback) => {
    added.push(callback)
    if (isScheduled) return
    isScheduled = true
    setImmediate(run)
  }
}

import { loadMissingStyles } from './missing-styles.ts'
import { Problem } from './problem.ts'

const RELOADED_FOR = 'parley.reloaded-for'

/**
 * Returns a part of the console that is loaded when it is first needed. Where its file is gone because a newer build has
 * replaced the one this page came from, the page is loaded anew. Where the service does not answer, it throws the same
 * `Problem` as any other request, and the page with everything typed stays.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    await loadMissingStyles()
    return await load()
  } catch (error) {
    if (!(await isServed())) throw new Problem(0, '')
    // Once for each file: one that is still missing afterwards is a fault of the build.
    const reason = String(error)
    if (sessionStorage.getItem(RELOADED_FOR) === reason) throw error
    sessionStorage.setItem(RELOADED_FOR, reason)
    window.location.reload()
    return new Promise(() => {})
  }
}

/** Whether the service answers. */
export function isServed(): Promise<boolean> {
  return fetch('/console/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

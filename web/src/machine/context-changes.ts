export interface Change {
  /** Keys from the top, joined by dots. */
  path: string
  /** As JSON; undefined where there was nothing. */
  before: string | undefined
  after: string | undefined
}

/** What is different between two contexts, leaf by leaf, in the order of their paths. */
export function contextChanges(before: unknown, after: unknown): Change[] {
  const old = leaves(before)
  const now = leaves(after)
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort()
  return paths.flatMap((path) => {
    const change = { path, before: old.get(path), after: now.get(path) }
    return change.before === change.after ? [] : [change]
  })
}

function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isBranch) {
    if (value !== undefined) found.set(path, JSON.stringify(value))
    return found
  }
  for (const [key, inner] of Object.entries(value)) leaves(inner, path === '' ? key : `${path}.${key}`, found)
  return found
}

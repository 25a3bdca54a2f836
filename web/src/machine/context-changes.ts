export interface Change {
  /** Keys from the root, joined by dots. */
  path: string
  /** As JSON; undefined if there was no value. */
  before: string | undefined
  after: string | undefined
}

/**
 * Returns the differences between two contexts, leaf by leaf, ordered by path. A list that has dropped its oldest items
 * differs by those and by the added ones, not by the shifted indexes.
 */
export function contextChanges(before: unknown, after: unknown): Change[] {
  return [...changesAt('', before, after)].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

function* changesAt(path: string, before: unknown, after: unknown): Generator<Change> {
  if (isLeaf(before) && isLeaf(after)) {
    const change = { path, before: jsonOf(before), after: jsonOf(after) }
    if (change.before !== change.after) yield change
    return
  }
  const lost = Array.isArray(before) && Array.isArray(after) ? lostItems(before, after) : null
  const old = new Map(entriesOf(before))
  const now = new Map(entriesOf(after).map(([key, value]) => [lost ? placeBefore(Number(key), lost) : key, value]))
  // A value that was a leaf before, such as null, is reported with its new value.
  if (isLeaf(before) && jsonOf(before) !== undefined && !isEmpty(before)) {
    yield { path, before: jsonOf(before), after: undefined }
  }
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    yield* changesAt(path === '' ? key : `${path}.${key}`, old.get(key), now.get(key))
  }
  if (isLeaf(after) && jsonOf(after) !== undefined && !isEmpty(after)) {
    yield { path, before: undefined, after: jsonOf(after) }
  }
}

interface LostItems {
  /** Index of the first item. */
  from: number
  count: number
}

/** The most dropped items that are looked for. */
const MAX_LOST = 5

/** Returns the dropped items of `before` if its rest is the beginning of `after`, else null. */
function lostItems(before: readonly unknown[], after: readonly unknown[]): LostItems | null {
  const old = before.map(jsonOf)
  const now = after.map(jsonOf)
  const from = old.findIndex((item, index) => item !== now[index])
  if (from === -1) return null
  for (let count = 1; count <= Math.min(MAX_LOST, before.length - from - 1); count += 1) {
    const kept = old.slice(from + count)
    if (from + kept.length <= now.length && kept.every((item, index) => item === now[from + index])) {
      return { from, count }
    }
  }
  return null
}

/** Returns an item's index before the items were dropped. */
function placeBefore(index: number, { from, count }: LostItems): string {
  return String(index < from ? index : index + count)
}

function isLeaf(value: unknown): boolean {
  return typeof value !== 'object' || value === null || isEmpty(value)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function jsonOf(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}

/**
 * Undo and redo over whole states. One entry is one intent: changes with the same `mergeKey` that follow each other
 * within half a second (typing, a drag, a burst of arrow keys) form one entry.
 */
export interface History<State> {
  readonly past: readonly Entry<State>[]
  readonly present: State
  readonly future: readonly Entry<State>[]
  /** What the last change may be merged with; null after an undo or a redo. */
  readonly open: { mergeKey: string; at: number } | null
}

interface Entry<State> {
  /** The state before the change for an entry in `past`, after the change for one in `future`. */
  state: State
  label: string
}

export interface Intent {
  /** Name of the change for the user: "Rename step". */
  label: string
  /** Without one the change is not merged. */
  mergeKey?: string
  /** Milliseconds of any monotonic clock. */
  at: number
}

const MERGE_WITHIN_MS = 500
const MAX_ENTRIES = 500

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], open: null }
}

/** Returns the same history when the state is the same object. */
export function record<State>(history: History<State>, state: State, intent: Intent): History<State> {
  if (state === history.present) return history
  const { mergeKey, at, label } = intent
  const isMerged =
    mergeKey !== undefined && history.open?.mergeKey === mergeKey && at - history.open.at <= MERGE_WITHIN_MS
  const past = isMerged ? history.past : [...history.past, { state: history.present, label }].slice(-MAX_ENTRIES)
  return { past, present: state, future: [], open: mergeKey === undefined ? null : { mergeKey, at } }
}

export function undo<State>(history: History<State>): History<State> {
  const last = history.past.at(-1)
  if (!last) return history
  const future = [{ state: history.present, label: last.label }, ...history.future]
  return { past: history.past.slice(0, -1), present: last.state, future, open: null }
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (!next) return history
  const past = [...history.past, { state: history.present, label: next.label }]
  return { past, present: next.state, future, open: null }
}

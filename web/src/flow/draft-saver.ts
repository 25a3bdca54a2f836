import { canonical, type FlowDraft } from './draft-flow.ts'

/**
 * Saves a draft while it is edited: some time after the last change, at the latest a while after the first one, never
 * two saves at once, and only when the content differs. A response contains the revision, never content.
 */
export interface DraftSaver {
  /** Called with every new state of the draft. */
  change(flow: FlowDraft): void
  /** Saves pending changes now. Resolves when they are saved or cannot be. */
  flush(): Promise<void>
  /** Continues with another revision, after a conflict was decided or the user has logged in again. */
  resume(revision: number, savedFlow?: FlowDraft): void
  state(): SaverState
  stop(): void
}

export type SaverState =
  | { kind: 'saved'; revision: number }
  | { kind: 'unsaved'; revision: number }
  | { kind: 'saving'; revision: number }
  /** Retries automatically. */
  | { kind: 'failed'; revision: number; failure: SaveFailure; retryInMs: number }
  /** Waits for `resume`. */
  | { kind: 'conflict'; revision: number }
  | { kind: 'signedOut'; revision: number }

/** A refusal has the service's sentence about it. */
type SaveFailure = { kind: 'unreachable' } | { kind: 'refused'; message: string }
export type SaveResult =
  { kind: 'saved'; revision: number } | { kind: 'conflict' } | { kind: 'signedOut' } | SaveFailure

export interface DraftSaverDeps {
  save(flow: FlowDraft, revision: number): Promise<SaveResult>
  onState(state: SaverState): void
  /** Calls back after a delay; returns a function that cancels. */
  after(delayMs: number, callback: () => void): () => void
  now(): number
}

const AFTER_LAST_CHANGE_MS = 800
const AFTER_FIRST_CHANGE_MS = 5_000
const RETRY_MS = { first: 1_000, longest: 30_000 }

export function createDraftSaver(deps: DraftSaverDeps, start: { flow: FlowDraft; revision: number }): DraftSaver {
  let current = start.flow
  let saved = canonical(start.flow)
  let revision = start.revision
  let state: SaverState = { kind: 'saved', revision }
  let firstChangeAt: number | null = null
  let cancel = (): void => undefined
  let retryMs = RETRY_MS.first
  let inFlight: Promise<void> | null = null
  let isStopped = false

  function enter(next: SaverState): void {
    state = next
    if (!isStopped) deps.onState(next)
  }

  function isHeld(): boolean {
    return state.kind === 'conflict' || state.kind === 'signedOut'
  }

  function schedule(delayMs: number): void {
    cancel()
    cancel = deps.after(delayMs, () => void saveNow())
  }

  function saveNow(): Promise<void> {
    cancel()
    inFlight ??= send().finally(() => {
      inFlight = null
      if (state.kind === 'saved' && canonical(current) !== saved) markChanged()
    })
    return inFlight
  }

  async function send(): Promise<void> {
    if (isStopped || isHeld()) return
    const flow = current
    const text = canonical(flow)
    if (text === saved) {
      firstChangeAt = null
      return enter({ kind: 'saved', revision })
    }
    firstChangeAt = null
    enter({ kind: 'saving', revision })
    const result = await deps.save(flow, revision).catch((): SaveResult => ({ kind: 'unreachable' }))
    switch (result.kind) {
      case 'saved':
        revision = result.revision
        saved = text
        retryMs = RETRY_MS.first
        return enter({ kind: 'saved', revision })
      case 'conflict':
      case 'signedOut':
        return enter({ kind: result.kind, revision })
      case 'unreachable':
      case 'refused':
        enter({ kind: 'failed', revision, failure: result, retryInMs: retryMs })
        schedule(retryMs)
        retryMs = Math.min(retryMs * 2, RETRY_MS.longest)
    }
  }

  function markChanged(): void {
    firstChangeAt ??= deps.now()
    enter({ kind: 'unsaved', revision })
    schedule(Math.min(AFTER_LAST_CHANGE_MS, Math.max(0, firstChangeAt + AFTER_FIRST_CHANGE_MS - deps.now())))
  }

  return {
    change(flow) {
      if (flow === current) return
      current = flow
      if (isStopped || isHeld() || inFlight) return
      if (state.kind === 'failed' && state.failure.kind === 'unreachable') return // the retry includes it
      markChanged()
    },
    async flush() {
      if (inFlight) await inFlight
      await saveNow()
    },
    resume(next, savedFlow) {
      revision = next
      if (savedFlow) saved = canonical(savedFlow)
      if (canonical(current) === saved) enter({ kind: 'saved', revision })
      else markChanged()
    },
    state: () => state,
    stop() {
      isStopped = true
      cancel()
    },
  }
}

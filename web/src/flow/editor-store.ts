import { ownValue } from '../../../src/base/own-value.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { stepsOf, type FlowDraft } from './draft-flow.ts'
import { record, redo, startHistory, undo, type History } from './history.ts'
import { renamePosition, type Positions } from './positions.ts'
import { renameStep } from './step-commands.ts'

/** The edited state, which undo covers. Positions are not part of the flow, so moving steps does not save the flow. */
export interface Drawing {
  flow: FlowDraft
  positions: Positions
}

/** The change's name in "Undo …", and the changes it may be merged with: see `Intent`. */
interface Change {
  label: string
  mergeKey?: string
}

export interface EditorState {
  history: History<Drawing>
  /** Key of the selected step. */
  selected: string | null
  edit(change: Change, command: (flow: FlowDraft) => FlowDraft): void
  /** Changes flow and selection as one intent: a new step is selected, and undo restores the selection. */
  editAndSelect(change: Change, command: (flow: FlowDraft) => { flow: FlowDraft; select: string | null }): void
  renameStep(label: string, key: string, id: string): void
  place(change: Change, positions: Positions): void
  /** Replaces the whole flow, as one intent that can be undone. */
  replace(change: Change, drawing: Drawing): void
  undo(): void
  redo(): void
  select(key: string | null): void
}

export type EditorStore = StoreApi<EditorState>

export function createEditorStore(start: Drawing, now: () => number = () => performance.now()): EditorStore {
  return createStore<EditorState>((set) => {
    const put = (state: EditorState, drawing: Drawing, { label, mergeKey }: Change) => ({
      history: record(state.history, drawing, { label, at: now(), ...(mergeKey !== undefined && { mergeKey }) }),
    })
    const travel = (state: EditorState, history: History<Drawing>) => {
      const { flow } = history.present
      const selected = existing(flow, state.selected) ?? changedStep(state.history.present.flow, flow)
      return { history, selected: state.selected === null ? null : selected }
    }
    return {
      history: startHistory(start),
      selected: null,
      edit: (change, command) =>
        set((state) => {
          const { flow, positions } = state.history.present
          const changed = command(flow)
          if (changed === flow) return state
          const moved = put(state, { flow: changed, positions }, change)
          return { ...moved, selected: existing(changed, state.selected) }
        }),
      editAndSelect: (change, command) =>
        set((state) => {
          const { flow, positions } = state.history.present
          const { flow: changed, select } = command(flow)
          if (changed === flow) return state
          return { ...put(state, { flow: changed, positions }, change), selected: existing(changed, select) }
        }),
      renameStep: (label, key, id) =>
        set((state) => {
          const { flow, positions } = state.history.present
          const changed = renameStep(flow, key, id)
          if (changed === flow) return state
          const drawing = { flow: changed, positions: renamePosition(positions, key, id) }
          const selected = state.selected === key ? existing(changed, id) : state.selected
          return { ...put(state, drawing, { label }), selected }
        }),
      place: (change, positions) =>
        set((state) => {
          const { flow, positions: before } = state.history.present
          const isSame = Object.entries(positions).every(([key, [x, y]]) => {
            const [beforeX, beforeY] = ownValue(before, key) ?? []
            return beforeX === x && beforeY === y
          })
          return isSame ? state : put(state, { flow, positions: { ...before, ...positions } }, change)
        }),
      replace: (change, drawing) =>
        set((state) => ({ ...put(state, drawing, change), selected: existing(drawing.flow, state.selected) })),
      undo: () => set((state) => travel(state, undo(state.history))),
      redo: () => set((state) => travel(state, redo(state.history))),
      select: (key) => set((state) => (state.selected === key ? state : { selected: key })),
    }
  })
}

/** The first step that differs, such as the one before a step that was taken back. */
function changedStep(before: FlowDraft, now: FlowDraft): string | null {
  const known = new Map(stepsOf(before).map(({ key, data }) => [key, data] as const))
  return stepsOf(now).find(({ key, data }) => known.get(key) !== data)?.key ?? null
}

function existing(flow: FlowDraft, key: string | null): string | null {
  return stepsOf(flow).some((step) => step.key === key) ? key : null
}

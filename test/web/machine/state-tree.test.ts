import { describe, expect, it } from 'vitest'
import { activePaths, pathsOfEffects, readStateTree, stateText } from '../../../web/src/machine/state-tree.ts'

const CONFIG = {
  id: 'talk',
  initial: 'asking',
  states: {
    asking: {
      initial: 'listening',
      on: { 'talk.end': '#talk.over' },
      states: {
        listening: { on: { 'message.send': 'understanding' } },
        understanding: { invoke: { src: 'understand', onDone: [{ target: 'listening' }, { target: '#talk.over' }] } },
      },
    },
    over: { type: 'final' },
  },
}

describe('the tree of a definition', () => {
  it('holds every state with its kind and the one that is entered first', () => {
    const { root } = readStateTree(CONFIG)
    expect(root.children.map(({ path, kind, initial }) => ({ path, kind, initial }))).toEqual([
      { path: 'asking', kind: 'compound', initial: 'asking.listening' },
      { path: 'over', kind: 'final', initial: null },
    ])
  })

  it('leads from state to state by siblings and ids', () => {
    const { transitions } = readStateTree(CONFIG)
    expect(transitions).toEqual([
      { from: 'asking', to: 'over', label: 'talk.end' },
      { from: 'asking.listening', to: 'asking.understanding', label: 'message.send' },
      { from: 'asking.understanding', to: 'asking.listening', label: 'done understand' },
      { from: 'asking.understanding', to: 'over', label: 'done understand' },
    ])
  })

  it('tells which of the active states run an effect', () => {
    const tree = readStateTree(CONFIG)
    const value = { asking: 'understanding' }
    expect([...pathsOfEffects(tree, value, ['understand'])]).toEqual(['asking.understanding'])
    expect([...pathsOfEffects(tree, value, ['compose'])]).toEqual([])
    expect([...pathsOfEffects(tree, { asking: 'listening' }, ['understand'])]).toEqual([])
  })

  it('survives what is no configuration', () => {
    expect(readStateTree({ states: { a: null, b: { on: { go: 7 } } } } as never).transitions).toEqual([])
  })
})

describe('the value of a state', () => {
  it('names every active state, and in text the innermost', () => {
    const value = { active: { ask: 'listening' } }
    expect([...activePaths(value)]).toEqual(['active', 'active.ask', 'active.ask.listening'])
    expect(stateText(value)).toBe('active.ask.listening')
  })

  it('sets regions of a parallel state apart by commas', () => {
    expect(stateText({ line: 'up', watch: { near: 'idle' } })).toBe('line.up, watch.near.idle')
  })
})

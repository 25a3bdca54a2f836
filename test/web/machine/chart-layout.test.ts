import { describe, expect, it } from 'vitest'
import { layOutChart, type Box } from '../../../web/src/machine/chart-layout.ts'
import { readStateTree } from '../../../web/src/machine/state-tree.ts'

const TREE = readStateTree({
  id: 'm',
  initial: 'a',
  states: {
    a: { initial: 'x', states: { x: { on: { go: 'y' } }, y: { on: { leave: '#m.b' } } } },
    b: { type: 'final' },
  },
})

describe('the layout of a statechart', () => {
  it('leaves inner states out until their parent is open', () => {
    expect(layOutChart(TREE, new Set()).boxes.map(({ path }) => path)).toEqual(['a', 'b'])
  })

  it('draws inner states within their parent, and no box over another', () => {
    const { boxes, width, height } = layOutChart(TREE, new Set(['a']))
    const [a, x, y, b] = boxes as [Box, Box, Box, Box]
    for (const inner of [x, y]) expect(contains(a, inner)).toBe(true)
    expect(overlap(x, y) || overlap(a, b)).toBe(false)
    for (const box of boxes) expect(contains({ x: 0, y: 0, width, height }, box)).toBe(true)
  })

  it('leads an arrow out of an inner state from the parent, because each level is laid out by itself', () => {
    const { arrows } = layOutChart(TREE, new Set(['a']))
    expect(arrows.map(({ from, to, labels }) => ({ from, to, labels }))).toEqual([
      { from: 'a.x', to: 'a.y', labels: ['go'] },
      { from: 'a', to: 'b', labels: ['leave'] },
    ])
  })
})

type Area = Pick<Box, 'x' | 'y' | 'width' | 'height'>

function contains(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

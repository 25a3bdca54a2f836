import { expect, it } from 'vitest'
import { arrange } from '../../../web/src/flow/arrange.ts'
import { graphOf } from '../../../web/src/flow/graph.ts'
import { nodeSize } from '../../../web/src/flow/node-size.ts'
import { chainFlow } from '../support/large-flows.ts'
import { branching } from './flow-kit.ts'

it('puts each step below those that lead to it, and none over another', () => {
  const graph = graphOf(branching)
  const nodes = graph.steps.map((step) => ({ key: step.key, ...nodeSize(step) }))
  const positions = arrange({ nodes, arrows: graph.arrows.map(({ from, to }) => ({ from: from.key, to: to.key })) })
  const at = (key: string) => positions[key] ?? [NaN, NaN]
  for (const { from, to } of graph.arrows) expect(at(to.key)[1]).toBeGreaterThan(at(from.key)[1])
  for (const [index, one] of nodes.entries()) {
    for (const other of nodes.slice(index + 1)) {
      const [dx, dy] = [Math.abs(at(one.key)[0] - at(other.key)[0]), Math.abs(at(one.key)[1] - at(other.key)[1])]
      expect(dx >= one.width || dy >= Math.min(one.height, other.height)).toBe(true)
    }
  }
})

it('puts the targets of a branch side by side in the order of its exits', () => {
  const graph = graphOf(branching)
  const nodes = graph.steps.map((step) => ({ key: step.key, ...nodeSize(step) }))
  const positions = arrange({ nodes, arrows: graph.arrows.map(({ from, to }) => ({ from: from.key, to: to.key })) })
  const [a = NaN, b = NaN, other = NaN] = ['a', 'b', 'other'].map((key) => positions[key]?.[0])
  expect([b - a > 0, other - b > 0]).toEqual([true, true])
})

it('arranges steps that lead to themselves and steps without arrows', () => {
  const size = { width: 10, height: 10 }
  const positions = arrange({
    nodes: [
      { key: 'a', ...size },
      { key: 'b', ...size },
    ],
    arrows: [{ from: 'a', to: 'a' }],
  })
  expect(Object.keys(positions)).toEqual(['a', 'b'])
})

it('arranges 300 steps, of which many lead to the same end, from the first to that end', () => {
  const graph = graphOf(chainFlow(300))
  const nodes = graph.steps.map((step) => ({ key: step.key, ...nodeSize(step) }))
  const positions = arrange({ nodes, arrows: graph.arrows.map(({ from, to }) => ({ from: from.key, to: to.key })) })
  const heights = nodes.map(({ key }) => positions[key]?.[1] ?? Number.NaN)
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
  expect(new Set(Object.values(positions).map(String)).size).toBe(300)
})

import { ownValue } from '../../../../../src/base/own-value.ts'
import { MarkerType, type Edge, type Node } from '@xyflow/react'
import type { Step } from '../../../flow/draft-flow.ts'
import { outletName, type FlowGraph } from '../../../flow/graph.ts'
import { nodeSize } from '../../../flow/node-size.ts'
import type { Positions } from '../../../flow/positions.ts'

export type StepFlowNode = Node<{ step: Step; isStart: boolean; isSelected: boolean }, 'step'>

const known = new WeakMap<object, StepFlowNode>()

/** Returns the steps in the chart's format. An unchanged step is the same object, so that it is not rendered again. */
export function nodesOf(
  graph: FlowGraph,
  positions: Positions,
  dragged: Positions,
  selected: string | null,
): StepFlowNode[] {
  return graph.steps.flatMap((step) => {
    const position = ownValue(dragged, step.key) ?? ownValue(positions, step.key)
    if (!position) return []
    const isSelected = step.key === selected
    const isStart = step === graph.start
    const before = known.get(step.data)
    if (
      before &&
      before.id === step.key &&
      before.position.x === position[0] &&
      before.position.y === position[1] &&
      before.data.isSelected === isSelected &&
      before.data.isStart === isStart
    ) {
      return [before]
    }
    const { width, height } = nodeSize(step)
    const node: StepFlowNode = {
      id: step.key,
      type: 'step',
      position: { x: position[0], y: position[1] },
      data: { step, isStart, isSelected },
      width,
      height,
      zIndex: isSelected ? 1 : 0,
    }
    known.set(step.data, node)
    return [node]
  })
}

export function edgesOf(graph: FlowGraph, selected: string | null): Edge[] {
  return graph.arrows.map(({ id, from, to, outlet }) => {
    const isLit = from.key === selected || to.key === selected
    return {
      id,
      source: from.key,
      target: to.key,
      sourceHandle: outletName(outlet),
      type: 'smoothstep',
      markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: isLit ? LIT : PLAIN },
      style: { stroke: isLit ? LIT : PLAIN, strokeWidth: isLit ? 2 : 1.5 },
    }
  })
}

const LIT = 'var(--mantine-primary-color-filled)'
const PLAIN = 'var(--chart-line)'

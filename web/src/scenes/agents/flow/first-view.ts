import { getNodesBounds, getViewportForBounds, type Viewport } from '@xyflow/react'
import type { StepFlowNode } from './canvas-elements.ts'

/** The smallest scale at which the text of a step can be read. */
const LEGIBLE_ZOOM = 0.65
const TOP_PX = 60

/** The whole chart where its texts can be read then; else the beginning of the flow, its first step at the top. */
export function firstView(
  nodes: readonly StepFlowNode[],
  { width, height }: { width: number; height: number },
): Viewport {
  const whole = getViewportForBounds(getNodesBounds([...nodes]), width, height, 0, 1, 0.15)
  const first = nodes.find(({ data }) => data.isStart) ?? nodes[0]
  if (whole.zoom >= LEGIBLE_ZOOM || !first) return whole
  const middle = first.position.x + (first.width ?? 0) / 2
  return {
    x: width / 2 - middle * LEGIBLE_ZOOM,
    y: TOP_PX - first.position.y * LEGIBLE_ZOOM,
    zoom: LEGIBLE_ZOOM,
  }
}

import { getNodesBounds, getViewportForBounds, type Viewport } from '@xyflow/react'
import type { StepFlowNode } from './canvas-elements.ts'

/** The smallest scale at which the text of a step can be read. */
const LEGIBLE_ZOOM = 0.65
const TOP_PX = 60

/** Room around the chart; its buttons are at the top. */
export const AROUND = { top: `${TOP_PX}px`, bottom: '28px', left: '28px', right: '28px' } as const

interface Size {
  width: number
  height: number
}

/** The whole chart; null where its texts could not be read then. */
export function wholeView(nodes: readonly StepFlowNode[], { width, height }: Size): Viewport | null {
  const whole = getViewportForBounds(getNodesBounds([...nodes]), width, height, 0, 1, AROUND)
  return whole.zoom >= LEGIBLE_ZOOM ? whole : null
}

/** The whole chart where its texts can be read then; else the beginning of the flow, its first step at the top. */
export function firstView(nodes: readonly StepFlowNode[], size: Size): Viewport {
  const first = nodes.find(({ data }) => data.isStart) ?? nodes[0]
  const whole = wholeView(nodes, size)
  if (whole || !first) return whole ?? { x: 0, y: 0, zoom: 1 }
  const { width } = size
  const middle = first.position.x + (first.width ?? 0) / 2
  return {
    x: width / 2 - middle * LEGIBLE_ZOOM,
    y: TOP_PX - first.position.y * LEGIBLE_ZOOM,
    zoom: LEGIBLE_ZOOM,
  }
}

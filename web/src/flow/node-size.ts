import type { Step } from './draft-flow.ts'
import { branchesOf } from './outlets.ts'

export const NODE_WIDTH = 240
const HEADER = 34
const LINE = 22
const PADDING = 14
/** Of a step with one line below its name. */
export const LEAST_HEIGHT = HEADER + PADDING + LINE

/**
 * Returns the size of a step in canvas units. It does not depend on rendering, so that steps out of sight need not be
 * rendered.
 */
export function nodeSize(step: Step): { width: number; height: number } {
  return { width: NODE_WIDTH, height: HEADER + PADDING + LINE * linesOf(step) }
}

function linesOf(step: Step): number {
  switch (step.type) {
    case 'branch':
      return Math.min(branchesOf(step).length, MAX_BRANCH_LINES) + 1
    case 'start':
    case 'say':
    case 'ask':
    case 'end':
    case null:
      return 2
  }
}

export const MAX_BRANCH_LINES = 5

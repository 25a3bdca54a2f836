import { ownValue } from '../../../src/base/own-value.ts'
import { asList, type JsonObject } from './draft-flow.ts'

/** Positions of steps on the canvas, by step id: top left corner in canvas units. */
export type Positions = Readonly<Record<string, readonly [number, number]>>

const MAX_COORDINATE = 1_000_000

/** Reads positions from JSON; other values are left out. */
export function readPositions(saved: JsonObject): Positions {
  const positions: Record<string, readonly [number, number]> = {}
  for (const [id, value] of Object.entries(saved)) {
    const [x, y] = asList(value)
    if (isCoordinate(x) && isCoordinate(y)) positions[id] = [Math.round(x), Math.round(y)]
  }
  return positions
}

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_COORDINATE
}

/** Returns the positions of existing steps, with the old id's position for a renamed step. */
export function renamePosition(positions: Positions, from: string, to: string): Positions {
  const moved = ownValue(positions, from)
  const { [from]: _, ...rest } = positions
  return moved ? { ...rest, [to]: moved } : positions
}

import { asList, type JsonObject } from './draft-flow.ts'

/** Where steps stand on the canvas, by step id: top left corner in canvas units. */
export type Positions = Readonly<Record<string, readonly [number, number]>>

const MAX_COORDINATE = 1_000_000

/** The positions in some JSON; whatever is no position is left out. */
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

/** The positions of steps that still exist, with the old id's position for a renamed step. */
export function renamePosition(positions: Positions, from: string, to: string): Positions {
  const { [from]: moved, ...rest } = positions
  return moved ? { ...rest, [to]: moved } : positions
}

import { MAX_ENTRY_BYTES } from '../journal/limits.ts'
import type { Row } from '../types.ts'

/** Maximum characters of rows in one entry: they fit whatever their encoding. */
const MAX_ROWS_LENGTH = MAX_ENTRY_BYTES / 4

/** The rows in order, in parts of which each fits into an entry. */
export function rowParts(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  let length = Infinity
  for (const row of rows) {
    const rowLength = JSON.stringify(row).length
    if (length + rowLength > MAX_ROWS_LENGTH) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(row)
    length += rowLength
  }
  return parts
}

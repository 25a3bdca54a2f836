import { timingSafeEqual } from 'node:crypto'

/** Compares two secret texts in a time that does not depend on where they differ. */
export function isSameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

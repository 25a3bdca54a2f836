/** A place, and the words that hold it. */
export interface PlaceSpan {
  value: string
  /** Whether the words are explicit enough to count without being asked for. */
  isExplicit: boolean
  from: number
  to: number
}

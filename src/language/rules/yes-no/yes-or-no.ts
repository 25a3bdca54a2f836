export interface YesNo {
  value: boolean
  /** Whether it was said in so many words ("yes"), not gathered from the grammar ("I have"). */
  isExplicit: boolean
  from: number
  to: number
}

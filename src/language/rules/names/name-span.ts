/** A name, and the words that hold it. */
export interface NameSpan {
  value: string
  /** Introduced as a name ("my name is …"), rather than given as a bare answer. */
  isExplicit: boolean
  /** "my name is", which also corrects; "I'm …" only introduces. */
  explicit: boolean
  from: number
  to: number
}

/** Where the background check of hash chains has come to, as a text that the store does not read. */
export interface ChainCheckProgress {
  /** Null before the first `save`. */
  find(): Promise<string | null>
  save(progress: string): Promise<void>
}

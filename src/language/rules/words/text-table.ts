/**
 * Numbers by texts, in one array of integers: it takes no time to load from a file, and a twentieth of the memory of a `Map`. The
 * texts themselves are not kept, only 32 bits of a hash beside the place that another hash gives: a text that was never added is
 * taken for one of 60,000 others once in some billion.
 */
export class TextTable {
  /** For each place the check of its text, and its number plus one; 0 where there is none. */
  readonly cells: Uint32Array
  readonly #mask: number

  /** `cells`: those of another table, or twice as many zeros as a power of two that is well above the number of texts. */
  constructor(cells: Uint32Array) {
    this.cells = cells
    this.#mask = cells.length / 2 - 1
  }

  /** A text may have several numbers. */
  add(text: string, value: number): void {
    let place = placeOf(text) & this.#mask
    while (this.#at(place) !== 0) place = (place + 1) & this.#mask
    this.cells[2 * place] = checkOf(text)
    this.cells[2 * place + 1] = value + 1
  }

  /** The numbers of a text in the order in which they were added. */
  get(text: string): readonly number[] {
    let place = placeOf(text) & this.#mask
    let values: number[] | undefined
    let check: number | undefined
    for (let value = this.#at(place); value !== 0; value = this.#at(place)) {
      if (this.cells[2 * place] === (check ??= checkOf(text))) (values ??= []).push(value - 1)
      place = (place + 1) & this.#mask
    }
    return values ?? NONE
  }

  #at(place: number): number {
    return this.cells[2 * place + 1] ?? 0
  }
}

const NONE: readonly number[] = []

/** FNV-1a, its upper bits mixed into the lower ones. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

function checkOf(text: string): number {
  let hash = 0x9e3779b9
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995)
    hash ^= hash >>> 13
  }
  return hash >>> 0
}

/**
 * A set of pairs of words that may hold a few more than were added (a Bloom filter): tells at once, in little memory, that a
 * pair is not in it.
 */
export class PairFilter {
  readonly #bits: Uint32Array
  readonly #mask: number

  /** `bits`: those of another set, or zeros, 32 in each; their number is a power of two. They are used, not copied. */
  constructor(bits: Uint32Array) {
    this.#bits = bits
    this.#mask = 32 * bits.length - 1
  }

  add(one: string, other: string): void {
    const hash = hashOf(one, other)
    this.#set(hash & this.#mask)
    this.#set((hash >>> 11) & this.#mask)
  }

  has(one: string, other: string): boolean {
    const hash = hashOf(one, other)
    return this.#isSet(hash & this.#mask) && this.#isSet((hash >>> 11) & this.#mask)
  }

  #set(bit: number): void {
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }

  #isSet(bit: number): boolean {
    return ((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}

/** FNV-1a of both, with a blank between. */
function hashOf(one: string, other: string): number {
  return hashed(other, Math.imul(hashed(one, FNV_OFFSET) ^ 0x20, FNV_PRIME)) >>> 0
}

function hashed(text: string, from: number): number {
  let hash = from
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return hash
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

import { type Heard, wordsOf } from './heard.ts'

export interface PhraseHit<Tag> {
  tag: Tag
  from: number
  /** The word after the last one. */
  to: number
}

interface Node<Tag> {
  next: Map<string, Node<Tag>>
  gap: Node<Tag> | undefined
  tag: Tag | undefined
  /** Holds only where a clause ends. */
  endTag: Tag | undefined
}

/**
 * Phrases under tags, one a line, found word by word. `(stop|quit) calling (me|)` stands for four phrases, `*` for up to two words of any kind, and a final `.` asks for the
 * end of a clause: `stop .` does not match in "stop by tomorrow".
 */
export class PhraseBook<Tag> {
  readonly #root: Node<Tag> = emptyNode()

  constructor(phrases: readonly (readonly [Tag, string])[]) {
    for (const [tag, lines] of phrases) {
      for (const line of lines.split('\n')) {
        for (const phrase of expand(line.trim())) this.#add(tag, phrase)
      }
    }
  }

  /** The longest phrase that starts at a word. */
  at(heard: Heard, from: number): PhraseHit<Tag> | undefined {
    const first = this.#root.next.get(heard.words[from] ?? '')
    if (first === undefined) return undefined
    return longest(first, heard, from, from + 1)
  }

  /** All phrases from left to right, without overlaps. */
  all(heard: Heard, start = 0): PhraseHit<Tag>[] {
    const hits: PhraseHit<Tag>[] = []
    for (let from = start; from < heard.words.length;) {
      const hit = this.at(heard, from)
      if (hit) hits.push(hit)
      from = hit ? hit.to : from + 1
    }
    return hits
  }

  first(heard: Heard): PhraseHit<Tag> | undefined {
    for (let from = 0; from < heard.words.length; from++) {
      const hit = this.at(heard, from)
      if (hit) return hit
    }
    return undefined
  }

  /** The phrase that is all that was said, if one is. */
  whole(heard: Heard): Tag | undefined {
    const hit = this.at(heard, 0)
    return hit?.to === heard.words.length ? hit.tag : undefined
  }

  #add(tag: Tag, phrase: string): void {
    const atEnd = phrase.endsWith(' .')
    let node = this.#root
    for (const part of (atEnd ? phrase.slice(0, -2) : phrase).split(' ')) {
      if (part === '*') {
        node.gap ??= emptyNode()
        node = node.gap
        continue
      }
      for (const word of wordsOf(part)) {
        let next = node.next.get(word)
        if (next === undefined) node.next.set(word, (next = emptyNode()))
        node = next
      }
    }
    if (node === this.#root) return
    if (atEnd) node.endTag ??= tag
    else node.tag ??= tag
  }
}

function emptyNode<Tag>(): Node<Tag> {
  return { next: new Map(), gap: undefined, tag: undefined, endTag: undefined }
}

function longest<Tag>(node: Node<Tag>, heard: Heard, from: number, at: number): PhraseHit<Tag> | undefined {
  let best: PhraseHit<Tag> | undefined
  const ends = heard.breaks[at] === true
  if (node.tag !== undefined) best = { tag: node.tag, from, to: at }
  else if (node.endTag !== undefined && ends) best = { tag: node.endTag, from, to: at }
  if (!ends) {
    const next = node.next.get(heard.words[at] ?? '')
    const further = next && longest(next, heard, from, at + 1)
    if (further) best = further
  }
  if (node.gap) {
    for (let skipped = 0; skipped <= 2; skipped++) {
      const next = node.gap.next.get(heard.words[at + skipped] ?? '')
      const further = heard.breaks[at + skipped] ? undefined : next && longest(next, heard, from, at + skipped + 1)
      if (further && further.to > (best?.to ?? 0)) best = further
      if (heard.breaks[at + skipped]) break
    }
  }
  return best
}

const CHOICE = /\(([^()]*)\)/

function expand(line: string): string[] {
  const choice = CHOICE.exec(line)
  if (choice === null) return [line.replace(/ +/g, ' ').trim()]
  const before = line.slice(0, choice.index)
  const after = line.slice(choice.index + choice[0].length)
  return (choice[1] ?? '').split('|').flatMap((word) => expand(before + word + after))
}

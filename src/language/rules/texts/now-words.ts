import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { Tokens } from '../words/tokens.ts'

/** What says that something is so at present, and belongs to no name. */
const NOW = new PhraseMatcher<true>([
  [
    true,
    `(right|just|for|as of|) now
     now (we|i|its|it is|) (are|am|)
     (at|for) the moment
     (at|for|as of) (present|now|today)
     (currently|presently|nowadays)
     these days
     (abhi|filhal|filhaal|philhal|aajkal|ajkal|vartaman mein) (tak|ke liye|to|toh|) (to|toh|)
     (aaj|आज) (kal|कल)
     (ab|अब) (to|toh|tak|तो|तक)
     (is|iss) (waqt|samay|time|baar)
     इस (वक्त|समय|टाइम|बार)
     (अभी|फिलहाल|आजकल) (तक|के लिए|तो|) (तो|)`,
  ],
])

/** Where the words go on behind "abhi to", "at present", "currently". */
export function afterNow(heard: Tokens, from: number, to: number): number {
  const hit = NOW.at(heard, from)
  return hit === undefined || hit.to > to ? from : hit.to
}

/** Where the words end before "at the moment", "right now", "abhi". */
export function beforeNow(heard: Tokens, from: number, to: number): number {
  for (let start = Math.max(from, to - MAX_WORDS); start < to; start++)
    if (NOW.at(heard, start)?.to === to) return start
  return to
}

const MAX_WORDS = 3

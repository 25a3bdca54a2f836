import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { Tokens } from '../words/tokens.ts'

const REMINDERS = new PhraseMatcher<true>([
  [
    true,
    `(as|like) (i|we|ive|i have) (already|just|) (said|told|mentioned|told you) (before|earlier|already|)
     as (said|told|mentioned) (before|earlier|already|)
     (i|we|ive|i have) (already|just|) (told you|told u|said) (already|before|earlier|that|) (its|it is|)
     (jaisa|jaise|) (ki|) (maine|humne|mene) (abhi|pehle|) (kaha|bola|bataya) (tha|hai|na) (na|ki|)
     (jaisa|jaise) (ki|) (maine|humne|mene) (kaha|bola|bataya)
     (जैसा|जैसे|) (कि|) (मैंने|हमने) (अभी|पहले|) (कहा|बोला|बताया) (था|है|ना) (ना|कि|)
     (जैसा|जैसे) (कि|) (मैंने|हमने) (कहा|बोला|बताया)`,
  ],
])

/** Where the words go on behind "as I said", "I already told you", "jaisa maine bataya"; `at` where none is. */
export function behindReminder(heard: Tokens, at: number): number {
  const to = REMINDERS.at(heard, at)?.to
  return to !== undefined && to < heard.words.length ? to : at
}

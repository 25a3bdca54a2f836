import type { Clause } from '../words/clauses.ts'
import { BEFORE_PLACE } from './place-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/** Ends names of places, and no names of people. "Nagar" is a family's name, too. */
const ENDS_PLACE = wordSet(
  `road street lane layout colony chowk mall market bazaar bazar lines circle society apartment apartments tower towers enclave
   phase sector block gali
   mohalla extension junction station hospital temple mandir bridge flyover highway park
   रोड स्ट्रीट लेन लेआउट कॉलोनी चौक मॉल मार्केट बाज़ार बाजार लाइंस सर्कल सोसाइटी अपार्टमेंट टावर एन्क्लेव सेक्टर ब्लॉक गली
   मोहल्ला स्टेशन अस्पताल मंदिर हाईवे पार्क साइड एरिया`,
)
const BEHIND_PLACE = wordSet('side area ilaka ilaake taraf paas साइड एरिया इलाका इलाके तरफ पास')
/** "Flat chahiye tha" */
const WANTED = wordSet('chahiye chaiye chahie wanted needed required chahta chahti चाहिए चाहिये चाहता चाहती')

/**
 * Whether words that could be somebody's name say a place or what is wanted: "HSR Layout", "Koramangala side", "near Forum
 * Mall", "flat chahiye". "Suresh this side" is a name.
 */
export function isPlaceOrWish({ words, breaks }: Tokens, { from, to }: Clause): boolean {
  const after = breaks[to] ? '' : (words[to] ?? '')
  const before = breaks[from] ? '' : (words[from - 1] ?? '')
  return (
    (to - from > 1 && ENDS_PLACE.has(words[to - 1] ?? '')) ||
    (BEHIND_PLACE.has(after) && words[to - 1] !== 'this') ||
    BEFORE_PLACE.has(before) ||
    BEFORE_PLACE.has(words[from] ?? '') ||
    WANTED.has(after)
  )
}

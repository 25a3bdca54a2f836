import { wordSet } from '../words/word-set.ts'
import { FOR_NOW, MAT, NA, NAHI, CALL_NOUNS } from './wish-words.ts'

const BAND = wordSet('band bandh बंद बन्द')
const DO_VERBS = wordSet(
  `karo karna kar karein karen kare kariye kariyega kijiye kijiyega kijie kiya lagao lagana lagaiye lagaye bajao bajana bajaiye milana milao dijiye do बजाओ बजाना बजाइए मिलाना करो करना
   कर करें करे करिए करिएगा कीजिए कीजिएगा कीजिये किया लगाओ लगाना लगाइए दो दीजिए`,
)
/** "Call karna chhod do", "फोन करना छोड़िए" */
const GIVES_UP = /^(?:chh?od|chh?or|छोड|रोक|rok)/u
const IMPERATIVE = /(?:o|iye|iyega|ie|ना|ो|िए|िएगा|िये)$/u
/** "Karwa do", "करवाइए" */
const CAUSED = /^(?:karwa|karva|करवा|करा)/
const WANTED = wordSet('chahiye chahie chahta chahti chahte aana aane aaye aani चाहिए चाहता चाहती चाहते आना आने')
const BETWEEN_CALL = wordSet(
  `mujhe mujhko hume humein humko hamein karna karne kiya ko bhi hi please yahan dobara dubara phir fir aage se is number par
   pe yaar bhai ka ab kabhi koi wapas vapas aur aise aisa aana ana मुझे मुझको हमें हमको करना करने किया को भी ही प्लीज यहां
   दोबारा दुबारा फिर आगे से इस नंबर पर यार भाई का अब कभी कोई वापस और ऐसे आना`,
)

/**
 * "Call mat karo", "phone karna band kijiye", "कॉल न करें", "call nahi chahiye"; "abhi call mat karo" is for now alone.
 */
export function isEndedBehind(words: readonly string[], at: number, from: number, to: number): boolean {
  if (words.slice(from, at).some((word, index) => FOR_NOW.has(word) && !isFromNowOn(words, from + index))) return false
  for (let next = at + 1; next < Math.min(to, at + 6); next++) {
    const word = words[next] ?? ''
    const after = words[next + 1] ?? ''
    if (next + 1 < to && FOR_NOW.has(words[to - 1] ?? '')) return false
    if (MAT.has(word)) return next + 1 >= to || DO_VERBS.has(after)
    if (NA.has(word)) return next + 1 < to && DO_VERBS.has(after)
    if (BAND.has(word)) return DO_VERBS.has(after) || CAUSED.test(after) || next + 1 >= to
    if (GIVES_UP.test(word)) {
      const isDoing = words.slice(at + 1, next).some((one) => /^(?:karna|करना)$/.test(one))
      return isDoing && (IMPERATIVE.test(word) || DO_VERBS.has(after) || after === 'dena')
    }
    if (NAHI.has(word))
      return WANTED.has(after) || (after === 'karna' && next + 2 >= to) || (after === 'करना' && next + 2 >= to)
    if (!BETWEEN_CALL.has(word)) return false
  }
  return false
}

/** "Mat kiya karo call", "mat karo yaar phone", "मत कॉल करो"; "mat karo, call karo" asks for a call instead. */
export function isEndedAhead(words: readonly string[], at: number, from: number, to: number): boolean {
  const before = words.slice(from, at)
  if (before.some((word, index) => (FOR_NOW.has(word) && !isFromNowOn(words, from + index)) || OF_OTHERS.test(word)))
    return false
  let verbs = 0
  let call = -1
  for (let next = at + 1; next < Math.min(to, at + 7); next++) {
    const word = words[next] ?? ''
    if (FOR_NOW.has(word)) return false
    if (CALL_NOUNS.has(word)) call = next
    else if (DO_VERBS.has(word) && word !== 'kiya' && word !== 'किया') verbs += 1
    else if (!BETWEEN_CALL.has(word)) break
  }
  return call !== -1 && verbs === 1
}

/** "Unko mat call karna" */
const OF_OTHERS = /^(?:ko|usko|use|unko|unhe|unhein|को|उसको|उसे|उनको|उन्हें)$/

/** "Aaj ke baad", "आज से": permanently. */
function isFromNowOn(words: readonly string[], at: number): boolean {
  return /^(?:(?:ke|के) (?:baad|बाद)|se|से)(?: |$)/.test(words.slice(at + 1, at + 3).join(' '))
}

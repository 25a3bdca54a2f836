import { regex } from '../../../base/regex.ts'
import { clausesOf } from '../words/clauses.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { isPlaceWord } from '../places/place-words.ts'
import { IS } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'

/** "No idea, the machine is at home", "abhi final nahi hua, makaan dhoondh rahe hain": what follows tells why, and nothing that was asked for. */
export function tellsWhyUnknown(heard: Tokens): boolean {
  const behind = behindNotKnown(heard)
  if (behind.length === 0) return false
  const isPut = behind.some(isToBeFoundOut)
  return behind.every(
    (words) =>
      (isPut || words.some((word) => IS.test(word) || GOES_ON.test(word))) && !words.some((word) => TELLS.test(word)),
  )
}

/** "… yaad nahi, my cousin stays there, usse puchh ke batati hoon": an address that is still to be asked for, where no part has one. */
export function willFindOut(heard: Tokens): boolean {
  const behind = behindNotKnown(heard)
  return behind.some(isToBeFoundOut) && !behind.flat().some((word) => isPlaceWord(word) || isKnownCity([word]))
}

/** The words of the clauses behind a first one that says that something is not known, or not settled. */
function behindNotKnown(heard: Tokens): string[][] {
  const [first, ...others] = clausesOf(heard).map(({ from, to }) => heard.words.slice(from, to))
  return first !== undefined && NOT_KNOWN.test(first.join(' ')) ? others : []
}

function isToBeFoundOut(words: readonly string[]): boolean {
  return WILL_FIND_OUT.test(words.join(' '))
}

const NOT_KNOWN = regex('u')`
  ^(?:\S+ ){0,5}(?:
    no idea|not (?:sure|decided|fixed|final)|(?:dont|do not) (?:know|remember)
    |(?:pata|maloom|malum|yaad|final|tay|tai|fix|pakka|decide) (?:nahi|nahin|nai)
    |(?:पता|मालूम|याद|फाइनल|तय|पक्का) नहीं
  )(?!\S)
`
/** "Let me see the box and tell you", "usse puchh ke batati hoon", "देख कर बताता हूँ" */
const WILL_FIND_OUT = regex('u')`
  \b(?:let me|ill|i will|i have to|i need to|well) (?:just |first )?(?:see|check|ask|look|find out|confirm|call)\b
  |\b(?:poo?chh?|puchh?|dekh) ?(?:kar|ke|karke)(?: \S+)? (?:bat\S+|bol\S+)
  |(?<!\p{L})(?:पूछ|देख) ?(?:कर|के)(?: \S+)? (?:बत|बोल)
`
const GOES_ON = /^(?:rah[aei]|im|were|theyre|hes|shes|रहा|रही|रहे)$/
const TELLS =
  /^(?:says|called|named|written|likha|naam|name|maybe|probably|perhaps|think|shayad|lagta|लिखा|नाम|शायद|लगता)$/

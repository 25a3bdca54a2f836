import { regex } from '../../../base/regex.ts'
import { clausesOf } from '../words/clauses.ts'
import { IS } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'

/** "No idea, the machine is at home", "abhi final nahi hua, makaan dhoondh rahe hain": what follows tells why, and nothing that was asked for. */
export function tellsWhyUnknown(heard: Tokens): boolean {
  const [first, ...others] = clausesOf(heard).map(({ from, to }) => heard.words.slice(from, to))
  if (first === undefined || others.length === 0 || !NOT_KNOWN.test(first.join(' '))) return false
  return others.every(
    (words) => words.some((word) => IS.test(word) || GOES_ON.test(word)) && !words.some((word) => TELLS.test(word)),
  )
}

const NOT_KNOWN = regex('u')`
  ^(?:\S+ ){0,3}(?:
    no idea|not (?:sure|decided|fixed|final)|(?:dont|do not) (?:know|remember)
    |(?:pata|maloom|malum|yaad|final|tay|tai|fix|pakka|decide) (?:nahi|nahin|nai)
    |(?:पता|मालूम|याद|फाइनल|तय|पक्का) नहीं
  )(?!\S)
`
const GOES_ON = /^(?:rah[aei]|im|were|theyre|hes|shes|रहा|रही|रहे)$/
const TELLS =
  /^(?:says|called|named|written|likha|naam|name|maybe|probably|perhaps|think|shayad|lagta|लिखा|नाम|शायद|लगता)$/

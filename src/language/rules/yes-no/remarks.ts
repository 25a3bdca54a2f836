import { regex } from '../../../base/regex.ts'
import { isDayWord } from '../dates/day-words.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { NAHI } from '../words/function-words.ts'

/**
 * Whether a "no" behind a yes is said of something else, in a later clause: "haan karwa do, tension nahi rahegi", "yes, I've
 * never been late", "of course, we had no complaints", "हाँ आऊँगी, पिछली बार तो नहीं आ पाई थी", "yeah sure, no need to worry". One that
 * opens its clause ("haan, matlab nahi") takes the yes back, and so does what the speaker will not do or does not want.
 */
export function isRemark(heard: Tokens, yes: Clause, no: Clause): boolean {
  if (deniesAnother(heard, yes.to, no.from) || isOfSentence(heard, yes.to, no)) return true
  const own = clauseAt(heard, no.from)
  if (own === undefined || own.from < yes.to) return false
  if (own.from === no.from) return own.to > no.to && goesOn(heard.words, no)
  const before = heard.words.slice(own.from, no.from)
  if (TAKES_BACK.test(before[0] ?? '')) return false
  if (heard.words[no.from] === 'no') return before.some((word) => HAVING.test(word))
  const isOwnWill = WILL.test(heard.words.slice(no.to, no.to + 3).join(' '))
  if (isOwnWill && own.to - own.from < MIN_OF_WILL) return false
  return own.to - own.from >= MIN_SENTENCE && before.some(isOfMatter)
}

const MIN_SENTENCE = 3
const MIN_OF_WILL = 4
const SPEAKERS = new Set('main mai hum ham mujhe mujhko humko par lekin मैं हम मुझे मुझको पर लेकिन haan haa ji na'.split(' '))
const TAKES_BACK = /^(?:matlab|sorry|wait|actually|arre|oh|no|nahi|मतलब|सॉरी|अरे|नहीं)$/
const TURNS = new Set('matlab sorry wait actually arre oh par lekin but no मतलब सॉरी अरे पर लेकिन'.split(' '))
const HAVING = /^(?:have|has|had|got|is|was|there|theres|see|need|with)$/
const GOES_ON = /^(?:(?:there is |theres )?no need (?:to|for)|(?:please )?(?:dont|do not) \w+(?: \w+)*)$/
/** "… nahi dunga", "… नहीं आ सकता", "… nahi chahiye" */
const WILL = regex('u')`
  ^(?:\S+ )?(?:
    \S*(?:unga|ungi|oonga|oongi|enge)|sakt[aei]|pa(?:unga|ungi|yenge)|chahiye|chahie|karna|\S*(?:ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे)|सकता
    |सकती|सकते|चाहिए|करना
  )(?: |$)
`

/** "No need to worry", "don't send anyone home", "no complaints at all" */
function goesOn(words: readonly string[], { from, to }: Clause): boolean {
  const next = words[to] ?? ''
  if (words[from] === 'no' && to === from + 1) return isOfMatter(next) && !SPEAKER.test(next)
  return GOES_ON.test(words.slice(from, to + 1).join(' '))
}

const SPEAKER = /^(?:i|im|id|ive|we|not|dont|wait|sorry|make|take|its|it|that|thats|this)$/

function isOfMatter(word: string): boolean {
  return !isGrammarWord(word) && !TURNS.has(word) && !isDayWord(word)
}

/** "Haan karwa do, tension nahi rahegi": a later clause that says of some thing that it is not there. */
function deniesAnother({ words, breaks }: Tokens, yesTo: number, at: number): boolean {
  if (!NAHI.test(words[at] ?? '') || breaks[at]) return false
  let start = at
  while (start > yesTo && !breaks[start]) start -= 1
  let end = at + 1
  while (end < words.length && !breaks[end]) end += 1
  const subject = words.slice(start, at)
  const isOfThing = subject.some(isOfMatter) && !subject.some((word) => SPEAKERS.has(word))
  return start > yesTo && end - at <= 2 && isOfThing
}

/** "Definitely, I never miss", "haan, main kabhi late nahi hota": a reason in a later clause, with its own subject. */
function isOfSentence({ words, breaks }: Tokens, yesTo: number, { from, to }: Clause): boolean {
  if (breaks[from]) return false
  let start = from
  while (start > yesTo && !breaks[start]) start -= 1
  return start >= yesTo && start < from && words.slice(start, to + 2).some((word) => NEVER.has(word))
}

const NEVER = new Set(['never', 'kabhi', 'kabhie', 'कभी'])

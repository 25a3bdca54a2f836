import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Where the words begin that somebody tells the agent once more: "I keep telling you this is a wrong number", "maine pehle
 * bhi bataya tha ye galat number hai", "we asked you to remove our number". The beginning of the clause without such words.
 */
export function bodyFrom({ words }: Tokens, { from, to }: Clause): number {
  const clause = words.slice(from, to).join(' ')
  const opening = TELLS_YOU.exec(clause)?.[0] ?? TELLS_HINDI.exec(clause)?.[0] ?? ''
  return opening === '' ? from : from + opening.split(' ').length
}

const TELLS_YOU = regex`
  ^(?:\S+ ){0,3}?(?:i|we|ive|weve)(?: (?:have|had|keep|kept|already|also|just|am|are|was|were|only))*
    [ ](?:tell|told|telling|ask|asked|asking|saying|informed|informing|request|requested|requesting)
    (?: you(?: people| guys| all)?)?(?: \S+ (?:time|times|before))?(?: (?:to|that|again|already|before|twice))*
    (?= (?:this|its|it|thats|you|remove|delete|take)(?: |$))
`
/** Before "ye …" or "ki …", or told right now: "मैंने बताया था गलत नंबर" may tell of a number that was given. */
const TELLS_HINDI = regex`
  ^(?:\S+ ){0,6}?(?:
    (?:bol|kah|keh|bata|बोल|कह|बता) (?:rah[aei]|रह[ाेी]) (?:hoon|hun|hu|hain|hai|हूं|हैं|है)(?: (?:na|ना|ki|कि))*
    |(?:bol[aei]|kaha|bataya|batayi|बोला|बोली|कहा|बताया) (?:tha|thi|hai|था|थी|है)(?: (?:na|ना))*
      (?: ki| कि|(?= (?:ye|yeh|yah|ये|यह)(?: |$)))
  )(?= )
`

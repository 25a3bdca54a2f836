import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'
import { clauseStart } from './clause-start.ts'
import { LEADS } from './leads.ts'

/** Whether an English order begins here: "call me later", "make it Monday", "please send somebody". */
export function beginsOrder(heard: Tokens, at: number): boolean {
  const { words, breaks } = heard
  const word = words[at] ?? ''
  const next = breaks[at + 1] === true ? '' : (words[at + 1] ?? '')
  const before = words[at - 1] ?? ''
  if (word === 'please') return ORDER.test(next) && !LEADS.test(before)
  return ORDERS.test(`${word} ${next}`) && !LEADS_TO_ORDER.test(before) && !isUnderCondition(heard, at)
}

/** "If the driver is late call me" */
function isUnderCondition(heard: Tokens, at: number): boolean {
  return heard.words.slice(clauseStart(heard, at), at).some((word) => CONDITION.test(word))
}

const CONDITION = /^(?:if|when|whenever|once|unless|before|after|agar|jab|अगर|जब)$/

const ORDER = regex`
  ^(?:call|ring|dont|do|remove|stop|take|make|put|keep|note|send|book|let|try|delete|check|change|tell|ask|never)$
`
const ORDERS = regex`
  ^(?:
    (?:call|ring|phone|try)[ ](?:me|us|him|her|back|again|later|tomorrow|after|in)|dont[ ]\S+|do[ ]not|stop[ ]calling
    |(?:remove|delete)[ ](?:me|my|this)|take[ ]me|make[ ](?:it|that)|put[ ](?:it|me|us|him|her|my|the|this|that|down|in|on)|let[ ](?:me|us|it)|skip[ ](?:it|this|that)|never[ ]call
    |note[ ](?:it|down)|try[ ](?:at|some)|(?:add|cancel)[ ](?:it|this|that|my|the|one|two)
  )$
`
/** Words with which a verb is no order: "he said he would call me", "we already put it in boxes". */
const LEADS_TO_ORDER = regex`
  ^(?:
    to|will|can|cant|please|dont|never|stop|you|could|didnt|must|not|would|and|or|but|so|should|only|they|he|she|i|we|me|us|him|her
    |id|ill|shall|may|might|let|lets|who|that|if|when|then|just|do|does|did|theyll|youll|shell|hell|well|wont|wouldnt|neednt|need|kept
    |keep|keeps|why|where|wants|want|always|even|also|kindly|first|already|ive|weve|theyve|have|has|had
  )$
`

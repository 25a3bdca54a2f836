import { regex } from '../../../../base/regex.ts'
import { asksAhead } from '../../fields/asks-for-offer.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import { isOfQuestion } from '../topics.ts'
import type { YesNo } from '../yes-or-no.ts'

/**
 * "Rehne dijiye, hum nikal jaayenge", "breakfast रहने दो", "was thinking of it, but leave it" to "would you like breakfast?": what was
 * offered is let go, and nothing but itself stands before it.
 */
export function readDeclined({ heard }: Message, plan: FieldReader): YesNo | undefined {
  if (!asksAhead(plan)) return undefined
  const clauses = clausesOf(heard)
  const at = clauses.findIndex((clause, index) => isLetGo(heard.words, clause, plan, index === 0))
  const left = clauses[at]
  // "Nahi, achha chhodiye, haan kar dijiye": what was let go is taken after all.
  const isTaken = clauses.slice(at + 1).some(({ from, to }) => TAKES.test(heard.words.slice(from, to).join(' ')))
  return left && !isTaken ? { value: false, isExplicit: true, ...left } : undefined
}

function isLetGo(words: readonly string[], { from, to }: Clause, plan: FieldReader, isFirst: boolean): boolean {
  const said = words.slice(from, to).join(' ')
  if (isFirst && SKIPS.test(said)) return true
  const found = LET_GO.exec(said)
  if (found === null) return false
  const isOwn = (word: string): boolean => isOfQuestion(word, plan)
  const before = wordsIn(said.slice(0, found.index))
  const behind = wordsIn(said.slice(found.index + found[0].length))
  if (!before.every((word) => isOwn(word) || AROUND.test(word))) return false
  if (behind.some((word) => NOT.test(word))) return false
  // "Never mind the call, just send the man" lets go of something else.
  return (
    (isFirst && !/^(?:the|that|your|about)$/.test(behind[0] ?? '')) ||
    before.some(isOwn) ||
    behind.every((word) => isOwn(word) || AROUND.test(word))
  )
}

function wordsIn(said: string): string[] {
  return said.split(' ').filter((word) => word !== '')
}

const TAKES = regex('u')`
  ^(?:(?:no|ok|okay|achha|accha|acha|chalo|अच्छा|चलो) )*(?:yes|yeah|haan|han|हां) (?:.* )?
    (?:please|do|add|kar (?:do|dijiye|dena|lo)|karwa (?:do|dijiye)|rakh (?:do|lo|lijiye)|chahiye|कर (?:दो|दीजिए|देना|लो)|करवा (?:दो|दीजिए)|रख (?:दो|लो|लीजिए)|चाहिए)$
`
const SKIPS = regex`
  ^(?:(?:no|nahi|are|arre|ji|haan|ok|please|just|नहीं|अरे|जी) )*(?:
    skip (?!this |that |it |it$|this$|that$|(?:the )?question|the one|one )(?:the )?\w+
    |(?:its|thats|it is|that is) (?:ok|okay|fine|alright)(?: no)? (?:we|i|hum|main) \S+|skip it(?: |$)
  )
`
const LET_GO = regex`
  (?:^|(?<= ))(?:
    let it be|leave it|forget it|forget about it|never mind
    |(?:rehne|rahne|jaane|jane) (?:hi )?(?:do|dijiye|dijie|den|de|dein)|chh?od(?:o|iye|ie| do| dijiye)
    |(?:रहने|जाने) (?:ही )?(?:दो|दीजिए|दें|दे)|छोडो|छोडिए|छोड (?:दो|दीजिए)
  )(?= |$)
`
const AROUND = regex`
  ^(?:
    no|but|and|then|so|to|toh|par|lekin|phir|ok|okay|please|just|the|it|that|this|na|ji|haan|nahi|are|arre|arey
    |achha|accha|acha|chalo|bhai|yaar|sir|madam|ko|wala|wali|usko|isko|use|ise|wo|woh|ye|yeh|abhi|filhal|is|baar|नहीं
    |अरे|जी|ना|अच्छा|चलो|तो|फिर|पर|लेकिन|को|उसको|इसको|वो|ये|अभी
  )$
`
const NOT = /^(?:mat|मत|not|bolna|bola|kaha|tha|था)$/

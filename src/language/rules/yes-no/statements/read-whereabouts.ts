import { regex } from '../../../../base/regex.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import type { YesNo } from '../yes-or-no.ts'

const asksWhetherThereIs = oncePerField((plan) => /^(?:and |so )?(?:is|are) there\b/i.test(questionOf(plan)))

/** "Basement mein hai", "the lift is at the back" to "is there …?": where it is tells that there is one. */
export function readWhereabouts({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (!asksWhetherThereIs(plan) || move !== undefined || heard.words.length > MAX_WORDS) return undefined
  const isThere = IS_WHERE.test(heard.words.join(' '))
  return isThere ? { value: true, isExplicit: true, from: 0, to: heard.words.length } : undefined
}

const MAX_WORDS = 8
const IS_WHERE = regex('u')`
  ^(?!.*(?:^| )(?:nahi|not|no|kya|agar|kahan|नहीं|क्या|अगर|कहां)(?: |$))(?:(?:haan|ji|to|हां|जी|तो) )?(?:\S+ ){1,3}
    (?:mein|me|pe|par|ke (?:paas|andar|neeche|peeche|saamne|bahar)|में|पे|पर|के (?:पास|अंदर|नीचे|पीछे|सामने|बाहर)) (?:hi |ही )?
    (?:hai|hain|है|हैं)$
  |^(?!.*(?:^| )anyway$)(?:its|it is|there is one|theres one) (?:just |right )?
    (?:(?:in|at|on|behind|under|near) (?:the|our|my|a)|outside|next to|downstairs)\b
`

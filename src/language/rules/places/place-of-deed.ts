import { regex } from '../../../base/regex.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import type { Message } from '../message.ts'
import type { Clause } from '../words/clauses.ts'

/**
 * Whether a part tells where the deed was done that a yes-or-no question asks about, and not where one lives: "pichle mahine Goa mein
 * banwaya", "got it done in Pune".
 */
export function isPlaceOfDeed({ heard, asked }: Message, { from, to }: Clause): boolean {
  if (!asked.some((plan) => plan.kind === 'boolean' && asksOfThePast(plan))) return false
  const said = heard.words.slice(from, to).join(' ')
  return DONE_THERE.test(said) && !LIVES_THERE.test(said)
}

const DONE_THERE = regex('u')`
  (?:^| )(?:mein|me|se|में|से) (?:\S+ )?(?:\S*(?:way[aei]|aya|iya|wai)|ki|li|di|hua|hui|kara\S*|\S*(?:वाया|वाई|ाया|िया)|की|ली|दी|हुआ|हुई)
    (?: (?:tha|thi|hai|था|थी|है))?$
  |\b(?:did|done|got|gave|took|bought|had|made|went|met|was|were)\b.* (?:in|at|from) \S+(?: \S+)?$
`
const LIVES_THERE =
  /(?<!\p{L})(?:live|lives|lived|living|born|moved|shift\w*|rah\S*|reh\S*|रह\S*|शिफ्ट)(?![\p{L}\p{M}])/u

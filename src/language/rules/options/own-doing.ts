import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { withWords } from '../words/with-words.ts'

/** "What work do you need help with?", "Which service do you need?", "कौन सा काम करवाना है?" */
const ASKS_FOR_HELP =
  /\b(?:what|which)\b.*\b(?:need|require|help|looking for)\b|(?:क्या|कौन ?स[ाी]|किस).*(?:मदद|करवान|सेवा)/i
const REFLEXIVE = /^(?:myself|ourselves|himself|herself|themselves|khud|swayam|खुद|स्वयं)$/
const SPEAKER_OR_KIN =
  /^(?:i|we|main|mai|hum|ham|मैं|हम|wife|husband|mother|mom|mummy|maa|bahu|biwi|patni|पत्नी|बीवी|मां|मम्मी|बहू)$/
/** What turns the clause around: "I need it myself", "I can't cook myself". */
const UNSETTLED = regex`
  ^(?:
    need|needs|want|wants|require|help|cant|cannot|dont|not|never|unable|couldnt|chahiye|chahie|nahi|nai|mat|चाहिए|नहीं
    |मत
  )$
`

const asksForHelp = oncePerField(
  ({ field: { description, options } }) =>
    ASKS_FOR_HELP.test(description) && !options.some((option) => /\b(?:self|own|myself|oneself)\b/i.test(option)),
)

/**
 * A message without the clauses in which people do something themselves, where the question is what they need: "I cook myself" names
 * no help that is needed.
 */
export function withoutOwnDoing(heard: Tokens, plan: FieldReader): Tokens {
  if (!heard.words.some((word) => REFLEXIVE.test(word)) || !asksForHelp(plan)) return heard
  const own = clausesOf(heard).filter(({ from, to }) => {
    const said = heard.words.slice(from, to)
    return (
      said.some((word) => REFLEXIVE.test(word)) &&
      said.some((word) => SPEAKER_OR_KIN.test(word)) &&
      !said.some((word) => UNSETTLED.test(word))
    )
  })
  if (own.length === 0) return heard
  const isOwn = (at: number): boolean => own.some(({ from, to }) => at >= from && at < to)
  return withWords(
    heard,
    heard.words.map((word, at) => (isOwn(at) ? '' : word)),
  )
}

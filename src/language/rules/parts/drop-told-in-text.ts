import { regex } from '../../../base/regex.ts'
import { isLabelled } from '../fields/is-labelled.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Found, Message } from '../message.ts'
import { isGrammarWord, isParticle } from '../words/bare-clauses.ts'
import { partsBetween } from '../words/clauses.ts'
import { textExtent } from '../texts/text-extent.ts'

/** Words that any tale may use for something else. */
const TOLD_OF = new Set<FieldKind>(['enum', 'date', 'time', 'datetime'])

/**
 * Drops options, days and times that stand within a tale told in free text: the auto debit of "the auto debit bounced", the
 * class of "he was hit by a boy in class 3". One of another question stands in a part that says nothing else, that names
 * the field, or that asks for something or promises it.
 */
export function dropToldInText(message: Message): void {
  const { found, asked } = message
  const text = found.find(({ isAsked, plan }) => isAsked && plan.kind === 'text' && textExtent(plan) === 'whole')
  if (text === undefined || asked.length > 1 || found.length < 2) return
  const kept = found.filter((one) => one.isAsked || !TOLD_OF.has(one.plan.kind) || isMeant(message, one))
  if (kept.length < found.length) found.splice(0, found.length, ...kept)
}

function isMeant({ heard, found }: Message, { plan, from, to }: Found): boolean {
  const part = partsBetween(heard, AND).find((one) => from >= one.from && from < one.to)
  if (part === undefined || to <= from) return true
  const words = heard.words.slice(part.from, part.to)
  if (isLabelled(words, plan) || WISHES.test(words.join(' '))) return true
  const isOfValue = (at: number): boolean =>
    found.some((one) => !one.isAsked && at >= one.from && at < one.to) ||
    isParticle(heard, at) ||
    isGrammarWord(heard.words[at] ?? '')
  return words.every((_, index) => isOfValue(part.from + index))
}

const AND = /^(?:and|aur|और|but|lekin|par|लेकिन|पर)$/
/** What is asked for or promised, of now or of the time to come. */
const WISHES = regex('u')`
  \b(?:i|ill|we|well|id|wed|can|could|please) (?:\w+ )?(?:want|need|prefer|pay|come|take|choose|like|do|will|am|are)
    \b
  |\b(?:ill|please|prefer|want to|wants?|lets|come on|send|make it|book|put)\b
  |(?:^| )(?:
    chahiye|chahie|chahta|chahti|dijiye|de do|do|kar do|kar dunga|kar dungi|karunga|karungi|kar denge|aana|aao|aaiye
    |aa jao|bhejo|bhej do|bhejna|rakho|likho|lunga|lungi|lenge|dunga|dungi|denge|चाहिए|दीजिए|दे दो|कर दो|करूंगा|करूंगी|आना|आइए|भेजो
    |भेज दो|रखो|लिखो|लूंगा|लूंगी|दूंगा|दूंगी
  )(?: |$)
`

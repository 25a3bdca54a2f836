import type { Found, Message } from '../message.ts'

/** The "budget" of "our total budget is two lakh" is no budget hotel: it names another field. */
export function dropLabels(message: Message): void {
  const { found, heard, plans } = message
  const isLabel = ({ plan, isAsked, from, to }: Found): boolean => {
    if (isAsked || plan.kind !== 'enum' || to !== from + 1) return false
    const word = heard.words[from] ?? ''
    return (
      !plan.label.includes(word) &&
      plans.some((other) => other !== plan && other.kind !== 'enum' && other.label.includes(word))
    )
  }
  const kept = found.filter((one) => !isLabel(one))
  if (kept.length < found.length) found.splice(0, found.length, ...kept)
}

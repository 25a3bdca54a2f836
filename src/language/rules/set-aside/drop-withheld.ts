import type { Message } from '../message.ts'
import { keptBackIn } from '../refusals.ts'
import { BUT } from '../words/function-words.ts'

/** "I won't share my card number" chooses no card: an option that stands behind what is refused is none that was chosen. */
export function dropWithheld({ heard, found }: Message): void {
  if (!found.some(({ isAsked, plan }) => isAsked && plan.kind === 'enum')) return
  const refused = keptBackIn(heard)
  if (refused === undefined) return
  const isWithheld = (from: number): boolean => {
    const before = heard.words.slice(refused.from, from)
    return from < refused.to && before.some((word) => NOT.test(word)) && !before.some((word) => BUT.test(word))
  }
  const kept = found.filter(({ isAsked, plan, from }) => !(isAsked && plan.kind === 'enum' && isWithheld(from)))
  found.splice(0, found.length, ...kept)
}

const NOT = /^(?:dont|wont|not|never|cant|wouldnt|rather|refuse)$/

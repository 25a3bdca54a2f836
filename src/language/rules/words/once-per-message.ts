import type { Tokens } from './tokens.ts'

let slots = 0

/**
 * The same function, computed once for each message: many rules ask the same of it. What it looks at must not change
 * afterwards. A copy of a message with other words is another message.
 */
export function oncePerMessage<Fact>(compute: (heard: Tokens) => Fact): (heard: Tokens) => Fact {
  const slot = slots
  slots += 1
  return (heard) => {
    let known = heard.known
    if (known?.of !== heard) heard.known = known = { of: heard, facts: [] }
    const fact = known.facts[slot] as { value: Fact } | undefined
    if (fact !== undefined) return fact.value
    const value = compute(heard)
    known.facts[slot] = { value }
    return value
  }
}

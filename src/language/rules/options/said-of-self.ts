import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

const SELF = /^(?:i|im|we|main|mai|hum|ham|humlog|मैं|हम)$/
const IS = /^(?:am|are|hoon|hun|hu|hain|हूं|हैं)$/
/** "Karti hoon", "I am going": what the speaker does. */
const DOES = /(?:ta|ti|te|ता|ती|ते)$|^(?:raha|rahi|rahe|रहा|रही|रहे)$/u
const DOING = /^[a-z]{2,}ing$/

/** "The owner lives abroad, I am the tenant": where a clause says what the speaker is, only it tells. */
export function saidOfSelf<Span extends Clause>(heard: Tokens, spans: Span[]): Span[] {
  const own = clausesOf(heard).filter(({ from, to }) => {
    const said = heard.words.slice(from, to)
    const isSaid = (word: string, at: number): boolean =>
      word === 'im' || (IS.test(word) && !DOES.test(said[at - 1] ?? ''))
    return said.some((word) => SELF.test(word)) && said.some(isSaid) && !said.some((word) => DOING.test(word))
  })
  const left = spans.filter((span) => own.some(({ from, to }) => span.from >= from && span.to <= to))
  return left.length > 0 ? left : spans
}

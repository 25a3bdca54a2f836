import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'
import type { NumberSpan } from './number-span.ts'

/** Whether a number only bounds another one: "above forty", "sixty plus", "chalis se upar". */
export function isBound({ words, breaks, text, ends }: Tokens, { from, to }: NumberSpan): boolean {
  const before = breaks[from] ? '' : words.slice(Math.max(0, from - 2), from).join(' ')
  const behind = breaks[to] ? '' : words.slice(to, to + 3).join(' ')
  return BEFORE.test(before) || BEHIND.test(behind) || text[ends[to - 1] ?? text.length] === '+'
}

const BEFORE = /(?:^| )(?:above|over|below|under|beyond|(?:more|less|older|younger) than)$/
const BEHIND = regex`
  ^(?:
    plus(?! \d)
    |(?:saal |years? )?(?:
      (?:se|ke) (?:upar|uper|zyada|jyada|neeche|niche|kam)|(?:से|के) (?:ऊपर|ज्यादा|नीचे|कम)
      |(?:and|or) (?:above|over|older|more)
    )
  )(?= |$)
`

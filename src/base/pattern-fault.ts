const MAX_PATTERN_CHARS = 200
/** Steps of a pattern with its counted repeats written out; matching takes time for each of them and each character. */
const MAX_STEPS = 1_000

/**
 * Why a regular expression is not accepted, as the end of a sentence; null when it is. Runs nothing and loads nothing,
 * so that the editor can ask it too; what the matcher itself cannot read is for `matcherFault` to say.
 */
export function patternFault(pattern: string): string | null {
  if (pattern.length > MAX_PATTERN_CHARS) return `is longer than ${MAX_PATTERN_CHARS} characters`
  try {
    new RegExp(pattern, 'u')
  } catch {
    return 'is not a regular expression'
  }
  const plain = pattern.replace(/\\(?:u\{[^}]*\}|[^\dk])/gsu, 'x').replace(/\[(?:[^\]\\]|\\.)*\]/gsu, 'x')
  if (/\\[\dk]|\(\?(?!:)/u.test(plain)) return 'has a reference, a name or a look-around, which are not allowed'
  return stepsOf(plain) > MAX_STEPS ? 'repeats too much: its counts come to too many steps' : null
}

/** Steps of a pattern whose escapes and classes are one character each. */
function stepsOf(plain: string): number {
  const before: number[] = []
  let total = 0
  let latest = 0
  for (const [token, low, high] of plain.matchAll(/\{(\d+)(?:,(\d*))?\}|\(\?:|./gsu)) {
    if (low !== undefined) {
      const times = Math.max(1, Number(low), Number(high ?? 0))
      total += latest * (times - 1)
    } else if (token.startsWith('(')) {
      before.push(total)
      total = 0
    } else {
      latest = token === ')' ? total + 1 : 1
      total = (token === ')' ? (before.pop() ?? 0) : total) + latest
    }
  }
  return total
}

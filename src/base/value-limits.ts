/** What a value has to keep to. */
export interface ValueLimits {
  /** Smallest and largest number. */
  min?: number
  max?: number
  /** Regular expression that the whole of a text has to match. */
  pattern?: string
}

/** A longer text matches no pattern. */
const MAX_PATTERN_TEXT_CHARS = 200
const MAX_PATTERN_CHARS = 200
/** Ways in which one text may be tried against a pattern, at worst: some milliseconds. */
const MAX_WAYS = 5_000_000

const compiled = new Map<string, RegExp>()
const MAX_COMPILED = 500

/** Whether a value is outside its limits. A pattern has to have passed `patternFault`. */
export function isOutside(value: string | number | boolean, { min, max, pattern }: ValueLimits): boolean {
  if (typeof value === 'number') return (min !== undefined && value < min) || (max !== undefined && value > max)
  if (typeof value !== 'string' || pattern === undefined) return false
  return value.length > MAX_PATTERN_TEXT_CHARS || !wholePattern(pattern).test(value)
}

/**
 * Why a regular expression is not accepted, as the end of a sentence; null when it is. Whoever answers must not be able to
 * keep the process busy with it: no references, no repeated groups that repeat inside, few parts of open length.
 */
export function patternFault(pattern: string): string | null {
  if (pattern.length > MAX_PATTERN_CHARS) return `is longer than ${MAX_PATTERN_CHARS} characters`
  try {
    wholePattern(pattern)
  } catch {
    return 'is not a regular expression'
  }
  const plain = pattern.replace(/\\[^\dk]/gu, 'x').replace(/\[(?:[^\]\\]|\\.)*\]/gu, 'x')
  if (/\\[\dk]|\(\?(?!:)/u.test(plain)) return 'has a reference, a name or a look-around, which are not allowed'
  if (/\)[*+{]/u.test(plain)) return 'repeats a group; repeat single characters or classes instead'
  const ways = Array.from(plain.matchAll(/[*+?]|\{(\d+)(?:(,)(\d*))?\}/gu), ([sign, low, comma, high]) => {
    if (sign === '?') return 2
    if (low === undefined || (comma !== undefined && high === '')) return MAX_PATTERN_TEXT_CHARS
    return comma === undefined ? 1 : Math.max(1, Number(high) - Number(low) + 1)
  }).reduce((product, factor) => product * factor, (plain.match(/\|/gu)?.length ?? 0) + 1)
  return ways > MAX_WAYS ? 'has too many parts of open length' : null
}

function wholePattern(pattern: string): RegExp {
  let expression = compiled.get(pattern)
  if (!expression) {
    expression = new RegExp(`^(?:${pattern})$`, 'u')
    if (compiled.size >= MAX_COMPILED) compiled.clear()
    compiled.set(pattern, expression)
  }
  return expression
}

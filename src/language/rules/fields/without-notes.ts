import { regex } from '../../../base/regex.ts'

/** What stands in brackets, behind a colon or semicolon, or in a second sentence, is a note; so are formats and examples. */
export function withoutNotes(text: string): string {
  let said = ''
  let depth = 0
  for (const char of text.replace(EXAMPLE, '')) {
    if (char === '(') depth += 1
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) said += char
  }
  const [first = ''] = said.split(/[;:]|(?<=[a-z]{4})\. (?=[A-Z])/, 1)
  return first
    .split(/\s+/)
    .join(' ')
    .trim()
    .replace(FORMAT, '')
    .replace(/[.,]{1,3}$/, '')
}

/** ", e.g. ORD-12345" */
const EXAMPLE = /,? (?:e\.g\.?|eg\.|for (?:example|instance))(?=[ ,:]).*$/i
/** " in YYYY-MM-DD format", " as HH:MM", ", yes/no" */
const FORMAT = regex`
  (?:
    ,? (?:in|as) (?:an? |the )?(?:[YMDHms][YMDHhmsT:/.-]{3,}|ISO(?:[ -]?8601)?|(?:12|24)[ -]?hours?)
      (?: (?:format|clock))?
    |,? -? ?(?:yes\/no|y\/n|true\/false|yes or no|true or false)
  )$
`

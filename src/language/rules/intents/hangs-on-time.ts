import { regex } from '../../../base/regex.ts'
import { type Tokens } from '../words/tokens.ts'

/** Conditions that turn "don't call me" into something else: "… before noon", "… today, call tomorrow". */
const CONDITION = new Set(
  `before after between until till unless while during today tonight tomorrow now right except on in at from around this early late so if when
   that se pehle tak abhi aaj bajay`.split(/\s+/),
)
const NOW = new Set(['abhi', 'aaj', 'now', 'today', 'अभी', 'आज', 'raat', 'रात', 'subah', 'सुबह', 'office', 'ऑफिस'])

/** "Abhi call mat karo", "don't call before noon": no calls at a time or in a case, and not for good. */
export function hangsOnTime(heard: Tokens, from: number, to: number): boolean {
  if (heard.words.slice(Math.max(0, from - 3), from).some((word) => NOW.has(word))) return true
  if (heard.words[to] === 'at' && heard.words[to + 1] === 'all') return false
  // "From nine to five" is a condition, "from all this calling" is none.
  if (heard.words[to] === 'from' && !FROM_WHEN.test(heard.words[to + 1] ?? '')) return false
  return !heard.breaks[to] && CONDITION.has(heard.words[to] ?? '')
}

const FROM_WHEN = regex`
  ^(?:
    \d|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|eleven$|twelve$|noon$|monday|tuesday|wednesday
    |thursday|friday|saturday|sunday|work$|office$
  )
`

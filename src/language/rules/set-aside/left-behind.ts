import { regex } from '../../../base/regex.ts'
import { type Clause, partsBetween } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { BUT } from '../words/function-words.ts'

/** One of them is in every part of the kinds below. */
const CUES = wordSet(
  `passed finished completed cleared left quit resigned sold closed stopped thinking thought planning planned considering
   considered going looking wanted
   chahta chahti chahte pass paas chhod chhodi chhodke chod bech band poora poori pura puri complete khatam khatm soch socha
   dekh plan
   चाहता चाहती चाहते पास छोड बेच बंद पूरा पूरी कम्प्लीट कंप्लीट खत्म सोच सोचा देख`,
)
const JOINS = /^(?:and|but|so|now|then|aur|lekin|par|magar|ab|phir|और|लेकिन|पर|मगर|अब|फिर)$/

/** What is over: "passed 12th", "left my job", "naukri chhod di", "बारहवीं पास कर ली". */
const OVER = regex('u')`
  \b(?:passed|finished|completed|cleared|quit|resigned)\b(?! (?:away|by))
  |\b(?:left|sold|closed|stopped) (?:my|our|the|his|her|their|that|it)\b
  |\b(?:chh?od|bech) (?:di|diya|diye|chuk\w+|kar|ke)\b
  |\b(?:pass|paas|complete|poora|poori|pura|puri|khatam|khatm|band)
    [ ](?:kar (?:li|liya|di|diya|chuk\w+)|ho (?:ga\w+|chuk\w+)|(?:ki|kiya|kari)(?: (?:hai|thi|tha))?$)
  |(?<!\p{L})(?:
    (?:छोड|बेच) (?:दी|दिया|चुक\S+|कर|के)
    |(?:पास|कम्प्लीट|कंप्लीट|पूरा|पूरी|खत्म|बंद) (?:कर (?:ली|लिया|दी|दिया|चुक\S+)|हो (?:ग\S+|चुक\S+)|(?:की|किया)(?: (?:है|थी|था))?$)
  )
`
/** What was only thought of: "we were thinking JEE", "pehle JEE soch rahe the". */
const THOUGHT_OF = regex('u')`
  \b(?:was|were|had been|id been) (?:first |initially |earlier )?
    (?:thinking|planning|considering|looking (?:at|for)|going (?:for|with|to (?:take|go|do|choose)))\b
  |\b(?:thought|planned|considered)\b(?! (?:so|that|well)\b)
  |\b(?:soch|dekh|plan kar|lene ki soch) (?:raha tha|rahi thi|rahe the)\b
  |\bsoch[ai] (?:tha|thi)\b
  |(?<!\p{L})(?:सोच|देख|प्लान कर) (?:रहा था|रही थी|रहे थे)
  |(?<!\p{L})सोचा था
`
const DENIES = /\b(?:not|no|never|yet|havent|hasnt|hadnt|didnt|isnt|nahi|nai)\b|(?<!\p{L})(?:नहीं|अभी)(?![\p{L}\p{M}])/u

/** "He wanted football, but …": a wish that another one follows. */
const WISHED = /\bwanted\b|\bchaht[aie] (?:tha|thi|the)\b|(?<!\p{L})चाहत[ाीे] (?:था|थी|थे)/u

/** The parts of a message that tell what is over. */
export function overIn(heard: Tokens): Clause[] {
  return partsThat(heard, OVER)
}

/** The parts of a message that tell what is over, or what was only thought of, where others follow. */
export function leftBehindIn(heard: Tokens): Clause[] {
  if (!heard.words.some((word) => CUES.has(word))) return []
  const last = heard.words.length
  const wished = partsThat(heard, WISHED).filter(({ to }) => BUT.test(heard.words[to] ?? ''))
  return [...overIn(heard), ...partsThat(heard, THOUGHT_OF), ...wished].filter(({ to }) => to < last)
}

function partsThat(heard: Tokens, pattern: RegExp): Clause[] {
  if (!heard.words.some((word) => CUES.has(word))) return []
  return partsBetween(heard, JOINS).filter(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    return pattern.test(said) && !DENIES.test(said)
  })
}

import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKin, isPossessive } from './kin.ts'

/**
 * Whether a clause says that who was called has died: "he is no more", "Ramlal ji to guzar gaye", "उनका देहांत हो गया". Of one's own
 * kin ("my father passed away") it may be an answer.
 */
export function saysGone(clause: readonly string[]): boolean {
  const said = clause.join(' ')
  if (!DYING.test(said) || !GONE.some((pattern) => pattern.test(said))) return false
  return !clause.some((word, at) => isPossessive(word) && isKin(clause[at + 1] ?? ''))
}

/**
 * Whether who is said to be gone was named before as the speaker's own kin, and the message goes on to tell who takes their place: "it
 * was my mother, she passed away, now write my daughter" answers a question.
 */
export function isGoneBefore({ words }: Tokens, { from, to }: Clause): boolean {
  const isOwn = (at: number): boolean => isPossessive(words[at] ?? '') && isKin(words[at + 1] ?? '')
  const before = words.findIndex(
    (_word, at) => at < from && isOwn(at) && !OF_NUMBER.test(words.slice(at + 2, at + 4).join(' ')),
  )
  if (before === -1 || !DYING.test(words.slice(from, to).join(' '))) return false
  return words.some((word, at) => at >= to && (PUTS.test(word) || isOwn(at)))
}

/** "My father's number" */
const OF_NUMBER = /\b(?:number|phone|sim)\b|नंबर|फोन|सिम/
const PUTS =
  /^(?:write|put|make|keep|enter|name|likh\S*|daal\S*|dal\S*|rakh\S*|bana\S*|jod\S*|naam|लिख\S*|डाल\S*|रख\S*|बना\S*|जोड\S*|नाम)$/

/** Without one of these words nobody is said to have died. */
export const DYING = regex('u')`
  \b(?:passed|died|expired|deceased|no more|late|swargiya|svargiya|marhoom|divangat|guzar|gujar|gujr|nahi rahe|nahi rahi|dehant|dehaant|nidhan|swargwas\w*|swargvas\w*|inteqal|intqal|intekal|chal bas\w+|maut|death)\b
  |गुजर|दिवंगत|स्वर्गीय|मरहूम|इंतकाल|इंतेकाल|नहीं रहे|नहीं रही|देहांत|निधन|स्वर्गवास|चल बस|मौत|डेथ
`

/** Words with which a person is named: "he", "Ramlal ji", "the gentleman you're asking for". */
const WHO_ENGLISH =
  '(?:(?:oh |sorry |but |actually |sir |madam |no |well |im afraid |unfortunately )*(?:hes|shes|he|she|(?:mr|mrs|ms|shri|smt|dr) \\w+(?: \\w+)?|\\w+ ji|\\w+ (?:sahab|saab|uncle|aunty)|the (?:person|man|woman|lady|gentleman|customer|owner)(?: \\w+){0,6}?|that (?:person|man|lady|gentleman)|who(?:m|ever)? you\\w*(?: \\w+){0,4}?))'
const WHO_HINDI =
  '(?:(?:woh|wo|vo|ve|unka|unki|uska|uski|inka|inki|वो|वह|वे|उनका|उनकी|उसका|उसकी|इनका|इनकी)(?: (?:aadmi|banda|आदमी))?|\\S+ (?:ji|sahab|saab|saheb|bhai|chacha|uncle|जी|साहब|साब|भाई|चाचा)(?: (?:ka|ki|का|की))?|(?:jinka|jiska|jinko|jisko|jinse|जिनका|जिसका|जिनको|जिनसे) (?:\\S+ ){1,5}?(?:woh|wo|vo|unka|वो|वह|उनका))'

const GONE = [
  regex`
    ^${WHO_ENGLISH} (?:has |have |had |is |just |already |sadly )*
      (?:passed away|passed on|died|expired|no more(?=(?: (?:with us|now|sir|madam|ji))*$)|deceased|not alive)\b
  `,
  regex`
    (?:^| )(?:number|phone|sim|नंबर|फोन|सिम) (?:\S+ ){0,4}?(?:my late|swargiya|svargiya|marhoom|divangat|दिवंगत|स्वर्गीय|मरहूम) \S+
    |\bmy late \w+ (?:number|phone)\b
  `,
  /\byou\b.* (?:is|was|were) my late \w+/,
  /^(?:they|the person|both of them) (?:have |has |had )?(?:passed away|passed on)\b/,
  regex('u')`
    ^(?:\S+ ){0,3}?${WHO_HINDI} (?:(?:to|toh|ab|ab to|तो|अब|अब तो) )*(?:\S+ ){0,4}?(?:guzar|gujar|gujr|गुजर)
      [ ](?:chuk\S+|gay?[aei]\S*|गया|गए|गयी|गई|चुके|चुकी)(?: |$)
  `,
  regex('u')`
    ^(?:\S+ ){0,3}?${WHO_HINDI} (?:(?:to|toh|ab|ab to|तो|अब|अब तो) )*(?:(?:is|iss|इस) (?:duniya|दुनिया) (?:mein|me|में) )?
      (?:nahi|नहीं) (?:rah[ei]|रहे|रही)(?: (?:hain|hai|ab|beta|bhai|ji|sir|madam|हैं|है|अब|बेटा|भाई|जी))*$
  `,
  regex('u')`
    ^(?:\S+ ){0,3}?${WHO_HINDI} (?:\S+ ){0,5}?(?:
      dehant|dehaant|nidhan|swargwas\S*|swargvas\S*|inteqal|intqal|intekal|इंतकाल|इंतेकाल|maut|death|chal|देहांत|निधन
      |स्वर्गवास\S*|मौत|डेथ|चल
    ) (?:ho|bas\S*|हो|बसे|बसी|बसा)(?: |$)
  `,
]

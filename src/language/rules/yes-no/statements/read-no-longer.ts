import { regex } from '../../../../base/regex.ts'
import { MONTHS } from '../../dates/date-words.ts'
import { asksOfThePast } from '../../fields/asks-of-the-past.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { mayLieBehind } from '../../fields/may-lie-behind.ts'
import { speaksOf } from '../../fields/speaks-of.ts'
import type { Message } from '../../message.ts'
import { numberWord } from '../../numbers/number-words.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { isDevanagari } from '../../words/spoken-language.ts'
import { isCommonWord } from '../../words/common-words.ts'
import { isAbout, topicsOf } from '../topics.ts'
import type { YesNo } from '../yes-or-no.ts'

/** What was so: "used to", "had", "था". "Had to" tells a duty, "have had" a state that lasts. */
const WAS =
  /\bused to\b|(?<!\b(?:have|has|ive|weve) )\bhad\b(?! to\b)|\b(?:tha|thi)\b|(?<!\p{L})(?:था|थी|थे)(?![\p{L}\p{M}])/u
/** That it is over. */
const OVER = regex('u')`
  \b(?:
    closed|cleared|removed|cancelled|stop kar\w*|repaid|paid off|sold|died|dead|passed away|expired|ended|finished|stopped|quit
    |gave (?:it |that )?up|no more|not any ?more|no longer|(?:till|until) (?:last|the|a|\d)|khatam|khatm|chuk[ai]
    |chukaa|chod|chhod|band (?:kar|ho|hui)|toot|tod|bech|mar ga\w+|guzar|gujar|guz\w+ ga\w+|ud ga\w+|kho ga\w+
    |ab nahi
  )\b
  |(?:खत्म|चुका|चुकी|छोड|बंद (?:कर|हो|हुई)|टूट|तोड|बेच|मर ग|गुजर ग|गुज़र ग|उड ग|खो ग|अब नहीं)
  |\b(?:saal|mahine|year) tak\b
  |(?:साल|महीने) तक
`
/** Of itself it tells that it is over. */
const ONCE = /\bused to\b|^(?:\S+ ){0,3}?(?:pehle|pahle|earlier|before|पहले)(?= )(?! se\b| से)/u
/** "Quit two years back", without a word of what was */
const GIVEN_UP = regex('u')`
  ^(?:(?:i|we|ive|have|it|maine|ab|abhi|to|use|मैंने|अब|तो) )*(?:
    quit|stopped|closed|gave (?:it )?up|removed|cancelled|(?:chh?od|band kar|band karwa|band kara|hata|hatwa) (?:di|diya|dee|rakhi|rakha|chuk[aie])
    |(?:छोड|बंद कर) (?:दी|दिया|रखी|चुका|चुकी)
  )(?![\p{L}])
`
/** "Yes, but I quit", "haan thi, par band kar di": what is said behind the "but" tells how it is now. */
const CONCEDED =
  /^(?:yes|yeah|yep|haan|han|ji|it was|there was|हां|जी)(?: \S+){0,4}? (?:but|par|lekin|magar|पर|लेकिन|मगर) (.+)$/u
/** What is so now. */
const IS_NOW = regex('u')`
  \bstill\b|(?<!not |no )\bnow\b
  |\bab(?!hi)\b(?! (?:khatam|khatm|band|chh?od|toot|nahi|nai|na|koi nahi)\b| (?:\S+ ){1,3}(?:stop|band|khatam|chhod)\w* k\w+)
  |\babhi\b
  |(?<!\p{L})(?:अब(?! (?:खत्म|बंद|छोड|टूट|नहीं|कोई नहीं))|अभी)(?![\p{L}\p{M}])
  |\b(?:but|lekin|par|magar|agar|if|when|kya|what)\b
  |लेकिन|मगर|अगर|क्या
`
/** "This used to be his number", "he used to" */
const OF_ANOTHER = /\bused to be\b|\b(?:he|she|his|her|they|their|uska|uski|unka|unki|inka)\b|उसक[ाी]|उनक[ाी]|इनक[ाी]/u
const MAX_WORDS = 12

/** "Used to have a dog", "लोन था पर चुका दिया", to a question about what is so now: no. */
export function readNoLonger({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  const { words } = heard
  if (move !== undefined || words.length > MAX_WORDS || isConfirmation(plan)) return undefined
  if (asksOfThePast(plan) || mayLieBehind(plan)) return undefined
  const said = words.join(' ')
  if (OF_ANOTHER.test(said)) return undefined
  const isOver =
    GIVEN_UP.test(CONCEDED.exec(said)?.[1] ?? said) || (WAS.test(said) && (OVER.test(said) || ONCE.test(said)))
  if (!isOver || IS_NOW.test(said.replace(OVER_BUT, ' '))) return undefined
  const telling = words.filter(
    (word) =>
      word.length > 2 &&
      numberWord(word, isDevanagari(word)) === undefined &&
      !isGrammarWord(word) &&
      !isCommonWord(word) &&
      !PASSING.test(word) &&
      !MONTHS.includes(word),
  )
  const isOnTopic = telling.length === 0 || telling.some((word) => isOfQuestion(word, plan))
  return isOnTopic ? { value: false, isExplicit: true, from: 0, to: words.length } : undefined
}

/** "Tha, par khatam ho gaya": the "but" of what is over. */
const OVER_BUT = regex('gu')`
  \b(?:but|lekin|par|magar)(?=
    [ ](?:\S+ ){0,3}?(?:
      closed|cleared|removed|cancelled|sold|died|expired|ended|stopped|quit|khatam|chuka|chod|chhod|band|toot|bech|mar|guzar|ab nahi
    )
  )
  |(?:लेकिन|मगर)(?= (?:\S+ ){0,3}?(?:खत्म|चुका|छोड|बंद|टूट|बेच|मर|गुजर|अब नहीं))
`

function isOfQuestion(word: string, plan: FieldReader): boolean {
  return speaksOf(plan, word) || isAbout([word], topicsOf(plan).yes) || plan.questionWords.has(word)
}

/** Words of ending, and when it was. */
const PASSING = regex('u')`
  ^(?:
    one|two|three|back|off|kab|par|quit|stopped|removed|cancelled|closed|cleared|repaid|paid|sold|died|dead|expired|ended|finished
    |khatam|khatm|chuk\w*|chh?od\w*|band|toot|tod|bech\w*|mar|gaya|gayi|gaye|guza\w+|gujar|saal|mahine|pehle|pahle
    |pichh?l\w+|tak|tha|thi|hue|hum\w*|mere|diya|liya|kar\w*|खत्म|चुक\S*|छोड\S*|बंद|टूट|बेच\S*|गया|गई|गए|गुजर|गुज़र|उड|हुए|साल|महीने|पहले
    |पिछल\S+|तक|था|थी|थे|दिया|दी|लिया
  )$
`

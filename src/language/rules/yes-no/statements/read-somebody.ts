import { countWords } from '../../words/count-words.ts'
import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { isKin, isKinInflected } from '../../names/kin.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { DENIES } from '../../words/function-words.ts'
import { isBut } from '../../words/is-but.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { YesNo } from '../yes-or-no.ts'

/** Whether a question asks if anybody at all is there: "whether somebody will be home". */
const asksForAnybody = oncePerField((plan) =>
  /\b(?:some|any) ?(?:one|body)\b.*\b(?:home|there|available|present|house|receive|collect)\b/i.test(questionOf(plan)),
)

/**
 * "Main nahi, meri maa hogi", "not me but my wife", "nahi nahi koi na koi rahega": a part that says nothing but that somebody will be
 * there answers, whoever is denied beside it.
 */
export function readSomebody({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksForAnybody(plan)) return undefined
  for (const part of segmentsOf(heard)) {
    const from = part.from + openingOf(heard.words.slice(part.from, part.to), heard.words)
    const words = heard.words.slice(from, part.to)
    if (!endsAsking(heard, part) && isSomebodyThere(words, isBut(heard.words[part.from] ?? '')))
      return { value: true, isExplicit: true, from, to: part.to }
  }
  return undefined
}

/** How many words say no before what is told: "nahi nahi", "main nahi". */
function openingOf(words: readonly string[], all: readonly string[]): number {
  const said = words.join(' ')
  const [opening = ''] = OPENING.exec(said) ?? []
  const count = countWords(opening)
  return count < words.length || all.length > words.length ? count : 0
}

const OPENING = regex('u')`
  ^(?:(?:no|nahi|nai|na|नहीं|ना) )+(?=(?:na |न )?\S+ \S)
  |^(?:main|mai|मैं) (?:to |तो )?(?:nahi|नहीं) (?=\S)
`

function isSomebodyThere(words: readonly string[], isAgainst: boolean): boolean {
  const said = words.join(' ')
  if (SOMEBODY_OR_OTHER.test(said)) return true
  if (DENIES.test(said)) return false
  const isPerson = words.some((word) => isPersonOfAge(word))
  const isThere = words.some((word) => THERE.test(word))
  return isPerson && (isThere || isAgainst) && words.every((word) => isAround(word))
}

/** A child alone takes nothing in. */
function isPersonOfAge(word: string): boolean {
  return !YOUNG.test(word) && (isKin(word) || isKinInflected(word) || PERSON.test(word))
}

const YOUNG = /^(?:kids?|baby|child(?:ren)?|bachch\w*|bacch\w*|बच्च\S*)$/u

function isAround(word: string): boolean {
  return isKin(word) || isKinInflected(word) || PERSON.test(word) || THERE.test(word) || AROUND.test(word)
}

/** "Koi na koi rahega" */
const SOMEBODY_OR_OTHER =
  /(?<!\p{L})(?:koi na koi|कोई [नह]ा? कोई)(?: \S+){0,3} (?:hog[ai]|rahe?g[ai]|mileg[ai]|hai|होग[ाी]|रहेग[ाी]|मिलेग[ाी]|है)/u
const PERSON =
  /^(?:somebody|someone|koi|maid|bai|naukar|servant|watchman|guard|family|gharwale|hum|ham|कोई|बाई|नौकर|परिवार|घरवाले|हम)$/
const THERE = regex('u')`
  ^(?:is|are|will|be|there|hog[ai]|honge|rahe?g[ai]|rahenge|rahengi|mileg[ai]|milenge|hai|hain|होग[ाी]|होंग[ेी]|रहेग[ाी]|रहेंग[ेी]|मिलेग[ाी]|मिलेंगे|है|हैं)$
`
const AROUND = regex('u')`
  ^(?:
    but|par|lekin|magar|my|our|the|a|mer[aei]|hamar[aei]|humar[aei]|apn[aei]|at|home|ghar|pe|par|mein|me|to|toh|hi|bhi|wahan|yahan|saath|ji|sir
    |na|in|पर|लेकिन|मगर|मेर[ाेी]|हमार[ाेी]|घर|पे|में|तो|ही|भी|वहां|यहां|जी|only|always|then
  )$
`

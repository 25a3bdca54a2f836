import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isParticle } from '../../words/bare-clauses.ts'
import { clauseAt } from '../../words/clauses.ts'
import { mattersIn, namedBy } from '../../words/matters-in.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'
import { questionTopic } from '../question-topic.ts'
import type { Weighed } from '../weigh-options.ts'

interface Absent {
  option: string
  /** What it says is not there, and what the question is about, in words and matters. */
  words: ReadonlySet<string>
  matters: ReadonlySet<number>
}

/** The one option for a thing that is not there ("no light", "no internet"), where the others are states of that thing. */
const absentAmong = oncePerField((plan): Absent | undefined => {
  const [only, another] = plan.field.options.filter((option) => /^(?:no|without|zero) \p{L}+$/iu.test(option))
  if (only === undefined || another !== undefined) return undefined
  const [, thing = ''] = optionWords(only)
  const { label, question } = questionTopic(plan)
  const others = plan.field.options.filter((option) => option !== only).flatMap((option) => optionWords(option))
  const isOfQuestion = label.includes(thing) || question.includes(thing)
  if (!isOfQuestion && !others.some((word) => namedBy(word).some((id) => namedBy(thing).includes(id)))) return undefined
  return { option: only, words: new Set([thing, `${thing}s`]), matters: new Set(namedBy(thing)) }
})

const OUT = /^(?:dead|off|down|gone|out|band|bandh|thapp|thap|gul|gayab|gaayab|बंद|बन्द|ठप|ठप्प|गुल|गायब)$/
const NOT =
  /^(?:no|not|nothing|none|isnt|arent|wasnt|dont|doesnt|nahi|nai|neither|cant|नहीं|nil|zero|without|bina|बिना)$/
/** What a thing does that is there. */
const WORKS = regex('u')`
  ^(?:
    work(?:ing|s)?|com(?:e|es|ing)|glow(?:ing|s)?|lit|light(?:ing|s)?|burn(?:ing|s)?|there|on|show(?:ing|s)?
    |open(?:ing|s)?|load(?:ing|s)?|connect(?:ing)?|up|chal\w*|aa|aat[aie]|aay?[aie]|jal\w*|khul\w*|mil\w*|hai|hain
    |tha|thi|dikh\w*|चल\S*|आ|आता|आती|आया|आई|जल\S*|खुल\S*|मिल\S*|है|हैं|था|थी|दिख\S*
  )$
`
/** What comes and goes, or is so in some places only, is there. */
const AT_TIMES = regex`
  ^(?:
    sometimes|often|every|again|then|kabhi|baar|bar|phir|fir|beech|jata|jaati|jaata|jati|jaate|jate|hardly|slow|weak
    |kam|dheema|dheere|when|jab|कभी|बार|फिर|बीच|जाता|जाती|जाते|कम|धीमा|जब|before|pehle|पहले|restart\w*
  )$
`
const ANYTHING = regex`
  ^(?:
    it|its|this|that|nothing|none|all|any|anything|everything|kuch|kuchh|koi|sab|ek|bilkul|poora|pura|यह|ये|कुछ|कोई|सब
    |एक|बिल्कुल|पूरा|completely|totally|fully|absolutely|hi|bhi|to|ही|भी|तो|pada|padi|पडा|पडी|raha|rahi|रहा|रही|has|been|is|are
    |was|the|since|morning|subah|se|kal|yesterday
  )$
`

/** "Net is completely dead", "koi batti nahi jal rahi": the thing asked about is not there, and no other state of it is told. */
export function absentOption(heard: Tokens, plan: FieldReader, weighed: Weighed | undefined): OptionSpan | undefined {
  const absent = absentAmong(plan)
  if (absent === undefined || weighed?.isSplit === true) return undefined
  const { words } = heard
  if (words.some((word) => AT_TIMES.test(word))) return undefined
  const at = words.findIndex((word, index) => OUT.test(word) || isUndone(heard, index))
  const clause = at === -1 ? undefined : clauseAt(heard, at)
  if (clause === undefined) return undefined
  const isDeniedOut = OUT.test(words[at] ?? '') && words.slice(clause.from, clause.to).some((word) => NOT.test(word))
  if (isDeniedOut || !isOfThing(heard, clause, absent)) return undefined
  return { value: absent.option, isExplicit: true, from: clause.from, to: clause.to }
}

/** "Nothing is glowing", "nahi aa raha", "chal hi nahi raha" */
function isUndone({ words, breaks }: Tokens, at: number): boolean {
  if (!NOT.test(words[at] ?? '')) return false
  for (let next = at + 1; next <= at + 3 && next < words.length && !breaks[next]; next++)
    if (WORKS.test(words[next] ?? '')) return true
  for (let before = at - 1; before >= at - 2 && before >= 0 && !breaks[before + 1]; before--)
    if (WORKS.test(words[before] ?? '')) return true
  return false
}

/** Whether nothing in it is about another thing. */
function isOfThing(heard: Tokens, { from, to }: { from: number; to: number }, { words, matters }: Absent): boolean {
  const spans = mattersIn(heard.words).filter((span) => span.from < to && span.to > from)
  const isAboutThing = (at: number): boolean =>
    words.has(heard.words[at] ?? '') ||
    spans.some((span) => at >= span.from && at < span.to && span.matters.some(({ id }) => matters.has(id)))
  for (let at = from; at < to; at++) {
    const word = heard.words[at] ?? ''
    const isOwn = OUT.test(word) || NOT.test(word) || WORKS.test(word) || ANYTHING.test(word)
    if (!isOwn && !isParticle(heard, at) && !isAboutThing(at)) return false
  }
  return true
}

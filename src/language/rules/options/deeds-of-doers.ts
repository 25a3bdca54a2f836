import { regex } from '../../../base/regex.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isCommonWord } from '../words/common-words.ts'
import { tellsTrouble } from './lacking.ts'

/** Whether the options are people by what they do ("driver", "packer"), and no things that do it ("cooler"). */
export const areDoers = oncePerField(
  (plan) => OF_PEOPLE.test(`${plan.label.join(' ')} ${plan.field.description}`) && !tellsTrouble(plan),
)

const OF_PEOPLE = regex('i')`
  \b(?:
    jobs?|roles?|works?|positions?|posts?|professions?|occupations?|designations?|staff|students?|class|standard
    |candidates?|who|helper|naukri|kaam
  )\b
  |(?:काम|नौकरी|पद)
`

/** "Pack" and "packing" of a packer, "drop" of a dropper. */
export function deedsOf(word: string): string[] {
  const [, stem = '', doubled = ''] = /^([a-z]{2,}?(([bdgklmnprt])\3|[a-z]))(?:er|or)$/.exec(word) ?? []
  if (stem === '') return []
  const bare = doubled.length > 1 ? stem.slice(0, -1) : stem
  return [`${stem}ing`, bare, `${stem}e`].filter((deed) => deed.length >= SHORTEST && !isCommonWord(deed))
}

const SHORTEST = 4

import { regex } from '../../../base/regex.ts'
import { VERBS } from './english-verbs.ts'
import { capitalised } from './said-description.ts'

/**
 * The question of what a yes affirms, where a description tells it by a noun, by a state or by a verb without its
 * subject: "home pickup needed", "over 65", "subscribe to the newsletter". Undefined where it tells something else.
 */
export function affirmed(text: string): string | undefined {
  for (const [form, ask] of FORMS) {
    const found = form.exec(text)
    if (found) return ask(found[0], ...found.slice(1))
  }
  const [first = '', next = ''] = text.split(' ')
  if (isDoing(first) && (next === '' || BEHIND_VERB.test(next))) return `Are you ${text}`
  if (/^(?:want|need|wish|prefer|plan|intend)$/.test(first) && TO_WHAT.test(next)) return `Do you ${text}`
  return VERBS.has(first) && TO_WHAT.test(next) ? `Would you like to ${text}` : undefined
}

/** What is asked of the whole text and its parts. */
type Ask = (text: string, one?: string, other?: string) => string

const THING = '(?!is |are )(?:an? |the |any |some )?((?!\\S+ (?:is|are) )\\S+(?: \\S+){0,3})'
const of = (end: string) => new RegExp(`^${THING} ${end}$`, 'i')

const FORMS: readonly (readonly [RegExp, Ask])[] = [
  [of('(?:needed|required|wanted|desired)'), (_, thing = '') => `Do you need ${withArticle(thing)}`],
  [of('available'), (_, thing = '') => `Is ${withArticle(thing)} available`],
  [of('(possible|allowed)'), (_, thing = '', state = '') => `Is ${thing} ${state}`],
  [of('present'), (_, thing = '') => `Is there any ${thing}`],
  [/^interest(?:ed)? in (.+)$/, (_, thing = '') => `Are you interested in ${thing}`],
  [/^permission to (.+)$/, (_, deed = '') => `May we ${deed}`],
  // "would recommend us", "can travel"
  [
    regex`
      ^(would|will|can|could|should)
        [ ](?!(?:the|you|we|it|there|this|your|our|all|(?:some|any|every|no)(?:body|one|thing)) )(.+)$
    `,
    (_, verb = '', deed = '') => `${capitalised(verb)} you ${deed}`,
  ],
  [/^(?:under|over|above|below) \d.*$/, (text) => `Are you ${text}`],
  [
    regex`
      ^(?:new|existing|returning|regular|first-time|current|former|senior)
        [ ](?:customer|patient|member|client|user|citizen|guest|student|subscriber)$
    `,
    (text) => `Are you ${withArticle(text)}`,
  ],
  // "agreed to the terms", "received the documents"
  [
    regex`
      ^(?:already )?(?:
        (?:agreed|opted|consented|applied|subscribed)[ ]
        |(?:[a-z]+ed|paid|taken|bought|tried) (?:the|an?|our|us|any|this|your)[ ]
      ).+$
    `,
    (text) => `Have you ${text}`,
  ],
  [
    regex`
      ^(?:\S+ ){0,3}(?:
        insurance|coverage|licen[cs]e|passport|visa|certificate|degree|allergy|allergies|symptoms|fever|diabetes
        |asthma|smartphone|questions
      )$
    `,
    (text) => `Do you have ${withArticle(text)}`,
  ],
]

/** "attending the fair", but "driving licence" */
const BEHIND_VERB = /^(?:the|an?|our|your|this|with|in|at|on|from|for|to|alone|now|today)$/
/** "subscribe to the newsletter" */
const TO_WHAT = /^(?:to|the|an?|our|us|this|your)$/

/** "attending", "living": of a verb that is known. */
function isDoing(word: string): boolean {
  const stem = /^([a-z]{2,})ing$/.exec(word)?.[1] ?? ''
  return VERBS.has(stem) || VERBS.has(`${stem}e`)
}

const WITHOUT_ARTICLE = regex('i')`
  (?:
    s|insurance|coverage|asthma|luggage|experience|parking|internet|wifi|electricity|fever|pain|help|assistance
    |wi-?fi|access|transport|breakfast|food|water
  )$
`

export function withArticle(noun: string): string {
  if (WITHOUT_ARTICLE.test(noun)) return noun
  return /^[aeiou]|^[AEFHILMNORSX][A-Z]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

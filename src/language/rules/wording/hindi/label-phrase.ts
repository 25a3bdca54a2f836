import { regex } from '../../../../base/regex.ts'
import { readTail } from './deed.ts'
import { type Noun, nounOf } from './noun-forms.ts'
import { hindiPhrase } from './nouns.ts'

/** A description that is a name, in Hindi: "PIN code of your address", "feedback about the stay"; the listener is "you". */
export function labelPhrase(description: string): Noun | undefined {
  const phrase = description
    .toLowerCase()
    .replace(/,? (?:with (?:the )?country code|if any)$/, '')
    .replace(/[?.,]+/g, '')
    .replace(OF_SPEAKER_BEFORE, '')
    .replace(/^(?:the|your|an?|any|some|our) /, '')
    .replace(/^(.+) (?:per|a|every) month$/, 'monthly $1')
    .replace(OF_SPEAKER, '')
    .replace(OF_ITS_TOPIC, '$1$2 of ')
  const related = RELATION.exec(phrase)
  const relative = related && hindiPhrase(related[1] ?? related[2] ?? '')
  if (relative) return { ...nounOf('रिश्ता'), direct: `${relative.oblique} से आपका रिश्ता` }
  const [, priced, unit] = PER_UNIT.exec(phrase) ?? []
  const [price, per] = [hindiPhrase(priced ?? ''), hindiPhrase(unit ?? '')]
  if (price && per) return { ...price, direct: `प्रति ${per.direct} ${price.direct}` }
  const count = COUNT_OF.exec(phrase)?.[1]
  if (count !== undefined) {
    const counted = hindiPhrase(count.replace(/ (?:required|needed|wanted)$/, ''))
    return counted?.isPlural === true ? counted : undefined
  }
  const noun = hindiPhrase(phrase)
  if (noun !== undefined || / to /.test(phrase)) return noun
  const tail = readTail(phrase.split(/\s+/), 'आपका')
  return tail?.object && { ...tail.object, direct: [...tail.adjuncts, tail.object.direct].join(' ') }
}

/** "Relationship of the nominee with you", "relation to the applicant" */
const RELATION = regex`
  ^relation(?:ship)? (?:
    (?:of|between) (?:the |your )?([a-z]+)
      (?: (?:with|to|and) (?:you|(?:the )?(?:customer|applicant|proposer|policy ?holder)))?
    |(?:with|to) (?:the |your )?([a-z]+)
  )$
`
/** "Expected price per quintal" */
const PER_UNIT = /^(.+) (?:per|a) ([a-z]+)$/

/** A number of things is those things, to be counted. */
const COUNT_OF = /^(?:(?:total|exact|approximate|expected) )?(?:number|count|no) of (.+)$/

/** The policy of the customer is the listener's own. */
const SPEAKER = '(?:customer|caller|client|user|person|applicant|candidate|lead|respondent)'
const OF_SPEAKER = new RegExp(` of (?:the |your )?${SPEAKER}$`)
const OF_SPEAKER_BEFORE = new RegExp(`^(?:the )?${SPEAKER}['’]s `)

/** "The reason for the visit" is the reason of it. */
const OF_ITS_TOPIC = /^((?:\w+ )?(?:reason|date|day|time|slot|budget|purpose|month)) for |^(percentage|marks|score) in /

import type { FieldReader } from '../fields/field-reader.ts'
import { isCommonWord } from '../words/common-words.ts'
import { mattersIn, namedBy } from '../words/matters-in.ts'
import { wordsOf } from '../words/tokens.ts'

/** What a question for yes or no is about. */
export interface Topic {
  words: ReadonlySet<string>
  matters: ReadonlySet<number>
}

export interface Topics {
  yes: Topic
  /** Where the description tells what "false" stands for: "at home (true) or the patient comes to the lab (false)". */
  no: Topic | undefined
  /** "Is this your first visit?" */
  isFirst: boolean
}

const known = new WeakMap<FieldReader, Topics>()

export function topicsOf(plan: FieldReader): Topics {
  let topics = known.get(plan)
  if (topics === undefined) known.set(plan, (topics = makeTopics(plan)))
  return topics
}

const POLES = /^(.+)\((?:true|yes)\)[\s,]*or (.+)\((?:false|no)\)/i

function makeTopics({ field, label }: FieldReader): Topics {
  const [, yes, no] = POLES.exec(field.description) ?? []
  const described = wordsOf(yes ?? field.description)
  return {
    yes: topicIn([...described, ...(yes === undefined ? label : [])]),
    no: no === undefined ? undefined : topicIn(wordsOf(no)),
    isFirst: /\bfirst (?:visit|time|booking|order|appointment)\b/i.test(`${field.description} ${label.join(' ')}`),
  }
}

function topicIn(words: readonly string[]): Topic {
  const telling = words.filter((word) => word.length > 2 && !GENERIC.has(word))
  return {
    words: new Set(telling.flatMap((word) => [word, word.replace(/s$/, ''), `${word}s`])),
    matters: new Set(telling.flatMap(namedBy)),
  }
}

/** Words of descriptions that are about no matter. */
const GENERIC = new Set(
  `whether if the any and for with from that this there has have had having are was were will would should shall can could may does did been being
   customer patient person people caller client user guest child children family student parent parents driver owner someone anybody
   wants want wanted needs need needed takes take taken taking gets get likes like uses use goes comes come willing ready able interested
   his her their your our its him them you they she who which what when where how present currently now still already also again today tomorrow yet ever
   true false yes no not regular regularly one more some other another kind type make made makes booked book done call visit first last next past week month year house`.split(
    /\s+/,
  ),
)

/** Whether words speak of a topic. */
export function isAbout(words: readonly string[], { words: own, matters }: Topic): boolean {
  return (
    words.some((word) => own.has(word) && !(isCommonWord(word) && word.length < 3)) ||
    mattersIn(words).some((span) => span.matters.some(({ id }) => matters.has(id)))
  )
}

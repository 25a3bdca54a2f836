import { isDayWord } from '../dates/day-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { soundsLikeLabel } from '../fields/sounds-like-label.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { mattersIn, namedBy } from '../words/matters-in.ts'
import { oppositesOf } from './opposites.ts'
import { wordsOf } from '../words/tokens.ts'

/** What a question for yes or no is about. */
export interface Topic {
  words: ReadonlySet<string>
  matters: ReadonlySet<number>
  /** Matters that exclude these. */
  opposites: ReadonlySet<number>
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

/** "A refund instead of a replacement" */
const INSTEAD = /^(.+) (?:instead of|rather than) (.+)$/i

function makeTopics({ field, label }: FieldReader): Topics {
  const [, yes, no] = POLES.exec(field.description) ?? INSTEAD.exec(field.description) ?? []
  const described = wordsOf(yes ?? withoutSubject(field.description, label))
  return {
    yes: topicIn([...described, ...(yes === undefined ? label : [])]),
    no: no === undefined ? undefined : topicIn(wordsOf(no)),
    isFirst: /\bfirst (?:visit|time|booking|order|appointment)\b/i.test(`${field.description} ${label.join(' ')}`),
  }
}

/** "Is the car still under warranty?" asks nothing of the car. */
function withoutSubject(description: string, label: readonly string[]): string {
  const subject = SUBJECT.exec(description)
  const thing = subject?.[1]?.toLowerCase()
  if (subject === null || thing === undefined || label.includes(thing) || subject[0].length >= description.length - 1)
    return description
  return description.slice(subject[0].length)
}

const SUBJECT = /^(?:is|are|was|were|does|do|did|has|have|will|can|could) (?:the|your|this|that) (\w+) (?=\S+ \S+)/i

function topicIn(words: readonly string[]): Topic {
  const named = words.filter((word) => word.length > 2 && !GENERIC.has(word) && !isDayWord(word))
  const telling = words.some((word) => PAPERS.test(word)) ? [...named, ...ID_PAPERS] : named
  const matters = new Set(telling.flatMap(namedBy))
  return {
    words: new Set(telling.flatMap((word) => [word, word.replace(/s$/, ''), `${word}s`])),
    matters,
    opposites: oppositesOf(matters),
  }
}

/** "A photo ID" is any of those. */
const PAPERS = /^(?:id|identity|identification|documents?)$/
const ID_PAPERS = 'aadhaar aadhar adhaar adhar voter passport licence license pan आधार वोटर पासपोर्ट लाइसेंस पैन'.split(' ')

/** Words of descriptions that are about no matter. */
const GENERIC = new Set(
  `whether if the any and for with from that this there has have had having are was were will would should shall can could may
   does did been being
   customer patient person people caller client user guest child children family student parent parents driver owner someone
   anybody
   wants want wanted needs need needed takes take taken taking gets get likes like uses use goes comes come willing ready able
   interested
   his her their your our its him them you they she who which what when where how present currently now still already also
   again today tomorrow yet ever
   true false yes no not regular regularly one more some other another kind type make made makes booked book done call visit
   first last next past day days week weeks month months year years hour hours house`.split(/\s+/),
)

/** Whether words speak of what excludes a topic, and not of what that excludes: "private firm" of a government office. */
export function isOpposite(words: readonly string[], { matters, opposites }: Topic): boolean {
  if (opposites.size === 0) return false
  const spans = mattersIn(words)
  if (!spans.some((span) => span.matters.some(({ id, isNamed }) => isNamed && opposites.has(id)))) return false
  const excluded = oppositesOf(opposites)
  return !spans.some((span) => span.matters.some(({ id }) => matters.has(id) && excluded.has(id)))
}

/** Whether a word is one of the question's own, or speaks of what it is about. */
export function isOfQuestion(word: string, plan: FieldReader): boolean {
  return plan.cues.has(word) || isAbout([word], topicsOf(plan).yes) || soundsLikeLabel(plan, word)
}

/** Whether words name a matter, and are else words of grammar: "operation hua", "kamre chahiye". */
function isNamedAmongVerbs(words: readonly string[], matters: ReadonlySet<number>): boolean {
  const others = words.filter((word) => !namedBy(word).some((id) => matters.has(id)))
  return others.length < words.length && others.every((word) => isGrammarWord(word) || HAPPENS.test(word))
}

const HAPPENS = /^(?:hu[aei]|th[aei]|hai|hain|हुआ|हुई|हुए|थ[ाीे]|है|हैं)$/u

/** Whether words speak of a topic. */
export function isAbout(words: readonly string[], { words: own, matters }: Topic): boolean {
  return (
    words.some((word) => own.has(word) && !(isCommonWord(word) && word.length < 3)) ||
    mattersIn(words).some(
      (span) =>
        span.matters.some(({ id }) => matters.has(id)) ||
        // The "operation" of "operation hua", which together only hint at something else.
        (span.matters.every(({ isNamed }) => !isNamed) && isNamedAmongVerbs(words.slice(span.from, span.to), matters)),
    )
  )
}

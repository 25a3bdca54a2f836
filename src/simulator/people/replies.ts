import { regex } from '../../base/regex.ts'
import { pick, type Random } from '../random.ts'

export type Language = 'en' | 'hi'

interface Reply {
  asked: RegExp
  en: readonly [string, ...string[]]
  hi: readonly [string, ...string[]]
  /** DTMF for a person who presses keys. */
  keys?: string
}

/** The first that fits the question counts. */
const REPLIES: readonly Reply[] = [
  { asked: /e-?mail|ईमेल/i, en: ['priya at example dot com'], hi: ['priya at example dot com'] },
  { asked: /pin code|pincode|postal|zip|पिन कोड/i, en: ['4 1 1 0 0 1'], hi: ['4 1 1 0 0 1'], keys: '411001#' },
  {
    asked: /(phone|mobile|contact) number|number to reach|फ़ोन नंबर|मोबाइल/i,
    en: ['98765 43210', 'it is 9 8 7 6 5 4 3 2 1 0'],
    hi: ['98765 43210'],
    keys: '9876543210#',
  },
  { asked: /birth|जन्म/i, en: ['15 August 1990'], hi: ['15 अगस्त 1990'] },
  { asked: /\b(village|district)\b|गाँव|ज़िला/i, en: ['Rampur'], hi: ['रामपुर'] },
  {
    asked: /\b(name|who am i speaking|who is (it|this) for)\b|नाम/i,
    en: ['My name is Priya Sharma', 'Priya Sharma', 'This is Priya Sharma'],
    hi: ['मेरा नाम प्रिया शर्मा है', 'प्रिया शर्मा'],
  },
  { asked: /\bcity\b|शहर/i, en: ['Pune', 'I am in Pune'], hi: ['पुणे'] },
  { asked: /\baddress\b|पता/i, en: ['12 Park Street, Baner, Pune'], hi: ['12 पार्क स्ट्रीट, बाणेर, पुणे'] },
  {
    asked: /from \d+ to \d+|scale of|\brat(e|ing)\b|रेटिंग/i,
    en: ['4', 'four', 'I would say 5'],
    hi: ['चार', '4'],
    keys: '4#',
  },
  { asked: /borrow|loan amount|लोन|उधार/i, en: ['25 lakh', 'about 30 lakh'], hi: ['25 लाख'], keys: '2500000#' },
  { asked: /earn|income|salary|आमदनी|तनख़्वाह/i, en: ['80 thousand', 'about 90000'], hi: ['80 हज़ार'], keys: '80000#' },
  { asked: /how much|budget|amount|price|कितने रुपये|बजट/i, en: ['40 thousand'], hi: ['40 हज़ार'], keys: '40000#' },
  { asked: /how many|\ba number\b|कितने|कितनी|संख्या/i, en: ['two', '2'], hi: ['दो'], keys: '2#' },
  { asked: /how old|\bage\b|उम्र/i, en: ['34', 'I am 34'], hi: ['34'], keys: '34#' },
  { asked: /day and time|date and time|दिन और समय/i, en: ['tomorrow at 4 pm'], hi: ['कल शाम 4 बजे'] },
  { asked: /\btime\b|समय/i, en: ['4 pm', 'at 4 pm'], hi: ['शाम 4 बजे'] },
  { asked: /which day|what day|what date|\bdate\b|\bwhen\b|दिन|तारीख/i, en: ['tomorrow'], hi: ['कल'] },
  { asked: /loan for/i, en: ['to buy a home'], hi: ['घर ख़रीदने के लिए, buy a home'] },
  { asked: /went wrong|problem/i, en: ['it was a late delivery'], hi: ['late delivery'] },
  { asked: /anything else|comment|feedback/i, en: ['It all went well, thank you'], hi: ['सब ठीक था, धन्यवाद'] },
  { asked: /reason|visit for|what .* about/i, en: ['a regular check up'], hi: ['नियमित जाँच'] },
  {
    asked: regex('i')`
        ^(so |and )?(is|are|am|do|does|did|was|were|will|would|can|could|shall|should|may|have|has)\b
        |yes or no|^क्या|हाँ या नहीं
      `,
    en: ['yes', 'yes please', 'yes, that is right'],
    hi: ['हाँ', 'जी हाँ', 'हाँ जी'],
    keys: '1#',
  },
  { asked: /tell me|बताइए/i, en: ['a regular check up'], hi: ['नियमित जाँच'] },
]

const OTHERWISE = { en: ['yes', 'all right'], hi: ['हाँ'] } as const

/** Returns a cooperative person's reply; null when there is no question. */
export function replyTo(heard: string, language: Language, random: Random): string | null {
  if (heard === '') return pick(random, OTHERWISE[language])
  const options = optionsIn(heard)
  if (options) return pick(random, options)
  const question = questionIn(heard)
  if (question === null) return null
  const reply = REPLIES.find(({ asked }) => asked.test(question))
  return pick(random, reply?.[language] ?? OTHERWISE[language])
}

/** The same as keys; null when speaking is the only way. */
export function keysFor(heard: string): string | null {
  if (optionsIn(heard)) return '1#'
  const question = questionIn(heard)
  return (question === null ? undefined : REPLIES.find(({ asked }) => asked.test(question))?.keys) ?? null
}

/** The last sentence that asks for something. */
function questionIn(heard: string): string | null {
  const sentences = heard.split(/(?<=[.?!।])\s+/)
  const question = sentences.findLast((sentence) => /\?$/.test(sentence) || /\bplease\b|बताइए/i.test(sentence))
  return question?.trim() ?? null
}

/** What may be chosen, when the choices were named: "…: red, green or blue?" or "You can say red or green." */
function optionsIn(heard: string): [string, ...string[]] | null {
  const list =
    /: ([^:?]+ or [^:?]+)\?\s*$/.exec(heard)?.[1] ??
    /You can say ([^.]+ or [^.]+)\./.exec(heard)?.[1] ??
    /(?:बताइए|कहिए|कह सकते हैं): ([^।?]+ या [^।?]+)[।?]/.exec(heard)?.[1]
  const [first, ...others] = list?.split(/,? or |,? या |, /).map((option) => option.replace(/["']/g, '').trim()) ?? []
  return first === undefined ? null : [first, ...others]
}

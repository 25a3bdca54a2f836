import { regex } from '../../../base/regex.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isHindiWord } from '../words/hindi-words.ts'
import { beforeRequest } from '../words/before-request.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { isOfThePast } from '../set-aside/of-the-past.ts'
import { isSentence } from '../texts/is-sentence.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { TextSpan } from './free-text.ts'
import { nameCase } from './name-case.ts'

const LEADS = new PhraseMatcher<true>([
  [
    true,
    `(i|we) (currently|presently|now|) (work|works|working|am working|am employed|am placed|am) (at|for|with|in)
     (im|i am|we are|were|ive been|i have been) (currently|presently|now|) (working|employed|placed|) (at|for|with|in)
     (currently|presently|now|right now|at present) (at|with|for|in|its|it is)
     (employed|working|work) (at|for|with|by|in)
     (trade|trading|known|registered|incorporated|operate|operating|invoice|bill|billing) as
     in (my|our|his|her) (own|) name
     (im|i am|we are|were|i come|we come) from
     (joined|joining)
     (company|firm|employer|organisation|organization) (name|) (is|called|named|ka naam|का नाम)
     (its|it is|thats|that is|were|we are|i run|i own|i have|name is) (a|an|my|our|) (own|small|new|) (startup|company|firm|business|agency|shop|) (called|named|)
     (called|named)
     (naam hai|naam|नाम है|कंपनी का नाम|company ka naam) (hai|)
     (main|mai|hum|मैं|हम|abhi|अभी)`,
  ],
])
/** "senior developer at Flipkart" */
const BEFORE = new Set(['at', 'with', 'for'])
/** Words that end the name: "Wipro in Pune", "HCL mein hun". */
const STOPS = new Set(
  `and in as at from since right now here currently please sir madam we i you they he she it but where which that its there
   mein me main ka ki ke naam se hai hoon hun hu kaam job
   karta karti for only based over about last presently में का की के से है हूं काम नौकरी करता करती नाम theek thik chalega
   rahega ही भी ठीक`.split(/\s+/),
)
/** With one of these, the words are about something else than the name. */
const PRONOUNS = new Set(
  'myself nobody nowhere a an is one my i im ive you he she they we were it its your our their this that not no dont wouldnt cant between ek koi yeh ye baat nahi fresher unemployed jobless retired housewife homemaker यह ये बात एक कोई नहीं'.split(
    ' ',
  ),
)
const FILLERS = new Set(
  'um uh well so okay ok yes yeah ji haan oh hmm the just actually arre are achha accha acha to toh phir ab now wahi same अब वही matlab dekhiye suniye bas हां जी अरे अच्छा तो फिर मतलब देखिए सुनिए बस'.split(
    ' ',
  ),
)
const MAX_WORDS = 6

/** "I work at Infosys", "currently with Wipro", "ek startup hai Zopper naam se", or the name alone. */
export function findCompany(heard: Tokens): TextSpan | undefined {
  const renamed = renamedTo(heard) ?? beforeName(heard)
  if (renamed) return renamed
  const lead = LEADS.all(heard).at(-1)
  const behind = heard.words.findLastIndex((word, at) => BEFORE.has(word) && !OF_TIME.test(timeSaid(heard, at + 1)))
  const from = Math.max(lead?.to ?? 0, behind + 1)
  const led = from > 0 ? nameFrom(heard, { from, to: heard.words.length }) : undefined
  if (led && FORM.test(heard.words.slice(led.from, led.to).join(' '))) return formedIn(heard, led.to)
  if (led && lead && heard.words[lead.to - 1] === 'from' && isOfCity(heard, led)) return undefined
  if (led || lead) return led ?? formedIn(heard, lead?.to ?? from)
  const clauses = clausesOf(heard)
  const present = clauses.filter((clause) => !isOfThePast(heard, clause))
  return (present.length > 0 ? present : clauses)
    .map((clause) => nameFrom(heard, clause))
    .find((name) => name && !isSentence(heard, name))
}

/** "Sharma Traders naam se dukaan hai" */
function beforeName(heard: Tokens): TextSpan | undefined {
  const { words } = heard
  const at = words.findIndex((word, index) => /^(?:naam|नाम)$/.test(word) && /^(?:se|से)$/.test(words[index + 1] ?? ''))
  const clause = at > 0 ? clauseAt(heard, at) : undefined
  const to = clause && /^(?:ke|के)$/.test(words[at - 1] ?? '') ? at - 1 : at
  const name = clause && to > clause.from ? nameFrom(heard, { from: clause.from, to }) : undefined
  return name?.to === to ? name : undefined
}

/** "It's a proprietorship, Dinesh Fabricators": how a firm is set up, before its name. */
function formedIn(heard: Tokens, behind: number): TextSpan | undefined {
  const next = clausesOf(heard).find(({ from }) => from >= behind)
  return next && nameFrom(heard, next)
}

const FORM = regex`
  ^(?:proprietorship|sole proprietorship|proprietary|partnership|family business|startup|llp|trust|society)
    (?: firm| concern)?$
`

/** "Moved to Pune last year", "I'm from Pune" tell no firm. */
function isOfCity({ words }: Tokens, { from, to }: Clause): boolean {
  return isKnownCity(words.slice(from, to))
}

/** "We changed it from Apex Tools to Apex Precision": the name of now. */
function renamedTo(heard: Tokens): TextSpan | undefined {
  const { words } = heard
  const at = words.findIndex((word) => RENAMED.test(word))
  if (at === -1) return undefined
  const to = words.findIndex((word, index) => index > at && index <= at + MAX_TO_NEW && /^(?:to|as|into)$/.test(word))
  const now = to === -1 ? undefined : nameFrom(heard, { from: to + 1, to: clauseAt(heard, to)?.to ?? words.length })
  return now && !isOfCity(heard, now) ? now : undefined
}

const RENAMED = /^(?:moved|shifted|switched|renamed|changed|rebranded|converted|merged)$/
const MAX_TO_NEW = 9

/** "At the moment", "for two years", "for the last six months" */
const OF_TIME = regex`
  ^(?:(?:the|a|last|past|about|almost|over|\S+) )*
    (?:moment|present|while|long|years?|months?|weeks?|days?|saal|mahine)\b
`

function timeSaid({ words }: Tokens, at: number): string {
  return words.slice(at, at + 4).join(' ')
}

function nameFrom(heard: Tokens, { from: start, to: end }: Clause): TextSpan | undefined {
  let from = start
  while (from < end && FILLERS.has(heard.words[from] ?? '')) from += 1
  let to = from
  while (to < end && (to === from || (!heard.breaks[to] && !isStop(heard, to)))) to += 1
  if (to > from) to = Math.max(from + 1, beforeRequest(heard, from, to))
  const words = heard.words.slice(from, to)
  if (words.length === 1 && words[0] === 'self') return undefined
  if (
    to === from ||
    words.length > MAX_WORDS ||
    OF_TIME.test(words.join(' ')) ||
    words.some((word) => PRONOUNS.has(word))
  )
    return undefined
  if (
    STOPS.has(words[0] ?? '') ||
    words.every((word) => isCommonWord(word) || isGrammarWord(word) || isHindiWord(word))
  )
    return undefined
  return { value: nameCase(textBetween(heard, from, to)), from, to }
}

/** "Larsen and Toubro" goes on, "Infosys and I am a manager" does not. */
function isStop({ words }: Tokens, at: number): boolean {
  const word = words[at] ?? ''
  if (word === 'and') return PRONOUNS.has(words[at + 1] ?? '') || words.length - at > 2
  return STOPS.has(word)
}

import { regex } from '../../../base/regex.ts'
import type { UnderstandRequest } from '../../../ports/language.ts'
import type { Intent } from '../intents/intent-phrases.ts'
import { clausesOf } from '../words/clauses.ts'
import type { Message } from '../message.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { soundsTheSame } from '../words/sounds-the-same.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { isKin } from './kin.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { DENIES, NAHI } from '../words/function-words.ts'

/** Whether the speaker is someone else than the person the agent asked for by name. */
export function readOtherPerson(message: Message): Intent | undefined {
  return (
    readNobody(message) ??
    readNotHere(message) ??
    readMovedAway(message) ??
    readNotMe(message) ??
    readNotMeBehind(message)
  )
}

/** "Meena nahi hun main" */
function readNotMeBehind({ heard: { words }, request, asked }: Message): Intent | undefined {
  if (asked.some(({ kind }) => kind === 'name')) return undefined
  const at = words.findIndex((word, index) => NAHI.test(word) && I_AM.has(words[index + 1] ?? ''))
  const name = words[at - 1] ?? ''
  const isOther =
    at > 0 && name.length > 2 && !isGrammarWord(name) && !isKnownName(name, request) && isAddressed(name, request)
  return isOther ? { intent: 'wrong_person', from: at - 1, to: at + 2 } : undefined
}

const I_AM = new Set(['hoon', 'hun', 'hu', 'हूं', 'हु'])

const NOT_ME = new PhraseMatcher<true>([
  [
    true,
    `(this is not|this isnt|its not|it is not|i am not|im not|you are not talking to|youre not talking to|yeh|ye|main|यह|मैं)`,
  ],
])

const NONE_HERE = new PhraseMatcher<true>([
  [true, '(there is no|theres no|there isnt any|no|koi|this isnt|this is not|its not|कोई)'],
])
/** Words with which "no Ravi" says that he cannot be reached at this number. */
const AT_NUMBER = new Set('here number phone lives stays rehta rahta yahan यहां रहता नंबर'.split(' '))

const NOBODY = new Set('nobody noone none kaun कौन'.split(' '))
const AT_HOME = regex`
  ^(?:
    lives?|living|stays?|staying|works?|here|number|phone|called|named|rehta|rahta|rehti|rahti|rehte|yahan|yahaan
    |naam|belong|belongs|moved|shifted|रहता|रहती|रहते|यहां|नंबर|फोन|नाम
  )$
`
/** A person who is out for the moment can be reached at this number. */
const OUT = /^(?:home|ghar|office|busy|available|abhi|moment|bahar|now|घर|अभी|बाहर|back)$/
const WRONG = new Set(['wrong', 'galat', 'गलत'])
const GONE = /\b(?:has|have|had|ne|is) (?:moved|shifted|left|gone away|changed|died|passed)\b/

/**
 * "Nobody called Deepak here", "Deepak yahan nahi rehta", "yeh Deepak ka number nahi hai", after the agent asked for
 * Deepak.
 */
function readNotHere({ heard, request, asked }: Message): Intent | undefined {
  if (asked.some(({ kind }) => kind === 'name')) return undefined
  for (const { from, to } of clausesOf(heard)) {
    if (to - from < MIN_SAID || to - from > MAX_SAID) continue
    const said = heard.words.slice(from, to)
    const isAway =
      said.some((word) => NOBODY.has(word)) ||
      (said.some((word) => DENIES.test(word)) && said.some((word) => AT_HOME.test(word))) ||
      GONE.test(said.join(' '))
    const isWrong = said.some((word) => WRONG.has(word))
    if (!(isAway || isWrong) || said.some((word) => OUT.test(word))) continue
    const name = said.find((word, at) => {
      if (!isAway && !WRONG.has(said[at - 1] ?? '')) return false
      const bare = word.length > 3 ? word.replace(/s$/, '') : word
      return (
        word.length >= 3 &&
        !isCommonWord(word) &&
        !AT_HOME.test(word) &&
        isAskedFor(bare, request) &&
        !isKnownName(bare, request)
      )
    })
    if (name !== undefined) return { intent: 'wrong_person', from, to }
  }
  return undefined
}

/** "Ravi doesn't live here any more", "Ravi ab yahan nahi rehta": a name that is written as one, whoever was asked for. */
function readMovedAway({ heard, request, asked }: Message): Intent | undefined {
  if (asked.some(({ kind, field }) => kind === 'name' || ASKS_WHO_LIVES.test(field.description))) return undefined
  for (const { from, to } of clausesOf(heard)) {
    const name = MOVED_AWAY.exec(heard.words.slice(from, to).join(' '))?.[1]
    if (name === undefined || isGrammarWord(name) || isCommonWord(name) || isKin(name) || isKnownName(name, request))
      continue
    const at = heard.words.indexOf(name, from)
    const written = heard.text.charAt(heard.starts[at] ?? 0)
    if ((isUpper(written) && at > 0) || (isUpper(written) && !ANYBODY.test(name)) || isAddressed(name, request))
      return { intent: 'wrong_person', from, to }
  }
  return undefined
}

const ASKS_WHO_LIVES = /\b(?:liv(?:e|es|ing)|stay(?:s|ing)?|resid\w+|rehta|rehte|family|tenants?)\b|रहत/i
const ANYBODY = /^(?:tenants?|owners?|customers?|guests?|students?|family|people|maids?|landlords?)$/
const MOVED_AWAY = regex('u')`
  ^(?:(?:no|sorry|actually|but|hello|nahi|ji|arre) )*(\p{L}{3,})(?: (?:ji|sahab|bhai|sir))? (?:
    (?:doesnt|does not|no longer|dont) (?:lives?|stays?) (?:here|at this (?:address|number|place))
      (?: (?:any ?more|anymore|any more|now|sorry|sir|madam))*
    |(?:ab |to )?(?:yahan|yahaan|yaha|idhar) (?:ab |pe |par )?nahi (?:rehta|rahta|rehti|rahti|rehte|rahte)
      (?: (?:hai|hain|ab|ji))*
  )$
`

/** A name, and what is said of it. */
const MIN_SAID = 2
const MAX_SAID = 10
const ASKED_FOR = regex('gu')`
  (?:
    (?:speaking|talking|speak|talk|connected) (?:with|to)|[Ii]s (?:this|that|it)|\b(?:Mr|Mrs|Ms|Miss|Dr|Shri|Smt)\.?
    |\b(?:Hi|Hello|Namaste)
  ) ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+)?)
  |([\u0900-\u097f]+)(?: जी)? से बात
`

/** Whether the agent asked for someone by this name: "Am I speaking with Deepak?" */
function isAskedFor(name: string, { history }: UnderstandRequest): boolean {
  return history.some(({ agent }) =>
    [...agent.matchAll(ASKED_FOR)].some(([, latin, hindi]) =>
      wordsOf(latin ?? hindi ?? '').some((folded) => folded === name || soundsTheSame(folded, name)),
    ),
  )
}

/** "No Ravi here", "koi Ravi nahi rehta", after the agent asked for Ravi. */
function readNobody({ heard, request }: Message): Intent | undefined {
  if (!heard.words.some((word) => AT_NUMBER.has(word))) return undefined
  for (const { from, to } of NONE_HERE.all(heard)) {
    const name = (heard.words[to] ?? '').replace(/s$/, '')
    if (name.length < 3 || isCommonWord(name) || isKnownName(name, request)) continue
    if (isAddressed(name, request)) return { intent: 'wrong_person', from, to: to + 1 }
  }
  return undefined
}

/** "This is not Priya", after the agent said "Hi Priya", where no name is given or asked for. */
function readNotMe({ heard, request, asked, found }: Message): Intent | undefined {
  if (asked.some(({ kind }) => kind === 'name') || found.some(({ plan }) => plan.kind === 'name')) return undefined
  for (const { from, to } of NOT_ME.all(heard)) {
    const name = heard.words[to] ?? ''
    const said = heard.words.slice(from, to).join(' ')
    const isNegative = /not|isnt/.test(said) || isDeniedBehind(heard, to + 1)
    if (
      !isNegative ||
      name.length < 3 ||
      isGrammarWord(name) ||
      isCommonWord(name) ||
      isKnownCity([name]) ||
      isKnownName(name, request)
    )
      continue
    const isCapital =
      (/this/.test(said) || heard.words.includes(name, to + 1)) &&
      isUpper(heard.text.charAt(heard.starts[to] ?? 0)) &&
      heard.breaks[to + 1] === true
    if (isCapital || isAddressed(name, request)) return { intent: 'wrong_person', from, to: to + 1 }
  }
  return undefined
}

/** "Main Priya nahi", "main Priya nahi bol rahi"; "main bank nahi aaunga" tells something else. */
function isDeniedBehind({ words, breaks }: Tokens, at: number): boolean {
  if (!/^(?:nahi|नहीं)$/.test(words[at] ?? '')) return false
  const next = words[at + 1]
  return next === undefined || breaks[at + 1] === true || IS_NOT.test(next)
}

const IS_NOT = /^(?:hoon|hun|hu|hai|hain|ji|bol|bolta|bolti|baat|हूं|हु|है|हैं|जी|बोल|बात)$/

/** Whether the agent has mentioned this name, in either script. */
export function isAddressed(name: string, { history }: UnderstandRequest): boolean {
  const key = isDevanagari(name) ? phoneticKey(name) : ''
  return history.some(({ agent }) =>
    (agent.match(NAMES) ?? []).some((written) => {
      const [folded = ''] = wordsOf(written)
      return folded === name || (key.length > 1 && !isDevanagari(folded) && phoneticKey(folded) === key)
    }),
  )
}

/** Words with a capital letter, and all of a script that has none. */
const NAMES = /\p{Lu}[\p{L}\p{M}]+|[\u0900-\u097f]+/gu

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase()
}

/** A name that the person gave: "I am not Arjun" corrects it. */
function isKnownName(name: string, { collected }: UnderstandRequest): boolean {
  return Object.values(collected).some((value) => typeof value === 'string' && value.toLowerCase().includes(name))
}

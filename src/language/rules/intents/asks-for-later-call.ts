import { type Clause } from '../words/clauses.ts'
import { handsOver, namesLaterTime } from './later-calls.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { KAR, NAHI, MAT } from './wish-words.ts'

export const TALKS = wordSet(
  'call phone telephone ring talk speak chat connect contact try dial baat कॉल काल फोन बात callback',
)
export const LATER = wordSet(
  `later then afterwards tomorrow tonight evening afternoon morning night after monday tuesday wednesday thursday friday saturday
   sunday another minutes minute hour hours while sometime weekend
   mahine महीने baad kal parso parson shaam sham saanjh sanjh subah dopahar raat der phir fir kabhi hafte somvar somwar mangalvar mangalwar budhvar
   budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar ravivar raviwar itwar
   बाद कल परसों शाम सांझ साँझ सुबह दोपहर रात देर फिर हफ्ते सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार`,
)
const BEFORE_TALK = wordSet(
  `please kindly just you can could will would may shall lets let us better maybe or so then and but we i ill well ok okay
   sorry no not now sir madam hello hi yes busy am im do u someone somebody also
   back again dont worry request`,
)
const AFTER_TALK = wordSet(
  `me us back again to you with in the a an at on after around about by next this some other time day days week half few ten
   five fifteen twenty thirty two three four six seven eight nine one pm am oclock please
   sir madam ok okay later then when i im free is it home or so and now`,
)
const OTHERS = wordSet(
  'him her them his doctor plumber police friend wife husband mother father boss bank office customer roz daily',
)
/** "Phone kar diya karo", "phone kiya jaye" */
const GOES_ON = /^(?:kar|ja|कर|जा)/
/** "Raat ko phone karna band karo" */
const ENDS = /(?:^| )(?:karna band|करना बंद) (?:kar|kij|ho|कर|कीज|हो)/
/** Told of the past, or complained of. */
const PAST = wordSet('tha thi the kiya ki hua gaya diya kyun kyu kyon था थी थे किया दिया क्यों')

/** "Call after six", "let's talk tomorrow", "das minute baad call karo", "परसों बात करते हैं" */
export function asksForLaterCall({ words, text, ends }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  const talk = said.findIndex((word) => TALKS.has(word))
  if (talk === -1 || !said.some((word) => LATER.has(word) || WEEK.test(word)) || said.some((word) => OTHERS.has(word)))
    return false
  if (endsAsking({ text, ends }, { to }) && /^(?:should|shall|do|did|must|when|why|who)$/.test(said[0] ?? ''))
    return false
  if (ENDS.test(said.join(' '))) return false
  if (said.some((word) => KAR.has(word)))
    return (
      !said.some(
        (word, at) => (PAST.has(word) && !GOES_ON.test(said[at + 1] ?? '')) || NAHI.has(word) || MAT.has(word),
      ) && said.length <= 9
    )
  if (/^(?:dont|never|not)$/.test(said[talk - 1] ?? '')) return false
  if (said[talk] === 'call' && /^(?:it|that)$/.test(said[talk + 1] ?? '')) return false // "call it five hours"
  const isOwnCall = said.slice(0, talk).every((word) => BEFORE_TALK.has(word)) || isThen(said.slice(0, talk))
  return (
    isOwnCall &&
    said.slice(talk + 1).every((word) => AFTER_TALK.has(word) || LATER.has(word) || TALKS.has(word) || /^\d/.test(word))
  )
}

/** The "next week" of "next week call me", the "tomorrow evening" of "tomorrow evening call" */
function isThen(said: readonly string[]): boolean {
  return (
    said.length > 1 &&
    said.some((word) => LATER.has(word) || WEEK.test(word)) &&
    said.every((word) => THEN.has(word) || LATER.has(word))
  )
}

const WEEK = /^(?:week|month|weekend)$/
const THEN = wordSet(
  'next in the on after a an at around by week month weekend one two three four five six seven eight nine ten half few day days minutes hours hour office lunch work dinner please you can sir',
)

/** "My brother will speak to you, he's back by nine" */
export function isBackLater(heard: Tokens, clause: Clause, clauses: readonly Clause[]): boolean {
  if (!namesLaterTime(heard, clause)) return false
  return clauses.some((one) => handsOver(heard, one))
}

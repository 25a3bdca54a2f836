import { regex } from '../../../base/regex.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { NOT, CALLING, CALL_NOUNS, MAT, BEFORE_NOT } from './wish-words.ts'
import { reaches } from './reaches.ts'
import { wishesNoCalls } from './wishes-no-calls.ts'
import { isEndedBehind, isEndedAhead } from './ends-calls-in-hindi.ts'

const STOPS = wordSet('stop quit cease end')
const AGAIN = wordSet('again further ever anymore never more henceforth future any')
/** Who is called: "don't call me", "… this number", "… here". */
const CALLED = wordSet('me us here number my our')
const BETWEEN_NOT = wordSet(
  `you ever please dare want wish to be need like any more your the these those again even u get receive getting receiving for
   me us such further other have been keep or and`,
)
const BETWEEN_STOP = wordSet(
  'with the these those this all your any making such please me us giving sending doing of and',
)

/** "Stop these calls", "don't you ever call me again", "mujhe koi call nahi chahiye", "call karna band karo". */
export function endsCalls(heard: Tokens, { from, to }: Clause): boolean {
  const { words } = heard
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    if (STOPS.has(word) && !NOT.has(words[at - 1] ?? '') && reaches(words, at + 1, to, BETWEEN_STOP, CALLING))
      return true
    if (NOT.has(word) && isOwnOrder(words, at, from) && isForGood(words, at, to)) return true
    if (CALL_NOUNS.has(word) && !isOfDoor(words, at, from, to) && isEndedBehind(words, at, from, to)) return true
    if (MAT.has(word) && isEndedAhead(words, at, from, to)) return true
  }
  const said = words.slice(from, to).join(' ')
  return wishesNoCalls(said) || NOT_WISHED.test(said) || NO_MORE_CALLS.test(said) || UNLAWFUL.test(said)
}

/** "Ghanti mat bajana, bachcha so raha hai": the bell of the door, unless it is to be rung again or on the phone. */
function isOfDoor(words: readonly string[], at: number, from: number, to: number): boolean {
  return BELL.has(words[at] ?? '') && !words.slice(from, to).some((word) => AGAIN_HINDI.has(word))
}

const BELL = wordSet('ghanti घंटी')
const AGAIN_HINDI = wordSet('dobara dubara phir fir baar bar phone mobile दोबारा दुबारा फिर बार फोन मोबाइल')

/** "No more donation calls please" */
const NO_MORE_CALLS = regex`
  ^(?:(?:please|and|so|ok|okay|just|but|also|then|kindly) )*no more (?:of )?(?:(?:your|these|those|such|any) )?(?:\w+ ){0,2}?
    (?:calls|messages|texts|sms|phone calls|reminders|calling|whatsapps?)
    (?! (?:before|after|till|until|during|on|in|at|come|came|comes|coming|are|were|have|has|reach|reached|now)\b)
`

/** "I'm registered on DND", "this call is a violation", "I'll report this number": the law against calls is called upon. */
const UNLAWFUL = regex('u')`
  (?<!\b(?:not|isnt|wasnt|never) )\b(?:registered|enrolled|listed|activated|signed up|subscribed|registration)
    (?: (?:my|this|the|our)(?: \w+)?)? (?:on|with|under|in|for|at) (?:the )?(?:national )?(?:dnd|dnc|ndnc|do not (?:disturb|call)|dont (?:disturb|call))\b
  |\b(?:this|these|such|your|unsolicited)(?: \w+)? (?:call|calls|calling|messages) (?:is|are|amounts? to|count as|violates?)
    [ ](?:an? |the |plain |pure |total )*(?:violation|illegal|unlawful|harassment|against the law|offence|nuisance|intrusion|invasion|trai|dnd)\b
  |\b(?:ill|i will|well|we will|(?:im|i am|we are) (?:going to|gonna)|(?:i|we|ill|well|i will|we will) have to)
    [ ](?:be )?(?:report|reporting|block|blocking) (?:this|your|these) (?:number|call|calls|caller)\b(?! (?:as|on)\b)
  |\b(?:im|i am|ill|i will) (?:now |going to )?block(?:ing)? (?:you|you people|you guys|your number|this number|all of you)(?: (?:now|today|too|right now))*$
  |(?:^| )(?:dnd|डीएनडी) (?:\S+ ){1,5}?(?:phir|fir|to|tab|फिर|तो|तब) (?:bhi|भी)(?: |$)
`

/** "Main nahi chahta ki aap mujhe phone karein" */
const NOT_WISHED = regex('u')`
  (?:^| )(?:nahi|nai|नहीं) (?:chah|चाह)(?:t[aie]|ta|त[ाीे])(?: (?:hoon|hun|hu|hain|हूं|हैं))? (?:ki|कि) (?:\S+ ){0,4}?
    (?:call|phone|message|sms|कॉल|काल|फोन|मैसेज)(?: |$)
`

function isOwnOrder(words: readonly string[], at: number, from: number): boolean {
  const first = words[at] === 'not' && words[at - 1] === 'do' ? at - 1 : at
  if (first === from) return true
  const before = words[first - 1] ?? ''
  if (before === 'i' || before === 'we' || before === 'id' || before === 'wed') return WANTS.has(words[at + 1] ?? '')
  if (before === 'to') return words.slice(Math.max(0, first - 5), first - 1).some((word) => OWN_TELLING.has(word))
  if (
    words
      .slice(Math.max(0, first - 4), first)
      .some((word, index, near) => word === 'your' && OWN_TELLING.has(near[index - 1] ?? ''))
  )
    return true
  return before === 'you' || before === 'people' ? OWN_TELLING.has(words[first - 2] ?? '') : BEFORE_NOT.has(before)
}

const WANTS = wordSet('want wish like need')
const OWN_TELLING = wordSet(
  'told asked tell telling warned like want request requested need inform informed instruct instructed begged',
)

function isForGood(words: readonly string[], at: number, to: number): boolean {
  // "Sir never calls me" tells of him.
  if (!reaches(words, at + 1, to, BETWEEN_NOT, CALLING) || TELLS_OF_HIM.test(words[at + 1] ?? '')) return false
  const rest = words.slice(at + 1, to)
  const call = rest.findIndex((word) => CALLING.has(word))
  const behind = rest.slice(call + 1)
  if (words[at] !== 'no' && FROM_NOW_ON.test(behind.join(' '))) return true
  if (
    behind.some((word, index) => CONDITIONS.has(word) && !(word === 'from' && FROM_YOU.has(behind[index + 1] ?? ''))) ||
    behind.some((word) => word === 'him' || word === 'her' || word === 'them')
  )
    return false
  if (words[at] === 'no') return rest[call] !== 'call' && rest.includes('more')
  const isWish = rest.slice(0, call).some((word) => WANTS.has(word))
  return (
    words[at] === 'never' ||
    isWish ||
    rest.some((word) => AGAIN.has(word)) ||
    (behind.every((word) => ENDINGS.has(word)) && behind.some((word) => CALLED.has(word)))
  )
}

const TELLS_OF_HIM = /^(?:calls|rings|phones|contacts|texts|messages|bothers|disturbs)$/

/** "Don't call me after today", "never ring this number from now on" */
const FROM_NOW_ON = regex`
  ^(?:(?:me|us|here|this|number|on|my|our) )*
    (?:after today|from (?:today|tomorrow|now|here)(?: on| onwards?)?|henceforth|hereafter)
    (?: (?:please|sir|madam|ok|okay))*$
`
const ENDINGS = wordSet(
  'me us here this that my our number phone mobile cell line on please at all again sir madam okay ok now',
)
/** "Calls from you" are all of them. */
const FROM_YOU = wordSet('you your this these here any')
const CONDITIONS = wordSet(
  `before after between until till unless while during today tonight tomorrow now right except from around early late if when
   that abhi aaj back then`,
)

import { regex } from '../../../base/regex.ts'
import type { FieldValue } from '../../../ports/language.ts'
import { isAbout, topicsOf } from '../yes-no/topics.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { type FieldKind, WHEN } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { saysNumberPassedOn } from '../names/not-this-person.ts'
import type { ReadAlone } from '../parts/remaining-parts.ts'
import { type Clause, clauseAround, clausesOf } from '../words/clauses.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import type { Intent } from './intent-phrases.ts'
import { intentsIn } from './intents.ts'
import { isOfWhomIsAsked } from './is-of-whom-is-asked.ts'
import { tellsFault } from '../options/sound-beside.ts'
import { isNoHome } from './no-dealings.ts'

// What stands beside a wish for another call, for no calls or for another person: an answer, or nothing but the wish.

/** What is said beside a wish counts; the time of "I'm driving, call me after six" is that of the call. */
export function valuesBeside({ intent, from, to }: Intent, message: Message): Record<string, FieldValue> {
  if (intent === 'wrong_person') return {}
  return message.volunteered(from, to, ({ kind, cues }) => {
    return intent !== 'callback_requested' || !WHEN.has(kind) || [...cues].some((cue) => CALLS.has(cue))
  })
}

/**
 * "I'm busy now, tomorrow at 5" answers the question for a day; a new phone number answers "wrong number"; "yes, call
 * me back" and "no, don't call me" answer "shall we call you?".
 */
export function isAnswerAfterAll({ intent, from, to }: Intent, message: Message): boolean {
  const words = message.heard.words.slice(from, to)
  if (isOfBefore({ intent, from, to }, message) || isNotNeeded(message.heard, to)) return true
  const aboutCalls = message.asked.find(
    ({ kind, label, questionWords, field }) =>
      kind === 'boolean' &&
      !ASKS_NOW.test(field.description) &&
      ([...label, ...questionWords].some((word) => CALL_AGAIN.has(word)) || BY_PHONE.test(field.description)),
  )
  switch (intent) {
    case 'wrong_person':
      if (isOfWhomIsAsked({ from, to }, message)) return true
      // "It's an office, not a house" to "home or office?"
      if (isNoHome(message.heard) && message.found.some(({ plan: { kind }, isAsked }) => isAsked && PLACED.has(kind)))
        return true
      if (
        saysNumberPassedOn(words) &&
        !HAD_BEFORE.test(message.heard.words.join(' ')) &&
        message.asked.some(({ kind }) => kind === 'phone')
      )
        return true
      return message.found.some(({ plan, isAsked }) => plan.kind === 'phone' || (isAsked && deniesAsked(message, plan)))
    case 'opted_out':
      if (isOtherNumber(message, { from, to }) || limitsMessages(message, { from, to })) return true
      if (isOnlyTooOften(message, { from, to })) return true
      if (words.some((word) => FOR_GOOD.has(word))) return false
      if (message.found.some(({ plan, isAsked }) => isAsked && isOfChannels(plan))) return true
      if (isForWhatLiesBeyond(message, { from, to })) return true
      return answeredNo(message, aboutCalls ?? messagesAskedFor(message))
    case 'callback_requested': {
      if (aboutCalls) {
        if (!message.has(aboutCalls.field.name)) message.answer(aboutCalls, true)
        return true
      }
      if (message.found.some(({ plan, isAsked }) => isAsked && plan.kind === 'phone') && !saysNotNow(message))
        return true
      if (willCallBeside(message, { from, to })) return true
      const said = message.heard.words.join(' ')
      if (FREE_NOW.test(said)) return true
      const isCallWished = asksForCall(message.heard)
      if (!isCallWished && (isAnsweredAllTheSame(message, to) || LISTENS.test(said) || tellsFaultBehind(message, to)))
        return true
      const offered = message.asked.find((plan) => isTimeAskedFor(message, plan))
      if (offered) {
        message.answer(offered, false)
        return true
      }
      const when = message.found.find(({ plan, isAsked }) => isAsked && WHEN.has(plan.kind))
      return when !== undefined && (!isCallWished || [...when.plan.cues].some((cue) => CALLS.has(cue)))
    }
  }
}

/**
 * "I told your people to stop calling, but it's fine now, I'll pay by UPI", "I said call later, now I tell you: Sunday": the
 * wish was of before, or of another time, and the answer follows.
 */
function isOfBefore({ intent, to }: Intent, { heard, found }: Message): boolean {
  if (intent === 'wrong_person') return false
  // "Yes" and "no" may stand for the wish, unless it is given up.
  if (found.some(({ plan, isAsked }) => isAsked && plan.kind === 'boolean')) return isGivenUp(heard)
  const answer = found.find(({ isAsked, from }) => isAsked && from >= to)
  if (answer === undefined) return false
  const next = heard.breaks.indexOf(true, to)
  if (next === -1 || next > answer.from) return false
  const isTold = TOLD.test(heard.words.slice(0, to).join(' '))
  // "… not to call my office again but this number's fine. It's for braces."
  const goesOn = heard.words.slice(isTold ? to : next, answer.from).some((word) => AGAINST.test(word) || NOW.test(word))
  return goesOn && (intent === 'opted_out' || isTold)
}

/** "I asked your staff not to ring, but it's fine, yes": the wish was told before, and a part that is set against it gives it up. */
function isGivenUp({ words }: Tokens): boolean {
  const at = words.findIndex((word) => AGAINST.test(word))
  return at > 0 && TOLD.test(words.slice(0, at).join(' ')) && FINE.test(words.slice(at).join(' '))
}

const FINE = regex('u')`
  \b(?:its|it is|thats|that is|is|im|i am) (?:fine|ok|okay|all right|alright)\b
  |\b(?:fine now|no problem|never mind|anyway|anyways|theek|thik|koi baat|chalo)\b
  |(?<!\p{L})(?:ठीक|कोई बात|चलो)(?![\p{L}\p{M}])
`
const NOW = /^(?:now|ab|abhi|bas|अब|अभी|बस)$/
const TOLD = /\b(?:told|said|asked|kaha|bola|boli)\b|कहा|बोला|बोली/

/** "Afternoon, and don't call again and again, once is enough": beside an answer, only that it is too often. */
function isOnlyTooOften({ heard, found }: Message, { from, to }: Clause): boolean {
  const wish = clauseAround(heard, { from, to })
  if (!TOO_OFTEN.test(heard.words.slice(wish.from, wish.to).join(' ')) && !ONCE_WILL_DO.test(heard.words.join(' ')))
    return false
  return found.some(
    ({ isAsked, plan, ...one }) =>
      isAsked && plan.kind !== 'boolean' && plan.kind !== 'text' && (one.to <= wish.from || one.from >= wish.to),
  )
}

const TOO_OFTEN = regex('u')`
  \bagain and again\b|\b(?:so|too|that) (?:many times|often|much)\b|\b(?:ten|five|twenty|hundred|fifty|\d+) times\b
  |(?:^| )(?:baar baar|bar bar|baar bar|das baar|ghadi ghadi|बार बार|दस बार|घड़ी घड़ी)(?: |$)
`
const ONCE_WILL_DO = regex('u')`
  \b(?:once|one call|one time|one ring) (?:is|was|will be) (?:enough|fine|sufficient|ok)\b|\bonce will do\b
  |(?:^| )(?:ek baar|ek call|एक बार|एक कॉल) (?:hi |ही )?(?:kaa?fi|bahut|bas|काफी|बहुत|बस)(?: |$)
`

/** "This number is mine now, it was somebody else's": no answer, but why who was called is not there. */
const HAD_BEFORE = regex('u')`
  (?:^| )(?:kisi aur|kisi or|किसी और) (?:ka|ke paas|का|के पास)(?: |$)|\b(?:someone|somebody) else\b
  |(?:^| )(?:main|mai|मैं) \S+ (?:nahi|नहीं) (?:bol|hoon|hun|बोल|हूं)(?: |$)
`

/** "8000, isse upar wale ke liye phone mat karna": beside an answer, only calls about what lies beyond it are ruled out. */
function isForWhatLiesBeyond({ heard, found }: Message, { from, to }: Clause): boolean {
  const wish = clauseAround(heard, { from, to })
  if (!BEYOND.test(heard.words.slice(wish.from, wish.to).join(' '))) return false
  return found.some((one) => one.isAsked && one.to > one.from && (one.to <= wish.from || one.from >= wish.to))
}

const BEYOND = regex('u')`
  (?:^| )(?:[iu]s ?se|itne se|[इउ]स ?से|इतने से) (?:\S+ )?(?:upar|oo?par|zyada|jyada|kam|neeche|niche|meh[ae]ng[aei]|ऊपर|उपर|ज्यादा|कम|नीचे|महंग[ाेी])(?: |$)
  |\b(?:above|over|below|under|beyond|(?:more|less|higher|lower|costlier) than) (?:that|this|it)\b
`

/** "WhatsApp is fine, call mat kijiye" to "how shall we reach you?" */
function isOfChannels({ kind, field }: FieldReader): boolean {
  return kind === 'enum' && (field.options ?? []).filter((option) => CHANNEL.test(option)).length > 1
}

const CHANNEL = /\b(?:e-?mail|post|letter|whatsapp|sms|text|message|call|phone|app)\b/i
const PLACED = new Set<FieldKind>(['enum', 'text', 'address'])

/** "Call later की ज़रूरत नहीं" */
function isNotNeeded({ words }: Tokens, to: number): boolean {
  return NOT_NEEDED.test(words.slice(to, to + 4).join(' '))
}

const NOT_NEEDED =
  /^(?:(?:karne|karna|करने|करना) )?(?:ki |की )?(?:zaroorat|zarurat|jarurat|jaroorat|need|जरूरत|ज़रूरत) (?:nahi|नहीं)/

/** "I'm driving, but yes it hurts": the answer stands in a part that is set against the circumstance. */
function isAnsweredAllTheSame({ heard, found }: Message, wishTo: number): boolean {
  return found.some(
    ({ isAsked, from }) => isAsked && heard.words.slice(wishTo, from).some((word) => AGAINST.test(word)),
  )
}

/** "I'm driving, but the tap leaks" to "what is wrong?": the fault is told behind the circumstance. */
function tellsFaultBehind({ heard, asked }: Message, wishTo: number): boolean {
  if (!asked.some(({ kind }) => kind === 'text')) return false
  const behind = heard.words.slice(wishTo)
  const said = behind.join(' ')
  return behind.length >= MIN_TOLD && (tellsFault(said) || OUT_OF_ORDER.test(said)) && !OF_THE_LINE.test(said)
}

const MIN_TOLD = 3
const OUT_OF_ORDER = regex('u')`
  \bleak(?:s|ing|age)?\b|\bnot (?:heating|cooling|charging|starting|turning|draining|spinning)\b
  |(?:^| )(?:too?t ga\S+|band (?:pad|ho ga)\S*|nahi chal|लीक|टूट ग\S+|बंद (?:पड|हो ग)\S*|नहीं चल)
`
const OF_THE_LINE = /\b(?:network|voice|awaa?z|signal|line|call)\b|आवाज|नेटवर्क|सिग्नल/
const AGAINST = /^(?:but|par|lekin|magar|phir|still|anyway|anyways|though|khair|खैर|लेकिन|पर|मगर|फिर)$/
/** "Earlier I said call me later, but I'm free now" */
const FREE_NOW = regex`
  \b(?:but|par|lekin|magar|now|ab|abhi) (?:im |i am |main |mai )?(?:ab |abhi |now )?free(?: now| hoon| hun| hu)?\b
  |(?:पर|लेकिन|अब|अभी) (?:मैं )?(?:अब )?(?:फ्री|खाली) (?:हूं|हु)
`
/** "Bolo jaldi, meeting mein hoon", "go ahead, make it quick" */
const LISTENS = regex('u')`
  \b(?:
    bolo|boliye|bataiye|batao|kahiye|poochiye|puchiye|go ahead|go on|tell me|carry on|ask quickly|make it quick
    |be quick|thats ok|thats fine
  )\b
  |(?<!\p{L})(?:बोलो|बोलिए|बताइए|बताओ|कहिए|पूछिए)(?![\p{L}\p{M}])
`

/** "यहाँ कोई पालतू नहीं है" to "do you have pets?": there is none of what was asked for. */
function deniesAsked({ heard }: Message, plan: FieldReader): boolean {
  if (plan.kind !== 'boolean' || !ASKS_FOR_ANY.test(plan.field.description)) return false
  return isAbout(heard.words, topicsOf(plan).yes)
}

const ASKS_FOR_ANY = /\b(?:any|have|own|keep|is there|are there|koi)\b|कोई/i

/** "Bruno. I'll ring you later about his diet": the speaker answers, and will call of himself. */
function willCallBeside({ heard, found }: Message, { from, to }: Clause): boolean {
  const wish = clauseAround(heard, { from, to })
  if (!OWN_CALL.test(heard.words.slice(wish.from, wish.to).join(' ')) || NOT_FREE.test(heard.words.join(' ')))
    return false
  return found.some((one) => one.isAsked && (one.to <= wish.from || one.from >= wish.to) && one.to > one.from)
}

const OWN_CALL = regex('u')`
  \b(?:ill|i will|ill just|well|we will|i can|let me|i shall|im going to) (?:(?:just|also|then|definitely) )?
    (?:call|phone|ring|message|text)\b
  |(?:^| )(?:main|mai|hum|मैं|हम) (?:\S+ )*?(?:call|phone|fone|कॉल|काल|फोन) (?:kar ?)?(?:
    (?:le?|de?)?[uo]o?ng[ai]|karung[ai]|karoong[ai]|karenge|lenge|denge|(?:कर )?(?:लूंगा|लूंगी|दूंगा|दूंगी|लेंगे|देंगे)|करूंगा|करूंगी|करेंगे
  )(?: |$)
`
const NOT_FREE = regex`
  \b(?:
    busy|driving|in a meeting|in the middle of|no time|not now|right now|cant talk|cannot talk|vyast|time nahi
    |meeting
  )\b
  |व्यस्त|बिजी|समय नहीं|मीटिंग
`

function answeredNo(message: Message, plan: FieldReader | undefined): boolean {
  if (plan !== undefined) message.answer(plan, false)
  return plan !== undefined
}

/** "Nahi, message nahi chahiye" to "do you want daily prices by SMS?" */
function messagesAskedFor({ asked, heard }: Message): FieldReader | undefined {
  if (heard.words.some((word) => CALLS.has(word) || FOR_GOOD.has(word))) return undefined
  return asked.find(({ kind, field }) => kind === 'boolean' && MESSAGES.test(field.description))
}

const MESSAGES =
  /\b(?:sms|messages?|whatsapp|texts?|e-?mails?|newsletters?|alerts?|reminders?|updates?|offers)\b|मैसेज|एसएमएस|संदेश/i

/** "98450 22113, call after 5" tells when that number is answered; "…, but I'm busy now" asks for another call. */
function saysNotNow({ heard }: Message): boolean {
  return heard.words.some((word) => NOT_NOW.has(word))
}

const NOT_NOW = new Set('busy later back now again driving meeting abhi baad vyast अभी बाद व्यस्त बिजी'.split(' '))

/** "I'm busy this weekend" to "can we come this weekend?" */
function isTimeAskedFor({ heard }: Message, { kind, field }: FieldReader): boolean {
  if (kind !== 'boolean' || heard.words.some((word) => CALLS.has(word))) return false
  const time = OFFERED_TIME.exec(field.description)?.[0].toLowerCase()
  return time !== undefined && heard.words.includes(time)
}

const OFFERED_TIME =
  /\b(?:weekend|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening)\b/i

/** "घर वाले नंबर पर फ़ोन मत करना, 94141… पर करना": one number is put in the place of another. */
function isOtherNumber({ heard, found }: Message, { from, to }: Clause): boolean {
  const clause = clauseAround(heard, { from, to })
  const isOnNumber = heard.words.slice(clause.from, clause.to).some((word) => ON.has(word))
  return isOnNumber && found.some((one) => one.plan.kind === 'phone' && one.isAsked && one.from >= to)
}

/** "You can mail me at …, but don't spam me": who gives a contact, and wants no advertisements there. */
function limitsMessages({ heard, found }: Message, { from, to }: Clause): boolean {
  const at = heard.words.findIndex((word, index) => index >= from && index < to && ADVERTISING.test(word))
  return (
    at !== -1 &&
    !heard.words.some((word) => FOR_GOOD.has(word)) &&
    found.some((one) => one.isAsked && CONTACTS.has(one.plan.kind) && one.to <= at)
  )
}

const ADVERTISING = /^(?:spam\w*|promotions?|promotional|ads?|advertis\w*|newsletters?|marketing|स्पैम)$/
const CONTACTS = new Set<FieldKind>(['email', 'phone'])
const ON = new Set('on par pe number नंबर पर पे'.split(' '))

/** "I'm busy tomorrow, I'll come on Friday": what is said beside it answers the question for a day. */
export function readBesideBusy(message: Message, { from, to }: Intent, readAlone: ReadAlone): void {
  const { heard, asked } = message
  const plan = asked.find(({ kind }) => WHEN.has(kind))
  if (plan === undefined || message.has(plan.field.name) || asksForCall(heard)) return
  for (const clause of clausesOf(heard)) {
    if (clause.from < to && clause.to > from) continue
    const [said] = readAlone(textBetween(heard, clause.from, clause.to), plan.field.name).found.filter(
      (one) => one.plan === plan && one.isExplicit,
    )
    if (said) message.take(plan, said.value, true, clause.from + said.from, clause.from + said.to)
    if (said) return
  }
}

/** "Thoda busy hoon, kal gyarah baje call kar lena": one of the wishes is for a call. */
function asksForCall(heard: Tokens): boolean {
  const later = intentsIn(heard).own.filter(({ intent }) => intent === 'callback_requested')
  return later.some(({ from, to }) => heard.words.slice(from, to).some((word) => CALLS.has(word)))
}

/** Words with which "don't call me" is more than an answer to "shall we call you?". */
const FOR_GOOD = new Set(
  `stop quit again anymore never ever list remove delete unsubscribe any more dobara dubara phir band hata hatao aage number opt alone
   दोबारा दुबारा फिर बंद हटा हटाओ आगे नंबर`.split(/\s+/),
)
/** "Is this a good time to talk?" does not offer a call. */
const ASKS_NOW = /\b(?:good|right|convenient) time\b|\b(?:now|free|busy)\b/i
const CALL_AGAIN = new Set('call calls calling callback ring contact कॉल काल फोन'.split(' '))
/** "Whether we may phone you", unlike "whether the phone is under warranty" */
const BY_PHONE = /\bphone (?:you|him|her|them|back|calls?)\b|\b(?:by|on|over) (?:the )?phone\b/i
const CALLS = new Set(
  'call calls calling callback phone telephone ring talk speak contact try baat lagaiye lagana milaiye कॉल काल फोन बात लगाइए लगाना मिलाइए'.split(
    ' ',
  ),
)

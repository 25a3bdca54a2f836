import { regex } from '../../base/regex.ts'
import type { DialogueAct, Language } from '../../ports/language.ts'
import { WANTS_HUMAN } from './asks-for-human.ts'
import { hesitationsIn } from './set-aside/hesitates.ts'
import { clausesOf } from './words/clauses.ts'
import type { Tokens } from './words/tokens.ts'
import { PhraseMatcher } from './words/phrase-matcher.ts'
import { DENIES, NAHI } from './words/function-words.ts'

/** What a message is that gives no value; a goodbye and mere sounds use up an attempt, as dialogue acts do not. */
export type Move = DialogueAct | 'bye' | 'noise'

const DIALOGUE_ACTS = new PhraseMatcher<'repeat' | 'who' | 'why' | 'wait'>([
  [
    'repeat',
    `(can|could|would|will) (you|u) (please|) (repeat|say that again|say it again|come again|speak up|speak slowly|explain|rephrase)
     (please|) repeat (that|it|please|the question|) .
     (come|say) again
     (pardon|pardon me|beg your pardon|excuse me|sorry what|what was that|what did you say|huh) .
     say (that|it) again
     (speak|talk|say it) (a bit|a little|little|) (slowly|slower|louder|loudly|loud|clearly|up) (please|) .
     (louder|slower|slowly|clearly) (please|) .
     (zor|jor|dheere|dhire|aaram) (se|) (bolo|boliye|bolna|bolen)
     (ज़ोर|जोर|धीरे) (से|) (बोलो|बोलिए|बोलना)
     (i|) (didnt|did not|couldnt|could not|cant|cannot|dont|do not) (hear|catch|understand|follow) (you|that|it|what|)
     (i|) (didnt|did not|couldnt|could not|cant|cannot|dont|do not) (quite|) get (you|your|that|this|it|what|the|a word|any)
     (i|) (didnt|did not|couldnt|could not|cant|cannot|dont|do not) (quite|) get .
     what do you mean
     (what|whats) (was|is|were|are|) (the|your|my) (question|questions|option|options|choice|choices) (again|) .
     (what|which question) (did|do|were|are) you (ask|asking|say|saying|want to know) (me|) (again|) .
     (phir|fir|dobara|dubara|ek baar phir|ek baar aur) (se|) (bolo|boliye|bolna|bataiye|batao|kahiye|kaho|poocho|puchiye)
     (samajh|samjh|samjha|sunai|sunaai) (nahi|mein nahi|me nahi) (aaya|aya|aayi|diya|de raha|)
     nahi (samjha|samjhi|suna|sunai diya)
     (kya|kyaa) (kaha|bola|bole|matlab)
     (फिर|दोबारा|दुबारा|एक बार फिर|एक बार और) (से|) (बोलो|बोलिए|बोलना|बताइए|बताओ|कहिए|कहो|पूछिए)
     (समझ|समझा|सुनाई) (नहीं|में नहीं) (आया|आई|दिया|दे रहा|)
     नहीं (समझा|समझी|सुना)
     क्या (कहा|बोला|मतलब)`,
  ],
  [
    'who',
    `who (is|are|am i) (this|that|you|speaking|calling|talking to|speaking to|it|)
     (whos|who s) (this|that|speaking|calling|there|it)
     (talk|speak|connect me|transfer me|talking|speaking) (to|with) (a|an|some|any|your|the|) (real|live|) (human|person|agent|manager|machine|robot|executive|someone|somebody|insaan|aadmi)
     ${WANTS_HUMAN}
     (sorry|from|) (which|what) company (is this|is it|are you from|from|) .
     (kaun si|kaunsi|kon si|konsi|kaun sa|kis) (company|kampani) (se|hai|) .
     (kaun si|kaunsi|kon si|konsi|kaun sa|kis) (company|kampani) (se|ki taraf se) (bol|baat|call|phone|ho|hain)
     (कौन सी|कौनसी|किस) (कंपनी|कम्पनी) (से|है|) .
     (कौन सी|कौनसी|किस) (कंपनी|कम्पनी) (से|की तरफ से) (बोल|बात|कॉल|फोन)
     (is|are) (this|it|that|you) (really|actually|) (a|an|the|some kind of|) (scam|fraud|spam|prank|genuine|legit|legitimate|fake|joke|for real)
     (who|how|where|kisne|kaise) * (gave|give|given|got|get|find|found) (you|) (my|this) (number|name|contact|details)
     (mera|yeh|ye) (number|contact) (kahan se|kisne|kaise|kidhar se) (mila|diya|aaya|liya)
     (robot|bot|machine|computer|recording|insaan|asli) (ho|hain|hai) (kya|) .
     (मेरा|यह|ये) नंबर (कहां से|किसने|कैसे|किधर से) (मिला|दिया|आया|लिया)
     (रोबोट|बॉट|मशीन|कंप्यूटर|रिकॉर्डिंग|इंसान) (हो|हैं|है) (क्या|) .
     (robot|bot|machine|computer|recording|insaan|aadmi|रोबोट|मशीन|कंप्यूटर|रिकॉर्डिंग|इंसान|आदमी) (ho|hain|hai|हो|हैं|है|) (ya|या) (koi|phir|asli|sach mein|कोई|फिर|असली|) (robot|bot|machine|computer|recording|insaan|aadmi|रोबोट|मशीन|कंप्यूटर|रिकॉर्डिंग|इंसान|आदमी)
     (kya|क्या) (ye|yeh|yah|meri|aap|यह|ये|मेरी|आप) (call|baat|sab|awaaz|कॉल|बात|सब|) (record|recording|रिकॉर्ड|रिकॉर्डिंग) (ho|kar|हो|कर) (raha|rahi|rahe|रहा|रही|रहे) (hai|hain|ho|है|हैं|हो) .
     (ye|yeh|yah|meri|aap|यह|ये|मेरी|आप) (call|baat|sab|awaaz|कॉल|बात|सब|) (record|recording|रिकॉर्ड|रिकॉर्डिंग) (ho|kar|हो|कर) (raha|rahi|rahe|रहा|रही|रहे) (hai|hain|ho|है|हैं|हो) (kya|क्या|na|ना) .
     is (this|the|my) (call|conversation|chat|) (being|getting) (recorded|taped) .
     are you (a|an|the|) (robot|bot|machine|computer|human|person|real|ai|real person|recording)
     (am i|is this) (talking|speaking|) (to|) (a|an|) (robot|bot|machine|computer|human|ai|recording|real person)
     (where|what company|which company) are you calling from
     (aap|tum|ye|yeh|main) (log|) (kaun|kon)
     (kaun|kon) (bol|baat|hai|ho|hain|bolraha)
     (kahan|kidhar) se (bol|baat|call|phone)
     (आप|तुम|ये|यह) (लोग|) कौन
     कौन (बोल|बात|है|हो|हैं)
     (कहां|किधर) से (बोल|बात|कॉल)`,
  ],
  [
    'why',
    `why (do|would|should|are|must) (you|i|u|we) (need|want|ask|asking|have|know|give|tell|say) (to|) (know|ask|this|that|it|my|your|me|for|)
     why (are|r|do|did|have) you (keep|been|) (call|calling|called|phone|phoning|phoned|contact|contacting|contacted|message|messaging|texting) (me|us|)
     (aap|aapne|apne|) (call|phone|fon) (kyon|kyun|kyu|kis liye|kisliye)
     (आप|आपने|) (कॉल|फोन) (क्यों|क्यूं|किसलिए|किस लिए)
     (ye|yeh|yah|isko|ise|यह|ये|इसे) (sab|सब|) (jaankar|jaanke|jankar|poochkar|poochke|puchkar|puchke|lekar|leke|जानकर|जानके|पूछकर|पूछके|लेकर) (aap|tum|aapko|आप|तुम|आपको|) (log|लोग|) (kya|क्या) (karenge|karoge|karna|milega|faayda|fayda|करेंगे|करोगे|करना|मिलेगा|फायदा)
     (aap|tum|आप|तुम) (log|लोग|) (iska|isse|इसका|इससे) (kya|क्या) (karenge|karoge|करेंगे|करोगे)
     what (will|would|do|are) you (people|) (do|doing|going to do|gain|get) (with|from|by|out of|knowing) (this|that|it|my|knowing|the|all this)
     (and|but|so|) (what for|for what) .
     why (is (this|that|it)|this|that|) (needed|required|necessary|important|)  .
     (who|what) wants to know
     (what|whats) (is|) (this|it|that|the) (call|) (all|) (about|for|regarding) .
     (kya|kis) (kaam|baat|silsile|liye) (hai|hain|se|me|mein|ke liye) (call|phone|) (kiya|kar rahe|hai|) .
     (kis|kiske) (baare|bare) (me|mein) (hai|) .
     किस (बारे|सिलसिले) में (है|) .
     क्या काम (है|) .
     (what|why) (is it|is that|does it|do you) (to you|matter|care) .
     (does|what does) (it|that) matter .
     (kyon|kyun|kyu) (chahiye|poochh|pooch|puch|puchh|jaanna|batau|bataun|bataye|batayein|de|dun|doon)
     (kis liye|kisliye|kyon|kyun|kyu) .
     (क्यों|क्यूं) (चाहिए|पूछ|जानना|बताऊं|बताएं|दूं)
     (किसलिए|किस लिए|क्यों|क्यूं) .`,
  ],
  [
    'wait',
    `(wait|hold on|hang on|hold) (a|one|) (minute|moment|second|sec|min|bit|) .
     (hold on|hang on) (my|the|someone|somebody|theres|there is)
     (give me|just|) (a|one|ek) (minute|moment|second|sec|min) .
     (just|) (let me|i need to|i have to|ill|i will|i must) (just|) (get|find|check|fetch|look|grab|see|search|look for|open|ask|read|think)
     let me (just|) bring
     (zara|) (ruko|rukiye|rukna|ruk jao|thehro|thahriye|hold karo|hold kijiye) (zara|ek minute|ek min|)
     ek (minute|min|second|sec) (ruko|rukiye|dijiye|do|)
     (dekh|dekhkar|dekhke|puch|puchh|sochkar|soch|soch kar) (ke|kar|) (batata|batati|batate|bataunga|bataungi)
     (sochna|dekhna|puchna|poochna) (padega|hoga)
     (hold|होल्ड) (कीजिए|कीजिएगा|करिए|करो|करना) (please|प्लीज|)
     (होल्ड) (kijiye|karo|kariye) (please|)
     (रुको|रुकिए|ठहरिए|एक मिनट|एक सेकंड) (रुको|रुकिए|दीजिए|)
     (देख|सोच|पूछ) (के|कर|) (बताता|बताती|बताऊंगा|बताऊंगी)`,
  ],
])
/** Short words that mean this only when they are the whole message. */
const WHOLE = new PhraseMatcher<'repeat' | 'bye' | 'ready'>([
  [
    'repeat',
    '(what|who|huh|eh|sorry|pardon|what what|kya|kya kya|kaun|kya ji|ji kya|matlab|matlab kya|kya matlab|क्या|कौन|मतलब|जी क्या|क्या जी)',
  ],
  [
    'ready',
    `(yes|yes yes|yeah|ok|okay|sure|alright|hello|haan|haan haan|han|ji|haan ji|ji haan|) (go ahead|go on|ask away|tell me|im listening|i am listening) (please|) .
     (haan|haan haan|han|ji|haan ji|ji haan|hello|) (beta|bhai|) (jaldi|) (boliye|bolo|bataiye|batao|kahiye|poochiye|puchiye|poochho|sun raha hoon|sun rahi hoon) (ji|na|beta|bhai|jaldi|) .
     (haan ji|ji haan|haanji|hanji|han ji|ji ji|हां जी|हांजी|जी हां|जी जी) .
     (ok|okay|acha|accha|achha|yes|haan|ji|ठीक है|अच्छा|जी|) (thanks|thank you|thanks a lot|thank you so much|thank you very much|many thanks|dhanyavaad|dhanyavad|dhanyawad|shukriya|धन्यवाद|शुक्रिया|थैंक यू) (ji|sir|madam|maam|bhai|जी|सर|) .
     (yes|yeah|ji|haan|ok|) (speaking|this is (he|she|me|him|her)) .
     (yes|ji|haan|haan ji|ji haan|haanji|hello|) (main|mai|) (hi|) (bol|baat kar) (raha|rahi|rha|rhi) (hoon|hun|hu|hoo|) (ji|) .
     (जी|हां|हां जी|जी हां|हेलो|हैलो|) (मैं|) (ही|) (बोल|बात कर) (रहा|रही) (हूं|) (जी|) .
     (हां|हां हां|जी|हां जी|जी हां|हेलो|हैलो|) (बेटा|भाई|) (जल्दी|) (बोलिए|बोलो|बताइए|बताओ|कहिए|पूछिए|सुन रहा हूं|सुन रही हूं) (जी|ना|बेटा|भाई|जल्दी|) .`,
  ],
  [
    'bye',
    `(ok|okay|thanks|thank you|thank you so much|theek hai|no|) (bye|bye bye|goodbye|good bye|see you|tata|alvida|phir milenge|take care)
     (ठीक है|धन्यवाद|) (बाय|अलविदा|फिर मिलेंगे)`,
  ],
])

const LANGUAGES = new PhraseMatcher<Language>([
  [
    'hi',
    `(speak|talk|say it|say that|say this|continue|switch|explain|ask|repeat|tell me) (to|in|) hindi
     (do|can|could|will) (you|u|we) (know|speak|talk|use) (in|) hindi
     hindi (mein|me|mai) (baat|bolo|boliye|bolie|bataiye|batao|puchiye|poochiye|kahiye|bol|samjhaiye)
     (in hindi|hindi) please .
     (हिंदी|हिन्दी) (में|मे) (बात|बोलो|बोलिए|बोलिये|बताइए|बताओ|पूछिए|कहिए|बोल)`,
  ],
  [
    'en',
    `(speak|talk|say it|say that|say this|continue|switch|explain|ask|repeat|tell me) (to|in|) english
     (do|can|could|will) (you|u|we) (know|speak|talk|use) (in|) english
     english (mein|me|mai) (baat|bolo|boliye|bolie|bataiye|batao|puchiye|poochiye|kahiye|bol|samjhaiye)
     (in english|english) please .
     (अंग्रेजी|इंग्लिश) (में|मे) (बात|बोलो|बोलिए|बोलिये|बताइए|बताओ|पूछिए|कहिए|बोल)`,
  ],
])

/** The language in which the person wants the agent to speak. */
export function wantedLanguage(heard: Tokens): Language | undefined {
  if (heard.words.length > 14) return undefined
  const hit = LANGUAGES.first(heard)
  if (hit === undefined) return undefined
  const isDenied = heard.words.slice(Math.max(0, hit.from - 3), hit.from).some((word) => NOT_SPOKEN.test(word))
  if (!isDenied && !DENIES.test(heard.words[hit.to] ?? '')) return hit.tag
  return hit.tag === 'hi' ? 'en' : 'hi' // "I don't speak Hindi"
}

/** "I didn't understand, Hindi please" denies no language. */
const NOT_SPOKEN = /^(?:dont|cant|cannot|not|no|never|unable|nahi|mat|नहीं|मत)$/

const GREETINGS = new PhraseMatcher<true>([
  [
    true,
    `(are you there|are you still there|is anyone there|is anybody there|anyone there|hello|helo|hallo|hi|hii|hey|hey there|hi there|hello there|good morning|good afternoon|good evening|good day|namaste|namaskar|namaskaar|ram ram|salaam|alo|hiya|greetings|how are you)
     (meri|) (awaaz|aawaz|aavaaz|avaaz|awaz|aawaaz) (aa|aati|ja|pahunch) (rahi|) (hai|) (na|kya|)
     (can|do) you hear me
     (नमस्ते|नमस्कार|हेलो|हैलो|हाय|राम राम|सलाम)
     (मेरी|) आवाज (आ|जा|पहुंच) रही (है|) (ना|क्या|)`,
  ],
])
const NOISE = new Set(
  `um umm uh uhh hmm er erm ah oh so well ok okay k yes yeah yep no nope please thanks thank you sir madam maam ji haan han nahi acha accha
   achha theek hai and but i the a to right sure fine great good alright cool wait one moment second minute sec hold on just let me see think
   हां नहीं जी अच्छा ठीक है हम्म अरे रुको`.split(/\s+/),
)
const QUESTION_WORDS = new Set(
  'what who why how when where which whose whom kya kaun kon kyon kyun kyu kaise kab kahan kidhar kitna kitne kitni kaunsa kaunsi whats whos wheres hows क्या कौन क्यों क्यूं कैसे कब कहां किधर कितना कितने कितनी कौनसा'.split(
    ' ',
  ),
)
const AUXILIARIES = new Set('can could are is do does did will would may should have has am shall was were'.split(' '))
const SUBJECTS = new Set('you i we it this that there he she they your my the u these those any'.split(' '))

/** Returns the dialogue act of a message that gives no value; undefined when it may be an answer. */
export function readDialogueAct(heard: Tokens, asideAs?: 'wait' | 'repeat'): Move | undefined {
  if (heard.words.length === 0) return 'noise'
  if (heard.aside && asideAs && restIsNoise(heard, 0)) return asideAs
  // "Galat number nahi hai, boliye": what answers nothing may stand before it.
  const start = heard.words.findIndex((_word, at) => heard.aside?.[at] !== true)
  const whole = start === -1 ? undefined : WHOLE.at(heard, start)
  if (whole?.to === heard.words.length) return whole.tag
  if (wantedLanguage(heard)) return 'language'
  const said = heard.words.length <= 12 ? DIALOGUE_ACTS.first(heard) : undefined
  const isOther = said && (isOfThing(heard, said.from) || tellsWhy(heard, said.from) || getsDone(heard, said))
  const move = isOther === true ? undefined : said
  if (move) return move.tag === 'wait' && isAsked(heard, move.from) ? 'question' : move.tag
  // "Haan ji, namaste"
  let opening = 0
  while (opening < 3 && NOISE.has(heard.words[opening] ?? '')) opening += 1
  const greeting = GREETINGS.at(heard, 0) ?? GREETINGS.at(heard, opening)
  if (greeting && (restIsNoise(heard, greeting.to) || isAddressed(heard, greeting.to))) return 'greeting'
  if (isQuestion(heard)) return 'question'
  return !isReport(heard, asideAs) && restIsNoise(heard, 0) ? 'noise' : undefined
}

/** "Do I need to bring anything?" and "how many can you hold?" ask for no moment. */
function isAsked({ words, breaks }: Tokens, at: number): boolean {
  if (AUXILIARIES.has(words[at - 1] ?? '')) return true
  return QUESTION_WORDS.has(words[0] ?? '') && !breaks.slice(1, at + 1).some(Boolean)
}

/** "Washing machine hai", "whirlpool ki machine hai": a machine that is named, and not the speaker's. */
function isOfThing({ words, breaks }: Tokens, at: number): boolean {
  const before = words[at - 1] ?? ''
  return (
    MACHINE.test(words[at] ?? '') && at > 0 && breaks[at] !== true && !WHOSE_NATURE.test(before) && !NOISE.has(before)
  )
}

/** "I need to get it renewed", "I have to get my car repaired": what is to be done, and no moment to look for it. */
function getsDone({ words }: Tokens, { to }: { to: number }): boolean {
  return words[to - 1] === 'get' && GETS_DONE.test(words.slice(to, to + 5).join(' '))
}

const GETS_DONE =
  /^(?:it|them|this|that|(?:my|the|our|a|an|his|her)(?: \w+){1,2}) (?:\w{2,}ed|done|made|cut|built|redone|put)\b/

/** "That's why" closes a reason, and asks for none. */
function tellsWhy({ words }: Tokens, at: number): boolean {
  return words[at] === 'why' && (words[at - 1] === 'thats' || (words[at - 1] === 'is' && words[at - 2] === 'that'))
}

const MACHINE = /^(?:machine|computer|recording|मशीन|कंप्यूटर|रिकॉर्डिंग)$/
const WHOSE_NATURE = /^(?:aap|tum|ye|yeh|wo|woh|kya|koi|ek|आप|तुम|ये|यह|वो|क्या|कोई|एक)$/

/** A wish that is told of somebody else may be what a free text is about. */
function isReport({ aside, words }: Tokens, asideAs: 'wait' | 'repeat' | undefined): boolean {
  return aside !== undefined && asideAs === undefined && words.length >= MIN_REPORT
}

const MIN_REPORT = 8

function restIsNoise(heard: Tokens, from: number): boolean {
  for (let at = from; at < heard.words.length; at++) {
    const greeting = GREETINGS.at(heard, at)
    if (greeting) {
      at = greeting.to - 1
      continue
    }
    const word = heard.words[at] ?? ''
    const isPolite = heard.aside !== undefined && word === 'sorry'
    if (!NOISE.has(word) && !isPolite && heard.aside?.[at] !== true) return false
  }
  return true
}

/** "Namaste Pandit ji": nobody calls oneself so. */
function isAddressed({ words, breaks }: Tokens, from: number): boolean {
  const rest = words.slice(from)
  return (
    rest.length > 1 && rest.length <= 3 && !breaks.slice(from, -1).includes(true) && HONOURS.test(rest.at(-1) ?? '')
  )
}

const HONOURS = /^(?:ji|jee|sahab|saheb|sahib|saab|bhai|bhaiya|didi|sir|madam|जी|साहब|साब|भाई|भैया|दीदी|सर|मैडम)$/

function isQuestion(heard: Tokens): boolean {
  if (endsInQuestion(heard) || ASKS_PRICE.test(heard.words.join(' '))) return true
  let at = 0
  while (at < 3 && LEAD_INS.has(heard.words[at] ?? '')) at += 1
  for (const { from, to } of hesitationsIn(heard)) if (from === at) at = to
  const first = heard.words[at] ?? ''
  const next = heard.words[at + 1] ?? ''
  if (QUESTION_WORDS.has(first)) return !(RELATIVE.has(first) && NARRATED.has(next))
  if (DID_IT.test(heard.words.slice(at, at + 3).join(' '))) return false
  return (AUXILIARIES.has(first) && SUBJECTS.has(next)) || isAskedAtEnd(heard, first)
}

/** "Pehle daam batao", "रेट बताइए" */
const ASKS_PRICE = regex('u')`
  (?:^| )(?:rate|bhav|bhaav|daam|dam|price|keemat|kimat|kharcha|charges?|रेट|भाव|दाम|कीमत|खर्चा|चार्ज)
    [ ](?:(?:to|toh|pehle|तो|पहले) )?(?:bata(?:o|iye|iega|do| do| dijiye)|bolo|boliye|बता(?:ओ|इए| दो| दीजिए)|बोलो|बोलिए)(?: |$)
`

/** "Did that on Monday", "did it twice" */
const DID_IT = regex`
  ^did (?:it|that|this) (?:
    on|in|at|last|this|yesterday|today|already|once|twice|online|myself|before|just|again|a|two|three|with|through
    |from|by|all|too
  )$
`

/** A "hello?" after the answer only checks the connection. */
function endsInQuestion(heard: Tokens): boolean {
  if (!heard.text.trimEnd().endsWith('?')) return false
  const clauses = clausesOf(heard)
  const last = clauses.at(-1)
  return last === undefined || clauses.length < 2 || GREETINGS.at(heard, last.from)?.to !== last.to
}

/** "Aap ko naam kyun chahiye", "Sunday ko khula hai kya", "is Friday free" */
function isAskedAtEnd({ words }: Tokens, first: string): boolean {
  const last = words.at(-1) ?? ''
  if (first === 'is' || first === 'are') return AVAILABLE.has(last)
  if (words.length < 2 || words.length > MAX_HINDI_QUESTION) return false
  return (
    last === 'kya' ||
    last === 'क्या' ||
    words.some((word, at) => ASKS_IN_HINDI.has(word) && !NAHI.test(words[at + 1] ?? ''))
  )
}

const MAX_HINDI_QUESTION = 7
const AVAILABLE = new Set('free open available there full booked closed'.split(' '))
const ASKS_IN_HINDI = new Set(
  'kyon kyun kyu kaise kab kahan kidhar kitna kitne kitni kaunsa kaunsi konsa konsi क्यों क्यूं कैसे कब कहां किधर कितना कितने कितनी कौनसा'.split(
    ' ',
  ),
)

const PROPOSAL = new PhraseMatcher<true>([
  [
    true,
    `(can|could|may|shall|should|would) (i|we|you|u|he|she|they|someone|somebody)
     (can|could|will|would|does|is|are) (it|that|this)
     (how|what) about
     why not
     (does|would|will|is) * (work|ok|okay|fine|possible|good|alright|suit)
     (kya|) (main|hum|mai) * (sakta|sakti|sakte|aaun|aau|aa jaun|aa jau)
     (sakta|sakti|sakte) (hoon|hun|hu|hain|hai)
     (theek|thik|chalega|sahi) (rahega|hoga|hai|)
     (mil|ho|aa) (jayega|jayegi|jaega|jaegi|jaayega|jaayegi) kya
     (milega|milegi|milenge) kya
     (मिल|हो|आ) (जाएगा|जाएगी|जायेगा|जायेगी) क्या
     (मिलेगा|मिलेगी|मिलेंगे) क्या
     (सकता|सकती|सकते) (हूं|हैं|है)
     (ठीक|चलेगा|सही) (रहेगा|होगा|है|)`,
  ],
])

/**
 * Whether a question proposes a value: "Can I come on Friday?" and "Friday at 5?" do, "are you open on Friday?" does
 * not.
 */
export function isProposal(heard: Tokens): boolean {
  if (PROPOSAL.first(heard) || ASKS_WHETHER_IT_SUITS.test(heard.words.join(' '))) return true
  const first = heard.words[0] ?? ''
  return !QUESTION_WORDS.has(first) && !AUXILIARIES.has(first) && !isAskedAtEnd(heard, first)
}

/** "Would quarter past four be okay?", "is half past five fine for him?" */
const ASKS_WHETHER_IT_SUITS = regex`
  ^(?:(?:so|and|but|then|ok|okay) )*(?:would|will|is|does|could|can) (?:\S+ ){1,7}
    (?:ok|okay|fine|possible|good|alright|convenient|suitable|work|suit(?: \S+)?|do)
    (?: (?:for|with) \S+| please| by \S+)?$
`

/** "When it arrived, it was broken" is a statement, not a question. */
const RELATIVE = new Set(['when', 'what', 'where'])
const NARRATED = new Set(['i', 'it', 'we', 'they', 'my'])
const LEAD_INS = new Set('but and so ok okay hi hello sorry wait um uh well yes no lekin aur par acha accha'.split(' '))

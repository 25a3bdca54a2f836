import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'
import { type Clause, clausesOf, wordsWithin } from '../words/clauses.ts'
import { wordSet } from '../words/word-set.ts'

const NEGATIONS = wordSet(
  'not dont didnt cant couldnt cannot doesnt isnt wasnt unable no nothing never barely hardly without nahi nai na नहीं ना',
)
const PERCEIVES = wordSet(
  `hear heard hearing catch caught understand understood understanding follow audible sunai sunaai sunayi sunaayi suna suni sun
   samajh samjh samaj samjha samjhi samjhe
   समझ समझा समझी सुनाई सुना सुन`,
)
/** "Get that" and "get the question" are about hearing, "get it" and "get the parcel" may be about receiving. */
const GETS = wordSet('get got getting')
const WHAT_IS_SAID = wordSet('that you u what question')
const BEFORE_QUESTION = wordSet('the your this last')
const CHANNELS = wordSet(
  `awaaz aawaz aawaaz awaz aavaaz avaaz avaz voice sound audio line network signal connection reception phone call words
   आवाज लाइन नेटवर्क सिग्नल कनेक्शन`,
)
const TROUBLES = wordSet(
  `bad weak poor low slow faint unclear noisy noise disturbance echo issue issues problem problems trouble kat kata cut cutting
   cuts break breaking breaks broke broken toot tuta
   gunj goonj kharab gayab gone lost dropping dropped dheemi dheere kam gadbad
   कट खराब धीमी धीरे गूंज टूट दिक्कत समस्या प्रॉब्लम गायब कम`,
)
/** Words that alone say that the connection is bad, or that something was not understood. */
const ALONE = regex`
  ^(?:
    (?:sorry )?(?:you (?:are|were)|youre|its|it is|voice is|call is) (?:breaking|cutting)(?: up| out)?
    |(?:i )?(?:just )?(?:missed (?:that|you|what|it)|lost (?:that|you|what))|went (?:silent|blank|mute)
  )\b
`
/** Words around them that are no answer. */
const AROUND = wordSet(
  `i im youre am is are was were be been being the a an very so you your yours u that it this what question said say saying me
   my on here properly clearly clear saaf saf anything word well at all sorry
   hello hi sir madam maam please to able now just for second there theres can could did do does have has had bit little of
   part last really too quite some right up out over oh um uh but and one
   ji kuch kuchh bhi mujhe mujhko maine hume humko hame main mai hum ham aap aapki aapka aapko aapne apki apka apko apne
   tumhari ki ka ke baat baatein theek thik thodi thoda zara jara se mein aa aaya
   aayi aai ayi aya aati aata ati raha rahi rahe rha rhi hai hain he h ho hoon hun hu hua gaya gayi gaye de diya di deta dega
   dera pa paya payi paa kya jo kaha bola bole bol bhai bhaiya yaar abhi toh
   bahut bohot par pe idhar yahan yaha ye yeh sahi achhe ache acchi achi
   मुझे मुझको मैं मैंने हमें हमको आप आपकी आपका आपको आपने की का के बात ठीक से में आ आया आई आती आता रहा रही रहे है हैं हो हूं हुआ
   गया गई गए दे दिया देता पा पाया पाई क्या जो कहा बोला बोले बोल भाई अभी तो
   बहुत थोड़ा थोडा थोड़ी थोडी कुछ यहां इधर पर भी जी साफ सही ज़रा जरा`,
)

/**
 * Finds clauses that only say that the person did not hear or understand, or that the connection is bad: their "not"
 * and "nahi" answer nothing. `asked` are the words of the question: where it is about the network or the voice, such a
 * clause is an answer.
 */
export function notHeardIn(heard: Tokens, asked: (word: string) => boolean): Clause[] {
  return clausesOf(heard).filter((clause) => isNotHeard(heard, clause, asked))
}

/** Marks words that are no answer. */
export function setAside(heard: Tokens, clauses: readonly Clause[]): void {
  if (clauses.length > 0) heard.aside = wordsWithin(clauses, heard.words.length)
}

const MAX_WORDS = 14

function isNotHeard(heard: Tokens, { from, to }: Clause, asked: (word: string) => boolean): boolean {
  if (to - from > MAX_WORDS) return false
  let isDenied = false
  let perceives = false
  let hasChannel = false
  let isTroubled = false
  let isClear = false
  for (let at = from; at < to; at++) {
    const word = heard.words[at] ?? ''
    if (NEGATIONS.has(word)) isDenied = true
    else if (PERCEIVES.has(word) || (GETS.has(word) && getsWhatIsSaid(heard, at + 1))) perceives = true
    else if (CHANNELS.has(word)) {
      if (asked(word)) return false
      hasChannel = true
    } else if (TROUBLES.has(word)) isTroubled = true
    else if (!AROUND.has(word) && !(word === 'missed' || word === 'lost' || word === 'blank' || word === 'silent'))
      return false
    if (word === 'clear' || word === 'saaf' || word === 'साफ') isClear = true
  }
  if (isDenied && (perceives || hasChannel || isClear)) return true
  if (hasChannel && isTroubled) return true
  return ALONE.test(heard.words.slice(from, to).join(' '))
}

function getsWhatIsSaid({ words }: Tokens, at: number): boolean {
  let next = at
  while (next < at + 2 && BEFORE_QUESTION.has(words[next] ?? '')) next += 1
  return WHAT_IS_SAID.has(words[next] ?? '')
}

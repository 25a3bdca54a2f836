import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isKin } from '../names/kin.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { beforeRequest } from '../words/before-request.ts'
import type { Clause } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { afterNow } from './now-words.ts'
import { BE } from '../words/function-words.ts'

/** "I need Metformin 500", "now he has given Pantocid", "main Amul leta hoon": what somebody takes, has or wants. */
export function objectOfSentence(heard: Tokens, plan: FieldReader, asksForName: boolean): Clause | undefined {
  const { words } = heard
  const isWork = plan.label.some((word) => WORK.test(word))
  for (const { from, to } of segmentsOf(heard).toReversed()) {
    let at = from
    while (at < to && FILLERS.test(words[at] ?? '')) at += 1
    at = afterNow(heard, at, to)
    const isEnglish = SUBJECT.test(words[at] ?? '')
    if (isEnglish || SUBJECT_IN_HINDI.test(words[at] ?? '')) at += 1
    const verb = isEnglish ? verbOfEnglish(words, at, to) : ''
    if (isEnglish && isNoVerb(words, at, to)) continue
    if (isEnglish) at = behindVerb(words, at, to)
    while (at < to && DETERMINER.test(words[at] ?? '')) at += 1
    const verbAt = isEnglish ? beforeRequest(heard, at, to) : verbOfHindi(words, at, to, isWork)
    const isIn = !isEnglish && verbAt !== undefined && POSTPOSITION.test(words[verbAt - 1] ?? '')
    const end = isIn ? verbAt - 1 : verbAt
    if (!isEnglish && WITH_VERB.test(words[at] ?? '') && end === at + 1) continue
    if (verbAt === undefined || end === undefined || end <= at || end - at > MAX_WORDS) continue
    const said = words.slice(at, end)
    if (MANNER.test(said.join(' '))) continue
    if (said.some(isKin)) continue
    // "I'd like dark green": what is wanted may have words of every day.
    const isAnyWord = isEnglish ? WANTS.test(verb) : WANTED.test(words[verbAt] ?? '')
    const isWanted = isAnyWord && (!asksForName || GOES.test(verb))
    if (said.every((word) => (isWanted ? !isGrammarWord(word) : isOpen(word)) || /\d/.test(word)))
      return { from: at, to: end }
  }
  return undefined
}

const MAX_WORDS = 4
/** "Dhyan se le jana", "आराम से ले लेना": how it is to be done. */
const MANNER = regex`
  ^(?:
    dhyan|dhyaan|sambhal|sambhaal|samhal|aaram|araam|aram|pyar|pyaar|dheere|dhire|jaldi|zor|jor|tareeke|ध्यान|संभाल|सम्हाल
    |आराम|प्यार|धीरे|जल्दी|जोर|तरीके
  )(?: (?:ke|kar|के|कर))?$
`
const FILLERS = /^(?:now|so|well|um|uh|umm|actually|haan|ji|yes|ab|to|अब|जी|हां|तो)$/
const SUBJECT = /^(?:i|ive|im|id|we|weve|wed|were|he|hes|she|shes|they|theyve)$/
const SUBJECT_IN_HINDI =
  /^(?:main|mai|hum|ham|mujhe|mujhko|hume|humein|hamko|मैं|हम|wo|woh|vo|ye|yeh|मुझे|मुझको|हमें|हमको|वो|वह|ये|यह)$/
const AUXILIARY = /^(?:have|has|had|am|is|are|will|would|do|just|been|only|also|always|now|usually)$/
const DETERMINER = /^(?:the|a|an|my|our|his|her|some|this|that|to|log|sab|apni|apna|wahi|लोग|सब|तो|अपनी|अपना|वही)$/

/** "Have", "am taking", "want to return": where what is had, taken or returned begins. */
function behindVerb(words: readonly string[], from: number, to: number): number {
  let at = from
  while (at < to && AUXILIARY.test(words[at] ?? '')) at += 1
  const verb = words[at] ?? ''
  at += 1
  if (GOES.test(verb) && /^(?:to|at|in|from)$/.test(words[at] ?? '')) return at + 1
  return words[at] === 'to' && at + 1 < to ? at + 2 : at
}

/** The "Kashyap" of "we are Kashyap gotra", which tells what they are, where "we are using …" tells what they have. */
function isNoVerb(words: readonly string[], from: number, to: number): boolean {
  const at = words.findIndex((word, index) => index >= from && !AUXILIARY.test(word))
  const isBeing =
    at > from ? /^(?:am|is|are|just|only|also)$/.test(words[at - 1] ?? '') : IS_SAID.test(words[from - 1] ?? '')
  return at !== -1 && at < to && isBeing && isOpen(words[at] ?? '') && !/(?:ing|ed|en)$/.test(words[at] ?? '')
}

const IS_SAID = /^(?:im|hes|shes)$/

function verbOfEnglish(words: readonly string[], from: number, to: number): string {
  return words.slice(from, to).find((word) => !AUXILIARY.test(word)) ?? ''
}

const GOES = /^(?:go|goes|going|study|studies|studying|work|works|working)$/
const WANTS = regex`
  ^(?:
    want|need|like|prefer|love|take|go|goes|study|studies|work|works|play|plays|speak|speaks|read|reads|teach
    |teaches|drive|own|use|eat
  )$
`
const WANTED = /^(?:chahiye|chahie|chaleg[ai]|raheg[ai]|चाहिए|चलेगा|चलेगी|रहेगा|रहेगी)$/
/** "Apollo mein", "Bajaj se": where or from whom. */
const POSTPOSITION = /^(?:mein|me|se|ka|ki|में|से|का|की)$/

/** Where the verb of a Hindi sentence begins: "chahiye", "leta hoon", "wapas karna hai"; undefined without one. */
function verbOfHindi(words: readonly string[], from: number, to: number, isWork: boolean): number | undefined {
  for (let at = from + 1; at < to; at++) {
    const word = words[at] ?? ''
    const isGoingOn = at + 1 < to && GOING_ON.test(words[at + 1] ?? '') && isOfThing(words, at)
    const isDone = isGoingOn || (BE.test(words[at + 1] ?? '') && at + 1 < to && (HABIT.test(word) || TO_DO.test(word)))
    if (isWork && I_AM.test(word) && at + 1 === to) return at
    if (VERB.test(word) || isDone) return at - from > 1 && isDone && WITH_VERB.test(words[at - 1] ?? '') ? at - 1 : at
  }
  return undefined
}

/** "Chala raha hoon" */
const GOING_ON = /^(?:raha|rahi|rahe|रहा|रही|रहे)$/
/** "Bol raha hoon", "ja rahe hain", "coaching kar rahi hoon" are done with no thing that could be named. */
function isOfThing(words: readonly string[], at: number): boolean {
  const verb = words[at] ?? ''
  return /^(?:kar|कर)$/.test(verb) ? WITH_VERB.test(words[at - 1] ?? '') : !OF_NOTHING.test(verb)
}

const OF_NOTHING = regex`
  ^(?:
    bol|baat|ja|jaa|aa|soch|dekh|baith|so|ho|rah|reh|chal|nikal|pooch|puch|bata|keh|बोल|बात|जा|आ|सोच|देख|बैठ|सो|हो|रह|चल|निकल
    |पूछ|बता|कह
  )$
`
const WORK = /^(?:occupation|job|profession|work|designation|role|business|employment|kaam|pesha|काम|पेशा)$/
/** "Teacher hoon" */
const I_AM = /^(?:hoon|hun|hu|हूं)$/
/** "Chalata", "पढ़ते" */
const HABIT = /^[a-z]{2,}t[aei]$|^[\u0900-\u097f]{2,}(?:ता|ती|ते)$/
/** What is to be done with it: "karna", "करवाने" */
export const TO_DO = regex`
  ^(?:
    kar|karw[a]?|karv[a]?|le|de|bhej|mangw[a]?|badal|badalw[a]?|bech|khareed|kharid|dikh[a]?|ban[a]?w[a]?
    |lag[a]?w[a]?|dhul[a]?w[a]?
  )n[aei]$
  |^(?:कर|करवा|ले|दे|भेज|मंगवा|बदल|बदलवा|बेच|खरीद|दिखा|बनवा|लगवा|धुलवा)(?:ना|नी|ने)$
`
const WITH_VERB = regex`
  ^(?:
    use|istemal|wapas|vapas|wapis|vapis|return|exchange|replace|cancel|order|book|repair|service|theek|thik|claim
    |renew|change|वापस|रिटर्न|एक्सचेंज|कैंसिल|ऑर्डर|बुक|रिपेयर|सर्विस|ठीक|रिन्यू|चेंज|यूज|इस्तेमाल
  )$
`

const VERB = regex`
  ^(?:
    chahiye|chahie|chaleg[ai]|raheg[ai]|karwa(?:ya|yi|ye)|kara(?:ya|yi|ye)|mangwa(?:ya|yi|ye)|l[aei]t[aei]
    |kha(?:ta|ti|te)|le|lena|leni|lene|li|liya|use|khareed\S*|kharid\S*|चाहिए|चलेगा|चलेगी|रहेगा|रहेगी|करवाया|करवाई|कराया|कराई|मंगवाया
    |लेता|लेती|लेते|खाता|खाती|खाते|ले|लेना|लेनी|लेने|ली|लिया|खरीद\S*|यूज
  )$
`

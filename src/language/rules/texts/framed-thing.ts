import { framedPlace } from '../names/framed-place.ts'
import { asksForInstitution } from '../names/place-nouns.ts'
import { statedName } from '../names/stated-name.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isPossessive } from '../names/kin.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { isSameMatter } from '../fields/same-matter.ts'
import { segmentsOf } from '../words/segments.ts'
import { beforeRequest } from '../words/before-request.ts'
import type { Tokens } from '../words/tokens.ts'
import { isDenied } from '../set-aside/denials.ts'

/**
 * The name of a thing or a house by the sentence that holds it: "it's called …", "mera college … hai", "… mein padhta hoon".
 */
export function framedThing(heard: Tokens, plan: FieldReader): Clause | undefined {
  const found =
    statedName(heard, plan) ??
    labelledThing(heard, plan) ??
    (asksForInstitution(plan) ? framedPlace(heard, plan, undefined) : undefined) ??
    objectOfSentence(heard)
  return found && isDenied(heard, found) ? undefined : found
}

/** "I need Metformin 500", "now he has given Pantocid", "main Amul leta hoon": what somebody takes, has or wants. */
function objectOfSentence(heard: Tokens): Clause | undefined {
  const { words } = heard
  for (const { from, to } of segmentsOf(heard).toReversed()) {
    let at = from
    while (at < to && FILLERS.test(words[at] ?? '')) at += 1
    const isEnglish = SUBJECT.test(words[at] ?? '')
    if (isEnglish || SUBJECT_IN_HINDI.test(words[at] ?? '')) at += 1
    const verb = isEnglish ? verbOfEnglish(words, at, to) : ''
    if (isEnglish) at = behindVerb(words, at, to)
    while (at < to && DETERMINER.test(words[at] ?? '')) at += 1
    const end = isEnglish ? to : verbOfHindi(words, at, to)
    if (end === undefined || end <= at || end - at > MAX_WORDS) continue
    const said = words.slice(at, end)
    // "I'd like dark green": what is wanted may have words of every day.
    const isWanted = isEnglish ? WANTS.test(verb) : WANTED.test(words[end] ?? '')
    if (said.every((word) => (isWanted ? !isGrammarWord(word) : isOpen(word)) || /\d/.test(word)))
      return { from: at, to: end }
  }
  return undefined
}

const MAX_WORDS = 4
const FILLERS = /^(?:now|so|well|um|uh|umm|actually|haan|ji|yes|ab|to|अब|जी|हां|तो)$/
const SUBJECT = /^(?:i|ive|im|id|we|weve|wed|he|hes|she|shes|they|theyve)$/
const SUBJECT_IN_HINDI = /^(?:main|mai|hum|ham|mujhe|mujhko|hume|humein|hamko|मैं|हम|मुझे|मुझको|हमें|हमको)$/
const AUXILIARY = /^(?:have|has|had|am|is|are|will|would|do|just|been|only|also|always|now|usually)$/
const DETERMINER = /^(?:the|a|an|my|our|his|her|some|this|that|to|apni|apna|wahi|तो|अपनी|अपना|वही)$/

/** "Have", "am taking", "want to return": where what is had, taken or returned begins. */
function behindVerb(words: readonly string[], from: number, to: number): number {
  let at = from
  while (at < to && AUXILIARY.test(words[at] ?? '')) at += 1
  const verb = words[at] ?? ''
  at += 1
  if (GOES.test(verb) && /^(?:to|at|in|from)$/.test(words[at] ?? '')) return at + 1
  return words[at] === 'to' && at + 1 < to ? at + 2 : at
}

function verbOfEnglish(words: readonly string[], from: number, to: number): string {
  return words.slice(from, to).find((word) => !AUXILIARY.test(word)) ?? ''
}

const GOES = /^(?:go|goes|going|study|studies|studying|work|works|working)$/
const WANTS = /^(?:want|need|like|prefer|love|take|go|goes|study|studies|work|works)$/
const WANTED = /^(?:chahiye|chahie|चाहिए)$/

/** Where the verb of a Hindi sentence begins: "chahiye", "leta hoon", "wapas karna hai"; undefined without one. */
function verbOfHindi(words: readonly string[], from: number, to: number): number | undefined {
  for (let at = from + 1; at < to; at++) {
    const word = words[at] ?? ''
    const isDone = BE.test(words[at + 1] ?? '') && at + 1 < to && (HABIT.test(word) || TO_DO.test(word))
    if (VERB.test(word) || isDone) return at - from > 1 && isDone && WITH_VERB.test(words[at - 1] ?? '') ? at - 1 : at
  }
  return undefined
}

const BE = /^(?:hoon|hun|hu|hain|hai|tha|thi|the|हूं|हैं|है|था|थी|थे)$/
/** "Chalata", "पढ़ते" */
const HABIT = /^[a-z]{2,}t[aei]$|^[\u0900-\u097f]{2,}(?:ता|ती|ते)$/
/** What is to be done with it: "karna", "करवाने" */
const TO_DO =
  /^(?:kar|karw[a]?|karv[a]?|le|de|bhej|mangw[a]?|badal|badalw[a]?|bech|khareed|kharid|dikh[a]?|ban[a]?w[a]?|lag[a]?w[a]?|dhul[a]?w[a]?)n[aei]$|^(?:कर|करवा|ले|दे|भेज|मंगवा|बदल|बदलवा|बेच|खरीद|दिखा|बनवा|लगवा|धुलवा)(?:ना|नी|ने)$/
const WITH_VERB =
  /^(?:wapas|vapas|wapis|vapis|return|exchange|replace|cancel|order|book|repair|service|theek|thik|claim|renew|change|वापस|रिटर्न|एक्सचेंज|कैंसिल|ऑर्डर|बुक|रिपेयर|सर्विस|ठीक|रिन्यू|चेंज)$/

const VERB =
  /^(?:chahiye|chahie|l[aei]t[aei]|kha(?:ta|ti|te)|le|lena|leni|lene|li|liya|use|khareed\S*|kharid\S*|चाहिए|लेता|लेती|लेते|खाता|खाती|खाते|ले|लेना|लेनी|लेने|ली|लिया|खरीद\S*|यूज)$/

/** "My college is Christ University", "title Malgudi Days hai": behind the field's own noun, to the end of the sentence. */
function labelledThing(heard: Tokens, plan: FieldReader): Clause | undefined {
  const { words } = heard
  for (const { from, to } of clausesOf(heard).toReversed()) {
    let at = from
    while (at < to && (isPossessive(words[at] ?? '') || ARTICLE.test(words[at] ?? ''))) at += 1
    const noun = words[at] ?? ''
    if (!(
      plan.names.has(noun) ||
      (isPossessive(words[at - 1] ?? '') && (speaksOf(plan, noun) || isSameMatter(plan, noun)))
    ))
      continue
    at += 1
    const isCopula = COPULA.test(words[at] ?? '')
    if (isCopula) at += 1
    const end = beforeRequest(heard, at, to)
    const isClosed = isCopula || HAI.test(words[to - 1] ?? '')
    if (isClosed && end > at && !words.slice(at, end).some((word) => NOT.test(word))) return { from: at, to: end }
  }
  return undefined
}

const ARTICLE = /^(?:the|its)$/
const COPULA = /^(?:is|was|to|toh|hai|तो|है)$/
const HAI = /^(?:hai|है)$/
const NOT = /^(?:not|dont|nahi|nahin|mat|mein|me|se|of|in|नहीं|मत|में|से)$/

/** Whether a name is asked for, of a thing or a house, rather than what somebody does or likes. */
export function asksForName(plan: FieldReader): boolean {
  return asksForInstitution(plan) || plan.label.some(isName) || [...plan.questionWords].some(isName)
}

function isName(word: string): boolean {
  return /^(?:name|title|called|brand|make|model|breed|variety|naam|नाम|ब्रांड|मॉडल)$/.test(word)
}

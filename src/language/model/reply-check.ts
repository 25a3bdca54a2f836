import { regex } from '../../base/regex.ts'
import type { ComposeRequest, Language } from '../../ports/language.ts'
import { keysOf } from './quoted-span.ts'

/** Limit for a reply that is spoken; a written one may be longer. */
const MAX_ALOUD_CHARS = 600

/**
 * Returns why a sentence written by a model must not be sent, or null if it may. Only the model's own text is checked:
 * the flow's lines are never passed to it. `instructions` are those that the model was given.
 */
export function wordingFault(text: string, request: ComposeRequest, instructions: string): string | null {
  if (CONTROL.test(text)) return 'control or bidirectional characters'
  if (LINK.test(text)) return 'a link'
  if (MARKUP.test(text)) return 'markup'
  if (/\{\{|\}\}|\[(?:your|name|insert|customer)[^\]]*\]/i.test(text)) return 'a placeholder'
  if (JSON_LIKE.test(text)) return 'JSON'
  if (REVEALS.test(text) || quotes(text, instructions)) return 'its instructions'
  if (claimsOutcome(text)) return 'an outcome that the flow has not reached'
  return isIn(request.language, text) ? null : 'another language than the conversation'
}

/** Returns why a whole reply must not be sent, apart from its sentences; null if it may. */
export function lengthFault(text: string, request: ComposeRequest): string | null {
  return request.aloud !== undefined && text.length > MAX_ALOUD_CHARS ? 'a reply too long to be spoken' : null
}

const CONTROL = /(?!\n)[\p{Cc}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u
const LINK = regex('i')`
  \b(?:https?|ftp|tel|mailto):|\bwww\.
  |\b[a-z0-9-]+\.(?:com|net|org|io|in|co|app|link|xyz|ly|me|info|biz|ru|cn)\b(?:\/|\b)(?!\s?@)
`
const MARKUP = /<\/?[a-z!][^>]*>|\*\*|__|^#{1,6}\s|```|\]\(|^\s*[-*•]\s/im
const JSON_LIKE = /^\s*[{[]\s*(?:"|\{|\[|\])|"[^"\n]{1,40}"\s*:\s*["{[\dtfn]/
const REVEALS = regex('iu')`
  \b(?:
    system prompt|my (?:instructions|prompt|rules|guidelines)|designer[_ ]notes|known_already|understood_just_now
    |ask_for|times_asked|i am an? (?:ai|language) model|as an ai|(?:mere|meri|mera) (?:instructions?|prompt|nirdesh)
  )\b
  |सिस्टम प्रॉम्प्ट|(?:मेरे|मुझे दिए गए) निर्देश|(?:एआई|भाषा) मॉडल
`

const QUOTED_WORDS = 8

/** Whether the text repeats a long run of words from the instructions. */
function quotes(text: string, instructions: string): boolean {
  const words = keysOf(text)
  if (words.length < QUOTED_WORDS) return false
  const known = ` ${keysOf(instructions).join(' ')} `
  for (let from = 0; from + QUOTED_WORDS <= words.length; from++) {
    if (known.includes(` ${words.slice(from, from + QUOTED_WORDS).join(' ')} `)) return true
  }
  return false
}

/**
 * Claims that something was done, such as "your visit is booked", "I have cancelled it", "payment received", "बुक हो
 * गया है". A model cannot decide that.
 */
const DONE =
  'booked|confirmed|approved|rejected|declined|scheduled|rescheduled|cancelled|canceled|completed|registered|reserved|placed|processed|refunded|transferred|credited|waived|activated|deactivated|blocked|closed|resolved|arranged|fixed|granted|upgraded|granted|sanctioned'
const CLAIM = regex('i')`
  \b(?:is|are|has been|have been|was|were|been|'s|gets|got)\s+(?:now |already |all |successfully |hereby )*
    (?:${DONE})\b
  |\b(?:i|we)(?:'ve| have|'m| am)?\s+(?:now |already |just |successfully )*(?:${DONE})\b
  |\b(?:all set|you are set|you're set)\b
  |\b(?:book|confirm|cancel|approve|reject|schedule|register|block|reserve|transfer|activate)\s*(?:ho|kar)\s*
    (?:gaya|gayi|gayee|diya|di|chuka|chuki)\b
  |(?:बुक|कन्फर्म|कन्फ़र्म|पक्का|पक्की|रद्द|मंजूर|मंज़ूर|स्वीकृत|अस्वीकार|दर्ज|पंजीकृत|ब्लॉक|पूरा|पूरी)\s*(?:हो|कर)\s*(?:गया|गई|गयी|गए|दिया|दी|चुका|चुकी)
`

function claimsOutcome(text: string): boolean {
  return text.split(/(?<=[.!?।])\s+/u).some((sentence) => CLAIM.test(sentence) && !isOpen(sentence.trim()))
}

/** Whether a sentence claims nothing: "Is it confirmed?", "once it is booked". */
function isOpen(sentence: string): boolean {
  if (/^(?:if|once|when|after|before|unless|until|agar|jab|अगर|यदि|जब)\b/iu.test(sentence)) return true
  return /[?？]["'”’)]*$/u.test(sentence) && ASKS.test(sentence)
}

const ASKS = regex('iu')`
  ^(?:(?:so|and|ok|okay|great|thanks|sure)[,.!]? )?(?:
    is|are|was|were|has|have|had|do|does|did|shall|should|can|could|would|will|may|what|which|when|who|how|why|kya
    |क्या
  )\b
`

const MIN_LETTERS = 12
const MIN_SHARE = 0.5

/** Hindi may contain English words and names; a text that is mostly in another script is in another language. */
function isIn(language: Language, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < MIN_LETTERS) return true
  const script = language === 'hi' ? /\p{Script=Devanagari}/u : /\p{Script=Latin}/u
  return letters.filter((letter) => script.test(letter)).length / letters.length >= MIN_SHARE
}

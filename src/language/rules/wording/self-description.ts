import { regex } from '../../../base/regex.ts'
import type { ComposeRequest } from '../../../ports/language.ts'
import type { Wording } from './wording.ts'

const MAX_LENGTH = 160
const NAMED = regex('u')`
  \b(?:[Yy]ou are|[Yy]our name is|[Ii] am|[Mm]y name is|[Tt]his is|[Cc]alled|आपका नाम|मैं) (
    (?:(?:Sister|Brother|Father|Nurse|Doctor|Dr\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Captain|Chef|Coach) )?(?:\p{Lu}['’])?
      \p{Lu}\p{Ll}{1,30}
    |[\u0900-\u097f]{2,30}
  )(?![\p{L}\p{M}])
`
/** "मैं Lakeside Gym से तारा बोल रही हूँ" */
const NAMED_IN_HINDI = /(?:से|मैं) (\p{Lu}\p{Ll}{1,30}|[\u0900-\u097f]{2,30}) (?:बोल|बात कर) रह/u
const COMPANY_IN_HINDI =
  /(?:मैं|हम) ((?:\p{Lu}[\p{L}\p{M}&'-]{0,30})(?: \p{Lu}[\p{L}\p{M}&'-]{0,30}){0,4}) (?:से|की ओर से|की तरफ़ से) /u
/** "शक्ति गैस एजेंसी में आपका स्वागत है" */
const WELCOMES = /(?:^|[.!?।] ?|(?:नमस्ते|नमस्कार)[,!।]? )([^.!?।]{2,60}?) में आपका (?:हार्दिक )?स्वागत/u
/** "मैं विद्या हॉस्टल, कोटा से नेहा बोल रही हूँ": where it is stands behind it. */
const COMPANY_OF_TOWN = regex('u')`
  (?:मैं|हम) ([\u0900-\u0963]{2,30}(?: [\u0900-\u0963]{2,30}){0,4}, [\u0900-\u0963]{2,30}) से
    [ ](?:[\u0900-\u0963]{2,30} )?(?:बोल|बात|कॉल)
`
const NAME_WORDS = "(?:\\p{Lu}[\\p{L}\\p{M}&'-]{0,30}|(?!(?:मैं|हम|आप) )[\\u0900-\\u0963]{2,30})"
/** "Namaste, SunRoof Solar se bol rahe hain", "मैं तारा, लेकसाइड जिम से बोल रही हूँ": `se` and who speaks, behind a company. */
const SPEAKS_FOR = regex('u')`
  (?:^|[,।.!:–-] ?|\b(?:[Mm]ain|[Hh]um|[Nn]amaste|[Nn]amaskar) |(?:मैं|हम|नमस्ते|नमस्कार) )
    (${NAME_WORDS}(?: ${NAME_WORDS}){0,4}) (?:se|से|ki taraf se|की तरफ़? से|की ओर से)(?: \S+){0,2}?
    [ ](?:bol|baat|call|phone|बोल|बात|कॉल|फ़?ोन)
`
const COMPANY = regex('u')`
  \b(?:from|of|for|at|with|behalf of|here from|calling)
    [ ]((?:the )?(?:\p{Lu}[\p{L}\p{M}&'-]{0,30})(?: (?:& )?(?:\p{Lu}[\p{L}\p{M}&'-]{0,30})){0,4})
`
/** Capitalised words that are no names. */
const NO_NAME =
  /^(?:A|An|The|Polite|Friendly|Helpful|Calm|Warm|Hindi|English|India|Indian|I|Mr|Mrs|Ms|Am|Speaking|Calling)$/

/** Returns the caller's name and company from the persona or the agent's greeting, else the project's name. */
export function whoCalls(request: ComposeRequest, wording: Wording): string {
  const name = firstOf(textsOf(request), NAMED) ?? firstOf(textsOf(request), NAMED_IN_HINDI)
  const company = companyOf(request)
  return name === undefined && company === undefined ? wording.who : wording.introduce(name, company)
}

function companyOf(request: ComposeRequest): string | undefined {
  const texts = textsOf(request)
  return (
    firstOf(texts, COMPANY) ??
    firstOf(texts, COMPANY_IN_HINDI) ??
    firstOf(texts, COMPANY_OF_TOWN) ??
    firstOf(texts, WELCOMES) ??
    spokenFor(texts) ??
    (request.projectName?.trim() || undefined)
  )
}

function textsOf({ persona, history }: ComposeRequest): string[] {
  return [persona, ...history.map(({ agent }) => agent)].map((text) => text.replace(/[^.!?।]*[?]/gu, introducedIn))
}

/** "This is Meera from SafeDrive, am I speaking to Raj?" tells who calls before it asks. */
function introducedIn(question: string): string {
  const parts = question.split(',')
  const told = parts.slice(0, -1).join(',')
  return INTRODUCES.test(told) ? `${told}.` : ' '
}

const INTRODUCES =
  /\b(?:this is|i am|i'm|my name is|we are|calling from|here from|(?:bol|baat kar) rah\w+)\b|(?:बोल|बात कर) रह/iu

/** The company that a caller speaks for, without the caller's own name before it. */
function spokenFor(texts: readonly string[]): string | undefined {
  const name = firstOf(texts, NAMED) ?? firstOf(texts, NAMED_IN_HINDI)
  const company = firstOf(texts, SPEAKS_FOR)
  return name !== undefined && company?.startsWith(`${name} `) ? company.slice(name.length + 1) : company
}

function firstOf(texts: readonly string[], pattern: RegExp): string | undefined {
  for (const text of texts) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined && !NO_NAME.test(found.replace(/^the /, '').split(' ')[0] ?? '')) return found
  }
  return undefined
}

const REASONS = {
  en: /\b((?:because|so that|so we can|in order to|as we|since we|to be able to) [^.!?\n]{3,160})/i,
  hi: /((?:क्योंकि|ताकि) [^.!?।\n]{3,160})/,
}

/**
 * Returns why a field is asked for: the reason given by the guidance in the conversation's language, else the company.
 */
export function whyAsked(request: ComposeRequest, wording: Wording): string {
  const { question, language } = request
  const reason = REASONS[language].exec(question?.guidance ?? '')?.[1]?.trim()
  const isReason = reason !== undefined && reason.length <= MAX_LENGTH
  return isReason ? wording.because(lowered(reason)) : wording.why(companyOf(request))
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

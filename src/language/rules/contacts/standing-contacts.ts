import { regex } from '../../../base/regex.ts'
import { clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

interface Span {
  from: number
  to: number
}

/**
 * The phone numbers or e-mail addresses that the person wants to be used, of all that were said. Left out are those
 * that are no longer in use ("… ab band ho gaya hai", "I lost that sim"), and those that must not be used ("my old
 * one, don't call there", "उस पर मत करना").
 */
export function standingContacts<Contact extends Span>(heard: Tokens, spans: readonly Contact[]): Contact[] {
  const inOrder = spans.toSorted((one, other) => one.from - other.from)
  const withdrawn = new Set(inOrder.filter((_span, index) => isWithdrawn(heard, inOrder, index)))
  return spans.filter((span) => !withdrawn.has(span))
}

function isWithdrawn(heard: Tokens, spans: readonly Span[], index: number): boolean {
  const span = spans[index]
  if (span === undefined) return false
  const before = said(heard, clauseStart(heard, span, spans[index - 1]?.to ?? 0), span.from)
  const after = remarksOn(heard, span, endOfRemarks(heard, span, spans[index + 1]))
  if (CEASED.test(after) || FORBIDS.test(withoutLimits(after))) return true
  if (EARLIER.test(` ${before} ${after} `) && WAS.test(` ${after} `)) return true
  const isBare = before === '' && heard.breaks[span.to] === true
  return isBare && span.from > 0 && deniesNext(heard, span.from, spans[index - 1]?.to ?? 0)
}

function said({ words }: Tokens, from: number, to: number): string {
  return words.slice(from, to).join(' ')
}

function clauseStart({ breaks }: Tokens, { from }: Span, least: number): number {
  let start = from
  while (start > least && breaks[start] !== true) start -= 1
  return start
}

/** What is said of a number behind it, without the clauses that speak of something else ("don't call my husband"). */
function remarksOn(heard: Tokens, { to }: Span, end: number): string {
  const last = Math.min(end, to + MAX_REMARK)
  const remarks: string[] = []
  for (const clause of clausesOf(heard)) {
    if (clause.to <= to || clause.from >= last) continue
    const part = said(heard, Math.max(clause.from, to), Math.min(clause.to, last))
    if (clause.from < to || !OF_OTHERS.test(part)) remarks.push(part)
  }
  return remarks.join(' ')
}

/** Words that are read behind a number; what comes later speaks of something else. */
const MAX_REMARK = 40
const OF_OTHERS = regex('u')`
  \b(?:my|our|the (?!number|phone|sim|mail|id)|old|other|another|second|landline|puran[aie]|dusr[aie]|doosr[aie])\b
  |(?<!\p{L})(?:पुरान|दूसर)|\bmer[aei] (?!pa+s)|मेर[ाीे] (?!पास)
`

/** What is said of a number ends where the clause of the next one begins. */
function endOfRemarks(heard: Tokens, span: Span, next: Span | undefined): number {
  if (next === undefined) return heard.words.length
  const start = clauseStart(heard, next, span.to)
  return start > span.to ? start : next.from
}

/** "Don't use my office one, …", "that was my company mail, …": the clause before speaks of what follows. */
function deniesNext(heard: Tokens, at: number, least: number): boolean {
  let from = at - 1
  while (from > least && heard.breaks[from] !== true) from -= 1
  const clause = said(heard, from, at)
  return NAMES_CONTACT.test(clause) && (NEGATES.test(clause) || WAS.test(` ${clause} `))
}

const NAMES_CONTACT =
  /(?:^| )(?:one|ones|number|no|mobile|phone|sim|e?mail|id|address|wala|wali|नंबर|फोन|आईडी|ईमेल|मेल|वाला|वाली)$/
const NEGATES = /(?:^| )(?:dont|not|never|nahi|mat|नहीं|मत)(?: |$)/
const EARLIER = / (?:old|earlier|previous|former|pehle|pahle|puran[aie]|पहले|पुराना|पुरानी|पुराने) /
const WAS = / (?:was|were|used to|tha|thi|the(?= ?$)|था|थी|थे) /

/** Out of use, or no longer with the person. */
const CEASED = regex('u')`
  \b(?:
    dead|deactivated|disconnected|discontinued|expired|closed|blocked|hacked|out of (?:service|use)|switched off
    |shut down|surrendered|left that|resigned
  )\b
  |\b(?:not|isnt|no longer|never|stopped|doesnt|wont|dont|cant) (?:
    in use|working|work|works|active|reachable|mine|use it|use that|using (?:it|that)|have it|have that|with me|open
    |open it
  )\b
  |\b(?:lost|changed|gave up|stopped using|dropped|returned|sold) (?:that|the|this|my|it)\b
  |\b(?:band|khatam) (?:hai|ho|kar|pad|hua|kiya|kara)\b
  |\b(?:kho|gum|chori|khatm|kharab) (?:ho |hai|gaya|gayi)
  |\b(?:nahi|nai) (?:chalta|chalti|lagta|lagti|chal|lag|raha|rahi|istemal|use)\b
  |\bmere? pa+s (?:ab )?nahi\b|\bchhod (?:diya|di)\b
  |(?<!\p{L})(?:
    (?:बंद|खत्म) (?:है|हो|कर|पड)|(?:खो|गुम|चोरी) (?:गया|गई|हो)|खराब हो|नहीं (?:चलता|चलती|लगता|लगती|चल|लग|रहा|रही)|मेरे पास (?:अब )?नहीं
    |छोड (?:दिया|दी)
  )
`

const USES =
  'use|call|ring|phone|dial|try|contact|text|message|mail|email|send|write|note|put|save|give|karna|karo|kar|karein|kijiye|kijiyega|dena|do|bhejna|bhejo|bhejiye|lagana|lagao|milana|milao|likhna|likho|daalna|dalna|dalo'
/** Asks not to use it. */
const FORBIDS = regex('u')`
  \b(?:dont|do not|never|not to) (?:ever |please |even )?(?:${USES})\b
  |\bmat (?:hi )?(?:${USES})\b|(?:^| )(?:mat|मत)$
  |(?<!\p{L})मत (?:करना|करो|कर|करें|कीजिए|कीजिएगा|देना|दीजिए|भेजना|भेजो|भेजिए|लगाना|मिलाना|लिखना|लिखो|डालना)(?![\p{L}\p{M}])
`
/** "Don't call after nine", "raat ko mat karna" and "don't give it to anybody" only limit the use. */
const LIMITS = regex('u')`
  \b(?:
    before|after|at night|late|during|while|when|until|till|in the|between|on sunday|to any|to anyone|anyone|anybody
    |with any|share|raat|subah|shaam|dopahar|baje|se pehle|ke baad|kisi|jab|baar baar|again and again|too many|twice
  )\b
  |(?:रात|सुबह|शाम|दोपहर|बजे|से पहले|के बाद|किसी|जब|बार बार)(?![\p{L}\p{M}])
`

function withoutLimits(after: string): string {
  return LIMITS.test(after) ? '' : after
}

import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { isGrammarWord, isOpen } from '../../words/bare-clauses.ts'
import { isOfMatter } from '../../words/matters-in.ts'
import { isHindiVerb } from '../../words/hindi-verbs.ts'
import { DENIES } from '../../words/function-words.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { type AskedDeed, askedDeed } from '../deeds/asked-deed.ts'
import { usedAt } from '../deeds/used-at.ts'
import { toldInParts } from '../told-in-parts.ts'
import { isOfQuestion } from '../topics.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Was the EMI paid?", "is the verification done?", "have you submitted the form?": it is done, or still to do. */
const completionAsked = oncePerField((plan): { deed: AskedDeed | undefined } | undefined => {
  const question = questionOf(plan)
  if (isConfirmation(plan) || OF_ANY_TIME.test(question)) return undefined
  const { deed } = askedDeed(plan)
  const isOfDeed = deed?.tense === 'past' && (deed.isPassive || (deed.isOfYou && /^(?:have|has|did)\b/i.test(question)))
  return isOfDeed || COMPLETE.test(question) ? { deed: isOfDeed ? deed : undefined } : undefined
})
const OF_ANY_TIME = /\b(?:ever|before|previously|any|last|past)\b/i
const COMPLETE = regex('i')`
  ^(?:is|are|was|were|has|have)\b.*\b(?:
    done|completed?|finished|ready|verified|approved|cleared|settled|linked|activated|submitted|signed|registered|updated
  )\b
`

/**
 * "It is still pending", "banna baaki hai", "isliye reh gayi", "shukravar ko bharunga" deny that something is done, "payment done hai", "sab ho gaya"
 * affirm it. Undefined where the parts of a message differ.
 */
export function readCompletion({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  const asked = completionAsked(plan)
  if (asked === undefined || move === 'question' || heard.words.length > MAX_WORDS) return undefined
  const opened = OPENING.exec(heard.words.join(' '))?.[0]
  return toldInParts(heard, (words, part) => {
    const said = words.join(' ')
    if (endsAsking(heard, part) || UNSETTLED.test(said)) return undefined
    if (NOTHING_LEFT.test(said)) return true
    // "Bas fees baaki hai": the rest is done.
    if (/^(?:bas|only|sirf|just|बस|सिर्फ) /.test(said)) return undefined
    if (LEFT.test(said)) return DENIES.test(said.replace(STILL_NOT, ' ')) ? undefined : false
    if (opened === undefined && PROMISED.test(said)) return false
    if (asked.deed && !DENIES.test(said) && usedAt(words, { ...asked.deed, tense: 'will' }) !== undefined) return false
    if (opened !== undefined || DENIES.test(said) || DUE.test(said)) return undefined
    return DONE.test(said) && isOfIt(words, plan, asked.deed) ? true : undefined
  })
}

const MAX_WORDS = 20
/** A yes or no in front answers by itself. */
const OPENING = /^(?:yes|no|haan|nahi|ji|हां|नहीं|जी)(?= |$)/
const UNSETTLED = /(?<!\p{L})(?:if|maybe|perhaps|kya|shayad|agar|क्या|शायद|अगर)(?![\p{L}\p{M}])/u
/** "Not till now, it is pending": the "not" says the same. */
const STILL_NOT =
  /\b(?:not|nahi) (?:till|until) now\b|\bnot yet\b|\b(?:abhi tak|abhi) nahi\b|अभी (?:तक )?नहीं|^(?:no|nahi|नहीं) /g
const NOTHING_LEFT = regex('u')`
  \b(?:nothing |no (?:\w+ )?)(?:is |are |was )?(?:pending|left|due|remaining|outstanding)\b
  |\b(?:kuchh?|koi)(?: bhi)? (?:\S+ )?(?:baa?ki|pending|due) (?:nahi|nai)\b
  |(?:कुछ|कोई)(?: भी)? (?:\S+ )?(?:बाकी|पेंडिंग) नहीं
`
/** "Kal kar dunga", "I will do it by evening": not yet. */
const PROMISED = regex('u')`
  ^(?:(?:kal|parson|shaam|aaj|abhi|baad|bas|do|teen|din|tak|mein|me|ko|main|hum|to|i|we|just|by|sir|madam|tomorrow|कल|शाम|आज|अभी|तक|में|को|मैं) )*
    (?:(?:kar|karwa|kara) (?:d(?:oo|u)ng[ai]|denge|l(?:oo|u)ng[ai]|lenge)|karung[ai]|karenge|(?:i |we )?(?:will|ill|well|shall) (?:do|get) (?:it|that)
    |(?:कर|करवा) (?:दूंग[ाी]|देंगे|लूंग[ाी])|करूंग[ाी]|करेंगे)(?![\p{L}\p{M}])
`
const LEFT = regex('u')`
  \b(?:
    (?:is|are|its|it|still|all|payment|work|application|process|that) (?:still |also )?(?:pending|due|left|remaining|outstanding|incomplete)
    |pending (?:hai|hain|from|with|at|in|since|on|only)|yet to (?!know)\w+|still to (?:be |come|do)|half done|under (?:process|progress)|in (?:process|progress)
    |process (?:mein|me|chal)|(?:i|we) (?:have |just )?missed (?:it|this|that|the|my|paying)|forgot to
    |baa?ki (?:hai|hain|rah|reh|padi|pada|tha|thi)|(?:reh|rah) (?:gaya|gayi|gaye|gai|gyi)|chh?oot ga\w+|adhur[aei]|adhoor[aei]
  )\b
  |(?<!\p{L})(?:बाकी (?:है|हैं|रह|पड|था|थी)|रह ग(?:या|ई|ए|यी)|छूट ग(?:या|ई)|अधूर[ाेी]|पेंडिंग (?:है|हैं))(?![\p{L}\p{M}])
`
/** "Nobody told me that it has to be done" */
const DUE = /\b(?:to be|has to|have to|should|must|needs?|gets?|nobody|koi)\b/
const DONE = regex('u')`
  \b(?:done|completed?|finished)(?: (?:hai|hain|already|now|sir|madam|ji|from my side|last \w+|yesterday))*$
  |(?<!\p{L})(?:ho|kar|karwa|kara) (?:gay[aei]|ga[iy]e?|chuk[aei]|diy[aei]|di|liy[aei]|li|ke aay[aei])(?: (?:hai|hain|hoon|tha|thi|sir|madam|ji|maine|humne))*$
  |(?<!\p{L})(?:हो|कर|करवा|करा) (?:गय[ाे]|गई|गए|चुक[ाेी]|दिय[ाे]|दी|दिए|लिय[ाे]|ली|(?:के|कर) आय[ाे])(?: (?:है|हैं|हूं|था|थी|जी|मैंने))*$
`

/** Whether a part speaks of the question, or of nothing in particular: "payment done hai", "sab ho gaya". */
function isOfIt(words: readonly string[], plan: FieldReader, deed: AskedDeed | undefined): boolean {
  const forms = [...(deed?.verb.forms.keys() ?? [])].filter((form) => form.length > 2)
  const isOwn = (word: string): boolean => isOfQuestion(word, plan) || forms.some((form) => word.startsWith(form))
  const others = words.filter(
    (word) =>
      word.length > 3 &&
      (isOpen(word) || isOfMatter(word)) &&
      !isGrammarWord(word) &&
      !isHindiVerb(word) &&
      !LIGHT.test(word) &&
      !isOwn(word),
  )
  return others.length <= (words.some(isOwn) ? 1 : 0)
}

const LIGHT =
  /^(?:done|complete|completed|finished|already|madam|work|kaam|sab|everything|process|check|jaanch|pehle|abhi|kaam|सारा|काम|जांच)$/

import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { DENIES } from '../../words/function-words.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { isBut } from '../../words/is-but.ts'
import { segmentsOf } from '../../words/segments.ts'
import { openingAgainst } from '../said-against.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Was the problem solved?", "has the leak been repaired?", "is the machine working now?" */
const asksIfSolved = oncePerField((plan) => !isConfirmation(plan) && SOLVED.test(questionOf(plan)))
const SOLVED = regex('i')`
  ^(?:is|are|was|were|has|have|did)\b.*\b(?:
    (?:re)?solved?|fix(?:ed)?|sorted|repaired?|rectified|set right
    |working (?:now|again|fine|properly|well)|(?:problem|issue|fault|leak)s? (?:gone|over)
  )\b
`

/**
 * "It is working fine now" and "still leaking", "do din chala phir band ho gaya", "jaisa tha waisa hi hai" to "was the problem solved?": the last
 * part that tells how it is now counts.
 */
export function readSolved(message: Message, plan: FieldReader): YesNo | undefined {
  const { heard, move } = message
  if (!asksIfSolved(plan) || move === 'question' || move === 'wait' || heard.words.length > MAX_WORDS) return undefined
  for (const part of segmentsOf(heard).toReversed()) {
    const said = heard.words.slice(part.from, part.to).join(' ')
    if (endsAsking(heard, part) || UNSETTLED.test(said)) continue
    const value = isSolvedIn(said)
    if (value === undefined) continue
    const told = { value, isExplicit: true, ...part }
    const isOpposed = openingAgainst(message, told) !== undefined && !heard.words.some(isBut)
    return isOpposed ? undefined : told
  }
  return undefined
}

const MAX_WORDS = 24
const UNSETTLED =
  /(?<!\p{L})(?:if|maybe|perhaps|will|shayad|agar|kal|tomorrow|hoga|hogi|शायद|अगर|होगा|होगी)(?![\p{L}\p{M}])/u

function isSolvedIn(said: string): boolean | undefined {
  if (NO_FAULT.test(said)) return true
  const rest = said.replace(OPENING, '')
  if (WORKS.test(rest)) return !DENIES.test(rest) && !AGAIN.test(rest)
  return FAILS.test(rest) ? false : undefined
}

const OPENING = /^(?:(?:no|nope|nahi|na|yes|haan|नहीं|हां) )+(?!problem|issue|complaint|use)/
const NO_FAULT = regex('u')`
  ^(?:(?:so|till|until) (?:far|now) |now |ab |abhi tak |abhi )*no (?:\w+ )?(?:problems?|issues?|complaints?|trouble)\b(?!.*\b(?:solved|fixed)\b)
  |\b(?:koi|kuch) (?:problem|issue|complaint|dikkat|shikayat|pareshani) nahi\b(?! (?:hal|solve|theek|thik))
  |(?:कोई|कुछ) (?:दिक्कत|शिकायत|परेशानी) नहीं(?! (?:हल|ठीक))
`
const WORKS = regex('u')`
  \b(?:
    (?:working|works|runs|running|cooling) (?:fine|well|ok|okay|perfectly|great|good|properly|now|again)|fixed|resolved|solved
    |sorted|repaired|all (?:good|fine|ok|okay|set|clear)|fine now|good now|back to normal|like new
    |(?:theek|thik|sahi|badhiya|mast|achh?[aei])(?: se)? (?:chal|ho ga|ho chuk|kaam kar|kar diy|kar ke)\w*
    |sab (?:set|theek|thik|sahi|badhiya|clear|ok)|(?:ab|abhi) (?:sab )?(?:theek|thik|sahi|set|badhiya) hai
    |fix (?:ho|kar)\w*|solve (?:ho|kar)\w*|chalu ho ga\w+|hal ho ga\w+|ban ga\w+
  )\b
  |(?<!\p{L})(?:ठीक|सही|बढिया|अच्छ[ाेी])(?: से)? (?:चल|हो ग|हो चुक|काम कर|कर दिय)|सब (?:ठीक|सही|सेट)|अब (?:सब )?(?:ठीक|सही) है|हल हो ग|बन गय
`
const AGAIN = regex('u')`
  \b(?:but|for|only|sirf|bas) (?:an? |one |two |ek |do |teen )?(?:days?|din|hours?|ghante|weeks?|hafte)\b
  |\b(?:again|phir se|fir se|wapas|dobara)\b.*\b(?:band|kharab|stopp?|broke|fail)|फिर से.*(?:बंद|खराब)
`
const FAILS = regex('u')`
  \b(?:
    still(?! (?:under|have the|good|fine))|same (?:problem|issue|thing|as before|story|again|condition)|not (?:at all|working|fixed|solved|proper\w*)
    |(?:isnt|doesnt|wont|didnt|stopped|stops|quit) (?:work|working|cool|cooling|start|starting|help|fix|solve)
    |(?:problem|issue|fault|leak|noise|error|it) (?:came|comes|is coming|started|starts|is) (?:back|again)|(?:broke|stopped|failed)(?: down)? (?:again|after)|again (?:the |it )?(?:same|stopped|broke|leak)
    |no (?:use|luck|change|difference|improvement|effect|help)|(?:just|only) (?:looked|saw|checked|came and went)|got worse|worse
    |abhi (?:bhi|tak)(?! (?:to )?(?:theek|thik|sahi|sab))|wais[aei] (?:ka wais[aei] |hi )|jais[aei] th[aei] wais|wahi (?:haal|problem|dikkat)|jas ka tas
    |(?:phir|fir|dobara|wapas)(?: se)? (?:\S+ )?(?:band|kharab|wahi|shuru)
    |(?:kaam|kam|kuchh?|fix|theek|thik|solve|sahi) (?:\S+ )?(?:nahi|nai) (?:kiya|kar\w*|hua|hui|ho|chal\w*|aaya)|kaam nahi
    |nahi (?:chal|kar) rah\w+|chal nahi rah\w+|bekaa?r
  )\b
  |(?<!\p{L})(?:अभी (?:भी|तक)(?! (?:तो )?(?:ठीक|सही|सब))|वैस[ाेी] (?:का वैस|ही)|वही (?:हाल|दिक्कत)|फिर (?:से )?(?:\S+ )?(?:बंद|खराब|वही|शुरू)
    |(?:काम|कुछ|ठीक|सही) (?:\S+ )?नहीं (?:कि|कर|हु|हो|चल)|नहीं (?:चल|कर) रह|चल नहीं रह)
`

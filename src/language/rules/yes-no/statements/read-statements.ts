import { regex } from '../../../../base/regex.ts'
import { asksForWill } from '../../fields/asks-for-offer.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { isPerson } from '../../fields/kind-asked.ts'
import { isKin } from '../../names/kin.ts'
import { isOfThePast } from '../../set-aside/of-the-past.ts'
import { type Clause, clauseAt, clausesOf } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import type { YesNo } from '../yes-or-no.ts'
import { BUT, DENIES } from '../../words/function-words.ts'

/** Statements that answer a question for yes or no without either word. */
const PROGRESS = new PhraseMatcher<'done' | 'open'>([
  [
    'open',
    `(still|im still|i am still|we are still) (looking|searching|hunting|deciding|shopping|waiting|pending|not|the same|there)
     (nothing|none|nobody|no one|noone) (has|have|was|even|ever|) (come|came|arrived|reached|delivered|called|happened|changed|told|explained|informed|mentioned|gave|given|asked|showed|shown|shared|sent|checked|visited)
     (i|we|) (havent|have not|hasnt|has not|didnt|did not|never) (got|get|received|receive|come|seen|arrived|found|paid|done|had)
     (it|this|that|they|) (hasnt|has not|didnt|did not|isnt|is not|never) (come|came|arrived|arrive|reached|working|solved|resolved|fixed|done)
     not (working|solved|resolved|fixed|received|delivered|done|paid|found)
     (abhi|abhi bhi|) (dhoond|dhundh|dhund|dhoondh|khoj) (raha|rahi|rahe) (hoon|hun|hu|hain|hai)
     (अभी|अभी भी|) (ढूंढ|ढूँढ|खोज) (रहा|रही|रहे) (हूं|हूँ|हैं|है)`,
  ],
  [
    'done',
    `(i|we|) (have|just|already|finally) (got|received|found|paid|done) (it|that|)
     (it|they|the parcel|the order|parcel|order) (has|have|just|) (come|came|arrived|reached)
     (i|we|) (got|received|found|fixed) (it|that|one|everything) 
     (mil|ho|aa|pahunch|pahuch) (gaya|gayi|gaye|chuka|chuki) (hai|hain|)
     (मिल|हो|आ|पहुंच) (गया|गई|गए|चुका|चुकी) (है|हैं|)`,
  ],
])
const ABOUT_PROGRESS = regex('i')`
  \b(?:
    already|yet|found|receiv\w*|arriv\w*|deliver\w*|(?:re)?solved|fixed|complete\w*|done|reach\w*|working|get|got
    |back|restored|resumed|started|come
  )\b
`

/** "Do you already have a router?" asks for no progress. */
const ASKS_HAVING = /\bdo you (?:already|also|still) have\b/i

/** "Still looking" to "have you found one already?", "mil gaya" to "have you received it?" */
export function readProgress({ heard }: Message, plan: FieldReader): YesNo | undefined {
  if (
    !ABOUT_PROGRESS.test(questionOf(plan)) ||
    (asksForWill(plan) && !/\b(?:already|yet)\b/i.test(questionOf(plan))) ||
    ASKS_HAVING.test(questionOf(plan)) ||
    (SAYS_YES_OR_NO.has(heard.words[0] ?? '') && heard.words[1] !== 'one')
  )
    return undefined
  const hit = PROGRESS.first(heard)
  if (
    hit === undefined ||
    // "I didn't get you" tells of no delivery.
    heard.aside?.[hit.from] === true ||
    (hit.tag === 'done' && (isNegative(heard, hit.to) || UNDONE.test(heard.words.slice(hit.to).join(' '))))
  )
    return undefined
  const before = heard.words[hit.from - 1] ?? ''
  if (RECOVERS.test(before) && !ABOUT_RECOVERY.test(questionOf(plan))) return undefined
  if (CEASES.test(before) || SUPPOSES.test(before) || isToldBefore(heard, hit.from)) return undefined
  return { value: hit.tag === 'done', isExplicit: true, from: hit.from, to: hit.to }
}

/** "My son might have done it" */
const SUPPOSES = /^(?:may|might|must|could|should|would)$/
/** "Dawai se theek ho gaye" tells of no surgery */
const RECOVERS = /^(?:theek|thik|ठीक)$/
const ABOUT_RECOVERY = /\b(?:(?:re)?solved|fixed|repair\w*|working|better|well|recover\w*|back|restored|resumed)\b|ठीक/i
/** "Warranty expire ho chuki hai" */
const CEASES = /^(?:expired?|khatam|khatm|band|cancel|खत्म|बंद|कैंसल|एक्सपायर)$/

/** "राउटर आ गया था वापस कर दिया, अब …": what was, where another part tells of now. */
function isToldBefore(heard: Tokens, at: number): boolean {
  const own = clauseAt(heard, at)
  return own !== undefined && own !== clausesOf(heard).at(-1) && isOfThePast(heard, own)
}

/** "It came and went again" */
const UNDONE = /^(?:and|but|par|lekin|phir|aur) .*\b(?:went|gone|left|stopped|broke|again|chali|gayi|band)\b/
const SAYS_YES_OR_NO = new Set(['yes', 'no', 'haan', 'nahi', 'हां', 'नहीं'])

function isNegative(heard: Tokens, to: number): boolean {
  return heard.words.slice(0, to + 1).some((word) => DENIES.test(word))
}

const IDENTITY = new PhraseMatcher<true>([
  [
    true,
    `(speaking|its me|thats me|that is me|it is me|this is me|thats right|you are|i am he|i am she|this is he|this is she|same person) .
     (main|mai|ji|haan|ha|) (main|mai|hi|) (bol|baat kar) (raha|rahi) (hoon|hun|hu|)
     (ji|haan|haan ji|ji haan|yes|yeah|) (boliye|bolo|kahiye|bataiye|batao|bata do|sunao|sunaiye|tell me|go on|go ahead) (quickly|please|)
     (जी|हां|) (मैं|) (बोल|बात कर) (रहा|रही) (हूं|)
     (जी|हां|) (बोलिए|कहिए|बताइए)`,
  ],
])
/** Whether the right person is on the line, and has time. */
const ABOUT_IDENTITY = regex('i')`
  \b(?:good|right|convenient) time\b
  |\b(?:talk|speak) now\b
  |\b(?:speaking|talking) (?:with|to)\b
  |\bam i (?:speaking|talking)\b
  |\bidentity\b
  |\b(?:hear|know more|tell you|explain)\b
`

/** "Is this Ravi?", "is that the owner?"; not "is this your first visit?" */
function isAboutIdentity(description: string): boolean {
  const [, who = ''] = /\bis (?:this|that) (?:the )?([^\s?.,]+)/i.exec(description) ?? []
  return ABOUT_IDENTITY.test(description) || /^(?:\{|\p{Lu})/u.test(who) || isPerson(who)
}

/** "That's me" to "am I speaking with Ravi?" */
export function readIdentity({ heard, move }: Message, { field }: FieldReader): YesNo | undefined {
  if (move === 'who' || move === 'repeat') return undefined
  if (isKinOfNamed(heard, field.description)) return { value: false, isExplicit: true, from: 0, to: heard.words.length }
  const hit = isAboutIdentity(field.description) && heard.words.length <= 6 ? IDENTITY.first(heard) : undefined
  const span = hit ?? namesThemselves(heard, field.description)
  return span && !isNegative(heard, heard.words.length)
    ? { value: true, isExplicit: true, from: span.from, to: span.to }
    : undefined
}

/** "Rajesh is my brother", "he's my father" to "am I speaking with Rajesh Kumar?" */
function isKinOfNamed({ words }: Tokens, description: string): boolean {
  const said = words.join(' ')
  const [, who = '', kin = ''] = KIN_OF.exec(said) ?? []
  if (!isKin(kin) || !isAboutIdentity(description)) return false
  return /^(?:he|hes|she|shes|wo|woh|ye|yeh|वो|वह|ये)$/.test(who) || new RegExp(`\\b${who}\\b`, 'i').test(description)
}

const KIN_OF = regex('u')`
  ^(?:(?:no|nahi|sorry|actually|नहीं) )*(\p{L}+)(?: \p{L}+)? (?:is |are |to |तो )?
    (?:my|mere|mera|meri|hamare|hamari|मेरे|मेरा|मेरी|हमारे) (\p{L}+)(?: |$)
`

/** "Rajesh this side", "Rajesh bol raha hoon" to "am I speaking with Rajesh Kumar?" */
function namesThemselves({ words }: Tokens, description: string): Clause | undefined {
  if (words.length > 6) return undefined
  const at = words.findIndex((word) => word.length > 2 && new RegExp(`\\b${word}\\b`, 'i').test(description))
  const isSelf = at !== -1 && SELF.test(words.slice(at + 1).join(' '))
  return isSelf ? { from: at, to: words.length } : undefined
}

const SELF = /^(?:\S+ )?(?:this side|here|speaking|bol (?:raha|rahi) (?:hoon|hun|hu))$/

const ABOUT_USUAL = /\b(?:usual|usually|same|regular|always)\b|हमेशा|hamesha/i
const AS_USUAL = regex('u')`
  ^(?:(?:yes|ok|okay|haan|ji|हां|जी) )*(?:
    (?:the )?same (?:time|day|slot|one|place)?|(?:the )?same as (?:usual|always|before)|as (?:usual|always|before)
    |(?:the )?usual(?: time| one)?|hamesha ki tarah|jaise hamesha|wahi (?:time|samay)|हमेशा की तरह|वही (?:समय|टाइम)
  )(?: (?:is|will be|works|hai|ठीक है|theek hai))?(?: (?:fine|ok|okay|good|alright|please))?$
`

/** "Same time is fine" to "can you come on Monday as usual?" */
export function readAsUsual({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !ABOUT_USUAL.test(questionOf(plan)) || !AS_USUAL.test(heard.words.join(' ')))
    return undefined
  return { value: true, isExplicit: true, from: 0, to: heard.words.length }
}

const ABOUT_COMING = /^(?:would you like to|will you|can you|could you|are you (?:coming|joining|free|able|willing))\b/i
const COMES = regex`
  ^(?:(?:ok|okay|sure|yes|yeah|alright|fine|then) )*(?:ill|well|i will|we will|i shall|we shall|im|i am|we are)
    [ ](?:definitely |surely |certainly )?(?:come|coming|join|joining|attend|attending|participate|be coming)
    (?: (?:then|definitely|surely|for sure|sure|too|along))*$
`

/** "Ok, I'll come" to "would you like to donate?": who comes takes part. */
export function readComing({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !ABOUT_COMING.test(questionOf(plan)) || !COMES.test(heard.words.join(' '))) return undefined
  return { value: true, isExplicit: true, from: 0, to: heard.words.length }
}

const WISH = new PhraseMatcher<true>([
  [
    true,
    `(lena|leni|lene|kharidna|kharidni|dekhna|dekhni|karna|karwana|banwana|chahiye|chahie) (hai|hain|he|tha|thi|) .
     (dekh|dhoond|dhundh|soch) (raha|rahi|rahe) (hoon|hun|hu|hain|hai)
     (लेना|लेनी|खरीदना|खरीदनी|देखना|चाहिए) (है|हैं|था|)  .
     (देख|ढूंढ|सोच) (रहा|रही|रहे) (हूं|हैं|है)`,
  ],
])
const CALLS = /^(?:call|phone|fon|message|msg|कॉल|फोन|मैसेज)$/
const ABOUT_WISH = /\b(?:looking|want|need|interest\w*|plan(?:ning)?|buy\w*|purchase|require\w*|would you like)\b/i

/** "Ghar lena hai" to "are you looking to buy a home?" */
export function readWish({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (!ABOUT_WISH.test(questionOf(plan)) || move !== undefined || heard.words.length > 7) return undefined
  const hit = WISH.first(heard)
  // "Ek baar hi call karna" bids, and does not wish.
  if (
    hit &&
    (CALLS.test(heard.words[hit.from - 1] ?? '') ||
      /(?<!\p{L})(?:agar|अगर)(?![\p{L}\p{M}])/u.test(heard.words.join(' ')))
  )
    return undefined
  return hit && !isNegative(heard, heard.words.length)
    ? { value: true, isExplicit: true, from: hit.from, to: hit.to }
    : undefined
}

const BESIDE = new Set(
  `i we it am is im was have has had been already now very just the yes also still fully please and finally
   main mai hum hoon hun hu hain hai bilkul bahut to मैं हम हूं हैं है बिल्कुल बहुत तो`.split(/\s+/),
)

/**
 * "Interested" to "are you interested?", "received" to "have you received it?": nothing but the question's own verb.
 */
export function readEcho({ heard, move }: Message, { cues }: FieldReader): YesNo | undefined {
  if (move !== undefined || heard.words.length > 5) return undefined
  const [first = '', second = ''] = heard.words
  const denied = first.startsWith('un') && cues.has(first.slice(2)) ? 1 : first === 'non' && cues.has(second) ? 2 : 0
  if (denied > 0 && heard.words.slice(denied).every((word) => cues.has(word) || BESIDE.has(word)))
    return { value: false, isExplicit: true, from: 0, to: denied }
  const verb = heard.words.findIndex(
    (word, at) => (cues.has(word) && /(?:ed|en|id|ing)$/.test(word)) || (at > 0 && NEEDED.test(word)),
  )
  if (verb === -1 || !heard.words.every((word, at) => at === verb || cues.has(word) || BESIDE.has(word)))
    return undefined
  if (!heard.words.some((word) => cues.has(word))) return undefined
  return { value: true, isExplicit: true, from: verb, to: verb + 1 }
}

/** "Truck required", "operator included" */
const NEEDED = /^(?:required|needed|wanted|included)$/

const ASKS_FOR_ANY = /\b(?:any|carry|carrying|bring|bringing|do you have|have you got|are there)\b/i
/** "Do you have a valid licence?" counts nothing. */
const ASKS_FOR_ONE = /\b(?:do you have|have you got|carrying|bring) (?:an?|your|the|his|her)\b/i
const COUNTS =
  /^(?:[1-9]\d?|an?|one|two|three|four|five|six|some|few|several|plenty|lots|many|ek|do|teen|char|kuch|एक|दो|तीन|चार|कुछ)$/
const HAVING = /^(?:i|we|have|ive|weve|got|there|is|are|yes|just|only|mere|hamare|paas|मेरे|हमारे|पास)$/

/** "Two suitcases" to "are you carrying any luggage?", "I have two" to "any other offers?" */
export function readSome({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (
    !ASKS_FOR_ANY.test(questionOf(plan)) ||
    ASKS_FOR_ONE.test(questionOf(plan)) ||
    move !== undefined ||
    heard.words.length > 6
  )
    return undefined
  const at = heard.words.findIndex((word) => !HAVING.test(word))
  if (at === -1 || !COUNTS.test(heard.words[at] ?? '') || isNegative(heard, heard.words.length)) return undefined
  return { value: true, isExplicit: true, from: at, to: at + 1 }
}

const WELL = new PhraseMatcher<true>([
  [
    true,
    `(all|everything|everything is|all is|its all|sab|sab kuch|सब|सब कुछ) (good|fine|ok|okay|well|great|theek|thik|badhiya|ठीक|बढिया) (hai|है|)
     no (problem|problems|issue|issues|trouble|troubles|complaint|complaints|difficulty) (at all|so far|as such|)
     (perfectly|completely|absolutely|totally) (healthy|fine|well|ok|okay)
     (fit and fine|touch wood)
     (everything|everything is|all|all is|its all|sab|sab kuch|सब|सब कुछ) (done|finished|complete|completed|clear|ho gaya|हो गया) (hai|है|)
     (its|it is|heart|health|everything|all|main|mai|) (is|am|) (strong|healthy|normal|perfect|fit|tandurust|swasth) (hai|hoon|hun|)
     (koi|कोई|) (problem|dikkat|pareshani|takleef|taklif|bimari|shikayat|complaint|masla|शिकायत|प्रॉब्लम|दिक्कत|परेशानी|तकलीफ|बीमारी) (nahi|नहीं) (hai|है|)`,
  ],
])
const ABOUT_TROUBLE = regex('i')`
  \b(?:
    any (?:\w+ (?:or \w+ )?)?(?:
      problems?|issues?|troubles?|complaints?|injur\w+|allerg\w+|pains?|symptoms?|conditions?|difficult\w+
      |illness\w*
    )
    |fever|cough|swelling|bleeding|breathless\w*|ill|sick|unwell|pending|hurt|allerg\w+|damaged?|defective|faulty
    |broken|missing|scratched|leaking|blurred|blurry|cloudy|weak|loose|noisy|blocked|clogged
  )\b
`

/** "The left mirror is broken", "peeche se thuki hui hai" */
const HURT = regex('u')`
  \b(?:broken|cracked|dented|dent|scratch(?:ed|es)?|torn|leaking|bent|smashed|chipped|shattered)\b
  |(?<!\p{L})(?:tut[aei]|toot[aei]?|tooti|phat[aei]|fat[aei]|thuk[aei]|pichk[aei]|crack|dent|scratch|kharab)(?: (?:hu[aei]|hai|hain|gay[aei]|padi|pada))
  |(?:टूट|फट|ठुक|पिचक)\S* (?:हु[आईए]|है|हैं|गय[ाेी]|गई)|खराब (?:है|हो)
`
const ABOUT_DAMAGE = /\b(?:damages?|damaged|defective|faulty|broken|scratched|leaking)\b/i
/** "Sofa ekdum theek hai", "it came in perfect condition" */
const SOUND = regex('u')`
  ^(?!.*\b(?:not|nahi|isnt|wasnt|but|yes|haan|ok|if)\b)(?:
    (?:\S+ ){1,3}(?:to )?(?:theek|thik|sahi|badhiya|chakachak|mast|saaf|ठीक|सही|बढिया) (?:hai|hain|tha|thi|aaya|aayi|mila|mili|है|हैं|था|थी|आया|आई|मिला|मिली)(?: (?:bas|sirf|बस) .*)?
    |(?:it|everything|all|the \w+|its|they)(?: \w+)? (?:is |was |were |are |came |arrived |looks )?(?:in )?
      (?:absolutely |perfectly |completely |totally |quite |all )?(?:fine|intact|perfect|ok|okay|good)
      (?: condition| shape)?
  )$
`

/** "Sab kuch kha leti hai, koi dikkat nahi": said of what was asked, however much stands beside it. */
const DENIES_TROUBLE = regex`
  ^(?:
    no |koi |कोई[ ]
    |(?:problem|dikkat|pareshani|takleef|taklif|bimari|shikayat|complaint|masla|शिकायत|प्रॉब्लम|दिक्कत|परेशानी|तकलीफ|बीमारी)[ ]
  )
`

/** "All good" to "do you have any injuries?" */
export function readWell({ heard }: Message, { field }: FieldReader): YesNo | undefined {
  if (!ABOUT_TROUBLE.test(field.description)) return undefined
  const sound = clausesOf(heard).find(({ from, to }) => SOUND.test(heard.words.slice(from, to).join(' ')))
  if (sound) return { value: false, isExplicit: true, ...sound }
  if (ABOUT_DAMAGE.test(field.description)) {
    const hurt = clausesOf(heard).find(({ from, to }) => HURT.test(heard.words.slice(from, to).join(' ')))
    if (hurt && !isNegative(heard, heard.words.length) && !heard.words.includes('nothing'))
      return { value: true, isExplicit: true, ...hurt }
  }
  const hit = WELL.first(heard)
  if (
    hit === undefined ||
    (heard.words.length > 6 && !DENIES_TROUBLE.test(heard.words.slice(hit.from, hit.to).join(' ')))
  )
    return undefined
  if (heard.words.some((word) => BUT.test(word))) return undefined
  return { value: false, isExplicit: true, from: hit.from, to: hit.to }
}

const ASKS_MIND = /\b(?:do|would) you mind\b/i
const MINDS = regex`
  ^(?:(?:yes|yeah|haan|actually) )*
    (?:i (?:do|would|mind)\b|(?:yes|yeah|haan|हां)\b|i(?:d| would) rather not|(?:its|it is|thats) too)
`
const MINDS_NOT = /\b(?:no|not|nope|nah|dont|fine|okay|ok|sure|problem|ahead|nahi|नहीं)\b/

/** "No problem" to "do you mind waiting?" minds nothing, and "sure" does not either. */
export function readMind({ heard }: Message, { field }: FieldReader): YesNo | undefined {
  if (!ASKS_MIND.test(field.description)) return undefined
  const said = heard.words.join(' ')
  const minds = MINDS.test(said)
  return minds || MINDS_NOT.test(said) ? { value: minds, isExplicit: true, from: 0, to: heard.words.length } : undefined
}

const ABOUT_ANYBODY = /\b(?:any ?(?:body|one)|some ?(?:body|one)|any of|koi|kisi)\b|कोई|किसी/i
const NOBODY = regex`
  ^(?:(?:no|nahi|thankfully|luckily|thank god|नहीं) )*(?:
    (?:(?:i|we|have|has|ive|weve) )*(?:met|seen|saw|visited) (?:nobody|no one)|nobodys?|no ones?|noones?|none(?: of (?:us|them|you|the \w+))?|not (?:one|any) of (?:us|them)|koi (?:bhi )?nahi
    |kisi ko (?:bhi )?nahi|कोई (?:भी )?नहीं|किसी को (?:भी )?नहीं
  )(?:
    [ ](?:
      was|is|will|be|got|at|home|all|here|there|inside|in|locked|thank|god|thankfully|available|hua|hui|hai|hoga
      |rahega|है|हुआ|हुई|होगा|रहेगा|else|around (?:me|us)|near (?:me|us)|i (?:know|met)|has (?:it|been)|had it
    )
  )*$
`

/** "Yahan na guard hai na padosi": of two things neither is there. */
export function readNeither({ heard, move }: Message): YesNo | undefined {
  if (move !== undefined) return undefined
  const clause = clausesOf(heard).find(({ from, to }) => NEITHER.test(heard.words.slice(from, to).join(' ')))
  return clause && { value: false, isExplicit: true, ...clause }
}

const NEITHER = regex`
  ^(?:(?:yahan|yaha|wahan|hamare|mere|paas|ghar|to|par|pe|mein|abhi|यहां|वहां|हमारे|मेरे|पास|घर|तो|पर|में|अभी) )*(?:na|न|ना)
    [ ](?:to |तो )?\S+ (?:\S+ )?(?:hai |hain |है |हैं )?(?:na|न|ना) (?:hi |ही )?\S
`

/** "None of us, only the bumper" to "was anybody hurt?" */
export function readNobody({ heard }: Message, { field }: FieldReader): YesNo | undefined {
  if (!ABOUT_ANYBODY.test(field.description)) return undefined
  const clause = clausesOf(heard).find(({ from, to }) => NOBODY.test(heard.words.slice(from, to).join(' ')))
  return clause && { value: false, isExplicit: true, ...clause }
}

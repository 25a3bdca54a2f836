import { regex } from '../../../base/regex.ts'
import { isDayWord } from '../dates/day-words.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import type { Tokens } from '../words/tokens.ts'
import { isRemark } from './remarks.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { BE, NAHI, WRONG } from '../words/function-words.ts'

type Sign = 'yes' | 'do it' | 'no' | 'lone yes' | 'maybe yes' | 'maybe no' | 'neither' | 'doubt' | 'but'

/**
 * Longest match decides, so "no problem" never counts as "no". `maybe` ones count only when nothing firmer was said.
 */
const SIGNS = new PhraseMatcher<Sign>([
  [
    'yes',
    `(oh |well |)(yes|yeah|yep|yup|yea|ya|yah|aye|affirmative)
     yes (please|sir|maam|madam|indeed|sure)
     y .
     (sure|surely|certainly|definitely|absolutely|exactly|indeed|totally) (thing|)
     of course
     (obviously|naturally|undoubtedly|by all means) (yes|)
     (uh huh|uhhuh|mm hmm|mmhmm|mhm|mm hm|mhmm)
     (done|okay fine|ok fine|go for it|if you must) .
     (already did|did already|have already|i already did|already done|done already|already have|we already did) .
     (gladly|happily|id like that|wed like that|i would like that|we would like that|with pleasure|khushi se|खुशी से) .
     (count (me|us) in|(i|we|) (wouldnt|would not|wont) miss (it|this|that)|include (it|that|them)|add (it|that))
     (zarurat|jarurat|जरूरत) (hai|है)
     (yes|yeah|yep|) (you|they) (can|may) .
     (ok|okay|okey|alright|all right|k) .
     (thats|that is|its|it is|you are|youre|) (correct|right|true|fine|perfect|great|good) .
     (sounds|looks) (good|great|fine|right|perfect|okay|ok)
     no harm (in it|in that|in trying|in looking|done|) 
     (koi|) (masla|mushkil|shikayat|gila) (nahi|nai) (hai|)
     कोई (मसला|मुश्किल|शिकायत) नहीं (है|)
     no (complaint|complaints)
     very much so
     (fine|ok|okay|good|great) (by|with) (me|us)
     (no|not a|na) (problem|problems|worries|issue|issues|doubt|objection|objections|trouble|bother|difficulty|hassle)
     why not
     (please|kindly) (book|confirm|proceed|do) .
     go ahead
     (i|we) (dont|do not|wouldnt|would not) mind
     (i|we) (agree|confirm|accept)
     i (would|d|will) (love|like) to
     (id|wed) (love|like) to
     (i will|we will|ill|well|i shall|we shall) (definitely|surely|certainly|) be there .
     (i|we|) (would|d|will|) be (happy|glad|delighted) to
     (id|wed|ill|well) be (happy|glad|delighted) to
     (works|work) for me
     (please do|that works|it works|that will do|book it)
     (that|it|thatd|itd|thatll|itll) (would|will|) be (great|good|fine|nice|lovely|perfect|helpful|okay|ok)
     (that|it|this|thatd|itd|thatll|itll) (would|will|) be (a|) (great|big|huge|real|such a|) (help|relief|favour|favor)
     (by all means|you bet|for sure|confirmed|confirm|agreed|correct|true|right)
     (haan|han|haa|haanji|hanji|hanjee|ji haan|ji han|haan ji|han ji|haan haan|hmm haan)
     (ji|jee) .
     (main|mai|hum|) (sahmat|sehmat|razi|raazi|manzoor|manjur) (hoon|hun|hu|hain|hai|)
     (मैं|हम|) (सहमत|राजी|मंजूर) (हूं|हैं|है|)
     (bilkul|zaroor|zarur|jarur|jaroor|beshak|pakka|avashya)
     (theek|thik|teek|tik|thick) (hai|he|h)
     theek .
     (sahi|sahee) (hai|he|h|)
     (kyon|kyun|kyu) (nahi|nai)
     (koi|) (baat|dikkat|problem|pareshani|aitraz|aitraaz|etraz|etraaz|harz|objection|aapatti) (nahi|nai) (hai|)
     (chalega|chalegi|chal jayega|manzoor hai|manjur hai|ho jayega)
     हां
     (हा|हाँजी|हांजी|जी हां|हां जी|हां हां)
     जी .
     (बिल्कुल|बिलकुल|जरूर|ज़रूर|बेशक|पक्का|अवश्य)
     ठीक (है|)
     सही (है|)
     (क्यों|क्यूं) नहीं
     (कोई|) (बात|दिक्कत|परेशानी|ऐतराज|एतराज|आपत्ति|हर्ज) नहीं (है|)
     (चलेगा|चलेगी|मंजूर है|हो जाएगा)
     (यस|ओके|ओ के|यप|श्योर)`,
  ],
  [
    'do it',
    `(kar|bhej|laga|likh|rakh|karwa|bula) (do|dijiye|dena)
     kardo
     (कर|भेज|लगा|लिख|रख|करवा|बुला) (दो|दीजिए|देना)`,
  ],
  [
    'no',
    `(oh |well |)(no|nope|nah|nay|naah|never|negative)
     no (thanks|thank you|sir|maam|madam|ji|not really|way|no)
     (i|we|please|) (dont|do not|wont|will not) (please|) (book|confirm|proceed|go ahead|do|send|schedule) (it|that|this|)
     please (dont|do not) .
     (mujhe|humein|) (aapse|tumse|kisi se|) baat nahi (karni|karna)
     (main|mai|hum|) (sahmat|sehmat|razi|manzoor) nahi (hoon|hun|hu|hain|hai|)
     (मैं|हम|) (सहमत|राजी|मंजूर) नहीं (हूं|हैं|है|)
     (id|wed|i would|we would|i had|i|we|) rather (you didnt|you dont|not that) .
     (not|no) (any longer|anymore|any more|longer|at the moment|at present|for now)
     n .
     (not|none|nothing) (that|as far as) (i|we) know (of|)
     (i|we|) (dont|do not) (have|own) (it|that|one|any|) .
     (no need|not (needed|required|necessary)|dont bother|do not bother)
     (im|i am|we are|) afraid not
     (i|we|) (dont|do not|wouldnt|didnt) (think|believe|suppose|reckon|guess) so
     (unfortunately|sadly|regrettably|alas) (not|no)
     (they|we|it|that|this|he|she) (arent|isnt|wasnt|werent|doesnt|didnt|are not|is not|was not|does not|did not) .
     (sorry|no|) (i|we|) (cant|cannot|couldnt|wont) (this|today|tomorrow|right now|now|at the moment)
     not (me|completely|fully|entirely|even once|once|a bit|much|anymore)
     (i|we) (cant|cannot|can not|wont|will not|wont be able to|will not be able to|couldnt) (make it|do it|do that|attend|join|come) .
     (wont|will not) be able to
     (i|we) (wont|will not) be able to .
     (i|we|) (dont|do not) (think|believe|suppose) (i|we) (will|would|can|could|am|do)
     (we|i|ill|well|) (wont|will not|not) be there .
     (we|i) wont be (needing|wanting|using|coming|joining|attending)
     (zarurat|jarurat|जरूरत) (nahi|nai|नहीं)
     (obviously|naturally) not
     not (really|at all|now|yet|today|exactly|quite|interested|sure about that)
     (im|i am|we are) not (really|) interested
     (of course|certainly|obviously|definitely|absolutely|surely) not
     (thats|that is|its|it is) (not|just not) (possible|feasible|practical)
     (thats|that is|its|it is|) (wrong|incorrect|false|not right|not correct|not true)
     (nahi|nahee|nai|nahi nahi|na na|naa|nahi to) (ji|)
     ji (nahi|nai)
     na .
     (bilkul|kabhi|kabhie) (nahi|nai|bhi nahi|mat|bhi mat)
     (galat|galat hai)
     (aisi|aisa|waisi|waisa) (koi|) (baat|kuch|dikkat|problem) (nahi|nai) (hai|)
     (ऐसी|ऐसा|वैसी|वैसा) (कोई|) (बात|कुछ|दिक्कत|परेशानी) नहीं (है|)
     (mat|mana) (karo|karna|kijiye|kar do|hai)
     (नहीं|नहि|ना|जी नहीं|जी नहीं जी|नहीं नहीं)
     (बिल्कुल|बिलकुल|कभी) (नहीं|मत|भी नहीं|भी मत)
     गलत (है|)
     (मत|मना) (करो|करना|कीजिए|है)
     (नो|नोप)`,
  ],
  [
    'maybe yes',
    `(i|we) (am|do|did|have|would|will|can|want|need|think so|guess so|suppose so)
     (im|ive|ill|id|wed)
     with
     (chahiye|chahie|karna hai|hoon|hun|karunga|karungi|aaunga|aaungi|lunga|lungi)
     kar (dunga|doonga|dungi|doongi|denge)
     कर (दूंगा|दूंगी|देंगे)
     (चाहिए|करना है|हूं|करूंगा|करूंगी|आऊंगा|आऊंगी|लूंगा|लूंगी)
     (it does|it is|they are|there is|there are|we are|ok|okay|okey|alright|fine|great|perfect|good)
     acha .
     (accha|achha|अच्छा) .`,
  ],
  ['lone yes', '(hai|hain|है|हैं|please|they are|they do|we do)'],
  [
    'maybe no',
    `(not|none|neither|nothing|without|mat|मत|बिना|bina)
     (i|we) (dont|do not|didnt|did not|havent|have not|wont|will not|cant|cannot|can not|wouldnt|would not|am not|disagree)
     (im|i am|we are) not
     (isnt|wasnt|arent|werent|doesnt|does not|it isnt|it is not|there isnt|there arent|there is no)`,
  ],
  [
    'neither',
    `(not|im not|i am not) (sure|certain)
     (i|we) (dont|do not) (know|remember|understand|care)
     (no|not any) (idea|clue|answer|comment)
     (no|) (im|i am) (not busy|free)
     (i|we) never (got|received|asked|said|heard|had|called) (a|any|the|for|to|about|you|from)
     never mind
     (yes and no|haan bhi nahi bhi)
     (haan|ji|yes|yeah|haan ji|ji haan|हां|जी) (boliye|bolo|bataiye|batao|kahiye|bol|tell me|go on|बोलिए|बोलो|बताइए|कहिए)
     (ghar|office|yahan|idhar) (par|pe|mein|me|) nahi (hai|hain|)
     (घर|ऑफिस|यहां) (पर|में|) नहीं (है|हैं|)
     (busy|vyast) nahi (hoon|hun|hu|)
     (no|na) (one|body)
     (no|without) (luck|use|effect|difference|improvement|success)
     (koi|kuch|) (fark|farak|asar|fayda|faida) (nahi|nai)
     (kuch|kuchh) (nahi|nai) (hua|badla)
     (कोई|कुछ|) (फर्क|असर|फायदा) नहीं
     कुछ नहीं (हुआ|बदला)
     (pata|maloom|malum|pta) (nahi|nai) (hai|)
     (पता|मालूम) नहीं (है|)
     (maybe|perhaps|shayad|शायद|depends)
     (hai|hain|है) (na|ना)
     (right now|all right then|right away)
     (yes|haan|हां|yeah|no|ok) (but|lekin|par|magar|लेकिन|मगर) (no|wait)
     (hello|hi) (yes|haan|हां)`,
  ],
  [
    'doubt',
    `(i|we|) (cant|cannot|can not|couldnt|cant really) (say|tell|promise|commit|guarantee|decide|be sure)
     (i|we|) (wont|will not) (promise|commit|guarantee)
     (hard|difficult|too early|too soon) to (say|tell)
     (no|not any) (guarantee|guarantees|promises|commitment)
     (kuch|) (keh|kah|bol|bata) (nahi|nai) (sakta|sakti|sakte|paunga|paungi|payenge)
     (guarantee|garanti|promise|commit|commitment|vaada|wada|pakka) (nahi|nai) (de|kar|le|keh|) (sakta|sakti|sakte|paunga|paungi|payenge|dunga|dungi|denge|hai)
     (गारंटी|वादा|प्रॉमिस|पक्का) नहीं (दे|कर|ले|कह|) (सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे|है)
     (nahi|nai) (keh|kah|bol|bata) (sakta|sakti|sakte|paunga|paungi|payenge)
     (pakka|tay|fix|final|confirm|decide|socha) (nahi|nai) (hai|hua|hain|kiya|)
     (kya|kaise) (kahun|kahoon|bolun|boloon|bolu|bataun|bataoon)
     (pehle|pahle) (ye|yeh|yah|mujhe|) (batao|bataiye|bata do|bata dijiye|bolo)
     (कुछ|) (कह|बोल|बता) नहीं (सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे)
     नहीं (कह|बोल|बता) (सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे)
     (पक्का|तय|फिक्स|फाइनल|कन्फर्म|डिसाइड|सोचा) नहीं (है|हुआ|किया|)
     (क्या|कैसे) (कहूं|बोलूं|बताऊं)
     (पहले) (ये|यह|मुझे|) (बताओ|बताइए|बता दो|बता दीजिए)`,
  ],
  ['but', `(but|except|though|lekin|magar|par|लेकिन|मगर|पर|only if|provided)`],
])

const BEFORE_DO_IT = new Set(
  `haan han haa ji jee yes yeah ok okay theek thik hai sahi book booking confirm pakka fix done please chalu chaalu shuru start
   on activate aap hi to toh accha acha bilkul zaroor
   हां जी ठीक है सही बुक कन्फर्म पक्का चालू शुरू ऑन स्टार्ट आप ही तो अच्छा बिल्कुल जरूर`.split(/\s+/),
)
/** "Haan kar do", "aap hi kar do"; not "bhains ka hi kar do". */
function isBeforeDoIt({ words }: Tokens, at: number): boolean {
  const [word = '', before] = [words[at], words[at - 1]]
  return BEFORE_DO_IT.has(word) && (!STRESSES.test(word) || before === undefined || BEFORE_DO_IT.has(before))
}

const STRESSES = /^(?:hi|to|toh|ही|तो)$/

/** "Nahin ji" is a polite no. */
const POLITE = new Set(['ji', 'jee', 'जी'])

export interface YesNo {
  value: boolean
  /** Whether it was said in so many words ("yes"), not gathered from the grammar ("I have"). */
  isExplicit: boolean
  from: number
  to: number
}

/** The yes of "earlier yes, but since the new batch came, no"; not of "yes, before 5, but …", nor of "yes, earlier too, but …". */
function isOfThePast({ words, breaks }: Tokens, { from, to }: YesNo, but: number): boolean {
  if (FORMERLY.test(words[from - 1] ?? '') && !ALIKE.test(words[from - 2] ?? '')) return true
  const behind = words[to] ?? ''
  const isLast = to + 1 === but || breaks[to + 1] === true
  return FORMERLY.test(behind) && (behind !== 'before' || isLast) && (isLast || !STILL.test(words[to + 1] ?? ''))
}

const FORMERLY = /^(?:earlier|previously|before|initially|formerly|pehle|pahle|पहले)$/
const ALIKE = /^(?:as|like|than|jais[aei]|जैस[ाेी])$/
/** "Pehle se", "earlier too": now as well */
const STILL = /^(?:too|also|as|than|is|se|bhi|ki|wal[aei]|jais[aei]|से|भी|की|वाल[ाेी]|जैस[ाेी])$/

/**
 * The last "yes" or "no" wins ("yes I mean no" is no, "no no, yes" is yes) up to a "but": what follows that is another
 * matter. Sentences ("I don't") count only without one: "yes, I can't wait".
 */
export function readYesNo(heard: Tokens): YesNo | undefined {
  let isExplicit: YesNo | undefined
  let loose: YesNo | undefined
  const doubtTo = doubtUpTo(heard)
  const signs = signsIn(heard).filter(({ tag, from }) => tag !== 'doubt' && from >= doubtTo)
  const hasBut = signs.some(({ tag }) => tag === 'but')
  const last = signs.at(-1)
  if (isUnknown(heard, signs)) return undefined
  // "Yes no maybe"
  if (last?.tag === 'neither' && signs.length > 2 && HEDGES.test(heard.words.slice(last.from, last.to).join(' ')))
    return undefined
  for (const { tag, from, to } of signs) {
    if (tag === 'neither' || (tag === 'lone yes' && heard.words.length > 2)) continue
    if (tag === 'but') {
      if (isExplicit && !isOfThePast(heard, isExplicit, from)) break
      isExplicit = undefined
      continue
    }
    // The yes of "haan ji bhej dijiye" is said before.
    if (tag === 'do it' && isExplicit?.value === true && isExplicit.to === from) {
      isExplicit = { ...isExplicit, to }
      continue
    }
    // "Nahi, kal kar do" and "whatsapp kar do" ask for something else.
    if (tag === 'do it' && (isExplicit?.value === false || (from > 0 && !isBeforeDoIt(heard, from - 1)))) continue
    if (isExplicit && (tag === 'yes' || tag === 'no') && isAfterthought(heard, isExplicit, { from, to })) break
    if (
      tag === 'yes' &&
      isExplicit?.value === false &&
      POLITE.has(heard.words[from] ?? '') &&
      to === from + 1 &&
      !heard.breaks[from]
    )
      continue
    // "Bilkul bekar hai": how bad, and no yes.
    if (tag === 'yes' && VERY.has(heard.words[from] ?? '') && to === from + 1 && isQuality(heard, to)) continue
    // "Haan, saaf nahi dikhta": what is not clear tells what the yes is about.
    if (tag === 'no' && isExplicit?.value === true && isExplicit.from === 0 && !heard.breaks[from]) {
      if (NAHI.test(heard.words[from] ?? '') && SOUND.test(heard.words[from - 1] ?? '') && from > isExplicit.to)
        continue
    }
    // "Batai par lete hain ji": a sentence ends politely.
    if (
      tag === 'yes' &&
      isExplicit === undefined &&
      to === from + 1 &&
      from > 0 &&
      !heard.breaks[from] &&
      POLITE.has(heard.words[from] ?? '') &&
      BE.test(heard.words[from - 1] ?? '')
    )
      continue
    // "Nahi chalega"
    if (
      tag === 'yes' &&
      isExplicit?.value === false &&
      isExplicit.to === from &&
      !heard.breaks[from] &&
      isDeniable(heard, from)
    )
      continue
    // "No, that's fine" still declines, and "नहीं बिल्कुल नया है" says how new it is.
    if (tag === 'yes' && isExplicit?.value === false && isMild(heard, from, to)) {
      if (TWICE_NO.test(heard.words.slice(0, 2).join(' '))) return undefined // "no no, that's fine"
      continue
    }
    if ((tag === 'yes' || tag === 'no') && isOnlyMeant(heard, from)) continue
    // "Haan na", "theek hai na": asks for agreement.
    if (tag === 'no' && isTag(heard, from, to)) continue
    // "Galat aadmi se baat nahi kar rahe" is no "koi baat nahi".
    if (tag === 'yes' && BAAT.test(heard.words[from] ?? '') && !heard.breaks[to] && VERBS.test(heard.words[to] ?? ''))
      continue
    if (tag === 'no' && isExplicit?.value === true && isNarrated(heard, from)) continue
    // "No, I have no income": the first one answers.
    if (tag === 'no' && isExplicit?.value === false && isExplicit.from === 0 && isWithin(heard, from)) continue
    // "O negative" is no "no".
    if (tag === 'no' && heard.words[from] === 'negative' && !heard.breaks[from]) continue
    if (tag === 'no' && isExplicit?.value === true && isRemark(heard, isExplicit, { from, to })) continue
    if (tag === 'yes' && isDescribing(heard, from, isExplicit)) continue
    if (tag === 'maybe yes' && isExplicit === undefined && isWholeClause(heard, from, to) && !hasBut) {
      isExplicit = { value: true, isExplicit: true, from, to }
      continue
    }
    if (tag === 'maybe no' && heard.breaks[to] && CANNOT.test(heard.words.slice(from, to).join(' '))) {
      isExplicit = { value: false, isExplicit: true, from, to }
      continue
    }
    if (tag === 'yes' || tag === 'no' || tag === 'do it')
      isExplicit = { value: tag !== 'no', isExplicit: true, from, to }
    else if (tag === 'maybe no' || loose === undefined)
      loose = { value: tag !== 'maybe no', isExplicit: false, from, to }
  }
  return isExplicit ?? (doubtTo > 0 ? undefined : loose)
}

/** "Pata nahi, kabhi notice hi nahi kiya": the "nahi" in what follows says why. */
/** "Barish nahi hui to pata nahi" */
const SO_UNKNOWN = regex`
  (?:^| )(?:to|toh|isliye|islie|तो|इसलिए) (?:(?:kuch|kuchh|mujhe|abhi|कुछ|मुझे|अभी) )?(?:pata|maloom|पता|मालूम) (?:nahi|नहीं)
    (?: hai| है| chala| चला)?$
`
const MAX_SO_UNKNOWN = 5

function isUnknown({ words, breaks }: Tokens, signs: readonly { tag: Sign; from: number; to: number }[]): boolean {
  const [first, ...others] = signs
  if (SO_UNKNOWN.test(words.slice(-MAX_SO_UNKNOWN).join(' '))) return true
  if (first?.tag !== 'neither' || first.from > 0 || !breaks[first.to]) return false
  if (!UNKNOWN.test(words.slice(0, first.to).join(' '))) return false
  return others.every(
    ({ tag, from, to }) => !(tag === 'yes' || tag === 'no') || !(breaks[from] && (breaks[to] || to === words.length)),
  )
}

const UNKNOWN = /pata|maloom|malum|know|idea|clue|sure|पता|मालूम/

/** "No thanks, and yes, the food was awful", "haan bhej do, aur nahi to …": what opens another matter behind the answer. */
function isAfterthought({ words, breaks }: Tokens, answer: YesNo, { from, to }: Clause): boolean {
  const isApart = breaks.slice(answer.to, from + 1).includes(true)
  const goesOn = !breaks[to] || (to < words.length && breaks[from] !== true)
  return isApart && goesOn && (ADDS.test(words[from - 1] ?? '') || OR_ELSE.test(words.slice(from, from + 2).join(' ')))
}

const ADDS = /^(?:and|aur|और|oh)$/
const OR_ELSE = /^(?:nahi|nai|नहीं) (?:to|toh|तो)$/

const HEDGES = /maybe|perhaps|depends|not|no$|dont|idea|clue|shayad|pata|maloom|malum|शायद|पता|मालूम/

/** "Abhi kuch keh nahi sakte", "I can't promise": the end of the clause that leaves the answer open, or 0. */
function doubtUpTo(heard: Tokens): number {
  const doubt = signsIn(heard).findLast(({ tag }) => tag === 'doubt')
  return doubt === undefined ? 0 : (clauseAt(heard, doubt.from)?.to ?? doubt.to)
}

/** Whether the answer is left open. */
export function isInDoubt(heard: Tokens): boolean {
  return doubtUpTo(heard) > 0 && readYesNo(heard) === undefined
}

function isTag({ words, breaks }: Tokens, from: number, to: number): boolean {
  return to === from + 1 && from > 0 && !breaks[from] && NA.has(words[from] ?? '') && !NA.has(words[from - 1] ?? '')
}

const NA = new Set(['na', 'ना'])

const BAAT = /^(?:baat|बात)$/
const VERBS = /^(?:kar|karna|karni|ki|ho|hui|कर|करना|करनी|की|हो|हुई)$/

/** The "no" of "I was going to say no" */
function isOnlyMeant({ words, breaks }: Tokens, at: number): boolean {
  return words[at - 1] === 'say' && !breaks[at] && MEANT.test(words.slice(Math.max(0, at - 5), at).join(' '))
}

const MEANT = /\b(?:going to|about to|wanted to|planning to|tempted to|would have|wouldve|nearly|almost) say$/

/** "Of course, we never skip it" */
function isNarrated({ words, breaks }: Tokens, at: number): boolean {
  return words[at] === 'never' && !breaks[at] && /^(?:i|we|he|she|they|have|has)$/.test(words[at - 1] ?? '')
}

/** "It will be difficult, I can't" */
const CANNOT = /^(?:i|we) (?:cant|cannot|can not|wont|will not|wouldnt)$/

/** The "sahi" of "sahi number hai", and the "theek hai" of "nahi ji, baaki sab ki theek hai", describe something. */
function isDescribing({ words, breaks }: Tokens, from: number, before: YesNo | undefined): boolean {
  const word = words[from] ?? ''
  if (!DESCRIBES.test(word)) return false
  const next = breaks[from + 1] ? '' : (words[from + 1] ?? '')
  if (/^(?:sahi|sahee|सही)$/.test(word) && next !== '' && !AFTER_RIGHT.test(next)) return true
  return before?.value === false && !breaks[from] && !AGREES_BEFORE.test(words[from - 1] ?? '')
}

const DESCRIBES = /^(?:sahi|sahee|theek|thik|teek|thick|fine|good|right|correct|सही|ठीक)$/
const AFTER_RIGHT =
  /^(?:hai|he|h|hain|hoga|rahega|ji|jee|baat|bola|kaha|keh|kah|pakde|hi|to|toh|bilkul|है|हैं|होगा|रहेगा|जी|बात|बोला|कहा|कह|ही|तो)$/
const AGREES_BEFORE =
  /^(?:haan|han|ha|yes|yeah|ok|okay|ji|jee|bilkul|to|toh|hi|ab|phir|no|nahi|जी|हां|बिल्कुल|तो|ही|अब|फिर|नहीं|thats|its|is)$/

/** "Kar dunga, tension mat lo", "I will, don't send anyone": a first clause that says nothing but what one does. */
function isWholeClause(heard: Tokens, from: number, to: number): boolean {
  const [first, second] = clausesOf(heard)
  if (first === undefined || second === undefined || to !== first.to) return false
  if (!DOES.test(heard.words.slice(from, to).join(' '))) return false
  return heard.words.slice(0, from).every((word) => VOCATIVES.has(word))
}

const DOES = regex('u')`
  ^(?:
    (?:i|we) (?:do|did|have|would|will|can)
    |(?:karung[ai]|aaung[ai]|lung[ai]|kar (?:doong[ai]|dung[ai]|denge)|करूंग[ाी]|आऊंग[ाी]|लूंग[ाी]|कर (?:दूंग[ाी]|देंगे))
  )$
`

/** The "no" of "I have no income"; what is wrong is said anew. */
function isWithin({ words, breaks }: Tokens, from: number): boolean {
  return !breaks[from] && !WRONG.test(words[from] ?? '')
}

/** A verb, which the "nahi" before it denies. */
function isDeniable({ words }: Tokens, from: number): boolean {
  return /^(?:chaleg[ai]|chal|ho|manzoor|manjur|चलेगा|चलेगी|मंजूर|हो)$/.test(words[from] ?? '')
}

const MILD = /^(?:fine|ok|okay|good|great|perfect|alright|problem|problems|worries)$/
const SOUND = /^(?:saaf|saf|theek|thik|sahi|acch?[aei]|achh?[aei]|clear|साफ|ठीक|सही|अच्छ[ाेी])$/

/** The "bekar" of "bilkul bekar service hai" */
function isQuality({ words, breaks }: Tokens, at: number): boolean {
  const word = words[at] ?? ''
  return !breaks[at] && at < words.length && BAD.test(word)
}

const BAD = regex`
  ^(?:
    bekaa?r|ghatiya|kharab|bakwas|galat|gand[aei]|bura|buri|faltu|wahiyat|thand[aei]|slow|alag|nay[aei]|purana|purani
    |बेकार|घटिया|खराब|बकवास|गलत|गंद[ाेी]|बुर[ाेी]|फालतू|अलग|नय[ाेी]|पुरान[ाेी]
  )$
`

const VERY = new Set(['bilkul', 'बिल्कुल', 'बिलकुल'])

function isMild({ words, breaks }: Tokens, from: number, to: number): boolean {
  if (VERY.has(words[from] ?? '') && to === from + 1) return breaks[to] !== true
  // "Nahi, normal hi theek hai" praises what there is in place of it.
  const said = words.slice(from, to).join(' ')
  if (breaks[from] === true ? ALL_RIGHT.test(said) : SUITS.test(said)) return true
  return MILD.test(words[to - 1] ?? '') && !AGREES.test(words[from] ?? '')
}

const SUITS = /^(?:(?:theek|thik|teek|sahi|ठीक|सही)(?: (?:hai|h|he|है))?|chaleg[ai]|चलेगा|चलेगी)$/

/** "Nahi, theek hai" declines, as "no, that's fine" does. */
const ALL_RIGHT = /^(?:theek|thik|teek|ठीक)(?: (?:hai|h|he|है))?$/
const TWICE_NO = /^(?:no no|nahi nahi|नहीं नहीं)$/

const AGREES = /^(?:yes|yeah|yep|ya|sure|ok|okay)$/

/** Every yes or no question and every option asks for them. */
const signsIn = oncePerMessage((heard) => SIGNS.all(heard).filter(({ from }) => heard.aside?.[from] !== true))

const MAX_AGREEING = 4
const VOCATIVES = new Set(
  'ji jee sir madam maam mam bhai bhaiya bhaiyya didi aunty uncle yaar जी सर मैडम भाई भैया दीदी यार'.split(' '),
)

/** "Yup", "haanji", "ok sir", "ji bhaiya": a short message that agrees, declines or addresses, and names nobody and nothing. */
export function isOnlyYesOrNo(heard: Tokens): boolean {
  const { length } = heard.words
  if (length === 0 || length > MAX_AGREEING) return false
  const isSaid = heard.words.map((word) => VOCATIVES.has(word))
  for (const { from, to } of signsIn(heard)) isSaid.fill(true, from, to)
  return isSaid.every(Boolean)
}

/** The "yes absolutely" of "yes absolutely, very interested" */
export function opensWithYesOrNo(heard: Tokens, { from, to }: Clause): boolean {
  return signsIn(heard).some((sign) => sign.from === from && sign.to < to && (sign.tag === 'yes' || sign.tag === 'no'))
}

const MAX_WORDS_TO_CUE = 3
/** "There are no dues" */
const DENIES_NEXT = /^(?:no|not|never)$/

/** "I don't smoke" to "do you smoke?": a sentence that speaks of what was asked, in the same clause. */
export function readStatement(heard: Tokens, cues: ReadonlySet<string>): YesNo | undefined {
  let last: YesNo | undefined
  for (const { tag, from, to } of signsIn(heard)) {
    const value = tag === 'maybe yes' ? true : tag === 'maybe no' ? false : undefined
    // "Not comfortable with nights"
    const isDenied =
      value === true && last?.value === false && !heard.breaks.slice(last.from + 1, from + 1).includes(true)
    if (value === undefined || isDenied) continue
    for (let at = to; at < Math.min(heard.words.length, to + MAX_WORDS_TO_CUE) && !heard.breaks[at]; at++) {
      const isNot =
        value &&
        ((from > 0 && !heard.breaks[from] && NAHI.test(heard.words[from - 1] ?? '')) ||
          heard.words.slice(to, at).some((between) => DENIES_NEXT.test(between)))
      const word = heard.words[at] ?? ''
      if (cues.has(word) && !(value && isDayWord(word)))
        last = { value: value && !isNot, isExplicit: true, from, to: at + 1 }
    }
  }
  return last
}

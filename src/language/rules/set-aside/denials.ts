import { regex } from '../../../base/regex.ts'
import { UNIT_MINUTES } from '../dates/counted-days.ts'
import { DATE_NOUNS, MONTH_OF, ORDINAL_WORDS } from '../dates/date-words.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { isDayWord } from '../dates/day-words.ts'
import { circumstancesIn } from './circumstances.ts'
import type { Denial } from './denial.ts'
import { deniedByThodi } from './denied-by-thodi.ts'
import { numberWord } from '../numbers/number-words.ts'
import { hypotheticalIn } from './hypothetical.ts'
import { leftBehindIn } from './left-behind.ts'
import { reportedIn } from './reported.ts'
import { undecidedIn } from './undecided.ts'
import { withdrawnIn } from './withdrawn.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/** Words that negate the words after them, up to the end of the clause or a word that starts a new thought. */
const NOT = wordSet(
  `not cant cannot wont dont didnt doesnt couldnt isnt wasnt arent havent hasnt never nobody unable neither nor without except
   excluding forget skip ignore cancel`,
)
/** "Not sure", "not only", "don't mind" do not negate what follows. */
const NOT_DENYING = wordSet('sure yet really only just bad mind worry care forget know think wait remember hesitate')
const RESUMES = wordSet('but just make its instead rather lets let only then so please because since what')
/** "Instead of friday", "rather than", "other than" */
const INSTEAD_OF = /^(?:instead of|rather than|in place of|other than|apart from|except for|but not)$/
const OPENS_INSTEAD = wordSet('instead rather in other apart except but')
const ALL_BUT = wordSet('anything everything all any anyone none everyone anytime anywhere')
/** After "instead of friday" the wanted value may follow: "instead of friday can we do saturday". */
const BEGINS_WISH = wordSet('can could may i we make let lets please do is would put take give choose want')

const NAHI = wordSet('nahi nai mat नहीं मत')
/** "Koi baat nahi" is an idiom that negates no value. */
const IDIOMS = wordSet(
  `baat dikkat problem pareshani zaroorat zarurat jarurat pata yaad maloom kyun kyon kyu koi kuch issue tension bilkul abhi ji haan main mai mujhe hum
   बात दिक्कत परेशानी जरूरत पता याद मालूम क्यों क्यूं कोई कुछ बिल्कुल बिलकुल अभी जी हां मैं मुझे हम`,
)
/** Verbs that end the sentence before the denied words. */
const ENDS_SENTENCE = wordSet(
  `hai hain ho rahega rahegi chalega chalegi hoga hogi aaunga aaungi karunga karungi dunga dungi lunga lungi lekin magar par
   aur but and because kyunki chahiye
   चाहिए है हैं रहेगा रहेगी चलेगा चलेगी होगा होगी लेकिन मगर पर और क्योंकि`,
)
/** "Friday ki jagah", "kal ke bajay", "somvar chhod ke" */
const INSTEAD_BEHIND = regex`
  ^(?:
    (?:ki|ke) (?:jagah|bajay|bajaye|badle|alawa|siva|sivay)|(?:chhod|chod|hata) (?:ke|kar|do)|chhodkar|chodkar
    |(?:की|के) (?:जगह|बजाय|बदले|अलावा|सिवाय)|(?:छोड|हटा) (?:के|कर)|छोडकर
  )
`

const BOUNDS_AHEAD = regex`
  ^(?:(?:go|spend|pay|give|do|be|afford|exceed) )?
    (?:(?:more|less|fewer|later) than|above|over|exceeding|beyond|below|under)(?: |$)
`
const MAX_TO_BOUND = 8
const BOUNDS = /(?:^| )(?:se|से) (?:zyada|jyada|ziada|kam|upar|ज्यादा|कम|ऊपर)(?: |$)/

const LINKS_INSTEAD = wordSet('ki ke chhod chod hata chhodkar chodkar की के छोड़ हटा छोड़कर')
const BECAUSE = wordSet('because cause coz kyunki kyonki क्योंकि क्यूंकि')
const EARLIER = wordSet(
  'was earlier previously old former finished completed passed pehle pahle pehla purana पहले पुराना',
)
const NOW = wordSet('now new currently instead today ab naya abhi अब नया')
/** Words for something that no longer works: it is mentioned, not chosen. */
const CEASED = regex`
  \b(?:
    stopped|not working|isnt working|doesnt work|expired|blocked|declined|got lost|is lost|kharab|band ho|nahi chal
  )\b
  |बंद हो|खराब
`

const CEASES = wordSet('stopped working work expired blocked declined lost kharab band nahi बंद खराब')

/**
 * Finds what is denied, replaced or given as a reason, in the order of the rules. What is told of another time is no
 * answer to a question of today, also where nothing else is said.
 */
export function denialsIn(heard: Tokens, isAskedOfThePast = false): Denial[] {
  const denials: Denial[] = []
  for (const clause of clausesOf(heard)) {
    denyAhead(heard, clause, denials)
    denyBehind(heard, clause, denials)
    denyFronted(heard, clause, denials)
    denyLeft(heard, clause, denials)
    denyReasons(heard, clause, denials)
  }
  denyEarlier(heard, denials)
  denyTold(heard, denials, isAskedOfThePast)
  denyMoved(heard, denials)
  const told = [
    ...denials,
    ...deniedByThodi(heard),
    ...hypotheticalIn(heard),
    ...circumstancesIn(heard),
    ...undecidedIn(heard),
    ...reportedIn(heard),
    ...(isAskedOfThePast ? [] : leftBehindIn(heard).map(({ from, to }) => ({ from, to, reach: 'weak' as const }))),
  ]
  return [...told, ...withdrawnIn(heard, told)]
}

/** "Dinner rehne do, bas breakfast", "सोमवार छोड़िए मंगलवार रखिए": what is left out, where something follows. */
function denyLeft({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from + 1; at < to; at++) {
    const said = `${words[at] ?? ''} ${words[at + 1] ?? ''}`
    const length = LEFT_OUT.test(said) ? 2 : LEFT_OUT_SHORT.test(words[at] ?? '') ? 1 : 0
    // "Cash hi rehne do" keeps it.
    if (length > 0 && at + length < words.length && !KEEPS.test(words[at - 1] ?? ''))
      denials.push({ from, to: at, reach: 'last' })
  }
}

const LEFT_OUT = /^(?:rehne|rahne|chhod|chod|jaane|jane|रहने|छोड|जाने) (?:do|dijiye|dena|dijie|दो|दीजिए|देना)$/
const KEEPS = /^(?:hi|ही)$/
const LEFT_OUT_SHORT = /^(?:chhodo|chhodiye|chodo|chodiye|छोडो|छोडिए|छोडिये)$/

/** "Five thousand I can't give": what stands before the subject. */
function denyFronted({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from + 2; at < to; at++) {
    if (FRONTED_NOT.has(words[at] ?? '') && SUBJECTS.has(words[at - 1] ?? '') && to - at <= 3)
      denials.push({ from, to: at - 1, reach: 'last' })
  }
}

const FRONTED_NOT = wordSet('cant cannot wont dont couldnt never')
const SUBJECTS = wordSet('i we')

function denyAhead({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    if (!NOT.has(word) && next !== 'but' && !OPENS_INSTEAD.has(word)) continue
    const isInstead =
      OPENS_INSTEAD.has(word) &&
      (INSTEAD_OF.test(`${word} ${next}`) || INSTEAD_OF.test(`${word} ${next} ${words[at + 2] ?? ''}`))
    const isAllBut = next === 'but' && ALL_BUT.has(word)
    const isNot =
      NOT.has(word) && !NOT_DENYING.has(next) && !(word === 'not' && next === 'at' && words[at + 2] === 'all')
    if (!isInstead && !isAllBut && !isNot) continue
    if (word === 'not' && /^(?:why|if)$/.test(words[at - 1] ?? '')) continue
    // "Not more than two lakh" and "can't go over two lakh" are at most that.
    if (BOUNDS_AHEAD.test(words.slice(at + 1, at + 5).join(' '))) continue
    const start = isInstead || isAllBut ? at + 2 : at + 1
    const stops = isInstead ? BEGINS_WISH : RESUMES
    let end = start
    while (end < to && (!stops.has(words[end] ?? '') || isNoStop(words, end, start))) end += 1
    denials.push({ from: start, to: end, reach: 'first' })
    at = end - 1
  }
}

/** The "because" of "not because …", the "make" of "won't be able to make it on Friday". */
function isNoStop(words: readonly string[], at: number, start: number): boolean {
  if (words[at] === 'since') return at === start || !PERFECT.has(words[start - 1] ?? '') || tellsReason(words, at + 1)
  return words[at] === 'because' ? at === start : words[at] === 'make' && words[at - 1] === 'to'
}

/** "It has not worked since Tuesday", unlike "I can't come, since Tuesday is a holiday" */
const PERFECT = wordSet('not hasnt havent isnt wasnt arent didnt never')
function tellsReason(words: readonly string[], at: number): boolean {
  return words.slice(at, at + 4).some((word) => FACTS.has(word))
}
const FACTS = wordSet('is are has have will i we my our its it there am')

function denyBehind({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from + 1; at < to; at++) {
    const word = words[at] ?? ''
    const isInstead = LINKS_INSTEAD.has(word) && INSTEAD_BEHIND.test(`${word} ${words[at + 1] ?? ''}`)
    if (!isInstead && !NAHI.has(word)) continue
    // "Yaad hi nahi raha"
    const before =
      words[at - 2] !== undefined && STRESSES.test(words[at - 1] ?? '') ? (words[at - 2] ?? '') : (words[at - 1] ?? '')
    const isIdiom = IDIOMS.has(before) && !(INTENSIFIES.has(before) && at - 1 > from)
    if (isIdiom && at - 1 > from && at + 1 < to && FRONTING.has(before))
      denials.push({ from, to: at - 1, reach: 'last' })
    if (!isInstead && (isIdiom || NAHI.has(before) || isMissingSince(words, at, to))) continue
    if (!isInstead && tellsFault(words, from, at, to)) continue
    // "Dedh lakh se zyada nahi" is at most that.
    if (!isInstead && BOUNDS.test(words.slice(Math.max(from, at - MAX_TO_BOUND), at).join(' '))) continue
    let start = at
    const since = isInstead ? from : sinceWhen(words, from, at, to)
    while (start > since && !ENDS_SENTENCE.has(words[start - 1] ?? '') && !NAHI.has(words[start - 1] ?? '')) start -= 1
    denials.push({ from: start, to: at, reach: 'last' })
  }
}

const STRESSES = /^(?:hi|bhi|ही|भी)$/

/** "Paanch hazaar to main nahi doonga", "nau baje koi nahi hota": what stands before who does not. */
const FRONTING = wordSet('main mai hum ham mujhe hume humein koi मैं हम मुझे हमें कोई')

/** "Kal to bilkul nahi" denies the day, "bilkul nahi" the question. */
const INTENSIFIES = wordSet('bilkul bilkool hargiz kabhi बिल्कुल बिलकुल हरगिज कभी')

/** "Fridge thanda nahi kar raha": what a thing does not do, unlike "main Friday ko nahi kar raha". */
function tellsFault(words: readonly string[], from: number, at: number, to: number): boolean {
  const isOngoing = at + 2 < to && WORKS.test(words[at + 1] ?? '') && ONGOING.test(words[at + 2] ?? '')
  return isOngoing && !words.slice(from, at).some((word) => SPEAKERS.has(word))
}

const WORKS = /^(?:kar|ho|chal|कर|हो|चल)$/
const ONGOING = /^(?:raha|rahi|rahe|rha|rhi|रहा|रही|रहे)$/
const SPEAKERS = wordSet('main mai hum ham mujhe mujhko मैं हम मुझे')

/** "Do ghante se nahi hai", "kal se nahi aa rahi": since when something is missing is told, not denied. */
function isMissingSince(words: readonly string[], at: number, to: number): boolean {
  return (
    SINCE.has(words[at - 1] ?? '') && at + 1 < to && MISSING.has(words[at + 1] ?? '') && !CAN.test(words[at + 2] ?? '')
  )
}

/** Where the words behind "kal se" begin in "kal se light nahi hai", "सोमवार से पानी नहीं आ रहा": they alone are missing. */
function sinceWhen(words: readonly string[], from: number, at: number, to: number): number {
  if (at + 1 < to && (!MISSING.has(words[at + 1] ?? '') || CAN.test(words[at + 2] ?? ''))) return from
  if (at + 1 >= to && !words.some((word) => SINCE.has(word))) return from
  const since = words.findLastIndex(
    (word, index) => index > from && index < at - 1 && SINCE.has(word) && isOfTime(words[index - 1] ?? ''),
  )
  return since < 0 ? from : since + 1
}

function isOfTime(word: string): boolean {
  return isDayWord(word) || DAY_PARTS.has(word) || UNIT_MINUTES.has(word) || DATE_NOUNS.has(word) || MONTH_OF.has(word)
}

/** "Somvar se nahi ho payega" */
const CAN = /^(?:pay|pau|paay|paa|sak)|^(?:पा|सक)/
const SINCE = wordSet('se से')
const MISSING = wordSet(
  `hai hain aa aaya aayi aai aata aati chal chala chali mil mila mili ho hui hua ban kar utha khaya kha le laga lag
   है हैं आ आया आई आता आती चल चला चली मिल मिला मिली हो हुई हुआ बन कर उठा खाया खा ले लगा लग`,
)

/** "… because on saturday I work", "my card stopped working" */
function denyReasons({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = Math.max(from, 1); at < to; at++) {
    if (BECAUSE.has(words[at] ?? '')) denials.push({ from: at, to: words.length, reach: 'weak' })
  }
  const mayCease = words.some((word, at) => at >= from && at < to && CEASES.has(word))
  if (mayCease && CEASED.test(words.slice(from, to).join(' '))) denials.push({ from, to, reach: 'weak' })
}

/** "We used to be in Pune", "last time it was cash", "pehle"; not "pehle se" (already) and "aath baje se pehle" (before eight). */
const ANOTHER_TIME = regex('u')`
  \b(?:
    used to|previously|formerly|earlier|last time|back then|the old one
    |(?<!\b(?:se|din|hafte|ghante) )(?:pehle|pahle)(?! se\b)|pichli baar
  )\b
  |(?<!\p{L})(?:(?<!(?:से|दिन|हफ्ते|घंटे) )पहले(?! से)|पिछली बार)(?![\p{L}\p{M}])
`
/** "Pehle to cash hi dena hai", "pehle ek mahina dekhte hain": first of all, not formerly. */
function isFirstStep(part: string): boolean {
  return FIRST.test(part) && AHEAD.test(part)
}

const FIRST = /\b(?:pehle|pahle)\b|पहले/
const AHEAD = regex('u')`
  (?:n[aie]|t[ei]) (?:hai|hain|hoga|padega|chahiye)$
  |(?:unga|ungi|oonga|oongi|enge)$
  |(?<!\p{L})\S+(?:न[ाीे]|ते|ती) (?:है|हैं|होगा|पडेगा|चाहिए)$
  |(?:ूंगा|ूंगी|ेंगे|एंगे)$
`

/** "I had thought of", "was", "थे". A part that begins with "were" says "we're". */
const PAST = regex('u')`
  \b(?:
    (?:i|we) (?:had |first )?(?:thought|planned) (?:of|about|for|to)
    |(?:(?<=\S )were|was|had)(?! (?:thinking|hoping|wondering|planning|going|saying|told|asking|calling|looking))
  )\b
  |(?<!\b(?:days?|weeks?) )\bbefore$
  |(?<!\p{L})(?:tha|thi|था|थी|थे)(?![\p{L}\p{M}])
`
/** "Is too costly", "mushkil hai", "bounced": what speaks against a thing. */
const AGAINST = regex('u')`
  \b(?:
    too (?:costly|expensive|much|far|slow|late|early|long|small|big|heavy|risky)|costly|expensive|mehn?g[aie]
    |mushkil|difficult|bounced|bounce|no good|useless|bekar|doesnt suit|dont suit|nahi jamta|impossible
    |out of the question|weak|kamzor|kamjor|full|too crowded|in the garage|not (?:so |very |that |too )?good
    |kam (?:dekht|chalat|istemal|use)\w*
  )\b
  |(?<!\p{L})(?:महंगा|महंगी|मुश्किल|बेकार|कमजोर)(?![\p{L}\p{M}])
`

/** "Friday won't work", "mornings are impossible": no answer, also where nothing else is said. */
const RULES_OUT = regex('u')`
  \btoo \w+ for (?:me|us|him|her|them)$
  |\b(?:wont|doesnt|dont|cant|cannot|will not|does not|do not) (?:work|suit|do|be possible)
    (?: (?:(?:for )?(?:me|us)|out|at all|either|though|really))*$
  |\b(?:is|are|its) (?:impossible|not possible|out of the question)(?: (?:for (?:me|us)))?$
  |\b(?:is|are|its|will be|would be) (?:a bit |too |very |really )?(?:difficult|tough|hard)(?: for (?:me|us))?$
  |\b(?:mushkil|mumkin nahi|possible nahi|namumkin) (?:hai|hoga|hogi|ho|rahega)$
  |(?<!\p{L})(?:मुश्किल|मुमकिन नहीं|संभव नहीं) (?:है|होगा|होगी|रहेगा)$
`
/** "Do litre to bahut zyada ho jayega", "a thousand is too many" */
const TOO_MUCH = regex('u')`
  \b(?:is|are|will be|would be) (?:way |far |a bit )?too
    [ ](?:many|much|little|few|long|short|late|early|high|low|big|small|expensive|costly)$
  |\b(?:bahut|kaafi|kafi) (?:zyada|jyada|ziyada|kam|mehnga|mehngi|der) (?:ho|hai|hain|hoga|hogi|lag|pad)
  |(?<!\p{L})(?:बहुत|काफी) (?:ज्यादा|कम|महंगा|महंगी|देर) (?:हो|है|हैं|होगा|होगी|लग|पड)
`

function isTooMuch({ words }: Tokens, { from, to }: Clause, part: string): boolean {
  const at = part.search(TOO_MUCH)
  const before = at === -1 ? 0 : part.slice(0, at).split(' ').length
  return words
    .slice(from, Math.min(to, from + before))
    .some((word) => /\d/.test(word) || numberWord(word, true) !== undefined)
}

const THIS_TIME = /\bthis time\b|\bis baar\b|इस बार/
const USUAL = regex`
  \b(?:usually|normally|always|generally|every time|last (?:year|month|week|time)|hamesha|har baar|pichh?le)\b
  |हमेशा|हर बार|पिछले|पिछली
`

/** Whether a part tells of another time. */
export function isOfThePast(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to).join(' ')
  return tellsOfPast(heard, said, { from, to }) || ANOTHER_TIME.test(said)
}

function tellsOfPast(heard: Tokens, said: string, { from, to }: Clause): boolean {
  return PAST.test(said) && !isWeAre(heard, said, from, to)
}

/** "Now we're in Powai", whose words look like "now were in Powai" */
function isWeAre({ text, starts, ends }: Tokens, said: string, from: number, to: number): boolean {
  return (
    said.includes('were') &&
    /\bwe're\b/i.test(text.slice(starts[from], ends[to - 1])) &&
    !PAST.test(said.replace('were', 'are'))
  )
}

/** Parts that tell of another time, or what is wrong with a thing, where another part says what is so. */
function denyTold(heard: Tokens, denials: Denial[], isAskedOfThePast: boolean): void {
  const segments = segmentsOf(heard)
  const isAlone = segments.length < 2
  const said = segments.map(({ from, to }) => heard.words.slice(from, to).join(' '))
  const isOfNow = !isAlone && said.some((part) => THIS_TIME.test(part))
  // "It was not damaged but it was late" tells of one time only.
  const isTale = isAskedOfThePast || (!isAlone && segments.every((part) => isOfThePast(heard, part)))
  for (const [index, { from, to }] of segments.entries()) {
    const part = said[index] ?? ''
    const isUsual = isOfNow && !THIS_TIME.test(part) && USUAL.test(part)
    if (isUsual || (ANOTHER_TIME.test(part) && !isFirstStep(part)))
      denials.push({ from, to, reach: isAskedOfThePast ? 'weak' : 'all' })
    else if (RULES_OUT.test(part) || isTooMuch(heard, { from, to }, part)) denials.push({ from, to, reach: 'all' })
    else if (isAlone) continue
    else if (tellsOfPast(heard, part, { from, to }) && !isPutRight(part, said[index - 1]))
      denials.push({ from, to, reach: isTale ? 'weak' : 'all' })
    else if (AGAINST.test(part)) denials.push({ from, to, reach: 'weak' })
  }
}

/** "No wait, with the fee it was 5200", "arre nahi, kal kiya tha": how it was in fact. */
function isPutRight(part: string, before = ''): boolean {
  return (PUTS_RIGHT.test(part) || ONLY_STOPS.test(before)) && !OF_EARLIER.test(part)
}

const ONLY_STOPS = /^(?:oh |arre |are |अरे )?(?:no no|no wait|wait no|no sorry|nahi nahi|arre nahi|नहीं नहीं|no|nahi|नहीं)$/

const PUTS_RIGHT = regex`
  ^(?:(?:oh|arre|are|arey|अरे) )?
    (?:no no|no wait|wait no|no sorry|sorry no|nahi nahi|arre nahi|are nahi|no it|no i|actually|नहीं नहीं|अरे नहीं)(?= |$)
  |^(?:arre|are|arey|अरे) (?:nahi|नहीं)(?= |$)
`
const OF_EARLIER = regex`
  \b(?:used to|last|previous|previously|formerly|earlier|before|old|pehle|pahle|pichli|pichle|purana|purani)\b
  |पहले|पिछली|पिछले|पुराना|पुरानी
`

/** "It was 1500, now it is 4000" */
function denyEarlier({ words }: Tokens, denials: Denial[]): void {
  const earlier = words.findIndex((word) => EARLIER.has(word))
  if (earlier === -1) return
  const now = words.findIndex((word, at) => at > earlier && NOW.has(word))
  if (now !== -1) denials.push({ from: earlier, to: now, reach: 'weak' })
}

/** "We shifted from Bhopal to Indore", "change it from 10 to 12": not where it began. */
function denyMoved({ words, breaks }: Tokens, denials: Denial[]): void {
  const moved = words.findIndex((word) => MOVED.has(word) || MOVES.has(word))
  if (moved === -1) return
  const start = words.findIndex((word, at) => at > moved && word === 'from')
  if (start === -1 || start - moved > 6) return
  // "I have to move from Andheri to Powai": both are told.
  if (!MOVED.has(words[moved] ?? '') && !words.slice(start + 1, start + 3).some(isNumberOrDay)) return
  let end = start + 1
  while (end < words.length && !breaks[end] && words[end] !== 'to') end += 1
  denials.push({ from: start + 1, to: end, reach: 'first' })
}

const MOVED = wordSet('moved shifted relocated migrated switched changed transferred came')
const MOVES = wordSet(
  `move shift change switch raise raised increase increased reduce reduced lower lowered cut push pushed bring brought postpone
   postponed prepone preponed reschedule rescheduled update updated gone grown went up down`,
)

function isNumberOrDay(word: string): boolean {
  return /^\d/.test(word) || numberWord(word, true) !== undefined || isDayWord(word) || ORDINAL_WORDS.has(word)
}

/**
 * The spans that are not denied and not set aside ("ek minute, …"); those told as a reason only where there are no others.
 */
export function undenied<Span extends { from: number; to: number }>(heard: Tokens, all: Span[]): Span[] {
  const { denials, aside } = heard
  const spans =
    aside === undefined ? all : all.filter(({ from, to }) => to === from || !aside.slice(from, to).every(Boolean))
  if (denials === undefined || spans.length === 0) return spans
  const isExplicit = new Set(
    denials.flatMap((denial) => (denial.reach === 'weak' ? [] : deniedBy(heard, denial, spans))),
  )
  for (const denial of denials) if (isOfNoSpan(denial, spans)) isExplicit.add(denial as Clause as Span)
  const left = spans.filter((span) => !isExplicit.has(span) && !isNamedAgain(heard, span, isExplicit))
  const weak = new Set(denials.flatMap((denial) => (denial.reach === 'weak' ? within(denial, spans) : [])))
  const best = left.filter((span) => !weak.has(span))
  return best.length > 0 ? best : left
}

/** "Not monday, monday I have court": the denied words once more, unless they are taken after all ("… monday hi rakho"). */
function isNamedAgain({ words }: Tokens, span: Clause, denied: ReadonlySet<Clause>): boolean {
  const text = withoutUnit(words, span)
  return [...denied].some((other) => {
    if (other.from === span.from || text === '' || withoutUnit(words, other) !== text) return false
    return span.from < other.from || !words.some((word, at) => at >= other.to && TAKES_AFTER_ALL.has(word))
  })
}

/** The "das" of "das baje main sota hoon, das mat rakho" is no time by itself, and denies the one before. */
function isOfNoSpan(denial: Denial, spans: readonly Clause[]): boolean {
  const isNext = denial.reach === 'first' || denial.reach === 'last'
  return isNext && denial.to > denial.from && denial.to - denial.from <= 2 && within(denial, spans).length === 0
}

/** "Ten o'clock" and "ten" are the same. */
function withoutUnit(words: readonly string[], { from, to }: Clause): string {
  const said = words.slice(from, to)
  return said.filter((word) => !UNITS_OF_TIME.has(word)).join(' ')
}

const UNITS_OF_TIME = wordSet('at baje oclock clock o ko tarikh बजे को तारीख')
const TAKES_AFTER_ALL = wordSet(
  `ok okay fine yes chalo achha accha acha theek thik hi only rakho rakh rakhiye lo likho likhiye actually ठीक चलो अच्छा ही रखो
   रख रखिए लिखो लिखिए हां haan`,
)

/** Whether some of the words are denied, replaced or taken back, and not only told as a reason. */
export function isDenied({ denials = [] }: Tokens, { from, to }: Clause): boolean {
  return denials.some((one) => one.reach !== 'weak' && from < one.to && to > one.from)
}

/** Whether a "nahi" behind the words, or a later part, takes them back. */
export function isTakenBack({ denials = [] }: Tokens, { from, to }: Clause): boolean {
  return denials.some((one) => (one.reach === 'last' || one.reach === 'all') && from < one.to && to > one.from)
}

/** Whether something is told only as a reason, or of another time. */
export function isToldAside({ denials = [] }: Tokens, { from, to }: Clause): boolean {
  return denials.some((denial) => denial.reach === 'weak' && from < denial.to && to > denial.from)
}

/** "Water stopped coming": it was, and is no more. */
export function isCeased(heard: Tokens, { from, to }: Clause): boolean {
  const clause = clauseAt(heard, from)
  return clause !== undefined && CEASED.test(heard.words.slice(to, clause.to).join(' '))
}

function within<Span extends { from: number; to: number }>({ from, to }: Denial, spans: readonly Span[]): Span[] {
  return spans.filter((span) => span.from < to && span.to > from)
}

/** The value next to the "not", and those joined to it by "or" and "and". */
function deniedBy<Span extends { from: number; to: number }>(
  { words }: Tokens,
  denial: Denial,
  spans: readonly Span[],
): Span[] {
  const inside = within(denial, spans)
  if (denial.reach === 'all') return inside
  const ordered = denial.reach === 'first' ? inside : inside.reverse()
  const denied: Span[] = []
  for (const span of ordered) {
    const last = denied.at(-1)
    const isJoined =
      last === undefined ||
      (last.from < span.to && span.from < last.to) ||
      JOINS.has((denial.reach === 'first' ? wordBefore(words, span.from) : words[span.to]) ?? '')
    if (!isJoined) break
    denied.push(span)
  }
  return denied
}

/** The "or" of "not on Monday or on Tuesday", "not before ten or after six" */
function wordBefore(words: readonly string[], at: number): string | undefined {
  return LEADS_IN.has(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
}

const LEADS_IN = wordSet('on at before after past')

const JOINS = wordSet('or and nor ya aur या और')

import { regex } from '../../../../base/regex.ts'
import { asksAhead, asksForWill } from '../../fields/asks-for-offer.ts'
import { asksForNeed } from '../../fields/asks-for-need.ts'
import { asksOfThePast } from '../../fields/asks-of-the-past.ts'
import { questionOf } from '../../fields/question-of.ts'
import { isOfThePast } from '../../set-aside/of-the-past.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { soundsLikeLabel } from '../../fields/sounds-like-label.ts'
import { isKin } from '../../names/kin.ts'
import { isGrammarWord, isOpen } from '../../words/bare-clauses.ts'
import type { Message } from '../../message.ts'
import { isHindiVerb } from '../../words/hindi-verbs.ts'
import { segmentAt, segmentsOf } from '../../words/segments.ts'
import type { Tokens } from '../../words/tokens.ts'
import { deniesAnother } from '../of-another-matter.ts'
import { isAbout, isOfQuestion, isOpposite, type Topics, topicsOf } from '../topics.ts'
import { type Clause, clausesOf, saidIn } from '../../words/clauses.ts'
import type { YesNo } from '../yes-or-no.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isToldAsPlan } from '../told-as-plan.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { askedDeed } from '../deeds/asked-deed.ts'
import { boundAsked } from './read-by-bound.ts'
import { asksWhoOwns, isOfKin } from './read-owned.ts'
import { isOfOtherAnswer } from '../is-of-other-answer.ts'

const ABOUT_TROUBLE =
  /\b(?:problem|problems|issue|issues|complaint|complaints|trouble|fault|leak|smell|noise|pain|symptoms?)\b/i
/** "Is the problem solved?" is another question. */
const ABOUT_END = regex('i')`
  (?:
    solved|fixed|gone|over|better|cured|away|settled|closed|sorted|repaired|without|free of
    |no (?:problem|issue|pain)
  )
`
const FIXED = regex`
  \b(?:
    (?:working|works|running|runs) (?:fine|well|ok|okay|now|properly|again)|fixed|resolved|solved|sorted|repaired
    |all (?:good|fine|ok|okay)|its (?:fine|ok|okay) now|fine now|theek (?:ho|hai|chal)|thik (?:ho|hai|chal)
    |sahi (?:ho|chal)
  )\b
  |ठीक (?:हो|है|चल)|सही (?:हो|चल)
`
const LASTS = regex`
  \b(?:
    still (?:the same|there|not|down|bad|slow|broken|leaking|happening)|same (?:problem|issue|as before|thing)
    |not (?:fixed|resolved|solved|working)|hasnt been (?:fixed|resolved)|keeps|comes and goes|abhi (?:bhi|tak)
    |waisa hi|wahi (?:haal|problem)
  )\b
  |अभी (?:भी|तक)|वैसा ही|वही (?:हाल|दिक्कत)
`

/** "It's working fine" and "still the same" to "is there still a problem?" */
export function readTrouble({ heard, move }: Message, { field }: FieldReader): YesNo | undefined {
  if (!ABOUT_TROUBLE.test(field.description) || ABOUT_END.test(`${field.description} ${field.name}`)) return undefined
  if (heard.words.length > MAX_WORDS || move !== undefined) return undefined
  const said = segmentsOf(heard).map(({ from, to }) => heard.words.slice(from, to).join(' '))
  const parts = said.some((part) => YES.test(part)) ? said.filter((part) => !AGREED.test(part)) : said
  const last = parts.findLast((part) => LASTS.test(part) || FIXED.test(part))
  return last === undefined ? undefined : { value: LASTS.test(last), isExplicit: true, from: 0, to: heard.words.length }
}

const YES = /(?:^| )(?:haan|han|yes|हां)(?: |$)/
/** The "theek hai" of "haan, theek hai na" agrees, and tells of no end. */
const AGREED = regex`
  ^(?:(?:haan|han|ji|yes|ok|okay|to|phir|achha|accha|acha|हां|जी|तो|फिर|अच्छा) )*(?:theek|thik|ठीक) (?:hai|है)
    (?: (?:na|ना|ji|जी))?$
`

interface Stance extends YesNo {
  isPast: boolean
}

/**
 * Yes or no told as a fact, without either word: a part of the message speaks of what was asked, and says that it is wanted,
 * had, or no more ("pipe se gas leak ho rahi hai", "home would be better", "the doctor stopped them"). What is told of another
 * time gives way; parts that contradict each other answer nothing, unless the later is set against the earlier.
 */
export function readStance(message: Message, plan: FieldReader): YesNo | undefined {
  const { heard } = message
  if (isConfirmation(plan) || heard.words.length > MAX_WORDS || isToAgent(message)) return undefined
  if (ABOUT_DEED.test(questionOf(plan)) && DID_IT.test(heard.words.join(' ')))
    return { value: true, isExplicit: true, from: 0, to: heard.words.length }
  if (boundAsked(plan) !== undefined || askedDeed(plan).deed?.isOfManner === true) return undefined
  if (REPLACED.test(heard.words.join(' '))) return undefined
  if (ANOTHER.test(heard.words.join(' ')) && !ANOTHER.test(plan.field.description)) return undefined
  const topics = topicsOf(plan)
  if (topics.isFirst) return readFirst(heard)
  const segments = segmentsOf(heard)
  if (message.move === 'question' && segments.length < 2) return undefined
  const stances = segments.flatMap((segment) =>
    isOfOtherAnswer(message, segment) ||
    isOfAnotherKind(heard, segment, plan) ||
    isOnlyPlanned(heard, segment, plan) ||
    isOfOutsider(heard, segment, plan) ||
    deniesAnother(heard, segment, plan) ||
    isOverByNow(heard, segment, plan)
      ? []
      : (lackIn(heard, segment, plan, topics) ?? stanceIn(heard, segment, topics, segments.length, plan) ?? []),
  )
  const present = stances.filter(({ isPast }) => !isPast)
  const last = present.at(-1)
  if (last === undefined) return undefined
  const isContrasted = AGAINST.test(heard.words[segmentAt(heard, last.from)?.from ?? 0] ?? '')
  return isContrasted || present.every(({ value }) => value === last.value) ? last : undefined
}

/** "Main ghar pe tha" to "will somebody be home?" */
function isOverByNow(heard: Tokens, segment: Clause, plan: FieldReader): boolean {
  return asksForWill(plan) && isOfThePast(heard, segment) && !PRESENT.test(saidIn(heard, segment))
}

/** "They said it may need surgery" tells of none that was done. */
function isOnlyPlanned({ words }: Tokens, { from, to }: Clause, plan: FieldReader): boolean {
  return asksOfThePast(plan) && isToldAsPlan(words.slice(from, to).join(' '))
}

/** "My neighbour had an operation there", "padosi ka hua tha" */
function isOfOutsider({ words }: Tokens, { from, to }: Clause, { questionWords }: FieldReader): boolean {
  const [, outsider] = OUTSIDER.exec(words.slice(from, to).join(' ')) ?? []
  return outsider !== undefined && !questionWords.has(outsider)
}

const OUTSIDER = regex('u')`
  ^(?:(?:and|but|so|well|actually|haan|yes|yeah|ji|aur|par|lekin|wo|woh|हां|और|पर|लेकिन|वो) )*(?:(?:my|our|a|one|the|ek|mer[aei]|hamar[aei]|humar[aei]|एक|मेर[ाेी]|हमार[ाेी]) )?
    (neighbours?|neighbors?|friends?|colleagues?|cousins?|boss|padosi(?:yon)?|padosan|dost(?:on)?|saheli|पड़ोसी|पड़ोसन|दोस्त|सहेली|पडोसी|पडोसन)
    (?: (?:k[aeio]|ne|n[eo]|has|had|have|got|did|was|is|were|went|took|used|said|bhi|का|की|के|को|ने|भी))(?: |$)
`

/** "Our dog died but we got another" */
const REPLACED = /\b(?:died|passed away|gave \w+ away|ran away|flew away)\b.*\b(?:another|a new|new one)\b/
/** "Her brother is in another school" */
const ANOTHER = regex`
  \b(?:in|at|with|from|to|of) (?:another|an?other|a different|some other|different)\b
  |\b(?:doosr[aei]|dusr[aei]) \S+ (?:mein|me|se|ka|ke|ki)\b
`
const ABOUT_DEED = /\b(?:has|have) (?:already |been )?\w+(?:ed|en|id|nt|de|ne)\b/i
/** "I did it twice already" */
const DID_IT = regex`
  ^(?:(?:yes|yeah|haan|of course|but) )*(?:i|we) (?:did|have)(?: (?:it|that|so))?(?:
    [ ](?:already|twice|once|yesterday|today|before|this morning|many times|just now|last week|a (?:while|week) ago)
  )*$
`

const MAX_WORDS = 24
const AGAINST = /^(?:but|now|so|lekin|magar|par|ab|लेकिन|मगर|पर|अब|nothing|no|not)$/

function isToAgent({ move }: Message): boolean {
  return move === 'repeat' || move === 'who' || move === 'wait' || move === 'language' || move === 'greeting'
}

/** "Day shift is better" to "can you work night shifts?" */
function isOfAnotherKind({ words }: Tokens, { from, to }: Clause, { label }: FieldReader): boolean {
  const [kind = '', thing = '', more] = label
  if (thing === '' || more !== undefined) return false
  const at = words.findIndex((word, at) => at > from && at < to && (word === thing || word === `${thing}s`))
  const said = at === -1 ? '' : (words[at - 1] ?? '')
  return said !== '' && isOpen(said) && said !== thing && !words.slice(from, to).some((word) => isSame(word, kind))
}

/** "Nights" for "night" */
function isSame(word: string, other: string): boolean {
  return word === other || word === `${other}s` || `${word}s` === other
}

/**
 * "I need a router" to "do you have a router?" tells that there is none; one that you will give, or that my brother has, answers
 * nothing.
 */
function lackIn(heard: Tokens, { from, to }: Clause, plan: FieldReader, { yes }: Topics): Stance[] | undefined {
  const words = heard.words.slice(from, to)
  if (asksWhoOwns(plan) && isOfKin(words)) return []
  if (!asksWhatOneHas(plan)) return undefined
  if (!isAbout(words, yes)) return undefined
  const said = words.join(' ')
  if (WANTS.test(said) && !HAS.test(said)) {
    const isPast = isOfThePast(heard, { from, to })
    return DENIES.test(said) || ASKS.test(said) ? [] : [{ value: false, isExplicit: true, from, to, isPast }]
  }
  return FROM_YOU.test(said) || (words.some(isKin) && !OWN.test(said)) ? [] : undefined
}

/** Whether somebody is asked what they have, and speaks of what they want. */
export function wantsWhatIsAsked({ words }: Tokens, plan: FieldReader): boolean {
  return asksWhatOneHas(plan) && WANTS.test(words.join(' '))
}

const asksWhatOneHas = oncePerField((plan) => HAVING.test(questionOf(plan)))

const HAVING = /\bdo you (?:already |also |still |yourself )*(?:have|own|possess)\b|\bhave you (?:already )?got\b/i
const WANTS =
  /\b(?:need|want|require|buy|purchase|get one|chahiye|chahie|lena|leni|lene|kharid\w*|mangwa\w*)\b|चाहिए|लेना|लेनी|खरीद/
const HAS = /\b(?:have|has|got|own|paas)\b|पास/
const FROM_YOU =
  /\b(?:you|you people|aap|aapka|aapki|tum)\b.*\b(?:will|give|bring|provide|doge|denge|dete|layenge|laoge)\b/
const OWN = /\b(?:i|we|my own|our|me|us|main|mere|mera|meri|hum|hamare|hamara|hamari|ghar)\b|मेरे|मेरा|मेरी|हमारे|हमारा|घर/

function stanceIn(
  heard: Tokens,
  segment: Clause,
  { yes, no }: Topics,
  count: number,
  plan: FieldReader,
): Stance | undefined {
  const { from, to } = segment
  if (heard.aside?.[from] === true || endsAsking(heard, { to })) return undefined
  const words = heard.words.slice(from, to)
  const said = words.join(' ')
  const span = { isExplicit: true, from, to, isPast: count > 1 && isOfThePast(heard, segment) && !PRESENT.test(said) }
  if (ASKS.test(said)) return undefined
  if (NOTHING.test(said)) return { ...span, value: false }
  if (asksOfSharing(plan) && SEPARATE.test(said)) return DENIES.test(said) ? undefined : { ...span, value: false }
  if (asksIfPleased(plan) && DREADFUL.test(said)) return DENIES.test(said) ? undefined : { ...span, value: false }
  if (asksOfReturn(plan) && STILL_HERE.test(said)) return DENIES.test(said) ? undefined : { ...span, value: false }
  const isDenied = DENIES.test(said.replace(DENIES_NOTHING, ' '))
  const isAgainst = no !== undefined && isAbout(words, no) && !(yes.words.size > 0 && isAbout(words, yes))
  if (isAgainst) return { ...span, value: isDenied }
  // Who denies that they rent may still own nothing.
  const isOfState = askedDeed(plan).deed?.tense !== 'past' // the "owner" of "owner ko de diya" is none of "was the rent paid?"
  if (!isDenied && isOfState && isOpposite(words, yes) && !HANGS_ON.test(said)) return { ...span, value: false }
  if (!isAbout(words, yes)) return CEASED_IT.test(said) ? { ...span, value: false } : undefined
  if (isDenied || CEASED.test(said) || RULED_OUT.test(said)) return { ...span, value: false }
  // "Nights are difficult", "nights, only if there is a cab": neither agreed to nor ruled out.
  const isOfBurden = words.some((word) => yes.words.has(word) && BURDENS.test(word))
  const isBurdened = FAULTY.test(said) || BURDENS.test(said.replace(DENIES_NOTHING, ' '))
  if ((isBurdened && !isOfBurden) || HANGS_ON.test(said)) return undefined
  if (asksWhetherThere(plan) && isOfOtherQuality(words, yes)) return undefined
  if (LEFT_TO_DO.test(said))
    return asksOfThePast(plan) || asksOfCompletion(plan) ? { ...span, value: false } : undefined
  if (!WILLS.test(said) && (isOfOtherThings(words, plan) || isRemarkOnIt(words, plan))) return undefined
  const isPromised = PROMISES.test(said) && asksAhead(plan)
  if (
    AFFIRMS.test(said) ||
    (asksWhatWas(plan) &&
      WAS.test(said) &&
      words.some((word) => plan.label.includes(word) || soundsLikeLabel(plan, word))) ||
    isPromised ||
    (asksOfThePast(plan) && hasHappenedToOneself(words, yes)) ||
    isBare(words)
  )
    return { ...span, value: true }
  return count === 1 && isNothingElse(words, yes) ? { ...span, value: true } : undefined
}

const NOTHING = regex`
  ^(?:(?:but|now|so|no|there is|theres|ab|अब|bilkul|बिल्कुल) )*(?:
    nothing(?: (?:at all|now|any more|anymore|as such|really|of the sort|like that))?
    |none(?: (?:at all|whatsoever|now|of (?:that|those|them)))?|not any ?more|no longer|not at all
    |kuch (?:bhi )?nahi|koi nahi|कुछ (?:भी )?नहीं|कोई नहीं
  )(?: (?:sir|madam|ji|hai|है|now|please))*$
`
const DENIES = regex('u')`
  \b(?:
    no|not|never|none|nothing|without|dont|doesnt|didnt|isnt|arent|wasnt|wont|cant|cannot|havent|hasnt|neednt|nahi
    |nai|mat|bina|mana (?:hai|kiya|kar)|forbidden|banned
  )\b
  |(?<!\p{L})(?:नहीं|मत|बिना|मना (?:है|किया|कर))(?![\p{L}\p{M}])
`
const DENIES_NOTHING = regex('g')`
  \b(?:
    no (?:problem|issue|doubt|worries|need to ask)|not (?:only|just|sure)|why not|kyun nahi
    |koi (?:baat|dikkat|problem) nahi|dont (?:know|think|mind|worry)
  )\b
`
const CEASED = regex`
  \b(?:
    stopped|stop|expired|lapsed|ended|over|finished|closed|sold|gave up|given up|quit|cancelled|canceled|khatam
    |khatm|band (?:kar|ho)|bandh|chhod d\w+|chhoot|chhut|bech d\w+|chala gaya|chali gayi|removed|gone|died
    |passed away|(?:flew|ran|gave \w+|given) away|(?:mar|guzar) ga[iy]\w+|chal bas\w+|hata di\w+|nikal di\w+
    |utar di\w+
  )\b
  |खत्म|बंद (?:कर|हो)|छोड|छूट|बेच|(?:मर|गुजर) (?:गया|गई|गए)|चल बस
`
const CEASED_IT = regex`
  ^(?:(?:but|and|so|now) )*(?:(?:it|that|they|we|i|the \w+|he|she)(?: (?:has|have|had|is|was|s))? )
    (?:already |since |just )*(?:
      expired|lapsed|ended|stopped(?: (?:it|them|that|using|taking))?|died|passed away|(?:flew|ran) away|dead
      |(?:gave|given) (?:it|them|him|her|that) (?:up|away)|quit|sold (?:it|them|that)|cancelled (?:it|that)
    )\b
`
const PRESENT =
  /\b(?:now|still|currently|these days|hai|hain|rahi|raha|ab|abhi)\b|(?:है|हैं|रही|रहा|अब|अभी)(?![\p{L}\p{M}])/u
const RULED_OUT = /\b(?:impossible|out of the question|namumkin)\b|नामुमकिन/
/** "The bell is broken" */
const FAULTY = /\b(?:broken|faulty|damaged|not working|out of order|kharab|kharaab|toot\w*|tuti|tuta)\b|खराब|टूट/
const BURDENS = regex`
  \b(?:
    difficult|hard|tough|tricky|challenging|problem|problems|issue|issues|trouble|worr\w+|tension|inconvenient
    |uncomfortable|mushkil|dikkat|pareshani|kathin|takleef|taklif
  )\b
  |मुश्किल|दिक्कत|परेशानी|कठिन|तकलीफ|समस्या
`
const HANGS_ON = regex`
  \b(?:only (?:if|when|after)|provided|unless|as long as|depends|depending|in case|tabhi|tab hi|agar|warna|varna)\b
  |तभी|तब ही|अगर|वरना
`
const AFFIRMS = regex('u')`
  \b(?:
    want|wants|need|needs|please|would (?:be|help|like)|will (?:be|need|want|take|have)|better|great|good|helpful
    |best|prefer|useful|have|has|got|take|takes|taking|on|is|are|there|we|send|give|add|include|put|do|karo
    |kar (?:do|dijiye|dena|lo)|kijiye|chahiye|chahie|bhej\w*|le jao|le jana|lagwa\w*|karwa\w*|hai|hain
    |ho (?:raha|rahi)|aa (?:raha|rahi)|chal (?:raha|rahi)|leta|leti|lete|hogi|hoga|hoon|hun|hu|chaleg[ai]|still
  )\b
  |(?:चाहिए|दीजिए|कीजिए|करो|भेज|है|हैं|लेता|लेती|लेते|होगी|होगा|हूं|चलेगा|चलेगी|दो)(?![\p{L}\p{M}])
`

/** "Katai baki hai" */
const LEFT_TO_DO = regex('u')`
  \b(?:pending|remaining|overdue|yet to|still to|left to|baa?ki|reh?t[aei]|bach[aei])\b|(?:बाकी|रहत[ाेी]|बच[ाेी])(?![\p{L}\p{M}])
`

/** "We want a separate room" to "are you okay with sharing a room?" */
export function wantsSeparate({ words }: Tokens, plan: FieldReader): boolean {
  return asksOfSharing(plan) && SEPARATE.test(words.join(' '))
}

const asksIfPleased = oncePerField((plan) =>
  /\b(?:satisf\w+|happy|pleased|recommend|supportive|helpful|good|enjoy\w*)\b/i.test(questionOf(plan)),
)
const DREADFUL = regex('u')`
  \b(?:bekaa?r|ghatiya|bakwas|wahiyat|faltu|pathetic|terrible|horrible|worst|awful|useless|rubbish)\b
  |बेकार|घटिया|बकवास|वाहियात|फालतू
`
const asksOfSharing = oncePerField((plan) => /\bshar(?:e|ing|ed)\b/i.test(questionOf(plan)))
const SEPARATE = /(?<!\p{L})(?:separate|single|alag|अलग)(?![\p{L}\p{M}])/u
const asksOfReturn = oncePerField((plan) =>
  /\b(?:returned|handed (?:in|over|back)|given back|surrendered|deposited)\b/i.test(questionOf(plan)),
)
/** "Abhi mere paas hi hai", "it's still with me" */
const STILL_HERE =
  /\b(?:still (?:with|have)|mere paas|hamare paas|is with (?:me|us)|i have (?:it|them))\b|(?:मेरे|हमारे) पास/
const asksOfCompletion = oncePerField((plan) =>
  /\b(?:up to date|complete|paid|done|ready|finished|over)\b/i.test(questionOf(plan)),
)

/** Words that say of a thing that it is wanted or had, whatever else the sentence tells. */
const WILLS = regex('u')`
  \b(?:
    want|wants|need|needs|please|would|will|prefer|have|has|got|take|takes|taking|send|give|add|include|put|chahiye
    |chahie|leta|leti|lete|chaleg[ai]|karwa\w*|lagwa\w*
  )\b
  |(?:चाहिए|लेता|लेती|लेते|चलेगा|चलेगी)(?![\p{L}\p{M}])
`

/** "We are shifting closer to school": more is said of other things than of what was asked. */
function isOfOtherThings(words: readonly string[], plan: FieldReader): boolean {
  const isOwn = (word: string): boolean => isOfQuestion(word, plan)
  const others = words.filter((word) => word.length > 3 && isOpen(word) && !isLight(word) && !isOwn(word))
  return others.length > words.filter(isOwn).length
}

/** "Bus late aati hai", "the bus is costly" to "do you need the bus?": how it is, and not that it is wanted. */
function isRemarkOnIt(words: readonly string[], plan: FieldReader): boolean {
  if (!asksForNeed(plan) || asksOfThePast(plan)) return false
  const tells = words.filter((word) => !isOfQuestion(word, plan) && !isGrammarWord(word))
  return tells.length > 0 && TELLS_HOW.test(words.join(' '))
}

const TELLS_HOW = regex('u')`
  (?<!\p{L})(?:late|door|dur|mehng[aei]|mahng[aei]|mehengi|sast[aei]|ulti|lag[aei]|wal[aei]|kharab|bhari|bheed|crowded|costly|expensive|far|slow|unsafe
    |देर|दूर|महंग[ाेी]|सस्त[ाेी]|उल्टी|लग[ाेी]|वाल[ाेी]|खराब|भरी)(?: \S+)? (?:hai|hain|है|हैं)$
  |(?<!\p{L})(?:is|are) (?:very |too |so |quite |always )?(?:late|costly|expensive|far|slow|unsafe|crowded|full|old|cheap)$
`

function isLight(word: string): boolean {
  return HURRIES.test(word) || (isHindiVerb(word) && (LIGHT_VERB.test(word) || AFFIRMS.test(word)))
}

/** Verbs that only carry what another word says: "kar diya", "rakhwa dijiye". */
const LIGHT_VERB = regex('u')`
  ^(?:kar|ho|hu|le|li|de|di|do|rah|reh|rakh|rakhw|rakhv|aa|ja|ga|chal|lag|mil|chuk|sak|pa|bhej|ban|karw|karv|lagw|lagv|jam|bol|bat|dekh)\w*$
  |^(?:कर|हो|हु|ले|लि|ली|दे|दि|दी|दो|रह|रख|आ|जा|गय|गई|चल|लग|मिल|चुक|सक|पा|भेज|बन|जमा|बोल|बता|देख)[\p{L}\p{M}]*$
`
const HURRIES = /^(?:jaldi|turant|kisi\w*|quickly|immediately)$/

const ASKS = regex('u')`
  ^(?:(?:and|but|so|ok|okay|yes|no) )*
    (?:if|agar|अगर|what|whats|who|whos|why|how|when|where|which|is|are|do|does|did|can|could|will|would|should)\b
    (?! (?:not|be) )
  |\b(?:kya|kaun|kab|kitna|kitne|kitni|konsa|kaunsa|kaunsi|konsi|kaise|kyun|kyon|kahan|maybe|shayad)\b
  |(?:क्या|कौन|कब|कितना|कितने|कितनी|कौनसा|कैसे|क्यों|कहां|शायद)(?![\p{L}\p{M}])
`

const asksWhetherThere = oncePerField((plan) => /^(?:is|are) there (?:an?|any) \w+ \w+/i.test(questionOf(plan)))

/** "The road is narrow" to "is there a clear road?": it says how it is, and not that it is so. */
function isOfOtherQuality(words: readonly string[], yes: Topics['yes']): boolean {
  const quality = words.at(-1) ?? ''
  const at = words.findIndex((word) => /^(?:is|are)$/.test(word))
  if (at < 1 || !words.slice(at + 1, -1).every((word) => DEGREES.test(word))) return false
  return at < words.length - 1 && isOpen(quality) && !SUITS.test(quality) && !isAbout([quality], yes)
}

const DEGREES = /^(?:very|too|quite|so|really|rather|a|bit|little)$/
const SUITS = regex`
  ^(?:
    there|here|available|nearby|near|close|fine|ok|okay|good|great|clear|open|free|wide|big|large|enough|ready
    |present|working|perfect|excellent|alright
  )$
`

/** "Tatkal hi tha" to "was it a Tatkal ticket?" */
const WAS = /\b(?:was|were|tha|thi|the)\b|(?:था|थी|थे)(?![\p{L}\p{M}])/u
/** "Operation hua tha", "सर्जरी करनी पड़ी" */
const HAPPENED = regex('u')`
  (?<!\p{L})(?:
    hu[aei](?: (?:th[aei]|hai|hain))?|kar(?:wa|va)?n[aei] pad[aei](?: (?:th[aei]|hai))?|kar(?:wa|va)?y[aei](?: (?:th[aei]|hai))?
    |(?:हुआ|हुई|हुए)(?: (?:थ[ाीे]|है|हैं))?|कर(?:वा)?न[ाीे] पड[ाीे](?: (?:थ[ाीे]|है))?|करव?ाय[ाीे](?: (?:थ[ाीे]|है))?
  )$
`
/** "Operation hua tha", unlike "papa ka operation hua", "operation cancel hua", "operation ki baat hui thi". */
function hasHappenedToOneself(words: readonly string[], yes: Topics['yes']): boolean {
  const text = words.join(' ')
  const verb = HAPPENED.exec(text)
  if (verb === null || words.some((word) => isKin(word) || OF_SOMEBODY.test(word))) return false
  const before = text
    .slice(0, verb.index)
    .trim()
    .split(' ')
    .filter((word) => !STRESS.test(word))
  return isAbout(before.slice(-1), yes)
}

const OF_SOMEBODY = /^(?:kisi|kisiki|samne|saamne|someone|somebody|किसी|सामने)$/
const STRESS = /^(?:bhi|hi|to|toh|ek|do|baar|भी|ही|तो|एक|दो|बार)$/
const asksWhatWas = oncePerField((plan) => /^(?:was|were)\b/i.test(questionOf(plan)))

/** "Only the pressure tablet, daily" */
function isBare(words: readonly string[]): boolean {
  return words.length <= 6 && words.some((word) => /^(?:only|just|bas|sirf|daily|बस|सिर्फ)$/.test(word))
}

/** "Kisht pe loonga" to what one wants; to "do you have a bike?" it says nothing. */
const PROMISES = /\b[a-z]{1,8}(?:unga|ungi|oonga|oongi|enge)\b|(?:ूंगा|ूंगी|ेंगे)(?![\p{L}\p{M}])/u

/** "शाकाहारी", "EMI pe": the thing itself, and nothing else. */
function isNothingElse(words: readonly string[], yes: Topics['yes']): boolean {
  return (
    words.length <= MAX_BARE &&
    !words.some((word) => QUESTION.test(word)) &&
    words.every((word) => isAbout([word], yes) || isGrammarWord(word) || PURE.test(word))
  )
}

const MAX_BARE = 4
const QUESTION = /^(?:what|which|who|how|when|why|where|kya|kaun|kaise|kab|kyun|क्या|कौन|कैसे|कब|क्यों)$/
const PURE = /^(?:pe|par|mein|me|पे|पर|में|pure|full|proper|regular|bilkul|poora|puri|शुद्ध|पूरा|बिल्कुल)$/

const FIRST = regex`
  \b(?:
    first time|our first|my first|pehli baar|pahli baar|never (?:been|come|came|visited|gone|ordered|booked|used)
    |havent (?:been|come|visited)|new (?:here|patient|customer)|(?:kabhi|aaj tak|abhi tak) (?:\S+ ){0,3}?nahi
    |pehla mauka
  )\b
  |पहली बार|(?:कभी|आज तक|अभी तक) (?:\S+ ){0,3}?नहीं
`
/** "Pehli baar 2019 mein liya tha", "first time I came two years ago": there was another time since, or this is one. */
const LONG_AGO = regex`
  \b(?:
    (?:19[5-9]\d|20[0-4]\d)(?: (?:mein|me|main))? (?:liya|li|aaya|aayi|aaye|tha|thi|kiya|karaya|karwaya)
    |(?:came|bought|ordered|visited|took|was|booked) (?:\S+ ){0,3}?(?:in (?:19[5-9]\d|20[0-4]\d)|\w+ years? (?:ago|back)|last year)
    |(?:saal|sal|mahine) (?:pehle|pahle) (?:\S+ )?(?:aaya|aayi|aaye|liya|li|kiya|tha|thi)
  )\b
  |(?:साल|महीने) पहले (?:\S+ )?(?:आया|आई|आए|लिया|ली|किया|था|थी)
`
const NOT_FIRST = regex`
  \b(?:
    before|earlier|many times|several times|often|regular|regularly|second time|third time|last (?:year|month|week)
    |for \w+ years|since \d|twice|again|pehle|pahle|dusri baar|doosri baar|kai baar|hamesha|every \w+|each \w+
    |har (?:saal|mahine|baar|hafte)|(?:ek|do|teen|char|chaar|\d+) (?:baar|bar|dafa)|(?:third|fourth|fifth|\d+(?:nd|rd|th)) (?:time|visit)
    |(?:teesri|tisri|chauthi|paanchvi) baar|once
    |(?:was|came|been|visited|went) (?:there|here|to|in)|old (?:patient|customer)
  )\b
  |पहले|(?:दूसरी|तीसरी|चौथी|पांचवीं|कई|एक|दो|तीन|चार) बार|हर (?:साल|महीने|बार|हफ्ते)
`

/** "Never been here before" to "is this your first visit?": the "never" says yes to it. */
export function readFirstTime({ heard }: Message, plan: FieldReader): YesNo | undefined {
  const said = topicsOf(plan).isFirst && FIRST.test(heard.words.join(' ')) ? readFirst(heard) : undefined
  return said?.value === true ? said : undefined
}

function wasLongAgo({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to).join(' ')
  return (
    FIRST.test(said) &&
    LONG_AGO.test(said) &&
    !words.slice(from, to).some((word) => isKin(word) || /^(?:he|she|they|though|but|par|lekin|पर|लेकिन)$/.test(word))
  )
}

function readFirst(heard: Tokens): YesNo | undefined {
  const said = heard.words.join(' ')
  const span = { isExplicit: true, from: 0, to: heard.words.length }
  const isDenied = /\b(?:not|isnt|nahi)\b|नहीं/.test(said.replace(FIRST, ' '))
  if (clausesOf(heard).some((clause) => wasLongAgo(heard, clause)))
    return isDenied ? undefined : { ...span, value: false }
  if (FIRST.test(said)) return isDenied ? undefined : { ...span, value: true }
  return NOT_FIRST.test(said) ? { ...span, value: false } : undefined
}

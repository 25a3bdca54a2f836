import { regex } from '../../../base/regex.ts'
import { type Clause, clauseAround, clausesOf, saidIn } from '../words/clauses.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Whether words that look like an opt-out go on with the matter: calls that are only too many beside a promise ("tang mat karo, kal de
 * dunga", "stop calling me daily, I will pay on Monday"), or a name that is taken off to be put in another place ("mera naam hata do,
 * bete ka likho", "take me off Friday, put Saturday").
 */
export function goesOnWithMatter(heard: Tokens, wish: Clause): boolean {
  const own = clauseAround(heard, wish)
  const about = saidIn(heard, own)
  const takesOff = TAKES_OFF.test(about)
  if (takesOff && OFF_A_DAY.test(about)) return true
  const isTooMany = TOO_MANY.test(about)
  if (!(isTooMany || takesOff) || saysForGood(heard)) return false
  const { promises, puts } = clausesGoingOn(heard)
  // A promise within the clause of the wish counts as well.
  return (
    (isTooMany ? isPromise(about) : PUTS.test(about)) ||
    (isTooMany ? promises : puts).some(({ from, to }) => to <= own.from || from >= own.to)
  )
}

const saysForGood = oncePerMessage(({ words }: Tokens) => FOR_GOOD.test(words.join(' ')))

/** The clauses that promise, and those that put something in another place. */
const clausesGoingOn = oncePerMessage((heard: Tokens) => {
  const clauses = clausesOf(heard)
  return {
    promises: clauses.filter((clause) => isPromise(saidIn(heard, clause))),
    puts: clauses.filter((clause) => PUTS.test(saidIn(heard, clause))),
  }
})

function isPromise(said: string): boolean {
  return PROMISES.test(said) && !DENIES.test(said.replace(MAT, ' '))
}

const FOR_GOOD = regex('u')`
  (?<!\p{L})(?:
    ever|again(?! and again)(?<!again and again)|anymore|any more|never|list|database|records?|dnd|unsubscribe|block|report|complain\w*|shikayat|fir|wakeel|vakil|lawyer|blacklist|thane|police|legal|notice|court|case|consumer|dobara|dubara|kabhi|aage se|aaj ke baad|aindaa?
    |दोबारा|दुबारा|कभी|आगे से|आज के बाद|शिकायत|पुलिस|रिपोर्ट|ब्लॉक|थाने|वकील|केस|नोटिस|कोर्ट
  )(?![\p{L}\p{M}])
`
/** Calls that bother, or come too often. */
const TOO_MANY = regex('u')`
  \b(?:daily|every ?day|again and again|so many times|all day|repeatedly|continuously|ten times|every hour|bother|disturb|trouble|harass)\b
  |(?:^| )(?:baar baar|bar bar|roz roz|roz|rozana|din bhar|tang|pareshan|preshan|disturb|itni baar|itna|बार बार|रोज रोज|रोज|तंग|परेशान|डिस्टर्ब)(?: |$)
`
/** "I'll pay on Monday", "kal de dunga", "कर दूंगी" */
const PROMISES = regex('u')`
  \b(?:i|we)(?:ll| will| am going to| can)? (?:definitely |surely )?(?:pay|come|do it|send|clear|deposit|transfer|give it|be there|visit|settle)\b
  |(?:^| )(?:de|kar|bhej|daal|dal|jama|bhar|chuka|aa|le) (?:d|l|j)?(?:unga|ungi|oonga|oongi|enge)(?: |$)
  |(?:^| )(?:dunga|dungi|doonga|doongi|denge|karunga|karungi|karenge|aaunga|aaungi|bharunga|bharungi)(?: |$)
  |(?:^| )(?:दे|कर|भेज|डाल|जमा|भर|चुका|आ) (?:दूंगा|दूंगी|देंगे|लूंगा|लूंगी|जाऊंगा|जाऊंगी)(?: |$)
  |(?:^| )(?:दूंगा|दूंगी|देंगे|करूंगा|करूंगी|करेंगे|आऊंगा|आऊंगी)(?: |$)
`
/** What is denied is no promise; the "mat" of "tang mat karo" rules out the bother alone. */
const DENIES = /(?<!\p{L})(?:not|never|wont|dont|nothing|nahi|kuch|नहीं|कुछ)(?![\p{L}\p{M}])/u
const MAT = /\b(?:dont|do not) (?:call|bother|disturb|trouble|harass)\w*/
const TAKES_OFF = regex('u')`
  \b(?:take|get|strike|remove|cross|drop)\b.*\b(?:me|name)\b
  |(?:^| )(?:naam|नाम) (?:\S+ ){0,2}?(?:hata|nikal|kaat|mita|हटा|निकाल|काट|मिटा)
`
const OFF_A_DAY = regex`
  (?<!\blist )\b(?:off|from) (?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|afternoon)s?\b
`
/** "Put Saturday", "bete ka likho" */
const PUTS = regex('u')`
  ^(?:(?:and|please|just|instead|so|then) )*(?:put|write|add|use|make it)
    [ ](?:my (?!number\b|name\b)\w+|his|her|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:other|next) \w+)
  |(?:^| )(?:\S+ (?:ka|ki|ke|का|की|के)(?: naam| नाम)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:likh|daal|rakh|लिख|डाल|रख)\S*(?: (?:do|dena|dijiye|lo|lena|lijiye|दो|देना|दीजिए|लो|लेना|लीजिए))?$
`

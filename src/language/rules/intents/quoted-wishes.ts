import { regex } from '../../../base/regex.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { clauseOfWish } from './clause-of-wish.ts'
import { isInQuotes } from './in-quotes.ts'
import { isToldOfOthers } from './told-of-others.ts'
import { endsAsking } from '../words/ends-asking.ts'

/**
 * Whether an intent is denied ("I never said stop calling", "wrong number nahi hai"), reported of someone else ("he
 * kept saying call me later"), said to someone else ("I asked the bank not to call"), about calls to someone else
 * ("wife ko call mat karna") or only asked about ("should I call you later?").
 */
export function isQuotedWish(heard: Tokens, from: number, to: number): boolean {
  if (isInQuotes(heard, { from })) return true
  const { words, breaks } = heard
  const own = clauseOfWish(heard, { from, to })
  let start = from
  while (start > 0 && from - start < MAX_BEFORE && !breaks[start] && start !== own.from) start -= 1
  const before = words.slice(start, from).join(' ')
  const within = words.slice(from, to).join(' ')
  const whole = `${before} ${within}`.trim()
  if (DENIED_SAYING.test(before) || DENIED_SAYING.test(whole)) return true
  if (REPORTED.test(before) || REPORTED.test(within)) return true
  if (SAID_BY_OWN.test(before) || TOLD_ME.test(`${before} `)) return true
  if (ASKED.test(whole) && heard.text.trimEnd().endsWith('?')) return true
  if (!breaks[to] && DENIED_BEHIND.test(words.slice(to, to + 2).join(' '))) return true
  return isOfOthers(heard, from, to)
}

/** Judges by the whole clause: who says it to whom, and whose phone it is about. */
function isOfOthers(heard: Tokens, from: number, to: number): boolean {
  const { from: start, to: end } = clauseOfWish(heard, { from, to })
  const clause = heard.words.slice(start, end).join(' ')
  const isQuestion = endsAsking(heard, { to: end })
  return (
    (TOLD_BY_OTHERS.test(clause) && AGREES_AFTER.test(heard.words.slice(end).join(' '))) ||
    TOLD_OTHERS.test(clause) ||
    isToldOfOthers(heard, { from, to }) ||
    ONLY_THOUGHT.test(clause) ||
    NOT_NEEDED.test(clause) ||
    TO_OTHERS.test(clause) ||
    REPORTED_BY_NOUN.test(clause) ||
    (WHEN_SAID.test(clause) && !MEANT.test(heard.words.join(' '))) ||
    NOT_LATER.test(clause) ||
    FOR_ONE_SORT.test(clause) ||
    isNameNotWanted(heard, start, end) ||
    CALLED_BY_OTHERS.test(clause) ||
    (SAID_BEFORE.test(clause) && !TO_YOU.test(clause)) ||
    (isQuestion && ASKED_OF_OTHERS.test(clause))
  )
}

/**
 * Clauses that say what is not meant ("I'm not asking you to stop", "baad mein karne ko nahi keh rahi"), and a "no, no" beside
 * these or beside one of `others`: their "not" answers nothing.
 */
export function unsaidIn(heard: Tokens, others: readonly Clause[]): Clause[] {
  const clauses = clausesOf(heard)
  const said = ({ from, to }: Clause): string => heard.words.slice(from, to).join(' ')
  const unsaid = clauses.filter(
    (clause) =>
      (clause.to - clause.from >= MIN_NOT_SAYING && NOT_SAYING.test(said(clause))) ||
      others.some((one) => one.from === clause.from),
  )
  if (unsaid.length === 0) return []
  const doubled = clauses.filter(
    (clause) => NO_NO.test(said(clause)) && unsaid.some((one) => one.to === clause.from || one.from === clause.to),
  )
  return [...unsaid, ...doubled]
}

const MIN_NOT_SAYING = 2
const NOT_SAYING = regex`
  \b(?:im|i am|i was|were|we are) not (?:asking|saying|telling|complaining|refusing|denying)\b
  |\bi (?:didnt|never|did not) (?:say|said|ask|mean|meant|tell|told)\b
  |(?:^| )(?:nahi|नहीं) (?:keh|kah|bol|कह|बोल) (?:raha|rahi|rahe|रहा|रही|रहे)(?: |$)
  |^i never did$
  |\b(?:dont|do not|not to|never) (?:hang up|disconnect|(?:cut|end|drop) (?:the |this |my )?(?:call|phone|line)|put the phone down)\b
  |(?:^| )(?:phone|call|line|फोन|कॉल|काल|लाइन) (?:mat|na|मत|न|ना) (?:kaa?t|rakh|काट|रख)\S*(?: |$)
  |\bno thanks to (?:you|your|the|them|him|her)\b
  |^(?:please |just |better )*(?:ask|call|talk to|speak to|speak with|check with) .*\bnot me\b
  |(?:^| )(?:se|ko|से|को) (?:poo?ch|puchh?|baat kar|पूछ|बात कर)\S* (?:mujhse|mujhe|mere se|मुझसे|मुझे) (?:nahi|mat|नहीं|मत)
  |(?:^| )\S+ (?:ki|ya|कि|या) (?:nahi|nahin|नहीं) (?!to\b|toh\b|तो)\S
  |\bif (?:i|we) (?:say|said|refused?)\b
  |\b(?:cant|cannot|couldnt|wouldnt|how can i|how could i|who can|who could) (?:ever |possibly )?(?:say no|refuse)\b
  |(?:^| )(?:maine|mai ne|humne|मैंने|हमने) (?:kab|कब) (?:kaha|bola|कहा|बोला)(?: |$)
  |^(?:\w+ )?(?:when )?did (?:i|we) (?:say|ask|tell|mention)\b
`
const NO_NO = /^(?:(?:no|nahi|na|नहीं) ?){2,}(?:no|nahi|नहीं)?$/

const MAX_BEFORE = 8

const DENIED_SAYING = regex`
  \b(?:never|not|wouldnt|couldnt|didnt(?! i )|dont|havent|isnt|nobody|wasnt) (?:\w+ ){0,2}?
    (?:say|said|saying|ask|asked|asking|mean|meant|told|tell|telling|claim|claiming)\b
  |\bnot (?:like|that|as if|because) (?:i|we) (?:want|wanted|said|asked|told)\b
  |(?:^| )(?:bola|kaha|bataya|बोला|कहा|बताया) (?:gaya |गया )?(?:tha|था) (?:ki|कि) .*(?:kareng[ei]|करेंग[ेी])
  |(?:^| )(?:nahi|नहीं) (?:kaha|bola|boli|कहा|बोला|बोली) (?:tha |thi |था |थी )?(?:ki|कि)(?: |$)
`
/** Someone else's words. */
const REPORTED = regex`
  (?:^| )(?:wale|wali|walon|वाले|वाली|वालों) (?:ne |ने )?(?:bole|bola|boli|kaha|kehte|बोले|बोला|बोली|कहा|कहते)(?: |$)
  |(?:^| )(?:patni|biwi|pati|maa|papa|mummy|bhai|behen|beta|beti|पत्नी|बीवी|पति|मां|पापा|मम्मी|भाई|बहन|बेटा|बेटी)
    [ ](?:kehti|kehta|kehte|kahti|kahta|bolti|bolta|bolte|keh|bol|कहती|कहता|कहते|बोलती|बोलता|बोलते|कह|बोल)
    [ ](?:hai|hain|rahi|raha|rahe|है|हैं|रही|रहा|रहे)(?: |$)
  |(?:^| )(?:
    he|she|they|it|someone|somebody|everyone|agent|ad|advert|message|sms|mail|neighbour|neighbor|wife|husband|boss
    |manager|bank|driver|doctor|dentist|teacher|seller|landlord|tenant|mechanic|plumber|electrician|technician|shop
    |clinic|hospital|school|office|courier|friend|father|mother|papa|mummy|brother|sister|people|recording|website
    |poster|letter|usne|unhone|unhonne|wo|woh|उसने|उन्होंने
  )(?: \S+){0,2}? (?:said|says|say|saying|told|tells|asked|asks|wrote|reads|bola|bole|kaha|keh|kehta|बोला|कहा)(?= |$)
`
/** "My son said call later"; what "my lawyer told you" is a wish. */
const SAID_BY_OWN = regex`
  (?:^| )(?:my|our|his|her) \w+(?: in law)? (?:said|says|was saying|is saying|keeps saying|told|tells)
    (?! you| to you)(?: |$)
`
/** "He hit my car and told me I will call you later" */
const TOLD_ME = /(?:^| )(?!you |people )\S+ (?:told|asked) (?:me|us) /

/** "The doctor said he'd call me later" */
const CALLED_BY_OTHERS =
  /\b(?:hed|shed|theyd|hell|shell|theyll|(?:he|she|they) (?:would|will|was to|were to)) (?:call|ring|phone)\b/
const ASKED = /^(?:\w+ )?(?:should|shall|must|do|did|kya) (?:i|we|main|hum)\b/
const DENIED_BEHIND =
  /^(?:mat|na|मत|ना) (?:samajh|samjh|soch|kah|keh|bol|समझ|सोच|कह|बोल)|^(?:nahi|nai|नहीं)\b|^(?:nahi|नहीं)(?: |$)|^नहीं/

/** "Your lineman told us never call again", "the van fellow said call me later"; "I told you", "my lawyer told you" are not reported. */
const REPORTED_BY_NOUN = regex`
  (?:^| )(?:your|the|my|our|a|an|that|this|some|one|his|her|their|another|last)
    [ ](?!(?:people|team|guys|colleagues?|staff|week|month|year|time|night) )\w+(?: (?!(?:i|we) )\w+){0,2}?
    [ ](?:said|says|told|asked|asks|wrote|kept saying|keeps saying|was saying|shouted|messaged)
    (?: (?!you\b|your\b)\w+)? (?:\w+ )*?(?:call|calling|ring|ringing|phone|contact|message|disturb)
`
/** "He never picked up when I said call me later": told of the past, unless it is insisted upon. */
const WHEN_SAID = regex`
  \b(?:when|whenever|after|though|although|time|times) (?:i|we)(?: had| have)? (?:said|told|asked)(?: (?!you\b)\w+)?
    [ ](?:to )?(?:call|ring|phone|dont|not|stop|never)\b
`
const MEANT = /\b(?:i|we) (?:mean|meant)\b/
/** "Sales wali profile ke liye mat call karna": for another sort of thing calls are welcome. */
const FOR_ONE_SORT = regex('u')`
  (?:^| )(?:wal[aei]|वाला|वाली|वाले) (?:\S+ )?(?:ke|के) (?:liye|लिए) (?:mat|na|मत|न) (?:call|phone|कॉल|फोन)(?: |$)
  |(?:^| )(?!(?:mujhe|mujhko|hume|humein|hum|mere|kisi|bhi|koi|is|ab|aage|aisi|aise|aur|अब|आगे|मुझे|हमें|किसी|भी|कोई|इस) )\S+ (?:ki |wali |की |वाली )?(?:jobs?|naukri|profile|post|position|जॉब|नौकरी|पोस्ट) (?:ke|के) (?:liye|लिए)
    [ ](?:(?:mat|na|मत|न) (?:call|phone|कॉल|फोन)|(?:call|phone|कॉल|फोन) (?:\S+ )?(?:mat|na|मत|न))(?: |$)
  |\bcalls? from (?:any )?other (?:compan|agenc|bank|shop|people|place)\w*(?! or\b)
`
/** "Baad mein call mat karo, abhi suno", "don't call me later": it is now that the speaker wants to talk. */
const NOT_LATER = regex`
  (?:^| )(?:baad|बाद) (?:mein|me|main|mai|में|मे) (?:\S+ ){0,2}?(?:call|phone|fone|कॉल|काल|फोन)
    [ ](?:(?:\S+ )?(?:mat|nahi|मत|नहीं)|(?:na|न|ना)(?= kar| कर))(?: |$)
  |(?:^| )(?:call|phone|कॉल|काल|फोन) (?:baad|बाद) (?:mein|me|में|मे) (?:mat|na|मत|न|ना)(?: |$)
  |\b(?:dont|do not|not|never) (?:call|ring|phone)(?: me| us)?(?: back)? later\b
`

/**
 * "Don't call me madam, I'm just a student", "do not call me a liar": what the speaker is called, not by phone. A "sir"
 * that ends the whole message may as well address the agent.
 */
function isNameNotWanted({ words }: Tokens, from: number, to: number): boolean {
  const at = NOT_CALLED.exec(words.slice(from, to).join(' '))
  if (at === null) return false
  const isAddress = ADDRESSES.test(at[1] ?? '')
  return !isAddress || SELF.test(words.slice(to).join(' '))
}

const NOT_CALLED = regex`
  \b(?:dont|do not|never|stop|quit) (?:call|calling) (?:me|us) (
    (?:
      an?|the|by|names|uncle|aunty|auntie|aunt|bhaiya|bhaiyya|didi|beta|boss|dear|baby|grandpa|grandma|granny|mister
      |miss|missus|mrs|mr|ms|lady|brother|bro|sister|old|sir|madam|maam|ji|bhai
    )(?: (?!again\b|anymore\b|day\b|time\b)\w+)?
  )$
`
const ADDRESSES = /^(?:sir|madam|maam|ji|bhai|boss|bro|brother|bhaiya|bhaiyya|dear)$/
const SELF = /^(?:(?:please|just|because|as) )?(?:im|i am|my name|call me|it is|its|this is)\b/

/** "I told the other school to stop calling", "tell him not to ring": not "I told you", "tell your people". */
const TOLD_OTHERS = regex`
  \b(?:told|asked|warned|tell|telling|asking|ask) (?:
    the|a|an|my|his|her|their|its|that|another|him|her
    |your (?:driver|boy|rider|man|technician|engineer|mechanic|plumber|doctor|nurse|courier|guy)
  )[ ]
  |\bi(?:ve| have| had)? (?:told|asked|warned) (?:never|not|to)\b
  |\bhad to (?:say|tell|ask)\b
  |^(?:(?:please|just|also|and|then|so) )*(?:tell|ask|remind|told|asked)
    [ ](?!me |us |you |your |them |him |her |someone |somebody |anyone )\w+ to (?:call|ring|phone|contact)[ ]
`
/** "My tenant told you to stop ringing, I know, but ring away": somebody else's wish, which the speaker does not share. */
const TOLD_BY_OTHERS = regex`
  ^(?:\w+ )?(?:my|our|the|his|her) \w+ (?:has |have |had |may have |might have |must have |already )*
    (?:told|asked|warned) (?:you|your)\b
`
const AGREES_AFTER = /\b(?:but|i know|fine|no problem|ignore|go ahead|carry on|ring away|call anyway|par|lekin|still)\b/

/** "I was about to say never call me" */
const ONLY_THOUGHT = /\b(?:about|going|ready|gonna|nearly|almost|tempted) (?:to )?(?:say|tell|ask)\b/
/** "You needn't call back", "baad mein call karne ki zarurat nahi", "call करने को नहीं कह रहा" */
const NOT_NEEDED = regex`
  \b(?:neednt|need not|no need|dont need to|dont have to|doesnt have to|not asking|not saying)\b
    (?! (?:\w+ ){1,4}?(?:any ?more|ever)\b)
  |(?:karne|करने) (?:ki |की |ko |को )(?:\S+ )?(?:nahi|नहीं)(?: |$)
`
/**
 * "Wife ko call mat karna", "uspe call mat karna", "उसे फोन न किया करें", "unke number par phone mat karna", "don't ring the office
 * number": somebody else's phone, or another one.
 */
const TO_OTHERS = regex`
  (?:^| )(?:
      unke|uske|inke|dusre|doosre|purane|pehle|ghar|office|dukan|dukaan|shop|factory|landline|उनके|उसके|इनके|दूसरे|पुराने|घर|ऑफिस|दुकान|\S+ (?:ke|ki|के|की)
    )
    [ ](?:ke |wale |के |वाले )?(?:number|nambar|phone|mobile|landline|line|नंबर|फोन|मोबाइल) (?:pe|par|पे|पर)
    [ ](?:(?!dobara|dubara|phir|fir|दोबारा|दुबारा|फिर)\S+ ){0,3}?(?:call|phone|fone|ring|message|कॉल|काल|फोन|मैसेज)
    [ ](?:\S+ )?(?:mat|na|nahi|मत|न|ना|नहीं)(?! (?:\S+ )?(?:dobara|dubara|phir|fir|दोबारा|दुबारा|फिर))(?: |$)
  |\b(?:provided|as long as) (?:that )?(?:you|they|your \w+) (?:can |will |could |would |just )?(?:stop|quit) \w+ing (?:my|our|his|her|their)
    [ ](?!(?:number|phone|mobile|house|home|cell|line)\b)\w+
  |\b(?:dont|do not|never) (?:call|ring|phone|message|text|try)(?: (?:me|us))?(?: on| at| to)?
    [ ](?:his|her|their|the (?:office|work|home|house|shop|other|old|landline|first|second|school)|that|my (?:office|work|home|house|shop|other|old|landline|first|second|\w+s)|our (?:office|home|landline|other|old))
    [ ](?:\w+ )?(?:number|phone|mobile|landline|line|cell)\b
  |(?:^| )(?:call|phone|baat|कॉल|काल|फोन|बात) (?:\S+ ){1,5}?(?:usko|unko|unhe|unhein|use|use|us ko|un ko|उसको|उनको|उन्हें|उसे)(?: bhi| भी)?$
  |(?:^| )(?:usko|usse|use|unko|unhe|unhein|uspe|uspar|unpe|unpar|उसको|उसे|उनको|उन्हें|उसपे|उसपर)(?: \S+){0,3}
    [ ](?:call|phone|ring|message|कॉल|काल|फोन)(?: |$)
  |(?:^| )(?<!(?:^| )(?:aap|tum|आप|तुम) )
    (?!(?:is|mujh|hum|ham|ab|aage|aap|number|phone|mobile|sh?aam|subah|raat|dopahar|kal|इस|मुझ|हम|अब|आप|नंबर|फोन|mere|meri|मेरे|शाम|सुबह|रात|दोपहर|कल) )\S+ (?:ko|को)
    [ ](?:(?!bol|kah|keh|mana|bata|बोल|कह|मना|बता)\S+ ){0,4}?(?:call|phone|ring|कॉल|काल|फोन) (?:(?:\S+ ){0,1}?(?:mat|मत)|(?:na|न|ना)(?= kar| कर))
    (?: |$)
`
/** "वो कह रहे थे", "mere bhai ne boli thi", "company ko kah diya tha"; what "पति ने कहा है" is wished now. */
const SAID_BEFORE = regex`
  (?:^| )(?:kah|keh|bol|कह|बोल) (?:raha|rahe|rahi|diya|रहा|रहे|रही|दिया) (?:tha|the|thi|था|थे|थी)(?: |$)
  |(?:^| )(?!(?:maine|humne|मैंने|हमने) )\S+ (?:ne|ने) (?:\S+ ){0,3}?(?:bola|boli|bole|kaha|kahi|बोला|बोली|बोले|कहा|कही)
    (?: (?!hain? |हैं? )|$)
`
/** "Maine aapko bola tha": the intent is the speaker's own, and was said to the agent. */
const TO_YOU = /(?:^| )(?:aapko|aap|tumko|tumhe|tum|आपको|आप|तुमको|तुम्हें|तुम)(?: |$)/
const ASKED_OF_OTHERS =
  /^(?:\S+ )?(?:did|has|have|had|does|was|were|is|are) (?:somebody|someone|anybody|anyone|he|she|they|the|my)\b/

import { regex } from '../../../base/regex.ts'

type Said = Record<'before' | 'within' | 'clause' | 'message', string>

/** Whether a wish is somebody else's: `before` are the words ahead of it in its clause, `within` those of the wish, `clause` all of it, `message` all that is said. */
export function isReportedWish({ before, within, clause, message }: Said): boolean {
  return (
    REPORTED.test(before) ||
    REPORTED.test(within) ||
    SAID_BY_OWN.test(before) ||
    TOLD_ME.test(`${before} `) ||
    REPORTED_BY_NOUN.test(clause) ||
    CALLED_BY_OTHERS.test(clause) ||
    (WHEN_SAID.test(clause) && !MEANT.test(message)) ||
    (SAID_BEFORE.test(clause) && !TO_YOU.test(clause))
  )
}

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
/** "वो कह रहे थे", "mere bhai ne boli thi", "company ko kah diya tha"; what "पति ने कहा है" is wished now. */
const SAID_BEFORE = regex`
  (?:^| )(?:kah|keh|bol|कह|बोल) (?:raha|rahe|rahi|diya|रहा|रहे|रही|दिया) (?:tha|the|thi|था|थे|थी)(?: |$)
  |(?:^| )(?!(?:maine|humne|मैंने|हमने) )\S+ (?:ne|ने) (?:\S+ ){0,3}?(?:bola|boli|bole|kaha|kahi|बोला|बोली|बोले|कहा|कही)
    (?: (?!hain? |हैं? )|$)
`
/** "Maine aapko bola tha": the intent is the speaker's own, and was said to the agent. */
const TO_YOU = /(?:^| )(?:aapko|aap|tumko|tumhe|tum|आपको|आप|तुमको|तुम्हें|तुम)(?: |$)/

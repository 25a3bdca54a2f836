import { regex } from '../../../base/regex.ts'
import { WORKPLACES } from '../places/workplaces.ts'
import type { Tokens } from '../words/tokens.ts'
import { oncePerMessage } from '../words/once-per-message.ts'

const ORDERS =
  '(?:order(?:ed)?|fill(?:ed)?|sign(?:ed)?|book(?:ed)?|plac(?:e|ed)|bought|buy|purchased?|appl(?:y|ied)|register(?:ed)?|subscribed?|sign(?:ed)? up|open(?:ed)?|requested|(?:took|take|taken) (?:\\w+ )?(?:loan|policy|card|connection|order))'
const THINGS = '(?:account|order|booking|loan|policy|card|connection|subscription|membership)'
const NEGATION = '(?:nahi|nai|नहीं)'
/** "I never ordered anything", "that's not my booking", "mera order nahi tha", "maine kuch nahi mangwaya". */
const DENIES = [
  new RegExp(
    `\\b(?:i|we|ive|weve) (?:have |had |did )?(?:never|not|didnt|dont|do not|havent|hadnt)(?: even| ever)? ${ORDERS}\\b`,
  ),
  regex`
    \b(?:i|we|ive|weve) (?:filled|placed|made|took|signed|opened|bought|ordered|booked|sent|gave|left) no (?:such )?
      (?:\w+ )?(?:form|enquiry|inquiry|request|application|${THINGS})\b
  `,
  new RegExp(`\\b(?:i|we) (?:dont|do not|never|didnt) (?:even )?(?:have|had|hold) (?:a|an|any) (?:\\w+ )?${THINGS}\\b`),
  new RegExp(
    `\\b(?:not|isnt|wasnt|arent|werent|never)(?: even)? (?:my|our|mine|ours)(?: \\w+)? ?(?:${THINGS}|(?<=mine|ours))\\b`,
  ),
  regex`
    \b(?:i|we|ive|weve) (?:have |had )?(?:already )?(?:sold|vacated|surrendered|transferred|given away|gave away)
      [ ](?:that|the|my|this|our|it)\b
  `,
  /(?:^| )(?:bech|transfer kar|surrender kar|बेच) (?:di|diya|dii|chuk\S+|दी|दिया|चुक\S+)(?: |$)/,
  /\b(?:im|i am|we are|were|was) not (?:even )?(?:a|your|the) (?:\w+ )?(?:customer|client|member|patient|subscriber)\b/,
  regex('u')`
    (?:^| )(?:mer[aie]|hamar[aie]|मेर[ाेी]|हमार[ाेी]) (?:\S+ ){0,2}?(?:to |toh |तो )?${NEGATION}
      (?: (?:tha|thi|the|hai|hain|h|था|थी|थे|है|हैं))?(?= (?!aa|mil|pah|आ|मिल|पहु)|$)
  `,
  regex('u')`
    (?:^| )(?:maine|mai ne|humne|hamne|मैंने|हमने) (?:\S+ ){0,4}?${NEGATION} (?:\S+ )?
      (?:mangwa\S*|manga\S*|kharid\S*|khulwa\S*|khol\S*|bhar[aie]|भर[ाीे]|मंगवा\S*|मंगा\S*|खरीद\S*|खुलवा\S*)
  `,
  regex('u')`
    (?:^| )(?:maine|mai ne|humne|hamne|मैंने|हमने) (?:\S+ ){0,3}?(?:order|booking|book|apply|register|ऑर्डर|बुकिंग|बुक)
      [ ](?:\S+ )?${NEGATION}(?: |$)
  `,
]

/** Whether the words before say that the speaker has nothing to do with what the call is about. */
export function deniesDealings(said: string): boolean {
  return DENIES.some((pattern) => pattern.test(said))
}

const KIN_OR_THEM = '(?:him|her|them|(?:my|our) \\w+|that person|(?:mr|mrs|ms|dr) \\w+|the new \\w+|whoever)'
/** "Speak to him", "ask my sister", "usse baat karo", "mere bete se puchiye", "उनसे पूछो". */
const HANDS_ON = regex('u')`
  \b(?:speak|talk|check|discuss)(?: this| it)? (?:to|with) ${KIN_OR_THEM}\b
  |\b(?:ask|call|ring|phone|contact) ${KIN_OR_THEM}\b
  |(?:^| )(?:us|un|in|is|उस|उन|इन|इस)(?:se|ko|e|he|hein|hi se|से|को|े|्हें|ी से|्हीं से)? ?(?:hi |ही )?
    (?:baat|poochh?\S*|pu[uc]?chh?\S*|call|phone|contact|बात|पूछ\S*|कॉल|फोन)(?! (?:aa|nahi|hu|ho|आ|नहीं|हु|हो))(?: |$)
  |(?:^| )(?:mer[ei]|apn[ei]|nay[ei]|मेर[ेी]|अपन[ेी]|नए|नये) \S+ (?:se|ko|से|को) (?:hi |ही )?
    (?:baat|poochh?\S*|pu[uc]?chh?\S*|call|phone|बात|पूछ\S*|कॉल|फोन)(?: |$)
  |(?:^| )(?:unka|uska|inka|उनका|उसका|इनका) (?:number|phone|नंबर|फोन) (?:to |तो )?(?:alag|doosra|dusra|aur|koi|ye|yeh|yah|अलग|दूसरा|और|ये|यह)(?: |$)
  |\b(?:his|her|their) (?:number|phone) is (?:different|another|not)\b
`

const HOMES = '(?:house|home|residence|flat|household|person|individual|ghar|makaan|makan|घर|मकान)'
/** "This is a hardware shop, nobody lives here", "ye dukaan hai, ghar nahi": no home, and not who was called. */
const NO_HOME = [
  regex`
    \b(?:nobody|no one|noone|no family|none) (?:lives|stays|resides|is living) here\b.*\b(?:this|it|its|we)(?: \w+){0,5} ${WORKPLACES}\b
    |\bthis is (?:an?|the|my|our) (?:private |family )?${HOMES}\b.*\bnot an?(?: \w+)? ${WORKPLACES}\b
    |\b(?:this|it|its|we)(?: \w+){0,5} ${WORKPLACES}\b.*\b(?:(?:nobody|no one|noone|no family) (?:lives|stays|resides|is living)|not an?(?: \w+)? ${HOMES})\b
  `,
  regex('u')`
    (?:^| )(?:ye|yeh|yah|yahan|यह|ये|यहां) (?:to |तो )?(?:\S+ ){0,4}?${WORKPLACES} (?:\S+ ){1,4}?(?:${HOMES} (?:nahi|नहीं)|(?:nahi|नहीं) (?:rehta|rahta|रहता))(?: |$)
  `,
]

export const isNoHome = oncePerMessage(({ words }: Tokens): boolean => {
  const said = words.join(' ')
  return NO_HOME.some((pattern) => pattern.test(said))
})

/** "Mera order nahi tha, bete ne mangwaya tha, usse baat karo": who was called has nothing to do with it, and somebody else has. */
export const handsToAnother = oncePerMessage(({ words }: Tokens): boolean => {
  const said = words.join(' ')
  return HANDS_ON.test(said) && deniesDealings(said)
})

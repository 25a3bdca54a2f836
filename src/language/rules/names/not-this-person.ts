import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'
import { WORKPLACES } from '../places/workplaces.ts'
import { saysNotMe, saysNumberOfAnother } from './number-of-another.ts'
import { DYING, saysGone } from './says-gone.ts'

/** A message without one of these words does not say that the wrong person was called. */
const TELLING = regex`
  \b(?:
    dial|check|dekh|lives|stays|reached|rung|looking|number|phone|mobile|sim|not me|isnt me|dhoo?n|left|moved|vacated|shifted|quit|sold|theres no
    |there is no|no \w+ here|know (?:any|who)|kaam nahi|else|another|some other|such|anyone|anybody|wanting|old|not the|not her|not him|not (?:mr|mrs|ms|miss)|koi|galat|aur
  )
  |चेक|देख|काम नहीं|कोई|गलत|किसी|और|नंबर|फोन|सिम|ढूंढ|मैं नहीं हू
`

/** Whether the full check is worth its time. */
export function mayBeOtherPerson({ words }: Tokens): boolean {
  const said = words.join(' ')
  return TELLING.test(said) || DYING.test(said)
}

/**
 * Whether a clause says that the speaker is not the person who was called: nobody of that name lives here, I am not
 * her, somebody else is meant, the number was dialled wrong.
 */
export function saysOtherPerson(clause: readonly string[]): boolean {
  const said = clause.join(' ')
  if (clause.length > MAX_WORDS) return false
  return (
    saysGone(clause) ||
    saysNumberOfAnother(said) ||
    saysNotMe(said) ||
    (SAYINGS.some((pattern) => pattern.test(said)) && !DENIED.test(said))
  )
}

const MAX_WORDS = 14

const NEGATION = '(?:nahi|nai|नहीं)'
const TO_ANOTHER = '(?:kisi aur|kisi or|किसी और) (?:ko|se|को|से)'
/** "This number is mine now", "ye sim maine abhi li hai": another person had it before. */
const MINE_NOW = regex('u')`
  \b(?:
    this (?:number|phone|sim)(?: is| belongs to| has been| came to)? (?:mine|ours|me|us|with me|with us) now
    |(?:number|sim) (?:is |belongs to )?(?:now|since \w+|these days) (?:is )?(?:mine|ours|me|with me)
    |this is (?:now )?my number now
    |(?:i|we) (?:have |ve )?(?:just |only |recently )*(?:got|bought|took|taken|received) this
      [ ](?:number|sim|sim card|connection) (?:only |just )?(?:
        recently|just now|only|new|last (?:week|month|year)|(?:a|an|one|two|three|six|few|some|\d+) (?:\w+ )?(?:ago|back)
        |this (?:week|month|year)
      )
  )\b
  |^(?:sorry |nahi |arre |are |ji |नहीं |अरे |जी )*(?:ye|yeh|yah|is|यह|ये) (?:number|phone|sim|नंबर|फोन|सिम) (?:to |तो )?
    (?:ab|अब) (?:mer[aei]|hamar[aei]|मेर[ाेी]|हमार[ाेी]) (?:hai|paas|है|पास)(?: |$)
  |(?:^| )(?:ye|yeh|yah|यह|ये) (?:number|sim|नंबर|सिम) (?:maine|humne|मैंने|हमने)
    [ ](?:abhi|abhi abhi|naya|nayi|haal hi (?:mein|me)|pichhle \S+|अभी|नया|नई|हाल ही में|पिछले \S+) (?:li|liya|लिया|ली)(?: |$)
  |(?:^| )(?:maine|humne|मैंने|हमने) (?:ye|yeh|yah|यह|ये) (?:number|sim|नंबर|सिम)
    [ ](?:abhi|abhi abhi|naya|nayi|haal hi (?:mein|me)|pichhle \S+|अभी|नया|नई|हाल ही में|पिछले \S+) (?:li|liya|लिया|ली)(?: |$)
`

/** Whether the number is said to have passed to the speaker, which answers a question for a number as well. */
export function saysNumberPassedOn(words: readonly string[]): boolean {
  return MINE_NOW.test(words.join(' '))
}

/** "Kisi aur ka number nahi dunga", "mere papa ka number nahi hai": the number of nobody who was called. */
const OF_NOBODY =
  '(?:kisi|kissi|dusr\\S*|doosr\\S*|apn[aei]|mer[aei]|hamar[aei]|ghar|office|papa|mummy|किसी|दूसर\\S*|अपन\\S*|मेर[ाेी]|हमार[ाेी]|घर|ऑफिस|पापा|मम्मी)(?: |$)'

const SAYINGS = [
  /^(?:there(?:s| is) )?no \S+ (?:lives|stays|works|is living|is staying) (?:here|at this (?:number|address))/,
  /\b(?:i am|im) not (?:her|him|(?:mr|mrs|ms|miss) \S+|the (?:person|one|man|woman|lady|guy) you\w*)\b/,
  /\b(?:youve|you have|you must have|you|must have) (?:dialled|dialed|rung|rang|called) (?:it |the )?wrong\b/,
  regex`
    \b(?:
      you (?:want|need|must want|wanted)|(?:youre|you are|you (?:must|may|might|could) be) (?:looking for|calling|after|trying to reach)
    ) (?:somebody|someone|some other|another) (?:else|person|one)\b
  `,
  regex`
    \b(?:mixed|mixing|confused|confusing|mistaken|mistaking|taking) (?:me|us)(?: up)? (?:with|for)
      [ ](?:somebody|someone|another|some other)\b
  `,
  regex`
    \b(?:not|isnt) the (?:\w+ ){0,4}?(?:person|man|woman|lady|guy)(?: that| whom| who)?
      [ ](?:you (?:want|are looking|are trying|are calling|need)|youre (?:looking|trying|calling))
  `,
  regex`
    \b(?:theres|there is) no (?:mr|mrs|ms|miss|dr|shri|smt) \S+(?: \S+)?
      [ ](?:here|at this (?:number|address)|on this number|in this (?:house|flat|family))\b
  `,
  regex`
    ^(?:\w+ )?(?:(?:somebody|someone) else|some other (?:people|family)|another family|other people|new (?:people|tenants?|owners?))
      [ ](?:lives?|stays?|is living|is staying|are living) (?:there|here)\b
  `,
  regex`
    \b(?:youve|you have|you) (?:reached|called|rung|dialled|dialed|got) (?:the|an?) (?:\w+ ){0,2}?
      (?:${WORKPLACES}|station|exchange|embassy|library|church|gurudwara|mandir)(?: (?:here|now|sir|madam|ji))*$
  `,
  regex`
    (?:^| )(?:this|the) (?:number|phone|line) (?:belongs to|is (?:of|for)) (?:an?|the|some) (?:\w+ ){0,2}?${WORKPLACES}\b
    |(?:^| )(?:ye|yeh|yah|यह|ये) (?:number|phone|नंबर|फोन) (?:to |तो )?(?:(?!mer|hamar|humar|apn|मेर|हमार|अपन)\S+ ){0,2}?${WORKPLACES} (?:ka|का)(?: |$)
    |(?:^| )(?:kisi aur|kisi or|dusre|doosre|किसी और|दूसरे) (?:ka|का) (?:number|nambar|नंबर) (?:hoga|lag|lagta|होगा|लग|लगता)
  `,
  /(?:^| )(?:main|mai|मैं) (?:koi aur|koi or|कोई और) (?:bol|hoon|hun|hu|बोल|हूं)/,
  // "Aapne galat laga diya", unlike "saman galat mila" and "bill galat lag raha hai"
  regex('u')`
    ^(?:(?:aap|aapne|aapka|aapko|aapse|tumne|shayad|sorry|bhai|ji|sir|madam|arre|are|number|nambar|phone|call|line|आप|आपने|आपका|आपको|आपसे|तुमने|शायद|सॉरी|भाई|जी|अरे|नंबर|फोन|कॉल|ये|यह|तो|नहीं) )*
      (?:galat|गलत) (?:laga|lag gay[ai]|laga diya|mila diya|लगा|लग गय[ाी]|लग गई|लगा दिया|मिला दिया)
      (?: (?:hai|h|aapne|aap|aapka|aapko|bhai|bhaiya|sahab|uncle|didi|beta|shayad|ji|sir|madam|phone|number|call|है|भैया|शायद|आपने|आप|आपका|भाई|जी|फोन|नंबर|कॉल))*$
  `,
  // "Aapne galat milaya", unlike "meter galat lagaya"
  regex`
    ^(?:(?:aap|aapne|tumne|shayad|आप|आपने|तुमने|शायद) )*(?:(?:number|phone|call|नंबर|फोन|कॉल) )?(?:galat|गलत)
      [ ](?:milaya|मिलाया)(?: |$)
  `,
  /(?:^| )(?:number|phone|call|नंबर|फोन|कॉल) (?:galat|गलत) (?:lagaya|lagayi|lag (?:raha|gaya|gayi)|लगाया|लगाई|लग (?:रहा|गया|गई))(?: (?:hai|है|aapne|आपने|bhai|ji|sir|madam|भाई|जी))*$/,
  // "Aapne kahin aur laga diya", "kahin aur lag gaya phone"
  regex('u')`
    ^(?:(?:aap|aapne|aapka|tumne|shayad|sorry|bhai|ji|sir|madam|arre|phone|call|number|आप|आपने|आपका|शायद|भाई|जी|अरे|फोन|कॉल|नंबर) )*(?:kahin|kahi|kahin|कहीं) (?:aur|or|और) (?:laga|lag|mila|लगा|लग|मिला) (?:diya|gaya|gayi|raha|baithe|दिया|गया|गई|रहा|बैठे)
      (?: (?:hai|h|aapne|aap|aapka|bhai|sahab|shayad|ji|sir|madam|phone|number|call|है|शायद|आपने|आपका|भाई|जी|फोन|नंबर|कॉल))*$
  `,
  // "Wo ab yahan kaam nahi karte"
  regex('u')`
    ^(?:(?:no|nahi|sorry|ji|are|arre|नहीं|जी|अरे) )*(?:wo|woh|vo|ve|वो|वह|वे) (?:(?:to|log|ab|तो|लोग|अब) )*(?:(?:yahan|yahaan|yaha|is (?:company|office) (?:mein|me)|यहां|इस (?:कंपनी|ऑफिस) में) )(?:(?:ab|pe|par|अब|पे|पर) )*(?:kaam|job|naukri|काम|नौकरी) (?:nahi|नहीं) (?:kart|करत)\S+(?: (?:hai|hain|ab|है|हैं|अब))*$
  `,
  // "Aap kisi aur se baat kar rahe hain", unlike "kisi aur se baat karke bataunga", "kisi aur se baat karwao"
  regex('u')`
    (?:^| )(?:aap|aapko|aapne|tum|tumne|tumko|आप|आपको|आपने|तुम|तुमने|तुमको) (?:\S+ ){0,3}?${TO_ANOTHER} (?:call|phone|baat|laga(?:ya|yi|na)|mila(?:ya|yi|na)|कॉल|फोन|बात|लगा(?:या|ना)|मिला(?:या|ना))(?! (?:ki|hui|की|हुई) )(?! (?:kar ?wa|kar ?aa?|कर ?वा|कर ?ा))
    |(?:^| )${TO_ANOTHER} (?:call|phone|baat|कॉल|फोन|बात) (?:lag|laga|mila|लग|लगा|मिला)(?: |$)
    |(?:^| )${TO_ANOTHER} (?:call|phone|baat|कॉल|फोन|बात) (?:karn[aei]|करन[ाी]) (?:tha|thi|hoga|hogi|था|थी|होगा|होगी|hai aap\S*|है आप\S*|chah\S+|चाह\S+)(?! (?:mujhe|mujhko|hoon|hun|मुझे|हूं))
    |(?:^| )${TO_ANOTHER} (?:call|phone|baat|कॉल|फोन|बात) (?:\S+ ){0,3}?(?:aapne|aap|आपने|आप)(?: |$)
  `,
  regex`
    ^(?:(?:ye|yeh|yah|ये|यह) )?(?:number|phone|sim|नंबर|फोन|सिम) (?:ab |अब )?
      (?:unka|uska|inka|unke paas|uske paas|उनका|उसका|इनका|उनके पास|उसके पास) (?:nahi|नहीं)
  `,
  new RegExp(
    `(?:^| )(?:ye|yeh|yah|ये|यह) (?:number|phone|नंबर|फोन) (?:ab )?\\S+(?: \\S+)? (?:ka|ki|का|की) ${NEGATION}(?: |$)`,
  ),
  regex`
    ^(?:(?:ye|yeh|yah|ये|यह) (?:to |तो )?)?(?!${OF_NOBODY}|(?:ye|yeh|yah|ये|यह) )\S+(?: \S+)?(?: (?:ji|जी|sahab|साहब|madam|sir))? (?:ka|का) (?:number|phone|नंबर|फोन) ${NEGATION}
      (?: (?:hai|h|है)(?: (?:ye|yeh|ji|bhai|ये|यह|जी|भाई))?)?$
  `,
  regex`
    \b(?:isnt|is not|no longer) (?:(?:mr|mrs|ms|miss|dr|shri|smt) \S+|(?!this|his|its)[a-z]{3,}(?<=s))
      [ ](?:phone|number|mobile|line)\b
  `,
  /\b(?:isnt|is not|not) (?:his|her|their) (?:phone|number|mobile|line)\b/,
  regex`
    \b(?:he|she) (?:has |had )?(?:
      (?:left|vacated|quit) (?:this|the|that) (?:house|flat|place|address|company|job|school)(?! (?:for|just|an|a|this|in|at|early|now|today|already|half|only)\b)
      |(?:moved|shifted) (?:out|away)(?! (?:for|in|at)\b)
      |(?:moved|shifted|left) (?:(?:from )?here |to \w+ )?(?:(?:\w+ )?(?:years?|months?) (?:ago|back)|last (?:year|month|winter|summer)|after (?:his|her|the) (?:wedding|marriage|transfer|retirement))
      |sold (?:this|the|that|his|her) (?:house|flat|shop|place|business|number|sim)\b.*
    )
    (?:\b|$)
  `,
  regex`
    \b(?:person|one|man|woman|lady|guy|customer|whoever|whomever|who)(?: that| whom| who)? you
      (?:re| are| were| have)? (?:looking|calling|trying|asking|want\w*|need|searching|after)\b.* (?:not|isnt|never)
      [ ]me\b
  `,
  regex`
    (?:^| )(?:jis|jise|jisko|jisse|jinko|jinse|jinhe|jinhein|जिसे|जिसको|जिससे|जिनको|जिनसे|जिन्हें) (?:ko )?
      (?:aap|aapko|tum|आप|आपको|तुम) .* (?:(?:main|mai|मैं) ${NEGATION}|${NEGATION} (?:hoon|hun|hu|हूं|हु) (?:main|mai|मैं))
      (?: |$)
  `,
  regex`
    (?:^| )(?:aap|tum|आप|तुम) (?:log )?(?:kisi aur|kisi or|किसी और) (?:ko|की|ki|को)
      [ ](?:dhoo?n\w*|talaash|khoj|ढूंढ|ढूंढ\S*|तलाश|खोज)(?: |$)
  `,
  MINE_NOW,
  regex`
    \b(?:he|she|they) (?:has |have |had )?(?:already |long ago )?(?:gave up|given up|surrendered|changed|stopped using|lost|left)
      [ ](?:this|that) (?:number|sim|phone number)\b
  `,
  /\bthere(?:s| is) no (?:patient|customer|such \S+) (?:here|in this house|at this (?:number|place))\b/,
]
/** "You haven't dialled wrong", "galat nahi laga" */
const DENIED = /\b(?:havent|didnt|not (?:dialled|called)|nahi galat|galat nahi)\b|गलत नहीं/

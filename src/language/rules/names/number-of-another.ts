import { regex } from '../../../base/regex.ts'

const THIS = '(?:ye|yeh|yah|is|iss|यह|ये|इस)'
const NUMBER = '(?:number|nambar|sim|नंबर|सिम)'
const OTHERS = '(?:kisi aur|kisi or|kisi dusre|kisi doosre|dusre|doosre|किसी और|किसी दूसरे|दूसरे)'
const NAHI = '(?:nahi|nai|नहीं)'

/**
 * Whether a clause says that the number is, or was, that of somebody else: "this phone belongs to an old lady", "ye number ab किसी
 * और का hai", "ye number pehle kisi Farida ji ka tha", "that's her old number". Each word may be in either script.
 */
export function saysNumberOfAnother(said: string): boolean {
  return SAYINGS.some((pattern) => pattern.test(said))
}

const SAYINGS = [
  regex`
    \b(?:this|the) (?:number|phone|sim|line|mobile)(?: (?:used to|earlier|previously|formerly|once|actually|now|has|had|must|might))*
      [ ](?:belongs?|belonged) to (?:someone|somebody|another (?!operator|company|network|circle)|some other (?!operator|company|network|circle)|some|an? (?!friend|relative|cousin|colleague|neighbour))
    |\b(?:this|that|it)(?:s| is| was| used to be) (?:his|her|their) (?:old|previous|former|earlier) (?:number|sim)\b
  `,
  regex('u')`
    (?:^| )${THIS} ${NUMBER} (?:(?:to|toh|ab|pehle|pahle|तो|अब|पहले) )*${OTHERS} (?:ka|ki|ke paas|का|की|के पास) (?:hai|tha|है|था)(?: |$)
    |(?:^| )${THIS} ${NUMBER} (?:(?:to|toh|तो) )?(?:pehle|pahle|पहले) (?:kisi|kisee|किसी) (?:\S+ ){1,3}?(?:ka|ki|ke paas|का|की|के पास) (?:tha|thi|था|थी)(?: |$)
    |(?:^| )${THIS} (?:unka|uska|inka|उनका|उसका|इनका) (?:purana|पुराना) ${NUMBER}(?: |$)
    |(?:^| )(?:ab|अब) ${THIS} ${NUMBER} (?:(?:to|तो) )?(?:mere paas|hamare paas|mera|hamara|मेरे पास|हमारे पास|मेरा|हमारा) (?:hai|है)(?: |$)
  `,
]

/** Whether a clause says that the speaker is not the one meant, or knows nobody of that kind: "जिसे ढूँढ रहे हैं वो मैं नहीं हूँ". */
export function saysNotMe(said: string): boolean {
  return NOT_ME.some((pattern) => pattern.test(said))
}

const NOT_ME = [
  regex('u')`
    (?:^| )(?:jis|jise|jisko|jisse|jinko|jinse|jinhe|jinhein|जिसे|जिसको|जिससे|जिनको|जिनसे|जिन्हें) (?:\S+ ){1,6}?
      (?:wo|woh|vo|वो|वह) (?:main|mai|मैं) (?:to |तो )?${NAHI}(?: |$)
  `,
  // "Aapne kisi aur ko mila diya", "kisi aur ko lagana tha aapko", "you must be wanting somebody else"
  regex('u')`
    (?:^| )(?:kisi aur|kisi or|किसी और) (?:ko|ka number|को|का नंबर) (?:
      (?:mila|laga|dial kar|मिला|लगा|डायल कर) (?:diya|di|liya|rahe|baithe|दिया|दी|लिया|रहे|बैठे)
      |(?:milana|lagana|मिलाना|लगाना) (?:tha|hoga|chahte|chah rahe|था|होगा|चाहते|चाह रहे)
    )(?: |$)
    |\b(?:youre|you are|you (?:must|may|might|could) be) (?:wanting|needing|searching for|asking for|trying|trying for|hunting for)
      [ ](?:somebody|someone|some other|another) (?:else|person|one)\b
  `,
  // "Main wo aadmi nahi hoon jisko aap dhoondh rahe ho", "ये नंबर भी उनका नहीं है", "जिनकी पॉलिसी है वो ये नंबर नहीं चलाते"
  regex('u')`
    (?:^| )(?:main|mai|मैं) (?:to |तो )?(?:wo|woh|vo|वो|वह) (?:aadmi|admi|banda|insaan|vyakti|person|aurat|ladka|ladki|आदमी|बंदा|इंसान|व्यक्ति|औरत|लडका|लडकी) ${NAHI} (?:hoon|hun|hu|हूं|हु)(?: |$)
    |(?:^| )${THIS} ${NUMBER} (?:bhi |भी )(?:unka|uska|inka|उनका|उसका|इनका) ${NAHI}(?: |$)
    |(?:^| )(?:wo|woh|vo|ve|वो|वह|वे) (?:ab |अब )?${THIS} ${NUMBER} ${NAHI} (?:chal\S*|rakht\S*|use kart\S*|चल\S*|रखत\S*|इस्तेमाल कर\S*)(?: |$)
  `,
  // "Must be some other person's number", "there's no Priya on this number", "this is not even Mr Bhatia"
  regex`
    \bmust be (?:some other|another|somebody elses|someone elses|some other persons|another persons)(?: \w+)? (?:number|phone|customer)\b
    |\b(?:theres|there is) no (?!whatsapp|upi|app|account|problem|loan|issue|damage|fault|policy|order|bill|due|dues|payment|complaint|card|sim|recharge|plan|pack|offer|more|longer|need|caller|block|scratch|signal|network|balance|internet|data|otp|such|call|calls|message|facility|service)\w+(?: \w+)? (?:on|at) this number\b
    |\b(?:this|it) is not even (?:mr|mrs|ms|miss) \w+
    |\bi (?:just |only )?got (?:his|her|their) old (?:number|sim)\b
  `,
  regex`
    \b(?:i|we) (?:dont|do not|never) (?:know|knew|heard of|hear of) (?:any|of any|an?) such (?:\w+ )?
      (?:person|patient|man|woman|lady|customer|member|student|name|guy|one|people|girl|boy)\b
    |\b(?:i|we) (?:dont|do not) know (?:any|anyone|anybody) (?:called (?!that|this|it)|named|by that name|of that name)\b
  `,
]

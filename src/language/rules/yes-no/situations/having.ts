import { regex } from '../../../../base/regex.ts'
import { type Situation, whole } from './situation.ts'

/** What one has, and has no more. */
export const HAVING: readonly Situation[] = [
  {
    asks: /\b(?:do|does) (?:you|he|she|they|(?:the|your) \w+) (?:already |also |still |currently )*(?:have|own|possess)\b|\bhave you (?:already )?got\b/i,
    asksNot:
      /\b(?:fever|pain|cough|symptoms?|problems?|issues?|complaints?|questions?|doubts?|time|child|children|kids?|experience|minutes?|allerg\w+|diabetes|conditions?|siblings?)\b/i,
    yes: whole(regex('u')`
      (?:hai|hain|है|हैं) (?:na |to |ना |तो )?(?:mere|hamare|humare|apne|मेरे|हमारे) (?:paas|पास)|(?:hai|hain) to (?:sahi|hai)
      |(?:(?:pehle|pahle|kab) (?:se |ka |hi )+)?(?:bana|bani|liya|li|mila|mili|le|karwa|karaya|karwaya|banwaya|banwa|kara|ban|ek|बना|बनी|लिया|ली|मिला|मिली)(?: (?:hua|hui|rakh[aei]|chuk[aei]|हुआ|हुई|रख[ाी]))? (?:hai|hain|है|हैं)
      |(?:company|office|employer|bank|job|कंपनी|ऑफिस)(?: (?:ki|ke|ka))?(?: taraf)?(?: (?:se|wala|wali|ka|ki|से|वाला|वाली|का|की))(?: (?:mila|mili|hua|hui|milta|milti|मिला|मिली|हुआ|हुई))*
      |(?:covered |one |it )?(?:by|through|from|under) (?:my |the )?(?:company|employer|office|work|job|bank)(?: (?:policy|plan|insurance))?
    `),
    no: whole(regex('u')`
      (?:sold|gave|given|returned)(?: (?:it|mine|that|away|off|last|this|year|month|week|ago|back|one|two|few|months?|years?|recently))*|got rid of it
      |(?:(?:gaadi|bike|car|wo|pichle|saal|mahine|hafte|pehle|do|ek|गाडी|बाइक) )*(?:bech|बेच) (?:di|diya|dee|chuk[aei]|दी|दिया|चुक[ाेी])|bik ga\w+
      |apply (?:kiya|kar (?:diya|rakha))(?: (?:hua|abhi))*|(?:only |just )?applied(?: (?:for it|for one|already))*
    `),
  },
  {
    asks: /\b(?:loans?|emis?)\b/i,
    asksNot: /\b(?:want|need|interested|looking|apply|paid|pay|amount|purpose)\b/i,
    yes: whole(regex('u')`
      (?:(?:ek|do|teen|char|one|two|three|\d+|home|car|gold|personal|bike|education|ghar|gaadi|makaan|sbi|hdfc|icici|axis|bajaj) (?:ka |ki |wala )?)*(?:loans?|emis?|kist|kisht|लोन|किस्त|ईएमआई)(?: (?:ek|do|one|two|running|going on|chal|chalu|bhar|de|kat|rah[aei]|le rakha|liya|hua|चल|रह[ाी]|लिया|हुआ))*(?: (?:hai|hain|hoon|है|हैं))
      |(?:\S+ )?(?:bank|sbi|hdfc|icici|axis|bajaj|बैंक) se (?:liya|le rakha|li|लिया)(?: (?:hua|hai|है))*
    `),
    no: whole(regex('u')`
      (?:(?:all|everything|sab|sab kuch|saare|poora|pura|loan|loans|emi|purana|pichla|सब|पूरा) )*(?:cleared|closed|paid off|repaid|settled|chuka (?:diya|di|chuk[aei])|chukta (?:ho|kar) ?(?:ga\w+|diya)?|khatam(?: ho)? (?:ga\w+|chuk\w+|kar diya)|khatm ho ga\w+|close (?:ho|kar) ?(?:ga\w+|diya|di)?|poora ho ga\w+|चुका (?:दिया|दी)|खत्म हो (?:गया|गए|चुका))(?: (?:it|them|last year|last month|now|already|off|pichle saal|pichle mahine))*
      |(?:debt|loan|karz|karza) free|karz ?mukt|no (?:emis?|debts?|dues|karza|liabilit\w+)(?: (?:at all|as such|now))?|(?:kisi ka |koi )?(?:karz|karza|udhaar|emi|kuch)(?: (?:bhi|dena))* nahi(?: (?:dena|chal rah[aei]|bhar rah[aei]))?
    `),
  },
  {
    asks: /\b(?:connections?|broadband|internet|wifi|wi-fi)\b.*\b(?:already|have|existing|currently)\b|\b(?:already|have|existing|currently)\b.*\b(?:connections?|broadband|internet|wifi)\b/i,
    asksNot: /\b(?:want|need|interested|problem|new connection|restart\w*|issue|check\w*)\b/i,
    yes: whole(regex('u')`
      (?:ek |jio|airtel|bsnl|act|hathway|fiber|fibre|excitel|tata|vi|जियो|एयरटेल)(?: (?:ka|ki|wala|fiber|fibre|xstream|broadband|wifi|का|वाला|wifi))* (?:chal rah[ai]|laga hua|laga|use kar(?:ta|te|ti)|चल रहा|लगा हुआ|लगा)
    `),
    no: whole(regex('u')`
      (?:had (?:one|it|\S+)|(?:\S+ )?(?:ka|ki|ek)? ?tha|था)?(?: but| par| lekin)? ?(?:disconnected(?: it)?|got (?:it )?disconnected|kata (?:di\w*|liya)|katwa (?:di\w*|liya|chuk\w+)|band (?:kar|karwa|kara) (?:di\w*|chuk\w+)|hatwa (?:di\w*)|कटवा (?:दिया|दी)|बंद (?:कर|करवा) (?:दिया|दी))(?: (?:last year|last month|pichle saal|pichle mahine))*
      |(?:(?:this|that|ye|yeh|naya|new|ghar|house|यह|ये|would be|will be|is|hamara|mera|our|my|ghar ka|we just moved) )*(?:first|pehla|pahla|pehli|pahli|पहला|पहली) (?:connection|wifi|wi fi|internet|broadband|net|कनेक्शन|वाईफाई)(?: (?:here|hoga|lagega|at this (?:house|address|place)|होगा))*
    `),
  },
]

import { regex } from '../../../base/regex.ts'
import { wordSet } from '../words/word-set.ts'

/** Who or what else takes, gives and says: houses, trades, and what is written somewhere. */
const HOUSES = wordSet(
  `company companies firm firms mover movers packers agency agencies transporter transporters vendor vendors dealer dealers
   competitor shop store bank banks school schools college institute institutes academy coaching tuition hospital
   landlord broker somebody someone everyone others they
   कंपनी बैंक स्कूल कॉलेज कोचिंग ट्यूशन अस्पताल दुकान`,
)
/** Persons by their trade. */
const TRADES = wordSet('agent agents driver drivers doctor manager officer executive teacher एजेंट ड्राइवर डॉक्टर मैनेजर')

export function isHouse(word: string): boolean {
  return HOUSES.has(word)
}

export function isOfTrade(word: string): boolean {
  return TRADES.has(word)
}

/** "I saw 4000 on your website", "message mein 5700 likha hai" */
export const WRITTEN = regex('u')`
  (?<![\p{L}\p{M}])(?:
    website|site|ad|advert|advertisement|poster|banner|brochure|pamphlet|leaflet|message|sms|letter|menu
    |वेबसाइट|विज्ञापन|मैसेज|पोस्टर|मेन्यू
  )(?![\p{L}\p{M}])
`
/** "You said 4500", "aapne kal 4500 bola tha", "you charge 4000" */
export const YOU_SAID = regex('u')`
  \b(?:you|your|youve|youre) (?:\S+ ){0,3}?(?:said|say|says|told|quoted|charged?|take|took|asked|want|need|offered|mentioned|sent|wrote|have|gave|give)\b
  |\b(?:aap|aapne|aapke|aapki|apne|tumne|aap logon) (?:\S+ ){0,5}?(?:bol[aei]|kah[aei]|bata[yi]\S*|likh[aei]|maang[aei]|lete|leti|liya|diya|lagay[aei]) ?(?:tha|thi|the|hai|hain|ho)?(?: |$)
  |(?<!\p{L})(?:आप|आपने|आपके|आपकी) (?:\S+ ){0,5}?(?:बोल[ाेी]|कह[ाेी]|बताय[ाेी]|लिख[ाेी]|मांग[ाेी]|लेते|लेती|लिया|दिया|लगाय[ाेी])(?![\p{L}\p{M}])
`
/** "They take 5000", "5000 lete hain": what somebody asks for. */
export const TAKES = regex('u')`
  (?<![\p{L}\p{M}])(?:
    (?:is|are) (?:giving|offering|showing|selling|charging)|shows|offers|sells|gives|dikha rah[aei]|de rah[aei] hai|deta hai|deti hai
    |(?:bataye|bataya|bole|bola|kahe|kaha) (?:the|tha|gaye|gaya)|(?:mein|me) mil[aei](?: tha| thi)?$
    |charges|charged|quoted|quotes|quoting|asked|asking|takes|demanded|offered
    |(?:maang|mang) rah[aei]|maangt[aei]|mangt[aei]|maang[aei]|lete|leta|leti
    |मांग रह[ाेी]|मांगत[ाेी]|मांग[ाेी]|लेते|लेता|लेती
  )(?![\p{L}\p{M}])
`

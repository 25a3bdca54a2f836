import { says } from '../../words/says.ts'
import { OPTION } from './option-sign.ts'

/**
 * How many characters tell what speaks against an option, where that stands before it: "UPI is not working", "rooftop pe bahut hawa
 * hai", "Dr Khan is on leave". 0 where nothing does.
 */
export function endOfComplaint(said: string): number {
  const at = said.indexOf(OPTION)
  if (at === -1) return 0
  const before = BEFORE.exec(said)
  if (before) return before.index + before[0].length
  const behind = said.slice(at)
  const complaint = AGAINST.exec(behind)
  if (complaint === null || DENIED.test(behind) || PRAISED.test(behind)) return 0
  return at + complaint.index + complaint[0].length
}

const AGAINST = says(`
  too *|so hot|so cold|so far|very far|very hot|very cold|very costly|very expensive|very noisy|very crowded|very slow
  is full|are full|was full|full hai|full hain|full ho*|full na|full rehta|full rahta|full chal*|got full|gets full
  closed|shut|shut down|blocked|failed|failing|fails|fail|bounced|bounces|bounce|expired|stuck|declined|rejected|hacked|frozen
  not working|isnt working|doesnt work|dont work|wont work|stopped working|not available|unavailable|isnt available|arent available
  is down|are down|out of order|out of stock|sold out|is booked|are booked|already booked|all booked|is over|are over|got over|limit *
  on leave|on holiday|on vacation|retired|has left|have left|${OPTION} left|has gone|is out|is away|went abroad|is abroad|not in town
  is far|are far|far away|far from|is busy|are busy|expensive|costly|pricey|windy|noisy|crowded|stuffy|smelly|smells|dirty
  gets hot|gets cold|gets dark|mosquito*|flies|long queue|queue|a rush|a problem|problem hai|problem hoti|an issue|issue hai|error|broke down
  (?:is|are|was|were|looks|feels|seems)(?: so| very| a bit| quite| really| always| usually)? (?:hot|cold|dark|broken|slow|rude|useless|bad|horrible|terrible|busy|loud|unsafe|small|tight|old|weak|fake|harsh)
  no good|charges too|charges a lot|charges more|charges extra
  makes us wait|makes me wait|makes you wait|keeps us waiting|takes a lot|takes too|will be small|would be small
  mehng*|mahang*|door hai|door pad*|bahut door|kaafi door|kafi door|dur hai|bahut dur|band hai|band hain|band ho*|band pad*|band reh*
  band rah*|kharab|fail ho*|bounce ho*|chhot* pad*|chot* pad*|chhot* rah*|chhot* hog*|chhot* hai|garmi|garam|hawa|machchar|machhar
  macchar|machar|shor|bheed|bhid|ghutan|dhoop|dhup|darr|dar lag*|chakkar|thand|thandi|badbu|gandagi|ganda|gandi|baarish|barish|khatam|block|block*
  chhutti|chutti|retire*|chhod diya|chhod di|chod diya|chod di|chhod gay*|chale gay*|busy hai|busy hain|busy reh*|dikkat|pareshani
  bekar|bekaar|bakwas|bahut paise|zyada paise|jyada paise|bahut charge|wait kar*|der lag*|nahi chal*|nahi khul*|nahi ho rah*
  nahi kar rah*|kaam nahi|atak*|atka|phas*|fas gay*
  महंग*|महँग*|दूर है|दूर पड*|बहुत दूर|काफी दूर|बंद है|बंद हैं|बंद हो*|बंद पड*|बंद रह*|खराब|फेल|बाउंस|छोट* पड*|छोट* रह*|छोट* है
  फुल है|फुल हैं|गर्मी|गरम|हवा|मच्छर|शोर|भीड|घुटन|धूप|ठंड|ठंडी|बदबू|गंदगी|गंदा|बारिश|खत्म|ब्लॉक|छुट्टी|रिटायर*|छोड दिया|छोड दी|चले गए
  बिजी है|व्यस्त है|व्यस्त हैं|दिक्कत|परेशानी|बेकार|बकवास|बहुत पैसे|ज्यादा पैसे|इंतजार|देर लग*|नहीं चल*|नहीं खुल*|नहीं हो रह*|काम नहीं|अटक*
`)
const BEFORE = new RegExp(
  `(?<= )(?:too|so|very|bahut) (?:hot|cold|windy|noisy|crowded|costly|expensive|far|garmi|thand)` +
    `(?: (?:in|on|at|for|out))?(?: (?:the|a|an))? ${OPTION}` +
    `|(?<= )(?:problem|problems|issue|trouble|error|mosquitoes|flies|noise|limit)` +
    ` (?:with|in|on|at|of)(?: (?:the|my|your))? ${OPTION}`,
)
/** "Outdoor is not too hot", "mehngi nahi hai" */
const DENIED = says(`
  not too|isnt too|not so|not very|not that|never|not a problem|no problem|no issue|not an issue|not expensive|not costly|not far|not bad
  * nahi hai|* nahi hain|* nahi hog*|* nahi hot*|koi dikkat nahi|koi problem nahi|no *|* नहीं है|* नहीं हैं|* नहीं होग*|कोई दिक्कत नहीं
`)
const PRAISED = says(`
  good|nice|great|lovely|fine|ok|okay|best|better|achh*|acch*|badhiya|mast|theek|thik|pasand|chalega|chalegi|prefer*|want|chahiye|rakh*
  अच्छ*|बढिया|मस्त|ठीक|पसंद|चलेगा|चलेगी|चाहिए|रख*
`)

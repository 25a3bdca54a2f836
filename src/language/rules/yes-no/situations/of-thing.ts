import { regex } from '../../../../base/regex.ts'
import { type Situation, whole } from './situation.ts'

/** A vehicle, a building, an accident: how it stands with a thing. */
export const OF_THING: readonly Situation[] = [
  {
    asks: /\b(?:injur\w*|hurt)\b/i,
    asksNot: /\b(?:vehicle|car|property|before|previous)\b.*\b(?:damaged?)\b/i,
    yes: whole(regex('u')`
      (?:thodi |thoda |halki |zyada |bahut |sa |si |kaafi |ek ko |do ko |driver ko |mujhe |humein |थोडी |मुझे |बहुत )*(?:chot|choat|चोट)(?: (?:lagi|aayi|aai|aa|lag|ga\w+|hai|लगी|आई|है))+
      |(?:\S+ )?(?:haath|hath|pair|per|sir|ghutne|kamar|kandhe|haanth|muh|aankh|hand|leg|head|arm|knee|back|हाथ|पैर|सिर|घुटने|कमर) (?:mein|me|par|pe|में|पर) (?:thodi |halki |bahut )?(?:chot|fracture|lagi|lag|dard|pain|soojan|चोट|फ्रैक्चर|लगी|दर्द)(?: (?:lagi|aayi|aai|hai|ga\w+|hui|hua|लगी|आई|है))*
      |(?:broke|fractured|hurt|injured|sprained|twisted) (?:my|his|her|a) \S+|(?:\S+ )?fracture(?:d)?(?: (?:hua|ho|ga\w+|hai))*|(?:khoon|blood) (?:nikl\w+|aa\w*|beh\w*|ja) ?(?:tha|hai|rah[ai]|hai)*|bleeding
    `),
    no: whole(regex('u')`
      (?:sab|sabhi|everyone|everybody|all|both|dono|hum sab|all of us|सब|सभी|हम सब)(?: (?:is|are|was|were|to|log|of us|log to|bilkul|लोग))* (?:safe|fine|ok|okay|theek|thik|bach ga\w+|surakshit|unhurt|ठीक|बच गए|सुरक्षित)(?: (?:hain|hai|the|tha))?
      |(?:only|just|sirf|bas|khali|सिर्फ|बस) (?:the |my |our )?(?:car|gaadi|gadi|bike|scooter|vehicle|bumper|front|back|glass|mirror|light|door|गाडी|बाइक|कार)(?: (?:and|the|ko|ka|ki|mein|me|was|got|is|has|been|bumper|glass|light|door|damaged?|hit|scratched|dented|nuksan|nuksaan|tut[ai]|toot[ai]|thuki|lagi|hua|hui|ga\w+|को|का|की|में|नुकसान|हुआ|टूटा|टूटी))*
    `),
  },
  {
    asks: /\b(?:driv(?:e?able|en)|running condition|does it start|starting|movable|moving condition|roadworthy)\b/i,
    yes: whole(regex('u')`
      (?:gaadi |gadi |car |bike |गाडी )?(?:chalti|chal jaye?gi|chalegi|chalu|start ho (?:rahi|jaati|jati)|चलती|चल जाएगी|स्टार्ट हो (?:रही|जाती))(?: (?:to|bhi|theek|ठीक))?
      |(?:can|able to) (?:still )?drive(?: (?:it|there|to the (?:garage|workshop|centre)))*|(?:drives|starts|runs|moves)(?: (?:fine|ok|okay|well))?
      |chala (?:ke|kar) (?:la|le|aa) ?(?:sakt[aei]|jaung[ai]|jayenge|aaung[ai]|aayenge|raha|rahi)?
    `),
    no: whole(regex('u')`
      (?:gaadi |gadi |car |bike |engine |गाडी |कार )?(?:start|chalu|chal|move|hil|स्टार्ट|चालू|चल|हिल)(?: (?:hi|bhi|to|ही))? (?:nahi|नहीं)(?: (?:ho|pa|hota|hoti|hui|hua|rah[aei]|sakt[aei]|हो|पा|होती|हुई|रही|सकती))*
      |(?:the |my )?(?:car |bike |vehicle |engine )?(?:wont|doesnt|does not|isnt|is not|not|cant|cannot|will not) (?:start|starting|move|moving|run|running|be driven|driv\w+)(?: (?:at all|anymore))?
      |(?:needs?|have|has|will have) (?:to )?(?:be )?(?:tow\w*|a tow|towing)(?: (?:it|truck))*|(?:tow|towing|toh|to|टो)(?: kar(?:ke|na|ni|wana|wani)?)(?: (?:lana|padeg[ai]|hog[ai]|hai))*|towing (?:chahiye|lagegi|needed|required)
      |(?:engine|wheel|tyre|gear|इंजन) (?:band|jam|seize|fail|jaam|बंद|जाम)(?: (?:ho|pada|ga\w+|हो|गया))*
    `),
  },
  {
    asks: /\b(?:is|are) there\b.*\bparking\b|\bparking (?:space|available|facility)\b|\bhave (?:\w+ )?parking\b/i,
    asksNot: /\bneed|\bwant/i,
    yes: whole(regex('u')`
      (?:hai )?(?:bahut|kaafi|khoob|khuli|poori|plenty of|lots of|a lot of|enough|ample|बहुत|काफी)(?: (?:badi|saari|sari))? (?:jagah|space|room|parking|जगह)(?: (?:there|available|mil jayegi))?|(?:jagah|space|जगह)
      |(?:gaadi|gadi|car|truck|गाडी)(?: (?:bhi|to|aaram se))? (?:khadi|park|lag|aa|खडी|लग) (?:ho|kar)? ?(?:jaye?gi|jati|sakti|sakte ho|sakte)
    `),
    no: whole(regex('u')`
      (?:no|not much|not enough|(?:bilkul )?koi) (?:space|room|place|jagah)(?: (?:nahi|there|at all|for (?:a |the )?(?:car|truck|vehicle)))*|(?:jagah|space|जगह)(?: (?:hi|bilkul|ही))? (?:nahi|नहीं)(?: (?:mil\w+|rahti|rehti|मिलती))?|(?:narrow|tang|patli) (?:lane|gali|road|street)
    `),
  },
  {
    asks: /\b(?:is|are) there\b.*\b(?:lift|elevator)\b|\bhave (?:\w+ )?lift\b|\blift\b.*\bavailable\b/i,
    no: whole(regex('u')`
      (?:only |just |sirf |bas |सिर्फ )?(?:stairs|staircase|seedhi|seedhiyan|seedhiya|sidhi|sidhiyan|सीढी|सीढियां)(?: (?:only|hi|se|hain|jana|chadhna|chadhni|padega|padegi|padta|ही|से|हैं|जाना|पडेगा))*
    `),
  },
  {
    asks: /\bfurnished\b/i,
    yes: whole(
      regex(
        'u',
      )`(?:with (?:all )?(?:the )?furniture|furniture ke saath|samaan ke saath|फर्नीचर के साथ)(?: (?:chahiye|wala))?`,
    ),
    no: whole(regex('u')`
      (?:khali|khaali|empty|unfurnished|bare|खाली)(?: (?:hi|flat|ghar|wala|chahiye|chalega|ही|चाहिए|चलेगा))*|(?:without|bina) furniture(?: (?:ke|wala|chahiye))*|बिना फर्नीचर(?: (?:के|वाला|चाहिए))*
      |(?:have )?(?:hamara |apna |our own |my own |अपना )?(?:furniture|samaan|saaman|सामान|फर्नीचर)(?: (?:apna|hamare|mere|khud ka|paas|with us|अपना|हमारे|पास))*
    `),
  },
]

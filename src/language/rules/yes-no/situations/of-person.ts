import { regex } from '../../../../base/regex.ts'
import { type Situation, whole } from './situation.ts'

/** Work, family and food: what somebody is. */
export const OF_PERSON: readonly Situation[] = [
  {
    asks: /\b(?:salaried|employed|working professional|have a job)\b/i,
    asksNot: /\b(?:still|previous\w*|last|self.employed|spouse|husband|wife|co.applicant)\b/i,
    yes: whole(regex('u')`
      (?:in |do |doing |kisi )?(?:an? )?(?:private|pvt|govt|government|sarkari|central|state|bank|corporate|permanent|company|it|mnc) (?:sector |company )?(?:mein |me |ki )?(?:job|naukri|service|employee)
      |(?:job|naukri|service|salary)(?: (?:par|pe|mein|me))?(?: (?:kar(?:ta|ti|te)|mil(?:ti|ta)|aati))?
      |work (?:in|at|for|with) (?!my |our |own |home|myself|ourselves|daily|farm|field)\S+(?: \S+){0,2}
      |(?:सरकारी|प्राइवेट|बैंक|कंपनी)(?: कंपनी)?(?: (?:में|की))? (?:नौकरी|जॉब)(?: (?:में|कर(?:ता|ती)))?|(?:नौकरी|जॉब)(?: (?:में|कर(?:ता|ती)))?
    `),
    no: whole(regex('u')`
      (?:own |apna |apni |khud ka |doing |do |in |a |my |a small |chhota sa )*(?:business|dukaan|dukan|shop|dhandha|vyapar|kaarobar)(?: (?:owner|kar(?:ta|ti|te)|chalat[aei]|meri|mera|hamari|man|se))?
      |(?:run|own) (?:a |an |my own |our own |my )?(?:\S+ )?(?:shop|business|store|company|firm|clinic|garage|hotel|restaurant)
      |(?:an? )?(?:self employed|selfemployed|freelancer|freelance(?: work)?|farmer|kisaan?|housewife|home ?maker|student|pensioner|unemployed|jobless|berozgar|businessman|shopkeeper|daily wages?(?: worker)?|labou?rer|mazdoor)
      |(?:kheti|mazdoori|farming)(?: baadi)? ?(?:kar(?:ta|ti|te))?
      |retired(?: ho (?:ga\w+|chuk\w+))?(?: person)?|retire ho (?:ga\w+|chuk\w+)|pension(?: (?:milti|aati|le(?:ta|ti)))?
      |(?:lost (?:my|the) job|(?:naukri|job) (?:chhoot|chhut|chali|chhod) (?:ga\w+|di)|berozgar|out of (?:work|a job))
      |(?:अपना |अपनी |मेरी |मेरा )?(?:बिजनेस|दुकान|धंधा|व्यापार|कारोबार|खेती)(?: (?:कर(?:ता|ती|ते)|मेरी))?|(?:किसान|स्टूडेंट|छात्र|गृहिणी|हाउसवाइफ|बेरोजगार|रिटायर्ड|मजदूर|पेंशनर)
      |रिटायर हो (?:गया|गई|चुक[ाी])|पेंशन(?: (?:मिलती|आती))?
    `),
  },
  {
    asks: /\bstill (?:working|employed|work|with|in|at|associated)\b/i,
    yes: whole(regex('u')`
      still (?:there|here|working|with them|in the same (?:company|job|place))|(?:the )?same (?:company|job|place)
      |(?:bhi )?(?:wahin|wahi|wahan|yahin|yahi|usi mein|isi mein|usi company mein)(?: (?:hi|par|pe|kaam|job|naukri|kar|rah[ai]|kart[ai]))*
      |(?:भी )?(?:वहीं|वहां|यहीं|उसी में|इसी में)(?: (?:ही|पर|काम|जॉब|नौकरी|कर|रह[ाी]|करत[ाी]))*
    `),
    no: whole(regex('u')`
      (?:left|quit|resigned|retired|moved on|switched|changed)(?: (?:from|the|that|this|it|there|my|job|jobs|company|companies|place|last|month|year|week|long|back|ago|in|\d+|one|two|three|few|months|years))*
      |(?:got |was |been )*(?:laid off|fired|terminated|let go|relieved)(?: last (?:month|week|year))?
      |(?:(?:nahi|naukri|job|company|wahan se|wo|woh|kab ki|kab ka) )*(?:chh?od|resign kar|switch kar|change kar|badal) (?:di|diya|li|liya|chuk[aei]|ga[iy]\w*)
      |retire(?:d)? ho (?:ga\w+|chuk\w+)|between jobs|out of work|unemployed|ab (?:wahan )?nahi
      |(?:(?:नहीं|नौकरी|जॉब|कंपनी|वहां से|वो) )*(?:छोड|बदल|रिजाइन कर|चेंज कर) (?:दी|दिया|ली|लिया|चुक[ाी])|रिटायर(?:्ड)? हो (?:गया|गई|चुक[ाी])
    `),
  },
  {
    asks: /\bmarried\b/i,
    yes: whole(
      regex(
        'u',
      )`(?:shaa?di ?shuda|vivahit|married|(?:shaa?di )?ho (?:ga[iy]\w*|chuk[aei])|शादीशुदा|शादी शुदा|विवाहित|(?:शादी )?हो (?:गई|गयी|चुकी))`,
    ),
    no: whole(regex('u')`
      (?:still )?(?:single|un ?married|bachelor|kunwa?ar[ai]|kuwa?ara|avivahit|divorced|divorcee|engaged|separated)
      |(?:talaa?k|divorce) (?:ho|hua|le|kar) ?(?:ga\w+|chuk\w+|liya)?|(?:sagai|engagement) (?:ho (?:ga\w+|chuk\w+)|hui)
      |(?:कुंवारा|कुंवारी|अविवाहित|सिंगल|तलाकशुदा)|तलाक हो (?:गया|चुका)|सगाई (?:हो गई|हुई)
    `),
  },
  {
    asks: /\b(?:vegetarian|veg)\b/i,
    asksNot: /\b(?:non.?veg|jain|vegan)\b/i,
    yes: whole(
      regex(
        'u',
      )`(?:(?:100|hundred|sau|percent|%|pure|shudh|shuddh|full|totally|strictly|strict|completely|ekdum|bilkul|we are|शुद्ध|पूरे|प्योर) )*(?:veg|vegetarians?|shakahari|vaishnav|वेज|शाकाहारी)(?: (?:khat[aei]|eat))?`,
    ),
    no: whole(regex('u')`
      (?:eat |eats |take |have |love |like |kabhi kabhi |sometimes |nahi |sab |all |kabhi |do )*(?:non ?veg|chicken|mutton|fish|meat|maa?s|machh?li|चिकन|मटन|मछली|मांस|नॉन ?वेज)(?: (?:aur|and|or|mutton|fish|chicken|eat|bhi|khat[aei]|kha|let[aei]|chaleg[ai]|chalt[ai]|too|also|sometimes|kabhi|भी|खात[ाेी]|खा|लेत[ाेी]|चलेगा))*
      |non ?vegetarian|mansahari|maansahari|मांसाहारी
    `),
  },
  {
    asks: /\b(?:decision|decid\w+)\b.*\b(?:maker|purchas\w*|buy\w*|person|who|you)\b|\b(?:you|person)\b.*\bdecid\w+/i,
    asksNot: /\bhave you decided|\bdecided (?:on|which|to)\b/i,
    yes: whole(regex('u')`
      (?:main|mai|hum|मैं) (?:hi |khud |ही )?(?:kart[aei]|dekht[aei]|decide kart[aei]|let[aei]|karta hoon|करत[ाी]|देखत[ाी])|i (?:decide|do it|take (?:the )?(?:decision|call|decisions)|handle (?:it|this|that))
    `),
    no: whole(regex('u')`
      (?:the |our )?(?:boss|manager|owner|director|sir|madam|partner|head office|ho|purchase (?:team|department|manager)|management|seniors?|malik|admin|accounts?|मालिक|मैनेजर|बॉस)(?: (?:se|से))? (?:decides?|does|do|looks? after|handles?|takes?|will decide|decide kar|dekh|kar|le|pooch|puch|देख|कर|ले|पूछ)\S*(?: (?:it|this|that|hain|hai|padega|padta|decisions?|the|call|decision|होगा|पडेगा|हैं))*
      |(?:the |our |an? )?(?:purchase (?:team|department|manager)|receptionist|reception|front desk|staff|employee|office boy|assistant|worker|helper|junior)(?: (?:member|here|mein|me))?
    `),
  },
]

import { regex } from '../../../../base/regex.ts'
import { type Situation, whole } from './situation.ts'

/** A visit, a delivery, a payment: what comes of what was offered or asked to be done. */
export const OF_SERVICE: readonly Situation[] = [
  {
    asks: /\b(?:home (?:\w+ )?(?:collection|visit|service)|pick ?up|doorstep|collect(?:ed)? (?:\w+ ){0,3}from (?:your )?home)\b/i,
    asksNot: /\b(?:school|bus|airport|station|hotel|hospital|ready|already|done|did|was)\b/i,
    yes: whole(regex('u')`
      (?:please |ghar (?:pe |par |se |hi )*)?(?:aa ?(?:ke|kar) )?(?:sample )?(?:le (?:jao|jana|jaiye|jaiyega|lo|lena|lijiye|jaye|jaaye)|aa (?:jao|jana|jaiye)|aaiye|aana|bhej d\w+|karwa d\w+)(?: (?:ghar|se|sample|gaadi))*
      |(?:ghar|घर) (?:se|pe|par|से|पर|पे) (?:hi |ही )?(?:le (?:lo|lena|lijiye|jao|jana|jaiye)|aa (?:jao|jana|jaiye)|aana|aaiye|chahiye|karwana|karna|theek|ले (?:लो|लेना|जाओ|जाना)|आ (?:जाओ|जाना)|आना|आइए|चाहिए)(?: (?:rahega|hai|sample|गाडी))*
    `),
    no: whole(regex('u')`
      (?:will |ill |well |shall |can |rather |going to |khud |hi )*(?:come|walk in|visit|drop|bring|reach|go|drive)(?: (?:over|there|in|down|by|off|it|the car|to|the|your|lab|centre|center|clinic|workshop|garage|branch|store|shop|service|myself|ourselves))*
      |(?:khud |hi |seedha |centre |center |lab |workshop |garage |clinic |branch |dukaan |wahan |wahin |mein |me |pe |par |tak |आप |खुद |ही |लैब |सेंटर |वहां |में |पर )*(?:aa|le aa|la|chhod|de|drop kar|pahunch|आ|ले आ|छोड|दे|पहुंच) ?(?:jaung[ai]|jayenge|jaayenge|aaung[ai]|aunga|aungi|aayenge|dung[ai]|denge|ung[ai]|enge|जाऊंग[ाी]|जाएंगे|ऊंग[ाी]|एंगे|दूंग[ाी]|देंगे)
      |self (?:drop|pick ?up|visit)|(?:the )?(?:driver|staff|son|beta) (?:will drop(?: it)?|chhod (?:dega|denge))|(?:lab|centre|center|workshop)(?: (?:mein|me|pe|par))? (?:hi|only)(?: (?:theek|thik|aana|karwana|karana|sahi|better|rahega))*
    `),
  },
  {
    asks: /\b(?:attend|attending|join us|participat\w*|able to (?:come|join|attend|visit)|(?:are|will|can) you (?:be )?(?:coming|come)|keep (?:your |the )?appointment)\b/i,
    asksNot: /\b(?:anyone|anybody|someone|somebody|at home|online|video)\b/i,
    yes: whole(
      /(?:will )?(?:see you (?:there|then|soon)|be there|come|attend)(?: (?:for sure|definitely|surely|on time|then))*|(?:aa|पहुंच|pahunch|pahuch|आ) ?(?:jaung[ai]|jayenge|jaayenge|जाऊंग[ाी]|जाएंगे)/u,
    ),
    no: whole(regex('u')`
      (?:will be |be |going |gaya hua |going to be |us din |that day )*(?:out of (?:station|town|city|country)|travell?ing|abroad|away|on leave out of town)(?: (?:that day|then|on that day|us din|for work|tomorrow|today|kal|rah\w+))*
      |(?:us din |kal |aaj |shehar se |gaon |city se )*(?:bahar|bahaar|gaon|hometown|बाहर|गांव)(?: (?:ja|gay[aei]|hua|hui|hue|rah[aei]|rahung[ai]|rahenge|jana|hog[ai]|जा|गय[ाे]|हुआ|रह[ाेी]|रहूंग[ाी]|रहेंगे|जाना))*
      |(?:chhutti|chutti|leave|छुट्टी)(?: (?:hi|bilkul))? (?:nahi|नहीं) (?:mil\w+|मिल\S+)(?: (?:rahi|paayegi|payegi))?
      |(?:that |this |will |wont |not |be |it |nahi )*(?:wont be|not be|not) (?:possible|able to come|able to make it)(?: (?:for me|this time|for us))?
    `),
  },
  {
    asks: /\b(?:some|any) ?(?:one|body)\b.*\b(?:home|house|available|receive|collect)\b/i,
    yes: whole(regex('u')`
      (?:the |our |my )?(?:watchman|guard|security|neighbou?rs?|padosi|maid|bai|chowkidar|वॉचमैन|गार्ड|पडोसी)(?: (?:wala|wale|bhaiya))? (?:le (?:leg[ai]|lenge|lete)|will (?:take|receive|collect)|rahe?g[ai]|rahenge|hog[ai]|honge|ले (?:लेग[ाी]|लेंगे)|रहेग[ाी]|रहेंगे)(?: (?:it|hain))?
    `),
    no: whole(regex('u')`
      (?:sab |hum sab |poori family |all |all of us |everyone |us din |sab log |log |सब |सब लोग )*(?:bahar|out of (?:town|station|city)|travell?ing|away|बाहर)(?: (?:gay[aei]|hue|ja|rah[aei]|rahenge|honge|then|that day|हैं|गए|हुए|जा|रहे|रहेंगे|होंगे))*
      |(?:ghar|house|flat|घर)(?: (?:is|pe|par|will be|पर|to))? (?:band|locked|lock|taala|tala|बंद|ताला)(?: (?:rahega|hog[ai]|laga|rehta|रहेगा|होगा|लगा))*
      |(?:din mein|din me|dopahar mein|us din|subah|kabhi|दिन में) (?:to )?(?:ghar pe |ghar par )?(?:koi|कोई) (?:bhi |भी )?(?:nahi|नहीं)(?: (?:hota|rehta|rahta|rahega|hoga|milega|होता|रहता|रहेगा|होगा|मिलेगा))?
    `),
  },
  {
    asks: /\b(?:good|right|convenient|suitable) time\b|\b(?:talk|speak) (?:right )?now\b|\bhave (?:a |two |2 )?(?:minutes?|moment)\b|\bavailable to (?:talk|speak)\b/i,
    yes: whole(regex('u')`
      free(?: (?:to talk|right))?|(?:have |haan )?(?:one|two|five|ten|ek|do|paanch|das|2|5|10|kuch|a few|thoda|एक|दो|पांच) ?(?:minutes?|mins?|minat|time|मिनट)(?: (?:de sakt[aei]|hain|to|hi))*|(?:but )?(?:please )?(?:make it (?:quick|fast|short)|be quick)|फ्री
    `),
  },
  {
    asks: /\b(?:paid|cleared|deposited|payment (?:been )?(?:made|done))\b/i,
    asksNot: /\b(?:to (?:you|him|them)|before|late|shall|will)\b/i,
    yes: whole(regex('u')`
      (?:auto ?(?:debit|pay|deduct(?:ion)?)|ecs|nach|deduct|debit|cut)(?: se)? (?:ho|ho chuk\w+|kat|done)(?: (?:ga\w+|chuk\w+))?|(?:the |my )?(?:amount|money|emi|payment|it|paise|paisa|kist)(?: to)? (?:has been |have been |got |was |is |been |already )*(?:deducted|debited|auto debited|cut|kat (?:ga\w+|chuk\w+))(?: (?:from (?:my|the) (?:account|bank)|automatically|already))*
    `),
    no: whole(regex('u')`
      (?:totally |completely |sorry |to |bharna |dena |karna |payment |bilkul )*(?:forgot|forgotten|missed it|slipped my mind|bhool (?:ga\w+|hi ga\w+)|bhul ga\w+|miss ho (?:ga\w+)|yaad (?:hi )?nahi rah[aei]|भूल (?:गया|गई|ही गया)|याद (?:ही )?नहीं रहा)(?: (?:to pay|about it|it|tha|bharna|dena|karna))*
      |(?:payment |cheque |check |emi |auto ?debit |nach |transaction )+(?:bounced?|failed|fail|reject(?:ed)?|return(?:ed)?|decline(?:d)?)(?: (?:ho|ga\w+|hua|hui))*
    `),
  },
  {
    asks: /\b(?:receiv\w+|deliver\w+|got (?:the|your)|get (?:the|your))\b.*\b(?:parcel|package|order|courier|shipment|item|product|delivery|it)\b|\b(?:parcel|package|order|courier|shipment|item|product)\b.*\b(?:receiv\w+|deliver\w+|reach\w+|arriv\w+)\b/i,
    asksNot: /\b(?:will|when|can|would|shall|return|home)\b/i,
    no: whole(regex('u')`
      (?:parcel |order |package |courier |the |was |got |has been |to |been )*(?:returned|sent back|cancelled|canceled|lost|wapas (?:chala|ho|kar|le|bhej) ?(?:ga\w+|di\w+|chuk\w+)?|return ho (?:ga\w+|chuk\w+)|cancel ho (?:ga\w+|chuk\w+)|वापस (?:चला गया|हो गया|कर दिया|ले गए)|रिटर्न हो गया|कैंसल हो गया)
    `),
  },
  {
    asks: /\b(?:solved|fixed|resolved|working (?:now|fine|properly)|restored|sorted)\b/i,
    yes: whole(regex('u')`
      (?:chal|chalne)(?: to)? (?:rah[aei]|ga\w+|lag[aei]|pad[aei])|(?:all )?(?:fine|ok|okay|good|working)(?: (?:fine|ok|well))? since (?:yesterday|morning|last night|then|today morning)|(?:kal|subah|tab) se (?:theek|thik|sahi|chal rah[ai])(?: chal rah[ai])?|(?:चल)(?: तो)? (?:रह[ाी]|गया|गई|पडा)
    `),
    no: whole(regex('u')`
      (?:net |internet |wifi |call |ac |phone |signal |कॉल |नेट )?(?:baar baar|bar bar|har (?:thodi der|ghante|do minute) (?:mein|me)|बार बार) (?:disconnect|band|cut|kat|drop|trip|stop|off|bandh|kharab|ruk|hang|बंद|कट|डिस्कनेक्ट)(?: (?:ho|hot[aei]|jaat[aei]|jat[aei]|rah[aei]|हो|होत[ाी]|जात[ाी]|रह[ाी]))*
      |(?:it |the (?:net|internet|line|signal) )?keeps? (?:disconnecting|dropping|stopping|going off|tripping|cutting|breaking|hanging|failing|coming back)
      |(?:aata jaata|aata jata) (?:rehta|rahta|hai|raha)
    `),
  },
  {
    asks: /\b(?:urgent|emergency|immediate\w*)\b/i,
    no: whole(regex('u')`
      (?:kal|parso|parson|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|agle hafte|कल|परसों)(?: (?:bhi|tak|subah|shaam|ko|morning|evening|भी|तक))* (?:aa (?:jao|jana|jaiye|sakte)|aaiye|aana|is (?:also )?(?:fine|ok|okay|good)|(?:also )?(?:fine|ok|okay)|will do|chaleg[ai]|theek|kar (?:do|dena)|dekh l\w+|आ (?:जाओ|जाना|जाइए)|आना|चलेगा)(?: (?:ho|too|also))*
      |(?:jab|jab bhi|when|whenever|जब)(?: (?:aap|aapko|aapka|you|your|bhi|ko|log|आप|आपको|भी))*(?: (?:time|free|convenient|mile|ho|are|can|get|sakein|sake|chahe|chahein|have|aa|jao|aana|man|kare|aao|the|टाइम|समय|मिले|फ्री|हो|चाहें|आ))+
    `),
  },
  {
    asks: /\b(?:documents?|papers?|paperwork|kyc)\b.*\b(?:ready|complete|available|with you|in order)\b|\bready\b.*\bdocuments?\b/i,
    yes: whole(regex('u')`
      (?:have )?(?:everything|all|all of them|it all|sab|sab kuch|saare|sabhi|poore|सब|सब कुछ|सारे|सभी)(?: (?:documents?|papers?|kagaz|kagaj|is|are|to|कागज))*(?: (?:ready|taiy+aa?r|tay+aa?r|complete|available|there|in order|with me|mere paas|hamare paas|rakh[ae]|hua|तैयार|रेडी|पूरे|मेरे पास))*(?: (?:hai|hain|है|हैं))?
    `),
    no: whole(regex('u')`
      still (?:collecting|arranging|preparing|getting|working)(?: (?:them|it|on it|some|the documents))*|(?:collect|arrange|ready|taiy+aa?r|jama|ikattha|ikatthe|bana|banwa|तैयार|जमा|इकट्ठा)(?: (?:kar|karwa|कर))? (?:rah[aei]|रह[ाेी])
      |(?:will be |they will be |should be )?(?:ready|done|complete) (?:by|in|on|tomorrow|soon)(?: \S+){0,3}
      |(?:kal|parso|ek|do|teen|char|paanch|\d+|hafte|din|mahine|कल|दो|तीन)(?: (?:din|hafte|mahine|ghante|दिन|हफ्ते))?(?: (?:mein|me|tak|में|तक))? (?:ho|mil|ban|aa|हो|मिल|बन|आ) (?:jaye?ng[ei]|jaye?ga|jaye?gi|jayenge|जाएग[ाी]|जाएंगे)
      |(?:kuch|thode|ek|do|ek do|kaafi|कुछ|थोडे|एक|दो)(?: (?:document|documents|kagaz|papers?))?(?: (?:bach[aei]|baa?ki|reh ga\w+|kam|nahi|बाकी|बचे|कम))(?: (?:hain|hai))?
    `),
  },
  {
    asks: /\b(?:reminders?|remind)\b/i,
    yes: whole(regex('u')`
      (?:ek |do |1 |2 |a |one |two )?(?:din|ghante|day|hour|days|hours|दिन|घंटे)? ?(?:pehle|pahle|before|पहले) (?:bhej|bata|kar|yaad dila|message kar|msg kar|sms kar|send|भेज|बता|कर|याद दिला) ?(?:d[eo]na|do|dijiye|dijiyega|de|it|देना|दो|दीजिए)?
      |(?:whatsapp|sms|message|msg|text|email|mail|व्हाट्सएप|मैसेज)(?: (?:pe|par|पर|पे))? (?:kar|bhej|कर|भेज) (?:do|dena|dijiye|dijiyega|दो|देना|दीजिए)
    `),
    no: whole(regex('u')`
      (?:mujhe |ill |i will |will |khud |खुद |मुझे )*(?:remember|yaad (?:rahega|rahegi|rakhung[ai]|rakh lung[ai]|hai)|याद (?:रहेगा|रहेगी|है|रख लूंग[ाी]))(?: (?:it|that|myself|on my own|khud))*
    `),
  },
  {
    asks: /\bauto(?:matic(?:ally)?)?[ -]?(?:pay|debit|renew\w*|recharge|payment)/i,
    no: whole(regex('u')`
      (?:will |would |always |prefer to |ill |id rather |want to )*(?:pay|do|recharge|renew) (?:it )?(?:manually|myself|ourselves|by hand|on my own|on our own)(?: (?:every|each) (?:time|month|year))?
      |(?:khud|khud se|apne aap|har baar khud|har mahine khud|खुद|हर बार खुद) (?:hi |ही )?(?:kar|bhar|de|pay kar|recharge kar|कर|भर|दे|पे कर|रिचार्ज कर) ?(?:d?[uoe]n?g[aie]|l?[ue]n?g[aie]|dunga|dungi|denge|lunga|lungi|lenge|deta|deti|dete|leta|leti|lete|दूंगा|दूंगी|देंगे|लूंगा|लूंगी|लेंगे)
      |(?:manual|manually)(?: (?:only|hi|pay|payment|better|theek|karunga|karungi|karenge|kar dunga|kar lunga))*
    `),
  },
]

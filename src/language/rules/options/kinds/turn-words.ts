import { regex } from '../../../../base/regex.ts'

/*
 * What is said of something that goes on, in clauses in which the words for the thing are `THING`. What is asked for, stopped or lessened
 * is the thing itself or nothing that is named: "band kar do" and "doodh band kar do", but not "phone band karo".
 */

const SENDS =
  '(?:chahiye|chahie|kar(?:o|na|ni|en|ein|iye|wa\\S*)?|kij\\S*|bhej(?:o|na|ni|iye|en|wa\\S*)?|de|do|dena|dijiye|len[ai]|lun?g[ai]|lenge|rakh(?:o|na|iye)?|चाहिए|कर(?:ो|ना|िए|वा\\S*)?|कीज\\S*|भेज(?:ो|ना|िए)?|दे|दो|देना|दीजिए|लेना|लूंगा|लूंगी|लेंगे|रख(?:ो|ना|िए)?)(?! (?:rah|rakh|diy|chuk|रह|दिय|चुक))'
const UNIT =
  '(?:litres?|liters?|packets?|pouch|kilo|kg|bottles?|cans?|plates?|pieces?|doses?|copies|copy|glass|लीटर|पैकेट|किलो|बोतल)'
const NUMBER =
  '(?:\\d\\S*|ek|do|teen|tin|char|chaar|paanch|panch|aadha|adha|dedh|dhai|a|an|one|two|three|four|five|half|एक|दो|तीन|चार|पांच|आधा|डेढ|ढाई)'
/** Words that name no other thing, before a verb. */
const FREE =
  `(?:THING|${UNIT}|${NUMBER}|i|we|me|us|my|our|it|this|that|and|but|so|please|pls|kindly|just|now|ok|okay|yes|sir|madam|want|to|completely|permanently|fully|everything|all
  |is[ek]|isko|iski|isse|is|use|usko|yeh|ye|wo|woh|mujhe|muje|hame|humein|hamein|hum|ham|main|mera|meri|hamara|hamari|apna|aap|ab|abhi|bas|to|toh|hi|bhi|phir|fir|ji|bhai|bhaiya|haan|han|aur|par|lekin|isliye
  |bilkul|ekdum|poora|pura|poori|puri|hamesha|turant|jaldi|filhaal|thod[aie]|kuch|kuchh|sab|sabkuch|quantity|aaj|kal|parso|agl[aei]|roz|daily|se|tak|liye|din|dino|hafta|hafte|week|mahina|mahine|month|saal|tarikh|jab|tab|aage|then
  |hai|hain|h|hoon|hun|tha|thi|gay[aei]|rah[aei]|liy[aei]|chaht[aei]|lena|dena|bhejna|aana|mangana|mangwana
  |इसे|इसको|यह|ये|वो|मुझे|हमें|हम|मैं|मेरा|मेरी|अब|अभी|बस|तो|ही|भी|फिर|जी|हां|और|पर|लेकिन|इसलिए|बिल्कुल|पूरा|पूरी|हमेशा|थोडा|थोडी|कुछ|सब|आज|कल|परसों|अगल[ाेी]|से|तक|लिए|दिन|हफ्ता|हफ्ते|महीना|महीने|साल|जब|आगे
  |है|हैं|हूं|था|गय[ाेी]|रह[ाेी]|लिय[ाेी]|लेना|देना|भेजना|आना)`.replaceAll(/\s+\|/g, '|')
const BEHIND = `(?<=^|(?:^| )${FREE} (?:(?:ko|ka|ki|ke|को|का|की|के) )?)`
/** What may follow a verb or its thing in English. */
const REST = `(?= (?:THING|${UNIT}|${NUMBER}|now|please|pls|from|for|till|until|by|to|per|daily|every|each|of (?:it|this|that|them)|only|then|and|but|because|since|as|i|we|sir|madam|today|tomorrow|next|right away|immediately|completely|fully|permanently|altogether|any ?more|also|too|this (?:week|month))(?: |$)|$)`
const ITS = '(?:(?:the|my|our|this|that) )?(?:THING )*THING'

export const MORE = regex('u')`
  ${BEHIND}badh?a(?:o|na|ni|do|iye|ye|ke|kar|wa|wana)?(?! (?:diy|di\b|gay|rah|rakh|hua|chuk))(?: |$)
  |${BEHIND}बढ(?:ा|ाओ|ाना|ानी|ाइए|वा|वाना|ाकर)(?: |$)
  |${BEHIND}(?:zyada|jyada|ज्यादा|extra|ek aur|do aur|thoda aur|thodi aur|एक्स्ट्रा|एक और|थोडा और) (?:(?:THING|${UNIT}|hi|bhi) )*${SENDS}(?: |$)
  |\b(?:need|want|take|send|give|get|require|deliver|bring)(?: (?:me|us|some|a bit|a little|${NUMBER} ${UNIT}))? (?:more|extra)\b(?! than)${REST}
  |\bincrease (?:it|by|to|quantity|${NUMBER} ${UNIT}|${ITS})\b${REST}|\braise ${ITS}\b${REST}
  |\badd (?:some|one|two|more|${NUMBER} ${UNIT})(?: more)?\b${REST}|\b${NUMBER} (?:more|extra) ${UNIT}\b|\b${UNIT} (?:more|extra)\b${REST}
`
/** "More time", "zyada jaankari": what those want who have not chosen yet. */
export const MORE_TO_KNOW =
  /(?:^| )(?:time|samay|waqt|information|info|jaa?nka+ri|details?|clarity|questions?|complaints?|doubts?|samajh\S*|समय|टाइम|जानकारी|शिकायत)(?: |$)/
export const LESS = regex('u')`
  ${BEHIND}(?:kam|कम) (?:(?:THING|${UNIT}|hi|bhi) )*${SENDS}(?: |$)
  |${BEHIND}gha?ta(?:o|na|ni|do|iye|kar|wa)?(?: |$)|${BEHIND}घटा(?:ओ|ना|नी|इए|कर)?(?: |$)
  |\b(?:reduce|decrease|lower|lessen)(?: (?:it|by|to|on|quantity|a bit|a little|${ITS}))?\b${REST}
  |\bcut(?: (?:it|${ITS}))? down\b|\bcut (?:by |to )?${NUMBER} ${UNIT}\b
  |\b(?:need|want|take|send|give|get|require|deliver|bring)(?: (?:me|us|a bit|a little))? less\b(?! than)${REST}|\b${NUMBER} ${UNIT} less\b
`
export const AT_LEAST = /(?:^| )(?:kam ?se ?kam|at ?least|minimum|कम से कम)(?: |$)/
export const HOLDS = regex('u')`
  \b(?:hold|pause|suspend)(?: (?:it|the|my|our|on|off|deliver\w*|everything|\S+))?\b(?! on\b)
  |(?:^| )(?:hold|pause|होल्ड|पॉज) (?:par |pe |पर |पे )?(?:kar\S*|rakh\S*|कर\S*|रख\S*)(?: |$)
`
export const RESTS = regex('u')`
  ${BEHIND}(?:rok|रोक) (?:hi |ही )?(?:do|dijiye|dena|lo|lijiye|kar|ke|rakh\S*|दो|दीजिए|देना|लो|कर|के|रख\S*)(?: |$)
`
export const ENDS = regex('u')`
  ${BEHIND}(?:band|bandh|bund|cancel|stop|khatam|बंद|बन्द|कैंसल|कैंसिल|खत्म) (?:hi |bilkul |ही |बिल्कुल )?
    (?:kar(?!ke|kar|t[aei]|eg)\S*|kij\S*|rakh\S*|कर(?!के|कर|त[ाेी]|ेग)\S*|कीज\S*|रख\S*)(?! (?:diy|di\b|ke\b|rah|chuk|liy|दिय|दी\b|के|रह|चुक|लिय))(?: |$)
  |\b(?:stop|end|cancel|discontinue|terminate|close) (?:it|this|that|everything|completely|fully|now|all|(?:sending|delivering)(?: (?:it|me|us|any))?(?: ${ITS})?|${ITS})${REST}
`
/** "Ab mat bhejo", "kal se doodh nahi bhejna", "don't send it any more" */
export const UNSENT = regex('u')`
  (?:^|(?:^| )(?:hai|hain|hoon|hun|gaye|isliye|है|हैं|गए|इसलिए) )(?:(?:${FREE}|ko|ka|ki|ke|को|का|की|के) )*(?:mat |nahi |मत |नहीं )
    (?:bhej(?:o|na|iye|iyega|en|wao|wana)|laa?na|lao|laiye|laiyega|भेज(?:ो|ना|िए|िएगा|ें)|लाना|लाओ|लाइए)(?: (?:hai|ji|please|pls|bhai|ab|abhi|bas|phir|kal se|aage se|है|जी|अब))*$
  |${BEHIND}(?:dont|do not|no need to) (?:send|bring|deliver)(?: (?:it|me|us|any|anything|${ITS}))*${REST}
`
/** "Cow milk bhejo", "send it in the evening": where something is to be sent, it is no end of it. */
export const SENT = regex('u')`
  (?<!(?:^| )(?:mat|nahi|dont|not|to|मत|नहीं) )(?<=^| )
    (?:bhej(?:o|na|iye|iyega|en|te|ti)|laa?na|lao|laiye|send|bring|deliver|भेज(?:ो|ना|िए|ें)|लाना|लाओ|लाइए)(?= |$)
`

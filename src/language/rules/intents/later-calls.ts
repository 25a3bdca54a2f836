import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { endsAsking } from '../words/ends-asking.ts'

/**
 * Wishes to be called at another time, for oneself or for somebody who is away: a request to call and a later time in one
 * clause ("ring her up after she wakes", "aadhe ghante baad lagaiye"), or who speaks then ("my brother will talk to you, he's
 * back by nine").
 */
export function asksToCallThen({ words, text, ends }: Tokens, { from, to }: Clause): boolean {
  if (to - from > MAX_WORDS) return false
  const said = words.slice(from, to).join(' ')
  const isAsked = endsAsking({ text, ends }, { to })
  if (HAS_NUMBER.test(said) || OF_THE_VISIT.test(said) || DENIED.test(said) || CALL_IT.test(said)) return false
  if (IN_CASE.test(said) || CALL_TO_COME.test(said) || COMPLAINS.test(said) || TOLD_OF_PHONE.test(said)) return false
  if (isAsked && !REQUESTS.test(said)) return false
  return (
    (CALLS.test(said) && LATER.test(said.replace(CALLS, ''))) ||
    DO_LATER.test(said) ||
    (CALLS_HINDI.test(said) && LATER_HINDI.test(said) && !PAST_HINDI.test(said) && !WITH_OTHERS.test(said))
  )
}

const MAX_WORDS = 18
const HAS_NUMBER = /\d{5,}|\d{3,} \d{3,}/
/** "Call me without fail" denies no call. */
const DENIED = /\b(?:dont|not|never|neednt|no need|mat|nahi)\b|(?<!\p{L})(?:मत|नहीं)(?![\p{L}\p{M}])/u

/** A call before the delivery or at the door is part of the visit. */
const OF_THE_VISIT = regex`
  \b(?:
    before (?:coming|you come|delivery|delivering|arriving|you|he|they)
    |when (?:you|he|they|the \w+) (?:reach|come|arrive|deliver|get|are)|on (?:arrival|reaching)|aane se pehle
    |pahunchne se pehle|pahunch(?:ne)? (?:par|pe)
  )\b
  |(?:आने|पहुंचने) (?:से पहले|पर|पे)
`
/** "Call it five hours" */
const CALL_IT = /\bcall (?:it|that) (?:an? |about |around |maybe |roughly )*(?!off\b|a day\b|back\b|later\b)\w/
/** "Call her over from the 25th": she is to come. */
const CALL_TO_COME = regex`
  \bcall (?:him|her|them|somebody|someone|the \w+)(?: (?!me |us )\w+){0,3}?
    [ ](?:over|for (?:the |her |his |this )?(?:work|job|duty|trial|interview|visit))\b
`
/** "Call me at five if I haven't come down" */
const IN_CASE = regex`
  \bif (?:
    i|im|ive|we|were|weve|he|she|hes|shes|they|theyre|it|its|theres|there|anything|something|needed|required|the|my
    |your
  )\b
`
/** "Phone switches off after an hour", "call quality is bad in the evening": a phone or a call is told of, none is asked for. */
const TOLD_OF_PHONE = regex`
  ^(?:(?:my|the|this|that|so|and|but|now|then|because|when) )*(?:call|phone|ring)[ ](?:(?:sometimes|always|often|usually|never|still|just|also|only) )?
    (?:
      (?:battery|screen|quality|charging|charger|speaker|camera|display|sound|mic|data|network)
      |(?:dies|hangs|switches|cuts|drops|restarts|heats|gets|goes|works|stops|breaks|freezes|crashes|flickers|drains|charges|shuts|turns|disconnects|lags|has|had|got|went
        |stopped|died|broke|started|keeps|kept|wont|doesnt|didnt)
    )\b
  |^(?:(?:my|the|this|that) )*phone (?:is|was|will not|not)\b
`
/** "Din raat phone karte ho" */
const COMPLAINS = /(?:^| )(?:kart[aei]|karte reht[aei]|करत[ेी]) (?:ho|rehte|हो|रहते)(?: |$)/u
const REQUESTS =
  /^(?:(?:so|and|ok|okay|please|then|but|or) )*(?:can|could|will|would|may|shall) (?:you|we|i|someone|somebody)\b/

const LEADS =
  '(?:^|\\b(?:please|kindly|just|so|then|and|or|but|can (?:you|u|someone)|could (?:you|someone)|will you|would you|you can|you could|you may|you should|better|maybe|now|ok|okay|sorry|today|later|do|go) )'
const WHOM = '(?: (?:me|us|her|him|them|it|back|up|again|here|at home|on this number))'
const CALLS = regex`
  ${LEADS}(?:
    (?:call|ring|phone|telephone|reach|contact|catch)${WHOM}*|try(?: (?:calling|ringing|phoning))?${WHOM}+
    |try(?= (?:later|tomorrow|after|in))|ask (?:me|us)(?: (?:that|this|it|again|about it))*|give${WHOM} a (?:call|ring|buzz|shout)
  )(?= |$)(?! (?:my|the|your|his|their|a|an|our) )
`
const TIMES =
  '(?:\\d[\\d:.]*|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|noon|night|lunch|dinner|the (?:evening|morning|afternoon|weekend)|some(?:time)?|about|few)'
const LATER = regex`
  (?:^| )(?:
    later|afterwards|tomorrow|tonight|then|evening|morning|afternoon|weekend
    |(?:in|after|around|at|by|post|past|about) ${TIMES}
    |after (?:
      he|she|i|we|they|my|the|work|office|lunch|dinner|that|this|monday|tuesday|wednesday|thursday|friday|saturday
      |sunday
    )
    |once (?:i|he|she|we|they|im|hes|shes)|when (?:i|he|she|we|they|im|hes|shes|my \w+ (?:is|comes|gets|returns|wakes|reaches))
    |(?:on |this |next )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month)
    |(?:some )?other (?:time|day)|another (?:time|day)|next (?:week|month)
  )(?= |$)
`
/** "Can we do this some other day", "let's talk later", "I'll talk once I reach home" */
const DO_LATER = regex`
  ^(?:(?:so|ok|okay|sorry|please|actually) )*(?:i|ill|i will|let me)(?: can)? (?:talk|speak)(?: (?:to|with) you)?
    [ ](?:(?:later|tomorrow|tonight|afterwards)$|(?:once|when|after) (?:i|we|im) (?:reach|get|am|im|come|go|finish)\b)
  |^(?:(?:so|ok|okay|sorry|please) )*let me (?:reach|get|go|come) (?:home|back|there)\b.* (?:call|talk|speak)$
  |\b(?:(?:can|could|shall) (?:we|i|you)|lets|let us|well|we can|we could) (?:please )?
    (?:do|talk|speak|discuss|continue|finish|have|take|connect|chat|pick)(?: (?:this|about (?:this|it)|up|to you))*
    [ ](?:
      later|tomorrow|tonight|afterwards|another (?:time|day)|some other (?:time|day)|some time later|next week
      |in the evening|after \w+|in an hour|once (?:im|i am)|when (?:im|i am)
    )\b
`

const CALLS_HINDI = regex`
  (?:^| )(?:call|phone|fone|ring|baat|कॉल|काल|फोन|रिंग|बात)(?: (?:back|wapas|वापस|dobara|दोबारा|phir|फिर))? (?:
    kar|kijiye|kijie|kijiyega|karna|karo|karein|karen|kare|karte|karta|karti|karenge|karunga|karungi|kariye|kariyega
    |lagana|lagao|lagaiye|lagaiyega|milana|milaiye|कर|कीजिए|कीजिये|कीजिएगा|करना|करो|करें|करे|करते|करता|करती|करेंगे|करूंगा|करूंगी|करिए|करिएगा|लगाना
    |लगाओ|लगाइए|लगाइएगा|मिलाना|मिलाइए
  )(?: |$)
  |(?:^| )(?:karna|karo|kijiye|kijiyega|kar lena|kar dena|करना|करो|कीजिए|कर लेना) (?:call|phone|fone|कॉल|काल|फोन)$
  |(?:^| )(?:wapas|vapas|dobara|dubara|phir|phir se|वापस|दोबारा|दुबारा|फिर|फिर से) (?:lagao|laga lena|laga dena|milao|mila lena|लगाओ|लगा लेना|लगा देना|मिलाओ|मिला लेना)$
  |(?:^| )(?:lagaiye|lagaiyega|lagana|milana|milaiye|milaiyega|लगाइए|लगाइएगा|लगाना|मिलाइए|मिलाइएगा|मिलाना)$
`
const LATER_HINDI = regex`
  (?:^| )(?:
    baad|kal|parson|parso|shaam|sham|subah|raat|dopahar|tab|der|phir|fir|hafte|thodi|बाद|कल|परसों|शाम|सुबह|रात|दोपहर|तब|देर
    |फिर|हफ्ते
  )(?: |$)
  |(?:baje|बजे)(?: (?:ke|के|tak|तक))?
  |(?:ghante|ghanta|minute|minat|घंटे|घंटा|मिनट) (?:bhar |भर )?(?:mein|me|में)
  |(?:^| )
    (?:utar|pahunch|pahuch|nikal|ruk|thahar|ghar jaa?|free ho|khaali ho|khali ho|aa|lautt?|उतर|पहुंच|निकल|रुक|ठहर|फ्री हो|खाली हो|लौट)
    (?: )?(?:ke|kar|के|कर)(?: |$)
`
/** "Das minute mein", "ghante bhar mein" */
export function namesLaterInHindi(said: string): boolean {
  return LATER_HINDI.test(said)
}

/** Told of the past, or complained of: "subah subah phone kar diya", "raat ko phone karna band karo". */
const PAST_HINDI =
  /(?:^| )(?:tha|thi|gaya|gayi|hua|(?:kiya|diya)(?! (?:kar|ja))|ky[ou]n|karna band|था|थी|थे|गया|गई|हुआ|(?:किया|दिया)(?! (?:कर|जा))|क्यों|करना बंद)(?: |$)/

/** "Main kal baat karunga apni patni se" */
const WITH_OTHERS =
  /(?:^| )(?:apni|apne|uski|uske|unki|unke|meri|mere|अपनी|अपने|उसकी|उनकी|मेरी|मेरे) \S+ (?:se|ko|से|को)(?: |$)/

/** "She's in the shower", "main bus mein hoon", "बच्चे को नहला रही हूँ": who was called cannot talk now. */
export function cannotTalkNow({ words }: Tokens, { from, to }: Clause): boolean {
  return AWAY.test(words.slice(from, to).join(' '))
}

const AWAY = regex`
  \b(?:
    asleep|sleeping|napping|resting|driving
    |in the (?:shower|bath|bathroom|toilet|kitchen|middle of|market|bus|train|metro|queue|car|office)
    |in (?:a |an? \w+ )?(?:meeting|class|exam|surgery|court)
    |at (?:
      work|office|the (?:temple|mosque|church|market|doctor|doctors|hospital|gym|bank|school|shop|airport|station)
    )
    |on (?:a|the|another) (?:call|bus|train|flight|bike|scooter|road|other line)|with a (?:client|customer|patient)
    |(?:in|at) \w+ (?:till|until)|at (?:my|the|his|her) desk|with (?:my|the) (?:boss|client|customer|patient|doctor|teacher)|off (?:this|the|my) (?:bike|bus|road|train|call|shift)|out (?:of (?:town|station|the house)|right now|just now|for|shopping|somewhere)
    |(?:is|s|has|just) (?:gone|stepped) out|not (?:at )?(?:home|in|here|around)|isnt (?:at )?(?:home|in|here|around)
    |away|busy|occupied|travelling|traveling|cooking|eating|praying|tied up|left (?:his|her|the|their) phone
    |feeding the|bathing the|be (?:free|back|home)|is back|s back
  )\b
  |(?:^| )(?:
    so (?:raha|rahi|rahe)|baa?har|busy|vyast|puja|namaz|ghar (?:par|pe) nahi
    |(?:
      bus|train|metro|gaadi|gadi|car|bike|scooter|meeting|class|office|raste|bathroom|kitchen|namaz|khet|hospital|mandir|market|bazaar
      |kaam|dukan
    ) (?:mein|me|par|pe)
    |\S+ (?:raha|rahi|rahe) (?:hoon|hun|hu|hai|hain)|(?:grahak|customer|mehmaan|mehman|log) (?:\S+ )?(?:khade|baithe|aaye) (?:hain|hue)|(?:mehmaan|mehman|guests?) hain
  )(?: |$)
  |(?:^| )(?:
    सो (?:रहा|रही|रहे)|बाहर|व्यस्त|बिजी|पूजा|घर (?:पर|पे) नहीं
    |(?:बस|ट्रेन|मेट्रो|गाडी|कार|बाइक|मीटिंग|क्लास|ऑफिस|रास्ते|अस्पताल|मंदिर|बाजार|काम|दुकान|बाथरूम|रसोई|किचन|नमाज|खेत|bike|bus|car|meeting|office|train|metro|class)
      [ ](?:में|पर|पे)
    |\S+ (?:रहा|रही|रहे) (?:हूं|है|हैं)
  )(?: |$)
`

/** "He's back by nine", "she'll be free at eight", "after seven": a later time, said of who is away. */
export function namesLaterTime({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to).join(' ')
  return BACK.test(said) && !DENIED.test(said)
}

const BACK = regex`
  \b(?:back|free|home|available|awake|up|here|done|wakes|returns|comes|reaches)
    [ ](?:by|at|around|after|in|from|only|till|tomorrow|later) ?${TIMES}?
`

/** "My brother will speak to you": another person takes the talk over. */
export function handsOver({ words }: Tokens, { from, to }: Clause): boolean {
  return HANDS_OVER.test(words.slice(from, to).join(' '))
}

const HANDS_OVER = regex`
  \b(?:my \w+|he|she|they|hell|shell|theyll|papa|mummy|daddy|mom|dad) (?:will |would |can |should |is going to )?
    (?:speak|talk|call|answer|handle|handles|deal|deals|discuss|decide|decides|looks after|look after|tell|take)\b
`

import { countWords } from '../words/count-words.ts'
import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isKin } from '../names/kin.ts'
import { isOfQuestion } from './topics.ts'

/**
 * What one asks to be done about an offer, where nothing else is asked for: "go ahead and send someone", "don't bring it", "driver bhej
 * do", "mat lagaiye", "bachche hain to rakh lo".
 */
export function biddingIn(words: readonly string[], plan: FieldReader): boolean | undefined {
  return englishBidding(words, plan) ?? hindiBidding(words, plan)
}

function englishBidding(words: readonly string[], plan: FieldReader): boolean | undefined {
  const [lead = ''] = LEAD.exec(words.join(' ')) ?? []
  const start = countWords(lead)
  const verb = words[start] ?? ''
  const isOwnVerb = isAskedVerb(verb, plan) && TAKES_OBJECT.test(words[start + 1] ?? '')
  if (!SERVES.test(verb) && !isOwnVerb) return undefined
  for (const word of words.slice(start + 1)) {
    if (TAIL.test(word)) break
    if (!OBJECT.test(word) && !isOfQuestion(word, plan)) return undefined
  }
  return !DONT.test(lead)
}

/** "Tie it" to "should a ribbon be tied around it?" */
function isAskedVerb(verb: string, { questionWords }: FieldReader): boolean {
  return verb.length > 2 && ['', 'd', 'ed'].some((end) => questionWords.has(verb + end))
}

const LEAD = regex`
  ^(?:
    (?:
      yes|yeah|ok|okay|alright|sure|no|and|so|but|then|well|please|kindly|just|do|go ahead(?: and)?|lets|let us
      |you (?:can|may|should|must|could|better)|you will have to|youll have to|you have to|id say|might as well
      |may as well|better|definitely|surely|dont|do not|you neednt|never|haan|ji|phir|to
    )[ ]
  )+
`
const DONT = /\b(?:dont|do not|neednt|never)\b/
/** What is done for somebody. */
const SERVES = regex`
  ^(?:
    send|book|add|include|arrange|keep|take|give|put|bring|make|get|install|fit|pack|wrap|schedule|reserve|provide
    |organi[sz]e|renew|enrol|enroll|register|pick|collect|deliver
  )$
`
const TAKES_OBJECT = /^(?:it|that|this|them|him|her|me|us|one)$/
const OBJECT = regex`
  ^(?:
    it|that|this|them|those|these|him|her|me|us|one|some|someone|somebody|anyone|the|a|an|my|our|your|his|man|guy
    |boy|person|people|driver|team|both|all|too|also|away|up|down|along|in|as|well
  )$
`
/** When, where, for whom, or why. */
const TAIL = regex`
  ^(?:
    for|at|on|by|from|with|to|before|after|tomorrow|today|tonight|now|soon|asap|quickly|early|please|then|because
    |since|when|so|over|along|if|anyway|instead
  )$
`

function hindiBidding(words: readonly string[], plan: FieldReader): boolean | undefined {
  const said = words.join(' ')
  const found = TO_DO.exec(said)
  if (found === null) return undefined
  const own = withoutReason(said.slice(0, found.index)).split(' ')
  const isOfIt = own.every((word) => word === '' || LIGHT.test(word) || isKin(word) || isOfQuestion(word, plan))
  if (!isOfIt) return undefined
  return !/(?<!\p{L})(?:mat|मत)(?![\p{L}\p{M}])/u.test(found[0])
}

/** "Bachche hain to rakh lo", "doctor ne bola hai isliye lena padega": what stands before the "to" is the reason. */
function withoutReason(before: string): string {
  return before.replace(REASON, '').trim()
}

const REASON = regex('u')`
  ^.*(?:
    (?<!\p{L})(?:hai|hain|tha|thi|the|hoon|\S+ega|\S+egi|\S+enge|hoga|diya|bola|kaha|है|हैं|था|थी|थे|हूं|होगा|दिया|बोला|कहा)
      [ ](?:to|toh|तो)
    |(?<!\p{L})(?:isliye|इसलिए)
  )(?= |$)
`

const TO_DO = regex('u')`
  (?<!\p{L})(?:
    (?:mat|मत) (?:laga|dal|daal|kar|rakh|bhej|de|jod|la|लगा|डाल|कर|रख|भेज|दे|जोड|ला)(?:na|o|iye|iyega|ना|ओ|ो|इए|िए|िएगा)?
    |(?:
      laga|lagwa|dal|daal|rakh|rakhwa|bhej|bhijwa|karwa|bana|jod|bula|le|dila|लगा|लगवा|डाल|रख|रखवा|भेज|भिजवा|करवा|बना|जोड|बुला|ले
      |दिला
    )(?: hi| bhi| ही| भी)? (?:
      do|dena|dijiye|dijiyega|den|dein|lo|lena|lijiye|jao|jana|jaiye|aao|aana|aaiye|दो|देना|दीजिए|दीजिएगा|दें|लो|लेना|लीजिए|जाओ|जाना
      |जाइए|आओ|आना|आइए
    )
    |(?:bhej|bhijwa|laga|lagwa|rakh|jod|bula|dal|daal)(?:o|iye|iyega|na)
    |(?:le|lagwa|karwa|rakhwa|dalwa) (?:hi )?(?:lete|lenge) (?:hain|hai)|(?:ले|लगवा|करवा|रखवा|डलवा) (?:ही )?लेते (?:हैं|है)
    |(?:भेज|भिजवा|लगा|लगवा|रख|जोड|बुला|डाल)(?:ो|ओ|िए|इए|िएगा|ना)
  )(?: (?:ji|na|please|sir|bas|phir|bhai|yaar|जी|ना|बस|फिर|भाई))*$
`
const LIGHT = regex`
  ^(?:
    haan|ji|to|toh|bas|us|usme|usmein|isme|isko|usko|ise|use|wo|woh|phir|please|ek|bhi|hi|zaroor|ab|aap|aaplog|tum
    |log|kisi|kisiko|ko|koi|banda|bande|ladka|ladke|aadmi|jaldi|is|baar|kal|aaj|abhi|sab|apna|apne|achhe|ache|se|kar
    |ke|nahi|हां|जी|तो|बस|उसमें|इसमें|इसको|उसको|वो|फिर|एक|भी|ही|अब|जरूर|आप|लोग|किसी|को|कोई|आदमी|जल्दी|कल|आज|अभी|इस|बार|सब|अपना|अपने
  )$
`

/** "Karna hi padega", "lagwana to padega hi", "we'll have to renew": there is no way around what was asked for. */
export function mustBe(words: readonly string[], plan: FieldReader): boolean {
  const said = words.join(' ')
  const found = NECESSARY.exec(said)
  if (found === null || ASKS_FIRST.test(said) || DENIES.test(said)) return false
  const [, stem = ''] = found
  const rest = stem === '' ? said.slice(found.index + found[0].length) : withoutReason(said.slice(0, found.index))
  if (rest.split(' ').some((word) => isOfQuestion(word, plan))) return true
  return stem !== '' && rest.split(' ').every((word) => word === '' || LIGHT.test(word))
}

const NECESSARY = regex('u')`
  (?<!\p{L})(\S+)(?:n[aie]|न[ाीे]) (?:(?:hi|to|toh|bhi|ही|तो|भी) )*(?:pad(?:eg[aie]|e|t[ai])|padeg\S*|पड(?:ेग[ाी]|े|त[ाी]))
    (?= |$)
  |\b(?:will|ill|well) have to\b
  |\b(?:i|we) (?:have to|must|need to|cant do without|cannot do without)\b
  |\bno (?:choice|option|way out)\b
`
const ASKS_FIRST = /(?<!\p{L})(?:p[ou]+ch|soch|dekh|bata|ruk|check|discuss|ask|think|see|consult|पूछ|सोच|देख|बता|रुक)/u
const DENIES = /(?<!\p{L})(?:not|no(?! (?:choice|option|way))|never|dont|nahi|mat|नहीं|मत)(?![\p{L}\p{M}])/u

import { regex } from '../../../../base/regex.ts'
import { TAKES_LEAVE } from './answers-it.ts'
import type { WhenAsked } from './when-asked.ts'

/** "I am out on @", "@ bank band hai", "nobody is home @", "@ mushkil hai": what stands in the way on that day. */
export function isHindered(said: string, asked: WhenAsked): boolean {
  return (
    (HINDERS.test(said) && !UNHINDERED.test(said) && !TAKES_LEAVE.test(said) && !asked.asksFor(ASKED_OF_LEAVE)) ||
    NOBODY.test(said) ||
    isElsewhere(said, asked) ||
    IMPOSSIBLE.test(said)
  )
}

/** Being let go is "chhutti" as well. */
const ASKED_OF_LEAVE = /discharg|holiday|vacation|\bleave\b|chhutti/
const HINDERS = regex('u')`
  (?:^| )(?:
    busy|occupied|packed|closed|shut|booked (?:up|out)|fully booked|housefull|travell?ing|unwell|sick|hospitali[sz]ed|bedridden
    |(?:am|are|im|were|is|be|being|going|go|hes|shes|theyre) (?:all |both )?(?:out|away|off|ill|full|abroad)|out of (?:station|town|city|country)|away
    |full (?:at|on|for|up|hai|ho)|(?:is|are) (?:a )?(?:bad|difficult|hard|terrible|wrong)(?: day)?|bad day|not (?:a )?good(?: day)?|hectic|tied up|off day|weekly off|at (?:my|our) (?:in ?laws|inlaws|parents|sisters|brothers)
    |in (?:the |a )?(?:hospital|village|meeting|meetings|court|jail|native)|at (?:the )?(?:hospital|court|native|village)
    |vyast|bi[sz]i|bahar|baahar|bimar|beemar|bukhar|gaon (?:mein|me|pe|jaa?)|aspatal mein|hospital mein|tabiyat|tabiat
    |band (?:hai|hota|hoti|hote|rahta|rahti|rehta|rehti|rahega|rahegi|hoga|hogi|ho|h)|bandh (?:hai|rahega|rahegi|hoga)
    |kaam (?:hai|rahega|hoga|hain|aa gaya|se)|time nahi|chhutti|chutti|chhuti|chuttiyan|chhuttiyan|holidays?
    |व्यस्त|बिजी|बाहर|बीमार|बुखार|तबीयत|बंद|छुट्टी|छुट्टियां|गांव (?:में|जा)|अस्पताल में|काम (?:है|रहेगा|होगा)
  )(?= |$)
`
/** "Not busy", "chhutti nahi hai" */
const UNHINDERED = regex('u')`
  (?:^| )(?:not|isnt|arent|wont be|no|never) (?:\S+ )??(?:busy|closed|away|out|off|travell?ing|holiday|occupied)(?= |$)
  |(?:^| )(?:busy|band|bahar|vyast|chhutti|chutti|kaam|व्यस्त|बिजी|बाहर|बंद|छुट्टी|काम) (?:nahi|nahin|nai|नहीं)(?= |$)
`
const NOBODY = regex('u')`
  (?:^| )(?:nobody|no one|noone)(?= |$)
  |(?:^| )(?:koi|kisi|ghar (?:pe|par|mein)|कोई|किसी|घर (?:पर|पे|में))(?: \S+){0,3} (?:nahi|nahin|nai|नहीं)(?= |$)
`
const IMPOSSIBLE = regex('u')`
  (?:^| )(?:not|isnt|wont be|never|no) (?:be )?(?:possible|available|free|home|at home|convenient|suitable|okay|ok|in town|around|working|in)(?= |$)
  |(?:^| )(?:impossible|namumkin|naamumkin)(?= |$)
  |(?:^| )(?:possible|available|free|mumkin|sambhav|home|ho payega|ho paega|ho paegi|ho payegi|ho sakega|ho sakta|ho sakti|kar sakta|kar sakti|aa sakta|aa sakti|chalega|jamega) (?:nahi|nahin|nai)(?= |$)
  |(?:^| )(?:nahi|nahin|nai) (?:ho|aa|kar|de|mil|rah|reh|chal|ban|jam|le|rukh|ruk|pah?unch)\S* ?(?:pa\S+|sak\S+|hai|hain|hoon|hun)?(?= |$)
  |(?<![\p{L}\p{M}])नहीं (?:हो|आ|कर|दे|मिल|रह|चल)\S*(?= |$)
`

/** "I am in Pune on @", "@ ko main Pune mein rahunga" */
function isElsewhere(said: string, asked: WhenAsked): boolean {
  const [, english, hindi] = ELSEWHERE.exec(said) ?? []
  const place = english ?? hindi
  return place !== undefined && !AT_HAND.test(place) && !asked.names(place)
}

const ELSEWHERE = regex('u')`
  (?:^| )(?:im|i am|we are|be|i will be) in (\p{L}{3,})(?= |$)
  |(?:^| )([\p{L}\p{M}]{3,}) (?:mein|me|में) (?:rahunga|rahungi|rahenge|hoon|hun|रहूंगा|रहूंगी|रहेंगे|हूं)(?= |$)
`
/** Where somebody can be met. */
const AT_HAND =
  /^(?:town|home|the|city|india|ghar|shahar|sheher|yahan|office|dukan|dukaan|shop|area|house|time|between|घर|शहर|ऑफिस|दुकान)$/

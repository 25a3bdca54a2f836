import { regex } from '../../../../base/regex.ts'
import type { WhenAsked } from './when-asked.ts'

/** "I'll let you know on @", "@ ko bataunga", "@ tak decide karenge": when the answer will be given, and not the answer. */
export function isToldLater(said: string, asked: WhenAsked): boolean {
  if (DECIDES.test(said)) return true
  if (PASSED_ON.test(said)) return false
  return (TELLS.test(said) || LOOKS.test(said)) && !asked.asksFor(ASKED_OF_TALK)
}

/** "When should the nurse call?", "day and time for the reminder", "when will you come to see the hall" */
const ASKED_OF_TALK = /\b(?:call|ring|remind\w*|talk|speak|contact\w*|phone|message|tour|see|view\w*)\b/

/** "Ask him to come on @", "technician ko bata dena @ aa jaye": a request for somebody else. */
const PASSED_ON = regex('u')`
  (?:^| )(?:tell|ask|inform)(?: \S+){1,3}? to (?:come|visit|deliver|bring|collect|pick|send|be here|be there|reach|do it)(?= |$)
  |(?:^| )bata (?:do|dena|dijiye|dijiyega)(?: ki| ke)? (?:\S+ ){0,2}?(?:aaye|aaen|aayen|aa jaye|aa jayen|aa jaen|le jaye|bhej de|bhej dein)(?= |$)
  |बता (?:दो|देना|दीजिए)(?: कि)? (?:\S+ ){0,2}?(?:आए|आएं|आ जाए|आ जाएं|भेज दें)(?= |$)
`

const TELLS = regex('u')`
  (?:^| )(?:let (?:you|u|them|him|her) know|let know|get back to you|revert|(?:tell|inform|update|text|message|whatsapp|ask|remind) (?:you|u|me|him|her|them|my|again)|tell|inform|(?:ill|i will|we will) (?:call|phone|ring)(?: (?:you|u|back))?)(?= |$)
  |(?:^| )(?:yaad dila\S*|याद दिला\S*)(?= |$)
  |(?:^| )(?:bata|batha|btaa|bta)(?! (?:chuk|diya|rakha))(?!y[aei]|i |ya|diya)\S*(?= |$)
  |(?:^| )(?:poo?chh?|puchh?)(?:na|unga|ungi|enge|kar|ke|ta|ti|te|oonga|oongi|iye|iyega|lena|lo|o)?(?= |$)
  |(?<![\p{L}\p{M}])बता(?!या|यी|ई)\S*(?= |$)
  |(?<![\p{L}\p{M}])पूछ(?!ा)\S*(?= |$)
`
const DECIDES = regex('u')`
  (?:^| )(?:ill|well|will|shall|can|lets|have to|need to|let me(?= (?:check|ask|confirm|decide|find|discuss))) (?:only |then |also |just |surely |definitely |first |have to )*(?:confirm|decide|think|know|find out|check|finali[sz]e|discuss|consult|plan|see(?! (?:you|u|the doctor|him|her)(?: |$)))(?= |$)
  |(?:^| )(?:decide|confirm|final|finalize|fix|tay|tai|pakka|think|check|discuss|plan|pata|maloom)
    [ ](?:kar|kr)(?:unga|ungi|enge|oonga|oongi|ke|lunga| ke| kar| lunga| lungi| lenge| dunga| dungi| denge| ke bata\S*)(?= |$)
  |(?:^| )(?:pata|maloom) (?:chal|lag|ho|pad)\S*(?= |$)
  |(?:^| )soch(?:unga|ungi|enge|ke|kar|oonga|te|ta| ke| kar| lunga| lungi| lenge)(?= |$)
  |^(?:(?:please|will|to) )*confirm (?:by|till|before) @
  |(?:^| )(?:salah|mashwara|mashvara|vichar|charcha) kar\S*(?= |$)
  |(?<![\p{L}\p{M}])(?:डिसाइड|कन्फर्म|फाइनल|तय|पक्का|पता|विचार) (?:करूंगा|करूंगी|करेंगे|करके|कर के|कर लूंगा|कर लेंगे|कर दूंगा|कर देंगे|चलेगा|लगेगा)(?= |$)
  |(?<![\p{L}\p{M}])सोच(?:ूंगा|ूंगी|ेंगे|कर|के| कर| के| लूंगा| लेंगे)(?= |$)
`
const LOOKS = regex('u')`
  (?:^| )dekh(?:unga|ungi|enge|oonga|te|ta|ti| lunga| lungi| lenge| ke| kar)(?= |$)
  |(?<![\p{L}\p{M}])देख(?:ूंगा|ूंगी|ेंगे|ते|ता|ती| लूंगा| लेंगे| कर| के)(?= |$)
`

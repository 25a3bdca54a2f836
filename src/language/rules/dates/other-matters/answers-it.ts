import { regex } from '../../../../base/regex.ts'

/**
 * Whether a part asks for what a day is asked for, promises it, or says what suits: "@ ko aa jao", "I will pay on @", "@ theek rahega".
 */
export function answersIt(said: string): boolean {
  return TAKES_LEAVE.test(said) || REQUESTS.test(said) || PROMISES.test(said) || SUITS.test(said)
}

/** "Maine @ ki chhutti li hai": made free for it. */
export const TAKES_LEAVE =
  /^(?:maine|humne|मैंने|हमने)? ?@ (?:ko|ki|ke liye|को|की|के लिए) (?:chh?utti|leave|off|छुट्टी) (?:(?:le|ले) )?(?:li|rakhi|lee|ली|रखी)(?: (?:li|rakhi|hui|ली|रखी))?(?: (?:hai|h|है))?$/

const REQUESTS = regex('u')`
  ^(?:(?:so|then|and|but|ok|okay|yes|no|haan|please|just|kindly|you|you can|we can|can you|can we|could you|could we|to|toh|phir|@|on) )*
    (?:come|send|make it|keep it|start|bring|deliver|book|schedule|fix|put|do it|let us|lets|give|have it|pick|collect|drop|visit|arrange|reschedule)(?= |$)
  |(?:^| )(?:please|chahiye|chahie|bhejna|bhejo|bhejdo|bhijwa\S*|aana|aao|aajao|aaiye|aaiyega|aiye|rakhna|rakho|rakhiye|rakhlo|rakhdo|likho|likhna|likhiye|bhejiye|bhejiyega|dijiye|kijiye|karwaiye)(?= |$)
  |(?:^| )(?:aa|de|kar|bhej|rakh|likh|bula|le|utha|karwa|karva|laga) (?:do|dena|dijiye|dijiyega|lo|lena|lijiye|jana|jaana|jao|jaao|jaye|jaiye|jaiyega)(?= |$)
  |(?<![\p{L}\p{M}])(?:चाहिए|भेजना|भेजो|भेजिए|आना|आओ|आइए|आइएगा|रखना|रखो|रखिए|लिखो|लिखिए|दीजिए|कीजिए)(?![\p{L}\p{M}])
  |(?<![\p{L}\p{M}])(?:आ|दे|कर|भेज|रख|लिख|ले|करवा) (?:दो|देना|दीजिए|लो|लेना|लीजिए|जाना|जाओ|जाए|जाइए)(?![\p{L}\p{M}])
`
const PROMISES = regex('u')`
  (?:^| )(?:i|we|he|she|they|you) (?:will|shall|can|could|would|may|might|want to|would like to|plan to|am going to|are going to)(?: \S+)? (?:pay|come|give|visit|collect|join|start|begin|send|do|make|be (?:there|home|at home|free|available)|take|pick|drop|deposit|transfer|clear|move|shift|receive|bring|meet)(?= |$)
  |(?:^| )(?:ill|well|lets)(?: \S+)? (?:pay|come|give|visit|collect|join|start|begin|send|do|make|be (?:there|home|at home|free|available)|take|pick|drop|deposit|transfer|clear|move|shift|receive|bring|meet)(?= |$)
  |(?:^| )(?:will|can) (?:pay|come|give|visit|collect|join|start|send|do|make it|deposit|transfer|clear)(?= |$)
  |(?:^| )(?:(?:aa|de|kar|le|bhej|bhar|jama kar|chuka|karwa)\S? ?(?:ja|d|l)?)(?:unga|ungi|oonga|oongi|aunga|aungi|enge|engi|aenge|ayenge|dunga|dungi|denge|lunga|lungi|lenge)(?= |$)
  |(?:^| )(?:aa|kar|le|de|bhar) (?:sakt[aei]|pa(?:unga|ungi|enge)|raha hoon|rahi hoon|rahe hain)(?= |$)
  |(?:^| )(?:aata|aati|kart[aie]) (?:hoon|hun|hu|hain)(?= |$)
  |(?<![\p{L}\p{M}])(?:आ|दे|कर|ले|भेज|भर)(?:[ ]?(?:जा|द|ल)?)(?:ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे)(?![\p{L}\p{M}])
  |(?<![\p{L}\p{M}])(?:दूंगा|दूंगी|देंगे|आऊंगा|आऊंगी|आएंगे|करूंगा|करूंगी|करेंगे|भेजूंगा|भेजूंगी|भेजेंगे)(?![\p{L}\p{M}])
  |(?<![\p{L}\p{M}])(?:आता|आती|करता|करती) हूं
`
/** Says that a day is good. */
export const SUITS = regex('u')`
  (?:^| )(?:
    best|better|ideal|perfect|suits?|suitable|prefer|preferred|preferably|works|fine|ok|okay|good|convenient|free|available|final|confirmed?|possible
    |sambhav|mumkin|khaali|khali|theek|thik|thk|sahi|behtar|chalega|chalegi|pakka|tay|fix|fixed|aasan|milunga|milungi|milenge|milega|ho jaye(?:ga)?|ho sakta|ho sakti
    |बेहतर|ठीक|सही|चलेगा|चलेगी|पक्का|तय|खाली|फ्री|बढ़िया|मिलूंगा|मिलूंगी|मिलेगा|हो सकता|हो जाएगा
  )(?= |$)
`

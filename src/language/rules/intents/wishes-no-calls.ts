import { regex } from '../../../base/regex.ts'

/**
 * Whether a clause wishes politely, or demands of somebody, that no calls come any more: "I'd be grateful if nobody phoned me
 * again", "your nurse should not ring me at all", "you don't need to call me any more", "aage se mujhe phone na aaye". What
 * holds at a time or in a case ("… if you didn't call before noon", "… unless it is urgent") is none.
 */
export function wishesNoCalls(said: string): boolean {
  return WISHES.some((pattern) => pattern.test(said)) && !IN_SOME_CASES.test(said)
}

const CALL = '(?:call|ring|phone|contact|message|text|disturb|bother)'
const CALLING = '(?:calling|ringing|phoning|contacting|messaging|texting|disturbing|bothering)'
const CALLED =
  '(?:called|rang|phoned|contacted|messaged|texted|disturbed|bothered|calls?|rings?|phones?|contacts?|messages?)'
const WHOM = '(?: (?:me|us|here|my number|on my number|this number|on this number|on this phone|to me))?'
const YOU = '(?:you|u|your \\w+|you people|you guys|you all|they)'
const WELCOME = 'grateful|obliged|appreciated?|thankful|happy|happier|glad|nice|nicer|better|great|good|kind|kinder'
const FOR_GOOD =
  '(?:again|any ?more|ever(?: again)?|at all|in (?:the )?future|from now on|henceforth|hereafter|further)'
const NOBODY = '(?:nobody|no one|noone|none of you|not one of you)'
const YOURS = '(?: (?:from|of|in|at) (?:your|the|this) \\w+)?'

const WISHES = [
  // "I'd appreciate it if you didn't call", "it would be nice if nobody rang me again"
  regex`
    \b(?:rather|prefer|hope|wish|(?:${WELCOME})(?: it)? if)(?: that| if)? (?:
      ${YOU} (?:didnt|did not|dont|do not|never|wont|would not|wouldnt)(?: \w+)? ${CALL}${WHOM}(?: ${FOR_GOOD})?
        (?: (?:please|sir|madam|thanks|thank you))*$
      |${YOU} (?:would |could )?(?:stop|stopped|quit) ${CALLING}\b
      |${NOBODY}${YOURS}(?: \w+)? ${CALLED}${WHOM} ${FOR_GOOD}
    )
  `,
  // "You should not ring me at all", "nobody from your side must call me again"
  regex`
    (?<!\b(?:he|she|they|it|why|who|(?:my|our|the) \w{1,20}) )\b(?:should|must|shall|may|need) (?:not|never)(?: ever)? ${CALL}${WHOM}
      [ ](?:${FOR_GOOD}|(?:today )?or any)\b
    |\b(?:shouldnt|mustnt|better not)(?: ever)? ${CALL}${WHOM} ${FOR_GOOD}\b
    |\b${NOBODY}${YOURS} (?:should|must|is to|may) (?:ever )?${CALL} (?:me|us|here|this number)\b
  `,
  // "I would not like to receive any further calls"
  regex`
    \b(?:i|we) (?:would|will|do|really|certainly|should) not (?:like|want|wish|care)(?: to)? (?:receive|get|have|take|be (?:called|contacted|phoned|rung|disturbed))\b
      (?:(?: any| further| more| such| your| these| other)* (?:calls|messages|texts|sms)(?: \w+){0,4}| ${FOR_GOOD}.*)$
  `,
  // "You don't need to call me any more", "there is no need to ring here ever again"
  regex`
    \b(?:(?:dont|do not|no longer) (?:need|have) to|neednt|need not|no need(?: for you)? to|no need of) (?:call|calling|ring|phone|contact|message|text)(?:ing)?${WHOM}
      [ ](?:any ?more|ever(?: again)?)\b
  `,
  // "I just want to be left alone", "enough of these calls", "mera peecha chhod do", "bas karo ye phone"
  regex('u')`
    \b(?:want|wish|need|like|please|prefer)(?: \w+)? to be left alone\b
    |^(?:(?:i have had|ive had|had|please|thats|ok|okay) )*enough (?:of|with) (?:these|your|all these|such|this|the)(?: \w+)? (?:calls?|calling|messages)\b
    |(?:^| )(?:mer[ae]|hamar[ae]|मेरा|हमारा) (?:peecha|picha|pichha|peechha|पीछा) (?:\S+ )?(?:chh?od|छोड)\S*(?: |$)
    |(?:^| )(?:peecha|picha|pichha|peechha|पीछा) (?:chh?od|छोड)\S*(?: (?:do|dijiye|दो|दीजिए))? (?:mer[ae]|hamar[ae]|मेरा|हमारा)(?: |$)
    |^(?:(?:ab|yaar|bhai|please|अब|यार|भाई) )*(?:bas|बस) (?:kar|kariye|karo|kijiye|करो|कीजिए|करिए|कर) (?:\S+ ){0,3}?(?:calls?|phone|message|कॉल|काल|फोन|मैसेज)\b
  `,
  // "Aage se mujhe phone na aaye", "ab koi call nahi aani chahiye", "मुझे दोबारा फोन न आए"
  regex('u')`
    (?:^| )(?:aage se|aaj se|ab se|dobara|dubara|kabhi|phir|phir se|ab|aaj ke baad|आगे से|आज से|अब से|दोबारा|दुबारा|कभी|फिर|फिर से|अब|आज के बाद)
      [ ](?:(?!agar|jab|अगर|जब)\S+ ){0,4}?(?:call|calls|phone|fone|message|कॉल|काल|फोन|मैसेज) (?:bhi |भी )?
      (?:(?:na|mat|न|ना|मत) (?:aa?ye|aane|aani|aana|aaen|aayen?|आए|आये|आना|आनी|आने|आएं)|(?:nahi|नहीं) (?:aane|aani|aana|आना|आनी|आने))
      (?: (?:chahiye|chahie|dena|do|paaye|pay?e|चाहिए|देना|दो|पाए))?(?: (?:bas|please|ji|yaar|samjhe|बस|जी|समझे))*$
  `,
  // "Phone aana band hona chahiye", "ये फ़ोन आना भी बंद होना चाहिए", "please बंद कीजिए ये calls"
  regex('u')`
    (?:^| )(?:(?:calls?|phone|fone|messages?|कॉल|काल|फोन|मैसेज) (?:aana|aane|karna|karne|आना|आने|करना|करने)|(?:calls|messages)) (?:(?:bhi|ab|to|भी|अब|तो) )*
      (?:band|बंद|बन्द) (?:(?:ho|kar|हो|कर) )?(?:hona|hone|honi|karna|jana|jani|jaana|होना|होने|होनी|करना|जाना|जानी) (?:chahiye|chahie|mangta|चाहिए)(?: |$)
    |(?:^| )(?:band|बंद|बन्द) (?:karo|kariye|kijiye|kar do|kar dijiye|करो|करिए|कीजिए|कर दो|कर दीजिए)
      [ ](?:(?:ab|apne|apni|अब|अपने|अपनी) )?(?:ye|yeh|ye sab|in|yah|ये|यह|ये सब|इन) (?:calls?|phone|messages?|कॉल|काल|फोन|मैसेज)(?: |$)
    |(?:^| )(?:sampark|contact|संपर्क|सम्पर्क) (?:(?:na|mat|न|ना|मत) (?:kar|kij|कर|कीज)\S*|(?:nahi|नहीं) (?:karna|karein|karen|kijiye|kariye|करना|करें|कीजिए|करिए))(?= |$)(?! (?:pa|पा))
    |(?:^| )(?:(?:number|नंबर|नम्बर) (?:\S+ ){0,4}?|please |प्लीज )(?:remove|delete|hata|रिमूव|डिलीट|हटा) (?:kar|kij|do|dij|कर|कीज|दो|दीज)\S* (?:\S+ ){0,3}?(?:system|list|database|record|सिस्टम|लिस्ट|रिकॉर्ड) (?:se|से)(?: |$)
  `,
  // "All I want is that you never call me again", "I don't want anybody calling me ever"
  regex`
    \b(?:is|that|please|want) (?:that )?you (?:people |guys )?never (?:ever )?${CALL}${WHOM} again\b
    |\b(?:dont|do not) want (?:\w+ ){0,4}?(?:anybody|anyone|you|people) ${CALLING}${WHOM} (?:ever|again|any ?more)\b
  `,
  // "Could you not call me any more", "please make sure nobody calls me again", "no calls from now on"
  regex`
    \b(?:could|can|would|will) you (?:please |kindly )?(?:not ${CALL}${WHOM} ${FOR_GOOD}(?! (?:today|now|tonight|and again))|stop ${CALLING} (?:me|us|here|this number))\b
    |\b(?:make|making|be) sure (?:that )?${NOBODY} ${CALLED}${WHOM} ${FOR_GOOD}\b
    |\bwhy dont you (?:just )?(?:stop|quit) ${CALLING} (?:me|us|here|this number)\b
    |^(?:(?:so|and|please|ok|no) )*no (?:more )?(?:phone )?calls (?:from now on|henceforth|hereafter|again|in (?:the )?future)$
    |\b(?:id|i would|we would|wed) rather not (?:get|receive|have|be getting) (?:these|your|any|such|any such|any more) (?:\w+ )?(?:calls|messages)$
  `,
  // "Phone rakho aur dobara mat karna"
  regex('u')`
    (?:^| )(?:phone|call|line|फोन|कॉल) (?:rakh|kaa?t|band kar|रख|काट)\S* (?:\S+ ){0,2}?(?:dobara|dubara|phir|aage se|kabhi|दोबारा|दुबारा|फिर|कभी) (?:se )?(?:mat|na|मत|न) (?:kar|lag|mila|कर|लगा|मिला)\S*(?: |$)
  `,
  // "Ab se koi call nahi", "list se naam kaat do", "aapka number block kar raha hoon", "मुझे कॉल्स नहीं चाहिए"
  regex('u')`
    ^(?:(?:please|bas|to|प्लीज|बस) )*(?:ab se|aaj se|aage se|अब से|आज से|आगे से) (?:koi |कोई )?(?:call|calls|phone|message|कॉल|कॉल्स|फोन|मैसेज) (?:nahi|नहीं)$
    |(?:^| )(?<!(?:voter|ration|merit) )(?:list|लिस्ट|सूची) (?:se|से) (?:mera |hamara |मेरा |हमारा )?(?:naam|number|नाम|नंबर) (?:kaa?t|hata|nikaa?l|delete kar|काट|हटा|निकाल|डिलीट कर) ?(?:do|dijiye|dena|o|iye|दो|दीजिए|देना|ओ|इए)(?: |$)
    |(?:^| )(?:aapka|aap logon ka|tumhara|आपका|तुम्हारा) (?:number|nambar|नंबर) (?:block|ब्लॉक) (?:kar|कर) (?:rah[aei]|dung[ai]|deng[ei]|रह[ाीे]|दूंग[ाी]|देंगे)(?: |$)
    |^(?:mujhe|mujhko|hume|humein|hamein|मुझे|मुझको|हमें) (?:aapk[ei] |ye |koi |आपकी |ये |कोई )?(?:calls|कॉल्स|कॉलें) (?:nahi|नहीं) (?:chahiye|chahie|चाहिए)(?: |$)
  `,
]

const IN_SOME_CASES = regex`
  \b(?:unless|except|before|after|until|till|when|while|during|without|so often|too often|too much|so much|every day|daily|on weekends?|at night|at work|in between)\b
  |(?:^| )(?:agar|jab|jab tak|अगर|जब|से पहले|se pehle|ke baad(?= \S*(?:baje|shaam)))(?: |$)
`

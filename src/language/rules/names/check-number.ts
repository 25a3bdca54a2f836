import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Whether a message says nothing but that the number is to be checked before it is dialled: "please check the number you dialled", "number ek
 * baar check karke lagao". "Check the number you called from", "policy number dekh kar call lagaiye" are about something else.
 */
export function saysToCheckNumber({ words }: Tokens): boolean {
  return words.includes('check') || DEKH.test(words.join(' ')) ? CHECK_NUMBER.test(words.join(' ')) : false
}

const DEKH = /(?:^| )(?:dekh|देख|चेक)(?: |$)/
const DENIAL =
  '(?:(?:no|not|me|its not me|im not|i am not|sorry|please|kindly|just|first|once|again|nahi|main nahi hoon|main woh nahi|zara|pehle|bhai|bhaiya|ji|are|arre|sahi|apna|ek baar|नहीं|मैं नहीं हूं|जरा|पहले|भाई|जी|अरे|सही|अपना|एक बार) )*'
const END = '(?: (?:please|sir|madam|maam|properly|again|once|ji|bhai|जी|भाई))*$'
const CHECK_NUMBER = regex('u')`
  ^${DENIAL}check (?:the|your|that|which|what) number (?:again |once )?(?:that )?(?:you|youve|you have) (?:just |have )?(?:dial\w*|called|rang|rung)${END}
  |^${DENIAL}check (?:the|your) number (?:again |once |properly |first )*(?:and|then|before) (?:you )?(?:dial|dialling|dialing|ring|call again)${END}
  |^${DENIAL}(?:number|नंबर) (?:(?:ek|baar|to|sahi|se|theek|thik|एक|बार|तो|सही|से|ठीक) )*(?:check|dekh|चेक|देख) (?:karke|kar ke|ke|kar|करके|कर के|के|कर)
    [ ](?:lag(?:ao|aiye|aiyega|ana|aya kar\S*)|mil(?:ao|aiye|aiyega|ana|aya kar\S*)|dial (?:kar|kij)\S*|लगा(?:ओ|इए|ना|या कर\S*)|मिला(?:ओ|इए|ना|या कर\S*))${END}
`

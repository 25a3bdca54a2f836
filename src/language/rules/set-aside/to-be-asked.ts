import { regex } from '../../../base/regex.ts'

/** "Usse poochna padega", "let me ask my uncle", "pata nahi ji": somebody else knows, or nobody. */
export function isToBeAsked(words: readonly string[]): boolean {
  return TO_BE_ASKED.test(words.join(' '))
}

const TO_BE_ASKED = regex('u')`
  \b(?:let me|ill|i will|i have to|ill have to|i need to|need to|have to|i must|i should|we have to|well have to) (?:first )?
    (?:ask|check with|confirm with|speak (?:to|with)|talk (?:to|with)) (?:my|our|him|her|them|the|someone|somebody|with)\b
  |(?:^| )(?:se|unse|usse|inse|isse|kisi se|से|उनसे|उससे|इनसे) (?:hi |ही )?(?:poo?chh?|puchh?|पूछ)\S* (?:padega|padegi|hoga|kar|ke|lu|lun|loon|lunga|lungi|पडेगा|होगा|कर|के|लू|लूं|लूंगा|लूंगी)(?: |$)
  |^(?:(?:ji|are|arre|जी|अरे) )?(?:(?:mujhe|mujhko|मुझे) )?(?:(?:pata|maloom|malum|पता|मालूम) (?:nahi|नहीं)|(?:nahi|नहीं) (?:pata|maloom|पता|मालूम))(?: |$)
  |^(?:(?:um|uh|well|sorry) )*(?:i )?(?:dont|do not) (?:really )?know\b
`

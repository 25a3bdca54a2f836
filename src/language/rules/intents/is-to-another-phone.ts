import { regex } from '../../../base/regex.ts'

/** Whether a clause is about calls to somebody else, or to another phone. */
export function isToAnotherPhone(clause: string): boolean {
  return TO_OTHERS.test(clause)
}

/**
 * "Wife ko call mat karna", "uspe call mat karna", "उसे फोन न किया करें", "unke number par phone mat karna", "don't ring the office
 * number": somebody else's phone, or another one.
 */
const TO_OTHERS = regex`
  (?:^| )(?:
      unke|uske|inke|dusre|doosre|purane|pehle|ghar|office|dukan|dukaan|shop|factory|landline|उनके|उसके|इनके|दूसरे|पुराने|घर|ऑफिस|दुकान|\S+ (?:ke|ki|के|की)
    )
    [ ](?:ke |wale |के |वाले )?(?:number|nambar|phone|mobile|landline|line|नंबर|फोन|मोबाइल) (?:pe|par|पे|पर)
    [ ](?:(?!dobara|dubara|phir|fir|दोबारा|दुबारा|फिर)\S+ ){0,3}?(?:call|phone|fone|ring|message|कॉल|काल|फोन|मैसेज)
    [ ](?:\S+ )?(?:mat|na|nahi|मत|न|ना|नहीं)(?! (?:\S+ )?(?:dobara|dubara|phir|fir|दोबारा|दुबारा|फिर))(?: |$)
  |\b(?:provided|as long as) (?:that )?(?:you|they|your \w+) (?:can |will |could |would |just )?(?:stop|quit) \w+ing (?:my|our|his|her|their)
    [ ](?!(?:number|phone|mobile|house|home|cell|line)\b)\w+
  |\b(?:dont|do not|never) (?:call|ring|phone|message|text|try)(?: (?:me|us))?(?: on| at| to)?
    [ ](?:his|her|their|the (?:office|work|home|house|shop|other|old|landline|first|second|school)|that|my (?:office|work|home|house|shop|other|old|landline|first|second|\w+s)|our (?:office|home|landline|other|old))
    [ ](?:\w+ )?(?:number|phone|mobile|landline|line|cell)\b
  |(?:^| )(?:call|phone|baat|कॉल|काल|फोन|बात) (?:\S+ ){1,5}?(?:usko|unko|unhe|unhein|use|use|us ko|un ko|उसको|उनको|उन्हें|उसे)(?: bhi| भी)?$
  |(?:^| )(?:usko|usse|use|unko|unhe|unhein|uspe|uspar|unpe|unpar|उसको|उसे|उनको|उन्हें|उसपे|उसपर)(?: \S+){0,3}
    [ ](?:call|phone|ring|message|कॉल|काल|फोन)(?: |$)
  |(?:^| )(?<!(?:^| )(?:aap|tum|आप|तुम) )
    (?!(?:is|mujh|hum|ham|ab|aage|aap|number|phone|mobile|sh?aam|subah|raat|dopahar|kal|इस|मुझ|हम|अब|आप|नंबर|फोन|mere|meri|मेरे|शाम|सुबह|रात|दोपहर|कल) )\S+ (?:ko|को)
    [ ](?:(?!bol|kah|keh|mana|bata|बोल|कह|मना|बता)\S+ ){0,4}?(?:call|phone|ring|कॉल|काल|फोन) (?:(?:\S+ ){0,1}?(?:mat|मत)|(?:na|न|ना)(?= kar| कर))
    (?: |$)
`

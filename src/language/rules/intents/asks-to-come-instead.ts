import { regex } from '../../../base/regex.ts'
import { type Clause, clauseAround, clausesOf, saidIn } from '../words/clauses.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Whether "don't call" only tells how to be reached, as another clause asks to come, to bring or to leave a thing: "don't call, just
 * come on Friday", "phone mat karna, guard ko de dena". What holds for good ("ever", "again", a list) ends all calls.
 */
export function asksToComeInstead(heard: Tokens, wish: Clause): boolean {
  const own = clauseAround(heard, wish)
  return requestsToCome(heard).some(({ from, to }) => to <= own.from || from >= own.to) || goesOnToCome(heard, own)
}

/** "Phone mat karna seedha aa jao", without a break between. */
function goesOnToCome(heard: Tokens, own: Clause): boolean {
  const behind = BEHIND_DENIAL.exec(saidIn(heard, own))?.[1] ?? ''
  return COME.test(behind) && !OWN_DEED.test(behind) && !DENIES.test(behind) && !FOR_GOOD.test(heard.words.join(' '))
}

const BEHIND_DENIAL = /(?:^| )(?:not|dont|mat|na|मत|न) \S+ (.+)$/

/** The clauses that ask to come, to bring or to leave a thing; none where anything holds for good. */
const requestsToCome = oncePerMessage((heard: Tokens): Clause[] => {
  if (FOR_GOOD.test(heard.words.join(' '))) return []
  return clausesOf(heard).filter((clause) => {
    const said = saidIn(heard, clause)
    return COME.test(said) && !DENIES.test(said) && !OWN_DEED.test(said)
  })
})

const FOR_GOOD = regex('u')`
  (?<!\p{L})(?:
    ever|again|anymore|more|never|stop|list|remove|delete|unsubscribe|block|report|complaint|police|dobara|dubara
    |kabhi|phir|aage|aaj ke baad|band|hata\w*|दोबारा|दुबारा|कभी|फिर|आगे|बंद|हटा\S*|शिकायत|पुलिस
  )(?![\p{L}\p{M}])
`
const DENIES = /(?<!\p{L})(?:not|dont|never|nobody|no|mat|nahi|na|मत|नहीं|न)(?![\p{L}\p{M}])/u
/** "Seedha consumer court jaunga" asks nobody to come. */
const OWN_DEED = /\S(?:unga|ungi|oonga|oongi|enge|ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे)(?: |$)/u
const COME = regex('u')`
  ^(?:(?:just|please|but|and|simply|so|you can|only) )*(?:come|deliver|bring|drop|ring the bell|knock|leave (?:it|them|the (?!list\b)\w+|my \w+) (?:at|with|in|on|outside|near|by)|(?:give|hand) (?:it|them) (?:over )?to|send (?:someone|somebody|him|her|(?:the|a|your) (?:plumber|electrician|technician|engineer|mechanic|man|boy|guy|person|driver|carpenter|nurse)))\b
  |(?:^| )(?:kisi ko|aadmi|admi|ladke ko|mistri|plumber|electrician|mechanic|technician|engineer|किसी को|आदमी|मिस्त्री|प्लंबर) (?:\S+ )?(?:bhejo|bhejna|bhejiye|bhej (?:do|dena|dijiye)|भेजो|भेजना|भेजिए|भेज (?:दो|देना|दीजिए))(?: |$)
  |\b(?:when|once) you (?:arrive|reach|come|get (?:here|there)|deliver|are (?:here|downstairs|outside))\b
  |(?:^| )(?<!(?:haal|akele) )(?:par|pe|mein|me|pas|paas|bahar) (?:hi )?(?:chhod|chod|chhor|rakh) (?:do|dena|dijiye|dijiyega|jana|lena)(?! (?:bol|kah|keh|apn))(?: |$)
  |(?:^| )(?:guard|watchman|security|chowkidar|neighbour|neighbor|padosi|reception)(?: wale)? (?:ko|ke paas|pe|par) (?:\S+ )?(?:de|chhod|rakh|pakda) (?:do|dena|dijiye|dijiyega|jana)(?: |$)
  |(?:^| )(?:bell|ghanti|घंटी) (?:bajana|baja (?:do|dena|dijiye|dijiyega)|बजाना|बजा (?:दो|देना|दीजिए))
  |(?:^| )(?<!हाल )(?:पर|पे|में|पास|बाहर) (?:ही )?(?:छोड|रख) (?:दो|देना|दीजिए|दीजिएगा|जाना)(?: |$)
  |(?:^| )(?:गार्ड|वॉचमैन|चौकीदार|सिक्योरिटी|पडोसी) (?:को|के पास) (?:\S+ )?(?:दे|छोड|रख|पकडा) (?:दो|देना|दीजिए|दीजिएगा|जाना)(?: |$)
  |(?:^| )(?:seedhe|sidhe|sidha|seedha|direct) (?:\S+ ){0,3}?(?:aa|bhej|de|le|chhod|chhor|rakh|ghar|deliver|pahunch|chal|baat|mil|come|send)\S*(?: |$)
  |(?:^| )(?:aa (?:jao|jaana|jana|jaiye|jaiyega)|aana|aao|aaiye|aaiyega|le aana|de jaana)(?: |$)
  |(?:^| )(?:सीधे|सीधा) (?:\S+ ){0,3}?(?:आ|भेज|दे|ले|छोड|रख|घर|पहुंच|चल|मिल)\S*(?: |$)
  |(?:आ (?:जाओ|जाना|जाइए)|आना|आइए|ले आना|दे जाना)(?: |$)
`

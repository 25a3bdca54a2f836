import { regex } from '../../base/regex.ts'

const NAHI = '(?:nahi|nai|na|mat|नहीं|ना|मत)'
const OF_ONESELF =
  '(?:number|nambar|no|naam|name|umar|umr|umra|age|details|detail|jankari|jaankari|address|income|salary|info|information|cheezein|नंबर|नाम|उम्र|उमर|जानकारी|पता|डिटेल)'
const I = '(?:main|mai|hum|ham|मैं|हम)'

/** What is never told, asked or given, and what the speaker keeps: each of them a clause that answers nothing. */
const SAYINGS: readonly RegExp[] = [
  // "Not giving out my number on chat", "no way am I giving you that"
  regex`
    ^(?:(?:no|sorry|please|look|but|so) )*(?:not|never|no way)
      (?: (?:am|are|will|im|i|we|really|very|too|that|at all|comfortable|willing|ready|going|to|about|with))*
      [ ](?:giv(?:e|ing)|shar(?:e|ing)|hand(?:ing)?|tell(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|provid(?:e|ing))
      (?: |$)
  `,
  // "My lawyer said not to talk to insurers", "ghar walon ne number dene se mana kiya hai"
  regex('u')`
    ^(?!.*\b(?:told|asked) you\b).*\b(?:said|told|tells|asked|advised|advises|warned|instructed|says|taught)(?: me| us)?
      [ ](?:not to|never to|dont|never) (?:talk|speak|discuss|share|answer|tell|give|disclose|reveal|say)\b
    |(?:^| )(?:batane|dene|bolne|kehne|share karne|बताने|देने|बोलने|कहने|शेयर करने) (?:ko |se |ke liye |को |से |के लिए )?(?:mana|मना)
      (?: |$)
    |(?:^| )(?:mana|मना) (?:kiya|kar rakha|किया|कर रखा) (?:hai|है) (?:batane|dene|bolne|share karne|बताने|देने|बोलने)
  `,
  // "Aisi baat bataayi nahi jaati"
  regex`
    (?:^| )(?:bata(?:ya|yi|ye|ayi)|poo?chh?[aie]|puchh?[aie]|kah[aie]|बताया|बताई|पूछा|पूछी|कहा|कही) ${NAHI}
      [ ](?:ja|jaa|जा)(?:t[aei]|त[ाीे])(?: |$)
    |(?:^| )${NAHI} (?:bata(?:ya|yi|ye|ayi)|poo?chh?[aie]|puchh?[aie]|बताया|बताई|पूछा|पूछी) (?:ja|jaa|जा)(?:t[aei]|त[ाीे])(?: |$)
  `,
  // "Naam nahi lunga", "nothing that I'd tell a call centre", "not over a call"
  regex`
    (?:^| )(?:naam|नाम) ${NAHI} (?:l(?:oo|u)ng[ai]|lenge|le sakt[aei]|लूंगा|लूंगी|लेंगे|ले सकत[ाेी])(?: |$)
    |^(?:no |sorry )*nothing (?:that |which )?(?:id|i would|we would|wed|i want to|i care to|i wish to|i can) (?:tell|share|say|discuss|reveal)\b
    |^(?:(?:no|nope|nah|sorry|well|hmm|but) )*not (?:over|on) (?:a |the |this )?(?:call|phone|chat|line)(?: please| sorry)*$
    |(?:^| )(?:phone|call|chat|फोन|कॉल) (?:par|pe|पर|पे) (?:(?:na|nahi|ji|naa|ना|नहीं|जी) ?){2,}$
  `,
  // "I refuse to answer", "I'd rather explain it to the officer", "nahi batate", "baad mein likh ke bhej dunga"
  regex`
    \b(?:i|we) (?:really |must |have to )?(?:refuse|decline) to (?:answer|say|tell|comment|share|disclose|discuss|give|respond)\b
    |\b(?:id|wed|i would|we would) (?:rather|prefer to) (?:explain|tell|discuss|say|share|give|fill|write|talk)(?: \w+){0,3}? (?:to|with|at|in) \w+
    |^(?:(?:ji|na|ye|ise|yeh|hum|ham|main) )*${NAHI} (?:bataa?(?:te|ta|ti|ya kart[aei])|batlate|बता(?:ते|ता|ती))(?: (?:ji|hum|hain|hai|जी|हम|हैं|है))*$
    |(?:^| )\S+ (?:ko|को) ${NAHI} (?:bataa?te|bataa?t[ai]|dete|बताते|बतात[ाी]|देते)(?: (?:ji|hum|hain|जी|हम|हैं))*$
    |(?:^| )(?:baad|bad|बाद) (?:mein|me|में|मे) (?:\S+ ){1,3}?(?:(?:bhej|de|bata|likh|bol) ?)?(?:d(?:oo|u)ng[ai]|denge|unga|ungi|bataung[ai]|भेजूंग[ाी]|दूंग[ाी]|देंगे|बताऊंग[ाी])$
  `,
  // "A lady does not tell her age", "never ask a woman her age"
  regex`
    ^(?:(?:a|an|the|no|any) )?
      (?:lady|ladies|woman|women|girl|girls|man|men|gentleman|gentlemen|people|nobody|one|you)
      (?: (?:does|do|should|must|can|would))? ?(?:not|dont|doesnt|never|shouldnt|cant|tells?|asks?)(?: \S+)? ?
      (?:tell|ask|reveal|give|say|share|disclose|discuss)?s?\b.* (?:age|weight|salary|income|name|number|address)$
  `,
  regex`
    ^(?:please )?(?:never|dont|do not) ask (?:me |us )?
      (?:that|this|for that|such|about (?:that|this|my)|an? (?:woman|lady|man|girl)|my|her)\b
  `,
  regex`
    \b(?:keep|keeping)(?: \S+){1,3} to (?:myself|ourselves)$
    |\bstays? with (?:me|us)$
    |\bbetween (?:me|us) and (?:my|the|our)\b
  `,
  regex`
    \b(?:thats|that is|its|it is|this is)(?: (?:a|too|very|quite|an?|rather))* (?:personal|private|intimate|secret)
      (?: (?:question|matter|thing|information))?$
  `,
  /\bnot something (?:i|we|one|people) (?:\S+ )?(?:talk|tell|discuss|share|say|answer|disclose)\b/,
  regex`
    \b(?:dont|do not|not) (?:feel like|care to|wish to|want to|going to|about to)
      [ ](?:answer|answering|say|saying|tell|telling|share|sharing)\b
  `,
  /\b(?:id|i would|we would|wed) (?:sooner|rather) not\b|\bno answer to (?:that|this)\b/,
  /\b(?:ill|i will|i|we will|well) (?:will )?only (?:tell|discuss|talk|share|say|speak)\b/,
  // "Prefer to leave that one out", "can we move to the next one"
  regex`
    \b(?:leave|keep) (?:that|this|it)(?: one| question| part)? (?:out|blank|empty|aside)\b
    |^(?:(?:lets|let us|can we|please|just) )*leave (?:that|this)(?: one| question)?$
  `,
  regex`
    \bpass on (?:that|this)(?: one| question)?$
    |\b(?:move|go|jump|skip)(?: on| ahead)? to (?:the )?next(?: one| question| thing)?\b
  `,
  // "Main personal details share nahi karti", "मैं अपनी निजी जानकारी साझा नहीं करती"
  new RegExp(`(?:^| )(?:share|sajha|saajha|disclose|reveal|शेयर|साझा) ${NAHI} (?:kar|कर)\\S*(?: |$)`),
  regex('u')`
    (?:^| )${OF_ONESELF} (?:\S+ ){0,4}?${NAHI} (?:det[aei]|batat[aei]|deti|देत[ाीे]|बतात[ाीे])
      (?: (?:main|hum|hoon|hun|hu|hain|मैं|हम|हूं|हैं))?$
  `,
  new RegExp(`(?:^| )${I} (?:\\S+ ){0,3}?${NAHI} (?:batat[aei]|बतात[ाीे])(?: |$)`, 'u'),
  // "Auraton se umar nahi poochhte", "ye sawal mat poochho"
  regex`
    (?:^| )(?:${OF_ONESELF}|ye|yeh|yah|aisa|aise|aisi|sawal|sawaal|ये|यह|ऐसा|ऐसे|सवाल) (?:\S+ )?${NAHI}
      [ ](?:poo?ch|puchh|पूछ)\S*(?: |$)
  `,
  /(?:^| )(?:agl[aei]|अगला) (?:sawal|sawaal|question|सवाल)(?: |$)|^(?:aage|आगे) (?:chaliye|chalo|chalein|चलिए|चलो|चलें)$/,
  regex('u')`
    (?:^| )(?:isko|ise|isse|ye|yeh|ye wala|yeh wala|इसे|इसको|ये|यह|ये वाला) (?:khaali |khali |खाली )?(?:chh?od|छोड)
      (?:o|iye|iyega|िए|ो| do| dijiye| dena| दो| दीजिए)?$
  `,
  // "Dawai ki baat main phone par nahi karunga"
  regex`
    (?:^| )(?:ki|(?:(?:us|is|un|in|mere|meri|apne) ?)?ke baare (?:mein|me)|ke bare (?:mein|me)|is baare (?:mein|me)|is bare (?:mein|me)|की|के बारे में|इस बारे में)
      [ ](?:\S+ ){0,4}?(?:baat|charcha|discuss|बात|चर्चा) (?:\S+ ){0,4}?${NAHI} (?:kar|kij|कर|कीज)\S*
  `,
  // "Ye sab main doctor ko hi bataunga"
  regex('u')`
    (?:^| )(?:(?:ko|se|को|से) (?:hi|ही)|(?:sirf|सिर्फ|keval|केवल) \S+ (?:ko|se|को|से))
      [ ](?:bata|bol|baat kar|kar|बता|बोल|बात कर|कर)(?:ung[ai]|oong[ai]|enge|ऊंग[ाी]|ूंग[ाी]|एंगे|ेंगे)(?: |$)
  `,
  regex`
    (?:^| )(?:personal|private|niji|निजी|पर्सनल|प्राइवेट) (?:baat|matter|maamla|mamla|sawal|sawaal|cheez|बात|मामला|सवाल|चीज)
      (?: |$)
  `,
  /(?:^| )(?:batana|bolna|dena|बताना|बोलना|देना) (?:zaroori|jaroori|zaruri|jaruri|जरूरी) (?:nahi|नहीं)(?: |$)/,
]

/** Whether a clause, in words other than a plain refusal, keeps back what was asked for. */
export function keepsBack(words: readonly string[]): boolean {
  const said = words.join(' ')
  return SAYINGS.some((pattern) => pattern.test(said))
}

/** "Main kuch nahi bataunga", "I'm not telling you anything": whatever is said beside it is no answer. */
export function tellsNothing(words: readonly string[]): boolean {
  return words.some((word) => ANYTHING.test(word)) && NOTHING_TOLD.test(words.join(' '))
}

const ANYTHING = /^(?:anything|kuch|kuchh|कुछ)$/
const NOTHING_TOLD = regex`
  (?:^| )(?:kuchh?|कुछ) (?:bhi |भी )?${NAHI} (?:batan|bataun|batay|bolun|bolna|kahun|बतान|बताऊं|बताएं|बोलूं|बोलना|कहूं)
  |\b(?:not|wont|dont|cant|never)(?: \w+){0,3} (?:tell|say|telling|saying|answer|answering|share|sharing|discuss|give|giving)
    (?: you)? anything\b
`

const UNKNOWN = /\b(?:sure|know|idea|clue|pata|maloom|malum|yaad|remember|recall)\b|पता|मालूम|याद/
const SUPPOSED = regex`
  \b(?:may|might|maybe|perhaps|probably|possibly|must have|could have|i think|i guess|shayad|hoga|hogi|honge)\b
  |शायद|होगा|होगी
`

/** "The agent may have done it, I'm not sure": supposed, and neither refused nor unknown for good. */
export function isSupposed(words: readonly string[]): boolean {
  const said = words.join(' ')
  return UNKNOWN.test(said) && SUPPOSED.test(said)
}

import { regex } from '../../base/regex.ts'
import type { SpecialIntent } from '../../ports/language.ts'

/**
 * Whether a message has words that can express a special intent. A model may recognise an intent in more words than the
 * rules know, but it needs some: the intent ends the conversation, and an opt-out blocks the number. The check is loose
 * on purpose: the model has judged the meaning, and the words only have to make it possible.
 */
export function hasIntentWords(intent: SpecialIntent, message: string): boolean {
  const text = message.normalize('NFC').toLowerCase().replaceAll('’', "'")
  return CARRIERS[intent].every((words) => words.test(text))
}

const NOT = regex`
  \b(?:not|no|don'?t|do not|never|stop|quit|cease|end|enough|without|nahi|nahin|nai|nhi|mat|na|band|bas|ban[dn]?h?)
    \b
  |नहीं|नही|मत|बंद|बन्द|ना\b|बस
`
const CONTACT = regex`
  \b(?:
    call|calls|called|calling|phone|phoning|ring|contact\w*|messag\w*|text\w*|sms|whatsapp|number|list|disturb\w*
    |bother\w*|spam\w*|hear from|harass\w*|pester\w*|alone|pareshan|tang|baat
  )\b
  |कॉल|काल|फोन|फ़ोन|मैसेज|नंबर|परेशान|तंग|बात
`
const OPT_OUT_ALONE = regex`
  \b(?:
    unsubscribe|opt(?:ing|ed)? (?:me )?out|dnd|do not call|remove|delete|erase|take (?:me|my \w+) off
    |leave (?:me|us) alone|block|hata\w*|nikal\w*|mita\w*
  )\b
  |हटा|निकाल|मिटा|अनसब्सक्राइब
`

const CARRIERS: Record<SpecialIntent, { test(text: string): boolean }[]> = {
  opted_out: [{ test: (text) => OPT_OUT_ALONE.test(text) || (NOT.test(text) && CONTACT.test(text)) }],
  wrong_person: [
    regex`
      \b(?:
        wrong|galat|rong|incorrect|mistake\w*|not|isn'?t|no|nobody|never|different|who|don'?t|doesn'?t|moved|sold
        |new owner|kaun|nahi|nahin|nhi|koi|dusra|doosra
      )\b
      |गलत|ग़लत|नहीं|नही|कौन|कोई|दूसर
    `,
  ],
  callback_requested: [
    regex`
      \b(?:
        later|call (?:me )?back|callback|another (?:time|day)|some other|busy|driv\w*|meeting
        |not (?:now|a good|free)|can'?t talk|afterwards?|after|again|tomorrow|tonight|evening|morning|afternoon|hour
        |hours|minute|minutes|o'?clock|next|when|baad|bad mein|kal|parso|shaam|sham|subah|vyast|abhi|thodi der
        |ghante|phir|fir|gaadi|gadi
      )\b
      |बाद|कल|परसों|शाम|सुबह|व्यस्त|बिज़ी|बिजी|अभी|देर|घंटे|फिर|मीटिंग|गाड़ी|\d
    `,
  ],
}

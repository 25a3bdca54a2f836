import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isKinInflected } from '../names/kin.ts'
import { says, spacedOut } from '../words/says.ts'
import type { Tokens } from '../words/tokens.ts'

const MAX_WORDS = 12

/**
 * Whether a short message is no answer to a question for free text: it asks back, says that somebody was told or knows, that it is the
 * same again, where the speaker is just now, or what is not wanted.
 */
export function answersNoText({ words, text }: Tokens, plan: FieldReader): boolean {
  if (words.length > MAX_WORDS || (plan.welcomesQuestions && !asksForTrouble(plan))) return false
  const said = spacedOut(words)
  if (plan.kind === 'address') return IS_AWAY.test(said) || ASKS_BACK.test(said)
  if (ASKS_BACK.test(said) || WAS_TOLD.test(said) || SAME.test(said) || LEAVES_IT.test(said)) return true
  if (KNOWS.test(said) && words.some(isKinInflected)) return true
  if (listsThings(plan) && RULES_OUT.test(said)) return true
  return asksForClass(plan) && (IS_NO_CLASS.test(said) || /\d ?%/.test(text))
}

/** "How much will you charge", "aap kab bhejoge", "kis baat ka reason" */
const ASKS_BACK = new RegExp(
  '^ (?:(?:but|and|so|ok|okay|pehle|first|aap|log|ye|yeh|lekin|पहले|आप|लोग) ){0,3}(?:' +
    'how much (?:will|do|does|is|are|would)|what (?:are|is|will be) (?:the |your )?(?:charges?|rates?|price|cost|fees?)|tell me (?:your |the )?(?:charges?|rates?|price)' +
    '|when (?:will|can|do) (?:he|she|you|they|someone|somebody|the)|who (?:will|is) (?:come|coming|going)|kitna (?:charge|paisa|lagega|loge|kharcha)|kitne (?:paise|ka hoga|lagenge|din lag)' +
    '|kab (?:aao|aaye|aayeg|bhej|tak|karo)\\S*|kis (?:baat|cheez|chiz)|kaun (?:aayega|aa raha)|charge kitna|kitna time' +
    '|कितना (?:चार्ज|पैसा|लगेगा|खर्चा)|कितने (?:पैसे|लगेंगे)|कब (?:आओ|आए|भेज|तक)\\S*|किस (?:बात|चीज)|कौन (?:आएगा|आ रहा))(?= )',
)
const WAS_TOLD = says(`
  (?:already|pehle hi|pehle bhi|pahle hi|पहले ही|पहले भी) (?:told|explained|said|mentioned|informed|bata diya|bata chuk*|bol diya|bol chuk*|bataya|बता दिया|बता चुक*|बताया|बोल दिया)
  (?:told|explained it to|explained to|informed|explained everything to) (?:the|your|that|my) (?:last |other |previous |earlier )?(?:person|colleague|guy|man|lady|girl|executive|agent|team)
  sab (?:bata|bol) (?:diya|chuk*)|explained it already|told (?:everything|you already|them already)|सब बता (?:दिया|चुक*)
`)
const KNOWS = says(
  `knows|know it|knows it|knows everything|ko pata|ko malum|ko maloom|jaant*|will tell|bata deg*|बताएग*|को पता|को मालूम|जानत*`,
)
const SAME =
  /^ (?:(?:its|it is|the|haan|yes|phir|wo|wohi|again) ){0,3}(?:same|wahi|vahi|wohi|वही) (?:old )?(?:problem|issue|complaint|thing|dikkat|pareshani|baat|shikayat|दिक्कत|परेशानी|बात)(?: (?:again|hai|phir|se|as|before|last|time|fir|है|फिर|से)){0,4} $/
const LEAVES_IT =
  /^ (?:(?:ok|okay|no) ){0,1}(?:you|aap|tum|आप) (?:hi |ही )?(?:tell|say|suggest|decide|only tell|batao|bataiye|bata do|bolo|boliye|बताओ|बताइए|बता दो) $/
const RULES_OUT =
  /^ (?:(?:no|but|definitely) ){0,2}(?:not (?!sure|only|just)|anything (?:but|except)|everything (?:but|except)|all (?:but|except)|(?:i|we) (?:dont|do not) (?:want|need)|last year|pichle saal|पिछले साल)/
/** A problem may be told by a question, but not by one for the price. */
const asksForTrouble = oncePerField(({ label, field: { description } }) =>
  /\b(?:problem|issue|complaint|concern)\b/i.test(`${label.join(' ')} ${description}`),
)
const listsThings = oncePerField(({ label, field: { description } }) =>
  /\b(?:subjects?|items?|products?|services?|courses?|topics?|dishes|things)\b/i.test(
    `${label.join(' ')} ${description}`,
  ),
)
const asksForClass = oncePerField(
  ({ label, field: { description } }) =>
    label.some((word) => /^(?:class|grade|standard)$/.test(word)) &&
    !/\b(?:last|previous|next|passed|completed|roll|percent)/i.test(description),
)
const IS_NO_CLASS = says(`
  other (?:son|daughter|child|kid|one)|(?:elder|younger|older) (?:son|daughter|child|kid|one|brother|sister)|(?:bada|badi|chhota|chhoti|dusra|dusri|doosra) (?:beta|beti|wala|wali|bachcha)
  last year|next year|pichle saal|pichhle saal|agle saal|agle sal|years old|year old|saal ka|saal ki|sal ka|sal ki|percent|per cent|marks|roll number|roll no
  बडा बेटा|बडी बेटी|छोटा बेटा|छोटी बेटी|दूसरा बेटा|दूसरी बेटी|पिछले साल|अगले साल|साल का|साल की|प्रतिशत|नंबर आए|रोल नंबर
`)
/** "Main abhi bahar hoon", "I am outside right now" */
const IS_AWAY = new RegExp(
  '^ (?:(?:main|mai|hum|i am|im|abhi|right now|currently|to|मैं|अभी|हम) ){0,4}' +
    '(?:bahar|outside|out|out of station|office mein|office me|in office|in the office|at office|at the office|at work|in a meeting|driving|travelling|raste mein|raaste mein|on the way|बाहर|ऑफिस में|रास्ते में)' +
    '(?: (?:hoon|hun|hu|hain|abhi|right|now|gaya|gayi|at|the|moment|हूं|हैं|अभी)){0,4} $',
)

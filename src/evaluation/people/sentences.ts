import type { SpecialIntent } from '../../ports/language.ts'
import type { Manner, SpokenLanguage } from './person.ts'

type Lines = Record<SpokenLanguage, readonly [string, ...string[]]>

/** Sentences around an answer, which replaces `{}`. They contain only words without a meaning of their own. */
export const FRAMES: Partial<Record<Manner, Lines>> = {
  cooperative: {
    en: ['{}', '{} please', 'okay, {}', 'um, {}'],
    romanised: ['{}', 'ji, {}', 'achha, {}'],
    hi: ['{}', 'जी, {}', 'अच्छा, {}'],
  },
  chatty: {
    en: [
      'oh well, let me think for a second, {}, I guess that is what you need',
      'thanks for asking, you sound very friendly, so {}',
      'my wife and I talked about it over dinner: {}',
      'hmm okay so, {}, and by the way the weather is lovely here',
    ],
    romanised: [
      'arre haan suniye, {}, aur aap kaise hain',
      'dekhiye baat yeh hai ki, {}, samjhe aap',
      'achha achha, to phir {}, theek hai na',
    ],
    hi: ['अरे सुनिए, {}, और आप कैसे हैं', 'देखिए बात यह है कि, {}', 'अच्छा तो फिर, {}, ठीक है'],
  },
  'bad line': {
    en: ['{} ... hello?', 'kshh {}', '... {}', 'sorry the line is bad, {}'],
    romanised: ['{} ... hello?', 'awaaz kat rahi hai, {}', '... {}'],
    hi: ['{} ... हैलो?', 'आवाज़ कट रही है, {}', '... {}'],
  },
}
/** Sentences of the other language around an answer. */
export const MIXED: Lines = {
  en: ['haan ji, {} theek rahega', 'matlab {} hi', 'achha to {}'],
  romanised: ['okay so {} please', 'actually {}', 'well, {}'],
  hi: ['okay so {}', 'actually {}', '{} please'],
}
/** Remarks instead of an answer. */
export const ASIDES: Lines = {
  en: [
    'sorry, what was that?',
    'can you repeat the question please?',
    'who is this?',
    'why do you need that?',
    'what do you mean?',
    'hello? are you there?',
    'hold on a second',
    "I didn't understand",
  ],
  romanised: [
    'kya kaha?',
    'phir se boliye',
    'aap kaun?',
    'kyun chahiye aapko?',
    'samajh nahi aaya',
    'ek minute rukiye',
    'hello?',
  ],
  hi: ['क्या कहा?', 'फिर से बोलिए', 'आप कौन?', 'यह क्यों चाहिए?', 'समझ नहीं आया', 'एक मिनट रुकिए', 'हैलो?'],
}
/** Remarks on a bad connection. */
export const NOT_HEARD: Lines = {
  en: ["I can't hear you", "you're breaking up", 'hello? hello?', 'the line is very bad', "sorry, I didn't catch that"],
  romanised: ['awaaz nahi aa rahi', 'hello? hello?', 'network nahi hai', 'sunai nahi diya', 'awaaz kat rahi hai'],
  hi: ['आवाज़ नहीं आ रही', 'हैलो? हैलो?', 'नेटवर्क नहीं है', 'सुनाई नहीं दिया'],
}
/** Refusals to answer. */
export const REFUSALS: Lines = {
  en: ["I'd rather not say", "I don't want to tell you that", 'skip this one please', 'that is private'],
  romanised: ['nahi batana', 'yeh main nahi bataunga', 'rehne dijiye'],
  hi: ['नहीं बताना', 'यह मैं नहीं बताऊंगा', 'रहने दीजिए'],
}
/** "Leave it" says no to "shall I book it?". */
export const REFUSALS_OF_YES_NO: Lines = {
  en: REFUSALS.en,
  romanised: ['nahi batana', 'yeh main nahi bataunga'],
  hi: ['नहीं बताना', 'यह मैं नहीं बताऊंगा'],
}
/** Corrections of the value just said, `{wrong}`. */
export const CORRECTED: Lines = {
  en: ['{wrong}, no sorry, {}', '{wrong}, I mean {}', '{wrong}... actually {}', 'not {wrong}, {}'],
  romanised: ['{wrong}, nahi nahi, {}', '{wrong}, sorry, {}', '{wrong} nahi, {}'],
  hi: ['{wrong}, नहीं नहीं, {}', '{wrong}, माफ कीजिए, {}', '{wrong} नहीं, {}'],
}
/** Corrections of an earlier answer; `{field}` is the field's name in words. */
export const CORRECTED_LATER: Lines = {
  en: ['sorry, the {field} is {}', 'wait, change the {field} to {}', 'actually, the {field} should be {}'],
  romanised: ['sorry, {field} {} kar dijiye', 'ek minute, {field} {} hai'],
  hi: ['माफ कीजिए, {field} {} कर दीजिए', 'रुकिए, {field} {} है'],
}
export const WISHES: Record<SpecialIntent, Lines> = {
  opted_out: {
    en: ["please don't call me again", 'stop calling me', 'take me off your list'],
    romanised: ['mujhe dobara call mat karna', 'mera number list se hata do'],
    hi: ['मुझे दोबारा कॉल मत करना', 'मेरा नंबर लिस्ट से हटा दो'],
  },
  wrong_person: {
    en: ['you have the wrong number', 'wrong number'],
    romanised: ['galat number hai', 'wrong number lag gaya'],
    hi: ['गलत नंबर है', 'रॉन्ग नंबर'],
  },
  callback_requested: {
    en: ["I'm busy right now, call me later", 'can you call me back tomorrow'],
    romanised: ['abhi busy hoon, baad mein call kijiye', 'baad mein baat karte hain'],
    hi: ['अभी बिज़ी हूँ, बाद में कॉल कीजिए', 'बाद में बात करते हैं'],
  },
}

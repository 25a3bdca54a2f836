import type { Language } from '../../ports/language.ts'

/** Fixed phrases for when no language model is available or needed. */
export const PHRASES = {
  moment: { en: 'One moment, please.', hi: 'एक क्षण, कृपया।' },
  stillThere: { en: 'Are you still there?', hi: 'क्या आप लाइन पर हैं?' },
  silence: {
    en: 'I cannot hear you, so I will end the call here. Goodbye.',
    hi: 'आपकी आवाज़ नहीं आ रही है, इसलिए यह कॉल यहीं समाप्त की जाती है। नमस्ते।',
  },
  apology: {
    en: 'I am sorry, something has gone wrong on our side. Goodbye.',
    hi: 'क्षमा कीजिए, हमारी ओर से कुछ गड़बड़ हो गई है। नमस्ते।',
  },
  timeIsUp: { en: 'I am sorry, our time is up. Goodbye.', hi: 'क्षमा कीजिए, हमारा समय समाप्त हो गया है। नमस्ते।' },
  tooLong: {
    en: 'I am sorry, this conversation has become too long, so I have to end it here. Goodbye.',
    hi: 'क्षमा कीजिए, यह बातचीत बहुत लंबी हो गई है, इसलिए इसे यहीं समाप्त करना होगा। नमस्ते।',
  },
  noted: { en: 'Thank you, I have noted that. Goodbye.', hi: 'धन्यवाद, यह नोट कर लिया गया है। नमस्ते।' },
  thanks: { en: 'Thank you. Goodbye.', hi: 'धन्यवाद। नमस्ते।' },
} satisfies Record<string, Record<Language, string>>

export type Phrase = keyof typeof PHRASES

import type { Language } from '../../../ports/language.ts'
import { isGiving, numberTokenAt } from '../numbers/number-tokens.ts'
import { wantedLanguage } from '../dialogue-acts.ts'
import { isEnglishWord } from './english-words.ts'
import { isHindiWord } from './hindi-words.ts'
import type { Tokens } from './tokens.ts'

export interface SpokenLanguage {
  /** One of the allowed languages. */
  language: Language
  /** Whether ambiguous words are read as Hindi: "do" is then two. */
  readsHindi: boolean
}

/**
 * Words that only one of the languages has. Words that both use ("yes", "ok", "please", "appointment") are left out.
 */
const ENGLISH = `i im ive id ill is are am was were be been being my mine your our we us they them it its the a an this that these those
  of for with from and but or if not dont doesnt didnt cant wont isnt wasnt would could should will can have has had what when where who why
  how which there here want need like make actually name tomorrow today next at on in after before about some any all just
  only people person think know call calling me you he she his her does did number wrong interested`
const ROMANISED = `hai hain hoon hun hu ho tha thi mera meri mere mujhe mujhko main mai hum hame humein aap aapka aapki aapko tum tera kya
  kyon kyun kyu kaise kab kahan kaun kaunsa nahi nai haan han haa ji jee ka ki ke ko se mein tak liye wala wali aur lekin magar bhi
  kal parson aaj abhi baad pehle subah shaam sham dopahar raat baje baj chahiye chahie karo karna kar karein karen kijiye dijiye bolo bol bata
  batao bataiye raha rahi rahe naam theek thik accha acha achha bilkul sahi galat matlab log wahi yeh ye woh wo isko usko mat band kuch koi
  sirf akela hafte mahine tareekh tarikh sau hazaar hazar hona hoga jaana lena dena dijie pata maloom malum zaroor jarur haanji
  bhej bhejo bhejna bhejiye chalega chalegi rehne dobara dubara phir fir bolie jitna jitne jaye bina itna itne dunga dungi lunga lungi karunga karungi aaunga aaungi nagad nakad
  somvar somwar mangalvar mangalwar budhvar budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar ravivar raviwar itwar mahina saalana salana ganit angrezi makaan makan
  ek dedh dhai sadhe saadhe sava sawa paune gaya gayi diya liya mila hua kyunki isliye saal ghar paise`
/** English words that a recogniser set to Hindi writes in Devanagari. */
const ENGLISH_IN_DEVANAGARI = `आई एम वांट माय नेम इज इट नॉट डोंट कैन विल यू योर द टू फॉर व्हाट हाउ टुमॉरो टुडे`

const WEIGHT = new Map<string, 'en' | 'hi'>([
  ...ROMANISED.split(/\s+/).map((word) => [word, 'hi'] as const),
  ...ENGLISH.split(/\s+/).map((word) => [word, 'en'] as const),
  ...ENGLISH_IN_DEVANAGARI.split(/\s+/).map((word) => [word.replace(/\u093c/g, ''), 'en'] as const),
])

/** Whether the word exists in only one of the languages. */
export function tellsLanguage(word: string): boolean {
  return WEIGHT.has(word)
}

/** Judges by words before script, and keeps the conversation's language when the words do not decide. */
export function spokenLanguage(heard: Tokens, current: Language, allowed: readonly Language[]): SpokenLanguage {
  let english = 0
  let hindi = 0
  for (const [at, word] of heard.words.entries()) {
    const tells = endsInHindi(heard, at) ? 'hi' : WEIGHT.get(word)
    if (tells === 'en') english += 1
    else if (tells === 'hi' || isDevanagari(word) || isHindiNumber(heard, at)) hindi += 1
  }
  // "Aage se is number par sampark na karein"
  if (english === hindi && english > 0) hindi += heard.words.filter(isOnlyHindi).length
  const wanted = wantedLanguage(heard)
  const isEnglish = english > hindi && (current === 'en' || english >= MIN_ENGLISH)
  const spoken = wanted ?? (english === hindi ? current : isEnglish ? 'en' : english > hindi ? current : 'hi')
  // "Do" and "do december" are numbers, and mean nothing in English.
  const isShort = heard.words.length <= 2 && allowed.includes('hi')
  const fallback = allowed.includes(current) ? current : (allowed[0] ?? current)
  return {
    language: allowed.includes(spoken) ? spoken : fallback,
    // "Teen mangwa do" has no word of either list.
    readsHindi: hindi > english || (english === 0 && (current === 'hi' || isShort || heard.words.some(isOnlyHindi))),
  }
}

/** The "the" (they were) of "late aaye the", and the "do" of "teen de do". */
function endsInHindi(heard: Tokens, at: number): boolean {
  if (heard.breaks[at + 1] !== true || at === 0) return false
  return (heard.words[at] === 'the' && !heard.breaks[at]) || isGiving(heard, at)
}

/** A longer word of Hindi that tells no language by itself. */
function isOnlyHindi(word: string): boolean {
  return word.length >= MIN_LONG && !WEIGHT.has(word) && !isEnglishWord(word) && isHindiWord(word)
}

const MIN_LONG = 4

/** Who speaks Hindi says "10 am" and "voter id" as well. */
const MIN_ENGLISH = 2

/** "Das" before "lakh", "pachees": a number that has another name in English. */
function isHindiNumber(heard: Tokens, at: number): boolean {
  const number = numberTokenAt(heard, at, false)
  return number?.kind === 'hindi' || (number !== undefined && HINDI_DIGITS.has(heard.words[at] ?? ''))
}

const HINDI_DIGITS = new Set(
  'do teen tin char chaar paanch panch chhe cheh chhah saat aath nau sau hazaar hazar hajar hajaar'.split(' '),
)

export function isDevanagari(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 0x900 && code <= 0x97f
}

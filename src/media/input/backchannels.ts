/** What people say to show that they listen, greet or think: none of it asks the speaker to stop. */
const FILLERS = new Set(
  [
    'mhm mm mmm mmhm hm hmm hmmm uh um umm uhm uhuh huh ah aah aha oh ooh er erm',
    'ok okay okey k yeah yea yep yup sure right alright fine great nice cool please thanks thank you',
    'hello hallo hi hey namaste',
    'haan han haa ha haanji hanji ji accha acha achha achchha theek thik thek hai sahi bilkul haina',
    'हाँ हां हा जी अच्छा ठीक है सही बिल्कुल हम्म हूँ हूं ओके ओ हेलो हैलो नमस्ते',
  ].flatMap((line) => line.split(' ')),
)

const HESITATIONS = new Set('uh um umm uhm hm hmm hmmm er erm ah aah हम्म हूँ हूं'.split(' '))
/** Hums as well, but behind other words they mean "am", on which sentences end. */
const AM = new Set(['हूँ', 'हूं'])

/** Yes and no are answers where they were asked for, and no reason to stop elsewhere. */
const YES_OR_NO = new Set(['yes', 'yess', 'no', 'nope', 'nahi', 'nahin', 'नहीं', 'ना'])
/** Behind a yes they take it back, and not only by habit ("हाँ ना"). */
const NO = new Set(['no', 'nope', 'nahi', 'nahin', 'नहीं'])

/** Articles, prepositions, conjunctions, "my", "ka": whatever came before them, more is to come. */
const OPEN = new Set(
  [
    'a an the to and or but of for my our your in at on with from by because about',
    'ka ki ke aur ya lekin kyunki mera meri mere hamara',
    'का की के और या लेकिन क्योंकि मेरा मेरी मेरे हमारा',
  ].flatMap((line) => line.split(' ')),
)
/** "Yes, I would like to" is whole. */
const WILLING = /\b(like|love|want|wish|happy|glad|able|need|have|going|prefer) to$/
/** Words that few end on; "yes, I am" and "somvar ko" are answers. */
const UNFINISHED = new Set(
  ['is are am it its i we like', 'ko se mein par matlab', 'को से में पर मतलब'].flatMap((line) => line.split(' ')),
)

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What a yes or a no would be about. */
export interface Question {
  asksYesOrNo: boolean
  /** It was answered a moment ago, so that a no takes that back and a yes says it once more. */
  isAnswered?: boolean
}

/**
 * Whether a text has nothing in it that should stop a speaker. The last word of a text that may still grow counts for
 * what it may become.
 */
export function isBackchannel(
  text: string,
  { isPartial, asksYesOrNo, isAnswered = false }: Question & { isPartial: boolean },
): boolean {
  const words = wordsOf(text)
  return words.every((word, index) => {
    const isMeant = asksYesOrNo && (!isAnswered || NO.has(word))
    if (FILLERS.has(word) || (!isMeant && YES_OR_NO.has(word))) return true
    return isPartial && index === words.length - 1 && mayBecomeFiller(word)
  })
}

/** Nothing but thinking aloud. */
export function isFiller(text: string): boolean {
  return wordsOf(text).every((word) => HESITATIONS.has(word))
}

/** Ends on a word that no sentence ends on, however much was said before. */
export function endsOpen(text: string): boolean {
  const words = wordsOf(text)
  if (isPunctuated(text) || WILLING.test(words.slice(-2).join(' '))) return false
  return OPEN.has(words.at(-1) ?? '')
}

/** Breaks off in the middle of a sentence, as far as anybody can tell. */
export function endsUnfinished(text: string): boolean {
  if (isPunctuated(text)) return false
  const last = wordsOf(text).at(-1) ?? ''
  return OPEN.has(last) || UNFINISHED.has(last) || (HESITATIONS.has(last) && !AM.has(last)) || endsOnComma(text)
}

/** The recogniser has heard that a sentence goes on. */
export function endsOnComma(text: string): boolean {
  return /,\s*$/.test(text)
}

/** The recogniser has heard the end of a sentence. */
function isPunctuated(text: string): boolean {
  return /[.?!।]\s*$/u.test(text)
}

function mayBecomeFiller(word: string): boolean {
  for (const filler of FILLERS) if (filler.startsWith(word)) return true
  return false
}

/**
 * One spelling for short words that people write in many ways when they chat: "ha", "hn" and "haaan" are "haan", "krdo" is
 * "kardo", "yesss" is "yes". The text that a value is taken from keeps its own spelling.
 */
export function chatSpelling(word: string): string {
  const known = SPELLING.get(word)
  if (known !== undefined) return known
  if (word.length < MIN_DRAWN_OUT || !isDrawnOut(word)) return word
  const short = word.replace(DRAWN_OUT, '$1')
  return SPELLING.get(short) ?? short
}

const MIN_DRAWN_OUT = 4
const DRAWN_OUT = /([a-z])\1{2,}/g

/** Three equal letters in a row; "www" is too short to get here. */
function isDrawnOut(word: string): boolean {
  for (let at = 2; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code >= 0x61 && code <= 0x7a && code === word.charCodeAt(at - 1) && code === word.charCodeAt(at - 2))
      return /^[a-z]+$/.test(word)
  }
  return false
}

const SPELLING = new Map(
  [
    'haan ha hn hann haann hanh haanh',
    'haanji haji hnji hanji hanjee haanjee',
    'yes yess yus ys',
    'no noo',
    'nahi nahin nhi nhii nahii nhin nahiin',
    'ok okk kk okey okie okies okii',
    'hmm hm',
    'oh ohh ooh',
    'please plz pls plzz plss',
    'thanks thx thnx tnx thanku',
    'kar kr',
    'karna krna',
    'karni krni',
    'karta krta',
    'karti krti',
    'karo kro',
    'karke krke',
    'kardo krdo',
    'kardijiye krdijiye krdijie krdena kardena',
    'mujhe mjhe muje mereko merko',
    'mat mt',
    'bhai bhaii',
    'next nxt nex',
    'after aftr afer',
    'past pst',
    'dont dnt',
    'people ppl',
    'because bcoz bcz becoz cuz',
    'morning mrng mrning',
    'evening evng eveng',
    'week wk',
    'thousand thosand thousnd',
  ].flatMap((line) => {
    const [usual = '', ...others] = line.split(' ')
    return others.map((other) => [other, usual] as const)
  }),
)

/** A message of nothing but a thumb or a tick, as its word. */
export function saidBySign(text: string): 'yes' | 'no' | undefined {
  if (YES_SIGNS.test(text)) return 'yes'
  return NO_SIGNS.test(text) ? 'no' : undefined
}

const YES_SIGNS =
  /^(?:[\s\u{1F3FB}-\u{1F3FF}]|👍|👌|✅|✔|☑|🙏|🆗)*(?:👍|👌|✅|✔|☑|🆗)(?:[\s\u{1F3FB}-\u{1F3FF}]|👍|👌|✅|✔|☑|🙏|🆗|🙂|😊)*$/u
const NO_SIGNS = /^[\s\u{1F3FB}-\u{1F3FF}]*(?:👎|❌|✖|🚫|🙅)[\s\u{1F3FB}-\u{1F3FF}👎❌✖🚫🙅]*$/u

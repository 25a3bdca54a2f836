import { wordSet } from '../words/word-set.ts'

export const AUXILIARIES = wordSet('is are was were will would can could should must may might shall')
/** Verbs that descriptions of fields use, in their plain form. */
export const VERBS = wordSet(
  `want need prefer live work use like expect plan wish own go take stay travel come require start end expire begin happen think feel find speak
   study belong cost weigh open close leave arrive earn pay spend hope intend mean say know call sell buy face run sleep eat drink visit watch play
   charge offer cover serve contain carry receive get keep hold provide include look make give agree accept trust have do order book return join
   attend apply claim rent grow drive ride finish collect deliver install move shift reach meet ask worry suffer confirm smoke exercise recommend
   allow consent subscribe hear owe save invest remember promise vote benefit`,
)
export const ADVERBS = wordSet('last usually normally currently now mostly also already ever first really still mainly')
/** Verbs of the past that look like no past, with their plain forms; "put" and "read" are their own. */
const PAST = new Map<string, string>(
  `bought buy, went go, had have, took take, made make, paid pay, left leave, got get, came come, saw see, gave give, did do,
   met meet, lost lose, found find, sold sell, sent send, spent spend, felt feel, heard hear, knew know, chose choose,
   began begin, broke break, fell fall, ran run, wrote write, thought think, brought bring, kept keep, held hold, told tell,
   said say, drove drive, ate eat, spoke speak, became become, lent lend, built build, learnt learn, caught catch,
   drank drink, slept sleep, rode ride, swam swim, wore wear, won win, rang ring, stole steal, grew grow`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
)

const IRREGULAR = new Map(Object.entries({ is: 'are', has: 'have', does: 'do', was: 'were', goes: 'go' }))

/** "wants" as it follows "you" or "does": "want". Other words stay as they are. */
export function plainVerb(verb: string): string {
  const irregular = IRREGULAR.get(verb)
  if (irregular !== undefined) return irregular
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  if (/(?:sh|ch|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  return /[^sui]s$/.test(verb) ? verb.slice(0, -1) : verb
}

/** "wants": a verb as it follows one person who does something. */
export function isOfOne(verb: string): boolean {
  const plain = plainVerb(verb)
  return plain !== verb && VERBS.has(plain)
}

export function isPast(verb: string): boolean {
  return PAST.has(verb) || /[^e]ed$/.test(verb)
}

/** "hear" of "heard"; undefined where the plain form is not surely known ("moved", "booked"). */
export function plainOfPast(verb: string): string | undefined {
  return PAST.get(verb)
}

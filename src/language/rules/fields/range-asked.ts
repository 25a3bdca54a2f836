import { regex } from '../../../base/regex.ts'

const WORDS = 'one two three four five six seven eight nine ten'.split(' ')
const HINDI = new Map(
  Object.entries({
    ek: 1,
    एक: 1,
    teen: 3,
    तीन: 3,
    paanch: 5,
    panch: 5,
    पांच: 5,
    das: 10,
    dus: 10,
    दस: 10,
    sau: 100,
    सौ: 100,
  }),
)
const NUMBER = `\\d{1,3}|${WORDS.join('|')}|hundred|${[...HINDI.keys()].join('|')}`

const RANGE = regex('iu')`
  (?<![\p{L}\p{M}\d])(${NUMBER})\s?(?:to|and|through|se|lekar|से|-|–)\s?(${NUMBER})(?![\p{L}\p{M}\d])
    (?!\s?(?:k|l|lakhs?|crores?|thousand|hundred|%|percent)\b)
`
const OUT_OF = regex('iu')`
  \b(?:out of|rate|rating|score|marks)\b.*\bout of (?:a )?(${NUMBER})\b
  |(?<![\p{L}\p{M}])(${NUMBER}) (?:mein|me|में) (?:se|से)(?![\p{L}\p{M}])
`
const A_WEEK = /\bdays? (?:a|per|in a|every|each) week\b/i

/** The smallest and the largest number that a question gives: "from 1 to 5", "out of ten", "दस में से". */
export function rangeAsked(description: string): [number, number] | undefined {
  if (A_WEEK.test(description)) return [0, 7]
  const text = description.replaceAll('ँ', 'ं')
  const outOf = OUT_OF.exec(text)
  const most = valueOf(outOf?.[1] ?? outOf?.[2])
  if (most > 1) return [most < 10 ? 1 : 0, most]
  const match = RANGE.exec(text) ?? RANGE.exec(text.replace(/\s*\([^)]*\)/g, '')) // "from 0 (none) to 10 (worst)"
  const [low, high] = [valueOf(match?.[1]), valueOf(match?.[2])]
  return match && low < high ? [low, high] : undefined
}

function valueOf(word = ''): number {
  const said = word.toLowerCase()
  if (/^\d+$/.test(said)) return Number(said)
  return HINDI.get(said) ?? (said === 'hundred' ? 100 : WORDS.indexOf(said) + 1)
}

import { hindiPhrase, isFeminine } from './nouns.ts'

const QUESTIONS: [RegExp, (noun: string) => string][] = [
  [
    /^(?:would you like|(?:do|will) you (?:need|want|require)) (?:to (?:have|book|get|add|take) )?(.+?)(?: (?:too|also|as well|included|added)| (?:to|with|for|in|at) .+)?$/,
    (noun) => `क्या आपको ${noun} चाहिए?`,
  ],
  [/^(?:is there|whether there is) (?:an? |any )?(.+?)(?: (?:in|at) .+)?$/, (noun) => `क्या ${noun} है?`],
  [/^(?:are you|whether (?:the )?\w+ (?:is|are)) interested(?: in .+)?$/, () => 'क्या आपको इसमें रुचि है?'],
  [/^(?:do you have |are there |have you got )?any (.+?)(?: (?:for|about|from) .+)?$/, (noun) => `क्या कोई ${noun} है?`],
  [/^do you have (.+)$/, (noun) => `क्या आपके पास ${noun} है?`],
  [/^whether (?:the )?\w+ (?:has|have) (?:any )?(.+)$/, (noun) => `क्या कोई ${noun} है?`],
  [/^whether (?:the )?\w+ (?:needs?|wants?|requires?) (.+)$/, (noun) => `क्या आपको ${noun} चाहिए?`],
  [/^is (?:this|it) your (.+)$/, (noun) => `क्या यह ${isFeminine(noun) ? 'आपकी' : 'आपका'} ${noun} है?`],
  [/^what is (?:the|your) (.+)$/, (noun) => `${noun} बताइए।`],
  [/^what was the reason for the delay$/, () => 'देरी का कारण क्या था?'],
  [/^is this a good time to talk$/, () => 'क्या अभी बात हो सकती है?'],
]

/** Translates the flow's English question into Hindi where it has a common form and every word is known. */
export function translated(question: string): string | undefined {
  const plain = question
    .toLowerCase()
    .replace(/[?.,]+/g, '')
    .trim()
  for (const [pattern, wording] of QUESTIONS) {
    const match = pattern.exec(plain)
    if (match === null) continue
    if (match[1] === undefined) return wording('')
    const noun = hindiPhrase(match[1])
    if (noun !== undefined) return wording(noun)
  }
  return undefined
}

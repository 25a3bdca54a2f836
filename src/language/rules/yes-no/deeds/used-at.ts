import { regex } from '../../../../base/regex.ts'
import { isDevanagari } from '../../words/spoken-language.ts'
import type { AskedDeed } from './asked-deed.ts'
import type { Verb } from './verbs.ts'

type Tense = AskedDeed['tense']

/** Where words begin to use a verb in the tense of a question, in English or Hindi; undefined where they do not. */
export function usedAt(words: readonly string[], { tense, verb }: AskedDeed): number | undefined {
  const at = words.findIndex((_, index) => isEnglish(words, index, verb, tense) || isHindi(words, index, verb, tense))
  return at === -1 ? undefined : at
}

function isEnglish(words: readonly string[], at: number, verb: Verb, tense: Tense): boolean {
  const one = words[at] ?? ''
  const forms = verb.forms.get(`${one} ${words[at + 1] ?? ''}`) ?? verb.forms.get(one)
  if (forms === undefined) return false
  const before = words.slice(Math.max(0, at - MAX_BEFORE), at).join(' ')
  switch (tense) {
    case 'past':
      return (
        forms.has('past') ||
        (forms.has('participle') && PERFECT.test(before)) ||
        (forms.has('base') && DID.test(before))
      )
    case 'will':
      return forms.has('base') && WILL.test(before)
    case 'should':
      return forms.has('base') && (before === '' || SHOULD.test(before) || WILL.test(before))
    case 'habit':
      return forms.has('present') || (forms.has('base') && USUALLY.test(before))
  }
}

const MAX_BEFORE = 5
const PERFECT = /\b(?:has|have|had|was|were|been|hasnt|havent|hadnt|wasnt|ive|weve|already|got)\b/
const DID = /\b(?:did|didnt)(?: \w+){0,2}$/
const WILL = regex`
  \b(?:will|can|could|would|shall|wont|cant|cannot|couldnt|wouldnt|ill|well|hell|shell|theyll|able to|going to|let)
    (?: \w+){0,2}$
`
const SHOULD = /\b(?:should|must|has to|have to|may|let|please|better|only)(?: \w+){0,2}$/
const USUALLY = /^$|\b(?:i|we|they|you|dont|doesnt|do|does|never|always|usually|sometimes)(?: \w+){0,1}$/

function isHindi(words: readonly string[], at: number, verb: Verb, tense: Tense): boolean {
  return verb.stems.some((stem) => {
    const nouns = stem.slice(0, -1)
    if (!nouns.every((noun, index) => words[at + index] === noun)) return false
    let head = at + nouns.length
    // "Call to kiya tha"
    if (nouns.length > 0) while (PARTICLE.test(words[head] ?? '') && head < at + nouns.length + 2) head += 1
    return isForm(words, head, stem.at(-1) ?? '', tense)
  })
}

const PARTICLE = /^(?:to|toh|hi|bhi|nahi|तो|ही|भी|नहीं)$/

/** Whether a form of a Hindi verb that has the tense begins at an index. */
function isForm(words: readonly string[], at: number, stem: string, tense: Tense): boolean {
  const word = words[at] ?? ''
  const irregular = tense === 'past' ? IRREGULAR.get(stem) : undefined
  if (irregular?.test(word) === true) return true
  if (!word.startsWith(stem)) return false
  const ending = word.slice(stem.length)
  const endings = isDevanagari(stem) ? ENDINGS.devanagari : ENDINGS.latin
  // "Jama karke aaya hoon"
  if (tense === 'past' && HAVING_DONE.test(ending) && CAME.test(words[at + 1] ?? '')) return true
  if (ending !== '') return irregular === undefined && endings[tense].test(ending)
  // "Bhar diya", "dikha denge", "dikha sakte hain": a light verb behind the stem, particles between.
  let next = at + 1
  while (PARTICLE.test(words[next] ?? '')) next += 1
  return LIGHT[tense].test(words[next] ?? '')
}

const HAVING_DONE = /^(?:ke|kar|के|कर)$/
const CAME = /^(?:aa?y[aei]|ga(?:y[aei]|e)|आय[ाे]|आई|आए|गय[ाे]|गई|गए)$/u

const IRREGULAR = new Map<string, RegExp>([
  ['aa', /^aa?(?:y[aie]|ye|[ie]|yi)$/],
  ['kar', /^(?:kiya|kiye|ki|kari|kara)$/],
  ['कर', /^(?:किया|किए|की|करी)$/],
  ['de', /^(?:diya|diye|di)$/],
  ['दे', /^(?:दिया|दिए|दी)$/],
  ['le', /^(?:liya|liye|li)$/],
  ['ले', /^(?:लिया|लिए|ली)$/],
  ['ja', /^(?:gaya|gayi|gaye|gae)$/],
  ['jaa', /^(?:gaya|gayi|gaye)$/],
  ['जा', /^(?:गया|गई|गए|गये)$/],
  ['आ', /^(?:आया|आई|आए|आयी|आये)$/],
  ['pi', /^(?:piya|pi|pee)$/],
  ['ho', /^(?:hua|hui|hue)$/],
  ['हो', /^(?:हुआ|हुई|हुए)$/],
])
const ENDINGS = {
  latin: {
    past: /^(?:a|i|e|ya|yi|ye|aya|ayi|aye|in)$/,
    will: /^(?:unga|ungi|oonga|oongi|enge|engi|ega|egi|yenge|yega|yegi|aunga|aungi|onga|ongi)$/,
    habit: /^(?:ta|ti|te)$/,
    should: regex`
        ^(?:
          e|en|ein|ye|yen|yein|aye|ayen|ayein|aaye|aayein|o|iye|iyega|na|ana|aana|wa|unga|ungi|enge|engi|ega|egi
          |yenge|yega|ayenge|aayenge
        )$
      `,
  },
  devanagari: {
    past: /^(?:ा|ी|े|या|यी|ये|ए|ई|ीं)$/u,
    will: /^(?:ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे|ेगा|ेगी|एगा|एगी|एंगी|ेंगी|ंगे|गा|गी)$/u,
    habit: /^(?:ता|ती|ते)$/u,
    should: /^(?:ए|एं|ें|े|ये|यें|ओ|ो|ना|इए|िए|ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे|ेगा|ेगी|एगा|एगी|एंगी)$/u,
  },
} as const
const LIGHT = {
  past: regex`
    ^(?:
      gaya|gayi|gaye|liya|li|liye|diya|di|diye|chuka|chuki|chuke|rakha|rakhi|rakhe|गया|गई|गए|लिया|ली|लिए|दिया|दी|दिए|चुका|चुकी|चुके
      |रखा|रखी|रखे
    )$
  `,
  will: regex`
    ^(?:
      dunga|dungi|doonga|doongi|denge|dega|degi|lunga|lungi|loonga|lenge|lega|legi|jaunga|jaungi|jayenge|jayega
      |jayegi|jaega|aunga|aungi|aayenge|aaenge|aaunga|aaungi|aayega|aayegi|sak\w+|paunga|paungi|payenge|payega
      |payegi|दूंगा|दूंगी|देंगे|देगा|देगी|लूंगा|लूंगी|लेंगे|लेगा|लेगी|जाऊंगा|जाऊंगी|जाएंगे|जाएगा|जाएगी|आऊंगा|आऊंगी|आएंगे|आएगा|आएगी|सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे|पाएगा|पाएगी
    )$
  `,
  should: regex`
      ^(?:
        de|den|dein|do|dena|dijiye|le|lein|lo|lena|lijiye|aaye|aayen|aayein|aana|aao|jaye|jayein|denge|dega|degi
        |lenge|lega|aayenge|aayega|jayenge|दे|दें|दो|देना|दीजिए|ले|लें|लो|लेना|आए|आएं|आना|जाए|जाएं|देंगे|देगा|लेंगे|लेगा|आएंगे|आएगा
      )$
    `,
  habit: /^(?:leta|leti|lete|deta|deti|dete|raha|rahi|rahe|लेता|लेती|लेते|देता|देती|देते|रहा|रही|रहे)$/,
} as const

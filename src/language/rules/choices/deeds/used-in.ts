import { isDevanagari } from '../../words/spoken-language.ts'
import type { AskedDeed } from './asked-deed.ts'
import type { Verb } from './verbs.ts'

/** How a verb was used: as asked for, or as what denies it without a word for "no" ("failed to come"). */
export interface Used {
  from: number
  to: number
}

/** Where words use a verb in the tense of a question, in English or Hindi; undefined where they do not. */
export function usedIn(words: readonly string[], { tense, verb }: AskedDeed): Used | undefined {
  for (let at = 0; at < words.length; at++) {
    const used = english(words, at, verb, tense) ?? hindi(words, at, verb, tense)
    if (used) return used
  }
  return undefined
}

function english(words: readonly string[], at: number, verb: Verb, tense: AskedDeed['tense']): Used | undefined {
  const one = words[at] ?? ''
  const two = `${one} ${words[at + 1] ?? ''}`
  const said = verb.forms.has(two) ? two : one
  const forms = verb.forms.get(said)
  if (forms === undefined) return undefined
  const to = at + (said === two ? 2 : 1)
  const before = words.slice(Math.max(0, at - MAX_BEFORE), at).join(' ')
  const fits =
    tense === 'past'
      ? forms.has('past') ||
        (forms.has('participle') && PERFECT.test(before)) ||
        (forms.has('base') && DID.test(before))
      : tense === 'will'
        ? forms.has('base') && WILL.test(before)
        : tense === 'should'
          ? forms.has('base') && (before === '' || SHOULD.test(before) || WILL.test(before))
          : (forms.has('present') || forms.has('base')) && (USUALLY.test(before) || forms.has('present'))
  return fits ? { from: at, to } : undefined
}

const MAX_BEFORE = 5
const PERFECT = /\b(?:has|have|had|was|were|been|hasnt|havent|hadnt|wasnt|ive|weve|already|got)\b/
const DID = /\b(?:did|didnt)(?: \w+){0,2}$/
const WILL =
  /\b(?:will|can|could|would|shall|wont|cant|cannot|couldnt|wouldnt|ill|well|hell|shell|theyll|able to|going to|let)(?: \w+){0,2}$/
const SHOULD = /\b(?:should|must|has to|have to|may|let|please|better|only)(?: \w+){0,2}$/
const USUALLY = /^$|\b(?:i|we|they|you|dont|doesnt|do|does|never|always|usually|sometimes)(?: \w+){0,1}$/

function hindi(words: readonly string[], at: number, verb: Verb, tense: AskedDeed['tense']): Used | undefined {
  for (const stem of verb.stems) {
    const nouns = stem.slice(0, -1)
    const verbal = stem.at(-1) ?? ''
    if (!nouns.every((noun, index) => words[at + index] === noun)) continue
    let head = at + nouns.length
    // "Call to kiya tha"
    if (nouns.length > 0) while (PARTICLE.test(words[head] ?? '') && head < at + nouns.length + 2) head += 1
    const to = formEnd(words, head, verbal, tense)
    if (to !== undefined) return { from: at, to }
  }
  return undefined
}

const PARTICLE = /^(?:to|toh|hi|bhi|nahi|nahin|तो|ही|भी|नहीं|नही)$/

/** Where a form of a Hindi verb ends that has the tense; undefined where none begins at the index. */
function formEnd(words: readonly string[], at: number, stem: string, tense: AskedDeed['tense']): number | undefined {
  const word = words[at] ?? ''
  if (tense === 'past' && (IRREGULAR.get(stem)?.test(word) ?? isPastOf(word, stem))) return at + 1
  if (!word.startsWith(stem)) return undefined
  const ending = word.slice(stem.length)
  const endings = isDevanagari(stem) ? ENDINGS.devanagari : ENDINGS.latin
  if (ending !== '') return tense !== 'past' && endings[tense].test(ending) ? at + 1 : undefined
  // "Bhar diya", "dikha denge", "dikha sakte hain": a light verb behind the stem, particles between.
  let next = at + 1
  while (PARTICLE.test(words[next] ?? '')) next += 1
  return LIGHT[tense].test(words[next] ?? '') ? next + 1 : undefined
}

function isPastOf(word: string, stem: string): boolean {
  if (!word.startsWith(stem)) return false
  const ending = word.slice(stem.length)
  return (isDevanagari(stem) ? /^(?:ा|ी|े|या|यी|ये|ए|ई|ीं)$/u : /^(?:a|i|e|ya|yi|ye|aya|ayi|aye|in)$/).test(ending)
}

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
    will: /^(?:unga|ungi|oonga|oongi|enge|engi|ega|egi|yenge|yega|yegi|aunga|aungi|onga|ongi)$/,
    habit: /^(?:ta|ti|te)$/,
    should:
      /^(?:e|en|ein|ye|yen|yein|aye|ayen|ayein|aaye|aayein|o|iye|iyega|na|ana|aana|wa|unga|ungi|enge|engi|ega|egi|yenge|yega|ayenge|aayenge)$/,
  },
  devanagari: {
    will: /^(?:ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे|ेगा|ेगी|एगा|एगी|एंगी|ेंगी|ंगे|गा|गी)$/u,
    habit: /^(?:ता|ती|ते)$/u,
    should: /^(?:ए|एं|ें|े|ये|यें|ओ|ो|ना|इए|िए|ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे|ेगा|ेगी|एगा|एगी|एंगी)$/u,
  },
} as const
const LIGHT = {
  past: /^(?:gaya|gayi|gaye|liya|li|liye|diya|di|diye|chuka|chuki|chuke|rakha|rakhi|rakhe|गया|गई|गए|लिया|ली|लिए|दिया|दी|दिए|चुका|चुकी|चुके|रखा|रखी|रखे)$/,
  will: /^(?:dunga|dungi|doonga|doongi|denge|dega|degi|lunga|lungi|loonga|lenge|lega|legi|jaunga|jaungi|jayenge|jayega|jayegi|jaega|aunga|aungi|aayenge|aaenge|aaunga|aaungi|aayega|aayegi|sak\w+|paunga|paungi|payenge|payega|payegi|दूंगा|दूंगी|देंगे|देगा|देगी|लूंगा|लूंगी|लेंगे|लेगा|लेगी|जाऊंगा|जाऊंगी|जाएंगे|जाएगा|जाएगी|आऊंगा|आऊंगी|आएंगे|आएगा|आएगी|सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे|पाएगा|पाएगी)$/,
  should:
    /^(?:de|den|dein|do|dena|dijiye|le|lein|lo|lena|lijiye|aaye|aayen|aayein|aana|aao|jaye|jayein|denge|dega|degi|lenge|lega|aayenge|aayega|jayenge|दे|दें|दो|देना|दीजिए|ले|लें|लो|लेना|आए|आएं|आना|जाए|जाएं|देंगे|देगा|लेंगे|लेगा|आएंगे|आएगा)$/,
  habit: /^(?:leta|leti|lete|deta|deti|dete|raha|rahi|rahe|लेता|लेती|लेते|देता|देती|देते|रहा|रही|रहे)$/,
} as const

import { CALENDAR_NAMES } from '../../../../base/calendar-names.ts'
import { regex } from '../../../../base/regex.ts'
import type { Noun } from './noun-forms.ts'
import { PERSONS } from './words.ts'

/** Of "you" or "it" the forms that no noun has: "आपको", "इसका". */
export interface Somebody extends Noun {
  /** "हमें" */
  dative: string
  /** Without its ending: "हमार" of "हमारा". */
  genitive: string
}

export const PRONOUNS: ReadonlyMap<string, Somebody> = new Map(
  `you आप आप आपको आपक p|we हम हम हमें हमार p|us हम हम हमें हमार p|i मैं मुझ मुझे मेर s|me मैं मुझ मुझे मेर s|it यह इस इसे इसक s|this यह इस इसे इसक s|that वह उस उसे उसक s|them वे उन उन्हें उनक p|someone कोई किसी किसी_को किसी_क s|anyone कोई किसी किसी_को किसी_क s|somebody कोई किसी किसी_को किसी_क s|anything कुछ किसी_चीज़ कुछ किसी_चीज़_क s`
    .split('|')
    .map((entry) => {
      const [word = '', direct = '', oblique = '', dative = '', genitive = '', number] = entry
        .split(' ')
        .map((part) => part.replaceAll('_', ' '))
      return [word, { direct, oblique, dative, genitive, isFeminine: false, isPlural: number === 'p' }]
    }),
)

/** "आपके लिए", "मरीज़ के लिए", "हमें", "स्कूल में" */
export function withPostposition(noun: Noun | Somebody, postposition: string): string {
  const { oblique } = noun
  if (!('dative' in noun)) return postposition === '' ? oblique : `${oblique} ${postposition}`
  if (postposition === 'को') return noun.dative
  const [, ending, more] = /^क([ाीे])(.*)$/u.exec(postposition) ?? []
  if (ending !== undefined) return `${noun.genitive}${ending}${more ?? ''}`
  return /^(?:में|से|ने)$/u.test(postposition) && !oblique.includes(' ')
    ? `${oblique}${postposition}`
    : `${oblique} ${postposition}`
}

const POSTPOSITIONS = new Map(
  'in में|at पर|on पर|for के लिए|with के साथ|from से|about के बारे में|regarding के बारे में|before से पहले|after के बाद|near के पास|without के बिना|during के दौरान|under में|through से|via से|since से|until तक|till तक|within के अंदर|into में|inside में|by तक|than से'
    .split('|')
    .map((pair) => {
      const at = pair.indexOf(' ')
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    }),
)

export const isPreposition = (word: string): boolean => word === 'to' || POSTPOSITIONS.has(word)

/** What follows the noun in Hindi; people are told, and places gone to. */
export function postpositionFor(preposition: string, noun: Noun): string | undefined {
  const last = noun.direct.split(' ').at(-1) ?? ''
  if (preposition === 'to' && last === 'संतुष्टि') return 'के मुताबिक़'
  if (preposition === 'to') return PERSONS.has(last) || 'dative' in noun ? 'को' : ''
  if (preposition === 'on' && DATES.has(last)) return 'को'
  if (preposition === 'at' && INSIDE.has(last)) return 'में'
  if (preposition === 'in' && last === 'हालत') return 'में'
  if (preposition === 'by' && !DATES.has(last)) return 'से'
  return POSTPOSITIONS.get(preposition)
}

const DATES = new Set('तारीख सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार'.split(' '))
const INSIDE = new Set('क्लिनिक अस्पताल ब्रांच स्कूल कॉलेज ऑफ़िस होटल लैब दुकान स्टोर कैंप'.split(' '))

/** Words that tell when, where or how, and need no postposition. */
const ADVERBS = new Map(
  `today=आज, tomorrow=कल, tonight=आज रात, now=अभी, right now=अभी, at present=इस समय, at the moment=इस समय, currently=इस समय, presently=इस समय, already=पहले से, still=अब भी, ever=कभी, ever before=पहले कभी, yet=अब तक, so far=अब तक, before=पहले, again=दोबारा, once more=दोबारा, last=पिछली बार, online=ऑनलाइन, offline=ऑफ़लाइन, soon=जल्द,
  regularly=नियमित रूप से, often=अक्सर, usually=आमतौर पर, normally=आमतौर पर, on time=समय पर, on the way=रास्ते में, at home=घर पर, at work=काम पर, outdoors=बाहर, outside=बाहर, abroad=विदेश में, alone=अकेले, together=साथ में, too=, also=, as well=, properly=ठीक से, correctly=सही, safely=सही-सलामत, in person=ख़ुद आकर, over the phone=फ़ोन पर, by phone=फ़ोन पर, on the phone=फ़ोन पर, by email=ईमेल पर, by e-mail=ईमेल पर, on whatsapp=व्हाट्सऐप पर, by sms=एसएमएस से, by courier=कूरियर से, by post=डाक से,
  in a month=महीने में, a month=महीने में, per month=हर महीने, every month=हर महीने, monthly=हर महीने, in a week=हफ़्ते में, a week=हफ़्ते में, per week=हफ़्ते में, in a day=दिन में, a day=दिन में, per day=रोज़, daily=रोज़, every day=रोज़, weekly=हर हफ़्ते, per year=हर साल, a year=साल में, in full=पूरा, in advance=एडवांस में, in cash=नकद, early=जल्दी, late=देर से, immediately=तुरंत, first=पहले, nearby=पास में, here=यहाँ, there=वहाँ, actually=, please=, really=, kindly=, mainly=ख़ासकर, mostly=ज़्यादातर, recently=हाल ही में, yesterday=कल,
  this morning=आज सुबह, this evening=आज शाम, this afternoon=आज दोपहर, in the morning=सुबह, in the evening=शाम को, in the afternoon=दोपहर में, at night=रात में, on weekends=वीकेंड पर, on weekdays=वर्किंग डे में, in the past=पहले, with us=हमारे साथ, in your own words=, in your words=, back=वापस, instead=इसके बजाय, approximately=लगभग, roughly=लगभग, at all=, in total=कुल, altogether=कुल, in rupees=, yourself=ख़ुद, yourselves=ख़ुद, fasting=ख़ाली पेट, per day=रोज़, each day=रोज़, each month=हर महीने, per meal=हर बार के खाने में, anywhere=कहीं`
    .split(/,\s+/)
    .map((entry): [string, string] => {
      const at = entry.indexOf('=')
      return [entry.slice(0, at), entry.slice(at + 1)]
    })
    .concat(
      CALENDAR_NAMES.en.weekdays.map((day, index) => [
        `on ${day.toLowerCase()}s`,
        `${CALENDAR_NAMES.hi.weekdays[index] ?? ''} को`,
      ]),
    ),
)

/** "Before" and "first" tell when only where nothing follows. */
const ONLY_LAST = new Set('before first back outside early late last'.split(' '))

/** "this week", "next month", "last year", "every morning" */
const WHICH_TIME = regex`
  ^(?:(?:in |during |over )?the )?(this|next|last|past|previous|coming|every)
    [ ](week|month|year|weekend|morning|evening|time|season)\b
`
const WHICH = new Map(
  'this इस|next अगले|coming अगले|last पिछले|past पिछले|previous पिछले|every हर'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
const TIMES = new Map(
  'week हफ़्ते|month महीने|year साल|weekend वीकेंड|morning सुबह|evening शाम|time बार|season सीज़न'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** An adverb at the beginning of the words, and how many words it has. */
export function adverbAt(words: readonly string[]): { said: string; length: number } | undefined {
  const text = words.join(' ')
  const [found, which, time] = WHICH_TIME.exec(text) ?? []
  if (found !== undefined)
    return {
      said: `${(time === 'time' || time === 'morning' || time === 'evening') && which !== 'every' && which !== 'this' ? (WHICH.get(which ?? '') ?? '').replace(/े$/u, 'ी') : (WHICH.get(which ?? '') ?? '')} ${TIMES.get(time ?? '') ?? ''}`,
      length: found.split(' ').length,
    }
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const said = ADVERBS.get(words.slice(0, length).join(' '))
    if (said !== undefined && (length < words.length ? !ONLY_LAST.has(words[0] ?? '') : true)) return { said, length }
  }
  return undefined
}

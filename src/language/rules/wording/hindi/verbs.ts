/** How a deed is told: the stem of its verb, what comes before it, and what follows its object. */
export interface Verb {
  /** "बुक" of "बुक करना"; a noun of its own where the object belongs to it: "भुगतान" */
  before: string
  stem: string
  /** What follows the object: nothing ("टेबल बुक करना"), "का" ("बिल का भुगतान करना"), "को", "से" */
  objectCase: string
  /** "आपको ऑर्डर मिला": what one gets, likes or knows is the subject. */
  isOfObject: boolean
  /** "आप आए", but "आपने किया" */
  isIntransitive: boolean
}

/** English verbs in their plain form; before the Hindi verb what follows its object. "@" where the object is the subject. */
const VERBS = `book=बुक कर, reserve=बुक कर, cancel=कैंसिल कर, confirm=का पुष्टि कर, reschedule=का समय बदल, postpone=आगे बढ़ा,
  change=बदल, switch=बदल, update=अपडेट कर, renew=रिन्यू कर, extend=बढ़ा, upgrade=अपग्रेड कर, activate=चालू कर, close=बंद कर,
  stop=बंद कर, start=शुरू कर, begin=शुरू कर, continue=जारी रख, finish=पूरा कर, complete=पूरा कर,
  buy=ख़रीद, purchase=ख़रीद, order=ऑर्डर कर, sell=बेच, rent=किराए पर ले, exchange=एक्सचेंज कर, return=वापस कर, replace=बदल,
  repair=ठीक कर, fix=ठीक कर, service=का सर्विस कर, install=इंस्टॉल कर, pay=का भुगतान कर, deposit=जमा कर, borrow=उधार ले,
  invest=का निवेश कर, spend=ख़र्च कर, save=बचा, earn=कमा, claim=का क्लेम कर, transfer=ट्रांसफ़र कर, convert=बदल, clear=चुका,
  repay=चुका, settle=चुका,
  send=भेज, receive=@मिल, get=@मिल, deliver=डिलीवर कर, collect=कलेक्ट कर, pick up=पिक अप कर, pick=पिक अप कर, drop=छोड़,
  drop off=छोड़, bring=ला, carry=साथ ला, take=ले, give=दे, provide=दे, share=शेयर कर, submit=जमा कर, upload=अपलोड कर,
  show=दिखा, keep=रख, hold=रख, store=रख, pack=पैक कर, ship=भेज,
  come=आ, come in=आ, go=जा, visit=आ, arrive=पहुँच, reach=पहुँच, leave=निकल, depart=निकल, travel=का यात्रा कर, move=शिफ़्ट हो,
  move in=शिफ़्ट हो, shift=शिफ़्ट हो, relocate=शिफ़्ट हो, stay=रुक, sit=बैठ, live=रह, work=काम कर, study=पढ़, join=जॉइन कर,
  attend=में शामिल हो, participate=हिस्सा ले, drive=चला, ride=चला, commute=आना-जाना कर, wait=का इंतज़ार कर, park=पार्क कर,
  check in=चेक-इन कर, check out=चेक-आउट कर,
  talk=बात कर, speak=बात कर, discuss=के_बारे_में बात कर, call=को कॉल कर, call back=को कॉलबैक कर, contact=से संपर्क कर,
  meet=से मिल, tell=बता, say=कह, ask=पूछ, answer=का जवाब दे, inform=को बता, run=चल, hear=सुन, learn=सीख, see=देख, find=ढूँढ,
  look=देख, look for=ढूँढ, apply for=के_लिए अप्लाई कर, pay for=का भुगतान कर, talk to=से बात कर, speak to=से बात कर,
  speak with=से बात कर, talk with=से बात कर, subscribe to=को सब्सक्राइब कर, sign up for=के_लिए रजिस्टर कर,
  register for=के_लिए रजिस्टर कर, enroll in=में एडमिशन ले, wait for=का इंतज़ार कर, search for=ढूँढ, deal with=का सामना कर,
  call about=के_बारे_में कॉल कर, enquire about=के_बारे_में पूछताछ कर, inquire about=के_बारे_में पूछताछ कर, try out=ट्राई कर,
  study for=का तैयारी कर, opt for=चुन, go for=चुन, exist=रह, check=चेक कर, test=चेक कर, compare=का तुलना कर, try=ट्राई कर,
  choose=चुन, select=चुन, refer=रेफ़र कर, rate=को रेट कर, review=का समीक्षा कर,
  smoke=का धूम्रपान कर, drink=पी, eat=खा, exercise=का कसरत कर, sleep=सो, take medicine=दवा ले, consume=ले, use=का इस्तेमाल कर,
  need=, apply=अप्लाई कर, register=रजिस्टर कर, enroll=एडमिशन ले, enrol=एडमिशन ले, sign up=रजिस्टर कर, subscribe=सब्सक्राइब कर,
  file=दर्ज कर, report=का शिकायत कर, register a complaint=शिकायत दर्ज कर, prepare=का तैयारी कर, prepare for=का तैयारी कर,
  plan=प्लान कर, resolve=हल कर, take place=हो, decide=तय कर, agree=सहमत हो, accept=मान, approve=को मंज़ूरी दे,
  achieve=हासिल कर, improve=बेहतर कर, build=बना, make=बना, do=कर, open=खोल, lose=खो, break=तोड़, damage=नुक़सान पहुँचा,
  face=का सामना कर, restart=रीस्टार्ट कर, download=डाउनलोड कर, add=जोड़, include=शामिल कर, remove=हटा, record=रिकॉर्ड कर,
  sign=पर साइन कर, read=पढ़, write=लिख, watch=देख, play=खेल, grow=उगा, sow=बो, teach=सिखा, hire=काम पर रख, treat=का इलाज कर,
  help=का मदद कर, celebrate=मना, follow=का पालन कर, follow up=फ़ॉलो अप कर, happen=हो, end=ख़त्म हो, expire=ख़त्म हो,
  arrange=का इंतज़ाम कर, verify=वेरिफ़ाई कर, schedule=तय कर, cover=कवर कर, purchase=ख़रीद, own=, cost=, set up=सेट अप कर,
  proceed=आगे बढ़, serve=दे, interview=का इंटरव्यू ले, lease=लीज़ पर ले, import=इंपोर्ट कर, export=एक्सपोर्ट कर, donate=दान कर,
  vaccinate=को टीका लगा, reach out=से संपर्क कर,
  ask for=माँग, see a doctor=डॉक्टर को दिखा, visit a doctor=डॉक्टर को दिखा, take away=ले जा, hand over=सौंप, fail=फ़ेल हो, chew=चबा, harvest=काट, dig=खोद, drill=खोद, fill=भर, link=लिंक कर, deduct=काट,
  cook=बना, wash=धो, iron=प्रेस कर, milk=दुह, feed=खिला, cut=काट, offer=दे`

const CASES = /^(?:का|को|से|में|पर|के_बारे_में|के_लिए)$/u
const INTRANSITIVE = new Set('आ जा रह हो बैठ सो मिल पहुँच निकल रुक बढ़ ला चल'.split(' '))

const KNOWN: ReadonlyMap<string, Verb> = new Map(
  VERBS.split(/,\s+/).flatMap((entry): [string, Verb][] => {
    const [english = '', hindi = ''] = entry.split('=')
    if (hindi === '') return []
    const words = hindi.replace('@', '').split(' ')
    const stem = words.pop() ?? ''
    const objectCase = CASES.test(words[0] ?? '') ? (words.shift() ?? '').replaceAll('_', ' ') : ''
    const verb = { before: words.join(' '), stem, objectCase, isOfObject: hindi.startsWith('@') }
    return [[english, { ...verb, isIntransitive: INTRANSITIVE.has(stem) }]]
  }),
)

export type Form = 'plain' | 'participle' | 'progressive'

/** The verb at the beginning of the words, in the form that its auxiliary asks for. */
export function verbAt(
  words: readonly string[],
  form: Form,
): { verb: Verb; plain: string; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    if (words.length < length) continue
    const [first = '', ...rest] = words.slice(0, length)
    for (const plain of plainForms(first, form)) {
      const verb = KNOWN.get([plain, ...rest].join(' '))
      if (verb !== undefined) return { verb, plain: [plain, ...rest].join(' '), length }
    }
  }
  return undefined
}

/** "pick the car up" */
export function withParticle(plain: string, particle: string): Verb | undefined {
  return /^(?:up|back|in|off|out|over|away)$/.test(particle) ? KNOWN.get(`${plain} ${particle}`) : undefined
}

/** What a form may come from: "paid", "booked", "stopped", "renewing" */
function plainForms(word: string, form: Form): string[] {
  if (form === 'plain') return [word]
  if (form === 'participle') {
    const irregular = PARTICIPLES.get(word)
    return irregular === undefined ? (word.endsWith('ed') ? stemsOf(word.slice(0, -2)) : []) : [irregular]
  }
  return word.endsWith('ing') ? stemsOf(word.slice(0, -3)) : []
}

function stemsOf(stem: string): string[] {
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/([a-z])\1$/, '$1')]
}

const PARTICIPLES = new Map(
  `paid pay, taken take, bought buy, sold sell, made make, given give, sent send, received receive, got get, gotten get, had have, seen see, met meet, found find, done do, gone go, been be, come come, left leave, told tell, heard hear, chosen choose, spoken speak, driven drive, eaten eat, drunk drink, kept keep, held hold, lost lose, brought bring, built build, written write, read read, known know, begun begin, broken break, worn wear, picked pick, grown grow, sown sow, put put, set set, spent spend, slept sleep, taught teach, learnt learn, understood understand, run run, covered cover, dug dig, fed feed, cut cut`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/**
 * Hindi names of fields. English words that callers use anyway ("booking", "email") are only written in Devanagari, so
 * that a voice pronounces them well.
 */
const WORDS = new Map(
  `name नाम|full पूरा|first पहला|last आख़िरी|age उम्र|city शहर|village गाँव|district ज़िला|state राज्य|country देश|address पता|area इलाक़ा|locality इलाक़ा|street गली|house मकान|landmark नज़दीकी जगह
   |phone फ़ोन|mobile मोबाइल|number नंबर|alternate दूसरा|email ईमेल|mail ईमेल|date तारीख|time समय|day दिन|month महीना|year साल|when समय|slot समय|appointment अपॉइंटमेंट|best सुविधाजनक
   |budget बजट|price क़ीमत|amount रकम|salary वेतन|income आय|expected अपेक्षित|current मौजूदा|monthly मासिक|yearly सालाना|annual सालाना|total कुल|loan लोन|emi किस्त|due बकाया|part आंशिक
   |reason कारण|cause कारण|feedback राय|comment टिप्पणी|comments टिप्पणी|remarks टिप्पणी|notes टिप्पणी|suggestion सुझाव|suggestions सुझाव|message संदेश|rating रेटिंग|score अंक|stars स्टार|question सवाल
   |service सेवा|plan प्लान|product उत्पाद|order ऑर्डर|id आईडी|code कोड|coupon कूपन|pincode पिन कोड|pin पिन|quantity मात्रा|size साइज़|color रंग|colour रंग|type प्रकार|brand ब्रांड|model मॉडल
   |people लोगों की संख्या|guests मेहमानों की संख्या|adults बड़ों की संख्या|children बच्चों की संख्या|kids बच्चों की संख्या|passengers सवारियों की संख्या|members सदस्यों की संख्या|rooms कमरों की संख्या|nights रातों की संख्या|devices डिवाइस की संख्या|tickets टिकटों की संख्या|days दिनों की संख्या
   |company कंपनी|employer कंपनी|role पद|designation पद|job नौकरी|occupation पेशा|profession पेशा|employment रोज़गार|experience अनुभव|education पढ़ाई|qualification योग्यता|notice नोटिस|period अवधि|skills हुनर|department विभाग
   |birth जन्म|dob जन्म तिथि|gender लिंग|language भाषा|marital वैवाहिक|status स्थिति|family परिवार|child बच्चा|student छात्र|parent अभिभावक|nominee नॉमिनी|patient मरीज़|customer ग्राहक|doctor डॉक्टर|guest मेहमान|owner मालिक|farmer किसान
   |issue समस्या|problem समस्या|complaint शिकायत|symptoms लक्षण|symptom लक्षण|medicine दवा|medicines दवाएँ|medication दवा|allergy एलर्जी|allergies एलर्जी|injury चोट|injuries चोट|disease बीमारी|illness बीमारी|fever बुख़ार|pain दर्द|weight वज़न|height क़द|temperature तापमान|blood ब्लड|group ग्रुप|smoker धूम्रपान|insurance बीमा
   |interest रुचि|interested रुचि|preference पसंद|preferred पसंदीदा|purpose मक़सद|goal मक़सद|need ज़रूरत|special ख़ास|requests अनुरोध|request अनुरोध|instructions निर्देश
   |payment भुगतान|mode तरीक़ा|method तरीक़ा|delivery डिलीवरी|pickup पिकअप|drop ड्रॉप|visit मुलाक़ात|meeting मीटिंग|interview इंटरव्यू|demo डेमो|start शुरुआत|delay देरी|callback कॉलबैक|booking बुकिंग|reservation बुकिंग|check चेक|room कमरा|bed बिस्तर|breakfast नाश्ता|lunch दोपहर का खाना|dinner रात का खाना|meal खाना|food खाना
   |rent किराया|max अधिकतम|maximum अधिकतम|min न्यूनतम|minimum न्यूनतम|manufacture निर्माण|furnishing फ़र्निशिंग|insurer बीमा कंपनी|reading रीडिंग
   |property प्रॉपर्टी|home घर|flat फ़्लैट|location जगह|car गाड़ी|vehicle गाड़ी|bike बाइक|registration रजिस्ट्रेशन|bus बस|school स्कूल|class कक्षा|grade कक्षा|batch बैच|crop फ़सल|acres एकड़|irrigation सिंचाई|land ज़मीन|account खाता|card कार्ड|credit क्रेडिट|debit डेबिट|bank बैंक|policy पॉलिसी|discount छूट|trial ट्रायल|parking पार्किंग|luggage सामान`
    .split('|')
    .map((pair) => {
      const [word = '', ...translation] = pair.trim().split(' ')
      return [word, translation.join(' ')] as const
    }),
)
const WHOLE = new Map([
  ['date of birth', 'जन्म तिथि'],
  ['birth date', 'जन्म तिथि'],
  ['dob', 'जन्म तिथि'],
  ['child name', 'बच्चे का नाम'],
  ['patient name', 'मरीज़ का नाम'],
  ['parent name', 'अभिभावक का नाम'],
  ['nominee name', 'नॉमिनी का नाम'],
  ['owner name', 'मालिक का नाम'],
  ['contact name', 'आपका नाम'],
  ['check in', 'चेक-इन की तारीख'],
  ['check out', 'चेक-आउट की तारीख'],
  ['vehicle number', 'गाड़ी का नंबर'],
  ['visit time', 'मुलाक़ात का समय'],
  ['blood group', 'ब्लड ग्रुप'],
])

/** Several words as one Hindi noun; undefined unless every word is known. */
export function hindiNoun(words: readonly string[]): string | undefined {
  const whole = WHOLE.get(words.join(' '))
  if (whole !== undefined) return whole
  const translated = words.map((word) => WORDS.get(word))
  if (translated.length === 0 || !translated.every((word) => word !== undefined)) return undefined
  const [first = '', second, more] = translated
  if (second === undefined || more !== undefined || ADJECTIVES.has(first) || NAMED_BY.has(second))
    return translated.join(' ')
  return belonging(first, second)
}

/** "मुलाक़ात की तारीख": the second noun, and whose it is. */
function belonging(owner: string, thing: string): string {
  const last = thing.split(' ').at(-1) ?? ''
  const isInflected = !FEMININE.has(owner.split(' ').at(-1) ?? '')
  return `${isInflected ? owner.replace(/([\p{L}\p{M}]{2})ा$/u, '$1े') : owner} ${FEMININE.has(last) ? 'की' : 'का'} ${thing}`
}

/** "पहला", of which something else is to follow */
export function isAdjective(words: string): boolean {
  return ADJECTIVES.has(words)
}

function set(list: string): Set<string> {
  return new Set(list.split(/\s+/))
}

const ADJECTIVES = set(
  'पूरा पहला आख़िरी दूसरा सुविधाजनक अपेक्षित मौजूदा मासिक सालाना कुल बकाया आंशिक वैवाहिक अधिकतम न्यूनतम पसंदीदा ख़ास नज़दीकी ब्लड क्रेडिट डेबिट',
)
/** Nouns that follow another directly, as in "फ़ोन नंबर". */
const NAMED_BY = set('नंबर आईडी कोड कार्ड प्लान ग्रुप अनुरोध')
const FEMININE = set(
  `तिथि उम्र गली जगह तारीख क़ीमत रकम आय किस्त राय टिप्पणी रेटिंग सेवा मात्रा संख्या कंपनी नौकरी पढ़ाई योग्यता नोटिस अवधि भाषा स्थिति समस्या शिकायत दवा दवाएँ एलर्जी चोट
   बीमारी रुचि पसंद ज़रूरत डिलीवरी मुलाक़ात मीटिंग शुरुआत देरी बुकिंग गाड़ी बस कक्षा फ़सल सिंचाई ज़मीन पॉलिसी छूट पार्किंग प्रॉपर्टी`,
)

/** Countable nouns, used after "कितने" or "कितनी". */
const COUNTED = new Map([
  ['nights', 'कितनी रातें'],
  ['days', 'कितने दिन'],
  ['rooms', 'कितने कमरे'],
  ['adults', 'कितने बड़े लोग'],
  ['children', 'कितने बच्चे'],
  ['kids', 'कितने बच्चे'],
  ['passengers', 'कितनी सवारियाँ'],
  ['devices', 'कितने डिवाइस'],
  ['members', 'कितने सदस्य'],
  ['tickets', 'कितने टिकट'],
  ['acres', 'कितने एकड़'],
])

/** "कितनी रातें होंगी?" for a field of that name */
export function howMany(label: readonly string[]): string | undefined {
  const counted = COUNTED.get(label.at(-1) ?? '')
  if (counted === undefined) return undefined
  return `${counted} ${counted.startsWith('कितनी') ? 'होंगी' : 'होंगे'}?`
}

const READ_BACK = new Map([
  ['nights', 'रातें'],
  ['days', 'दिन'],
  ['rooms', 'कमरे'],
  ['adults', 'बड़े'],
  ['children', 'बच्चे'],
  ['kids', 'बच्चे'],
  ['guests', 'मेहमान'],
  ['people', 'लोग'],
  ['passengers', 'सवारियाँ'],
  ['members', 'सदस्य'],
  ['tickets', 'टिकट'],
  ['acres', 'एकड़'],
])

const ONE = new Map([
  ['रातें', 'रात'],
  ['कमरे', 'कमरा'],
  ['बच्चे', 'बच्चा'],
  ['सवारियाँ', 'सवारी'],
  ['लोग', 'व्यक्ति'],
])

/** "2 रातें"; a number whose noun is not known in Hindi stands alone. */
export function hindiNumber(label: readonly string[], value: number): string {
  const counted = READ_BACK.get(label.at(-1) ?? '')
  if (counted !== undefined) return `${value} ${value === 1 ? (ONE.get(counted) ?? counted) : counted}`
  const noun = hindiNoun(label)
  return noun === undefined ? String(value) : `${noun} ${value}`
}

const QUESTIONS: [RegExp, (noun: string) => string][] = [
  [/^would you like (?:to have |to book |to get )?(.+)$/, (noun) => `क्या आपको ${noun} चाहिए?`],
  [/^(?:do|will) you (?:need|want|require) (.+)$/, (noun) => `क्या आपको ${noun} चाहिए?`],
  [/^(?:do you have |are there |have you got )?any (.+)$/, (noun) => `क्या कोई ${noun} है?`],
  [/^do you have (.+)$/, (noun) => `क्या आपके पास ${noun} है?`],
  [/^whether (?:the )?\w+ (?:has|have) (?:any )?(.+)$/, (noun) => `क्या कोई ${noun} है?`],
  [/^whether (?:the )?\w+ (?:needs?|wants?|requires?) (.+)$/, (noun) => `क्या आपको ${noun} चाहिए?`],
  [/^what is (?:the|your) (.+)$/, (noun) => `${noun} बताइए।`],
  [/^what was the reason for the delay$/, () => 'देरी का कारण क्या था?'],
  [/^is this a good time to talk$/, () => 'क्या अभी बात हो सकती है?'],
]
const SMALL = new Set('the a an your any some included for about of with our other'.split(' '))

/** "PIN code of your address"; "visit for" is none, as it asks for something of the visit. */
function nounOf(phrase: string): string | undefined {
  if (/ (?:for|about|of|with|to|in|on|from)$/.test(phrase)) return undefined
  const telling = (part: string) => part.split(/\s+/).filter((word) => !SMALL.has(word))
  const [thing = '', owner, more] = phrase.split(/ of (?:the |your )?/)
  const whole = WHOLE.get(phrase) ?? hindiNoun(telling(phrase).filter((word) => word !== 'of'))
  if (owner === undefined || more !== undefined || WHOLE.has(phrase)) return whole
  const [of, what] = [hindiNoun(telling(owner)), hindiNoun(telling(thing))]
  return of === undefined || what === undefined ? undefined : belonging(of, what)
}

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
    const noun = nounOf(match[1])
    if (noun !== undefined) return wording(noun)
  }
  return undefined
}

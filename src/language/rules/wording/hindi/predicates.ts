/** What somebody is, as an adjective tells: in whose case the subject stands, and what follows the noun behind each preposition. */
export interface Predicate {
  said: string
  subjectCase: string
  postpositions: ReadonlyMap<string, string>
}

/** English adjectives: "interested in the offer" is "को रुचि" with "में" for "in". */
const PREDICATES = `satisfied=संतुष्ट with:से, happy=ख़ुश with:से about:से, unhappy=नाख़ुश with:से, interested=को:रुचि in:में,
  available=उपलब्ध, free=फ़्री, married=शादीशुदा, single=अविवाहित, pregnant=गर्भवती, vegetarian=शाकाहारी, vegan=वीगन,
  diabetic=को:डायबिटीज़, allergic=को:एलर्जी to:से, ready=तैयार with:के_साथ, retired=रिटायर्ड, employed=नौकरी_में,
  self-employed=सेल्फ़-एम्प्लॉयड, unemployed=बेरोज़गार, registered=रजिस्टर्ड, gst registered=का:जीएसटी_रजिस्ट्रेशन,
  insured=का:बीमा, damaged=ख़राब, defective=ख़राब, faulty=ख़राब, broken=टूटा_हुआ, fragile=नाज़ुक, urgent=ज़रूरी,
  important=ज़रूरी, necessary=ज़रूरी, fine=ठीक, okay=ठीक, ok=ठीक, correct=सही, right=सही, accurate=सही, valid=वैध, open=खुला,
  closed=बंद, aware=को:जानकारी of:की, affected=प्रभावित by:से, vaccinated=को:टीका_लगा, included=शामिल in:में, required=ज़रूरी,
  active=चालू, busy=व्यस्त, new=नया to:के_लिए, furnished=फ़र्निश्ड, possible=मुमकिन, convenient=सुविधाजनक for:के_लिए,
  suitable=ठीक for:के_लिए, comfortable=ठीक, disabled=दिव्यांग, late=लेट, delayed=लेट, safe=सुरक्षित, clean=साफ़,
  helpful=मददगार, polite=विनम्र, easy=आसान, clear=साफ़, present=मौजूद, willing=तैयार, confident=को:भरोसा about:पर,
  worried=परेशान about:से, familiar=वाक़िफ़ with:से, covered=कवर by:में, fasting=ख़ाली_पेट, alone=अकेला, alive=जीवित,
  local=स्थानीय, eligible=योग्य for:के_लिए, home=घर_पर, sick=बीमार, ill=बीमार, well=ठीक,
  linked=लिंक to:से with:से, needed=ज़रूरी, empty=ख़ाली, left=बाक़ी, remaining=बाक़ी`

const KNOWN: ReadonlyMap<string, Predicate> = new Map(
  PREDICATES.split(/,\s+/).map((entry): [string, Predicate] => {
    const [english = '', hindi = ''] = entry.split('=')
    const [said = '', ...prepositions] = hindi.split(' ')
    const [, subjectCase = '', plain = said] = /^(को|का):(.+)$/u.exec(said) ?? []
    const postpositions = prepositions.map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string])
    return [english, { said: plain.replaceAll('_', ' '), subjectCase, postpositions: new Map(postpositions) }]
  }),
)

export function predicateAt(words: readonly string[]): { predicate: Predicate; length: number } | undefined {
  for (const length of [2, 1]) {
    const predicate = words.length < length ? undefined : KNOWN.get(words.slice(0, length).join(' '))
    if (predicate !== undefined) return { predicate, length }
  }
  return undefined
}

import { describe, expect, it } from 'vitest'
import { hindiQuestion } from '../../../../src/language/rules/wording/hindi/question.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY, understand } from '../../../support/language/rules.ts'

function ask(...spec: Parameters<typeof field>): string {
  return composeByRules({
    ...NO_REPLY,
    language: 'hi',
    question: { fields: [field(...spec)], guidance: '', attempt: 1 },
  })
}

describe('an English question in Hindi', () => {
  it.each([
    // What is wanted, needed, owned or felt.
    ['Do you want to renew the policy with us?', 'क्या आप हमारे साथ पॉलिसी रिन्यू करना चाहते हैं?'],
    ['Do you need a wheelchair?', 'क्या आपको व्हीलचेयर चाहिए?'],
    ['Do you need to reschedule?', 'क्या आपको समय बदलना है?'],
    ['Do you have a valid driving licence?', 'क्या आपके पास वैध ड्राइविंग लाइसेंस है?'],
    ['Do you have any injury or medical condition?', 'क्या आपको कोई चोट या बीमारी है?'],
    ['How many children do you have?', 'आपके कितने बच्चे हैं?'],
    ['Does your shop have electricity?', 'क्या आपकी दुकान में बिजली है?'],
    // What is done, was done, or is to be done.
    ['Do you smoke?', 'क्या आप धूम्रपान करते हैं?'],
    ['Have you taken your medicine today?', 'क्या आपने आज अपनी दवा ली है?'],
    ['Did you receive the documents?', 'क्या आपको दस्तावेज़ मिले?'],
    ['Will you attend the webinar?', 'क्या आप वेबिनार में शामिल होंगे?'],
    ['At what time should the engineer come?', 'इंजीनियर किस समय आए?'],
    ['On which date should the classes start?', 'कक्षाएँ किस तारीख को शुरू हों?'],
    ['How will the fee be paid?', 'फ़ीस का भुगतान कैसे किया जाएगा?'],
    ['How many claims were made in the past year?', 'पिछले साल कितने क्लेम किए गए थे?'],
    ['Do you want a refill booked now?', 'क्या आप चाहते हैं कि रीफ़िल अभी बुक किया जाए?'],
    // What is to be done with a thing; two deeds; the last time; oneself.
    ['Does the regulator need to be changed?', 'क्या रेगुलेटर बदलना है?'],
    ['Do you smoke or chew tobacco?', 'क्या आप धूम्रपान करते हैं या तंबाकू चबाते हैं?'],
    ['When did you last receive ration?', 'आपको पिछली बार राशन कब मिला?'],
    ['Will you provide the diesel yourself?', 'क्या आप ख़ुद डीज़ल देंगे?'],
    ['Do you want tiffin on Sundays too?', 'क्या आपको रविवार को टिफ़िन चाहिए?'],
    ['Can the patient come fasting?', 'क्या मरीज़ ख़ाली पेट आ सकता है?'],
    // A measure of something, a sum, a need.
    ['How many litres of milk do you want every day?', 'आपको रोज़ कितने लीटर दूध चाहिए?'],
    ['How much milk does the cow give in a day, in litres?', 'गाय दिन में कितने लीटर दूध देती है?'],
    ['How much would you like to deposit, in rupees?', 'आप कितने रुपये जमा करना चाहेंगे?'],
    ['What sum insured do you want, in rupees?', 'आपको बीमे की कितनी रकम चाहिए?'],
    ['How many cylinders?', 'कितने सिलिंडर होंगे?'],
    ['How many days of leave do you need?', 'आपको छुट्टी के कितने दिन चाहिए?'],
    ['Which test is needed?', 'कौन सा टेस्ट चाहिए?'],
    // Who, in what, whither, and how it was.
    ['Who will receive the parcel?', 'किसे पार्सल मिलेगा?'],
    ['Which vehicle will you come in?', 'आप किस गाड़ी में आएँगे?'],
    ['Which mandi will you take it to?', 'आप इसे किस मंडी ले जाएँगे?'],
    ['On which day and at what time will the sample be given?', 'सैंपल किस दिन और किस समय दिया जाएगा?'],
    ['Which language should the pandit speak?', 'पंडित कौन सी भाषा बोले?'],
    ['Which colour saree would you like?', 'आपको किस रंग की साड़ी चाहिए?'],
    ['How did you like the food?', 'आपको खाना कैसा लगा?'],
    // How somebody is.
    ['Are you satisfied with the service?', 'क्या आप सेवा से संतुष्ट हैं?'],
    ['Are you interested in a home loan?', 'क्या आपको होम लोन में रुचि है?'],
    ['Are you the owner of the property?', 'क्या आप प्रॉपर्टी के मालिक हैं?'],
    ['Is the purifier still under warranty?', 'क्या प्यूरीफ़ायर अब भी वारंटी में है?'],
    ['Is it your own house?', 'क्या यह आपका अपना मकान है?'],
    // What is asked for.
    ['Which shift would you prefer?', 'आपको कौन सी शिफ़्ट ठीक रहेगी?'],
    ['Which city do you live in?', 'आप किस शहर में रहते हैं?'],
    ['How long have you had the problem, in days?', 'आपको समस्या कितने दिनों से है?'],
    ['Is there anything else you would like to tell us?', 'क्या कुछ और है जो आप हमें बताना चाहेंगे?'],
    ['What is the loan for?', 'लोन किसलिए है?'],
  ])('%s', (english, hindi) => {
    expect(hindiQuestion(english)).toBe(hindi)
  })

  it.each([
    'Do you not have a car?',
    'Do you no longer need it?',
    'Do you want only the basic plan?',
    'Do you have a flux capacitor?',
    'Do you want to renew the policy before it expires?',
    'To which city will you travel?',
  ])('is none where a word or a clause is not understood: %s', (english) => {
    expect(hindiQuestion(english)).toBeUndefined()
  })
})

describe('a field without Hindi texts', () => {
  it('is asked for with its options in Hindi', () => {
    expect(ask('payment', 'enum', 'How will you pay?', ['cash', 'upi', 'card'])).toBe(
      'आप भुगतान कैसे करेंगे: नकद, यूपीआई या कार्ड?',
    )
  })

  it('keeps what the description says beside its name', () => {
    expect(ask('smoker', 'boolean', 'Does the customer smoke?')).toBe('क्या आप धूम्रपान करते हैं?')
    expect(ask('policy', 'string', 'Policy number of the customer')).toBe('कृपया पॉलिसी नंबर बताइए।')
    expect(ask('land_acres', 'number', 'Land sown this season, in acres')).toBe('ज़मीन के कितने एकड़ होंगे?')
    expect(ask('bought', 'boolean', 'Have they bought from us before')).toBe('क्या आपने पहले हमसे ख़रीदा है?')
    expect(ask('stops', 'string', 'Any stops on the way')).toContain('रास्ते में')
    expect(ask('acres', 'number', 'Land holding in acres')).toBe('कितने एकड़ होंगे?')
    expect(ask('adults', 'number', 'Adults travelling')).toBe('कितने बड़े लोग यात्रा कर रहे हैं?')
    expect(ask('skills', 'string', 'Key skills')).toBe('कृपया मुख्य हुनर बताइए।')
    expect(ask('catering', 'boolean', 'Do they need catering as well?')).toBe('क्या आपको केटरिंग चाहिए?')
    expect(ask('terms', 'boolean', 'Caller agrees to the terms and conditions')).toBe('क्या आप नियम और शर्तों से सहमत हैं?')
    expect(ask('salary', 'number', 'Desired salary in USD')).toMatch(/USD/)
  })
})

it.each([
  ['card', 'कार्ड'],
  ['net banking', 'नेट बैंकिंग'],
  ['very satisfied', 'बहुत संतुष्ट'],
  ['excellent', 'बहुत बढ़िया'],
  ['self-employed', 'अपना काम'],
  ['non-veg', 'नॉन-वेज'],
  ['rarely', 'कभी-कभार'],
  ['wrong item', 'ग़लत सामान'],
])('the option "%s" is heard as it is said, "%s"', (option, said) => {
  const spec = field('choice', 'enum', 'Which one', [option, 'zebra', 'giraffe'])
  expect(understand(said, [spec], ['choice'], { language: 'hi' }).values).toEqual({ choice: option })
})

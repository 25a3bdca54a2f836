import { describe, expect, it } from 'vitest'
import type { ComposeRequest, FieldSpec } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY, understand } from '../../../support/language/rules.ts'

function say(fields: FieldSpec[], changes: Partial<ComposeRequest> = {}, attempt = 1): string {
  const question = { fields, guidance: '', attempt }
  return composeByRules({ ...NO_REPLY, language: 'hi', question, ...changes })
}

const slot = field('visit_slot', 'enum', 'Preferred time slot', ['morning', 'afternoon', 'evening'])

describe('a question in Hindi', () => {
  it.each([
    // By what the description says beside the name.
    [field('income', 'number', 'Yearly income in rupees'), 'कृपया सालाना आय रुपये में बताइए।'],
    [field('notice_days', 'number', 'Notice period in days'), 'कृपया नोटिस की अवधि दिनों में बताइए।'],
    [field('weight', 'number', 'Current weight in kilograms'), 'कृपया मौजूदा वज़न किलो में बताइए।'],
    [field('mode', 'enum', 'Mode of class', ['online', 'offline']), 'कृपया कक्षा का तरीक़ा बताइए: ऑनलाइन या ऑफ़लाइन।'],
    [field('patient_age', 'number', 'Age of the patient'), 'मरीज़ की उम्र क्या है?'],
    [field('patient_age', 'number', 'मरीज़ की उम्र'), 'मरीज़ की उम्र क्या है?'],
    [field('age', 'number', 'Age'), 'आपकी उम्र क्या है?'],
    [field('experience_years', 'number', 'Years of experience'), 'कितने साल का अनुभव है?'],
    [field('nominee', 'string', 'Name of the nominee'), 'नॉमिनी का नाम क्या है?'],
    [field('any_suggestion', 'string', 'Any suggestions'), 'क्या आपका कोई सुझाव है?'],
    [field('lift', 'boolean', 'Is there a lift in the building?'), 'क्या बिल्डिंग में लिफ़्ट है?'],
    [field('age', 'number', 'Age of the person in years'), 'आपकी उम्र क्या है?'],
    [field('full_name', 'string', 'Full name of the person who wants the membership'), 'आपका पूरा नाम क्या है?'],
    [field('relation', 'string', 'Relation of the nominee with you'), 'कृपया नॉमिनी से आपका रिश्ता बताइए।'],
    [field('price', 'number', 'Expected price per quintal'), 'कृपया प्रति क्विंटल अपेक्षित क़ीमत बताइए।'],
    [field('acres', 'number', 'Area of the field in acres'), 'कृपया खेत का साइज़ एकड़ में बताइए।'],
    [field('cylinders', 'number', 'Number of cylinders needed'), 'कितने सिलिंडर चाहिए?'],
    [field('members', 'number', 'How many members are there in the family?'), 'परिवार में कितने सदस्य हैं?'],
    [field('visit_date', 'string', 'Preferred date of visit'), 'विज़िट के लिए आपको कौन सा दिन ठीक रहेगा?'],
    [field('work_phone', 'string', 'Work phone number'), 'कृपया ऑफ़िस का फ़ोन नंबर बताइए।'],
    // Nothing that the flow says is left out.
    [field('tiffins', 'number', 'How many tiffins a day?'), 'रोज़ कितने टिफ़िन होंगे?'],
    [field('rotis', 'number', 'How many rotis per meal?'), 'How many rotis per meal? कृपया संख्या में बताइए।'],
    [field('age_months', 'number', 'How old is the child, in months?'), 'बच्चे की उम्र कितने महीने है?'],
    // Agreement and oblique case.
    [field('head_name', 'string', 'What is the name of the head of the family?'), 'परिवार के मुखिया का नाम क्या है?'],
    [field('land', 'number', 'How many acres of land do you have?'), 'आपके पास कितने एकड़ ज़मीन है?'],
    [field('land', 'number', 'How many acres of land did you buy?'), 'आपने कितने एकड़ ज़मीन ख़रीदी?'],
    [field('rice', 'number', 'How many kg of rice do you need?'), 'आपको कितने किलो चावल चाहिए?'],
    [field('plan', 'enum', 'Which pension plan?', ['NPS', 'EPF']), 'कृपया प्लान बताइए: NPS या EPF।'],
    [field('first_visit', 'boolean', 'Is this your first visit?'), 'क्या यह आपकी पहली विज़िट है?'],
    [field('meal_plan', 'enum', 'Meal plan', ['gold', 'silver']), 'आपको खाने का कौन सा प्लान चाहिए: gold या silver?'],
    [field('family_income', 'number', 'Monthly family income'), 'कृपया परिवार की मासिक आय बताइए।'],
    [field('child_group', 'enum', 'Age group of the child', ['a', 'b']), 'कृपया बच्चे का आयु वर्ग बताइए: a या b।'],
    [field('room_price', 'number', 'Price of the room type'), 'कृपया कमरे के प्रकार की क़ीमत बताइए।'],
    [field('father_phone', 'string', 'Mobile number of the father'), 'कृपया पिता का मोबाइल नंबर बताइए।'],
    // Never a bare "date", where it is of something.
    [field('purchase_date', 'string', 'Date of purchase'), 'कृपया ख़रीद की तारीख बताइए।'],
    [field('since', 'string', 'Since which day is there no power?'), 'Since which day is there no power? कृपया बताइए।'],
    // People who come, and people who do something.
    [field('guests', 'number', 'How many people will come?'), 'कितने लोग होंगे?'],
    [
      field('people_using', 'number', 'How many people use the internet at home?'),
      'घर पर कितने लोग इंटरनेट का इस्तेमाल करते हैं?',
    ],
    // Of one answer, not of all.
    [field('correct_person', 'boolean', 'Am I speaking with Mr Khan?'), 'Am I speaking with Mr Khan? हाँ या नहीं?'],
    [field('confirmed', 'boolean', 'क्या यह सब सही है?'), 'क्या यह सब सही है?'],
    // The designer's own Hindi in Latin letters.
    [field('booking_name', 'string', 'Booking kis naam se karun?'), 'Booking kis naam se karun?'],
  ])('%o is "%s"', (spec, question) => {
    expect(say([spec])).toBe(question)
  })

  it('keeps the order in which things are asked for', () => {
    const name: FieldSpec = { ...field('full_name'), texts: { hi: { question: 'आपका पूरा नाम क्या है?' } } }
    expect(say([name, field('age', 'number', 'Age'), field('city')])).toBe('आपका पूरा नाम क्या है? कृपया उम्र और शहर बताइए।')
  })

  it('says its limits once', () => {
    const rating = field('rating', 'number', 'Rating of our service from 1 to 5')
    expect(say([rating], { heard: 'blah' }, 2)).toMatch(/कृपया 1 से 5 के बीच रेटिंग बताइए। जैसे "4"।$/)
  })

  it('gives no person for an example of a thing', () => {
    const model = field('model_name', 'string', 'Model name of the purifier')
    expect(say([model], { heard: 'blah' }, 2)).not.toContain('प्रिया')
  })
})

describe('common options without a text', () => {
  it('are said in Hindi, and said back so', () => {
    expect(say([slot])).toBe('आपको कौन सा समय ठीक रहेगा: सुबह, दोपहर या शाम?')
    const collected = { visit_slot: 'evening' }
    expect(say([field('city')], { heard: 'शाम वाला', understood: collected, collected })).toMatch(/शाम।/)
  })

  it.each([
    [slot, 'सुबह', 'morning'],
    [slot, 'दोपहर', 'afternoon'],
    [slot, 'शाम', 'evening'],
    [field('shift', 'enum', 'Preferred shift', ['day', 'night', 'any']), 'रात', 'night'],
    [field('shift', 'enum', 'Preferred shift', ['day', 'night', 'any']), 'दिन', 'day'],
    [field('shift', 'enum', 'Preferred shift', ['day', 'night', 'any']), 'कोई भी', 'any'],
    [field('pay', 'enum', 'How will you pay?', ['cash', 'cheque', 'upi', 'credit card']), 'नकद', 'cash'],
    [field('pay', 'enum', 'How will you pay?', ['cash', 'cheque', 'upi', 'credit card']), 'चेक', 'cheque'],
    [field('pay', 'enum', 'How will you pay?', ['cash', 'cheque', 'upi', 'credit card']), 'यूपीआई', 'upi'],
    [field('pay', 'enum', 'How will you pay?', ['cash', 'cheque', 'upi', 'credit card']), 'क्रेडिट कार्ड', 'credit card'],
    [field('mode', 'enum', 'Mode of class', ['online', 'offline', 'both']), 'ऑनलाइन', 'online'],
    [field('mode', 'enum', 'Mode of class', ['online', 'offline', 'both']), 'ऑफ़लाइन', 'offline'],
    [field('mode', 'enum', 'Mode of class', ['online', 'offline', 'both']), 'दोनों', 'both'],
    [field('gender', 'enum', 'Gender', ['male', 'female', 'other']), 'पुरुष', 'male'],
    [field('gender', 'enum', 'Gender', ['male', 'female', 'other']), 'महिला', 'female'],
    [field('gender', 'enum', 'Gender', ['male', 'female', 'other']), 'कुछ और', 'other'],
    [field('vehicle', 'enum', 'Which vehicle do you have?', ['bike', 'none']), 'कोई नहीं', 'none'],
    [field('place', 'enum', 'Place of the visit', ['home', 'office']), 'घर', 'home'],
    [field('place', 'enum', 'Place of the visit', ['home', 'office']), 'ऑफ़िस', 'office'],
  ])('%o is heard in "%s"', (spec, text, value) => {
    expect(understand(text, [spec], [spec.name], { language: 'hi' }).values).toEqual({ [spec.name]: value })
  })
})

describe('what is said back in Hindi', () => {
  it.each([
    ['20:30', 'रात साढ़े 8 बजे'],
    ['13:30', 'दोपहर डेढ़ बजे'],
    ['14:30', 'दोपहर ढाई बजे'],
    ['09:15', 'सुबह सवा 9 बजे'],
    ['12:45', 'दोपहर पौने 1 बजे'],
    ['10:10', 'सुबह 10:10 बजे'],
    ['17:00', 'शाम 5 बजे'],
  ])('has the quarters as people say them: %s is %s', (time, said) => {
    expect(say([field('city')], { heard: 'tab', understood: { slot: time } })).toContain(`, ${said}।`)
  })

  it('has the year of a day gone by', () => {
    const understood = { purchase_date: '2024-08-15' }
    expect(say([field('city')], { heard: '15 august 2024', understood })).toContain('गुरुवार, 15 अगस्त 2024।')
  })
})

it('does not take the day of another answer for a part of this one', () => {
  const interview = field('interview_at', 'string', 'Date and time of interview')
  const understood = { joining_date: '2026-12-01' }
  expect(say([interview], { heard: 'एक दिसंबर से', understood })).toMatch(/कौन सा दिन और समय ठीक रहेगा\?$/)
})

describe('asked back', () => {
  const history = [{ caller: null, agent: 'नमस्ते, मैं स्माइल डेंटल क्लिनिक से नेहा बोल रही हूँ।' }]

  it('tells the company without the "I" before it', () => {
    expect(say([field('city')], { heard: 'आप कौन?', history })).toContain(', स्माइल डेंटल क्लिनिक की ओर से।')
    expect(say([field('city')], { heard: 'क्यों चाहिए?', history })).toContain('ताकि स्माइल डेंटल क्लिनिक की ओर से')
  })

  it('tells the purpose that the guidance gives as a sentence', () => {
    const question = { fields: [field('city')], guidance: 'ताकि हम पुष्टि भेज सकें।', attempt: 1 }
    expect(say([], { heard: 'क्यों चाहिए?', question })).toMatch(/^यह इसलिए पूछा जा रहा है ताकि हम पुष्टि भेज सकें।/)
  })
})

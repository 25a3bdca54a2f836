import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../src/ports/language.ts'
import { composeByRules } from '../../../src/language/rules/wording/compose.ts'
import { hindiOption } from '../../../src/language/rules/wording/hindi/options.ts'
import { field, NO_REPLY, understand } from '../../support/language/rules.ts'

/** What went wrong in talks that were held in Hindi, by hand. */
const PATIENT = field('patient_name', 'string', 'Patient name')
const CONTACT = field('emergency_contact', 'string', 'Name of an emergency contact')
const LITRES = field('litres', 'number', 'How many litres of milk do you want every day?')
const ACRES = field('acres', 'number', 'Area of the field in acres')
const ROTIS = { ...field('rotis', 'number', 'How many rotis per meal?'), min: 2, max: 8 }
const PHONE = field('home_phone', 'string', 'Home phone number')
const CODE = field('consumer_number', 'string', 'Consumer number (6 digits)')

describe('whose name it is', () => {
  it.each([
    'ruko, mareez ka naam Suresh hai',
    "wait, the patient's name is Suresh",
    'patient ka naam Suresh hai',
    'रुकिए, मरीज़ का नाम Suresh है',
  ])('"%s" changes the name of the patient', (text) => {
    const { values } = understand(text, [PATIENT, CONTACT], [CONTACT.name], { collected: { patient_name: 'Mahesh' } })
    expect(values).toEqual({ patient_name: 'Suresh' })
  })

  it.each(['जी नमस्कार पंडित जी', 'namaste Sharma ji', 'hello Ramesh bhai'])('"%s" greets somebody', (text) => {
    expect(understand(text, [PATIENT], [PATIENT.name])).toMatchObject({ values: {}, act: 'greeting' })
  })

  it('is one\'s own in "namaste, Ramesh Sharma"', () => {
    expect(understand('namaste, Ramesh Sharma', [PATIENT], [PATIENT.name]).values).toEqual({
      patient_name: 'Ramesh Sharma',
    })
  })
})

describe('a number that is said of something else', () => {
  it.each(['ek litre ka rate kya hai?', 'एक लीटर का दाम बताओ', 'ek litre ka bhav kitna hai'])(
    '"%s" asks for a price',
    (text) => {
      expect(understand(text, [LITRES], [LITRES.name])).toMatchObject({ values: {}, act: 'question' })
    },
  )

  it.each(['pata nahi, chalis ke aas paas bigha hai', 'लगभग चालीस के आसपास बीघा'])('"%s" is no acres', (text) => {
    expect(understand(text, [ACRES], [ACRES.name]).values).toEqual({})
  })

  it('is a number to call', () => {
    expect(understand('घर का नंबर 9123456780', [ROTIS, PHONE], [ROTIS.name]).values).not.toHaveProperty('rotis')
  })
})

describe('an answer that is not known, or comes later', () => {
  it.each(['consumer number to yaad nahi', 'baad me dunga', "I'll give it later", 'बाद में बता दूँगा'])(
    '"%s" is no riddle',
    (text) => {
      expect(understand(text, [CODE], [CODE.name]).refused).toEqual([CODE.name])
      const question = { fields: [CODE], guidance: '', attempt: 2 }
      expect(composeByRules({ ...NO_REPLY, language: 'hi', heard: text, question })).toMatch(/^कोई बात नहीं/)
    },
  )
})

it.each(['pehle daam batao', 'रेट बताइए'])('"%s" is a question', (text) => {
  expect(understand(text, [CODE], [CODE.name])).toMatchObject({ values: {}, act: 'question' })
})

describe('an option that is said in Hindi', () => {
  const OPTIONS =
    'cow,buffalo,wheat,mustard,paddy,onion,potato,lunch,dinner,breakfast,spicy,triple,married,widowed,divorced,unmarried,ploughing,sowing,rocky,sandy,clay,hand pump,less weight,shop closed,extra money,x-ray,blood sugar'

  it.each(OPTIONS.split(','))('%s is heard as it is said', (option) => {
    const asked = field('sort', 'enum', 'Which one is it?', [option, 'zebra crossing'])
    const said = hindiOption(option) ?? ''
    expect(said).toMatch(/[\u0900-\u097f]/)
    expect(understand(said, [asked], ['sort'], { language: 'hi' }).values).toEqual({ sort: option })
  })

  it.each([
    ['lunch', 'sirf dopahar ka'],
    ['married', 'shaadishuda'],
    ['mustard', 'sarso'],
    ['less weight', 'tol kam deta hai'],
  ])('%s is heard in "%s"', (option, text) => {
    const asked = field('sort', 'enum', 'Which one is it?', [option, 'zebra crossing'])
    expect(understand(text, [asked], ['sort'], { language: 'hi' }).values).toEqual({ sort: option })
  })
})

describe('a wish for no messages', () => {
  const SMS = field('sms_daily', 'boolean', 'True if the farmer wants daily prices by SMS')

  it.each(['nahi message nahi chahiye', 'message mat bhejna', 'मैसेज नहीं चाहिए'])(
    '"%s" answers whether they are wanted',
    (text) => {
      expect(understand(text, [SMS], [SMS.name])).toMatchObject({ values: { sms_daily: false }, intent: null })
    },
  )

  it.each(['kabhi message mat karna dobara', 'stop calling me'])('"%s" is for good', (text) => {
    expect(understand(text, [SMS], [SMS.name]).intent).toBe('opted_out')
  })
})

describe('the day that a question names', () => {
  const SUNDAY = field('sunday', 'boolean', 'Do you want tiffin on Sundays too?')
  const START: FieldSpec = { ...field('start_on', 'string', 'When do you want to start?'), kind: 'date' }

  it.each([
    ['nahi, sunday off hai', { sunday: false }],
    ['haan, ravivar ko bhi', { sunday: true }],
    ['haan, somvar se', { sunday: true, start_on: '2026-11-23' }],
  ])('"%s" is %o', (text, values) => {
    expect(understand(text, [SUNDAY, START], [SUNDAY.name]).values).toEqual(values)
  })
})

describe('an opening', () => {
  it.each([
    ['haan bolo jaldi', 'ready'],
    ['जल्दी बोलिए', 'ready'],
    ['हाँ बेटा बोलो', 'ready'],
    ['aap log kaun?', 'who'],
  ])('"%s" is %s', (text, act) => {
    expect(understand(text, [PATIENT], [PATIENT.name])).toMatchObject({ act, values: {} })
  })
})

it.each(['9988776655', 'ghar ka 9123456789'])('"%s" is no address', (text) => {
  const address = field('address', 'string', 'Delivery address')
  expect(understand(text, [address, PHONE], [address.name]).values).not.toHaveProperty('address')
})

it.each(['diesel hum nahi denge', 'डीज़ल हम नहीं देंगे'])('"%s" answers whether it is given', (text) => {
  const diesel = field('own_diesel', 'boolean', 'Will you provide the diesel yourself?')
  expect(understand(text, [diesel], [diesel.name]).values).toEqual({ own_diesel: false })
})

describe('asked back in Hindi', () => {
  function reply(heard: string, agent: string): string {
    const question = {
      fields: [field('milk_type', 'enum', 'Type of milk', ['cow', 'toned'])],
      guidance: '',
      attempt: 1,
    }
    return composeByRules({ ...NO_REPLY, language: 'hi', heard, question, history: [{ caller: null, agent }] })
  }

  it.each([
    ['नमस्ते, मैं विद्या हॉस्टल, कोटा से नेहा बोल रही हूँ।', 'विद्या हॉस्टल, कोटा की ओर से'],
    ['शक्ति गैस एजेंसी में आपका स्वागत है।', 'शक्ति गैस एजेंसी की ओर से'],
  ])('"%s" tells the company', (agent, company) => {
    expect(reply('आप कौन?', agent)).toContain(company)
  })

  it.each(['toned kya hota hai?', 'gaay ka bhav kya hai?'])('"%s" is not answered by the options', (heard) => {
    expect(reply(heard, 'नमस्ते।')).toMatch(/^माफ़ कीजिए, इसका जवाब/)
  })
})

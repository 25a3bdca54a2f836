import { describe, expect, it } from 'vitest'
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

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

/** What went wrong in talks that were held by hand. */
const NAME = field('full_name', 'string', 'What is your full name?')
const HEAD = field('head_name', 'string', 'What is the name of the head of the family?')
const REQUEST = field('request_type', 'enum', 'What do you want done?', ['new card', 'add member', 'remove member'])
const BUDGET = field('budget', 'number', 'What is your budget for the hall, in rupees?')
const CITY = field('city', 'string', 'From which city will you be coming?')

describe('an opening', () => {
  it.each([
    ['haan ji namaste', 'greeting'],
    ['yes hello', 'greeting'],
    ['speaking', 'ready'],
    ['yes this is she', 'ready'],
    ['haan bol raha hoon', 'ready'],
    ['main hi bol rahi hoon', 'ready'],
    ['जी बोल रहा हूँ', 'ready'],
  ])('"%s" is no attempt at an answer', (text, act) => {
    expect(understand(text, [NAME], [NAME.name])).toMatchObject({ act, values: {} })
  })

  it.each(['yes this is Rakesh', 'haan ji namaste, Rakesh bol raha hoon'])('"%s" gives a name', (text) => {
    expect(understand(text, [NAME], [NAME.name]).values).toEqual({ full_name: 'Rakesh' })
  })
})

describe('a limit', () => {
  it.each([
    ['not more than 1.5 lakhs', 150_000],
    ["I can't go over 2 lakh", 200_000],
    ["can't spend more than 2 lakh", 200_000],
    ['not above 50000', 50_000],
    ['not less than 2 lakh', 200_000],
    ['2 lakh max, not 3', 200_000],
  ])('"%s" is %d', (text, amount) => {
    expect(understand(text, [BUDGET], [BUDGET.name]).values).toEqual({ budget: amount })
  })
})

describe('a name of somebody else', () => {
  it.each(['बहू का नाम जुड़वाना है', 'bahu ka naam judwana hai', 'bahu ka naam Meena hai', 'बहू का नाम मीना है'])(
    '"%s" does not replace the one that is known',
    (text) => {
      const { values } = understand(text, [HEAD, REQUEST], [REQUEST.name], { collected: { head_name: 'Ramesh' } })
      expect(values).not.toHaveProperty('head_name')
    },
  )

  it('differs from the same name put right', () => {
    const { values } = understand('mukhiya ka naam Suresh hai', [HEAD, REQUEST], [REQUEST.name], {
      collected: { head_name: 'Ramesh' },
    })
    expect(values).toEqual({ head_name: 'Suresh' })
  })
})

describe('a fuller name', () => {
  it.each([
    ['Sara Fernandes', { full_name: 'Sara Fernandes' }],
    ['Fernandes Colony', { city: 'Fernandes Colony' }],
    ['Goa', { city: 'Goa' }],
  ])('"%s" to the next question after "Ms. Fernandes"', (text, values) => {
    const request = { collected: { full_name: 'Ms. Fernandes' } }
    expect(understand(text, [NAME, CITY], [CITY.name], request).values).toEqual(values)
  })
})

describe('a number in parts', () => {
  const LITRES = field('litres', 'number', 'How many litres do you want each day?')

  it.each([
    ['ek litre subah aur ek litre shaam', undefined],
    ['एक लीटर सुबह और दो लीटर शाम', undefined],
    ['two litres, one in the morning and one in the evening', 2],
    ['do litre subah', 2],
  ])('"%s" is %s', (text, litres) => {
    expect(understand(text, [LITRES], [LITRES.name]).values['litres']).toBe(litres)
  })
})

describe('a part of a town by its number', () => {
  const LOCALITY = field('locality', 'string', 'In which locality do you want the connection?')

  it.each([
    ['Koramangala 5th block', 'Koramangala 5th block'],
    ['5th block koramangala', '5th Block Koramangala'],
    ['Indiranagar 2nd stage', 'Indiranagar 2nd stage'],
    ['opposite city mall, andheri west', 'Andheri West'],
    ['model colony', 'Model Colony'],
    ['Nagar', undefined],
    ['ward', undefined],
    ['5 lakh', undefined],
  ])('"%s" is %s', (text, place) => {
    expect(understand(text, [LOCALITY], [LOCALITY.name]).values['locality']).toBe(place)
  })
})

describe('a company', () => {
  const EMPLOYER = field('current_employer', 'string', 'In which hospital or lab are you working now?')

  it.each([
    ["I'm with Apollo diagnostics at the moment", 'Apollo diagnostics'],
    ['at Apollo diagnostics right now', 'Apollo diagnostics'],
    ['Thyrocare, for two years', 'Thyrocare'],
    ['I work at Fortis for the last 3 years', 'Fortis'],
  ])('in "%s" is %s', (text, company) => {
    expect(understand(text, [EMPLOYER], [EMPLOYER.name]).values).toEqual({ current_employer: company })
  })
})

describe('what else strangers said', () => {
  const AGE = field('age_months', 'number', 'How old is the child, in months?')
  const WORK = field('workplace', 'string', 'Where do you work?')
  const BRANCH = field('branch', 'string', 'Which of our branches would you like to visit?')
  const TO = field('to_city', 'string', 'To which city or town are you moving?')
  const DAY = field('shift_date', 'string', 'On which date do you want to shift?')
  const SLOT = field('care_slot', 'enum', 'For which part of the day?', ['half day', 'full day'])

  it.each([
    [AGE, 'twenty two months', 22],
    [AGE, 'dedh saal ka hai', 18],
    [AGE, 'दो साल की है', 24],
    [WORK, 'I work at Infosys', 'Infosys'],
    [WORK, 'Wipro mein kaam karti hoon', 'Wipro'],
    [WORK, 'main Infosys mein nahi hoon', undefined],
    [WORK, 'हाँ हाँ बोलिए', undefined],
    [BRANCH, 'Lajpat Nagar wali branch', 'Lajpat Nagar'],
    [BRANCH, "Koramangala, oh wait that's too far, Jayanagar", 'Jayanagar'],
    [BRANCH, 'main branch', undefined],
    [TO, 'हम जयपुर जा रहे हैं', 'जयपुर'],
    [DAY, 'पहली जनवरी को', '2027-01-01'],
    [SLOT, 'full day is too long for him', undefined],
  ])('to $description', (asked, text, value) => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(value)
  })

  it('a question whether somebody else calls is no wish for a call', () => {
    expect(understand('will your engineer call me before he comes', [DAY], [DAY.name]).intent).toBeNull()
    expect(understand('will you call me later', [DAY], [DAY.name]).intent).toBe('callback_requested')
  })
})

describe('a loss that is told', () => {
  it.each(['I lost it', 'lost it'])('"%s" answers what happened', (text) => {
    const event = field('event', 'enum', 'What do you need it for?', ['new', 'lost', 'damaged'])
    expect(understand(text, [event], ['event']).values).toEqual({ event: 'lost' })
  })
})

describe('a round number that could be a year', () => {
  it.each(['around two thousand', 'around 1950', "it's around 2000"])('"%s" counts what is asked for', (text) => {
    const bags = field('bags', 'number', 'Number of bags')
    expect(understand(text, [bags], ['bags']).values).toHaveProperty('bags')
  })
})

describe('what one will bring', () => {
  it('asks for no moment', () => {
    const food = field('food', 'enum', 'Will you bring the food?', ['bring own', 'provided'])
    expect(understand('he eats only his own food so I will bring', [food], ['food']).values).toEqual({
      food: 'bring own',
    })
  })
})

describe('a day that is told by another', () => {
  const FROM = field('start_date', 'string', 'Date from which the classes should start')
  const ENDED = field('expiry', 'string', 'Date on which the old passport expires')
  it.each([
    ['it expired last month on the 12th', ENDED, { expiry: '2026-10-12' }],
    ['next monday... no sorry the monday after', FROM, { start_date: '2026-11-30' }],
    ['monday or the monday after', FROM, {}],
  ])('"%s"', (text, asked, values) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual(values)
  })

  it.each(['sunday no monday', 'sunday nahi monday', 'रविवार नहीं सोमवार'])(
    '"%s" changes the day that is known',
    (text) => {
      const visit = field('visit_time', 'string', 'Day and time of the visit')
      const sure = field('confirmed', 'boolean', 'Shall I send someone?')
      const { values } = understand(text, [visit, sure], ['confirmed'], {
        collected: { visit_time: '2026-11-22 17:00' },
      })
      expect(values).toEqual({ visit_time: '2026-11-23 17:00' })
    },
  )

  it('answers one of two questions', () => {
    const visit = field('visit', 'string', 'When should we come to measure?')
    const due = field('needed_by', 'string', 'Date by which it is needed')
    expect(understand('any time on sunday', [visit, due], ['visit']).values).toEqual({ visit: '2026-11-22' })
  })
})

describe('what is no value', () => {
  it('leaves a time open where there is none', () => {
    const arrival = field('arrival', 'string', 'Time you usually arrive')
    expect(understand("I don't have one", [arrival], ['arrival']).values).toEqual({})
  })

  it('counts no walks with the cats', () => {
    const pet = field('pet', 'enum', 'What kind of pet is it?', ['dog', 'cat'])
    const walks = field('walks', 'number', 'How many walks a day?')
    expect(understand('two cats', [pet, walks], ['pet']).values).toEqual({ pet: 'cat' })
  })

  it('names nobody for whom it is', () => {
    const occasion = field('occasion', 'string', 'Occasion, if any')
    const { values } = understand("it's for Diwali", [occasion, NAME], ['occasion'])
    expect(values).toEqual({ occasion: "it's for Diwali" })
  })
})

describe('no trouble', () => {
  it.each([
    ['Can you come on Monday at 7 am as usual?', true],
    ['Has the patient had fever in the last two days?', false],
    ['Do you have any pain?', false],
  ])('to "%s" is %s', (question, value) => {
    const asked = field('asked', 'boolean', question)
    expect(understand('no trouble', [asked], ['asked']).values).toEqual({ asked: value })
  })
})

describe('a reminder', () => {
  const SITE = field('site', 'string', 'Site address or location')
  it.each([
    ['I told you Andheri east, SEEPZ', 'Andheri east, SEEPZ'],
    ['as I said, Andheri east', 'Andheri east'],
    ['jaisa maine bataya, Andheri east', 'Andheri east'],
    ['जैसा मैंने कहा, अंधेरी ईस्ट', 'अंधेरी ईस्ट'],
  ])('"%s" is no part of the answer', (text, site) => {
    expect(understand(text, [SITE], ['site']).values).toEqual({ site })
  })

  it.each(['I already told you that', 'I told you already'])('"%s" gives none', (text) => {
    const wish = field('wish', 'string', 'Any special request')
    expect(understand(text, [wish], ['wish']).values).toEqual({})
  })
})

describe('a no that names something else', () => {
  const TRUCK = field('truck', 'boolean', 'Do you need our truck?')
  const INSURANCE = field('insurance', 'boolean', 'Whether the goods should be insured')
  it.each([
    ['No insurance.', {}],
    ['insurance nahi', { insurance: false }],
    ['इंश्योरेंस नहीं', { insurance: false }],
    ['no truck', { truck: false }],
    ['truck required', { truck: true }],
  ])('"%s" to "do you need our truck?"', (text, values) => {
    expect(understand(text, [TRUCK, INSURANCE], ['truck']).values).toEqual(values)
  })
})

describe('yes and no in other words', () => {
  it.each([
    ['With operator?', 'operator included', true],
    ['Can you come on Monday at 7 am as usual?', 'same time is fine', true],
    ['Can you come on Monday at 7 am as usual?', 'hamesha ki tarah', true],
    ['Can you come on Monday at 7 am as usual?', 'हमेशा की तरह', true],
    ['Would you like to donate blood this weekend?', "ok I'll come", true],
    ['Do you want us to pick you up from home?', "I'll come", undefined],
    ['Is there a clear road up to the site?', 'road is narrow', undefined],
    ['Is there a clear road up to the site?', 'the road is clear', true],
    ['Is anybody locked inside?', "nobody's inside, thank god", false],
    ['Shall I confirm that?', 'wrong, yes', undefined],
    ['Shall I confirm that?', 'galat hai, haan', undefined],
  ])('to "%s": "%s"', (question, text, value) => {
    const asked = field(question.startsWith('Shall') ? 'confirmed' : 'asked', 'boolean', question)
    expect(understand(text, [asked], [asked.name]).values).toEqual(value === undefined ? {} : { [asked.name]: value })
  })
})

describe('an option that is told', () => {
  const BATCH = field('slot', 'enum', 'Which batch?', ['6 am to 7 am', '7 am to 8 am', '5 pm to 6 pm', 'weekends only'])
  const GROUP = field('group', 'enum', 'Blood group', ['O+', 'O-', 'unknown'])
  const EXTRA = field('extra', 'enum', 'Which extra matters most?', ['parking', 'locker', 'none'])
  const SHIFT = field('shift', 'enum', 'Which shift would suit?', ['morning', 'evening', 'night'])
  const ITEM = field('item', 'enum', 'What should we stitch?', ['blouse', 'kurta'])
  const PIECES = field('pieces', 'number', 'Number of pieces')
  it.each([
    [BATCH, 'the evening one', { slot: '5 pm to 6 pm' }],
    [BATCH, 'whichever is earliest', { slot: '6 am to 7 am' }],
    [BATCH, 'morning', {}],
    [GROUP, "I don't remember", { group: 'unknown' }],
    [GROUP, 'पता नहीं', { group: 'unknown' }],
    [GROUP, 'pata nahi', { group: 'unknown' }],
    [EXTRA, 'neither', { extra: 'none' }],
    [SHIFT, 'yes since last night', {}],
    [ITEM, 'kurta x 5', { item: 'kurta', pieces: 5 }],
    [ITEM, '5 x kurta', { item: 'kurta', pieces: 5 }],
  ])('$name: "%s"', (asked, text, values) => {
    expect(understand(text, [asked, PIECES], [asked.name]).values).toEqual(values)
  })
})

describe('names and codes in passing', () => {
  const PET = field('pet_name', 'string', 'Name of the pet')
  const PASSPORT = { ...field('old_number', 'string', 'Number of the old passport'), pattern: '[A-Z][0-9]{7}' }
  const ADDRESS = field('address', 'string', 'Address where we should come')
  const PHONE = field('phone', 'string', 'Phone number')
  it.each([
    [PET, 'Snowy', { pet_name: 'Snowy' }],
    [PET, 'call him Rocky', { pet_name: 'Rocky' }],
    [NAME, 'Peter', { full_name: 'Peter' }],
    [NAME, 'this side Anjali Mehra, from Jaipur', { full_name: 'Anjali Mehra' }],
    [NAME, 'the name should be Priya Sharma perhaps', { full_name: 'Priya Sharma' }],
    [PASSPORT, 'm7654321', { old_number: 'M7654321' }],
    [PASSPORT, "it's z as in zebra 9988776", { old_number: 'Z9988776' }],
    [PASSPORT, 'Gurmeet Singh', { old_number: 'Gurmeet Singh' }],
    [ADDRESS, 'well there is the landline, 080 2553 1234', { phone: '+918025531234' }],
    [ADDRESS, '12 Hill Road, Bandra, 98200 11223', { phone: '+919820011223', address: '12 Hill Road, Bandra' }],
  ])('"$1"', (asked, text, values) => {
    expect(understand(text, [asked, PHONE], [asked.name]).values).toEqual(values)
  })
})

describe('a day that is taken back', () => {
  it('is no day of another question', () => {
    const visit = field('appointment', 'string', 'Preferred date of the appointment')
    const expiry = field('expiry', 'string', 'Date on which the old passport expires')
    const { values } = understand('2nd december, wait no, 3rd', [visit, expiry], ['appointment'])
    expect(values).toEqual({ appointment: '2026-12-03' })
  })
})

describe('a no to what is asked later', () => {
  it('leaves the question open', () => {
    const company = field('companion', 'boolean', 'Will somebody accompany the patient?')
    const note = field('note', 'string', 'Message for the doctor')
    expect(understand('no message, thank you', [company, note], ['companion']).values).toEqual({})
  })
})

describe('nothing yet', () => {
  it.each(['nothing yet', 'none so far', 'no, nothing yet'])('"%s" leaves a sum open', (text) => {
    const advance = field('advance', 'number', 'Advance paid in rupees')
    expect(understand(text, [advance], ['advance'])).toMatchObject({ values: {}, refused: ['advance'] })
  })
})

describe('a blank of a script that nobody writes', () => {
  it('is no name', () => {
    expect(understand('\u1680', [NAME], [NAME.name]).values).toEqual({})
  })
})

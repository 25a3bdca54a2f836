import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

/** Answers from talks that were held by hand, each of which was taken for something that was not said. */
const DAY = field('visit_date', 'string', 'Which day would you like to come?')
const TIME = field('visit_time', 'string', 'At what time?')
const valuesOf = (text: string, one: ReturnType<typeof field>, ...others: ReturnType<typeof field>[]) =>
  understand(text, [one, ...others], [one.name]).values

describe('the short name of a day', () => {
  it.each(['sat afternoon', 'sat 3pm', 'this sat', 'sat', 'sat works'])('"%s" is a Saturday', (text) => {
    expect(new Date(String(valuesOf(text, DAY)['visit_date'])).getUTCDay()).toBe(6)
  })
  it.each(['sun', 'sun morning', 'coming sun'])('"%s" is a Sunday', (text) => {
    expect(new Date(String(valuesOf(text, DAY)['visit_date'])).getUTCDay()).toBe(0)
  })
  it.each(['sun raha hoon', 'haan sun', 'i sat down just now'])('"%s" names no day', (text) => {
    expect(valuesOf(text, DAY)).toEqual({})
  })
  it('leaves the time beside it', () => {
    expect(valuesOf('sat 3pm', DAY, TIME)).toMatchObject({ visit_time: '15:00' })
  })
})

describe('how many', () => {
  const TRIPS = field('trips', 'number', 'How many trips do you make in a week?')
  const WEIGHT = field('weight', 'number', 'How many kilos?')
  const AMOUNT = field('amount', 'number', 'How much will you pay?')
  const BEDROOMS = field('bedrooms', 'number', 'How many bedrooms do you need?')
  const GRADE = field('grade', 'number', 'Which class is your child in?')
  it.each([
    ['once or twice', TRIPS],
    ['bas ek do baar', TRIPS],
    ['ek-do', TRIPS],
    ['small one', WEIGHT],
    ['a medium one please', WEIGHT],
    ['nothing, keep it plain', WEIGHT],
    ['2 pounds', WEIGHT],
    ['half', AMOUNT],
    ['aadha', AMOUNT],
    ['two kids, aarav and diya', GRADE],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['once', TRIPS, 1],
    ['half kg', WEIGHT, 0.5],
    ['half a kilo', WEIGHT, 0.5],
    ['aadha kilo', WEIGHT, 0.5],
    ['just one', WEIGHT, 1],
    ['2bhk', BEDROOMS, 2],
    ['3 bhk', BEDROOMS, 3],
    ['aadha lakh', AMOUNT, 50_000],
  ])('"%s" is a number', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

describe('yes or no', () => {
  const LICENCE = field('licence', 'boolean', 'Do you have a valid driving licence?')
  const INSURED = field('insured', 'boolean', 'Do you have dental insurance?')
  const BOOK = field('confirm', 'boolean', 'Shall I book it?')
  const PAY = field('will_pay', 'boolean', 'Will you be able to pay the instalment this month?')
  const VISIT = field('visit_ok', 'boolean', 'Can we arrange a visit this weekend?')
  const FEE = field('fee_ok', 'boolean', 'The fee is 3000 rupees a month. Is that okay?')
  const EGGLESS = field('eggless', 'boolean', 'Should it be eggless?')
  const PERSON = field('right_person', 'boolean', 'Am I speaking with Rajesh Kumar?')
  const BUS = field('uses_bus', 'boolean', 'Do you travel by city bus?')
  it.each([
    ['18', LICENCE],
    ['go ahead', INSURED],
    ['next month pakka', PAY],
    ['next weekend better', VISIT],
    ['very rarely', BUS],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['go ahead', BOOK, true],
    ['dont think so', INSURED, false],
    ["don't think so", INSURED, false],
    ['thats a bit high, but ok', FEE, true],
    ['a little costly but fine', FEE, true],
    ['Rajesh this side', PERSON, true],
    ['this month pakka', PAY, true],
    ['daily', BUS, true],
    ['every day to office', BUS, true],
    ['roz', BUS, true],
    ['never', BUS, false],
    ['no egg', EGGLESS, true],
    ['without egg please', EGGLESS, true],
    ['with egg is fine', EGGLESS, false],
    ['egg wala', EGGLESS, false],
  ])('"%s" decides', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

describe('one of several', () => {
  const REFUND = field('refund', 'enum', 'Would you like a refund, a replacement or nothing?', [
    'refund',
    'replacement',
    'nothing',
  ])
  const FLAVOUR = field('flavour', 'enum', 'What flavour: chocolate, vanilla, red velvet or butterscotch?', [
    'chocolate',
    'vanilla',
    'red velvet',
    'butterscotch',
  ])
  const SLOT = field('slot', 'enum', 'Which slot suits you?', ['morning', 'afternoon', 'evening'])
  const SHIFT = field('shift', 'enum', 'Which shift do you want: day, night or any?', ['day', 'night', 'any'])
  const MODE = field('mode', 'enum', 'Would you prefer home tuition or online classes?', ['home tuition', 'online'])
  it.each([
    ['maybe not', REFUND],
    ['anything but vanilla', FLAVOUR],
    ['no online please', MODE],
  ])('"%s" is asked again', (text, one) => {
    const { values, refused } = understand(text, [one], [one.name])
    expect({ values, refused }).toEqual({ values: {}, refused: [] })
  })
  it.each([
    ['anything works', SHIFT, 'any'],
    ['koi bhi chalega', SHIFT, 'any'],
    ['din wali', SHIFT, 'day'],
    ['before lunch', SLOT, 'morning'],
    ['after lunch', SLOT, 'afternoon'],
  ])('"%s" is one', (text, one, value) => {
    expect(understand(text, [one], [one.name])).toMatchObject({ values: { [one.name]: value }, refused: [] })
  })
})

describe('free text', () => {
  const ROUTE = field('route', 'string', 'Which route do you use the most?')
  const SUGGESTION = field('suggestion', 'string', 'Anything you would like us to improve?')
  const STYLIST = field('stylist', 'string', 'Do you want any particular stylist?')
  const MESSAGE = field('message', 'string', 'What should we write on the cake?')
  it.each([
    ['no fixed route', ROUTE],
    ['koi fixed route nahi', ROUTE],
    ['no need', ROUTE],
    ['nahi bas theek hai', SUGGESTION],
    ['anyone is fine', STYLIST],
    ['koi bhi chalegi', STYLIST],
    ['nothing, keep it plain', MESSAGE],
    ["i'll tell you later", MESSAGE],
  ])('"%s" is left out', (text, one) => {
    expect(understand(text, [one], [one.name])).toMatchObject({ values: {}, refused: [one.name] })
  })
  it.each([
    ['its a 2018 swift vdi', field('car_model', 'string', 'Which car do you have?'), '2018 swift vdi'],
    ['no parking in front, use the back gate', field('note', 'string', 'Any instructions?'), undefined],
  ])('"%s" is kept', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value ?? text })
  })
})

describe('a place', () => {
  const AREA = field('area', 'string', 'Which area are you looking in?')
  it.each([
    ['somewhere near hsr layout or koramangala', 'Hsr Layout Or Koramangala'],
    ['south bangalore, jayanagar preferably', 'Jayanagar'],
    ['jayanagar ideally', 'Jayanagar'],
  ])('"%s" is %s', (text, value) => {
    expect(String(valuesOf(text, AREA)['area']).toLowerCase()).toBe(value.toLowerCase())
  })
  it('is none where any will do', () => {
    expect(valuesOf('anywhere close to the metro', AREA)['area']).not.toBe('Anywhere')
  })
})

describe('a name', () => {
  const CHILD = field('child_name', 'string', "What is your child's name?")
  it('is open where two are told', () => {
    expect(valuesOf('two kids, aarav and diya', CHILD)).toEqual({})
  })
})

describe('a wish for another call', () => {
  const PHONE = field('phone', 'string', 'What is your phone number?')
  const VISIT = field('visit_ok', 'boolean', 'Can we arrange a visit this weekend?')
  it.each([
    ['98450-22113, call after 5', PHONE],
    ['98450 22113, call only in the evening', PHONE],
    ['weekend busy hoon', VISIT],
    ["i'm busy this weekend", VISIT],
  ])('is not "%s"', (text, one) => {
    expect(understand(text, [one], [one.name]).intent).toBeNull()
  })
  it.each(["i'm busy, call after 5", 'abhi busy hoon'])('is "%s"', (text) => {
    expect(understand(text, [VISIT], [VISIT.name]).intent).toBe('callback_requested')
  })
})

describe('a question back', () => {
  const YEARS = field('experience', 'number', 'How many years of experience do you have?')
  it.each(['actually what is the pay', 'ok but what is the salary', 'wait, is it full time?'])('"%s"', (text) => {
    expect(understand(text, [YEARS], [YEARS.name])).toMatchObject({ values: {} })
  })
})

describe('what is told of calls', () => {
  const PAIN = field('tooth_pain', 'boolean', 'Is there any pain right now?')
  const COMPLAINT = field('complaint', 'string', 'Can you describe the problem?')
  const PERSON = field('right_person', 'boolean', 'Am I speaking with Rajesh Kumar?')
  const PAY = field('will_pay', 'boolean', 'Will you be able to pay the instalment this month?')
  const BOOK = field('confirm', 'boolean', 'Shall I book it?')
  it.each([
    ['i am driving but yes it hurts a lot', PAIN],
    ['doctor said call me back but never did, filling fell out', COMPLAINT],
    ['wrong number mat samjhiye, main hi Rajesh hoon', PERSON],
    ['bolo, jaldi, meeting me hu', PERSON],
    ['har din call karte ho, pareshan kar diya hai, nahi dunga', PAY],
    ['ok confirm, and take me off the waiting list', BOOK],
    ['wrong number pe message bhej rahe the aap log', COMPLAINT],
  ])('"%s" ends nothing', (text, one) => {
    expect(understand(text, [one], [one.name]).intent).toBeNull()
  })
  it.each([
    ['i am driving, call me later', PAIN, 'callback_requested'],
    ['meeting me hu', PERSON, 'callback_requested'],
    ['please call me back', COMPLAINT, 'callback_requested'],
    ['wrong number hai ye', PERSON, 'wrong_person'],
    ['take me off your list', BOOK, 'opted_out'],
  ])('"%s" ends the call', (text, one, intent) => {
    expect(understand(text, [one], [one.name]).intent).toBe(intent)
  })
  it.each(['rajesh is my brother, he is busy', 'he is my father', 'rajesh mere papa hain'])(
    '"%s" is another person than the one who was asked for',
    (text) => {
      expect(valuesOf(text, PERSON)).not.toEqual({ right_person: true })
    },
  )
})

describe('what another one has, was or does', () => {
  const BREAKFAST = field('breakfast', 'boolean', 'Should we include breakfast?')
  const SIBLING = field('sibling', 'boolean', 'Does the child have a brother or sister in our school?')
  const CLASS = field('class_wanted', 'enum', 'Which class are you applying for?', ['nursery', 'LKG', 'UKG'])
  const RELATION = field('relation', 'enum', 'What is your relation?', ['spouse', 'child', 'parent', 'sibling'])
  const ILLNESS = field('illness', 'string', 'Do you have any existing illness?')
  const CONSUMER = field('consumer_number', 'string', 'What is your consumer number?')
  it.each([
    ['brother is in another school', SIBLING],
    ['she finished nursery so next one', CLASS],
    ['none thank god', ILLNESS],
  ])('"%s" is no value', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['its ok we will manage', BREAKFAST, false],
    ['skip breakfast', BREAKFAST, false],
    ['she is my wife', RELATION, 'spouse'],
    ['mother', RELATION, 'parent'],
    ['bhai hai mera', RELATION, 'sibling'],
    ['her elder sister is in 3rd there', SIBLING, true],
    ['4512-77-890', CONSUMER, '4512-77-890'],
    ['ACC-2021-445', CONSUMER, 'ACC-2021-445'],
  ])('"%s" is one', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

describe('how old a child is', () => {
  const CHILDREN = field('children', 'number', 'How many children?')
  it.each(['2 adults and a kid of 5', 'a boy aged 8'])('is no number of children: "%s"', (text) => {
    expect(valuesOf(text, CHILDREN)).not.toMatchObject({ children: expect.toSatisfy((n: number) => n > 2) as number })
  })
})

describe('words that are written as they are typed', () => {
  const PEOPLE = field('people', 'number', 'How many people is it for?')
  const NAME = field('customer_name', 'string', 'May I have your name?')
  const INSURED = field('insured', 'boolean', 'Do you have dental insurance?')
  const CONFIRM = field('confirm', 'boolean', 'Shall I book it?')
  it.each([
    ['nxt friday', DAY, 'next friday'],
    ['day aftr tomorrow', DAY, 'day after tomorrow'],
    ['half pst 4', TIME, 'half past 4'],
    ['thre', PEOPLE, 'three'],
    ['fivee', PEOPLE, 'five'],
    ['i dnt have', INSURED, "I don't have"],
    ['ys i do', INSURED, 'yes I do'],
    ['confrim', CONFIRM, 'confirm'],
    ['cancle', CONFIRM, 'cancel'],
    ['mera nam Priya h', NAME, 'mera naam Priya hai'],
  ])('"%s" is read as it is meant', (text, one, meant) => {
    const values = valuesOf(meant, one)
    expect(values).toHaveProperty(one.name)
    expect(valuesOf(text, one)).toEqual(values)
  })
  it('takes "chaar jan" for people, and no day', () => {
    const { values } = understand('chaar jan', [DAY, PEOPLE], ['people'], { collected: { visit_date: '2026-11-30' } })
    expect(values).toEqual({ people: 4 })
  })
  it('leaves words alone that are near a number', () => {
    expect(valuesOf('in my thirties', field('age', 'number', 'How old are you?'))).toEqual({})
  })
})

describe('what a later sentence changes', () => {
  const NAME = field('customer_name', 'string', 'May I have your name?')
  const BOOK = field('confirm', 'boolean', 'Shall I book it?')
  it.each(['sunday nahi monday ko aaungi', 'saturday nahi sunday', 'monday'])('is no name: "%s"', (text) => {
    expect(valuesOf(text, NAME)).toEqual({})
  })
  it.each(['yes but at 6', 'haan par shaam ko', 'yes but on friday'])('leaves "%s" unconfirmed', (text) => {
    expect(valuesOf(text, BOOK)).toEqual({})
  })
  it.each(['yes', 'yes but please be on time', 'haan ji'])('"%s" confirms', (text) => {
    expect(valuesOf(text, BOOK)).toEqual({ confirm: true })
  })
})

describe('answers of the countryside', () => {
  const LAND = field('land', 'number', 'How many acres of land do you have?')
  const VILLAGE = field('village', 'string', 'आपका गाँव कौन सा है?')
  const NAME = field('name', 'string', 'आपका नाम क्या है?')
  const CYLINDERS = field('cylinders', 'number', 'How many cylinders do you need?')
  it.each([
    ['2 bigha', LAND],
    ['do bigha', LAND],
    ['4 hectare', LAND],
    ['नाम तो रजिस्टर में है', NAME],
    ['एक बड़ा एक छोटा', CYLINDERS],
    ['one big one small', CYLINDERS],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['3 acres', LAND, 3],
    ['dhai ekad', LAND, 2.5],
    ['गाँव तो रामपुर है', VILLAGE, 'रामपुर'],
    ['gaon to rampur hai', VILLAGE, 'Rampur'],
  ])('"%s" is understood', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it('takes "नहीं चाहिए" for none where a sum is asked for', () => {
    const LOAN = field('loan', 'number', 'कितना कर्ज़ चाहिए?')
    expect(understand('नहीं चाहिए', [LOAN], ['loan'])).toMatchObject({ values: {}, refused: ['loan'] })
  })
})

describe('a sum that is asked for in lakhs', () => {
  const BUDGET = field('budget_lakhs', 'number', 'Budget in lakhs')
  it.each([
    ['10 lakh', 10],
    ['12.5', 12.5],
    ['around twelve', 12],
    ['1200000', 12],
    ['1 crore', 100],
    ['das lakh', 10],
  ])('"%s" is %d', (text, lakhs) => {
    expect(valuesOf(text, BUDGET)).toEqual({ budget_lakhs: lakhs })
  })
  it.each(['8 to 10', 'das baarah lakh'])('"%s" is open, and no phone number', (text) => {
    expect(valuesOf(text, BUDGET, field('mobile', 'string', 'Mobile number'))).toEqual({})
  })
})

describe('what is against an option, or beside a name', () => {
  const FUEL = field('fuel', 'enum', 'Preferred fuel', ['petrol', 'diesel', 'electric', 'CNG'])
  const NAME = field('full_name', 'string', "Customer's full name")
  it.each([
    ['diesel is too costly now', undefined],
    ['diesel is fine', 'diesel'],
    ['petrol bahut mehnga hai, cng', 'CNG'],
    ['electric is too expensive so petrol', 'petrol'],
  ])('"%s" is %s', (text, option) => {
    expect(valuesOf(text, FUEL)['fuel']).toBe(option)
  })
  it('takes no nickname for the full name', () => {
    expect(valuesOf('karthik subramaniam, people call me karthi', NAME)).toEqual({ full_name: 'Karthik Subramaniam' })
    expect(valuesOf('people call me karthi', NAME)).toEqual({ full_name: 'Karthi' })
  })
})

describe('what is said to the agent', () => {
  const NAME = field('guest_name', 'string', 'Who is the booking for?')
  it.each([
    ['speak slowly', 'repeat'],
    ['louder please', 'repeat'],
    ['zor se boliye', 'repeat'],
    ['what is this about', 'why'],
    ['kya kaam hai', 'why'],
    ['hold on my wife is calling', 'wait'],
  ])('"%s" is no name', (text, act) => {
    expect(understand(text, [NAME], [NAME.name])).toMatchObject({ act, values: {} })
  })
  it.each(['DND pe hoon main', 'email me', 'message me the details instead'])('"%s" names nobody', (text) => {
    expect(valuesOf(text, NAME)).toEqual({})
  })
  it.each([
    ['anil does not use this number', 'wrong_person'],
    ['block this number', 'opted_out'],
    ['class chal rahi hai', 'callback_requested'],
    ['thodi der me karo', 'callback_requested'],
  ])('"%s" ends the call', (text, intent) => {
    expect(understand(text, [NAME], [NAME.name])).toMatchObject({ intent, values: {} })
  })
})

describe('numbers of other things', () => {
  const YEARS = field('experience', 'number', 'How many years of experience do you have?')
  const DAYS = field('days', 'number', 'How many days a week?')
  const GRADE = field('grade', 'number', 'Which class is your child in?')
  const SALARY = field('current_salary', 'number', 'What is your current salary per month?')
  const SHIFT = field('shift', 'enum', 'Which shift do you want: day, night or any?', ['day', 'night', 'any'])
  it.each([
    ['3 years in swiggy 1 year in uber', YEARS],
    ['class 12 pass', YEARS],
    ['btech first year', GRADE],
    ['600 per day', SALARY],
  ])('"%s" is asked again', (text, one) => {
    expect(understand(text, [one, SHIFT], [one.name])).toMatchObject({ values: {}, refused: [] })
  })
  it.each([
    ['around 4 and half years', YEARS, 4.5],
    ['4 and a half', YEARS, 4.5],
    ['thrice a week', DAYS, 3],
    ['twice a week', DAYS, 2],
  ])('"%s" is %d', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

describe('what is skipped', () => {
  const CALLBACK = field('wants_callback', 'boolean', 'Would you like someone to call you back about it?')
  it.each(['skip this one please', 'skip the question'])('"%s" skips the question', (text) => {
    expect(understand(text, [CALLBACK], [CALLBACK.name])).toMatchObject({ values: {}, refused: ['wants_callback'] })
  })
})

import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const ask = (description: string) => field('asked', 'boolean', description)
const AUTO_DEBIT = ask('Should we switch on auto debit for the coming months?')
const AGAIN = ask('Would you like to stay with us again?')
const RENEW = ask('Would you like to renew your gym membership?')
const PAY = ask('Will you be paying the overdue instalment?')
const VISIT = ask('Can our technician come to your home tomorrow?')
const BIKE = ask('Do you have your own bike?')
const ALLERGY = ask('Do you have any allergies?')
const AT_HOME = ask('Will somebody be at home to receive the parcel?')

describe('a "no" in a remark behind the yes', () => {
  it.each([
    ['हाँ कर दो on, फिर तो बार-बार call नहीं आएगी ना', AUTO_DEBIT],
    ['haan laga do, phir late fee to nahi lagegi na', AUTO_DEBIT],
    ['ok chalu kar dijiye, baar baar yaad nahi rehta', AUTO_DEBIT],
    ['Yeah sure, no need to worry', PAY],
    ["I will, don't send anyone home", PAY],
    ['kar dungi ji, chinta mat kijiye', PAY],
    ['हाँ दे दूँगा, इस बार देर नहीं करूँगा', PAY],
    ['हाँ आ जाइए, कल मैं कहीं नहीं जा रही', VISIT],
    ['yes, no doubt about that', AGAIN],
    ['haan, doodh nahi pachta', ALLERGY],
    ['है ना, स्प्लेंडर है', BIKE],
  ])('leaves the yes of "%s"', (text, one) => expect(valuesOf(text, one)).toEqual({ asked: true }))

  it.each([
    ['haan, matlab nahi', PAY],
    ['haan kar do, abhi nahi', AUTO_DEBIT],
    ['yes, sorry, no', PAY],
    ['mujhe nahi chahiye auto debit, dar lagta hai', AUTO_DEBIT],
    ['No, I have no income right now', PAY],
    ["sorry I can't this month", PAY],
    ["I won't be able to, I lost my job", PAY],
    ["No I can't, madam, I lost my job", PAY],
    ["no, I'm travelling tomorrow", VISIT],
    ["tomorrow won't work, we have a wedding", VISIT],
    ['rehne do, main khud kar deta hoon', AUTO_DEBIT],
    ['aisi koi baat nahi', ALLERGY],
    ['no one will be there', AT_HOME],
  ])('is the answer in "%s"', (text, one) => expect(valuesOf(text, one)).toEqual({ asked: false }))
})

describe('another one in its place', () => {
  it.each([
    ['Sorry, next time कोई दूसरा hotel लेंगे', AGAIN],
    ['अगली बार कहीं और रुकेंगे', AGAIN],
    ["next time we'll try some other place", AGAIN],
    ["I've already joined another gym", RENEW],
    ['doosra gym join kar liya hai maine', RENEW],
  ])('answers "will you come again?" with no: "%s"', (text, one) =>
    expect(valuesOf(text, one)).toEqual({ asked: false }),
  )

  it.each([
    ['haan, agli baar bhi yahin rukenge, kahin aur nahi', AGAIN, true],
    ['agar kahin aur jagah mili to wahan rukenge', AGAIN, undefined],
    ['doosri bike lenge agle saal', BIKE, undefined],
  ])('is denied, conditional or of another question: "%s"', (text, one, value) => {
    expect(understand(text, [one], ['asked']).values['asked']).toBe(value)
  })
})

describe('an answer that is left open', () => {
  it.each([
    'dekhenge, abhi kuch keh nahi sakte',
    'कुछ कह नहीं सकते अभी',
    'koshish karunga, pakka nahi keh sakta',
    "I can't say, salary is not fixed",
    'अभी कुछ पक्का नहीं है',
    'abhi decide nahi kiya',
    'pehle ye batao charge to nahi lagega',
  ])('is asked again: "%s"', (text) => {
    expect(understand(text, [AUTO_DEBIT], ['asked'])).toMatchObject({ values: {}, intent: null })
  })

  it('is no wish for a later call', () => {
    expect(understand('abhi soch raha hoon, baad mein bataunga', [AUTO_DEBIT], ['asked']).intent).toBeNull()
    expect(understand('gaadi chala raha hoon, baad mein baat karenge', [AUTO_DEBIT], ['asked']).intent).toBe(
      'callback_requested',
    )
  })

  it.each([
    ["can't promise, but yes", true],
    ['abhi pakka nahi... nahi, rehne do', false],
  ])('unless it is settled behind: "%s"', (text, value) => expect(valuesOf(text, AUTO_DEBIT)).toEqual({ asked: value }))
})

describe('a yes that opens the answer', () => {
  const SMALLER = ask('Would you like a smaller instalment or a longer tenure?')

  it('stands beside what one does not want', () =>
    expect(valuesOf('Yes please, the EMI is too high for me', SMALLER)).toEqual({ asked: true }))

  it.each(['Rooms का तो अभी decide नहीं किया', 'abhi decide nahi kiya'])('is not given by "%s"', (text) =>
    expect(valuesOf(text, ask('Do you need rooms for your guests?'))).toEqual({}),
  )
})

import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a deed told by the verb of the question', () => {
  const RIDER_CAME = field('rider_came', 'boolean', 'Did our delivery person come to your door yesterday?')
  const TECHNICIAN_CALLED = field('technician_called', 'boolean', 'Did the technician call you before coming?')
  const PHOTO_ID = field('photo_id', 'boolean', 'Can the receiver show a photo ID?')
  const FORM = field('form', 'boolean', 'Have you filled the online form?')
  const GOT_SMS = field('got_sms', 'boolean', 'Did you receive the SMS with the link?')
  const CAN_COME = field('can_come', 'boolean', 'Can you come to the branch this week?')
  const EATS_EGG = field('eats_egg', 'boolean', 'Does the child eat eggs?')
  const PAID_FEE = field('paid_fee', 'boolean', 'Have you paid the admission fee?')
  it.each([
    ['Nobody turned up, I was sitting at home the whole day', RIDER_CAME, false],
    ['nobody came', RIDER_CAME, false],
    ['no one showed up', RIDER_CAME, false],
    ['koi nahi aaya, main ghar pe hi tha', RIDER_CAME, false],
    ['koi aaya hi nahi', RIDER_CAME, false],
    ['कोई नहीं आया, मैं घर पर ही था', RIDER_CAME, false],
    ['he did come but I was in the shower so I missed the bell', RIDER_CAME, true],
    ["he came but I wasn't home", RIDER_CAME, true],
    ['he did turn up, I was out', RIDER_CAME, true],
    ['आया तो था, पर मैं उस वक़्त मंदिर गई हुई थी', RIDER_CAME, true],
    ['aaya tha par main bahar thi', RIDER_CAME, true],
    ['aaye the lekin hum so rahe the', RIDER_CAME, true],
    ['haan aaya tha, gate band tha', RIDER_CAME, true],
    ["he said he came but he didn't", RIDER_CAME, false],
    ['he did call, but late', TECHNICIAN_CALLED, true],
    ['nobody called me', TECHNICIAN_CALLED, false],
    ['kisi ne phone nahi kiya', TECHNICIAN_CALLED, false],
    ['किया तो था, पर बहुत देर से', TECHNICIAN_CALLED, true],
    ['no one called', TECHNICIAN_CALLED, false],
    ['call to kiya tha usne', TECHNICIAN_CALLED, true],
    ['aadhaar card hai na, dikha denge', PHOTO_ID, true],
    ['aadhaar hai', PHOTO_ID, true],
    ['voter card hai dikha dungi', PHOTO_ID, true],
    ['ID to nahi hai unke paas', PHOTO_ID, false],
    ['आधार कार्ड है, दिखा देंगे', PHOTO_ID, true],
    ['driving licence rakha hai', PHOTO_ID, true],
    ['bhar diya hai', FORM, true],
    ['kal hi bhara tha', FORM, true],
    ['abhi nahi bhara', FORM, false],
    ['bharna baaki hai', FORM, false],
    ['mila to tha par khul nahi raha', GOT_SMS, true],
    ['nothing came', GOT_SMS, false],
    ['I got it, yes', GOT_SMS, true],
    ['koi message nahi aaya', GOT_SMS, false],
    ['no SMS so far', GOT_SMS, false],
    ['हाँ मिला था', GOT_SMS, true],
    ['it came but the link has expired', GOT_SMS, true],
    ['abhi tak to nahi mila', GOT_SMS, false],
    ['aa jaunga', CAN_COME, true],
    ['nahi aa paunga, bahar hoon', CAN_COME, false],
    ["I won't be able to", CAN_COME, false],
    ['I can come on Friday', CAN_COME, true],
    ['khata hai', EATS_EGG, true],
    ['anda nahi khata', EATS_EGG, false],
    ["he doesn't eat eggs", EATS_EGG, false],
    ['खाती है', EATS_EGG, true],
    ['kal jama kar di', PAID_FEE, true],
    ['haan kal hi jama karwa di', PAID_FEE, true],
    ['not yet, will pay on Monday', PAID_FEE, false],
    ['abhi deni hai', PAID_FEE, false],
    ['भर दी है', PAID_FEE, true],
    ['I paid it last week', PAID_FEE, true],
    ['papa ne pay kar di', PAID_FEE, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['maybe he came, I was out', RIDER_CAME],
    ['dekhna padega', PHOTO_ID],
    ['aa sakta hoon kya kal?', CAN_COME],
    ['will try', CAN_COME],
    ['my son will come', CAN_COME],
    ['dekhta hoon', CAN_COME],
    ['only boiled ones', EATS_EGG],
    ['half paid', PAID_FEE],
    ['aadhi di hai', PAID_FEE],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})

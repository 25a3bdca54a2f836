import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const receiver = field('receiver', 'string', 'Name of the person who will receive the parcel')
const contact = field('contact_person', 'string', 'Contact person for orders')

it.each([
  ['main dukaan pe rahunga, padosi Verma ji le lenge', receiver, 'Verma'],
  ['Rukhsana handles all this', contact, 'Rukhsana'],
  ['Harish Bhatia looks after it', contact, 'Harish Bhatia'],
  ['orders Rupesh sir dekhte hain', contact, 'Rupesh'],
  ['ye to Kavita dekhti hai, usi se poochiye', contact, 'Kavita'],
  ['kaam ke liye Pinky ji se baat karni hogi', contact, 'Pinky'],
  ['हमारे यहाँ सुरेश को दे देना', receiver, 'सुरेश'],
  ["Mostly you'd be speaking to Ms. Lobo", contact, 'Ms. Lobo'],
  ["it'll be Farhan at the gate", receiver, 'Farhan'],
  ['the one in charge is Sohail Ansari', contact, 'Sohail Ansari'],
  ['naam likhiye na, Gopal Pai', receiver, 'Gopal Pai'],
  ['dukaan bhaiya ke naam pe hai unka naam Sukhdev Singh', receiver, 'Sukhdev Singh'],
])('takes from "%s" who does it', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
})

it.each([
  ['purchase wale se baat kar lijiye', contact],
  ['my wife handles it', contact],
  ['courier wala de dega', receiver],
  ['office mein koi le lega', receiver],
  ['you can put me down', contact],
])('takes no name from "%s"', (text, asked) => {
  expect(valuesOf(text, asked)).toEqual({})
})

import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

/** One question on the table, one field: what each answer comes to. Undefined where nothing is understood. */
function answers(title: string, spec: FieldSpec, table: [string, FieldValue | undefined][]): void {
  describe(title, () => {
    it.each(table)('"%s" gives %j', (text, expected) => {
      expect(understand(text, [spec], [spec.name]).values[spec.name]).toBe(expected)
    })
  })
}

answers('a name', field('name'), [
  ['Priya', 'Priya'],
  ['priya', 'Priya'],
  ['priya sharma', 'Priya Sharma'],
  ['PRIYA SHARMA', 'Priya Sharma'],
  ['My name is Priya Sharma.', 'Priya Sharma'],
  ["I'm Priya", 'Priya'],
  ['i am priya from delhi', 'Priya'],
  ["It's Ravi Kumar here", 'Ravi Kumar'],
  ['this is priya', 'Priya'],
  ['Hi, this is Asha', 'Asha'],
  ['Yes, Asha Rao', 'Asha Rao'],
  ['Priya speaking', 'Priya'],
  ['you can call me Bob', 'Bob'],
  ["don't call me Bob, my name is Robert", 'Robert'],
  ['Dr. Meera Nair', 'Dr. Meera Nair'],
  ['R. K. Narayan', 'R. K. Narayan'],
  ["Sinead O'Connor", "Sinead O'Connor"],
  ['Mary-Jane Watson', 'Mary-Jane Watson'],
  ['P R I Y A', 'Priya'],
  ['um, it is Sarah Connor', 'Sarah Connor'],
  ['my good name is Sunil', 'Sunil'],
  ['mera naam Asha hai', 'Asha'],
  ['mera naam hai rohit verma', 'Rohit Verma'],
  ['main sunita bol rahi hoon', 'Sunita'],
  ['ji, Ramesh', 'Ramesh'],
  ['मेरा नाम आशा शर्मा है', 'आशा शर्मा'],
  ['मैं रोहित बोल रहा हूँ', 'रोहित'],
  ['प्रिया', 'प्रिया'],
  ['जी, मेरा नाम सुनीता है।', 'सुनीता'],
  ['yes', undefined],
  ['hello', undefined],
  ['what?', undefined],
  ['who is this', undefined],
  ['why do you want to know', undefined],
  ["I'm busy", undefined],
  ['I am looking for a doctor', undefined],
  ['tomorrow at 4', undefined],
  ['I would rather not say', undefined],
  ['can you repeat that', undefined],
  ['aap kaun', undefined],
  ['12345', undefined],
])

answers('a number of people', field('party_size', 'number', 'Number of people'), [
  ['4', 4],
  ['four', 4],
  ['we are four', 4],
  ['a table for six please', 6],
  ['two people', 2],
  ['just me', 1],
  ['a couple', 2],
  ['half a dozen', 6],
  ['two or three', undefined],
  ['2-3', undefined],
  ['no, make it five', 5],
  ['four, sorry, five', 5],
  ['char log', 4],
  ['hum paanch log hain', 5],
  ['हम तीन लोग हैं', 3],
  ['सिर्फ मैं', 1],
  ['one moment', undefined],
  ['no one knows', undefined],
  ['nobody', 0],
  ['at 4 pm', undefined],
])

answers('an amount', field('budget', 'number', 'Budget in rupees'), [
  ['50 lakh', 5_000_000],
  ['around five lakh rupees', 500_000],
  ['Rs 2,50,000', 250_000],
  ['50k', 50_000],
  ['dhai crore', 25_000_000],
  ['मेरा बजट पाँच लाख है', 500_000],
  ['between 50 and 60 lakh', undefined],
  ['50 to 60 thousand', undefined],
])

answers(
  'an option',
  field('plan', 'enum', 'basic (starter, cheap), premium (gold), enterprise = business', [
    'basic',
    'premium',
    'enterprise',
  ]),
  [
    ['basic', 'basic'],
    ['Premium please', 'premium'],
    ['I would like the basic one', 'basic'],
    ['the gold plan', 'premium'],
    ['business', 'enterprise'],
    ['something cheap', 'basic'],
    ['premum', 'premium'],
    ['enterprize', 'enterprise'],
    ['the second one', 'premium'],
    ['first', 'basic'],
    ['the last one', 'enterprise'],
    ['option 2', 'premium'],
    ['number three', 'enterprise'],
    ['2', 'premium'],
    ['not basic, premium', 'premium'],
    ['basic, no wait, premium', 'premium'],
    ['doosra wala', 'premium'],
    ['प्रीमियम', 'premium'],
    ['बेसिक वाला', 'basic'],
    ['दूसरा', 'premium'],
    ['basic nahi, premium', 'premium'],
    ['basic or premium', undefined],
    ['which is better?', undefined],
    ['hello', undefined],
    ['I do not know', undefined],
  ],
)

answers('an option of several words', field('visit', 'enum', '', ['Home visit', 'Video call', 'clinic_visit']), [
  ['home visit', 'Home visit'],
  ['at home', 'Home visit'],
  ['video', 'Video call'],
  ['a video call please', 'Video call'],
  ['the clinic', 'clinic_visit'],
  ['clinic visit', 'clinic_visit'],
  ['visit', undefined],
])

answers('an option that is a number', field('rating', 'enum', '', ['1', '2', '3', '4', '5']), [
  ['5', '5'],
  ['I would give it a four', '4'],
  ['paanch', '5'],
  ['पाँच', '5'],
  ['nine', undefined],
])

answers('a part of the day', field('slot', 'enum', '', ['morning', 'evening']), [
  ['in the morning', 'morning'],
  ['shaam ko', 'evening'],
  ['सुबह', 'morning'],
])

answers('yes or no as options', field('again', 'enum', '', ['Yes', 'No', 'Maybe']), [
  ['yeah sure', 'Yes'],
  ['nahi', 'No'],
  ['शायद', 'Maybe'],
])

answers('a day and time', field('appointment_time', 'string', 'When the appointment should be'), [
  ['tomorrow at 4 pm', '2026-11-22 16:00'],
  ['tomorrow', undefined],
  ['tomorrow, any time', '2026-11-22'],
  ['at 4', '2026-11-21 16:00'],
  ['9 am', '2026-11-22 09:00'],
  ['not now, tomorrow at 5', '2026-11-22 17:00'],
  ['4 pm, no make it 5 pm', '2026-11-21 17:00'],
  ['kal subah das baje', '2026-11-22 10:00'],
  ['कल शाम चार बजे', '2026-11-22 16:00'],
  ['I would like to come on Friday at eleven', '2026-11-27 11:00'],
  ['whenever', undefined],
])

answers('a date', field('date', 'string', 'Day of the visit'), [
  ['tomorrow', '2026-11-22'],
  ['15', '2026-12-15'],
  ['the 30th', '2026-11-30'],
  ['25th December', '2026-12-25'],
  ['at 4 pm', undefined],
])

answers('a birthday', field('date_of_birth'), [
  ['15 August 1990', '1990-08-15'],
  ['15/08/1990', '1990-08-15'],
  ['pandrah agast unnis sau nabbe', '1990-08-15'],
])

answers('a time', field('pickup_time'), [
  ['4 pm', '16:00'],
  ['four thirty', '16:30'],
  ['tomorrow at 4 pm', '2026-11-22 16:00'],
  ['साढ़े चार बजे', '16:30'],
])

answers('a phone number', field('phone'), [
  ['98765 43210', '+919876543210'],
  ['+1 415 555 2671', '+14155552671'],
  ['my number is nine eight seven six five four three two one zero', '+919876543210'],
  ['नौ आठ सात छह पाँच चार तीन दो एक शून्य', '+919876543210'],
  ['12345', undefined],
  ['I have no phone', undefined],
])

answers('an e-mail address', field('email'), [
  ['priya@example.com', 'priya@example.com'],
  ['It is Priya.Sharma@Example.co.in.', 'priya.sharma@example.co.in'],
  ['priya dot sharma at gmail dot com', 'priya.sharma@gmail.com'],
  ['asha nine nine at the rate yahoo dot co dot in', 'asha99@yahoo.co.in'],
  ['my email id is ravi underscore k at outlook dot com', 'ravi_k@outlook.com'],
  ['at home', undefined],
  ['foo@bar', undefined],
])

answers('a postal code', field('pincode'), [
  ['560034', '560034'],
  ['five six double zero three four', '560034'],
  ['my pin code is 110 001', '110001'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['yes', undefined],
])

answers('a city', field('city'), [
  ['Pune', 'Pune'],
  ['new delhi', 'New Delhi'],
  ['I live in Pune', 'Pune'],
  ["I'm from Navi Mumbai", 'Navi Mumbai'],
  ['main jaipur se hoon', 'Jaipur'],
  ['मैं जयपुर में रहता हूँ', 'जयपुर'],
  ['what?', undefined],
  ['no', undefined],
])

answers('yes or no', field('interested', 'boolean', 'Whether the caller is interested'), [
  ['yes', true],
  ['haan ji', true],
  ['not interested', false],
  ['नहीं', false],
  ['I am', true],
  ['maybe', undefined],
  ['what do you mean?', undefined],
  ['is it free?', undefined],
])

answers('free text', field('reason', 'string', 'Reason for the visit'), [
  ['My knee hurts', 'My knee hurts'],
  ['um, well, I have a headache', 'I have a headache'],
  ['  back   pain  ', 'back pain'],
  ['घुटने में दर्द है', 'घुटने में दर्द है'],
  ['yes', undefined],
  ['ok', undefined],
  ['hello?', undefined],
  ['who are you?', undefined],
  ['can you repeat', undefined],
  ['skip', undefined],
  ['...', undefined],
])

answers('free text that may be a question', field('question', 'string', 'What the caller wants to know'), [
  ['What are your opening hours?', 'What are your opening hours?'],
  ['can you repeat that', undefined],
])

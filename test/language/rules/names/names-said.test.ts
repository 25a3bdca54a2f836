import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** Names as people give them to a library, a lab, a gas agency and a court of small claims. */
const member = field('member_name', 'string', 'What is the name of the member?')
const consumer = field('who', 'string', 'In whose name is the gas connection?')
const patient = field('patient_name', 'string', 'Who is the test for? Please tell me the name.')
const petitioner = field('petitioner', 'string', 'आपका पूरा नाम क्या है?')

const whole: [text: string, name: string | undefined][] = [
  // who speaks
  ['This is Major Harpreet Gill speaking', 'Harpreet Gill'],
  ['this is Advocate Leena Joseph', 'Leena Joseph'],
  ['suresh pillai here', 'Suresh Pillai'],
  ['Good morning, Farhan Qureshi here', 'Farhan Qureshi'],
  ['Tanvi Deshmukh speaking', 'Tanvi Deshmukh'],
  ['मैं रुक्मिणी देवी बोल रही हूँ', 'रुक्मिणी देवी'],
  ['जी मैं अनवर शेख बोल रहा हूँ', 'अनवर शेख'],
  ['main Balwinder Sandhu bol raha hoon', 'Balwinder Sandhu'],
  ['hum Meera Nair bol rahe hain', 'Meera Nair'],
  // said of somebody
  ['connection Ramesh Gowda ke naam pe hai', 'Ramesh Gowda'],
  ['card Shobha Rani ke naam par hai', 'Shobha Rani'],
  ['गैस मेरी सास कमला देवी के नाम पर है', 'कमला देवी'],
  ['मेरी बेटी इशिता के नाम पर', 'इशिता'],
  ['कार्ड मेरे भाई संदीप यादव के नाम से बना है', 'संदीप यादव'],
  ['it is for my mother Gayatri Menon', 'Gayatri Menon'],
  ['for my nephew Aarush Bhatia', 'Aarush Bhatia'],
  ['mere chacha Mohan Lal ke liye hai', 'Mohan Lal'],
  ['the owner is my father in law, Prakash Shetty', 'Prakash Shetty'],
  ['यह मेरे दादाजी हैं, हरिराम शुक्ला', 'हरिराम शुक्ला'],
  ['test meri biwi ka hai, Nusrat Ansari', 'Nusrat Ansari'],
  ["it's in the name of Vinod Khare", 'Vinod Khare'],
  ['the account is under Stella Fernandes', 'Stella Fernandes'],
  // spelled
  ['Yusuf. Y-U-S-U-F. Yusuf Merchant', 'Yusuf Merchant'],
  ['Quincy, Q U I N C Y, Quincy Alvares', 'Quincy Alvares'],
  ['Elton Dsouza. D for Delhi, S, O, U, Z, A', 'Elton Dsouza'],
  ['Bhavya Iyer, B as in Bombay, H, A, V, Y, A', 'Bhavya Iyer'],
  ['Roy. R for Rajkot, O for Orange, Y for Yellow. Anirban Roy', 'Anirban Roy'],
  // the fuller later form
  ['Kiran likho, Kiran Bedekar', 'Kiran Bedekar'],
  ['meri beti ka naam Ojasvi hai, Ojasvi Kulkarni', 'Ojasvi Kulkarni'],
  ['Imran, Imran Siddiqui', 'Imran Siddiqui'],
  ['Sheela no no, Shaila, Shaila Gokhale', 'Shaila Gokhale'],
  ['Just Dilip. Dilip Barua actually', 'Dilip Barua'],
  // verbs behind and before
  ['Namrata Salve likhiye', 'Namrata Salve'],
  ['नाम लिखिए जगदीश मौर्य', 'जगदीश मौर्य'],
  ['please note the name as Revathi Subramaniam', 'Revathi Subramaniam'],
  ['Kindly write it as Gurpreet Kaur', 'Gurpreet Kaur'],
  ['naam Hemant nahi Hemangi Raut likhiye', 'Hemangi Raut'],
  ['Noor Jahan daal do', 'Noor Jahan'],
  // beside something else
  ['Omkar Patil, and it is an old account', 'Omkar Patil'],
  ['Sadia Khan, naya card chahiye', 'Sadia Khan'],
  ['नहीं नहीं, नंबर सही है, मैं दिनेश ठाकुर हूँ', 'दिनेश ठाकुर'],
  // no names
  ['V for Victor', undefined],
  ['my sister handles all that', undefined],
  ['mere papa ka', undefined],
  ['wait, let me spell it', undefined],
]
const asked = [member, consumer, patient, petitioner]

describe.each(asked)('to "$description"', (name) => {
  it.each(whole)('"%s" gives %s', (text, expected) => {
    const { values, intent } = understand(text, [name], [name.name])
    expect(intent).toBeNull()
    const given = values[name.name]
    if (expected === undefined) expect(given).toBeUndefined()
    else expect(TITLED.test(String(given)) ? String(given).replace(TITLED, '') : given).toBe(expected)
  })
})

/** A title may stay with the name. */
const TITLED = /^(?:Major|Advocate) /

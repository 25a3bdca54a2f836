import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('an option beside its reason', () => {
  const LANGUAGE = field('language', 'enum', 'In which language should the pandit explain it?', [
    'Hindi',
    'English',
    'Sanskrit only',
  ])
  const MODE = field('mode', 'enum', 'How should we send it?', ['WhatsApp', 'SMS', 'email'])
  const TRANSPORT = field('transport', 'enum', 'How will you come?', ['car', 'bus', 'train'])
  const DELIVER_TO = field('deliver_to', 'enum', 'Where should you get the parcel?', [
    'home',
    'office',
    'neighbour',
    'pickup counter',
  ])
  const PAYMENT = field('payment', 'enum', 'How will you pay on delivery?', ['cash', 'UPI', 'card', 'already paid'])
  const CEREMONY = field('ceremony', 'enum', 'Which ceremony do you want?', [
    'griha pravesh',
    'satyanarayan katha',
    'vehicle puja',
    'naming ceremony',
  ])
  const GARMENT = field('garment', 'enum', 'What work do you want done?', [
    'blouse',
    'salwar suit',
    'sherwani',
    'alteration',
  ])
  it.each([
    ['English mein samjha de, kids ki Hindi weak hai', LANGUAGE, 'English'],
    ["explain in Hindi, my mother's English is weak", LANGUAGE, 'Hindi'],
    ['मेरी अंग्रेज़ी कमज़ोर है, हिंदी में', LANGUAGE, 'Hindi'],
    ['Hindi please, my English is not so good', LANGUAGE, 'Hindi'],
    ['Hindi mein, kyunki English thodi kamzor hai', LANGUAGE, 'Hindi'],
    ['English, woh Hindi nahi samajhte', LANGUAGE, 'English'],
    ['my Hindi is bad so English', LANGUAGE, 'English'],
    ['meri English achhi nahi hai, Hindi mein bolo', LANGUAGE, 'Hindi'],
    ['my English is good enough', LANGUAGE, 'English'],
    ['WhatsApp, my email is full', MODE, 'WhatsApp'],
    ['SMS bhejo, net slow hai', MODE, 'SMS'],
    ['email karo, WhatsApp mera band hai', MODE, 'email'],
    ['WhatsApp, email to main kam dekhta hoon', MODE, 'WhatsApp'],
    ['train, bus mein ulti hoti hai', TRANSPORT, 'train'],
    ['by car, trains are too crowded', TRANSPORT, 'car'],
    ['bus, our car is in the garage', TRANSPORT, 'bus'],
    ['gaadi kharab hai, bus se', TRANSPORT, 'bus'],
    ['just leave it with the aunty in the flat opposite ours', DELIVER_TO, 'neighbour'],
    ['pados mein Gupta ji ke yahan de do', DELIVER_TO, 'neighbour'],
    ['leave it with the family next door', DELIVER_TO, 'neighbour'],
    ['give it to the people living opposite', DELIVER_TO, 'neighbour'],
    ['saamne wale flat mein Sharma aunty ko de dena', DELIVER_TO, 'neighbour'],
    ['बगल वाले घर में दे दीजिए', DELIVER_TO, 'neighbour'],
    ['सामने वालों को दे दीजिए', DELIVER_TO, 'neighbour'],
    ['bagal wale ghar me de dena', DELIVER_TO, 'neighbour'],
    ['leave it with the lady downstairs', DELIVER_TO, 'neighbour'],
    ['upar wale uncle ko de do', DELIVER_TO, 'neighbour'],
    ['flat hi laana', DELIVER_TO, 'home'],
    ['mere flat pe', DELIVER_TO, 'home'],
    ['at my flat', DELIVER_TO, 'home'],
    ['ghar pe hi de dena, upar wali manzil', DELIVER_TO, 'home'],
    ['COD nahi hai yaar, prepaid order tha', PAYMENT, 'already paid'],
    ["it's prepaid", PAYMENT, 'already paid'],
    ['prepaid hai', PAYMENT, 'already paid'],
    ['it was a prepaid order', PAYMENT, 'already paid'],
    ['paise to pehle hi de diye the', PAYMENT, 'already paid'],
    ['payment ho chuka hai online', PAYMENT, 'already paid'],
    ['पैसे पहले ही दे चुके हैं', PAYMENT, 'already paid'],
    ['maine order karte time hi pay kar diya tha', PAYMENT, 'already paid'],
    ['I paid when I ordered', PAYMENT, 'already paid'],
    ['nothing to pay, it was paid online', PAYMENT, 'already paid'],
    ['paid in advance', PAYMENT, 'already paid'],
    ['advance de diya tha poora', PAYMENT, 'already paid'],
    ['cod hai', PAYMENT, 'cash'],
    ['COD', PAYMENT, 'cash'],
    ['cash on delivery karunga', PAYMENT, 'cash'],
    ['We are shifting into our new flat, so for that', CEREMONY, 'griha pravesh'],
    ['we are moving into a new house', CEREMONY, 'griha pravesh'],
    ['naye ghar mein ja rahe hain', CEREMONY, 'griha pravesh'],
    ['नए घर में शिफ्ट हो रहे हैं', CEREMONY, 'griha pravesh'],
    ['naya flat liya hai uske liye', CEREMONY, 'griha pravesh'],
    ['New car aa rahi hai, uski pooja', CEREMONY, 'vehicle puja'],
    ['we bought a new scooter', CEREMONY, 'vehicle puja'],
    ['bachche ka naam rakhna hai', CEREMONY, 'naming ceremony'],
    ['My trousers have become loose, just take them in at the waist', GARMENT, 'alteration'],
    ['पुरानी कमीज़ है, बस बाँह छोटी करानी है', GARMENT, 'alteration'],
    ["Jeans ki length short karwani hai, that's it", GARMENT, 'alteration'],
    ['pant dheeli ho gayi hai', GARMENT, 'alteration'],
    ["need to let out the kurta a bit, it's too tight", GARMENT, 'alteration'],
    ['kameez ki fitting theek karni hai', GARMENT, 'alteration'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

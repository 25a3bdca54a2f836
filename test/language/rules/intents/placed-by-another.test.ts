import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('rating', 'number', 'Rating of the delivery from 1 to 5'),
  field('comments', 'string', 'Any other feedback for the company'),
  field('spare_phone', 'string', 'Alternate mobile number'),
]

const wrong: string[] = [
  "we never bought a sofa from your shop you've got the wrong number",
  'I have not booked anything with you you have called the wrong person',
  'maine koi sofa nahi kharida aapne galat number lagaya hai',
  'मैंने कुछ नहीं मंगवाया आपने गलत नंबर लगाया है',
  "this wasn't my booking, my brother made it, speak to him",
  "I didn't order it, ask my daughter, she did",
  'meri booking nahi thi, didi ne karwayi thi, unse baat kijiye',
  'order mera nahi hai mere chacha ka hai unhi se pucho',
  'यह बुकिंग मेरी नहीं थी, भाई ने की थी, उससे बात करो',
  "you're after another person I think",
  'you are confusing me with somebody else',
  "there's no Dr Mehra in this house",
  'she no longer has this number',
  'ye phone ab unke paas nahi hai',
  'ye sim kisi aur ka hai',
  "I'm not the lady you want",
]

const none: [text: string, name: string][] = [
  ['dusre ka number nahi de sakti', 'spare_phone'],
  ['kisi aur ka number nahi hai mere paas', 'spare_phone'],
  ['mere bhai ka number nahi hai abhi', 'spare_phone'],
  ['किसी दूसरे का नंबर नहीं दूँगी', 'spare_phone'],
  ["I didn't order the big one, I ordered the small one", 'comments'],
  ['mera order nahi aaya abhi tak, rider se baat karo', 'comments'],
  ["my wife placed the order but I'm the one to talk to, four", 'rating'],
  ['they could not reach me because you have the wrong number', 'comments'],
  ["it's not the one you showed me in the shop", 'comments'],
  ['mera phone nahi lag raha tha, unse bola bhi', 'comments'],
]

describe('whose order it is', () => {
  it.each(wrong)('"%s" ends the talk', (text) => {
    for (const { name } of fields.slice(0, 2)) expect(understand(text, fields, [name]).intent).toBe('wrong_person')
  })

  it.each(none)('"%s" does not', (text, name) => {
    expect(understand(text, fields, [name]).intent).toBeNull()
  })
})

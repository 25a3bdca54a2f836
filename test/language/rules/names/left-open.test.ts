import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const area = field('locality', 'string', 'Preferred locality or area')
const city = field('destination_city', 'string', 'Which city is it going to?')
const name = field('contact_name', 'string', 'Name of the person looking for the flat')

it.each([
  'Wherever is easier for your rider.',
  'Whichever is near for him',
  'jahan se bhi aap chaho',
  'जहाँ आपको ठीक लगे',
  'kahin bhi chalega',
  'no, I forgot',
  'ट्रॉली चाहिए',
])('takes no place from "%s", which names none', (text) => {
  expect(valuesOf(text, area)).toEqual({})
})

it.each([
  ['No, not Marathahalli, it is Bellandur I want', 'Bellandur'],
  ["Not Whitefield, it's Hebbal that I want", 'Hebbal'],
  ['No no, Koramangala is what I said', 'Koramangala'],
  ['नहीं, व्हाइटफ़ील्ड नहीं, हेब्बल चाहिए', 'हेब्बल'],
])('takes from "%s" the place that is meant', (text, value) => {
  expect(valuesOf(text, area)).toEqual({ locality: value })
})

it.each([
  ['It has to reach Coimbatore.', 'Coimbatore'],
  ['Madurai pahunchna chahiye', 'Madurai'],
  ['इसे सिलीगुड़ी पहुँचाना है', 'सिलीगुड़ी'],
  ['Raipur ke liye hai', 'Raipur'],
])('takes from "%s" where something goes', (text, value) => {
  expect(valuesOf(text, city)).toEqual({ destination_city: value })
})

it.each([
  ['सरिता मिश्रा, आपकी आवाज़ मेरी बेटी जैसी है', 'सरिता मिश्रा'],
  ['Anil Mehta, aap bilkul meri beti jaisi baat karti ho', 'Anil Mehta'],
  ['Deepa Nair, my friend Leela gave me your number', 'Deepa Nair'],
  ['Kiran Rao, mere dost Suresh ne number diya tha', 'Kiran Rao'],
])('takes from "%s" the name, and no one from the remark', (text, value) => {
  expect(valuesOf(text, name)).toEqual({ contact_name: value })
})

import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const NAME = field('customer_name', 'string', 'Name for the order')
const LOCALITY = field('locality', 'string', 'Which society or area do you live in?')

it.each([
  ['Anita likh liya kya? Sunita hai, Sunita Bhosle', 'Sunita Bhosle'],
  ['रीना लिखा है क्या? नहीं, मीना चौहान है', 'मीना चौहान'],
  ["Did you write Rohit? It's Mohit, Mohit Jain", 'Mohit Jain'],
  ['आपने सुरेश लिखा है क्या? मुकेश यादव', 'मुकेश यादव'],
  ['Rakesh likha kya aapne? nahi, Mukesh', 'Mukesh'],
  ['naam? Sunita Bhosle', 'Sunita Bhosle'],
])('a name in a question about what was noted is not the answer: "%s"', (text, name) => {
  expect(valuesOf(text, NAME)).toEqual({ customer_name: name })
})

it('a question about what was noted gives no name', () => {
  expect(valuesOf('Anita likh liya kya?', NAME)).toEqual({})
})

it.each([
  ["earlier we were in Andheri but now it's Goregaon East", 'Goregaon East'],
  ["earlier it was Malad but now it's Bandra West", 'Bandra West'],
  ['pehle Dadar mein the, ab Mulund West mein hain', 'Mulund West'],
  ['now we stay in Salt Lake', 'Salt Lake'],
])('a side of a town stays with its name: "%s"', (text, place) => {
  expect(valuesOf(text, LOCALITY)).toEqual({ locality: place })
})

import { describe, expect, it } from 'vitest'
import type { SpecialIntent } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('day', 'string', 'On which date should we come?'),
  field('town', 'string', 'In which city is it?'),
  field('plates', 'number', 'How many plates do you need?'),
  field('event', 'string', 'Please tell us what happened.'),
]

const wishes: [text: string, intent: SpecialIntent][] = [
  ['pls dont call or msg me again', 'opted_out'],
  ['please dont text or call us again', 'opted_out'],
  ['ye number hata do apne record se', 'opted_out'],
  ['is number ko apne record se nikal dijiye', 'opted_out'],
  ['यह नंबर अपने रिकॉर्ड से हटा दो', 'opted_out'],
  ['ye number hata do apne record se, phir kabhi phone na aaye', 'opted_out'],
  ["this is not Mrs Kapoor's number any more", 'wrong_person'],
  ["this isn't Mr Dutta's phone any longer", 'wrong_person'],
  ['galat jagah phone lag gaya hai, ye dairy hai', 'wrong_person'],
  ['bhaiya galat jagah phone laga diya, ye school hai', 'wrong_person'],
  ['kal barah baje call kar lena', 'callback_requested'],
  ['thoda kaam hai, parson das baje phone kar lena', 'callback_requested'],
  ['kindly telephone me tomorrow', 'callback_requested'],
  ['Could you please telephone me on Monday? I am at a wedding.', 'callback_requested'],
]

const told: string[] = [
  'my daughter said call later, but I am her mother and I say Sunday',
  'he scratched my car and told me I will call you later and drove off',
  'mera beta bol raha tha call mat karo, par mujhe Surat ka hi chahiye',
  'meri behen keh rahi thi phone mat karna, lekin mujhe chaar chahiye',
  'driver bola tha call mat karna, koi baat nahi, somvar ko bhej do',
  'the guard told us he would ring later and never did',
  'मेरे पति बोल रहे थे कॉल मत करो, पर मुझे चार प्लेट चाहिए',
  'courier वाला हमेशा wrong number पर call करता है',
]

describe.each(fields)('at "$description"', ({ name }) => {
  it.each(wishes)('"%s" is %s', (text, intent) => {
    expect(understand(text, fields, [name]).intent).toBe(intent)
  })

  it.each(told)('"%s" ends nothing', (text) => {
    expect(understand(text, fields, [name]).intent).toBeNull()
  })
})

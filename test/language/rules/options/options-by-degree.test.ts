import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const TABLETS = field('tablets', 'enum', 'Are the tablets being taken?', ['taking all', 'missing some', 'stopped'])
const FURNITURE = field('furniture', 'enum', 'Furnishing preference', [
  'unfurnished',
  'semi-furnished',
  'fully furnished',
])
const WALKING = field('walking', 'enum', 'How do you move about?', ['walks alone', 'walks with help', 'stays in bed'])
const HOMEWORK = field('homework', 'enum', 'How is the homework done?', ['without help', 'with some help'])
const GYM = field('gym', 'enum', 'Do you come to the gym regularly?', ['every day', 'some days', 'not at all'])
const CARE = field('care', 'enum', 'Who looks after the patient at home?', [
  'spouse',
  'son or daughter',
  'other relative',
  'paid attendant',
  'no one',
])
const CARD = field('card', 'enum', 'Who will use the card?', ['self', 'spouse', 'child', 'parent'])
const FLAT = field('flat', 'enum', 'Size of flat required', ['1 RK', '1 BHK', '2 BHK'])

describe('an option for how much of something is so', () => {
  it.each([
    [TABLETS, 'Every one of them, on time', 'taking all'],
    [TABLETS, 'sab samay pe le rahi hoon', 'taking all'],
    [TABLETS, 'सारी गोलियाँ समय पर', 'taking all'],
    [TABLETS, 'never missed one', 'taking all'],
    [TABLETS, 'kabhi kabhi reh jaati hai', 'missing some'],
    [TABLETS, 'बीच-बीच में छूट जाती है', 'missing some'],
    [TABLETS, 'sab nahi, kuch', 'missing some'],
    [TABLETS, 'पूरी तरह बंद कर दी हैं', 'stopped'],
    [TABLETS, 'chhod di hain', 'stopped'],
    [FURNITURE, 'bilkul khaali chahiye', 'unfurnished'],
    [FURNITURE, 'Full furnished', 'fully furnished'],
    [FURNITURE, 'aadha furnished', 'semi-furnished'],
    [GYM, 'ek din bhi nahi chhodta, roz aata hoon', 'every day'],
    [GYM, 'har din nahi, kabhi kabhi', 'some days'],
    [GYM, 'I have stopped coming', 'not at all'],
  ])('is found by all, some and none in other words: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [TABLETS, 'sab theek hai'],
    [TABLETS, 'kuch samajh nahi aaya'],
    [TABLETS, 'mujhe sab yaad nahi'],
    [TABLETS, 'some pain is there'],
    [TABLETS, 'doctor ne kaha tha sab lena'],
    [FURNITURE, 'kuch bhi chalega'],
    [FURNITURE, 'furnished'],
    [GYM, 'sab log aate hain'],
  ])('is not found by such words about other things: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('an option for doing something alone or with help', () => {
  it.each([
    [WALKING, 'bina sahare ke khud hi chal lete hain', 'walks alone'],
    [WALKING, 'on her own two feet, without anyone', 'walks alone'],
    [WALKING, "he isn't in bed any more; he goes about by himself", 'walks alone'],
    [WALKING, 'किसी का हाथ पकड़ के चलती हैं', 'walks with help'],
    [WALKING, "she can't walk without support", 'walks with help'],
    [WALKING, "can't get up at all", 'stays in bed'],
    [WALKING, 'bistar se uth nahi paate', 'stays in bed'],
    [HOMEWORK, 'apne aap kar leti hai', 'without help'],
    [HOMEWORK, 'mummy ki madad se', 'with some help'],
  ])('is found by what both mean: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })
})

describe('an option for who somebody is', () => {
  it.each([
    [CARE, 'हमने एक नर्स रखी है', 'paid attendant'],
    [CARE, 'ek ladka rakha hai paise dekar', 'paid attendant'],
    [CARE, 'Nobody really, I live by myself', 'no one'],
    [CARE, 'meri bahu', 'other relative'],
    [CARE, 'my sister in law', 'other relative'],
    [CARE, 'beti ki saas', 'other relative'],
    [CARE, 'beti saath mein rehti hai, wahi dekhbhal karti hai', 'son or daughter'],
    [CARD, 'मेरे पिताजी', 'parent'],
    [CARD, 'main khud', 'self'],
    [CARD, 'akele main', 'self'],
  ])('is found by the relation: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [CARE, 'mera beta aur bahu'],
    [CARE, "It's not my son who looks after me"],
    [CARE, 'bhaiya, thoda ruko'],
    [CARE, 'koi to hai'],
  ])('is not found where several are named, one is denied or spoken to: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('the words that an option abbreviates', () => {
  it.each([
    ['just a one bedroom hall kitchen', '1 BHK'],
    ['ek room aur kitchen bas', '1 RK'],
    ['दो बेडरूम हॉल किचन', '2 BHK'],
  ])('name it with the number before them: %s', (said, value) => {
    expect(valuesOf(said, FLAT)).toEqual({ flat: value })
  })
})

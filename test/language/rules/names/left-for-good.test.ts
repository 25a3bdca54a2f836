import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const NOTE = field('note', 'string', 'Anything the driver should know')
const PHONE = field('other_phone', 'string', 'Another mobile number')
const intentOf = (text: string, one = NOTE): string | null => understand(text, [one], [one.name]).intent

describe('who was called has left for good', () => {
  it.each([
    'wo to ab yahan nahi rehti',
    'यहाँ कोई गुप्ता जी नहीं रहते',
    'जिनको आप ढूँढ रहे हैं वो यहाँ नहीं रहते',
    'wo makaan khali karke chale gaye, kahan gaye pata nahi',
    'she moved abroad years ago',
    'that tenant moved out last winter',
    'he sold the shop and left, we are the new owners',
    "Rohan is in Canada, I'm his brother, he won't be coming back",
    "sorry, she's no more",
    'वो अब नहीं रहे भाई',
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })
  it.each([
    'mere bhai, wo yahan nahi rehte',
    'my son moved to Pune years ago',
    'it used to be CBSE but they moved to ICSE two years ago',
    'they moved out of stock',
    'he left the parcel and went',
    'your agent left long ago',
    'the technician left, he will not be coming back today',
    'yahan koi doctor ji nahi aate',
  ])('"%s" says nothing of the kind', (text) => {
    expect(intentOf(text)).toBeNull()
  })
})

describe('the number of somebody else', () => {
  it.each([
    'ye नंबर ab किसी और का hai',
    'ye sim pehle kisi Ramesh ji ka tha',
    'ab ye number mere paas hai',
    'we got this sim three months back',
    'this mobile belongs to an old man',
    "this is her old number, I'm Arun",
    'जिसे आप पूछ रहे हैं वो मैं नहीं हूँ',
    'आपने किसी और को लगा दिया',
    'kisi aur ko milana tha aapko',
    "I don't know any such customer",
    'you must be trying for somebody else',
    'must be a wrong number',
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })
  it.each([
    'it belongs to a friend',
    'kisi aur ko mila hai mera parcel',
    'parcel kisi aur ko de diya',
    'ye mera number hai',
    'yahan koi khaas dikkat nahi',
  ])('"%s" is none', (text) => {
    expect(intentOf(text)).toBeNull()
  })
  it('is no answer where it says whose it was', () => {
    expect(intentOf('ye number to ab mera hai, pehle kisi aur ke paas tha', PHONE)).toBe('wrong_person')
    expect(intentOf('ye number ab mera hai', PHONE)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** Places as people give them to a courier, a pest control firm, a labour office and a wedding hall. */
const asked = [
  field('city', 'string', 'In which city is it?'),
  field('service_area', 'string', 'In which area or locality should we come?'),
  field('venue_town', 'string', 'Which town will it be in?'),
  field('jagah', 'string', 'किस शहर में है?'),
]

const said: [text: string, place: string | undefined][] = [
  ['हम Kota से आ रहे थे पर गाड़ी Ajmer में रुकी', 'Ajmer'],
  ['we were coming from Salem but it broke down in Erode', 'Erode'],
  ['we used to be in Nashik, now we are in Thane', 'Thane'],
  ['पहले Dadar था, अब Mulund में करना है', 'Mulund'],
  ['pehle Howrah tha, ab Siliguri mein hai', 'Siliguri'],
  ['Ludhiana wala office theek rahega', 'Ludhiana'],
  ['Gwalior wali branch paas padegi', 'Gwalior'],
  ['अलीगढ़ वाला दे दीजिए', 'अलीगढ़'],
  ['Mohali नहीं, Panchkula वाला कर दीजिए', 'Panchkula'],
  ['shaadi Udaipur mein hogi', 'Udaipur'],
  ['Whitefield mein bhejna hai', 'Whitefield'],
  ['BTM Layout', 'BTM Layout'],
  ['JP Nagar', 'JP Nagar'],
  ['Green Park', 'Green Park'],
  ['New Colony', 'New Colony'],
  ['Sector 17', 'Sector 17'],
  ['Phase 2', 'Phase 2'],
  ['Anna Nagar West', 'Anna Nagar West'],
  ['it happened in Rewari, we were driving from Alwar', 'Rewari'],
  ['Satara se aaye hain, Karad mein chahiye', 'Karad'],
  ['jahan paas padega', undefined],
  ['यहीं पर करना है', undefined],
  ['near my office', undefined],
  ['आपकी आवाज़ धीमी है, ज़ोर से बोलिए', undefined],
]

describe.each(asked)('to "$description"', (place) => {
  it.each(said)('"%s" gives %s', (text, expected) => {
    expect(understand(text, [place], [place.name]).values[place.name]).toBe(expected)
  })
})

describe('a place that is told of another field', () => {
  const to = field('destination_city', 'string', 'Which city should it go to?')
  const from = field('pickup_area', 'string', 'From which area should we pick it up?')
  it.each(['रुकिए, pickup area पटना है', 'pickup area Patna hai', 'sorry, the pickup area is Patna'])('"%s"', (text) => {
    const { values } = understand(text, [from, to], ['destination_city'], { collected: { pickup_area: 'Pune' } })
    expect(values).toEqual({ pickup_area: text.includes('पटना') ? 'पटना' : 'Patna' })
  })
})

it('what is to be done somewhere is no place: "Rajouri Garden se uthana hai"', () => {
  const from = field('pickup_area', 'string', 'From which area should we pick it up?')
  const to = field('destination_city', 'string', 'Which city should it go to?')
  const values = (text: string) => understand(text, [from, to], ['pickup_area']).values
  expect(values('Rajouri Garden se uthana hai')).toEqual({ pickup_area: 'Rajouri Garden' })
  expect(understand('parcel इंदौर जाएगा', [from, to], ['destination_city']).values).toEqual({ destination_city: 'इंदौर' })
})

describe('a place in a sentence of English', () => {
  it('is taken behind "is called"', () => {
    const village = field('village', 'string', 'Which village is the field in?')
    const { values } = understand('My village is called Rampur Kalan', [village], ['village'])
    expect(values).toEqual({ village: 'Rampur Kalan' })
  })

  it('does not go on to the "me" of "better for me"', () => {
    const branch = field('branch', 'string', 'Which branch will you come to?')
    expect(understand('Borivali is better for me', [branch], ['branch']).values).toEqual({ branch: 'Borivali' })
  })
})

describe('the place where a thing is or happened, and not where one lives', () => {
  const accident = field('accident_city', 'string', 'City where the accident happened')
  it.each([
    ['I live in Gurgaon but the accident was in Faridabad', 'Faridabad'],
    ['we stay in Pune, it happened in Lonavala', 'Lonavala'],
    ['main Delhi ka hoon par accident Jaipur mein hua', 'Jaipur'],
    ['accident was near Karnal, I live in Delhi', 'Karnal'],
    ['We live in Mysore but all of it was in Bangalore', 'Bangalore'],
    ["I'm from Nagpur", 'Nagpur'],
  ])('"%s" gives %s', (text, place) => {
    expect(understand(text, [accident], ['accident_city']).values).toEqual({ accident_city: place })
  })

  it('is no answer for whom: the "mein hai" of "Pune mein hai" is no "main hi"', () => {
    const relation = field('relation', 'enum', 'Who the patient is to the policy holder', ['Self', 'Spouse', 'Child'])
    const city = field('hospital_city', 'string', 'City where the hospital is')
    const { values } = understand('hospital Pune mein hai, station ke paas', [city, relation], ['hospital_city'])
    expect(values).toEqual({ hospital_city: 'Pune' })
  })
})

import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a number that concludes, is left, or adds up groups', () => {
  const PARCELS = field('parcels', 'number', 'How many parcels are you still expecting from us?')
  const GUESTS = field('guests', 'number', 'About how many guests will come?')
  it.each([
    ['Total four the, par ek cancel kar diya maine, so teen', PARCELS, 3],
    ['there were five, two came, so three', PARCELS, 3],
    ['तीन मँगवाए थे, एक मिल गया, दो बाकी हैं', PARCELS, 2],
    ['पाँच मँगवाए थे, तीन मिल गए, दो बाकी हैं', PARCELS, 2],
    ['I ordered four, one has come, three are left', PARCELS, 3],
    ['ordered six, got two, four pending', PARCELS, 4],
    ['char order kiye the, ek aa gaya, teen baaki', PARCELS, 3],
    ['do aa gaye, ek baaki hai', PARCELS, 1],
    ['three were due but one got cancelled so two now', PARCELS, 2],
    ['ek to mil gaya, do aur aane hain', PARCELS, 2],
    ['hum paanch aur bhaiya ke ghar se teen', GUESTS, 8],
    ["five of us and three from my brother's house", GUESTS, 8],
    ['hum chaar aur do padosi', GUESTS, 6],
    ['हम पाँच और भैया के घर से तीन', GUESTS, 8],
    ['we are six plus four relatives', GUESTS, 10],
    ['twenty from our side and ten from theirs', GUESTS, 30],
    ['humare das log aur unke paanch', GUESTS, 15],
    ['पचास के करीब, और जगह 7, नेहरू कॉलोनी, देहरादून है', GUESTS, 50],
    ['lagbhag sau log', GUESTS, 100],
    ['thirty or so, and the place is 12 Park Road', GUESTS, 30],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const DISH = field('dish', 'string', 'Dish liked most')
const RATING = field('rating', 'number', 'Rating from 1 to 10')
const valueOf = (text: string) => understand(text, [DISH, RATING], ['dish']).values.dish

describe('what was liked', () => {
  it.each([
    ['dal makhani bahut achhi thi', 'dal makhani'],
    ['the biryani was amazing', 'biryani'],
    ['mujhe biryani pasand aayi', 'biryani'],
    ['my kids loved the pasta', 'pasta'],
    ['दाल मखनी बहुत अच्छी थी', 'दाल मखनी'],
    ['sab achha tha par biryani best', 'biryani'],
  ])('"%s" is %s', (text, dish) => {
    expect(valueOf(text)).toBe(dish)
  })
  it('is not what was not good', () => {
    expect(valueOf('biryani achhi nahi thi')).toBeUndefined()
  })
})

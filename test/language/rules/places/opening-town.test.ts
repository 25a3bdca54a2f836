import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const BRANCH = [field('branch_city', 'string', 'City of the branch')]
const WAY = [field('from_city', 'string', 'City to start from'), field('to_city', 'string', 'City to go to')]

it.each([
  ['Nagpur, my salary account is in Mumbai', 'Nagpur'],
  ['Indore, I opened the first one in Pune in March', 'Indore'],
  ['सूरत, मुंबई वाली ब्रांच काफी दूर है', 'सूरत'],
  ['Mysuru, hum April mein shift hue', 'Mysuru'],
])('a town that is the first part by itself outweighs one that is told of: "%s"', (text, city) => {
  expect(understand(text, BRANCH, ['branch_city']).values).toEqual({ branch_city: city })
})

it.each([
  ['Jaipur, ab Kota mein rehta hoon', 'Kota'],
  ['Bhopal nahi, Indore wali branch', 'Indore'],
  ['Nagpur, sorry, Mumbai wali branch', 'Mumbai'],
  ['Moved to Nashik in June', 'Nashik'],
])('no town of before outweighs that of now, nor one that was taken back: "%s"', (text, city) => {
  expect(understand(text, BRANCH, ['branch_city']).values).toEqual({ branch_city: city })
})

it('takes no month for a town', () => {
  expect(understand('we shifted in June', BRANCH, ['branch_city']).values).toEqual({})
})

it.each([
  ['Shimla, no wait, note down Manali', { to_city: 'Manali' }],
  ['Ooty, hmm no, put Kodaikanal', { to_city: 'Kodaikanal' }],
  ['make it Udaipur', { to_city: 'Udaipur' }],
])('a verb of noting is no part of a place: "%s"', (text, values) => {
  expect(understand(text, WAY, ['to_city']).values).toEqual(values)
})

it.each(['bhai se puchh ke bataunga', 'Munnar ya Srinagar, husband se poochh ke batati hoon'])(
  'who is asked and what is done are no ends of a way: "%s"',
  (text) => {
    expect(understand(text, WAY, ['to_city']).values).toEqual({})
  },
)

it('two towns are the ends of a way, known ones and others', () => {
  expect(understand('Nainital se Mussoorie', WAY, ['to_city']).values).toEqual({
    from_city: 'Nainital',
    to_city: 'Mussoorie',
  })
})

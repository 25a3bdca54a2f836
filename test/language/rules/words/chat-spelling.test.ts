import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const DELIVERY = field('home_delivery', 'boolean', 'Should we deliver it to your home?')
const HOLDER = field('holder_name', 'string', 'In whose name is the pass?')
const STOP = field('from_stop', 'string', 'From which stop do you board?')
const STORY = field('feedback', 'string', 'What did you like about the service?')

describe('yes and no as people write them in a chat', () => {
  it.each([
    'ha',
    'hn',
    'haaan',
    'ji ha',
    'hanji',
    'yesss',
    'yup',
    'kk',
    'okk',
    'krdo',
    'ha kr do',
    '👍',
    '👍🏽',
    '✅',
    '👌 🙂',
  ])('"%s" agrees, and is no name and no place', (text) => {
    expect(understand(text, [DELIVERY], ['home_delivery']).values).toEqual({ home_delivery: true })
    expect(understand(text, [HOLDER], ['holder_name']).values).toEqual({})
    expect(understand(text, [STOP], ['from_stop']).values).toEqual({})
  })

  it.each(['noo', 'nooooo', 'nhi', '👎', '❌'])('"%s" declines', (text) => {
    expect(understand(text, [DELIVERY], ['home_delivery']).values).toEqual({ home_delivery: false })
  })

  it.each(['nhi', 'nahin', 'नही'])('"%s" declines in Hindi', (text) => {
    expect(understand(text, [DELIVERY], ['home_delivery'])).toMatchObject({
      values: { home_delivery: false },
      language: 'hi',
    })
  })

  it.each(['ha ji bol raha hun', 'ha boliye', 'ok sir', 'ji bhaiya', 'hm', 'ohh', 'Yup', 'Ji'])(
    '"%s" names nobody',
    (text) => {
      expect(understand(text, [HOLDER], ['holder_name']).values).toEqual({})
    },
  )

  it.each([
    ['Hari Om', 'Hari Om'],
    ['ha mai ravi bol rha hu', 'Ravi'],
    ['Krishna Rao', 'Krishna Rao'],
  ])('"%s" names %s', (text, name) => {
    expect(understand(text, [HOLDER], ['holder_name']).values).toEqual({ holder_name: name })
  })

  it('keeps the spelling of a free text', () => {
    expect(understand('very goood staff, plz keep it up', [STORY], ['feedback']).values).toEqual({
      feedback: 'very goood staff, plz keep it up',
    })
  })

  it('takes "idk" for what it is', () => {
    expect(understand('idk', [HOLDER], ['holder_name']).refused).toEqual(['holder_name'])
  })
})

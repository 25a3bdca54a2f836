import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

const PAYS = field('pays_online', 'boolean', 'Whether the bill is paid online')
const OPINION = field('opinion', 'string', 'Opinion about the clinic')

describe('questions about the call itself', () => {
  it.each([
    'aap machine ho ya insaan',
    'ye recording hai ya koi aadmi bol raha hai',
    'यह मशीन है या इंसान',
    'kya ye call record ho rahi hai',
    'ye baat record ho rahi hai kya',
    'is this call being recorded',
    'ये सब जानकर आप क्या करोगे',
    'tum log iska kya karoge',
  ])('"%s" answers nothing', (text) => {
    expect(understand(text, [PAYS], [PAYS.name]).values).toEqual({})
    expect(understand(text, [OPINION], [OPINION.name]).values).toEqual({})
  })
  it.each(['the machine was broken', 'recording room bahut ganda tha', 'staff accha hai'])('"%s" is told', (text) => {
    expect(understand(text, [OPINION], [OPINION.name]).values).toEqual({ opinion: text })
  })
})

describe('a call that is to go on', () => {
  it.each(['नहीं नहीं फोन मत रखिए', "no no, please don't hang up", 'nahi nahi call mat kaato'])(
    '"%s" says no to nothing else',
    (text) => {
      expect(understand(text, [PAYS], [PAYS.name]).values).toEqual({})
    },
  )
  it('leaves the answer beside it', () => {
    expect(understand('haan, phone mat kaatna', [PAYS], [PAYS.name]).values).toEqual({ pays_online: true })
    expect(understand('nahi, cash dunga', [PAYS], [PAYS.name]).values).toEqual({ pays_online: false })
  })
  it('waits where somebody else calls', () => {
    expect(understand('होल्ड कीजिए, doosra call आ रहा है', [OPINION], [OPINION.name]).act).toBe('wait')
  })
})

describe('"ya" within Hindi', () => {
  it('is "or"', () => {
    expect(understand('insaan ho ya bot', [PAYS], [PAYS.name]).values).toEqual({})
  })
  it.each(['ya sure', 'oh ya I will'])('is "yeah" in "%s"', (text) => {
    expect(understand(text, [PAYS], [PAYS.name]).values).toEqual({ pays_online: true })
  })
})

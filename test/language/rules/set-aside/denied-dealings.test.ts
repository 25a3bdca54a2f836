import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const RENEW = field('renew', 'boolean', 'Does the customer want to renew the policy?')
const APPLIED = field('applied', 'boolean', 'Has the person applied for the scheme?')
const HAS_CAR = field('has_car', 'boolean', 'Own car with papers')

const valuesOf = (text: string, asked: ReturnType<typeof field>): unknown =>
  understand(text, [asked], [asked.name]).values

describe('who has nothing to do with it', () => {
  it.each(['this policy is not mine', 'ye policy meri nahi hai', 'I never ordered anything'])(
    '"%s" answers no other question',
    (text) => {
      expect(valuesOf(text, RENEW)).toEqual({})
    },
  )

  it('answers a question about just that', () => {
    expect(valuesOf('I never applied', APPLIED)).toEqual({ applied: false })
    expect(valuesOf('car meri nahi hai', HAS_CAR)).toEqual({ has_car: false })
  })

  it('keeps an answer beside which something else is kept back', () => {
    expect(valuesOf('haan pakka, par wajah mat poochho', RENEW)).toEqual({ renew: true })
    expect(valuesOf("yes, but I won't say why", RENEW)).toEqual({ renew: true })
    expect(valuesOf('"No" is what my father says, but yes', RENEW)).toEqual({ renew: true })
    expect(valuesOf('lena hai ki nahi wo hum dekh lenge', RENEW)).toEqual({})
    expect(valuesOf('I signed no form for this', RENEW)).toEqual({})
  })

  it('reads the answer beside an idiom', () => {
    expect(valuesOf('yes we do, no thanks to your agent', RENEW)).toEqual({ renew: true })
  })

  it('leaves open what is said of somebody else, or not known', () => {
    expect(valuesOf('ask my husband not me', RENEW)).toEqual({})
    expect(valuesOf('papers nahi dekhe to pata nahi', RENEW)).toEqual({})
  })

  it('takes nothing from who tells nothing', () => {
    expect(valuesOf('renew ke naam par thagi ho rahi hai, main kuch bhi nahi bataunga', RENEW)).toEqual({})
  })

  it('gives no value to a "no" that is only thought of', () => {
    expect(valuesOf('my wife would leave me if I said no', RENEW)).toEqual({})
    expect(valuesOf('how could I refuse', RENEW)).toEqual({})
  })
})

const VISIT = field('visit_date', 'string', 'Date of the visit')

it.each(['mangal ko aaunga, us din phone mat karna', 'mangal ko aaunga, us waqt call mat kijiye'])(
  '"%s" takes no day back',
  (text) => {
    expect(valuesOf(text, VISIT)).not.toEqual({})
  },
)

const MODE = field('mode', 'enum', 'How they will pay', ['UPI', 'Card', 'Cash'])
const REACH = field('reach', 'enum', 'How shall we reach you?', ['Email', 'WhatsApp', 'SMS'])

it('chooses no option that is kept back', () => {
  expect(valuesOf("I won't share my card details", MODE)).toEqual({})
  expect(valuesOf("card, but I won't tell you the number", MODE)).toEqual({ mode: 'Card' })
})

it('takes one way of messages instead of another', () => {
  const { intent, values } = understand('WhatsApp theek rahega, phone mat karna', [REACH], [REACH.name])
  expect({ intent, values }).toEqual({ intent: null, values: { reach: 'WhatsApp' } })
})

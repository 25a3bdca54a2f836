import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const REASON = field('reason', 'enum', 'Why the instalment has not been paid', [
  'Salary delayed',
  'Cash shortage',
  'Out of station',
  'Job loss',
  'Dispute',
])
const METHOD = field('method', 'enum', 'How the customer will pay', [
  'UPI',
  'Net banking',
  'Debit card',
  'Cash at branch',
  'Auto-debit',
])
const PLAN = field('plan', 'enum', 'How he wants to settle', ['Full payment', 'Part payment', 'Two instalments'])
const CARD = field('trouble', 'enum', 'What happened with the card', [
  'Lost card',
  'Stolen card',
  'Card blocked',
  'Wrong PIN',
  'Card swallowed by ATM',
])
const CHANNEL = field('channel', 'enum', 'Where the transaction was made', ['ATM', 'UPI app', 'Branch', 'POS machine'])
const LOAN = field('loan', 'enum', 'Which loan is wanted', [
  'Home loan',
  'Two-wheeler loan',
  'Gold loan',
  'Education loan',
  'Business loan',
])
const STATUS = field('status', 'enum', 'Status of the documents', [
  'Submitted',
  'Under process',
  'Rejected',
  'Approved',
])
const POLICY = field('policy', 'enum', 'Which policy', ['Health', 'Life', 'Car', 'Term plan'])
const RENEWAL = field('not_renewed', 'enum', 'Reason for not renewing', [
  'Premium too high',
  'Bad claim experience',
  'Bought elsewhere',
  'Sold the vehicle',
  'Not required',
])
const REFUSAL = field('objection', 'enum', 'Reason for not buying insurance', [
  'Already insured',
  'Too expensive',
  'No trust in companies',
  'No need',
])
const TAX = field('help', 'enum', 'What tax help is wanted', [
  'ITR filing',
  'GST return',
  'Tax notice',
  'PAN correction',
])
const GOAL = field('goal', 'enum', 'Goal of the investment', ['Retirement', 'Child education', 'Emergency fund'])

describe('options on money, told in other words', () => {
  it.each([
    ['tankhwah nahi mili', REASON, 'Salary delayed'],
    ["my salary hasn't come yet", REASON, 'Salary delayed'],
    ['haath tang hai', REASON, 'Cash shortage'],
    ['पैसे नहीं थे', REASON, 'Cash shortage'],
    ['shahar se bahar gaye the', REASON, 'Out of station'],
    ['गांव गया था', REASON, 'Out of station'],
    ['company ne nikal diya', REASON, 'Job loss'],
    ["I don't agree with the amount", REASON, 'Dispute'],
    ['phonepe se', METHOD, 'UPI'],
    ['bank ki site se', METHOD, 'Net banking'],
    ['atm wala card', METHOD, 'Debit card'],
    ['bank mein aakar', METHOD, 'Cash at branch'],
    ['apne aap kat jaye', METHOD, 'Auto-debit'],
    ['अपने आप कट जाए', METHOD, 'Auto-debit'],
    ['jitna banta hai sab', PLAN, 'Full payment'],
    ['थोड़ा अभी दे देता हूँ', PLAN, 'Part payment'],
    ['do hisson mein', PLAN, 'Two instalments'],
    ['kahin gir gaya', CARD, 'Lost card'],
    ['jeb kat gayi', CARD, 'Stolen card'],
    ['lock ho gaya', CARD, 'Card blocked'],
    ['पिन भूल गया', CARD, 'Wrong PIN'],
    ['machine ne nigal liya', CARD, 'Card swallowed by ATM'],
    ['paise nikalte waqt', CHANNEL, 'ATM'],
    ['bank gaya tha', CHANNEL, 'Branch'],
    ['dukaan pe swipe kiya', CHANNEL, 'POS machine'],
    ['flat kharidna hai', LOAN, 'Home loan'],
    ['bullet kharidni hai', LOAN, 'Two-wheeler loan'],
    ['biwi ke gehne', LOAN, 'Gold loan'],
    ['studying abroad', LOAN, 'Education loan'],
    ['kaam shuru karna hai', LOAN, 'Business loan'],
    ['jama kar diye', STATUS, 'Submitted'],
    ['verification ho raha hai', STATUS, 'Under process'],
    ['nahi maane', STATUS, 'Rejected'],
    ['मंजूर हो गया', STATUS, 'Approved'],
    ['star health', POLICY, 'Health'],
    ['LIC', POLICY, 'Life'],
    ['ek crore wala', POLICY, 'Term plan'],
    ['claim nahi mila', RENEWAL, 'Bad claim experience'],
    ['gaadi bech di', RENEWAL, 'Sold the vehicle'],
    ['policybazaar se le liya', RENEWAL, 'Bought elsewhere'],
    ['sab chor hain', REFUSAL, 'No trust in companies'],
    ['itna nahi bhar sakta', REFUSAL, 'Too expensive'],
    ['pehle se hai', REFUSAL, 'Already insured'],
    ['return bharna hai', TAX, 'ITR filing'],
    ['pan mein naam galat', TAX, 'PAN correction'],
    ['budhape ke liye', GOAL, 'Retirement'],
    ['bure waqt ke liye', GOAL, 'Emergency fund'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['kal bank band tha', REASON],
    ['main driving kar raha hoon', REASON],
    ['paise kab dene hain', METHOD],
    ['soch ke bataunga', METHOD],
    ['kitna banta hai', PLAN],
    ['card ka colour neela hai', CARD],
    ['fir bataunga', STATUS],
    ['kaun sa bank', CHANNEL],
    ['biwi se poochna padega', LOAN],
    ['koi phone nahi uthata', RENEWAL],
    ['agent ka naam ramesh hai', RENEWAL],
    ['bharosa to hai', REFUSAL],
    ['abhi office mein hoon', GOAL],
    ['return ka kya matlab', TAX],
  ])('"%s" is asked again', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('what is done, or still to do', () => {
  const FEE_PAID = field('fee_paid', 'boolean', 'Whether the exam fee was paid this term')
  const FORM_SIGNED = field('form_signed', 'boolean', 'Whether the consent form is signed')
  const KYC = field('kyc_verified', 'boolean', 'Whether KYC verification is done')
  const TILE = field('tiles_replaced', 'boolean', 'Whether any tile was replaced')
  const PAY_DAY = field('pay_day', 'string', 'Day on which the parent will pay')
  it.each([
    ['fee abhi baaki hai', FEE_PAID, false],
    ['nothing is pending', FEE_PAID, true],
    ['kuch baaki nahi hai', FEE_PAID, true],
    ['main shaam tak kar dunga', FEE_PAID, false],
    ['it is still pending from our side', FEE_PAID, false],
    ['paise ki dikkat thi to reh gayi', FEE_PAID, false],
    ['payment done hai madam, check kar lijiye', FEE_PAID, true],
    ['मैंने दस तारीख को ही जमा कर दी थी', FEE_PAID, true],
    ['my brother paid it', FEE_PAID, true],
    ['account se kat gayi', FEE_PAID, true],
    ['दोनों ने दस्तखत कर दिए', FORM_SIGNED, true],
    ['the stamp is yet to come', FORM_SIGNED, false],
    ['वो काम अभी बाकी है', KYC, false],
    ['verification wale aakar kar gaye hain', KYC, true],
    ['nobody told me it has to be done, so it is not done', KYC, false],
    ['do tile change kiye the', TILE, true],
    ['no tile was changed', TILE, false],
  ])('"%s"', (said, asked, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it('tells by a promise that it is not done yet', () => {
    expect(valuesOf('Friday ko bharunga', FEE_PAID, PAY_DAY)).toEqual({ fee_paid: false, pay_day: '2026-11-27' })
  })

  it.each([
    ['kuch baaki nahi hai kya?', FEE_PAID],
    ['cheque diya tha, bounce ho gaya', FEE_PAID],
    ['bas receipt baaki hai', FEE_PAID],
    ['maybe it is pending', FEE_PAID],
    ['lunch ho gaya', FEE_PAID],
  ])('"%s" leaves it open', (said, asked) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('whether a problem is solved', () => {
  const SOLVED = field('issue_fixed', 'boolean', 'Whether the issue was fixed')
  it.each([
    ['it is working fine now', true],
    ['ab badhiya chal raha hai', true],
    ['abhi tak koi dikkat nahi', true],
    ['no no, you are not disturbing, it is fixed', true],
    ['haan aaya tha par kaam nahi kiya', false],
    ['ek din chala phir se band ho gaya', false],
    ['same issue again, it is still leaking', false],
    ['jaisa tha waisa hi hai', false],
    ['मशीन अभी भी आवाज़ कर रही है', false],
    ['no use, he just looked and went', false],
    ['he repaired it but it stopped again', false],
  ])('"%s"', (said, value) => {
    expect(valuesOf(said, SOLVED)).toEqual({ issue_fixed: value })
  })

  it.each(['maybe it is fixed', 'the old one is in the garage'])('"%s" leaves it open', (said) => {
    expect(valuesOf(said, SOLVED)).toEqual({})
  })
})

describe('a time within hours or days', () => {
  const DRANK = field('drank', 'boolean', 'Whether the donor drank alcohol in the last 24 hours')
  const TATTOO = field('tattoo', 'boolean', 'Whether the donor got a tattoo in the last six months')
  it.each([
    ['had a beer last night', DRANK, true],
    ['kal raat li thi', DRANK, true],
    ['teen din pehle li thi', DRANK, false],
    ['I have one from my college days, ten years old', TATTOO, false],
    ['pichhle mahine banwaya', TATTOO, true],
  ])('"%s"', (said, asked, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it('does not know where the day may lie on either side', () => {
    expect(valuesOf('yesterday maybe', DRANK)).toEqual({})
  })
})

describe('words beside the answer', () => {
  const PICKUP = field('pickup', 'boolean', 'Whether the guest needs a pick-up')
  const RECORDING = field('recording', 'boolean', 'Whether the person agrees to be recorded')
  const BEFORE = field('donated_before', 'boolean', 'Whether the donor has given blood before')
  const MEMBERS = field('members', 'number', 'How many people live in the house')
  it.each([
    ['not needed, the bus stop is right there', PICKUP, false],
    ['there is a stand here so it is not required', PICKUP, false],
    ['okay, but be quick please', RECORDING, true],
  ])('"%s"', (said, asked, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it('knows nothing of what one does not remember', () => {
    expect(valuesOf('mujhe yaad bhi nahi', BEFORE)).toEqual({})
  })

  it('counts nobody by a number beside a yes', () => {
    expect(valuesOf('yes, my oxygen is ninety five', BEFORE, MEMBERS)).toEqual({ donated_before: true })
  })
})

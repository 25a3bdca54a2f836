import { expect, it } from 'vitest'
import type { FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const day = field('visit_day', 'string', 'On which date should the fitter come?')
const time = field('visit_time', 'string', 'At what time?')
const years = field('service_years', 'number', 'For how many years have you had the machine?')
const rooms = field('room_count', 'number', 'How many rooms do you have?')
const income = field('yearly_income', 'number', 'How much do you earn in a year, in rupees?')
const weight = field('weight', 'number', 'How much does it weigh, in kilos?')
const paid = field('amount_paid', 'number', 'How much did you pay, in rupees?')

const TOMORROW = '2026-11-22'
const AFTER = '2026-11-23'

const SAID: [string, typeof day, FieldValue | undefined][] = [
  ['aaj to shaadi mein jaana hai, kal aa jao', day, TOMORROW],
  ['कल तो छुट्टी है, परसों भेज दीजिए', day, AFTER],
  ['kal to mandi band rehti hai, parson bhejo', day, AFTER],
  ['kal busy rahunga, parson aata hoon', day, AFTER],
  ['आज तो मैं शहर में हूँ, कल भेज देना', day, TOMORROW],
  ['we have guests in the house today, please come tomorrow', day, TOMORROW],
  ['कल, अरे कल तो पूजा है, परसों आइए', day, AFTER],
  ['eight am is too early, come at nine am', time, '09:00'],
  ['seven am... no, too early, say eight am', time, '08:00'],
  ['छह बजे... जल्दी हो जाएगा, सात बजे सुबह', time, '07:00'],
  ['we were abroad for two years but altogether eleven years', years, 11],
  ['it stood still for one year, otherwise total nine years', years, 9],
  ['बीच में एक साल बंद थी, कुल मिलाकर आठ साल', years, 8],
  ['ek hall aur do bedroom, to teen hue', rooms, 3],
  ['दो कमरे हैं, एक और बनवाया, तीन हो गए', rooms, 3],
  ['my brother makes four lakh from his', income, undefined],
  ['mere padosi ko teen lakh milte hain', income, undefined],
  ['मेरे दोस्त को दो लाख मिलते हैं, मुझे सिर्फ एक लाख', income, 100_000],
  ['I had it on a diet for a month, 12 kilos', weight, 12],
  ['two thousand, no wait, with the tax it was two thousand three hundred', paid, 2_300],
  ['do hazaar, arre nahi teen hazaar diye the', paid, 3_000],
]

it.each(SAID)('takes from "%s" what is asked for, and not what is told beside it', (text, asked, value) => {
  expect(understand(text, [asked], [asked.name]).values).toEqual(value === undefined ? {} : { [asked.name]: value })
})

import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('what one makes of an offer', () => {
  const HAVAN = field('havan', 'boolean', 'Do you want a havan as well?')
  const BRING_SAMAGRI = field('bring_samagri', 'boolean', 'Should the pandit bring the puja material?')
  const PARKING = field('parking', 'boolean', 'Is there parking at your building?')
  const WHEELCHAIR = field('wheelchair', 'boolean', 'Will the passenger need a wheelchair?')
  const REMINDER = field('reminder', 'boolean', 'Should we send you a reminder a day before?')
  const LINING = field('lining', 'boolean', 'Do you want a lining inside?')
  it.each([
    ["we stay in a small flat with smoke alarms, so let's skip that", HAVAN, false],
    ["let's skip it", HAVAN, false],
    ['skip that part', HAVAN, false],
    ["let's leave it out this time", HAVAN, false],
    ['rehne dete hain', HAVAN, false],
    ['हवन के बिना पूजा अधूरी लगती है, वो तो होना ही चाहिए', HAVAN, true],
    ['havan ke bina kaisi pooja', HAVAN, true],
    ['wo to zaroor hona chahiye', HAVAN, true],
    ['वो तो ज़रूर होना चाहिए', HAVAN, true],
    ['hona hi chahiye', HAVAN, true],
    ["that's a must", HAVAN, true],
    ['chhota sa kar denge to theek rahega', HAVAN, true],
    ['chhota sa ho jaye to achha hai', HAVAN, true],
    ['a small one would be nice', HAVAN, true],
    ['छोटा सा हो जाए तो अच्छा रहेगा', HAVAN, true],
    ['na ho to bhi chalega', HAVAN, false],
    ['nahi bhi ho to chalega', HAVAN, false],
    ['सामान पंडित जी ही लेकर आएँ, हमें कुछ मालूम नहीं', BRING_SAMAGRI, true],
    ['list de dena, hum khud bazaar se le aayenge', BRING_SAMAGRI, false],
    ['pandit ji hi le aaye', BRING_SAMAGRI, true],
    ['let him bring everything', BRING_SAMAGRI, true],
    ['he should bring everything', BRING_SAMAGRI, true],
    ['we will buy it ourselves', BRING_SAMAGRI, false],
    ['hum khud kharid lenge', BRING_SAMAGRI, false],
    ['panditji sab laayenge to achha hai', BRING_SAMAGRI, true],
    ['हम खुद ले आएँगे', BRING_SAMAGRI, false],
    ['sab kuch wahi laayein', BRING_SAMAGRI, true],
    ['basement mein hai', PARKING, true],
    ['nahi, sadak pe hi khadi karte hain', PARKING, false],
    ["she can't walk much", WHEELCHAIR, true],
    ['wo chal lete hain', WHEELCHAIR, false],
    ['chal nahi paate', WHEELCHAIR, true],
    ['nahi chahiye, chal lenge', WHEELCHAIR, false],
    ['please arrange one', WHEELCHAIR, true],
    ['ji lag jaye to achha hai', WHEELCHAIR, true],
    ['bhej dena', REMINDER, true],
    ['mat bhejna, main yaad rakhungi', REMINDER, false],
    ['that would help', REMINDER, true],
    ["no need, I'll remember", REMINDER, false],
    ['zaroorat nahi padegi', REMINDER, false],
    ['अस्तर लगवाने से भारी हो जाता है, मत लगाइए', LINING, false],
    ['mat lagana', LINING, false],
    ['mat lagaiye, garmi lagti hai', LINING, false],
    ['laga dijiye', LINING, true],
    ['lining laga dena, patla kapda hai', LINING, true],
    ['patla kapda hai, laga hi do', LINING, true],
    ['bina lining ke hi', LINING, false],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([['there is, but only for two-wheelers', PARKING]])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const RATING = field('rating', 'number', 'Rating from 1 to 5')
const intentOf = (text: string) => understand(text, [RATING], [RATING.name]).intent

describe('calls that are to stop', () => {
  it.each([
    'mujhe koi rating nahi deni, aur mere number pe phone aana band hona chahiye',
    'ये फ़ोन आना भी बंद होना चाहिए',
    'आप लोग daily call करते हो, please बंद कीजिए ये calls',
    'कृपया भविष्य में मुझसे संपर्क न करें',
    'please remove कर दीजिए अपने system से',
    'all I want is that you never call me again',
    "I don't want anybody calling me ever",
    'aapko bola tha ki phone mat karo',
  ])('"%s" opts out', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })

  it.each([
    'maine ye nahi kaha ki call mat karo',
    'store wale bole call mat karo app pe likho',
    'paanch, phone band ho gaya tha',
  ])('"%s" does not', (text) => {
    expect(intentOf(text)).toBeNull()
  })
})

describe('the number of somebody else', () => {
  it.each([
    'I got this SIM card only last month, earlier some other person was using it',
    'kaunsa bill, main wo aadmi nahi hoon jisko aap dhoond rahe ho',
    'वो मकान बेचकर चले गए, ये नंबर भी उनका नहीं है',
    'जिनकी पॉलिसी है वो ये नंबर नहीं चलाते',
    "must be some other person's number",
    "There's no Priya on this number, sorry.",
  ])('"%s" is a wrong person', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })

  it.each(["there's no WhatsApp on this number", 'ye mera number nahi chal raha'])('"%s" is none', (text) => {
    expect(intentOf(text)).toBeNull()
  })
})

describe('how to call, and calls of before', () => {
  it.each([
    'you can call me on this number any time',
    'call me on phone only, my net is not good for video',
    'ask the delivery boy to call me before coming',
    'tab se teen baar phone kar chuka hoon',
    'पिछली बार आपके यहाँ से बोला था कि बाद में फ़ोन करेंगे, किया नहीं',
    'patni keh rahi hai baad mein call karna',
    'biwi bol rahi hai call later',
    'call me once he is downstairs',
  ])('"%s" asks for no later call', (text) => {
    expect(intentOf(text)).toBeNull()
  })

  it.each(['call me on this number tomorrow', 'call me any time after six'])('"%s" does', (text) => {
    expect(intentOf(text)).toBe('callback_requested')
  })
})

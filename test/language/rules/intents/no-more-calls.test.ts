import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { readIntent } from '../../../../src/language/rules/intents/intents.ts'

const intentOf = (text: string): string | undefined => readIntent(tokenize(text))?.intent

describe('wishes that end all calls', () => {
  it.each([
    'please no more loan calls',
    'no more of your survey messages ok',
    'my number is enrolled with the do not call registry',
    'these calls are harassment',
    "I'm going to report this number",
    'DND laga hua hai phir bhi phone aata hai',
    'kindly strike out my contact from the records',
    'mera naam kaat do list se',
    'phone rakho aur number hata do',
    'संपर्क छोड़ो और नंबर काट दो',
    "don't ring my phone",
    'do not contact me further',
    "don't call or text",
    'please spare us any further messages',
    'wipe my data from your system',
    'uske baad dobara call mat karna',
    'agar kaam ki baat nahi hai to dobara phone mat karna',
    'agar loan bechna hai to phone mat karna',
    'stop calling the office',
    'stop calling my landline number',
    'if you could stop calling me that would be great',
    "until you stop calling me I won't pay",
    'dukan ke number par phone mat karna dobara',
    "I'll have to report this number",
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })

  it.each([
    'there were no more missed calls',
    'no more reminders come to my phone',
    'my number is not registered on DND',
    "I'll report this number as stolen",
    'I have to block the call sometimes',
    'ghanti mat bajana, bachcha so raha hai',
    "your people don't follow up",
    'the doctors never reach out again',
    "I don't call or text",
    'is DND on for my number',
    'woh number delete kar do, 98200 11223 likho',
    'cut my hair short',
    'naam mein se ek akshar kaat do',
  ])('"%s" ends none', (text) => {
    expect(intentOf(text)).toBeUndefined()
  })
})

describe('calls that are ruled out elsewhere, or at the time spoken of', () => {
  it.each([
    'uske number par call mat karna',
    'pati ke mobile pe message mat bhejna',
    'office wale number par phone mat karo',
    "don't ring my husband's number",
    'never call the shop landline',
    'us din call mat karna',
    'us waqt mujhe phone mat lagana',
    'tab tak phone mat kijiye',
    'warna phone mat karna',
    "don't call me then",
    'driver beemar hai to phone baad mein karna hoga usko',
    'उस दिन मुझे फ़ोन मत करना',
    'agar main late ho jaun to phone mat karna',
    'five, provided you stop calling my wife',
    'usse pehle phone mat karna',
    'we thought they would never call',
    'the shop which never called',
    'baad mein bank wale phone karte rehte hain',
    'raat ko call mat karna, hostel mein phone jama rehta hai',
    'Friday, and ring me that morning to remind',
    'usi din subah phone kar lena',
    'do not ring me before that',
    'call me at six if the gate is locked',
    'do call us next time',
  ])('"%s" ends nothing', (text) => {
    expect(intentOf(text)).toBeUndefined()
  })

  it.each([
    'is wale number par phone mat karo',
    'mere number par dobara call mat karna',
    'iss number pe phone mat kijiye',
  ])('"%s" ends them', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })
})

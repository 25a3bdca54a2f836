import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXCHANGE, SUBSCRIBERS, subscriberOf } from '../../../src/simulator/people/people.ts'
import { keysFor, replyTo } from '../../../src/simulator/people/replies.ts'
import { createRandom } from '../../../src/simulator/random.ts'
import { readTwiml } from '../../../src/simulator/carriers/read-twiml.ts'

const documented = readFileSync(new URL('../../../docs/simulator.md', import.meta.url), 'utf8')

describe('the numbers of the simulator', () => {
  it.each(Object.entries(SUBSCRIBERS))('%s is documented with what it does', (digits, { summary }) => {
    const row = documented.split('\n').find((line) => line.includes(`\`${EXCHANGE}${digits}\``))
    expect(row?.replace(/\s+/g, ' ')).toContain(`| ${summary} |`)
  })

  it('lead to a cooperative person when they are not among them', () => {
    const { phone } = subscriberOf('+919876543201').person(createRandom(1))
    expect(phone.behaviour).toBe('answer')
  })
})

describe('an obliging person', () => {
  it.each([
    ['Hello. May I have your name, please?', /Priya Sharma/],
    ['What is the best phone number to reach you on?', /\d/],
    ['Which day and time would suit you?', 'tomorrow at 4 pm'],
    ['What is your e-mail address?', /at example dot com/],
    ['Which city are you in?', /Pune/],
    ['What is your address?', /Park Street/],
    ['From 1 to 5, how happy are you with it?', /4|four|5/],
    ['How much would you like to borrow, in rupees?', /lakh/],
    ['Have you already found a property?', /^yes/],
    ["Sorry, I didn't quite get that. You can say red, green or blue.", /^(red|green|blue)$/],
    ['Would you like a: b or c?', /^(b|c)$/],
    ['What is your arrival time?', /4 pm/],
    ['What is your notice period? Please give a number, for example "two" or "25".', /^(two|2)$/],
  ])('answers "%s"', (asked, reply) => {
    for (let seed = 1; seed < 6; seed += 1) expect(replyTo(asked, 'en', createRandom(seed))).toMatch(reply)
  })

  it.each([
    ['आपका नाम क्या है?', /प्रिया/],
    ['आपको कौन सा दिन और समय ठीक रहेगा?', /कल/],
    ['क्या मैं इसे पक्का कर दूँ?', /हाँ/],
    ['परिवार में सदस्यों की संख्या? कृपया संख्या में बताइए।', /दो/],
    ['गाँव का नाम बताइए।', /रामपुर/],
    ['कृपया प्लान बताइए: gold, silver या basic।', /^(gold|silver|basic)$/],
    ['Which fuel type? आप कह सकते हैं: petrol या diesel।', /^(petrol|diesel)$/],
  ])('answers "%s" in Hindi', (asked, reply) => {
    expect(replyTo(asked, 'hi', createRandom(1))).toMatch(reply)
  })

  it('says nothing to a goodbye, and something to a voice that it cannot make out', () => {
    expect(replyTo('Thank you, and see you at the clinic.', 'en', createRandom(1))).toBeNull()
    expect(replyTo('', 'en', createRandom(1))).not.toBeNull()
  })

  it('has keys for numbers, options and yes, and none for a name', () => {
    expect(keysFor('From 1 to 5, how happy are you with it?')).toBe('4#')
    expect(keysFor('Which would you like: red or blue?')).toBe('1#')
    expect(keysFor('Is that right?')).toBe('1#')
    expect(keysFor('May I have your name, please?')).toBeNull()
  })
})

describe('TwiML', () => {
  it('names the stream, without its query, and its parameters', () => {
    const twiml =
      '<?xml version="1.0"?><Response><Connect action="/x"><Stream name="s" url="wss://a.example/m/1?t=2&amp;u=3">' +
      '<Parameter name="k" value="a&quot;b"/></Stream></Connect></Response>'
    expect(readTwiml(twiml)).toEqual({ kind: 'stream', url: 'wss://a.example/m/1', parameters: { k: 'a"b' } })
  })

  it.each([
    '',
    '<Response/>',
    '<Response><Start><Stream url="wss://a.example"/></Start></Response>',
    '<Connect><Stream',
  ])('asks for no two-way stream in %j', (twiml) => {
    expect(readTwiml(twiml)).toEqual({ kind: 'nothing' })
  })
})

import { describe, expect, it } from 'vitest'
import { composeByRules } from '../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY, understand } from '../../support/language/rules.ts'

const DAY = field('visit_date', 'string', 'Date of the visit')
const MEMBER = field('is_member', 'boolean', 'Are you a member?')
const COMING = field('will_come', 'boolean', 'Will you come to the launch?')

describe('small talk uses up no attempt', () => {
  it.each([
    ['thank you', 'ready'],
    ['ok thanks', 'ready'],
    ['shukriya ji', 'ready'],
    ['धन्यवाद', 'ready'],
    ['haan ji', 'ready'],
    ['जी हाँ', 'ready'],
    ['ik minute', 'wait'],
    ['1 min', 'wait'],
    ['sorry which company?', 'who'],
    ['kaunsi company se bol rahe ho', 'who'],
    ['किस कंपनी से', 'who'],
    ['मुझे किसी इंसान से बात करनी है', 'who'],
  ])('"%s": %s', (text, act) => {
    expect(understand(text, [DAY], ['visit_date'])).toMatchObject({ values: {}, refused: [], intent: null, act })
  })

  it('but answers where it can', () => {
    expect(understand('haan ji', [MEMBER], ['is_member']).values).toEqual({ is_member: true })
  })
})

describe('"not interested" declines an offer, and says nothing of a fact', () => {
  it.each(["I'm not interested", 'interested nahi hoon'])('"%s"', (text) => {
    expect(understand(text, [COMING], ['will_come']).values).toEqual({ will_come: false })
    expect(understand(text, [MEMBER], ['is_member']).values).toEqual({})
    expect(understand(text, [DAY], ['visit_date']).refused).toEqual(['visit_date'])
  })
})

describe('says who is speaking', () => {
  const question = { fields: [DAY], guidance: '', attempt: 1 }
  const said = (heard: string, agent: string, language: 'en' | 'hi' = 'en'): string =>
    composeByRules({
      ...NO_REPLY,
      question,
      heard,
      language,
      history: [{ caller: null, agent }],
      projectName: 'Project 7',
    })

  it.each([
    ['Namaste, Bluepeak Solar se bol rahe hain.', 'Bluepeak Solar'],
    ['नमस्ते, Bluepeak Solar से बोल रहे हैं।', 'Bluepeak Solar'],
    ['Hello, this is Tara from Surelife Cover, am I speaking to Anil?', 'Surelife Cover'],
    ['मैं तारा, लेकसाइड जिम से बोल रही हूँ।', 'लेकसाइड जिम'],
  ])('for the company that the first line names: "%s"', (agent, company) => {
    expect(said('who is this', agent)).toContain(`for ${company}.`)
    expect(said('aap kaun', agent, 'hi')).toContain(company)
  })

  it('and that it can hand over to nobody', () => {
    expect(said('let me talk to a human', 'Hello.')).toContain("I can't put you through")
  })
})

import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import { RuleTalk } from '../../support/machines/rule-talk.ts'

const saved = {
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello.', texts: { hi: 'नमस्ते।' }, next: 'ask' },
    { id: 'ask', type: 'ask', fields: ['age'], guidance: '', next: 'bye' },
    { id: 'bye', type: 'end', say: 'Goodbye.', texts: { hi: 'फिर मिलेंगे।' } },
  ],
  fields: [
    {
      name: 'age',
      type: 'number',
      description: 'How old are you?',
      required: true,
      texts: { hi: 'आपकी उम्र क्या है?' },
    },
  ],
  variables: [],
  settings: { persona: '', languages: ['en', 'hi'], maxAttempts: 3 },
}

function talk({ persona = '', guidance = '' } = {}) {
  const [hello, ask, bye] = saved.nodes
  const { flow } = checkFlow({
    ...saved,
    nodes: [hello, { ...ask, guidance }, bye],
    settings: { ...saved.settings, persona },
  })
  if (!flow) throw new Error('The flow has errors.')
  return new RuleTalk(flow, { projectName: 'Neev Homes' }).reply()
}

const [WHO, WHY] = [
  ['who is this?', 'aap kaun bol rahe hain', 'कौन बोल रहा है'],
  ['why do you need it?', 'ye kyun chahiye', 'यह क्यों चाहिए'],
]

describe('a person who asks back', () => {
  it.each([
    [WHO[0], "I'm an automated assistant calling for Neev Homes. How old are you?"],
    [WHO[1], 'मैं एक ऑटोमेटेड असिस्टेंट हूँ, Neev Homes की ओर से। आपकी उम्र क्या है?'],
    [WHO[2], 'मैं एक ऑटोमेटेड असिस्टेंट हूँ, Neev Homes की ओर से। आपकी उम्र क्या है?'],
    [WHY[0], "It's only so that Neev Homes can help you. How old are you?"],
    [WHY[1], 'यह सिर्फ़ इसलिए पूछा जा रहा है ताकि Neev Homes की ओर से आपकी मदद हो सके। आपकी उम्र क्या है?'],
    [WHY[2], 'यह सिर्फ़ इसलिए पूछा जा रहा है ताकि Neev Homes की ओर से आपकी मदद हो सके। आपकी उम्र क्या है?'],
  ])('"%s" is answered with the project where the flow tells nothing', (words = '', reply) => {
    expect(talk().hears(words)).toBe(reply)
  })

  it('is answered from the persona and the guidance where they tell', () => {
    const flow = {
      persona: 'You are Tara of Lakeside Club.',
      guidance: 'We ask because the price depends on it. कारण: क्योंकि दाम इसी से तय होता है।',
    }
    expect(talk(flow).hears('who is this?')).toMatch(/^This is Tara, .* Lakeside Club\. /)
    expect(talk(flow).hears('आप कौन हैं')).toMatch(/^मैं Tara हूँ, .*Lakeside Club/)
    expect(talk(flow).hears('why do you need it?')).toMatch(/because the price depends on it/)
    expect(talk(flow).hears('यह क्यों चाहिए')).toMatch(/दाम इसी से तय होता है/)
  })

  it('is told the name and the company that a Hindi greeting gives', () => {
    const [, ask, bye] = saved.nodes
    const hello = { id: 'hello', type: 'start', say: 'नमस्ते, मैं Lakeside Gym से तारा बोल रही हूँ।', next: 'ask' }
    const { flow } = checkFlow({
      ...saved,
      nodes: [hello, ask, bye],
      settings: { ...saved.settings, languages: ['hi'] },
    })
    if (!flow) throw new Error('The flow has errors.')
    expect(new RuleTalk(flow, {}).reply().hears('आप कौन?')).toMatch(/^मैं तारा हूँ, .*, Lakeside Gym की ओर से।/)
  })

  it('keeps the question, whatever it asks', () => {
    const run = talk()
    for (const words of ['how long will it take?', 'do I have to pay for that?', 'what happens next?'])
      expect(run.hears(words)).toBe("I'm afraid I can't answer that here. How old are you?")
    expect(run.hears('what was the question?')).toBe('Of course. How old are you?')
    expect(run.hears('forty')).toBe('Goodbye.')
  })

  it('uses up no attempt, five times in a row at most', () => {
    const run = talk()
    const attempts = [...WHO, ...WHY, ...WHO].slice(0, 7).map((words) => {
      run.hears(words)
      return run.context.attempts
    })
    expect(attempts).toEqual([1, 1, 1, 1, 1, 2, 3])
  })
})

describe('a question for several things', () => {
  const several = {
    ...saved,
    nodes: [
      { id: 'hello', type: 'start', say: 'Hello.', next: 'ask' },
      { id: 'ask', type: 'ask', fields: ['age', 'code', 'start_on'], guidance: '', next: 'bye' },
      { id: 'bye', type: 'end', say: 'Thank you, until {{start_on}}.' },
    ],
    fields: [
      { name: 'age', type: 'number', description: 'Age', required: true, min: 18, max: 99 },
      { name: 'code', type: 'string', description: 'Member code', required: true, pattern: '[A-Z]{3}\\d{5}' },
      { name: 'start_on', type: 'string', kind: 'date', description: 'First day', required: true },
    ],
  }
  const begin = () => {
    const { flow } = checkFlow(several)
    if (!flow) throw new Error('The flow has errors.')
    return new RuleTalk(flow, {}).reply()
  }

  it.each([
    ['eighteen no twenty one', { age: 21 }],
    ['I am twenty one', { age: 21 }],
    ['twelve no twenty', { age: 20 }],
    ['twenty one, from 4 December', { age: 21, start_on: '2026-12-04' }],
  ])('takes "%s" for what it answers, and complains of nothing else', (words, fields) => {
    const run = begin()
    expect(run.hears(words)).not.toMatch(/does not look right|has to be/)
    expect(run.context.fields).toEqual(fields)
  })

  it('complains of a value outside the limits of what was spoken of', () => {
    expect(begin().hears('my code is AB12')).toMatch(/does not look right.*code/)
    expect(begin().hears('my age is 12')).toMatch(/has to be from 18 to 99/)
  })

  it('says what a line in English names in English, whatever was spoken before', () => {
    const run = begin()
    for (const words of ['meri umar ikkees hai', 'ABC12345', 'somvar se']) run.hears(words)
    expect(run.context.reply).toMatch(/^Thank you, until Monday, \d+ November\.$/)
  })
})

it('a person who writes Hindi in Latin letters is answered in Devanagari throughout', () => {
  const run = talk()
  for (const words of ['ji boliye', 'yeh kyun chahiye', 'pata nahi', 'pachees saal']) {
    expect(run.hears(words)).toMatch(/^[^a-z]*\p{Script=Devanagari}/iu)
  }
  expect(run.context).toMatchObject({ reply: 'फिर मिलेंगे।', fields: { age: 25 } })
})

import { describe, expect, it } from 'vitest'
import { StreamedReply } from '../../../src/language/model/streamed-reply.ts'
import { MAX_REPLY_LENGTH } from '../../../src/language/limits.ts'
import { MAX_REPLY_CHARS } from '../../../src/machines/flow/limits.ts'

function drafting() {
  const told: string[] = []
  let now = 1_000
  const draft = new StreamedReply({ now: () => (now += 1) }, (sentence) => told.push(sentence))
  const write = (...pieces: string[]) => {
    const begun = draft.attempt()
    for (const piece of pieces) draft.add(piece)
    return begun
  }
  return { draft, told, write }
}

describe('a reply while it is written', () => {
  it('emits its sentences as they arrive, which together are its beginning', () => {
    const { draft, told, write } = drafting()
    write('\n Thanks', ', Asha. Whi', 'ch day? Mond', 'ay?')
    expect(told).toEqual(['Thanks, Asha. ', 'Which day? '])
    expect(draft.composed()).toEqual({ reply: 'Thanks, Asha. Which day? Monday?', firstTextAt: 1_001 })
  })

  it("continues after a failure from the emitted text, without the model's repetition of it", () => {
    for (const again of [
      ['Which day', ' suits you?'],
      ['Thanks, Asha. ', 'Which day suits you?'],
      ['Tha', 'nks, Asha. Which day suits you?'],
    ]) {
      const { draft, told, write } = drafting()
      expect(write('Thanks, Asha. Which d')).toBe('')
      expect(write(...again)).toBe('Thanks, Asha. ')
      expect(draft.composed()).toEqual({ reply: 'Thanks, Asha. Which day suits you?', firstTextAt: 1_001 })
      expect(told.join('')).toBe('Thanks, Asha. ')
    }
  })

  it('continues after the last emitted sentences if the model repeats only those', () => {
    const { draft, write } = drafting()
    write('Thanks, Asha. I wrote it down. Which d')
    write('I wrote', ' it down. Which day?')
    expect(draft.composed().reply).toBe('Thanks, Asha. I wrote it down. Which day?')
  })

  it("starts after a model's reasoning, and cannot retract reasoning that was emitted", () => {
    const { draft, write } = drafting()
    write('Short. ', 'I ask for the day</thi', 'nk>\n\nWhich day?')
    expect(draft.composed()).toEqual({ reply: 'Short. Which day?', firstTextAt: 1_001 })
    expect(draft.hasThoughts).toBe(true)
    const unheard = drafting()
    unheard.write('I ask for the day', '</think>\n\n', 'Which day?')
    expect(unheard.draft.composed().reply).toBe('Which day?')
    expect(unheard.told).toEqual([])
  })

  it('says nothing once more in other words, when the model begins anew after a failure', () => {
    for (const [begun, again, reply] of [
      ['Thank you, Asha. ', 'Thanks so much, Asha! Which day suits you?', 'Thank you, Asha. Which day suits you?'],
      [
        'Thanks. This is Acme calling about your order. ',
        'Great. I am calling from Acme about your order. When may we come?',
        'Thanks. This is Acme calling about your order. When may we come?',
      ],
      ['Thank you, Asha. ', 'Lovely to meet you, Asha! Which day suits you?', 'Thank you, Asha. Which day suits you?'],
      ['Thank you, Asha. ', 'बहुत अच्छा। Which day suits you?', 'Thank you, Asha. Which day suits you?'],
      ['धन्यवाद, आशा जी। ', 'आशा जी, धन्यवाद। कौन सा दिन?', 'धन्यवाद, आशा जी। कौन सा दिन?'],
      [
        'Your visit is on Monday. ',
        'We come on Monday at ten to look at the heating. Is Monday all right for your visit?',
        'Your visit is on Monday. We come on Monday at ten to look at the heating. Is Monday all right for your visit?',
      ],
    ] as const) {
      const { draft, told, write } = drafting()
      write(`${begun}And`)
      write(...again)
      expect(draft.composed().reply).toBe(reply)
      expect(reply.startsWith(told.join('').trim())).toBe(true)
    }
  })

  it('has asked once a question was emitted', () => {
    const { draft, write } = drafting()
    write('Thanks. Which day suits you')
    expect(draft.hasAsked).toBe(false)
    write('Thanks. Which day suits you? ')
    expect(draft.hasAsked).toBe(true)
  })

  it('is the emitted text when the model adds nothing', () => {
    const { draft, write } = drafting()
    write('Thanks, that is all. G')
    write('')
    expect(draft.composed().reply).toBe('Thanks, that is all.')
  })

  it('starts anew, and counts its first text from then, when nothing was emitted', () => {
    const { draft, told, write } = drafting()
    write('Thank')
    write('Which day?')
    expect(draft.composed()).toEqual({ reply: 'Which day?', firstTextAt: 1_002 })
    expect(told).toEqual([])
  })

  it('emits the same sentence twice where the model means it', () => {
    const { draft, told, write } = drafting()
    write('Bye. Bye. Bye.')
    expect(told).toEqual(['Bye. Bye. '])
    expect(draft.composed().reply).toBe('Bye. Bye. Bye.')
  })

  it('emits nothing beyond 4,000 characters, where the machines cut an utterance', () => {
    expect(MAX_REPLY_LENGTH).toBe(MAX_REPLY_CHARS)
    const { draft, told, write } = drafting()
    write(...Array.from({ length: 900 }, () => 'Ten chars. '))
    expect(draft.isFull).toBe(true)
    const { reply } = draft.composed()
    expect(reply.length).toBeLessThanOrEqual(4_000)
    expect(reply.startsWith(told.join('').trim())).toBe(true)
  })
})

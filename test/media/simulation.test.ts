import { describe, expect, it } from 'vitest'
import { MediaSessionClosed } from '../../src/media/turns/media-session-closed.ts'
import type { Faults } from '../../src/simulator/faults.ts'
import { subscriberOf } from '../../src/simulator/people/people.ts'
import { createRandom, pick } from '../../src/simulator/random.ts'
import { answeredCall, CONSENT, COUNT, NAME, TEXT } from '../support/media/call-kit.ts'

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)
const PEOPLE = ['00', '04', '05', '06', '07', '08', '09', '12', '14', '15', '16', '17'] as const
const QUESTIONS = [
  { text: 'Hello, this is Asha. May I have your name, please?', asked: [NAME] },
  { text: 'Thank you. How many guests will there be?', asked: [COUNT] },
  { text: 'Is that certain, and would tomorrow suit you?', asked: [CONSENT] },
  { text: 'What is the visit about?', asked: [TEXT] },
  { text: 'Thank you, that is all. Goodbye.', asked: [] },
]

describe('calls with anybody, on lines of any quality', () => {
  it.each(SEEDS)('every utterance ends once, every turn has a result, and the call ends: %i', async (seed) => {
    const random = createRandom(seed)
    const call = await answeredCall({
      telephony: random() < 0.5 ? 'telephony_a' : 'telephony_b',
      person: subscriberOf(`+120255501${pick(random, PEOPLE)}`).person(random),
      faults: {
        socket: random() < 0.3 ? pick<Faults['socket']>(random, ['silent', 'dropped', 'frozen']) : 'normal',
        socketAfterMs: Math.floor(random() * 15_000),
      },
    })
    let isOver = false
    for (const [index, question] of QUESTIONS.entries()) {
      const turn = await call.turn({ ...question, turn: index })
      expect(turn.line).not.toBeNull()
      expect(question.text.startsWith(turn.line?.text ?? '?')).toBe(true)
      expect(turn.line?.text === question.text || turn.line?.interrupted || turn.error !== null).toBe(true)
      if (turn.answer === null) {
        expect(turn.error).toBeInstanceOf(MediaSessionClosed)
        isOver = true
        break
      }
      if (turn.answer.kind === 'heard') {
        expect(turn.answer.text).not.toBe('')
        expect(turn.answer.endedAt).toBeLessThanOrEqual(call.clock.now())
        expect(turn.answer.latency.endpointingMs).toBeGreaterThanOrEqual(0)
      }
      await call.clock.advance(Math.floor(random() * 2_500))
    }
    if (!isOver) call.session.close()
    expect(['hung_up', 'lost']).toContain((await call.session.ended).reason)
    expect(call.problems()).toEqual([])
    expect(call.session.stats.framesDropped).toBe(0)
  })
})

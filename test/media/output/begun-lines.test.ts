import { describe, expect, it } from 'vitest'
import { MediaSessionClosed } from '../../../src/media/turns/media-session-closed.ts'
import type { StartedUtterance, PlayedUtterance } from '../../../src/ports/voice.ts'
import { hangUp, type Person, say, wait } from '../../../src/simulator/people/person.ts'
import { playedRecogniser } from '../faulty-speech.ts'
import { answeredCall, type AnsweredCall, listening, TEXT, textOf } from '../../support/media/call-kit.ts'

const LINE: StartedUtterance = { callId: 'call-1', turn: 0, language: 'en', asked: [TEXT] }
const FIRST = 'Thank you for taking the call. '
const REST = 'What is the visit about?'

/** Begins the first line of a call. */
function begin(call: AnsweredCall, turn = 0) {
  const lost: PlayedUtterance[] = []
  return { say: call.session.start({ ...LINE, turn }, (line) => lost.push(line)), lost }
}

async function answeredBy(person: Person = listening([wait(300), say('a check up')])) {
  return answeredCall({ person })
}

describe('a line that is begun before all of it is worded', () => {
  it('is heard from its first sentence on, and goes on with the rest without a seam', async () => {
    const call = await answeredBy()
    const { say } = begin(call)
    say?.(FIRST)
    await call.clock.advance(500)
    expect(call.sent.of('media').length).toBeGreaterThan(10)
    const turn = await call.turn({ text: FIRST + REST })
    expect(turn.line).toMatchObject({ turn: 0, text: FIRST + REST, interrupted: false, synthesisMs: 0 })
    expect(textOf(turn.answer)).toBe('a check up')
    expect(call.heardByPerson()[0]).toBe(FIRST + REST)
    expect(call.problems()).toEqual([])
  })

  it('takes more sentences as they come, and pauses where they come late', async () => {
    const call = await answeredBy()
    const { say } = begin(call)
    say?.('Thank you. ')
    await call.clock.advance(1_200)
    say?.('We have one question. ')
    await call.clock.advance(100)
    const turn = await call.turn({ text: `Thank you. We have one question. ${REST}` })
    expect(turn.line?.text).toBe(`Thank you. We have one question. ${REST}`)
    expect(textOf(turn.answer)).toBe('a check up')
    expect(call.heardByPerson().join(' ').replaceAll('  ', ' ')).toBe(`Thank you. We have one question. ${REST}`)
  })

  it('is said once also when all of it was told, with a blank at its end', async () => {
    for (const blank of [' ', '\n']) {
      const call = await answeredBy()
      const { say } = begin(call)
      say?.(FIRST)
      say?.(`${REST}${blank}`)
      await call.clock.advance(500)
      const turn = await call.turn({ text: FIRST + REST })
      expect(turn.line).toMatchObject({ text: FIRST + REST, interrupted: false })
      expect(call.heardByPerson()[0]?.trim()).toBe(FIRST + REST)
      expect(textOf(turn.answer)).toBe('a check up')
    }
  })

  it('is not begun twice, nor while another one is spoken or answered', async () => {
    const call = await answeredBy()
    const first = begin(call)
    first.say?.(FIRST)
    expect(begin(call).say).toBeNull()
    await call.turn({ text: FIRST + REST })
    // A repeat of the work that worded it: the words were said.
    expect(begin(call).say).toBeNull()
    first.say?.('Once more. ')
    const turn = call.begin({ text: 'And when?', turn: 1 })
    expect(begin(call, 2).say).toBeNull()
    await call.clock.advance(3_000)
    expect(turn.line?.text).toBe('And when?')
    expect(call.heardByPerson().join(' ')).not.toContain('Once')
  })

  it('says nothing more once the whole line came by another way', async () => {
    const call = await answeredBy()
    const { say } = begin(call)
    const turn = call.begin({ text: REST })
    say?.('Thank you. ')
    await call.clock.advance(3_000)
    expect(turn.line?.text).toBe(REST)
    expect(call.heardByPerson()[0]).toBe(REST)
  })

  it('may be interrupted before its end is worded: only what was heard is told, and the answer is kept', async () => {
    const call = await answeredBy({
      ...listening(),
      interrupts: { turn: 1, afterMs: 1_000, acts: [say('Sorry, who is this')] },
    })
    const { say: more } = begin(call)
    more?.(FIRST)
    await call.clock.advance(5_000)
    more?.('We have one question. ')
    const turn = await call.turn({ text: `${FIRST}We have one question. ${REST}` })
    expect(turn.line?.interrupted).toBe(true)
    expect(FIRST.startsWith(turn.line?.text ?? '-')).toBe(true)
    expect(textOf(turn.answer)).toBe('Sorry, who is this')
    expect(call.heardByPerson().join(' ')).not.toContain('question')
  })

  it('is cut short by other words, and what was heard of it is counted to their line', async () => {
    const call = await answeredBy()
    const { say } = begin(call)
    say?.(FIRST)
    await call.clock.advance(900)
    const apology = 'I am sorry, something has gone wrong.'
    const turn = await call.turn({ text: apology, asked: [] })
    expect(turn.answer).toEqual({ kind: 'played' })
    await call.clock.advance(1_500)
    const [heard] = call.heardByPerson()
    expect(turn.line?.text).toMatch(/^Thank you? .*I am sorry, something has gone wrong\.$/)
    expect(heard?.endsWith('gone wrong.')).toBe(true)
  })

  it('is told of as far as it was heard when the person hangs up before anybody waits for it', async () => {
    const call = await answeredBy({ ...listening(), interrupts: { turn: 1, afterMs: 1_000, acts: [hangUp] } })
    const { say: more, lost } = begin(call)
    more?.(FIRST)
    await call.clock.advance(3_000)
    expect(lost).toHaveLength(1)
    expect(lost[0]).toMatchObject({ turn: 0, interrupted: false })
    expect(FIRST.startsWith(lost[0]?.text ?? '-') && lost[0]?.text !== '').toBe(true)
    more?.('More. ')
    await expect(
      call.session.promptAndCollect({ ...LINE, text: FIRST, silenceMs: 1 }, new AbortController().signal, () => {}),
    ).rejects.toThrow(MediaSessionClosed)
    expect(begin(call, 1).say).toBeNull()
  })

  it.each([
    ['stop calling me', true],
    ['mhm', false],
  ])('leaves what the person was saying over it when they hung up to the end of the audio: "%s"', async (...row) => {
    const [words, isMeant] = row
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening(), hear: recogniser })
    const { say: more, lost } = begin(call)
    more?.(FIRST)
    await call.clock.advance(1_000)
    played.events?.final(words, 'en')
    call.session.socketClosed()
    expect(lost).toEqual([expect.objectContaining({ turn: 0, interrupted: isMeant })])
    await call.clock.advance(1_000)
    expect((await call.session.ended).lastWords?.text).toBe(isMeant ? words : undefined)
  })

  it("leaves an answer to it, with the recogniser's last words, to the end of the audio", async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening([wait(300), say('stop calling me')]), hear: recogniser })
    begin(call).say?.(FIRST)
    await call.clock.advance(FIRST.length * 75 + 1_000)
    played.events?.partial('stop')
    call.session.socketClosed()
    await call.clock.advance(300)
    played.events?.final('stop calling me', 'en')
    played.events?.utteranceEnded()
    expect(await call.session.ended).toMatchObject({ lastWords: { kind: 'heard', text: 'stop calling me' } })
  })

  it('leaves an answer that was over before anybody waited for it', async () => {
    const call = await answeredCall({ person: listening([wait(300), say('stop calling me'), wait(3_000), hangUp]) })
    begin(call).say?.(FIRST)
    await call.clock.advance(FIRST.length * 75 + 8_000)
    expect(await call.session.ended).toMatchObject({ lastWords: { text: 'stop calling me' } })
  })

  it('is told of to nobody when none of it was worded', async () => {
    const call = await answeredBy()
    const { lost } = begin(call)
    call.session.close()
    expect(lost).toEqual([])
  })
})

describe('the time of an answer', () => {
  it('counts from the end of what the person said, whatever the clock of the journal says', async () => {
    const call = await answeredBy()
    const { answer } = await call.turn({ text: REST })
    if (answer?.kind !== 'heard') throw new Error('Nothing was heard.')
    await call.clock.advance(300)
    const startedAt = call.clock.now()
    const { say } = begin(call, 1)
    say?.('Good. ')
    await call.clock.advance(1_000)
    const { line } = await call.turn({ text: 'Good. And when?', turn: 1, asked: [] })
    expect(line).toMatchObject({ audioMs: startedAt - answer.endedAt, synthesisMs: 0 })
  })

  it('is none for a line that answers nobody', async () => {
    const call = await answeredCall({ person: listening() })
    const first = await call.turn({ text: REST, silenceMs: 1_000 })
    expect(first.line).toMatchObject({ audioMs: null, synthesisMs: 0 })
    const { line } = await call.turn({ text: 'Are you there?', turn: 1, asked: [] })
    expect(line?.audioMs).toBeNull()
  })
})

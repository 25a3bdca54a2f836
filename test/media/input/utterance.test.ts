import { describe, expect, it } from 'vitest'
import { Utterance } from '../../../src/media/input/utterance.ts'

describe('an utterance', () => {
  it('joins what is final with what may still change', () => {
    const utterance = new Utterance()
    utterance.final('my name is', 'en', 1)
    utterance.partial('Pri', 2)
    utterance.partial('Priya', 3)
    expect(utterance.text).toBe('my name is Priya')
    utterance.final('Priya Sharma', null, 4)
    expect(utterance.take()).toEqual({ text: 'my name is Priya Sharma', language: 'en' })
    expect(utterance.text).toBe('')
  })

  it('leaves out words that were taken before they were final', () => {
    const utterance = new Utterance()
    utterance.partial('tomorrow at', 1)
    utterance.take()
    utterance.partial('tomorrow at four', 2)
    expect(utterance.text).toBe('four')
    utterance.final('Tomorrow, at four pm', null, 3)
    expect(utterance.text).toBe('four pm')
    utterance.final('tomorrow at six', null, 4)
    expect(utterance.text).toBe('four pm tomorrow at six')
  })

  it('takes words for new ones long after those that never became final', () => {
    const utterance = new Utterance()
    utterance.partial('my name is Priya Sharma', 1)
    utterance.take()
    utterance.partial('my name is Priya Sharma', 2_000)
    expect(utterance.text).toBe('')
    utterance.partial('yes', 6_000)
    expect(utterance.text).toBe('yes')
  })

  it('keeps what was said between turns for the answer, apart from what is said over the line', () => {
    const utterance = new Utterance()
    utterance.final('from Pune', null, 1)
    utterance.defer()
    utterance.final('mhm', null, 2)
    expect([utterance.deferred, utterance.current]).toEqual(['from Pune', 'mhm'])
    utterance.discard()
    utterance.final('yes', null, 3)
    expect(utterance.take().text).toBe('from Pune yes')
  })

  it('is no longer ended when more is said', () => {
    const utterance = new Utterance()
    utterance.final('yes', null, 1)
    utterance.ended(2)
    expect(utterance.endedAt).toBe(2)
    utterance.partial('but', 3)
    expect(utterance.endedAt).toBeNull()
  })

  it('does not grow without bound', () => {
    const utterance = new Utterance()
    for (let n = 0; n < 1_000; n += 1) utterance.final('word '.repeat(40), null, n)
    expect(utterance.text.length).toBeLessThan(10_000)
  })
})

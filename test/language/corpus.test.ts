import { describe, expect, it } from 'vitest'
import { understand } from '../support/language/rules.ts'
import { isRight, readTalks, type Talk } from './talks.ts'

/** What people say on the phone, as a recogniser writes it down: a wrong value is worse than asking again. */
describe.each(readTalks())('people in "$title"', (talk) => {
  it.each([...new Set(talk.sayings.map(({ asked }) => asked))])('are understood when asked for %s', (asked) => {
    expect(misunderstood(talk, asked)).toEqual([])
  })
})

function misunderstood({ fields, greeting, collected, sayings }: Talk, asked: string): object[] {
  const names = asked.split(' ')
  const questions = names.map((one) => fields.find(({ name }) => name === one)?.description ?? '')
  const history = [{ caller: null, agent: [greeting, ...questions].join(' ').trim() }]
  return sayings
    .filter((saying) => saying.asked === asked)
    .flatMap((saying) => {
      const understood = understand(saying.text, fields, names, { history, collected })
      return isRight(saying, understood) ? [] : { said: saying.text, wanted: saying.outcomes, understood }
    })
}

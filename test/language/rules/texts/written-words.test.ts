import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const MESSAGE = field('message', 'string', 'What should we write on the cake?')

it.each([
  ['put Happy Birthday Asha', 'Happy Birthday Asha'],
  ['please write best of luck, Ravi', 'best of luck, Ravi'],
  ['it should say Welcome Home', 'Welcome Home'],
  ['उस पर लिखना है शुभकामनाएँ', 'शुभकामनाएँ'],
  ['beti ka result aaya hai, to Well Done Isha likh do', 'Well Done Isha'],
  ['Happy Anniversary likhwa dijiye', 'Happy Anniversary'],
  ['happy 60th papa', 'happy 60th papa'],
])('of "%s" the words to be written are "%s"', (text, words) => {
  expect(understand(text, [MESSAGE], ['message']).values).toEqual({ message: words })
})

it('leaves a text that is not to be written as it was said', () => {
  const note = field('note', 'string', 'Any remarks?')
  expect(understand('put it on the table', [note], ['note']).values).toEqual({ note: 'put it on the table' })
})

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

const guests = field('guests', 'number', 'How many people will come?')
const room = field('needs_room', 'boolean', 'Do you need a room?')
const arrivalDate = field('arrival_date', 'string', 'On which date do you arrive?')
const arrivalTime = field('arrival_time', 'string', 'At what time do you arrive?')
const mobile = field('mobile', 'string', 'What is your mobile number?')
const remarks = field('remarks', 'string', 'Is there anything else that we should know?')
const fields = [guests, room, arrivalDate, arrivalTime, mobile, remarks]
const read = (text: string, asked: string) => understand(text, fields, [asked])

describe('a number of something else is no time', () => {
  it.each([
    ['yes, and make it six people instead of five', room.name],
    ['make it eight people', remarks.name],
    ['make it four guests not three', arrivalDate.name],
  ])('"%s"', (text, asked) => expect(read(text, asked).values).not.toHaveProperty(arrivalTime.name))

  it.each(['das ko nahi, gyarah december ko', 'hum das ko nahi gyarah december ko pahunchenge', '10 ko', 'दस को'])(
    '"%s" names a day to the question for the time',
    (text) => expect(read(text, arrivalTime.name).values).not.toHaveProperty(arrivalTime.name),
  )

  it.each([
    ['das baje', '10:00'],
    ['make it six', '18:00'],
    ['ten', '10:00'],
  ])('"%s" is a time', (text, time) => expect(read(text, arrivalTime.name).values[arrivalTime.name]).toBe(time))
})

const name = field('full_name', 'string', 'What is your full name?')
const city = field('city', 'string', 'Which city do you live in?')
const job = field('occupation', 'string', 'What do you do for a living?')
const people = [name, city, job]

describe('a thing with its article is no place', () => {
  it.each(['I work in a software company', 'I am in a bank', 'I work at an insurance office'])('"%s"', (text) => {
    expect(understand(text, people, [job.name]).values).not.toHaveProperty(city.name)
  })
})

it('takes a corrected name without the words that lead to it', () => {
  const said = "please correct the name, it's Joseph Mathew"
  expect(understand(said, people, [city.name]).values).toEqual({ full_name: 'Joseph Mathew' })
})

describe('what corrects another field is no text of the asked one', () => {
  it.each([
    'the mobile number I gave is wrong, it should be 9920118334',
    'I told you a wrong number, my mobile is 9920118334',
    'mobile number galat bataya tha, 9920118334 hai',
  ])('"%s"', (text) => expect(read(text, remarks.name).values).toEqual({ mobile: '+919920118334' }))

  it.each(['no nothing as such', 'nothing in particular', 'no nothing for now'])('"%s" has nothing to tell', (text) => {
    expect(read(text, remarks.name)).toMatchObject({ values: {}, refused: [remarks.name] })
  })
})

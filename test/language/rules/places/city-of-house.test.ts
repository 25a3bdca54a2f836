import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const city = (description: string, text: string) =>
  understand(text, [field('city', 'string', description)], ['city']).values['city']

describe('the town of a house', () => {
  it.each([
    ['City of the hospital', 'Indore ke hospital mein', 'Indore'],
    ['City of the clinic', 'Nagpur ke ek clinic mein', 'Nagpur'],
  ])('is told where the question is about such a house: %s "%s"', (description, text, town) => {
    expect(city(description, text)).toBe(town)
  })

  it.each([
    ['Which city do you live in?', 'Indore ki company mein kaam karta hoon, Bhopal mein rehta hoon', 'Bhopal'],
    ['Which city do you live in?', 'rehta Nagpur mein hoon, Indore ke college mein padhta hoon', 'Nagpur'],
    ['Which city do you live in?', 'Indore ke raste mein hoon', undefined],
    ['City of the hospital', 'Indore ki bus mein hoon abhi', undefined],
    ['City where service is needed', 'Indore ke office mein hoon, service Bhopal mein chahiye', 'Bhopal'],
  ])('and is not where one lives or goes: %s "%s"', (description, text, town) => {
    expect(city(description, text)).toBe(town)
  })
})

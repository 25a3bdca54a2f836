import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

const INCOME = field('monthly_income', 'number', 'Monthly income in rupees')
const BUDGET = field('total_budget', 'number', 'Total budget in rupees')

describe('what is asked for and kept back by its name', () => {
  it.each([
    [INCOME, 'I will not give my income to a caller, my neighbour lost 70000 like that'],
    [INCOME, 'income nahi bataunga, pichle mahine ek dost ke 50 hazaar chale gaye'],
    [BUDGET, "sorry, we don't want to share our budget, earlier an agent took the whole 2 lakhs"],
    [BUDGET, "I won't say my budget, the last company wasted 4 lakhs of ours on nothing at all"],
  ])('is refused, whatever is told of others: $name "%s"', (asked, text) => {
    const { values, refused } = understand(text, [asked], [asked.name])
    expect({ values, refused }).toEqual({ values: {}, refused: [asked.name] })
  })

  it.each([
    [INCOME, "I don't want to tell my exact income, about 60000", 60_000],
    [BUDGET, "I can't tell the budget exactly, but 3 lakhs or so", 300_000],
    [BUDGET, "I don't have a big budget, 2 lakhs", 200_000],
  ])('is read where it is told all the same: $name "%s"', (asked, text, value) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({ [asked.name]: value })
  })
})

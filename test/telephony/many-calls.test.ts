import { expect, it } from 'vitest'
import { runManyCalls } from './many-calls.ts'

/** `npm run calls -- --count 1000` runs a thousand. */
const COUNT = 40

it('ends every accepted call exactly once, with one delivery for each endpoint, whatever carriers and people do', async () => {
  const { problems, ends } = await runManyCalls({ count: COUNT, seed: 20_261_121 })
  expect(problems).toEqual([])
  expect(Object.keys(ends).length).toBeGreaterThan(6)
})

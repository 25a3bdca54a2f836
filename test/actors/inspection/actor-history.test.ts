import { expect, it } from 'vitest'
import { createActorHistory } from '../../../src/actors/inspection/actor-history.ts'
import { createMachineLookup } from '../../../src/actors/machine-lookup.ts'

/** A history over a store that answers only when told to. */
function openHistory() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const store = { readJournal: () => answered.then(() => []) }
  const history = createActorHistory({ store, machines: createMachineLookup([], {}) })
  return { answer, look: (projectId: string) => history.stateAt(projectId, 'conversation/a', 1) }
}

const refusal = { status: 503, message: 'Too many pages look into the past at once. Try again shortly.' }

it('lets five looks of one project wait, and those of another all the same', async () => {
  const { answer, look } = openHistory()
  const looks = Array.from({ length: 6 }, () => look('one'))
  await expect(look('one')).rejects.toMatchObject(refusal)
  const ofAnother = look('another')
  answer()
  expect(await Promise.all([...looks, ofAnother])).toEqual(Array(7).fill(null))
  expect(await look('one')).toBeNull()
})

it('lets fifty looks of all projects wait', async () => {
  const { answer, look } = openHistory()
  const looks = Array.from({ length: 51 }, (_, place) => look(`project-${place}`))
  await expect(look('one-more')).rejects.toMatchObject(refusal)
  answer()
  expect(await Promise.all(looks)).toEqual(Array(51).fill(null))
  expect(await look('one-more')).toBeNull()
})

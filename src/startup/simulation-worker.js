// Lets made-up people talk with an agent, in a thread of its own: each hundred of them takes a processor for seconds,
// which the calls of this service would hear.
import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '../base/system-clock.ts'
import { simulate } from '../evaluation/people/simulate.ts'
import { createLanguageModel } from '../language/model/language-model.ts'
import { checkFlow } from '../machines/flow/check.ts'

const { flow: saved, people, seed } = workerData
const { flow } = checkFlow(saved)
const model = createLanguageModel({ credentials: { find: () => Promise.resolve(null) }, clock: systemClock })
const { talks, coverage } = await simulate({ flow, model, modelName: 'builtin:rules', people, seed, maxShrunk: 0 })
parentPort.postMessage({
  coverage,
  talks: talks.map(({ person: { manner, language }, outcome, turnCount, isComplete, findings, transcript }) => {
    return { manner, language, outcome, turnCount, isComplete, findings, transcript }
  }),
})

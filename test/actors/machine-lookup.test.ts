import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { machineBytes } from '../../src/actors/step/machine-bytes.ts'
import { createMachineLookup } from '../../src/actors/machine-lookup.ts'
import { createTurnQueue } from '../../src/base/turn-queue.ts'
import type { JsonObject } from '../../src/base/json.ts'
import { LIMITS } from '../../src/base/limits.ts'
import { flowMachineLoader } from '../../src/effects/flow-machine-loader.ts'
import { conversationDefinition } from '../../src/machines/conversation/conversation.ts'
import type { FlowStore } from '../../src/ports/entities.ts'
import { collectGarbage } from '../support/collect-garbage.ts'
import { ask, end, flowOf, start, text } from '../support/machines/flows.ts'

/** As many questions as this, one after the other. */
function flowOfQuestions(count: number) {
  const questions = Array.from({ length: count }, (_, n) => ask(`q${n}`, ['name'], n + 1 < count ? `q${n + 1}` : 'end'))
  return flowOf([start('q0'), ...questions, end()], { fields: [text('name')] })
}

/** Machines from flows that all have so many questions, whatever their version; `loads` are the versions looked up. */
function openMachines(questions: number, isFull?: () => boolean) {
  const loads: string[] = []
  const find: FlowStore['find'] = async (hash) => {
    loads.push(hash)
    return flowOfQuestions(questions) as unknown as JsonObject
  }
  const loader = flowMachineLoader(
    { find } as FlowStore,
    (version) => version,
    conversationDefinition,
    createTurnQueue(),
  )
  const loaders = {
    conversation: async (version: string, refuseIfFull: (dataLength: number) => void) => {
      const definition = await loader(version, refuseIfFull)
      return definition && { ...definition, version }
    },
  }
  const machines = createMachineLookup([], loaders, isFull)
  return { loads, find: (version: string) => machines.find('conversation', version) }
}

describe('Machines made from flows', () => {
  it('are kept up to a number of bytes, the last used of them', async () => {
    const { loads, find } = openMachines(480)
    const fitting = Math.floor(LIMITS.machineBytes.value / machineBytes(await find('0')))
    expect(fitting).toBeLessThan(10)
    for (let version = 1; version < fitting; version += 1) await find(String(version))
    await find('0')
    expect(loads).toHaveLength(fitting)

    await find(String(fitting))
    await collectGarbage()
    await find('0')
    expect(loads).toHaveLength(fitting + 1)
    await find('1')
    expect(loads.slice(fitting + 1)).toEqual(['1'])
  })

  it('are found while an actor uses them, although too many others were loaded since', async () => {
    const { loads, find } = openMachines(480)
    const held = await find('held')
    for (let version = 0; version < 10; version += 1) await find(String(version))
    await collectGarbage()
    expect(await find('held')).toBe(held)
    expect(loads.filter((version) => version === 'held')).toHaveLength(1)
  })

  it('are refused while memory is full, unless they are there', async () => {
    let isFull = false
    const { find, loads } = openMachines(3, () => isFull)
    const there = await find('there')
    isFull = true
    expect(await find('there')).toBe(there)
    await expect(find('other')).rejects.toMatchObject({ status: 503, name: 'NoRoom' })
    expect(loads).toEqual(['there', 'other'])
    isFull = false
    expect(await find('other')).toMatchObject({ version: 'other' })
  })

  it('are kept by hundreds where they are small', async () => {
    const { loads, find } = openMachines(3)
    for (let round = 0; round < 2; round += 1)
      for (let version = 0; version < 300; version += 1) await find(String(version))
    expect(loads).toHaveLength(300)
  })

  it('are made once for all who wait for the same', async () => {
    const { loads, find } = openMachines(3)
    const found = await Promise.all(Array.from({ length: 20 }, async () => find('same')))
    expect(new Set(found).size).toBe(1)
    expect(loads).toEqual(['same'])
  })

  it('are made one after the other when many are needed at once, and others have their turn between', async () => {
    const { find } = openMachines(3)
    const seen: string[] = []
    const wanted = ['a', 'b', 'c'].map(async (version) => {
      await find(version)
      seen.push(version)
    })
    const others = (async () => {
      for (let turn = 1; turn <= 2; turn += 1) {
        await nextTurn()
        seen.push(`turn ${turn}`)
      }
    })()
    await Promise.all([...wanted, others])
    expect(seen).toEqual(['a', 'turn 1', 'b', 'turn 2', 'c'])
  })

  it('weigh with their steps and with the text of their flow', () => {
    const small = conversationDefinition(flowOfQuestions(10), 'hash')
    const large = conversationDefinition(flowOfQuestions(20), 'hash')
    const perQuestion = (machineBytes(large) - machineBytes(small)) / 10
    expect(perQuestion).toBeGreaterThan(10_000)
    expect(perQuestion).toBeLessThan(20_000)
    expect(machineBytes({ ...small, dataLength: 1_000 })).toBe(machineBytes(small) + 2_000)
  })
})

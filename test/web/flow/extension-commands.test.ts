import { describe, expect, it } from 'vitest'
import { renameItem } from '../../../web/src/flow/data-commands.ts'
import { asList, findStep, type FlowDraft, type JsonObject } from '../../../web/src/flow/draft-flow.ts'
import {
  fieldText,
  forgetOption,
  optionText,
  setFieldText,
  setOptions,
  setOptionText,
  setStepText,
  setSynonyms,
  stepText,
  strayOptions,
  synonymsOf,
} from '../../../web/src/flow/extension-commands.ts'
import { branching } from './flow-kit.ts'

const plan = { name: 'plan', type: 'enum', options: ['gold', 'silver'], description: 'Which plan?', required: true }
const plain: FlowDraft = { ...branching, fields: [plan] }
const first = (flow: FlowDraft) => asList(flow['fields'])[0] as JsonObject

describe('texts of a step', () => {
  it('are kept by language, and leave no trace when they are emptied', () => {
    const told = setStepText(branching, 'welcome', 'hi', 'नमस्ते')
    expect(findStep(told, 'welcome')?.data['texts']).toEqual({ hi: 'नमस्ते' })
    expect(stepText(findStep(told, 'welcome')?.data ?? {}, 'hi')).toBe('नमस्ते')
    expect(setStepText(told, 'welcome', 'hi', '')).toEqual(branching)
    expect(setStepText(branching, 'welcome', 'hi', '')).toBe(branching)
  })
})

describe('texts of a field', () => {
  it('are the question alone until there is more to say', () => {
    const asked = setFieldText(plain, 0, 'hi', 'question', 'कौन सा?')
    expect(first(asked)['texts']).toEqual({ hi: 'कौन सा?' })
    const misfit = setFieldText(asked, 0, 'hi', 'misfit', 'फिर से?')
    expect(first(misfit)['texts']).toEqual({ hi: { question: 'कौन सा?', misfit: 'फिर से?' } })
    const said = setOptionText(misfit, 0, 'hi', 'gold', 'सोना')
    expect(fieldText(first(said), 'hi', 'question')).toBe('कौन सा?')
    expect(optionText(first(said), 'hi', 'gold')).toBe('सोना')
  })

  it('leave no trace when they are emptied', () => {
    const said = setOptionText(setFieldText(plain, 0, 'hi', 'misfit', 'फिर से?'), 0, 'hi', 'gold', 'सोना')
    const emptied = setOptionText(setFieldText(said, 0, 'hi', 'misfit', ''), 0, 'hi', 'gold', '')
    expect(emptied).toEqual(plain)
  })
})

describe('synonyms', () => {
  it('are lists by option, and leave no trace when they are emptied', () => {
    const one = setSynonyms(plain, 0, 'gold', ['the works', 'premium'])
    expect(first(one)['synonyms']).toEqual({ gold: ['the works', 'premium'] })
    expect(setSynonyms(one, 0, 'gold', [])).toEqual(plain)
  })

  it('of the field itself follow its name', () => {
    const named = renameItem(setSynonyms(plain, 0, 'plan', ['package']), 'fields', 0, 'tariff')
    expect(synonymsOf(first(named), 'tariff')).toEqual(['package'])
    expect(first(named)['synonyms']).toEqual({ tariff: ['package'] })
  })
})

describe('an option', () => {
  const worded = setOptionText(setSynonyms(plain, 0, 'gold', ['premium']), 0, 'hi', 'gold', 'सोना')

  it('that is reworded takes its synonyms and texts along, letter by letter', () => {
    const typed = ['gol', 'gold_', 'gold_p'].reduce((flow, name) => setOptions(flow, 0, [name, 'silver']), worded)
    expect(first(typed)['synonyms']).toEqual({ gold_p: ['premium'] })
    expect(optionText(first(typed), 'hi', 'gold_p')).toBe('सोना')
    expect(strayOptions(first(typed))).toEqual([])
  })

  it('that is gone leaves its words to be taken away by hand', () => {
    const gone = setOptions(worded, 0, ['silver'])
    expect(strayOptions(first(gone))).toEqual(['gold'])
    expect(forgetOption(gone, 0, 'gold')).toEqual({ ...plain, fields: [{ ...plan, options: ['silver'] }] })
  })

  it('that changes places with another keeps its own words', () => {
    const moved = setOptions(worded, 0, ['silver', 'gold'])
    expect(first(moved)['synonyms']).toEqual({ gold: ['premium'] })
  })
})

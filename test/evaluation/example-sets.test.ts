import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { evaluatePhrases } from '../../src/evaluation/phrases/evaluate-phrases.ts'
import { missedThresholds, THRESHOLDS } from '../../src/evaluation/phrases/evaluation-table.ts'
import { isWish } from '../../src/evaluation/phrases/judge.ts'
import { readPhrases } from '../../src/evaluation/phrases/phrase.ts'
import { exampleFlows } from '../support/machines/examples.ts'
import { rules } from '../support/language/rules.ts'

const folder = new URL('../../examples/language/', import.meta.url)
const flows = new Map(exampleFlows)

it.each(readdirSync(folder).filter((file) => file.endsWith('.jsonl')))('%s reaches the thresholds', async (file) => {
  const flow = flows.get(file.replace('.jsonl', ''))
  if (!flow) throw new Error(`There is no flow in examples/flows for ${file}.`)
  const phrases = readPhrases(readFileSync(new URL(file, folder), 'utf8'), flow.fields)
  const judged = await evaluatePhrases({ flow, phrases, model: rules, modelName: 'builtin:rules', stopwatch: () => 0 })
  expect(missedThresholds(judged, phrases.filter(isWish).length, THRESHOLDS)).toEqual([])
})

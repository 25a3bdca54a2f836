import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GUARD_TEXTS } from '../../../src/console/history/guard-texts.ts'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import { FLOW_PHRASES, FLOW_SENTENCES } from '../../../web/src/i18n/hi/flow-sentences.ts'
import { GUARD_TEXTS_IN_HINDI } from '../../../web/src/i18n/hi/guard-texts.ts'
import { sentenceTable } from '../../../web/src/i18n/sentence-table.ts'
import { sentencesOf } from './sentences-of.ts'

const SOURCES = join(import.meta.dirname, '../../../src')
const CHECKS = join(SOURCES, 'machines/flow/checks')

/** Lists of attributes, which no message shows. */
const NO_SENTENCES = /^(name type description options|persona languages)/

const inHindi = sentenceTable(FLOW_SENTENCES, FLOW_PHRASES)

describe('Hindi', () => {
  it('has every sentence that the check of flows can say', () => {
    const files = [
      ...readdirSync(CHECKS).map((name) => join(CHECKS, name)),
      join(SOURCES, 'machines/flow/check.ts'),
      join(SOURCES, 'machines/flow/operators.ts'),
      join(SOURCES, 'base/pattern-fault.ts'),
    ]
    const said = files.flatMap(sentencesOf).filter((text) => !NO_SENTENCES.test(text) && text !== ' and ')
    expect(said.length).toBeGreaterThan(100)
    const known = { ...FLOW_SENTENCES, ...FLOW_PHRASES }
    expect(said.filter((text) => !(text in known))).toEqual([])
  })

  it('has as many gaps in each sentence as English', () => {
    for (const [english, hindi] of Object.entries({ ...FLOW_SENTENCES, ...FLOW_PHRASES })) {
      const gaps = english.split('{}').length - 1
      expect([...hindi.matchAll(/\{(\d)\}/g)].map(([, position]) => Number(position)).sort()).toEqual(
        Array.from({ length: gaps }, (_, index) => index + 1),
      )
    }
  })

  it('says what is wrong with a flow, and leaves names as they are', () => {
    const flow = {
      start: 'a',
      nodes: [
        { id: 'a', type: 'start', say: 'Hello {{who}}', next: 'gone' },
        {
          id: 'Step "b" has no next step.',
          type: 'branch',
          branches: [{ when: { field: 'age', op: 'gt', value: 'x' } }],
        },
      ],
      fields: [{ name: 'age', type: 'number', min: 3, max: 1 }],
    }
    const messages = checkFlow(flow).issues.map(({ message }) => inHindi(message))
    expect(messages).toContain('चरण "a" "gone" पर ले जाता है, जो मौजूद नहीं है।')
    expect(messages).toContain('फ़ील्ड "age": "min" "max" से बड़ा है।')
    expect(messages).toContain('चरण "a" कोष्ठकों में "who" का उपयोग करता है, पर ऐसा कोई वेरिएबल या फ़ील्ड घोषित नहीं है।')
    for (const message of messages) expect(message.replaceAll(/"[^"]*"/g, '')).not.toMatch(/[a-z]{3} [a-z]{2}/)
  })

  it('leaves a sentence that it does not know', () => {
    expect(inHindi('Something new.')).toBe('Something new.')
  })

  it('has every guard of the machines', () => {
    expect(Object.keys(GUARD_TEXTS_IN_HINDI).sort()).toEqual(Object.keys(GUARD_TEXTS).sort())
  })
})

import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('needs_catering', 'boolean', 'Do you need catering from us?'),
  field('decoration', 'boolean', 'Shall we do the decoration?'),
  field('pickup', 'boolean', 'Do you need pick up and drop?'),
  field('has_ladder', 'boolean', 'Do you have a ladder at home?'),
  field('fasting', 'boolean', 'Will the patient be fasting?'),
]

function read(text: string, asked: string): Record<string, FieldValue> {
  return understand(text, fields, [asked]).values
}

describe('who does a thing answers whether it is needed', () => {
  it.each<[string, string, boolean]>([
    ['needs_catering', 'we have our own caterer', false],
    ['needs_catering', 'catering to hum apni karenge', false],
    ['needs_catering', 'कैटरिंग हम खुद करेंगे', false],
    ['needs_catering', 'हमारा अपना कैटरर है', false],
    ['needs_catering', 'you people do it', true],
    ['needs_catering', 'haan, hum khud nahi kar payenge', true],
    ['decoration', 'my cousin will do the decoration', false],
    ['decoration', "we'll manage ourselves", false],
    ['decoration', 'हम अपने आप कर लेंगे', false],
    ['decoration', 'aap log hi kar dijiye', true],
    ['pickup', "I'll bring it myself", false],
    ['pickup', 'main khud le aaunga', false],
    ['pickup', 'मैं खुद छोड़ दूँगा', false],
    ['pickup', 'aap log hi le jaana', true],
    ['has_ladder', 'yes, we have our own', true],
    ['has_ladder', 'please bring yours', false],
  ])('to the question for %s, "%s" is %s', (asked, text, value) => {
    expect(read(text, asked)).toEqual({ [asked]: value })
  })

  it.each([
    ['decoration', 'we have our own car'],
    ['needs_catering', 'haan, hum khud kar lenge'],
    ['has_ladder', 'aap hi bhej dena samosa'],
    ['fasting', 'main khud aaunga'],
    ['pickup', 'can you bring it yourself?'],
  ])('to the question for %s, "%s" leaves it open', (asked, text) => {
    expect(read(text, asked)).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const express = field('express', 'boolean', 'Do you want express delivery?')
const lunch = field('lunch', 'boolean', 'Would you like lunch with it?')
const parking = field('parking', 'boolean', 'Is there parking at the building?')
const damaged = field('anyone_ill', 'boolean', 'Is anybody ill at home?')
const receipt = field('has_receipt', 'boolean', 'Do you have the receipt?')
const report = field('report_made', 'boolean', 'Have you reported the theft?')

const said: [text: string, asked: FieldSpec, value: boolean | undefined][] = [
  ['नहीं normal ही ठीक है', express, false],
  ['nahi, regular hi theek hai', express, false],
  ['नहीं साधारण वाली चलेगी', express, false],
  ['of course, my father cannot go without it', lunch, true],
  ['of course, we never skip lunch', lunch, true],
  ['Unfortunately not, we have a train to catch', lunch, false],
  ['unfortunately no', receipt, false],
  ['Sadly not', parking, false],
  ['rehne dijiye, hum bahar kha lenge', lunch, false],
  ['रहने दीजिए', express, false],
  ['rehne do', lunch, false],
  ['parking तो है, पर छोटी', parking, true],
  ['पार्किंग तो है', field('parking', 'boolean', 'क्या पार्किंग है?'), true],
  ['parking to hai, chalti bhi hai', parking, true],
  ['receipt hai mere paas', receipt, true],
  ['parking nahi hai', parking, false],
  ['none of us, only the dog', damaged, false],
  ['nobody, thank god', damaged, false],
  ['कोई नहीं, बस थोड़ी थकान है', damaged, false],
  ['रिपोर्ट हो गई है, कोई बीमार नहीं है', report, true],
  ['report kar di hai, kuch chori nahi hua', report, true],
  ['we have reported it, nobody was hurt', report, true],
  ['I have the receipt, no problem with that', receipt, true],
]

describe('yes and no beside other clauses', () => {
  it.each(said)('"%s" to %o', (text, asked, value) => {
    const { values } = understand(text, [express, lunch, parking, damaged, receipt, report, asked], [asked.name])
    expect(values[asked.name]).toBe(value)
  })
})

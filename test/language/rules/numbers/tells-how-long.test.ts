import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('how many days a trouble has lasted', () => {
  const FEVER = field('fever_days', 'number', 'Number of days of fever')
  it.each([
    ['teen din ho gaye', 3],
    ['teen din ho gaye bukhar ko', 3],
    ['2 din pehle shuru hua', 2],
    ['it started two days ago', 2],
    ['aaj teesra din hai', 3],
    ['chautha din chal raha hai', 4],
    ["it's the 4th day today", 4],
  ])('"%s"', (text, fever_days) => {
    expect(valuesOf(text, FEVER)).toEqual({ fever_days })
  })
  it.each([
    'teen din pehle dikhaya tha',
    '2 din pehle dawai li thi',
    'bukhar do din pehle utar gaya',
    '10 saal pehle typhoid hua tha',
    'teesre din utar gaya',
  ])('"%s" tells of something else', (text) => {
    expect(valuesOf(text, FEVER)).toEqual({})
  })
  it('counts no days that a notice has run', () => {
    expect(valuesOf('15 din ho gaye', field('notice_days', 'number', 'Notice period in days'))).toEqual({})
  })
})

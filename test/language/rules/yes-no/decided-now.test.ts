import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const CUSHIONS = field('cushions', 'boolean', 'Whether the customer wants cushions added to the order')
const PARADE = field('will_march', 'boolean', 'Whether the student will march in the parade')
const STILL_BORROWING = field('extend_loan', 'boolean', 'Whether the reader wants to renew the library card')
const COMING = field('coming', 'boolean', 'Whether the applicant will come on Tuesday')
const QUILT = field('quilt', 'boolean', 'Whether the guest wants a quilt instead of a blanket')
const RETURNED = field('returned', 'boolean', 'Whether the member has returned the book')

describe('what is decided now counts, and what was thought before does not', () => {
  it.each([
    ['pehle socha tha cushion nahi lenge par sofa khali lagega to daal do', CUSHIONS, true],
    ['I was going to skip them, but my wife likes them so add them', CUSHIONS, true],
    ['earlier I said no, but now yes', CUSHIONS, true],
    ['पहले मना कर दिया था, पर अब रख लो', CUSHIONS, true],
    ['we were planning to take them, but leave it, too many things already', CUSHIONS, false],
    ['socha to tha ki le lun lekin rehne do', CUSHIONS, false],
    ['marching ka mann to tha par pair mein moch hai', PARADE, undefined],
    ['march karne ka mann to tha par pair mein moch hai', PARADE, false],
    ['I wanted to but the office was closed', RETURNED, false],
    ["I'd thought of another library but I'll stay with you", STILL_BORROWING, true],
    ['I was going to ask you something but the line broke', CUSHIONS, undefined],
    ['pehle bhi liye the, haan', CUSHIONS, true],
    ["I'd sew them myself but my hands shake", CUSHIONS, undefined],
    ['hum cushion lagwa liye hain', CUSHIONS, false],
    ['uske baad aa sakta hoon', COMING, undefined],
    ['aa sakta hoon', COMING, true],
    ['quilt chahiye', QUILT, true],
    ['quilt hi de do', QUILT, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
  })
})

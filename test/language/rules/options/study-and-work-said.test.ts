import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const EXAM = field('exam', 'enum', 'Which examination the student prepares for', [
  'Engineering entrance',
  'Medical entrance',
  'Law entrance',
  'Government exams',
])
const STATUS = field('status', 'enum', 'What the person does at present', [
  'Student',
  'Working professional',
  'Housewife',
])
const BATCH = field('batch', 'enum', 'Which batch suits the student', ['Weekday batch', 'Weekend batch'])
const COURSE = field('course', 'enum', 'Kind of course', ['Regular course', 'Crash course', 'Dropper batch'])
const NOTICE = field('notice', 'enum', 'How soon the candidate can start', [
  'Immediate joiner',
  'Serving notice',
  'Not resigned yet',
])
const REASON = field('leaving', 'enum', 'Why the candidate left the last job', [
  'Better salary',
  'Toxic culture',
  'Family reasons',
  'Contract ended',
])
const ROLE = field('role', 'enum', 'Kind of work the candidate wants', ['Telecalling', 'Warehouse', 'Field sales'])
const SOURCE = field('source', 'enum', 'Where the candidate saw the opening', ['Job portal', 'Referral', 'Newspaper'])
const SCHEME = field('scheme', 'enum', 'Which scheme the person asks about', [
  'Housing scheme',
  'Health scheme',
  'Farmer scheme',
  'Pension scheme',
])

describe('study and work told in other words than those of the options', () => {
  it.each([
    ['JEE', EXAM, 'Engineering entrance'],
    ['jee mains ki taiyari', EXAM, 'Engineering entrance'],
    ['जेईई', EXAM, 'Engineering entrance'],
    ['NEET', EXAM, 'Medical entrance'],
    ['doctor banna hai', EXAM, 'Medical entrance'],
    ['नीट', EXAM, 'Medical entrance'],
    ['CLAT', EXAM, 'Law entrance'],
    ['ssc cgl', EXAM, 'Government exams'],
    ['ntpc exam aur group d', EXAM, 'Government exams'],
    ['main job karta hoon', STATUS, 'Working professional'],
    ['naukri karti hoon', STATUS, 'Working professional'],
    ['नौकरी करता हूँ', STATUS, 'Working professional'],
    ['padhai kar raha hoon', STATUS, 'Student'],
    ['ghar sambhalti hoon', STATUS, 'Housewife'],
    ['saturday sunday', BATCH, 'Weekend batch'],
    ['chhutti wale din', BATCH, 'Weekend batch'],
    ['monday to friday', BATCH, 'Weekday batch'],
    ['quick revision ke liye', COURSE, 'Crash course'],
    ['ek saal drop liya hai', COURSE, 'Dropper batch'],
    ['second attempt hai', COURSE, 'Dropper batch'],
    ['kal se aa sakta hoon', NOTICE, 'Immediate joiner'],
    ['can start tomorrow', NOTICE, 'Immediate joiner'],
    ['I have put in my papers', NOTICE, 'Serving notice'],
    ['mahaul kharab tha', REASON, 'Toxic culture'],
    ['too much office politics', REASON, 'Toxic culture'],
    ['shaadi ho gayi thi', REASON, 'Family reasons'],
    ['project khatam ho gaya', REASON, 'Contract ended'],
    ['call centre', ROLE, 'Telecalling'],
    ['calling ka kaam', ROLE, 'Telecalling'],
    ['godown ka kaam', ROLE, 'Warehouse'],
    ['loading unloading', ROLE, 'Warehouse'],
    ['ghoomne wala kaam', ROLE, 'Field sales'],
    ['dost ne bataya', SOURCE, 'Referral'],
    ['a friend told me', SOURCE, 'Referral'],
    ['indeed pe dekha', SOURCE, 'Job portal'],
    ['ayushman card', SCHEME, 'Health scheme'],
    ['pm kisan', SCHEME, 'Farmer scheme'],
    ['pakka ghar', SCHEME, 'Housing scheme'],
    ['vidhwa pension', SCHEME, 'Pension scheme'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['abhi socha nahi', EXAM],
    ['jo bhi acha ho', COURSE],
    ['exam ke baad batata hoon', EXAM],
    ['pata nahi', STATUS],
    ['fees kitni hai', BATCH],
    ['baad mein batata hoon', NOTICE],
    ['company kaunsi hai', NOTICE],
    ['salary kitni milegi', ROLE],
    ['kaam kya karna hoga', ROLE],
    ['yaad nahi', SOURCE],
    ['form kahan milega', SCHEME],
    ['kya karna padega', SCHEME],
    ['it is a long story', REASON],
  ])('%s is asked again', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})

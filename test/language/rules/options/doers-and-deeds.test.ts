import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const ROLE = field('role', 'enum', 'Which job the person wants', ['car driver', 'kitchen helper', 'cleaner', 'painter'])
const STORE = field('position', 'enum', 'Position applied for', ['store loader', 'packer', 'sorter', 'forklift driver'])
const STATUS = field('student_status', 'enum', 'Status of the student', ['Class 11', 'Class 12', 'Dropper'])
const PART = field('faulty_part', 'enum', 'What is the problem with?', ['charger', 'cooler', 'screen'])

describe('a doer is known by the deed', () => {
  it.each([
    ['driving ka kaam chahiye', ROLE, 'car driver'],
    ['ड्राइविंग का काम', ROLE, 'car driver'],
    ['I can drive', ROLE, 'car driver'],
    ['I can paint walls, so painting', ROLE, 'painter'],
    ['पेंटिंग का काम आता है', ROLE, 'painter'],
    ["I'd rather be outdoors than in a kitchen, so the driving one", ROLE, 'car driver'],
    ['cleaning kar lungi', ROLE, 'cleaner'],
    ['not cleaning, painting I can do', ROLE, 'painter'],
    ['sorting ka kaam kar lunga', STORE, 'sorter'],
    ['पैकिंग का काम कर लूँगी', STORE, 'packer'],
    ['loading wala', STORE, 'store loader'],
    ['not packing, my hands are slow. Sorting I can do', STORE, 'sorter'],
    ['he is taking a drop this year', STATUS, 'Dropper'],
    ['ek saal drop le raha hai', STATUS, 'Dropper'],
    ['एक साल ड्रॉप लिया है', STATUS, 'Dropper'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['charging nahi ho rahi', PART],
    ['it is not cooling', PART],
    ['I drove here, let me think', ROLE],
  ])('but a thing is not: %s', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})

describe('where the work is done tells no doer', () => {
  it.each([
    ['godown mein packing ka kaam', STORE, 'packer'],
    ['store mein saaman chadhane utaarne ka kaam', STORE, 'store loader'],
    ['स्टोर में पैकिंग का काम', STORE, 'packer'],
    ['in the store, the sorting one', STORE, 'sorter'],
    ['in the kitchen, cleaning', ROLE, 'cleaner'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })
})

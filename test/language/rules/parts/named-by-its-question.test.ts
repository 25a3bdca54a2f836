import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const TIMING = field('batch_timing', 'enum', 'Preferred batch timing', [
  'Early morning',
  'Daytime',
  'Evening',
  'Weekend only',
])
const MODE = field('batch_mode', 'enum', 'How the student wants to attend', [
  'Classroom',
  'Live online',
  'Recorded lectures',
  'Hybrid',
])
const KITCHEN = field('kitchen_type', 'enum', 'Kind of outlet the partner runs', [
  'Dine-in restaurant',
  'Cloud kitchen',
  'Street stall',
])
const ADS = field('ads_used', 'boolean', 'Whether the restaurant has run paid promotions on the app')

describe('a word of another question', () => {
  it('chooses none of its options', () =>
    expect(understand('abhi bata deta hu, evening wala batch', [TIMING, MODE], ['batch_timing']).values).toEqual({
      batch_timing: 'Evening',
    }))

  it('leaves an option that is told besides', () =>
    expect(understand('evening batch, classroom', [TIMING, MODE], ['batch_timing']).values).toEqual({
      batch_timing: 'Evening',
      batch_mode: 'Classroom',
    }))

  it.each(['रेस्टोरेंट है, लोग बैठ के खाते हैं', 'we have a restaurant and people dine in'])(
    'says nothing of it in "%s", where it is an option of the one that is asked',
    (text) =>
      expect(understand(text, [KITCHEN, ADS], ['kitchen_type']).values).toEqual({ kitchen_type: 'Dine-in restaurant' }),
  )
})

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** A sentence that speaks of what was asked answers yes only where its verb does. */
const NIGHTS = field('night_shift', 'boolean', 'Can you work night shifts?')
const ROUTER = field('has_router', 'boolean', 'Do you already have a Wi-Fi router?')
const BELL = field('ring_bell', 'boolean', 'Should the delivery boy ring the bell?')
const LEAK = field('water_problem', 'boolean', 'Is there any problem with the water?')

describe.each([
  [NIGHTS, 'nights are difficult for me because of my kid', undefined],
  [NIGHTS, 'night shift is tough', undefined],
  [NIGHTS, 'night me dikkat hai', undefined],
  [NIGHTS, 'रात में मुश्किल है', undefined],
  [NIGHTS, 'nights only if a cab is given', undefined],
  [NIGHTS, 'day shift better hai', undefined],
  [NIGHTS, 'not comfortable with nights', false],
  [NIGHTS, 'nights are impossible', false],
  [NIGHTS, 'nights are okay', true],
  [NIGHTS, 'nights are no problem', true],
  [NIGHTS, 'night shift mein koi dikkat nahi', true],
  [ROUTER, 'I need a router', false],
  [ROUTER, 'router chahiye', false],
  [ROUTER, 'router lena padega', false],
  [ROUTER, 'you people will give the router na', undefined],
  [ROUTER, 'my brother has a router', undefined],
  [ROUTER, 'router kharab ho gaya', undefined],
  [ROUTER, "we have my brother's router", true],
  [ROUTER, 'router to hai par purana hai', true],
  [ROUTER, 'I already have the router I need', true],
  [BELL, 'the bell is broken', undefined],
  [BELL, 'bell baja do', true],
  [LEAK, 'haan pani ki problem hai', true],
])('to "$description"', (asked, text, expected) => {
  it(`"${text}" is ${String(expected)}`, () => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(expected)
  })
})

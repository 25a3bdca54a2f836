import type { Tokens } from '../words/tokens.ts'

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

export const DAY_PARTS = new Map<string, DayPart>([
  ...words('morning', 'morning subah subhe savere sawere सुबह सवेरे सबेरे'),
  ...words('noon', 'noon midday'),
  ...words('afternoon', 'afternoon dopahar dopehar दोपहर'),
  ...words('evening', 'evening shaam sham shyam शाम'),
  ...words('night', 'night tonight raat rat रात'),
])
/** The hour that a part of the day stands for when no other is said. */
export const USUAL_MINUTES: Record<DayPart, number> = {
  morning: 540,
  noon: 720,
  afternoon: 900,
  evening: 1_080,
  night: 1_200,
}

/** The hour of the day, from 0 to 23, that one on the clock's face, from 1 to 12, is in a part of the day. */
export function hourWithin(part: DayPart, hour: number): number {
  switch (part) {
    case 'morning':
      return hour % 12
    case 'noon':
    case 'afternoon':
      return hour >= 8 && hour < 12 ? hour : (hour % 12) + 12 // "before noon, say ten"
    case 'evening':
      return (hour % 12) + 12
    case 'night':
      return hour === 12 ? 0 : hour < 5 ? hour : hour + 12
  }
}

/** The part that is said of a time in its clause. */
export function partOfClause(heard: Tokens, from: number, to: number): DayPart | undefined {
  return partWithin(heard, from, to, true)
}

/** The part in the clause of the time, else one that is near: "not one in the afternoon, nine in the morning". */
export function nearestPart(heard: Tokens, from: number, to: number): DayPart | undefined {
  return partOfClause(heard, from, to) ?? partWithin(heard, from, to, false)
}

const MAX_DISTANCE = 4

function partWithin({ words, breaks }: Tokens, from: number, to: number, isOfClause: boolean): DayPart | undefined {
  let isAhead = true
  let isBehind = true
  for (let distance = 1; distance <= MAX_DISTANCE; distance++) {
    if (isOfClause && breaks[to - 1 + distance]) isAhead = false
    if (isOfClause && breaks[from - distance + 1]) isBehind = false
    const part =
      (isAhead ? DAY_PARTS.get(words[to - 1 + distance] ?? '') : undefined) ??
      (isBehind ? DAY_PARTS.get(words[from - distance] ?? '') : undefined)
    if (part) return part
  }
  return undefined
}

function words(part: DayPart, list: string): (readonly [string, DayPart])[] {
  return list.split(' ').map((word) => [word, part] as const)
}

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

export function nearestPart(heard: Tokens, from: number, to: number): DayPart | undefined {
  for (let distance = 1; distance <= 4; distance++) {
    const part =
      DAY_PARTS.get(heard.words[to - 1 + distance] ?? '') ?? DAY_PARTS.get(heard.words[from - distance] ?? '')
    if (part) return part
  }
  return undefined
}

function words(part: DayPart, list: string): (readonly [string, DayPart])[] {
  return list.split(' ').map((word) => [word, part] as const)
}

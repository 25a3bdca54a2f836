import { agreeing, inside, type Noun } from './noun-forms.ts'
import { hindiNoun } from './nouns.ts'

/** "कितनी रातें होंगी?", "कितने सिलिंडर चाहिए?" */
export function howMany(counted: Noun, isNeeded = false): string {
  const verb = isNeeded ? 'चाहिए' : counted.isFeminine ? 'होंगी' : 'होंगे'
  return `${inside(agreeing('कितना', counted), counted).direct} ${verb}?`
}

/** "रातों की संख्या" */
export function numberOf(counted: Noun): string {
  return `${counted.oblique} की संख्या`
}

/** "2 रातें"; a number whose noun is not known in Hindi stands alone. */
export function hindiNumber(label: readonly string[], value: number): string {
  const noun = hindiNoun(label)
  if (noun === undefined) return String(value)
  if (!noun.isPlural) return `${noun.direct} ${value}`
  return `${value} ${value === 1 ? (oneOf(label) ?? noun.direct) : noun.direct}`
}

/** "रात" of "nights" */
function oneOf(label: readonly string[]): string | undefined {
  const last = label.at(-1) ?? ''
  return hindiNoun([...label.slice(0, -1), ONE_OF.get(last) ?? last.replace(/s$/, '')])?.direct
}

const ONE_OF = new Map(Object.entries({ people: 'person', children: 'child' }))

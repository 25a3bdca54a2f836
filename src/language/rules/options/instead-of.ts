import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Tokens } from '../words/tokens.ts'
import type { OptionSpan } from './option-span.ts'
import { weighOptions } from './weigh-options.ts'

/** "Borewell ka... sorry, peene wala": what stands behind a correction takes the place of what stands before it. */
export function insteadOf(
  heard: Tokens,
  plan: FieldReader,
  named: OptionSpan,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  if (
    named.to > correctedFrom ||
    /^(?:of|than)$/.test(heard.words[correctedFrom] ?? '') ||
    !TAKES_BACK.test(heard.words.slice(Math.max(0, correctedFrom - 2), correctedFrom).join(' '))
  )
    return undefined
  const { best } = weighOptions(heard, plan, readsHindi, correctedFrom)
  return best?.value === named.value ? undefined : best
}

const TAKES_BACK = regex`
  (?:^| )(?:
    sorry|actually|rather|instead|correction|mistake|oops|meant?|wait|no|nahi|maaf|maaf kijiye|galti se|balki|नहीं|माफ
    |माफ कीजिए|गलती से|बल्कि
  )$
`

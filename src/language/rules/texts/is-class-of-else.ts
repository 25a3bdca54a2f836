import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isGradeAsked } from '../parts/saying-a-grade.ts'
import { asksOf } from '../told-of-else/asked-words.ts'
import { OTHER_TIME } from '../told-of-else/other-times.ts'
import type { Tokens } from '../words/tokens.ts'

/** "My other son is in 10th", "last year he was in 8th", "he is 14 years old", "90 percent": no class that a pupil is in now. */
export function isClassOfElse({ words }: Tokens, plan: FieldReader): boolean {
  if (!isGradeAsked(plan) || words.length > MAX_WORDS) return false
  const said = words.join(' ')
  if (NO_CLASS.test(said) || (OTHER_CHILD.test(said) && !THIS_ONE.test(said))) return true
  return (
    !asksOf(plan, /^(?:last|previous|passed|next|applying|admission|sought|wanted)$/) &&
    (OTHER_TIME.test(said) || OTHER_YEAR.test(said)) &&
    !NOW.test(said)
  )
}

const MAX_WORDS = 20
const NO_CLASS = regex('u')`
  \b(?:percent|percentage|roll (?:number|no)|marks|rank)\b|प्रतिशत|परसेंट
  |\b\d+ (?:years? old|saal (?:ka|ki) (?:hai|hain|ho))\b|(?<!\p{L})साल (?:का|की) (?:है|हो)
`
const OTHER_CHILD = regex('u')`
  \b(?:other|elder|older|younger|bad[aei]|chhot[aei]|dusr[aei]|doosr[aei]) (?:\S+ )?(?:son|daughter|child|one|brother|sister|bet[aei]|wal[aei]|bhai|behen)\b
  |(?:बड[ाेी]|छोट[ाेी]|दूसर[ाेी]) (?:बेट|वाल|भाई|बहन)
`
const THIS_ONE = /\b(?:this one|this child|ye wal[aei]|yeh|he is|she is)\b|ये /
const OTHER_YEAR =
  /\b(?:was|tha|thi) (?:in|mein)?\b|\b(?:will be|next year|agle saal|jayega|jayegi)\b|\b(?:tha|thi)$|(?:था|थी)$|अगले साल|जाएगा/
const NOW = /\b(?:now|currently|abhi|ab|this year|is saal)\b|अभी|अब/

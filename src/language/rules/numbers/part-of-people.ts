import { regex } from '../../../base/regex.ts'
import type { Message } from '../message.ts'
import { asksOf } from '../told-of-else/asked-words.ts'
import { WRITTEN } from '../told-of-else/other-parties.ts'
import { isCountOfPersons } from './counts-people.ts'
import { measureOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'

/** "2 people have it", "three will stay back", "you have 20 seats", "800 per person": some of them, room for them, or their price. */
export function isPartOfPeople(_message: Message, { plan, said, before, behind }: NumberInPart): boolean {
  if (measureOf(plan) !== 'count' || !isCountOfPersons(plan)) return false
  if (PER_HEAD.test(behind) || WRITTEN.test(said) || CARRIED.test(before)) return true
  if (YOU_HAVE.test(before) && !/ for$/.test(before)) return true
  const some = SOME.exec(behind)?.[1] ?? WAY_BACK.exec(before)?.[1]
  return some !== undefined && !asksOf(plan, OF_SOME)
}

const PER_HEAD =
  /^(?:rs |rupees |rupaye )?(?:per (?:person|head|plate|adult|guest|pax)|each|a plate|prati|har|(?:ek )?plate (?:ka|ki|hai))(?: |$)/
/** "Flight 6E 2134", "coach B 4" */
const CARRIED =
  /\b(?:flight|train|coach|platform|gate|terminal|pnr|bus)(?: (?:is|no|number|hai|ka|ki|the))*(?: [a-z\d]{1,2})?$/
const YOU_HAVE =
  /\b(?:you|aap|aapke) (?:people |guys |all |log )?(?:have|had|allow|seat|paas|pass|yahan)\b|(?:आपके) (?:पास|यहां)/
const SOME = regex('u')`
  ^(?:(?:of (?:them|us|those)|people|persons?|guests?|log|logon|members?|kids?|bachch\S+|लोग|लोगों|बच्चे|बच्चों) )?(?:in (?:my|our|the) \S+ )?(
    (?:have|has|had)(?! (?:confirmed|agreed|said|booked|to))
    |(?:is|are|was|were) (?:allergic|vegetarian|vegan|jain|diabetic|sick|ill|not|pregnant|disabled)
    |(?:(?:do|does|did|will|can|is|are) not|dont|doesnt|wont|cant)
    |(?:will |would |is |are )?(?:stay|staying|stays|remain|remaining) (?:back|there|behind|on)
    |(?:will |would |are )?(?:return|returning|come back|coming back)
    |(?:ko|को) (?!bula|lana|le |बुला|लाना)
    |(?:wahin|wahi|vahin|udhar|वहीं) (?:ruk|rah|reh|रुक|रह)
    |(?:ruk|wapas|wapis|laut)\S*
    |(?:रुक|वापस|लौट)\S*
  )
`
const WAY_BACK = /(?:^| )(wapsi|return|lautte|aate) (?:mein|me|time|trip|journey|waqt|samay)$/
const OF_SOME =
  /^(?:stay|staying|return|returning|allergy|allergic|have|has|need|needs|want|not|vegetarian|vegan|jain|patients?|wapsi)$/

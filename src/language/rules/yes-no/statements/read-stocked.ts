import { regex } from '../../../../base/regex.ts'
import { asksForNeed } from '../../fields/asks-for-need.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { toldInParts } from '../told-in-parts.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Ghar ka rakha hua hai", "already le liya": who has it needs none. "I don't need much" needs some. */
export function readStocked({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || heard.words.length > MAX_WORDS || !asksForNeed(plan)) return undefined
  return toldInParts(heard, (words, part) => {
    const said = words.join(' ')
    if (endsAsking(heard, part)) return undefined
    if (NOT_MUCH.test(said)) return true
    return STOCKED.test(said) && !WANTS.test(said) ? false : undefined
  })
}

const MAX_WORDS = 16
const NOT_MUCH = regex`
  \b(?:dont|do not|wont|will not) (?:need|want|require) (?:too |very |that |so )?(?:much|many|a lot)$
  |\b(?:zyada|jyada) nahi (?:chahiye|chahie)$
  |ज्यादा नहीं चाहिए$
`
const STOCKED = regex`
  \b(?:ghar|khud|apn[aei])(?: (?:ka|ki|ke|pe|par|mein|me))?(?: hi)? (?:rakh[aie]|pad[aie]|bach[aie])\b
  |(?:घर|खुद|अपन[ाेी])(?: (?:का|की|के|पे|पर|में))?(?: ही)? (?:रख|पड|बच)[ाेी]
  |\b(?:already|pehle (?:se|hi))\b.*(?:
    \b(?:le|kharid|mangwa|la) (?:liya|li|liye|chuk[aie])\b|(?:ले|खरीद|मंगवा|ला) (?:लिया|ली|लिए|चुक[ाेी])
    |\b(?:bought|purchased|got)[ ]
  )
`
const WANTS = /\b(?:nahi|not|no|dont|chahiye|chahie|need|want|lunga|lenge|but|khatam|kam)\b|नहीं|चाहिए|लूंगा|लेंगे|खत्म|कम/

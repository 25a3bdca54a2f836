import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isOfThePast } from '../set-aside/of-the-past.ts'
import { type Clause, clausesOf, saidIn } from '../words/clauses.ts'
import { countWords } from '../words/count-words.ts'
import type { Tokens } from '../words/tokens.ts'

/** Somebody's work where that is asked for, without the rest of its sentence: "nurse hoon City hospital mein", "working as a nurse". */
export function occupationIn(heard: Tokens, plan: FieldReader): Clause | undefined {
  if (!asksForWork(plan)) return undefined
  for (const clause of clausesOf(heard).toReversed()) {
    if (clause.to - clause.from > MAX_WORDS || isOfThePast(heard, clause)) continue
    const [, lead = '', work = ''] =
      TOLD.map((pattern) => pattern.exec(saidIn(heard, clause))).find((found) => found !== null) ?? []
    if (work === '' || !IS_WORK.test(work)) continue
    const from = clause.from + countWords(lead)
    return { from, to: from + countWords(work) }
  }
  return undefined
}

const MAX_WORDS = 16

const asksForWork = oncePerField(({ label }) =>
  label.some((word) => /^(?:job|occupation|profession|designation|role|post)$/.test(word)),
)

const WORK =
  '((?!(?:not|no|nahi|mera|meri|my|wife|husband|papa|नहीं)\\b)\\S+(?: (?!(?:mein|me|pe|par|se|ka|ki|ke|nahi|में|पे|पर|से|का|की|नहीं) )\\S+){0,3}?)'
const TOLD = [
  regex('u')`
    ^((?:(?:so|yes|haan|ji|well|currently|presently|now|i am|im|i work|working|employed|i) )*(?:as )?(?:an? |the )?)${WORK}
      [ ](?:in|at|with|since|for|from)[ ].+$
  `,
  regex`
    ^((?:(?:so|yes|haan|ji|well|currently|presently|now|i am|im|i) )*(?:work|working|employed) as (?:an? |the )?)${WORK}$
  `,
  regex('u')`
    ^((?:(?:haan|ji|abhi|ab|main|mai|hum|ek|हां|जी|अभी|अब|मैं|हम|एक) )*)${WORK} (?:hoon|hun|hu|हूं|हु)(?: .+)?$
  `,
  regex('u')`
    ^((?:(?:haan|ji|abhi|ab|main|mai|hum|हां|जी|अभी|अब|मैं|हम) )*)${WORK} (?:ka|ki|का|की) (?:kaam|job|naukri|काम|जॉब|नौकरी) (?:kar|hai|rah|कर|है)\S*(?: .+)?$
  `,
]

/** Words that end what people do for a living, in English, and the usual ones of Hindi. */
const IS_WORK = regex('u')`
  (?:^| )(?:
    \w{2,}(?:er|or|ist|ian|ant|eer|man|ive|wala|wali)|nurse|cook|chef|maid|guard|clerk|pilot|peon|lawyer|coach|agent|intern|student|housewife
    |homemaker|architect|lead|head|boy|ca
    |kisan|darzi|mistri|dukandar|dukaandar|vyapari|mazdoor|majdoor|naai|halwai|shikshak|adhyapak|grihini|gruhini|chowkidar
    |किसान|दर्जी|मिस्त्री|दुकानदार|व्यापारी|मजदूर|शिक्षक|अध्यापक|गृहिणी|ड्राइवर|टीचर|नर्स|डॉक्टर|इंजीनियर|मैनेजर|क्लर्क|वकील
  )$
`

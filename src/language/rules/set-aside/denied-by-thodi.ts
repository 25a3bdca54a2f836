import type { Denial } from './denial.ts'
import { clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

const HARDLY = new Set('thodi thode thoda थोडी थोडे थोडा'.split(' '))
/** What ends the sentence that "thodi" denies: "apna thodi hai", "वो थोड़े ही है". */
const ENDS = /^(?:(?:hi|na|ही|ना) )?(?:hai|hain|hoon|hun|hu|tha|thi|है|हैं|हूं|था|थी|hi|ही)(?: |$)/

/** "Apna flat thodi hai", "मालिक थोड़े ही हूँ": what stands before it in its clause is not so. */
export function deniedByThodi(heard: Tokens): Denial[] {
  if (!heard.words.some((word) => HARDLY.has(word))) return []
  return clausesOf(heard).flatMap((clause) => {
    const denials: Denial[] = []
    for (let at = clause.from + 1; at < clause.to; at++) {
      if (!HARDLY.has(heard.words[at] ?? '')) continue
      if (ENDS.test(heard.words.slice(at + 1, Math.min(clause.to, at + 3)).join(' ')))
        denials.push({ from: clause.from, to: at, reach: 'last' })
    }
    return denials
  })
}

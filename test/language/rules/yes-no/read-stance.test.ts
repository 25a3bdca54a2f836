import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const SMELL = field('gas_smell', 'boolean', 'Whether there is at present a smell of gas or a leak in the house')
const MEDICINE = field('on_medicine', 'boolean', 'Whether the patient takes any regular medicine')
const BUS = field('needs_transport', 'boolean', 'Whether the child needs the school bus')
const HOME = field(
  'home_collection',
  'boolean',
  'Whether the sample should be taken at home (true) or the patient comes to the lab (false)',
)
const WARRANTY = field('under_warranty', 'boolean', 'Whether the purifier is still under warranty')
const FIRST = field('first_visit', 'boolean', "Whether this is the patient's first visit to the clinic")

function told(title: string, value: boolean | undefined, table: [FieldSpec, string][]): void {
  describe(title, () => {
    it.each(table)('$name: "%s"', (asked, text) => {
      const values = understand(text, [asked], [asked.name]).values
      expect(values).toEqual(value === undefined ? {} : { [asked.name]: value })
    })
  })
}

told('a fact that has what was asked for is a yes', true, [
  [SMELL, 'pipe se gas leak ho rahi hai, jaldi kisi ko bhejo'],
  [SMELL, 'पाइप से गैस लीक हो रही है'],
  [MEDICINE, 'only the pressure tablet, daily'],
  [MEDICINE, 'sugar ki dawai chal rahi hai'],
  [MEDICINE, 'शुगर की दवाई चल रही है'],
  [BUS, 'the bus would be a great help, both of us work'],
  [BUS, 'bus chahiye hogi'],
  [HOME, 'home would be better if possible'],
  [HOME, 'ghar aa ke le jao sample'],
  [HOME, 'घर पे ही please'],
  [WARRANTY, 'abhi chhe mahine baaki hain warranty ke'],
  [FIRST, "it's our first time"],
  [FIRST, 'pehli baar aa rahe hain'],
])

told('a fact that lacks it, or has it no more, is a no', false, [
  [SMELL, 'there was last week but your mechanic fixed it, nothing now'],
  [MEDICINE, "nothing at all, she's always been healthy"],
  [MEDICINE, 'I used to, but the doctor stopped them in the summer'],
  [MEDICINE, 'पहले लेते थे, अब doctor ने सब medicines बंद कर दी हैं'],
  [MEDICINE, 'none whatsoever'],
  [HOME, 'घर मत भेजना किसी को, हम lab आ जाएँगे'],
  [HOME, 'we will come to the lab'],
  [WARRANTY, 'it expired in August'],
  [WARRANTY, 'warranty khatam ho chuki hai'],
  [WARRANTY, 'not any more'],
  [FIRST, "we've been coming to Dr. Rao for ten years"],
  [FIRST, 'पहले भी आ चुके हैं'],
])

told('a question, an aside or a condition is neither', undefined, [
  [BUS, 'how much is the bus'],
  [BUS, 'बस का किराया कितना है'],
  [BUS, 'मैं बाद में बात करने को नहीं कह रही, पहले ये बताइए बस का किराया कितना है'],
  [BUS, "No no, I'm not asking you to stop calling, I just didn't get the question"],
  [WARRANTY, 'what warranty?'],
  [MEDICINE, 'maybe some medicine, let me ask'],
  [SMELL, 'who told you about the gas?'],
])

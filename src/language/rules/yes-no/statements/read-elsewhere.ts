import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { clausesOf } from '../../words/clauses.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { YesNo } from '../yes-or-no.ts'

/** Questions whether somebody stays with what they have had. */
const ASKS_AGAIN =
  /\b(?:again|renew\w*|continue|continuing|come back|return|repeat|next (?:time|visit|stay|order|year))\b/i
/** Another one, or another place. */
const ANOTHER = regex('u')`
  \b(?:
    another|elsewhere|different|(?:some ?where|some ?one|any ?where|some|any) (?:else|other)
    |other (?:hotel|place|company|one|shop|school|gym|option)s?
  )\b
  |(?:^| )(?:doos?r[aei]|dus?r[aei]|(?:kahin|kahi|kisi|koi) aur|दूसर(?:ा|ी|े)|(?:कहीं|किसी|कोई) और)(?: |$)
`
/** What one will do, would rather do, or has done. */
const CHOSEN = regex('u')`
  \b(?:
    ill|we ?ll|i will|we will|well|id rather|we would rather|id|i would|going to|plan to|planning to|lets
    |(?:have|ive|weve|i|we) (?:already |just )?(?:joined|taken|took|bought|booked|found|chosen|moved to|switched to)
  )\b
  |(?:^| )(?:le|kar|ruk|reh|rah|dekh|chal|ja|jaa|jaay|tr[iy]|book|join)\S*(?:enge|unga|ungi|oonga|oongi)(?: |$)
  |(?:^| )(?:le|kar|join kar|book kar|dekh) (?:liya|li|chuke|chuka|chuki)(?: |$)
  |(?:^| )\S+(?:ेंगे|ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे)(?: |$)
  |(?:^| )(?:ले|कर|देख) (?:लिया|ली|चुके|चुका|चुकी)(?: |$)
`
const DENIES = /\b(?:not|no|never|dont|wont|nahi|nai|mat|if|agar)\b|(?:^| )(?:नहीं|मत|अगर)(?: |$)/u

/** "So I'll stay with you guys", "aap ke saath hi rahenge" */
const STAYS = regex('u')`
  \b(?:ill|well|i will|we will|id rather|lets|will|going to|want to|prefer to|better to)(?: \w+)?
    [ ](?:stay|stick|continue|carry on|go on|remain) (?:with|on with) (?:you|this|the same|yours)\b
  |(?<!\p{L})(?:aap|aapke|aapki|isi|yahi|inhi)(?: \S+){0,2}? (?:saath|company|se|ke paas) (?:hi )?
    (?:rah|reh|kar|kara|karwa|chal|le)\S*(?:enge|unga|ungi|na hai)
  |(?<!\p{L})(?:आप|आपके|आपकी|इसी|यही)(?: \S+){0,2}? (?:साथ|कंपनी|से|के पास) (?:ही )?(?:रह|कर|करा|करवा|ले)\S*(?:ेंगे|ूंगा|ूंगी|एंगे|ऊंगा|ऊंगी|ना है)
`

/** "Next time कोई दूसरा hotel लेंगे", "I've already joined another gym" to "will you come again?": another is taken instead. */
export function readElsewhere({ heard, move }: Message, { field }: FieldReader): YesNo | undefined {
  if (move !== undefined || !ASKS_AGAIN.test(field.description)) return undefined
  const parts = segmentsOf(heard)
  const stays = parts.find(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    return STAYS.test(said) && !DENIES.test(said)
  })
  if (stays) return { value: true, isExplicit: true, ...stays }
  const clause = clausesOf(heard).find(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    return ANOTHER.test(said) && CHOSEN.test(said) && !DENIES.test(said)
  })
  return clause && { value: false, isExplicit: true, ...clause }
}

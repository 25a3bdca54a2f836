import { regex } from '../../../base/regex.ts'

/** "The doctor said there would be an operation", "bola tha operation karna padega": what somebody said or thought was to come. */
export function isToldAsPlan(said: string): boolean {
  return PLAN.test(said)
}

/** "Medicine was enough", "dawai se hi theek ho gaye": something less did, so that what was planned never came about. */
export function wasSpared(said: string): boolean {
  return SPARED.test(said)
}

const PLAN = regex('u')`
  \b(?:said|told|thought|feared|suggested|advised|planned|recommended|expected|were going|was going|supposed)\b
    .*\b(?:would|will|may|might|could|need|needs|needed|should|have to|to be|going to)\b
  |(?<!\p{L})(?:bol[aei]|kah[aei]|soch[aei]|bataya|keh rahe|kah rahe|bol rahe|बोल[ाेी]|कह[ाेी]|सोच[ाेी]|बताया|कह रहे|बोल रहे)
    (?![\p{L}\p{M}]).*(?<!\p{L})(?:hog[ai]|padeg[ai]|lageg[ai]|kareng[ei]|karna|honi|hona|होग[ाी]|पडेग[ाी]|लगेग[ाी]|करेंग[ेी]|करना|होनी|होना)(?![\p{L}\p{M}])
  |(?<!\p{L})(?:hon[aei]|karn[aei]|karwan[aei]|होन[ाेी]|करन[ाेी]|करवान[ाेी]) (?:wal[aei] |वाल[ाेी] )?(?:th[aei]|थ[ाेी])(?![\p{L}\p{M}])
`
const SPARED = regex('u')`
  \b(?:(?:was|were) (?:enough|sufficient)|sufficed|did the (?:job|trick)|(?:managed|recovered|cured|treated|settled|got (?:well|better|fine|ok|okay)) (?:with|by|on) )
  |(?<!\p{L})(?:se|से) (?:hi |ही )?(?:(?:sab|सब) )?(?:(?:kaam|काम) (?:chal|ho|चल|हो)|(?:theek|thik|ठीक) (?:ho|हो)|(?:aaram|आराम) )
`

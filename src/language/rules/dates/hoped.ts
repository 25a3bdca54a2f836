import { regex } from '../../../base/regex.ts'

/** "I was thinking of Friday", "Friday ka socha tha", "she asked me to come on Friday": a wish or an order, told in the past. */
export const HOPED = regex('u')`
  (?:^| )(?:had (?:asked|requested|wanted|thought|planned|chosen)|(?:was|were) (?:thinking|hoping|wondering|planning|going|told)
    |(?:asked|told|advised) (?:me|us|him|her|them) to (?:come|visit|report|bring|get|show)
    |(?:socha|soch rah[aei]|bola|kaha|bataya|plan|irada) (?:tha|thi|the)|(?:सोचा|सोच रह[ाीे]|बोला|कहा|बताया|प्लान) (?:था|थी|थे))(?= |$)
`

import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'
import { clauseStart } from './clause-start.ts'

/** "They told me stop calling us", "she said she would call me", "maine bola tha baad mein karo": what is told of others. */
export function isToldOf(heard: Tokens, at: number): boolean {
  const { words } = heard
  const from = Math.max(clauseStart(heard, at), at - MOST_BACK)
  return words.slice(from, at).some((word, index) => SAYS.test(word) && !OF_SELF.test(words[from + index + 2] ?? ''))
}

const MOST_BACK = 7
/** "Main bol rahi hoon" tells who speaks. */
const OF_SELF = /^(?:hoon|hun|hu|हूं)$/
const SAYS = regex`
  ^(?:
    say|says|said|saying|tell|tells|told|telling|asked|asking|shouts?|shouted|screams?|screamed|used
    |bol|bola|boli|bole|bolke|bolkar|bolte|bolti|bolta|kah|keh|kaha|kahe|kahega|kahegi|kahenge|bolega|bolegi|bolenge|kehte|kehti|kehta|kehna|lagta|laga|soch|socha|suna|pata|bata|batao|bataiye|bataya|batayi|batana|pucha|puchha|poocha
    |बोल|बोला|बोली|बोले|बोलके|बोलकर|बोलते|कह|कहा|कहे|कहेगा|कहेगी|कहेंगे|बोलेगा|बोलेगी|कहते|कहना|लगता|लगा|सोच|सोचा|सुना|पता|बता|बताओ|बताइए|बताया|बताई|बताना|पूछा
  )$
`

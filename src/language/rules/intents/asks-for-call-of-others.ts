import { regex } from '../../../base/regex.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** "Let someone from the branch ring me", "have your advisor call me", "manager ko boliye mujhe phone kare"; "tell Karan to call me" is no wish of the agent. */
export function asksForCallOfOthers({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to).join(' ')
  return CALL_OF_OTHERS.some((pattern) => pattern.test(said))
}

const CALL_OF_OTHERS = [
  regex`
    ^(?:
      (?:
        please|kindly|just|but|and|or|so|then|no|ok|okay|yes|better|maybe|rather|instead|you|can|could|will|would|i
        |we|id|wed|want|like|need|prefer|to
      )[ ]
    )*(?:let|have|get|make|ask|tell|request|want|need|like|prefer)
      [ ](?!to |him |her |them |my |our |it |this |that |me |us )(?!
        (?!
          (?:
            someone|somebody|anyone|anybody|people|manager|agent|executive|officer|advisor|adviser|expert|doctor
            |engineer|technician|mechanic|branch|office|team|staff|support|sales|supervisor|senior
          )[ ]
        )\S+ to[ ]
      )(?:(?!not |dont |never |when |why |if )\S+ ){1,6}?(?:to )?(?:call|ring|phone|contact)(?: me| us)(?: back)?
      (?: |$)
  `,
  regex`
    ^(?:(?:please|but|and|or|so|then|no|ok|okay|yes|maybe) )*(?:can|could|will|would|should)
      [ ](?:someone|somebody|anyone|one of|any of|your \S+|the \S+|an? \S+)(?: (?!not |never )\S+){0,4}
      [ ](?:call|ring|phone|contact) (?:me|us)(?: |$)
  `,
  regex`
    (?:^| )\S+ (?:ko|se|को|से)
      [ ](?:bolo|boliye|bolna|bolke|kaho|kahiye|kehna|kehke|keh|बोलो|बोलिए|बोलना|बोलकर|कहो|कहिए|कहना|कहकर|कह)(?: \S+){0,3}?
      [ ](?:mujhe|mujhko|humein|hame|hume|मुझे|मुझको|हमें) (?:wapas |vapas |वापस )?(?:call|phone|कॉल|काल|फोन)
      [ ](?!mat |na |मत |न |ना )
  `,
]

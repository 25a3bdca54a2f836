import { regex } from '../../../base/regex.ts'
import type { Message } from '../message.ts'
import { isOpen } from '../words/bare-clauses.ts'
import { clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * "It's Vikram, oh no, the papers are in my son's name": what was said first no longer stands, and what stands instead was not
 * understood. Nothing is kept of such an answer, so that it is asked for again.
 */
export function dropTakenBack({ heard, found }: Message): void {
  const at = takesBackAt(heard)
  if (at === undefined) return
  const after = heard.words.slice(at).join(' ')
  const isReplaced = found.some(
    ({ isAsked, to, value }) =>
      isAsked && (to > at || (typeof value === 'string' && after.includes(value.toLowerCase()))),
  )
  if (isReplaced) return
  const kept = found.filter(({ isAsked, to }) => !isAsked || to === 0)
  found.splice(0, found.length, ...kept)
}

/** Where a clause takes back what was said before it and says something else. */
function takesBackAt(heard: Tokens): number | undefined {
  const { words } = heard
  const marked = clausesOf(heard)
    .slice(1)
    .flatMap(({ from }) => {
      const said = words.slice(from, from + MAX_MARKER + 1).join(' ')
      const [marker] = TAKES_BACK.exec(said) ?? []
      return marker === undefined || EXCUSES.test(said)
        ? []
        : [{ from, behind: from + marker.trim().split(' ').length }]
    })
  if (marked.length === 0) return undefined
  const last = words.flatMap((word, at) => (isOpen(word) ? [at] : [])).at(-MIN_OPEN) ?? -1
  return marked.find(({ behind }) => behind <= last)?.from
}

/** Words that the longest of these expressions has ("oh sorry for the noise"). */
const MAX_MARKER = 6

/** "Sorry, Rohit": a word alone may be noise. */
const MIN_OPEN = 2
const TAKES_BACK = regex`
  ^(?:oh |arre |अरे )?(?:
    sorry|oh sorry|oh no|no no|no wait|wait no|my mistake|galti se|maaf (?:kijiye|karna|kijiyega)|nahi nahi
    |no (?:thats|that is|that was)|actually (?:he|she|they|that)|माफ (?:कीजिए|करना|कीजिएगा)|नहीं नहीं|गलती से
  )(?: |$)
`
/** "Sorry for the noise", "sorry, I can't hear you" */
const EXCUSES = regex`
  ^(?:oh |arre |अरे )?(?:sorry|maaf \S+|माफ \S+) (?:
    for|about|to|the (?:line|noise|kids?|baby|dog)|i (?:am|was|had|have|cant|could)|im|ive|its (?:noisy|loud)
    |my (?:network|phone|line|signal|connection|kids?|son|daughter|dog|baby|battery)|yahan|idhar|यहां|इधर
  )(?: |$)
`

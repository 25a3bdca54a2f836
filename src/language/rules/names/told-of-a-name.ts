import { oncePerField } from '../fields/once-per-field.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { type Clause, clauseAt, clausesOf, saidIn } from '../words/clauses.ts'
import { says, spacedOut } from '../words/says.ts'
import type { Tokens } from '../words/tokens.ts'
import { asksForChild, isParent } from './child-of-parent.ts'
import { isOfOtherKin } from './is-of-other-kin.ts'
import { asksForSpeaker } from './asks-for-speaker.ts'
import { isKinInflected } from './kin.ts'

/**
 * Whether a name is only of somebody who is spoken of or to, and not of who is asked for: "Sharma ji ne aapki jagah batayi", "hi Asha",
 * "Sunita is my sister", "I'm Mr Kapoor's secretary"; or no name at all: "mera naam thoda mushkil hai", "I'm Gujarati".
 */
export function isToldOfAName(heard: Tokens, span: Clause, plan: FieldReader): boolean {
  const clause = clauseAt(heard, span.from)
  if (clause === undefined) return false
  const said = marked(heard, clause, span)
  if (isOwner(heard, span, plan) || isNoName(heard, clause, span) || isOfOtherKin(heard, clause, span, plan))
    return true
  if (isMet(plan)) return false
  return TOLD.test(said) || isGreeted(heard, clause, said) || isKnown(heard, clause)
}

/** "Rahul's father", "Aryan ki mummy": the name is not that of the kin. */
export function saysOnlyWhoseKin({ text }: Tokens): boolean {
  const [, kin = ''] = WHOSE_KIN.exec(text.toLowerCase()) ?? []
  return isKinInflected(kin)
}

/** The "Rahul" of "Sunita, Rahul ki mummy", where the mother is asked for */
export function isOfWhoseKin({ text }: Tokens, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const [, kin = ''] = at === -1 ? [] : (OWNED_KIN.exec(text.slice(at + name.length - OWN_END).toLowerCase()) ?? [])
  return isKinInflected(kin)
}

const OWN_END = 2
const OWNED_KIN = /^(?:['’]s|.{2}(?:['’]s)?\sk[aie]|.{2}\sक[ाेी]|.{2}['’]s)\s(\S+?)[.।]?$/u
const WHOSE_KIN =
  /^\s*(?:(?:i'?m|i am|this is|main|mai|hum|मैं)\s)?\S+(?:\s(?:ji|sahab|जी|साहब))?(?:['’]s|\sk[aie]|\sक[ाेी])\s(\S+)(?:\s(?:hoon|hun|hu|here|speaking|bol rah[aie] h\S+|हूं|हूँ))?[.।]?\s*$/u

/** The words of a clause with a sign for the name; a verb that was taken for a part of it stays a word. */
function marked({ words }: Tokens, { from, to }: Clause, span: Clause): string {
  return spacedOut(
    words.slice(from, Math.max(to, span.to)).flatMap((word, index) => {
      const at = from + index
      if (at < span.from || at >= span.to || TAKEN_ALONG.test(word)) return word
      return at > span.from && !TAKEN_ALONG.test(words[at - 1] ?? '') ? [] : NAME
    }),
  )
}

const NAME = '¤'
const TAKEN_ALONG =
  /^(?:knows?|recommended|suggested|referred|told|said|says|gave|ask|send|yesterday|today|works|will|has|sir|madam|maam|ji|sahab|uncle|aunty|sister|brother|bhai|bhaiya|didi|batayi|bataya)$/

/** "Hi Asha", "thanks Asha", "Asha ji, suniye" */
function isGreeted(heard: Tokens, clause: Clause, said: string): boolean {
  if (GREETED.test(said)) return true
  return CALLED.test(said) && LISTEN.test(heard.words.slice(clause.to, clause.to + 2).join(' '))
}

const GREETED = new RegExp(
  `^ (?:(?:ok|okay|yes|haan|so) )?(?:hi|hello|hey|thanks|thank you|thankyou|dear|good morning|good evening|good afternoon|namaste|namaskar|नमस्ते|हेलो|हैलो|धन्यवाद) ${NAME} (?:(?:ji|जी|madam|maam|mam|sir|beta|how are you|kaise hain|kaisi hain) )*$`,
)
const CALLED = new RegExp(`^ ${NAME} (?:(?:ji|जी|madam|maam|mam) )*$`)
const LISTEN = /^(?:suniye|suno|sunna|suniyega|listen|ek minute|ek min|wait|hold on|one minute|सुनिए|सुनो|एक मिनट)(?: |$)/

/** "I know the owner, Rakesh" */
function isKnown(heard: Tokens, clause: Clause): boolean {
  const clauses = clausesOf(heard)
  const before = clauses[clauses.findIndex(({ from }) => from === clause.from) - 1]
  return before !== undefined && KNOWS.test(spacedOut([saidIn(heard, before)]))
}

const KNOWS = says(
  `(?:know|knew|met|called|told|asked)(?: \\S+)? (?:owner|manager|boss|staff|waiter|friend|neighbour|colleague|driver|agent)`,
)

const TOLD = says(`
  ${NAME} (?:(?:sir|madam|maam|ji|sahab|uncle|aunty|bhaiya|bhai) )?(?:recommended|suggested|referred|told|gave|knows|will tell|will know|can tell|would know|has told|had told|is away|has kept|has them|keeps them)
  ${NAME} (?:is|was) (?:my|our|his|her) (?:husband|wife|son|daughter|father|mother|brother|sister|friend|cousin|neighbour|neighbor|boss|colleague)
  (?:i know|we know|i knew|know|knows|met|spoke to|spoke with|talked to|talked with|talking to|talking with|speaking to|speaking with|ask|asked|send|told|thank) (?:(?:mr|mrs|ms|only|the|owner|your|manager) ){0,2}${NAME}
  ${NAME} (?:(?:ji|sahab|sir|madam|bhai|bhaiya|जी|साहब|सर|मैडम|भाई) )?(?:ne|ने)(?: \\S+)?(?: \\S+)? (?:bata*|bola|boli|kaha|kahi|suggest*|recommend*|diya|di|di|diya|bheja|number|refer*|बता*|बोला|कहा|दिया|भेजा|नंबर)
  ${NAME} (?:(?:ji|sahab|sir|जी|साहब) )?(?:se|से)(?: meri| hamari| \\S+)? (?:baat|pooch*|puch*|mil*|suna|pata|mulaqat|बात|पूछ*|मिल*|सुना|पता)
  ${NAME} (?:(?:ji|sahab|जी) )?(?:ko|को)(?: hi| ही)? (?:jaan*|pata|malum|maloom|bhej*|pooch*|puch*|bula*|जान*|पता|मालूम|भेज*|पूछ*|बुला*)
  ${NAME} (?:(?:ji|जी) )?(?:bata deg*|batayeg*|batad*|bata de|jaant*|jant*|jaanti|बता देग*|बताएग*|जानत*)
  ${NAME} (?:mera|meri|mere|hamara|hamari|मेरा|मेरी|मेरे) (?:bhai|behen|bahan|didi|dost|padosi|biwi|patni|pati|beta|beti|papa|mummy|भाई|बहन|दीदी|दोस्त|पडोसी|पत्नी|पति|बेटा|बेटी)
`)

/** "Mera naam thoda mushkil hai", "I'm Gujarati" */
function isNoName({ words }: Tokens, clause: Clause, { from, to }: Clause): boolean {
  const name = words.slice(from, to)
  const before = words.slice(clause.from, from)
  if (before.some((word) => /^(?:name|naam|nam|नाम)$/.test(word))) return name.some((word) => HARD.test(word))
  return (
    to - from === 1 && COMMUNITY.test(name[0] ?? '') && /^(?:im|am|main|mai|hum|we|are|मैं|हम)$/.test(before.at(-1) ?? '')
  )
}

const HARD =
  /^(?:mushkil|lamb[aie]|bad[aie]|chhot[aie]|ajeeb|alag|aasan|asaan|easy|difficult|hard|long|short|unusual|common|simple|tough|complicated|tricky|मुश्किल|लंब[ाीे]|अजीब|अलग|आसान|कठिन)$/u
const COMMUNITY =
  /^(?:punjabi|gujarati|gujrati|bengali|marathi|marathe|jain|hindu|muslim|sikh|christian|tamil|telugu|kannadiga|malayali|bihari|rajasthani|marwari|sindhi|odia|assamese|nepali|brahmin|vegetarian|nonvegetarian|vegan|indian|kashmiri|पंजाबी|गुजराती|बंगाली|मराठी|जैन|हिंदू|मुस्लिम|सिख|बिहारी|मारवाडी|सिंधी)$/u

/** "I'm Mr Kapoor's secretary", "Kapoor sahab ka driver"; "Rahul's father", where the father or the speaker is asked for; "Sharma ji ki beti". */
function isOwner({ words, text, ends }: Tokens, { from, to }: Clause, plan: FieldReader): boolean {
  const isOfEnglish = /['’]s$/.test(text.slice(0, ends[to - 1]))
  let at = to
  while (/^(?:ji|sahab|saab|sir|madam|जी|साहब|सर)$/.test(words[at] ?? '')) at += 1
  if (!isOfEnglish && !/^(?:k[aie]|क[ाेी])$/.test(words[at] ?? '')) return false
  const owned = words[isOfEnglish ? to : at + 1] ?? ''
  if (to === from || owned.length < 2) return false
  if (asksForChild(plan) && isKinInflected(owned) && !isParent(owned)) return true
  return STAFF.test(owned) || (isKinInflected(owned) && asksForKin(plan))
}

const STAFF =
  /^(?:secretary|driver|assistant|office|pa|manager|guard|watchman|servant|maid|caretaker|clerk|daftar|ड्राइवर|सेक्रेटरी|ऑफिस|दफ्तर)$/
const asksForKin = oncePerField(
  (plan) =>
    asksForSpeaker(plan) || plan.label.some((word) => /^(?:parents?|father|mother|guardian|caller)$/.test(word)),
)

/** Where it is asked whom to meet or to call, or of whom one has heard, others are the answer. */
const isMet = oncePerField(({ label, field: { description } }) =>
  /\b(?:meet|visit|host|contact|refer\w*|recommend\w*|driver|doctor|agent|talk|speak|spoke|whom|attended|staff|person who|handed|technician|stylist|teacher|trainer)\b/i.test(
    `${label.join(' ')} ${description}`,
  ),
)

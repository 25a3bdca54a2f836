import { regex } from '../../../base/regex.ts'
import type { SpecialIntent } from '../../../ports/language.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { asksToCallThen, cannotTalkNow, handsOver, namesLaterInHindi, namesLaterTime } from './later-calls.ts'
import { mayBeOtherPerson, saysOtherPerson } from '../names/not-this-person.ts'
import type { Tokens } from '../words/tokens.ts'
import { bodyFrom } from './body-from.ts'
import { wordSet } from '../words/word-set.ts'
import { endsAsking } from '../words/ends-asking.ts'

export interface Wish {
  intent: SpecialIntent
  from: number
  to: number
}

/**
 * Finds intents by the words of a clause, where no phrase is known: a call and a word that ends it, a number and a word
 * that removes it, a wrong number, a call and a later time. Does not check who says it: see `isQuoted`.
 */
export function wishesIn(heard: Tokens): Wish[] {
  if (!heard.words.some((word) => TELLING.has(word)) && !mayBeOtherPerson(heard)) return []
  const clauses = clausesOf(heard)
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1]
    const length = clause.to - clause.from
    const body = { from: bodyFrom(heard, clause), to: clause.to }
    // One word is a wish only behind another clause: "…, later".
    if (length > MAX_WORDS || (length < 2 && before === undefined)) return []
    const intent =
      endsCalls(heard, clause) ||
      THREAT.test(heard.words.slice(clause.from, clause.to).join(' ')) ||
      endsCallsOfBefore(heard, clause, before) ||
      removesNumber(heard, body)
        ? 'opted_out'
        : isWrongNumber(heard, body) || saysOtherPerson(heard.words.slice(clause.from, clause.to))
          ? 'wrong_person'
          : asksForCallOfOthers(heard, clause) ||
              asksForLaterCall(heard, clause) ||
              asksToCallThen(heard, clause) ||
              asksLaterOfBefore(heard, clause, before) ||
              isBackLater(heard, clause, clauses)
            ? 'callback_requested'
            : undefined
    if (intent === undefined) return []
    const isPutOff =
      intent === 'callback_requested' && before && deniesCallNow(heard.words.slice(before.from, before.to))
    return [{ intent, from: isPutOff ? before.from : clause.from, to: clause.to }]
  })
}

const MAX_WORDS = 16

const CALLING = wordSet(
  `call calls calling contact contacting phone phoning ring ringing message messages messaging msg msgs sms telephone
   telephoning text texting texts disturb disturbing bother bothering harass harassing pester pestering spam spamming dial
   dialling trouble troubling`,
)
const STOPS = wordSet('stop quit cease end')
const NOT = wordSet('dont not never no')
const AGAIN = wordSet('again further ever anymore never more henceforth future any')
/** Who is called: "don't call me", "… this number", "… here". */
const CALLED = wordSet('me us here number my our')
/** Words before "don't call" with which it is an imperative or the speaker's own request. */
const BEFORE_NOT = wordSet(
  'please and just so but kindly sir madam ji now also ok okay hey then no yes enough you told said asked telling say seriously look listen',
)
const BETWEEN_NOT = wordSet(
  `you ever please dare want wish to be need like any more your the these those again even u get receive getting receiving for
   me us such further other have been keep or and`,
)
const BETWEEN_STOP = wordSet(
  'with the these those this all your any making such please me us giving sending doing of and',
)

/** "Stop these calls", "don't you ever call me again", "mujhe koi call nahi chahiye", "call karna band karo". */
function endsCalls(heard: Tokens, { from, to }: Clause): boolean {
  const { words } = heard
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    if (STOPS.has(word) && !NOT.has(words[at - 1] ?? '') && reaches(words, at + 1, to, BETWEEN_STOP, CALLING))
      return true
    if (NOT.has(word) && isOwnOrder(words, at, from) && isForGood(words, at, to)) return true
    if (CALL_NOUNS.has(word) && !isOfDoor(words, at, from, to) && isEndedBehind(words, at, from, to)) return true
    if (MAT.has(word) && isEndedAhead(words, at, from, to)) return true
  }
  const said = words.slice(from, to).join(' ')
  return NOT_WISHED.test(said) || NO_MORE_CALLS.test(said) || UNLAWFUL.test(said)
}

/** "Ghanti mat bajana, bachcha so raha hai": the bell of the door, unless it is to be rung again or on the phone. */
function isOfDoor(words: readonly string[], at: number, from: number, to: number): boolean {
  return BELL.has(words[at] ?? '') && !words.slice(from, to).some((word) => AGAIN_HINDI.has(word))
}

const BELL = wordSet('ghanti घंटी')
const AGAIN_HINDI = wordSet('dobara dubara phir fir baar bar phone mobile दोबारा दुबारा फिर बार फोन मोबाइल')

/** "No more donation calls please" */
const NO_MORE_CALLS = regex`
  ^(?:(?:please|and|so|ok|okay|just|but|also|then|kindly) )*no more (?:of )?(?:(?:your|these|those|such|any) )?(?:\w+ ){0,2}?
    (?:calls|messages|texts|sms|phone calls|reminders|calling|whatsapps?)
    (?! (?:before|after|till|until|during|on|in|at|come|came|comes|coming|are|were|have|has|reach|reached|now)\b)
`

/** "I'm registered on DND", "this call is a violation", "I'll report this number": the law against calls is called upon. */
const UNLAWFUL = regex('u')`
  (?<!\b(?:not|isnt|wasnt|never) )\b(?:registered|enrolled|listed|activated|signed up|subscribed|registration)
    (?: (?:my|this|the|our)(?: \w+)?)? (?:on|with|under|in|for|at) (?:the )?(?:national )?(?:dnd|dnc|ndnc|do not (?:disturb|call)|dont (?:disturb|call))\b
  |\b(?:this|these|such|your|unsolicited)(?: \w+)? (?:call|calls|calling|messages) (?:is|are|amounts? to|count as|violates?)
    [ ](?:an? |the |plain |pure |total )*(?:violation|illegal|unlawful|harassment|against the law|offence|nuisance|intrusion|invasion|trai|dnd)\b
  |\b(?:ill|i will|well|we will|(?:im|i am|we are) (?:going to|gonna)|(?:i|we|ill|well|i will|we will) have to)
    [ ](?:be )?(?:report|reporting|block|blocking) (?:this|your|these) (?:number|call|calls|caller)\b(?! (?:as|on)\b)
  |(?:^| )(?:dnd|डीएनडी) (?:\S+ ){1,5}?(?:phir|fir|to|tab|फिर|तो|तब) (?:bhi|भी)(?: |$)
`

/** "Main nahi chahta ki aap mujhe phone karein" */
const NOT_WISHED = regex('u')`
  (?:^| )(?:nahi|nai|नहीं) (?:chah|चाह)(?:t[aie]|ta|त[ाीे])(?: (?:hoon|hun|hu|hain|हूं|हैं))? (?:ki|कि) (?:\S+ ){0,4}?
    (?:call|phone|message|sms|कॉल|काल|फोन|मैसेज)(?: |$)
`

/** Whether a word of `targets` follows, with only words of `between` before it. */
function reaches(
  words: readonly string[],
  from: number,
  to: number,
  between: Set<string>,
  targets: Set<string>,
): boolean {
  for (let at = from; at < Math.min(to, from + 6); at++) {
    const word = words[at] ?? ''
    if (targets.has(word)) return true
    if (!between.has(word)) return false
  }
  return false
}

function isOwnOrder(words: readonly string[], at: number, from: number): boolean {
  const first = words[at] === 'not' && words[at - 1] === 'do' ? at - 1 : at
  if (first === from) return true
  const before = words[first - 1] ?? ''
  if (before === 'i' || before === 'we' || before === 'id' || before === 'wed') return WANTS.has(words[at + 1] ?? '')
  if (before === 'to') return words.slice(Math.max(0, first - 5), first - 1).some((word) => OWN_TELLING.has(word))
  if (
    words
      .slice(Math.max(0, first - 4), first)
      .some((word, index, near) => word === 'your' && OWN_TELLING.has(near[index - 1] ?? ''))
  )
    return true
  return before === 'you' || before === 'people' ? OWN_TELLING.has(words[first - 2] ?? '') : BEFORE_NOT.has(before)
}

const WANTS = wordSet('want wish like need')
const OWN_TELLING = wordSet(
  'told asked tell telling warned like want request requested need inform informed instruct instructed begged',
)

function isForGood(words: readonly string[], at: number, to: number): boolean {
  if (!reaches(words, at + 1, to, BETWEEN_NOT, CALLING)) return false
  const rest = words.slice(at + 1, to)
  const call = rest.findIndex((word) => CALLING.has(word))
  const behind = rest.slice(call + 1)
  if (words[at] !== 'no' && FROM_NOW_ON.test(behind.join(' '))) return true
  if (
    behind.some((word, index) => CONDITIONS.has(word) && !(word === 'from' && FROM_YOU.has(behind[index + 1] ?? ''))) ||
    behind.some((word) => word === 'him' || word === 'her' || word === 'them')
  )
    return false
  if (words[at] === 'no') return rest[call] !== 'call' && rest.includes('more')
  const isWish = rest.slice(0, call).some((word) => WANTS.has(word))
  return (
    words[at] === 'never' ||
    isWish ||
    rest.some((word) => AGAIN.has(word)) ||
    (behind.every((word) => ENDINGS.has(word)) && behind.some((word) => CALLED.has(word)))
  )
}

/** "Don't call me after today", "never ring this number from now on" */
const FROM_NOW_ON = regex`
  ^(?:(?:me|us|here|this|number|on|my|our) )*
    (?:after today|from (?:today|tomorrow|now|here)(?: on| onwards?)?|henceforth|hereafter)
    (?: (?:please|sir|madam|ok|okay))*$
`
const ENDINGS = wordSet(
  'me us here this that my our number phone mobile cell line on please at all again sir madam okay ok now',
)
/** "Calls from you" are all of them. */
const FROM_YOU = wordSet('you your this these here any')
const CONDITIONS = wordSet(
  `before after between until till unless while during today tonight tomorrow now right except from around early late if when
   that abhi aaj back then`,
)

const CALL_NOUNS = wordSet(
  'call calls calling phone fone ghanti घंटी msg message messages sms pareshan tang disturb कॉल काल फोन मैसेज मेसेज परेशान तंग डिस्टर्ब',
)
const MAT = wordSet('mat मत')
const NA = wordSet('na ना न')
const BAND = wordSet('band bandh बंद बन्द')
const NAHI = wordSet('nahi nai नहीं')
const DO_VERBS = wordSet(
  `karo karna kar karein karen kare kariye kariyega kijiye kijiyega kijie kiya lagao lagana lagaiye lagaye bajao bajana bajaiye milana milao dijiye do बजाओ बजाना बजाइए मिलाना करो करना
   कर करें करे करिए करिएगा कीजिए कीजिएगा कीजिये किया लगाओ लगाना लगाइए दो दीजिए`,
)
/** "Karwa do", "करवाइए" */
const CAUSED = /^(?:karwa|karva|करवा|करा)/
const WANTED = wordSet('chahiye chahie chahta chahti chahte aana aane aaye aani चाहिए चाहता चाहती चाहते आना आने')
const BETWEEN_CALL = wordSet(
  `mujhe mujhko hume humein humko hamein karna karne kiya ko bhi hi please yahan dobara dubara phir fir aage se is number par
   pe yaar bhai ka ab kabhi koi wapas vapas aur aise aisa aana ana मुझे मुझको हमें हमको करना करने किया को भी ही प्लीज यहां
   दोबारा दुबारा फिर आगे से इस नंबर पर यार भाई का अब कभी कोई वापस और ऐसे आना`,
)

/**
 * "Call mat karo", "phone karna band kijiye", "कॉल न करें", "call nahi chahiye"; "abhi call mat karo" is for now alone.
 */
function isEndedBehind(words: readonly string[], at: number, from: number, to: number): boolean {
  if (words.slice(from, at).some((word, index) => FOR_NOW.has(word) && !isFromNowOn(words, from + index))) return false
  for (let next = at + 1; next < Math.min(to, at + 6); next++) {
    const word = words[next] ?? ''
    const after = words[next + 1] ?? ''
    if (next + 1 < to && FOR_NOW.has(words[to - 1] ?? '')) return false
    if (MAT.has(word)) return next + 1 >= to || DO_VERBS.has(after)
    if (NA.has(word)) return next + 1 < to && DO_VERBS.has(after)
    if (BAND.has(word)) return DO_VERBS.has(after) || CAUSED.test(after) || next + 1 >= to
    if (NAHI.has(word))
      return WANTED.has(after) || (after === 'karna' && next + 2 >= to) || (after === 'करना' && next + 2 >= to)
    if (!BETWEEN_CALL.has(word)) return false
  }
  return false
}

/** "Mat kiya karo call", "mat karo yaar phone", "मत कॉल करो"; "mat karo, call karo" asks for a call instead. */
function isEndedAhead(words: readonly string[], at: number, from: number, to: number): boolean {
  const before = words.slice(from, at)
  if (before.some((word, index) => (FOR_NOW.has(word) && !isFromNowOn(words, from + index)) || OF_OTHERS.test(word)))
    return false
  let verbs = 0
  let call = -1
  for (let next = at + 1; next < Math.min(to, at + 7); next++) {
    const word = words[next] ?? ''
    if (FOR_NOW.has(word)) return false
    if (CALL_NOUNS.has(word)) call = next
    else if (DO_VERBS.has(word) && word !== 'kiya' && word !== 'किया') verbs += 1
    else if (!BETWEEN_CALL.has(word)) break
  }
  return call !== -1 && verbs === 1
}

/** "Unko mat call karna" */
const OF_OTHERS = /^(?:ko|usko|use|unko|unhe|unhein|को|उसको|उसे|उनको|उन्हें)$/

/** "Aaj ke baad", "आज से": permanently. */
function isFromNowOn(words: readonly string[], at: number): boolean {
  return /^(?:(?:ke|के) (?:baad|बाद)|se|से)(?: |$)/.test(words.slice(at + 1, at + 3).join(' '))
}

const FOR_NOW = wordSet('abhi aaj kal raat subah shaam dopahar office अभी आज कल रात सुबह शाम दोपहर ऑफिस iss waqt')

/** "You keep calling, stop it", "bar bar call karte ho, mat karo" */
function endsCallsOfBefore({ words }: Tokens, { from, to }: Clause, before: Clause | undefined): boolean {
  if (before === undefined) return false
  const calls = words.slice(before.from, before.to)
  if (!calls.some((word) => CALLING.has(word) || CALL_NOUNS.has(word))) return false
  const said = words.slice(from, to).join(' ')
  if (!STOP_IT.test(said) && !NO_MORE_OF.test(said)) return false
  return !calls.some((word) => FOR_NOW.has(word)) || ALWAYS.test(calls.join(' '))
}

/** "Din raat phone karte ho", "har shaam call aata hai" */
const ALWAYS =
  /(?:^| )(?:din raat|subah subah|subah shaam|raat din|har|roz|every|दिन रात|सुबह शाम|सुबह सुबह|हर|रोज)(?: |$)/u

const STOP_IT = regex`
  ^(?:
    (?:
      please|just|now|ab|aap|so|to|toh|aage se|aaj se|dobara|dubara|phir|phir se|fir|kabhi|aisa|aise|ye|yeh|yeh sab
      |ye sab|kripya|अब|आप|आगे से|आज से|दोबारा|दुबारा|फिर|फिर से|कभी|ऐसा|यह|ये|यह सब|कृपया
    )[ ]
  )*(?:
    stop|stop it|stop this|stop that|stop now
    |(?:mat|na|band|मत|न|ना|बंद) (?:
      karo|karna|karein|kariye|kariyega|kijiye|kijiyega|kijie|kiya karo|kiya kijiye|kar do|kar dijiye|करो|करना|करें|करिए
      |करिएगा|कीजिए|कीजिएगा|किया करो|कर दो|कर दीजिए
    )
  )(?: (?:please|now|sir|madam|yaar|ji|ye|yeh|ye sab|yeh sab|isko|isse|जी|ये|यह))*$
`

/** "My complaint is these phone calls. No more of them" */
const NO_MORE_OF = /^(?:please |and |so )*no more (?:of )?(?:them|these|those|this|it)(?: |$)/
/** "दोबारा कॉल किया तो शिकायत कर दूँगा", "call me again and I'll report you" */
const THREAT = regex`
  (?:^| )(?:dobara|dubara|phir|fir|ab|agar|दोबारा|दुबारा|फिर|अब|अगर) (?:\S+ ){0,3}?(?:call|phone|कॉल|काल|फोन)
    [ ](?:kiya|kiye|aaya|ki|kari|किया|आया|की) (?:to|toh|na|तो)(?: |$)
  |\b(?:call|ring|phone|contact) (?:me |us |here |this number )?(?:again|once more|one more time) and
    [ ](?:i|ill|we|well)\b
  |\bif (?:you|u|anyone|any of you) (?:people )?(?:call|ring|phone|contact)s? (?:me |us |here |this number )?
    (?:again|once more|any more|anymore|one more time)\b
  |\bone more (?:phone )?(?:call|ring) and (?:i|ill|we)\b
  |\b(?:one more|another)(?: single)?(?: phone)? (?:call|message|ring)\b.*\b
    (?:police|complain|complaint|court|legal|lawyer|report|sue|trai|block)\b
  |(?:^| )(?:ek aur|एक और)(?: baar)? (?:call|phone|कॉल|काल|फोन) (?:aaya|kiya|aayi|ki|आया|किया|आई|की) (?:to|toh|na|तो)(?: |$)
`

const REMOVES = wordSet(
  `remove delete erase drop strike wipe lose forget unlist deregister scratch cross cut kaat kaato kato kaatiye kaatdo काट काटो काटिए hata hatao hataiye hatana hatado nikal nikalo nikaliye
   mita mitao हटा हटाओ हटाइए हटाना निकाल निकालो मिटा डिलीट`,
)
const LISTED = wordSet('data info entry number no contact name naam nambar details नंबर नम्बर नाम')
const OWN = wordSet('me my our us this mera hamara mere hamare मेरा हमारा मेरे हमारे')

/** "Delete my number", "take me off this list", "mera number list se hata do" */
function removesNumber({ words }: Tokens, { from, to }: Clause): boolean {
  const joint = words.slice(from, to).findLastIndex((word) => JOINS.test(word))
  const said = words.slice(from + joint + 1, to)
  if (said.some((word) => NOT.has(word) || NAHI.has(word))) return false
  if (TO_BE_REMOVED.test(said.join(' ')) && !said.some((word) => OTHER_LISTS.has(word))) return true
  const isFromList = said.some((word) => LISTS.has(word))
  const isOwned = said.some((word) => OWN.has(word) || (isFromList && THIS.has(word)))
  const isListed = said.some((word) => LISTED.has(word)) || said.some((word) => word === 'list' || word === 'लिस्ट')
  const off = said.indexOf('off')
  if (
    !said.some((word) => OTHER_LISTS.has(word)) &&
    /^(?:take|get|strike|keep)$/.test(said.find((word) => !BEFORE_NOT.has(word)) ?? '') &&
    off > 0 &&
    off <= 4
  ) {
    if (
      /^(?:me|my|our|us|this)$/.test(said[said.findIndex((word) => /^(?:take|get|strike|keep)$/.test(word)) + 1] ?? '')
    )
      return true
  }
  const verb = said.findIndex((word) => REMOVES.has(word))
  // "Number delete karo": no other number is spoken of.
  const isBare = said.some((word) => NUMBERS_HELD.test(word)) && !words.some((word) => /\d/.test(word))
  if (verb === -1 || !isListed || !(isOwned || isBare)) return false
  const first = said.findIndex((word) => REMOVES.has(word) || LISTED.has(word) || OWN.has(word))
  return said.slice(Math.min(first, MAX_AHEAD)).every((word) => AROUND.some((set) => set.has(word)))
}

/** "Phone rakho aur number delete karo" */
const JOINS = /^(?:and|aur|और)$/
/** "Yaar bola na number delete kar do mera" */
const MAX_AHEAD = 4
const NUMBERS_HELD = /^(?:number|nambar|contact|नंबर|नम्बर)$/

/** "I asked to be taken off", "I want my number removed" */
const TO_BE_REMOVED = regex`
  \b(?:asked|asking|requested|requesting|want|wish|need|like)(?: (?!(?:it|the|an?|this|that)\b)\w+){0,4} to be
    [ ](?:removed|taken off|deleted|delisted|unsubscribed|struck off)\b
  |\b(?:want|need|like|get) (?:my (?:number|name|details|contact)|me|us) (?:to be |be )?
    (?:removed|deleted|unsubscribed|taken off)\b
`

const AROUND_REMOVAL = wordSet(
  `please kindly just now from your the list lists database system records can could you will i want to of off out phone mobile
   and then also sir madam ji yaar bhai bhaiya do dijiye kar dena dijiyega se ko ka apni apne aap for good ever लिस्ट सूची से
   दो दीजिए कर देना को अपनी अपने आप जी भाई भैया`,
)

/** "The waiting list" holds no numbers to call. */
const OTHER_LISTS = wordSet('waiting wait guest price shopping wish')
const THIS = wordSet('ye yeh is iss यह ये इस')
const LISTS = wordSet('list lists record records database system register लिस्ट सूची रिकॉर्ड')
const AROUND = [REMOVES, AROUND_REMOVAL, LISTED, OWN, LISTS, THIS]

const WRONG = wordSet('wrong rong galat galt incorrect गलत')
const NUMBERS = wordSet(
  'number no nambar num person guy man woman lady party house home family household customer fellow bloke chap parivar banda aadmi insaan vyakti place jagah पार्टी परिवार घर बंदा बंदे नंबर नम्बर आदमी व्यक्ति जगह इंसान',
)
/** Words around "wrong number" with which a message says nothing else. */
const AROUND_WRONG = wordSet(
  `sorry hello hi hey oh ah yes yeah no i im am we think guess believe afraid its it is this thats that the a an u you your
   youve have has had got get must may might are here because there maybe probably just
   really sure well sir madam maam sahab saab saheb bhai bhaiya arre arey um uh look listen again already dialled dialed
   dialing dialling called calling reached ordered call
   ye yeh yah ji aap aapne apne aapka aapko apko aapse apse tumne tumko to toh hai hain se par pe ko ka laga lag gaya gayi mila
   milaya milaye lagaya liya raha rahe kiya dial phone kar ho hua main mai shayad lagta sahi
   यह ये जी आप आपने आपका आपको आपसे तुमने तुमको तो है हैं ही से पर को का लगा लग गया गई मिला मिलाया लगाया लिया रहा रहे किया डायल
   कॉल फोन कर हो हुआ मैं शायद सॉरी माफ कीजिए भाई अरे हेलो`,
)

/** "Yeh number galat hai", "आपने गलत नंबर डायल किया है"; a "not" or "nahi" says the opposite. */
function isWrongNumber({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  const wrong = said.findIndex((word) => WRONG.has(word))
  const number = said.findIndex((word) => NUMBERS.has(word) && word !== 'no')
  if (wrong === -1 || number === -1 || Math.abs(wrong - number) > 3) return false
  return said.every((word) => WRONG.has(word) || NUMBERS.has(word) || AROUND_WRONG.has(word))
}

const TALKS = wordSet(
  'call phone telephone ring talk speak chat connect contact try dial baat कॉल काल फोन बात callback',
)
const LATER = wordSet(
  `later then afterwards tomorrow tonight evening afternoon morning night after monday tuesday wednesday thursday friday saturday
   sunday another minutes minute hour hours while sometime weekend
   baad kal parso parson shaam sham saanjh sanjh subah dopahar raat der phir fir kabhi hafte somvar somwar mangalvar mangalwar budhvar
   budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar ravivar raviwar itwar
   बाद कल परसों शाम सांझ साँझ सुबह दोपहर रात देर फिर हफ्ते सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार`,
)
const BEFORE_TALK = wordSet(
  `please kindly just you can could will would may shall lets let us better maybe or so then and but we i ill well ok okay
   sorry no not now sir madam hello hi yes busy am im do u someone somebody also
   back again dont worry request`,
)
const AFTER_TALK = wordSet(
  `me us back again to you with in the a an at on after around about by next this some other time day days week half few ten
   five fifteen twenty thirty two three four six seven eight nine one pm am oclock please
   sir madam ok okay later then when i im free is it home or so and now`,
)
const KAR = wordSet(
  `karo karna karein karen kare kariye kariyega kijiye kijiyega karte karenge lena lagao lagana lagaiye karlena kijie karogi
   करो करना करें करे करिए करिएगा कीजिए कीजिएगा कीजिये करते करेंगे लगाओ लगाना लगाइए लेना`,
)
const OTHERS = wordSet(
  'him her them his doctor plumber police friend wife husband mother father boss bank office customer roz daily',
)
const PAST = wordSet('tha thi the kiya ki hua gaya था थी थे किया')

/** "Call after six", "let's talk tomorrow", "das minute baad call karo", "परसों बात करते हैं" */
function asksForLaterCall({ words, text, ends }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  const talk = said.findIndex((word) => TALKS.has(word))
  if (talk === -1 || !said.some((word) => LATER.has(word)) || said.some((word) => OTHERS.has(word))) return false
  if (endsAsking({ text, ends }, { to }) && /^(?:should|shall|do|did|must|when|why|who)$/.test(said[0] ?? ''))
    return false
  if (said.some((word) => KAR.has(word)))
    return !said.some((word) => PAST.has(word) || NAHI.has(word) || MAT.has(word)) && said.length <= 9
  if (/^(?:dont|never|not)$/.test(said[talk - 1] ?? '')) return false
  if (said[talk] === 'call' && /^(?:it|that)$/.test(said[talk + 1] ?? '')) return false // "call it five hours"
  const isOwnCall = said.slice(0, talk).every((word) => BEFORE_TALK.has(word))
  return (
    isOwnCall &&
    said.slice(talk + 1).every((word) => AFTER_TALK.has(word) || LATER.has(word) || TALKS.has(word) || /^\d/.test(word))
  )
}

/** "My brother will speak to you, he's back by nine" */
function isBackLater(heard: Tokens, clause: Clause, clauses: readonly Clause[]): boolean {
  if (!namesLaterTime(heard, clause)) return false
  return clauses.some((one) => handsOver(heard, one))
}

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

const ABSENT = wordSet(
  'nahi busy vyast bahar meeting gaye gaya so नहीं व्यस्त बाहर मीटिंग out away sleeping driving occupied',
)

/** "Ghar par nahi hai, shaam ko karna" */
function asksLaterOfBefore(heard: Tokens, { from, to }: Clause, before: Clause | undefined): boolean {
  const { words } = heard
  const said = withoutTrailing(words.slice(from, to))
  if (before === undefined || said.length > 6) return false
  const told = words.slice(before.from, before.to)
  // "Raat ko 9 baje nahi, 8 baje karna" puts one hour in place of another.
  const isThen = namesLaterInHindi(said.join(' ')) && !namesLaterInHindi(told.join(' '))
  if (!said.some((word) => LATER.has(word) || word === 'other') && !isThen) return false
  const isLater = said.join(' ') === 'later' && told.join(' ').endsWith('not now')
  if (isLater) return true
  const isAway =
    COMES_BACK.test(said.join(' ')) ||
    told.some((word) => ABSENT.has(word)) ||
    cannotTalkNow(heard, before) ||
    deniesCallNow(told)
  if (!isAway) return false
  if (AFTER_A_WHILE.test(said.join(' '))) return true
  return KAR.has(said.at(-1) ?? '') || ASKED_THEN.test(said.at(-1) ?? '') || TRY_LATER.test(said.join(' '))
}

/** "Abhi phone mat karo", "don't ring now" */
function deniesCallNow(said: readonly string[]): boolean {
  const holds = (...sets: Set<string>[]): boolean => said.some((word) => sets.some((set) => set.has(word)))
  return holds(FOR_NOW, NOW) && holds(MAT, NA, NAHI, NOT) && holds(CALL_NOUNS, CALLING)
}

const NOW = wordSet('now today tonight')

/** "Grahak khade hain, thodi der baad" */
const AFTER_A_WHILE =
  /^(?:(?:aap|please|आप) )?(?:thodi|thori|थोडी|थोड़ी) (?:der|देर) (?:(?:ke|के) )?(?:baad|mein|me|बाद|में)$/

/** "January mein aayengi tab karna" */
const COMES_BACK =
  /(?:^| )(?:aay?en?g[aei]|aayega|lautt?en?g[aei]|लौटेंग[ाेी]|लौटेग[ाी]|आएंग[ाेी]|आएग[ाी]|आयेंग[ाेी]) (?:tab|to|तब|तो) /u

/** "Raat ko karo na ji" */
function withoutTrailing(said: readonly string[]): readonly string[] {
  return said.slice(0, said.findLastIndex((word) => !TRAILS.has(word)) + 1)
}

const TRAILS = wordSet('na ji bhai bhaiya yaar didi sir madam please ok okay beta ना जी भाई भैया यार दीदी बेटा')

/** "Agle hafte poochhiyega" */
const ASKED_THEN = /^(?:poo?chh?|puchh?|पूछ)(?:na|iye|iyega|o|lena|ना|िए|िएगा|ो)$/u

const TRY_LATER = regex('u')`
  ^(?:please |maybe )*(?:
    (?:try|call|ring) (?:again )?(?:later|after|tomorrow|in)\b|(?:some other|another) (?:time|day)|later|afterwards
    |tomorrow|(?:kabhi aur|phir kabhi|baad mein|बाद में|फिर कभी)(?! \S*(?:unga|ungi|enge|ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे)(?: |$))
  )
`

/** Without one of these words there is no intent. */
const TELLING = new Set([
  ...CALLING,
  ...CALL_NOUNS,
  ...REMOVES,
  ...WRONG,
  ...TALKS,
  ...LATER,
  ...wordSet(
    'off ask tab तब removed deleted unsubscribed dnd dnc ndnc minat ghante ghanta मिनट घंटे घंटा other back free speak lagaiye lagaiyega lagana milaiye milana लगाइए लगाइएगा लगाना मिलाइए मिलाना',
  ),
])

import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { type Scale, sounding } from './scale.ts'

/** A place on a scale, as a number. */
export type Grade = '-2' | '-1' | '0' | '0.5' | '1' | '2' | '3' | '4'

/** What one makes of something, from -2 ("terrible", "strongly disagree") to 2. */
export const OPINION: Scale<Grade> = {
  words: new PhraseMatcher<Grade>([
    [
      '2',
      `(excellent|amazing|awesome|superb|outstanding|fantastic|wonderful|brilliant|exceptional|perfect|best|marvellous|fabulous|delighted|thrilled)
       (love|loved) (it|this|that|them|everything|every)
       top (notch|class)
       (couldnt|could not|cant) (be|have been|ask for) (better|happier|more)`,
    ],
    [
      '1',
      `(good|nice|satisfied|happy|pleased|glad|positive|agree|agreed|support|supporting)
       (in|) (favour|favor|agreement)
       (for|with) (it|this|the idea|the proposal)
       (should|must) be (done|installed|there|built|allowed|made)
       (like|liked|enjoyed) (it|this|that)`,
    ],
    [
      '0',
      `(average|okayish|neutral|mediocre|fair|indifferent)
       (ok|okay) (ok|okay|only|type|types|ish)
       so so
       neither * nor
       neither
       nothing (special|great)
       (could|can) be (much|) better
       no (strong|particular|) (opinion|view|views)
       (in between|middling)`,
    ],
    [
      '-1',
      `(bad|poor|unhappy|dissatisfied|unsatisfied|unsatisfactory|disappointed|disappointing|disagree|against|oppose|opposed|opposing|upset|annoyed|displeased|negative)
       (let|lets) (me|us) down`,
    ],
    [
      '-2',
      `(terrible|horrible|worst|pathetic|awful|disgusting|useless|hate|hated|hopeless|furious)
       fed up
       waste of (money|time|my)`,
    ],
  ]),
  sounds: sounding<Grade>([
    [
      '2',
      `(zabardast|shandar|shaandaar|lajawab|behtareen)
       (maza|maja) aa (gaya|gayi)
       kamaal (ka|ki|hai|tha)
       dil khush`,
    ],
    [
      '1',
      `(badhiya|santusht|sehmat|sahmat|khush|manzoor)
       (achha|achhi|achhe|accha|acchi|acche|sahi) (hai|tha|thi|the|laga|lagi|lagta|lagti|hi|raha|rahi|kaam|kiya|kar|service)
       pasand
       (hona|hone|honi|lagna|lagne|lagni|banna|banni|karna|milna|rehna) chahiye`,
    ],
    [
      '0',
      `(theek|thik) (thaak|hi)
       (theek|thik) (theek|thik)
       (kuch|koi) (khaas|khas) nahi
       na (achha|achhi|achhe|accha|acchi|acche|khush|badhiya) (aur|) na (bura|buri|kharab|bekar|dukhi|naraz)
       na (bura|buri|kharab) (aur|) na (achha|achhi|accha|acchi|badhiya)
       kaam (chalau|chal)
       (fark|farak|farq) nahi
       (parwah|matlab|lena dena) nahi
       chalta hai`,
    ],
    ['-1', '(kharab|bekar|bura|buri|naraz|naraaz|nakhush|asantusht|asehmat|asahmat|khilaf|virodh|nirash)'],
    ['-2', '(bakwas|ghatiya|vahiyat|bekaar se bekaar)'],
  ]),
}

/** How sure it is, from -2 ("no chance") to 2; a "maybe" stands for what is likely, where the options have no place for it. */
export const CERTAINTY: Scale<Grade> = {
  words: new PhraseMatcher<Grade>([
    [
      '2',
      `(definitely|surely|certainly|guaranteed|certain|pakka|pakki|पक्का|पक्की)
       (for|very|pretty|quite|absolutely|totally|im|am|is) sure
       (100|hundred|cent|sau|सौ) (percent|per cent|%|taka|फीसदी|प्रतिशत|परसेंट)
       (100|hundred) .
       of course
       without (fail|doubt|a doubt)
       no doubt`,
    ],
    [
      '1',
      `(probably|likely|hopefully|presumably)
       i (think|guess|suppose|believe|hope) (so|yes|i will|we will|it will|ill|well)
       (should|chances are|good chance|high chance|fair chance)
       (shayad|शायद) (haan|हां)`,
    ],
    [
      '0.5',
      `(maybe|perhaps|possibly|might|shayad|शायद)
       (could|may) be`,
    ],
    [
      '0',
      `(unsure|undecided|unclear|neutral)
       (cant|cannot|can not|couldnt|hard to|difficult to|too early to) (really|) (say|tell|commit|decide|predict)
       (not|havent|hasnt) (so|very|quite|too|really|) (sure|certain|decided|thought)
       (dont|do not) know
       (no idea|fifty fifty|50 50|depends)
       (will|lets|let us) (see|think)
       let me see
       (have|need) to (see|think|check)`,
    ],
    [
      '-1',
      `(unlikely|doubtful|doubt)
       (highly|really|seriously|strongly) (doubt|doubtful)
       (dont|do not|didnt) (really|) think (so|i|we|it)
       (not|less|least) (very|really|too|) (likely|probable)
       (probably|likely|maybe|perhaps|shayad|शायद|most likely) (not|no|wont|nahi|नहीं)
       (little|low|less|slim) chance
       hardly`,
    ],
    [
      '-2',
      `(definitely|certainly|surely|absolutely) (not|no|wont)
       no (way|chance|question)
       not (at all|a chance)
       (never|nope never)
       out of (the|) question
       not in a million`,
    ],
  ]),
  sounds: sounding<Grade>([
    ['2', '(pakka|zaroor|jarur|nischit|beshak|bilkul)'],
    [
      '1',
      `(lagta|lag) (to|raha|) (hai|hain)
       (umeed|ummeed|sambhavna) (hai|to|hain)
       koshish (karunga|karungi|karenge|rahegi|karte)
       shayad ha`,
    ],
    ['0.5', 'ho (sakta|sakti|sakte) (hai|hain)'],
    [
      '0',
      `(keh|bol|bata) nahi (sakta|sakti|sakte)
       nahi (keh|bol|bata) (sakta|sakti|sakte)
       (pata|maloom|malum) nahi
       nahi (pata|maloom|malum)
       (dekhte|sochte|dekhta|sochta) (hain|hai|hoon)
       (dekhenge|sochenge|dekhunga|dekhungi|sochunga|sochungi)
       (dekhna|sochna) (padega|hoga|hai)
       (socha|decide|tay|soch) nahi`,
    ],
    [
      '-1',
      `(mushkil|kathin) (hai|hi|lagta|lag|hoga)
       (lagta|lag) (to|raha|) nahi
       nahi lagta
       shayad (hi|nahi)
       (umeed|ummeed|sambhavna) (kam|nahi|bahut kam)`,
    ],
    [
      '-2',
      `(bilkul|kabhi|hargiz|kattai|qatai) (bhi|hi|) nahi
       sawal hi nahi
       (koi) (chance|sawal|matlab|umeed) (hi|) nahi
       nahi (bilkul|kabhi|pakka)
       pakka nahi`,
    ],
  ]),
}

/** How much or how bad it is, from 1 ("low", "mild") to 4 ("critical"). */
export const SEVERITY: Scale<Grade> = {
  words: new PhraseMatcher<Grade>([
    [
      '1',
      `(low|mild|minor|slight|slightly|light|little|bit|lesser|bearable|tolerable|manageable|negligible|kam|कम|halka|halki|हल्का|हल्की)
       nothing (serious|much|major|big)
       (not|isnt) (that|so|too|very|really|) much`,
    ],
    [
      '2',
      `(medium|moderate|moderately|average|middle|normal|beech|बीच|मीडियम)
       (in between|so so)
       neither
       not (too|very|so|that) (high|much|bad) (and|but|) not (too|very|so|that) (low|little)`,
    ],
    [
      '3',
      `(high|severe|severely|serious|seriously|major|heavy|strong|intense|bahut|बहुत|bad|badly|tez|तेज)
       (a lot|lots|too much|very much|so much|very bad|quite a lot)`,
    ],
    [
      '4',
      `(critical|emergency|unbearable|extreme|extremely|excruciating|worst|catastrophic)
       (life|) (threatening|and death)
       (cant|cannot|could not|couldnt|not able to|unable to) (even|) (bear|tolerate|stand|take) (it|this|the|)
       beyond (bearing|control|tolerance)`,
    ],
  ]),
  sounds: sounding<Grade>([
    [
      '1',
      `(thoda|thodi|mamuli|mamooli|maamuli)
       (thoda|thodi) (bahut|sa|si)`,
    ],
    [
      '2',
      `(madhyam|sadharan|samanya)
       (theek|thik) (thaak)
       na (zyada|jyada|bahut|tez) (aur|) na (kam|halka|halki|dheema)
       na (kam|halka|halki) (aur|) na (zyada|jyada|bahut)`,
    ],
    ['3', '(zyada|jyada|gambhir|gambheer|bhaari|kaafi)'],
    [
      '4',
      `(bardasht|sahan|sehan) (hi|) nahi
       (bardasht|sehan|sahan) (ke|se) bahar
       nahi (bardasht|sehan|sahan|saha)
       saha nahi
       asahniya`,
    ],
  ]),
}

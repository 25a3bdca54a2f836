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
       (couldnt|could not|cant) (be|have been|ask for|agree) (better|happier|more)
       (10|ten) (on|out of) (10|ten)
       (beyond|exceeded|above) (my|our|all|) expectations`,
    ],
    [
      '1',
      `(good|nice|satisfied|happy|pleased|glad|positive|agree|agreed|support|supporting)
       (in|) (favour|favor|agreement)
       (for|with) (it|this|the idea|the proposal)
       (should|must) be (done|installed|there|built|allowed|made)
       (like|liked|enjoyed) (it|this|that)
       nothing to complain`,
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
       (let|lets) (me|us) down
       (below|not up to|short of) (my|our|) (expectation|expectations|the mark)`,
    ],
    [
      '-2',
      `(terrible|horrible|worst|pathetic|awful|disgusting|useless|hate|hated|hopeless|furious)
       fed up
       waste of (money|time|my)
       never (again|coming back|going back)`,
    ],
  ]),
  sounds: sounding<Grade>([
    [
      '2',
      `(zabardast|shandar|shaandaar|lajawab|behtareen)
       (maza|maja) aa (gaya|gayi)
       kamaal (ka|ki|hai|tha)
       dil khush
       (paisa|paise) (vasool|wasool|vasul|wasul)
       (umeed|ummeed) se (zyada|jyada|badhkar|behtar)
       das mein se das`,
    ],
    [
      '1',
      `(badhiya|santusht|sehmat|sahmat|khush|manzoor)
       (achha|achhi|achhe|accha|acchi|acche|sahi) (hai|tha|thi|the|laga|lagi|lagta|lagti|hi|raha|rahi|kaam|kiya|kar|service)
       pasand
       (koi|) shikayat nahi
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
       bas (chal|theek|thik)
       (fark|farak|farq) nahi
       (parwah|matlab|lena dena) nahi
       chalta hai`,
    ],
    [
      '-1',
      `(kharab|bekar|bura|buri|naraz|naraaz|nakhush|asantusht|asehmat|asahmat|khilaf|virodh|nirash)
       (maza|maja) nahi
       (umeed|ummeed) se kam
       nahi (manta|maanta|manti|maanti|mante|maante)`,
    ],
    [
      '-2',
      `(bakwas|ghatiya|vahiyat|bekaar se bekaar)
       (paisa|paise) (barbad|barbaad)
       (dobara|dubara) (kabhi|bilkul) nahi`,
    ],
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
       no doubt
       (already|have) (told|recommended) (my|many|all|others|everyone)
       made up my mind`,
    ],
    [
      '1',
      `(probably|likely|hopefully|presumably)
       i (think|guess|suppose|believe|hope) (so|yes|i will|we will|it will|ill|well)
       (should|chances are|good chance|high chance|fair chance)
       (somewhat|fairly|reasonably|mostly|almost|nearly) (sure|certain|decided|yes|confident|final)
       (70|75|80|90|seventy|eighty|ninety|sattar|assi) (percent|per cent|taka|फीसदी|प्रतिशत|परसेंट)
       (zyada|jyada|ज्यादा) (chance|chances|चांस)
       (shayad|शायद) (haan|हां)`,
    ],
    [
      '0.5',
      `(maybe|perhaps|possibly|might|shayad|शायद)
       (could|may) be`,
    ],
    [
      '0',
      `(unsure|undecided|unclear|neutral|confused|कन्फ्यूज)
       on the fence
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
       (little|low|less|slim|kam) chance
       not really
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
    [
      '2',
      `(pakka|zaroor|jarur|nischit|beshak|bilkul)
       (poori|puri) tarah (tay|nischit)
       (soch|tay) (kar|) (liya|rakha|chuka|chuke) (hai|hain|hoon)
       (mann|man) bana (liya|chuka|chuke)
       (sabko|sab ko|logon ko) (bataunga|bataungi|batayenge|bolunga|bolungi|kahunga|kahungi)`,
    ],
    [
      '1',
      `(lagta|lag) (to|raha|) (hai|hain)
       (umeed|ummeed|sambhavna) (hai|to|hain)
       lagbhag (tay|pakka|pakki|final|nischit)
       (kaafi|kafi) had tak
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
       (socha|decide|tay|soch) nahi
       (duvidha|dubidha|asmanjas)`,
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
       pakka nahi
       tauba`,
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

/** How much more or less of it there is than before, from -2 ("halved") to 2 ("doubled"). */
export const AMOUNT: Scale<Grade> = {
  words: new PhraseMatcher<Grade>([
    [
      '2',
      `(doubled|tripled|skyrocketed|soared|boomed|booming)
       (shot|shooting) up
       through the roof
       (grown|grew|risen|rose|increased|gone up|went up|up) (a lot|lots|hugely|significantly|considerably|sharply|much|massively)
       (significantly|sharply|considerably|hugely|greatly) (grown|grew|risen|rose|increased|up)
       (much|far|lot|way) (higher|more) than (before|earlier|last|previous)
       best (year|month|season|quarter) (ever|so far|yet)`,
    ],
    [
      '1',
      `(grown|grew|growing|risen|rose|rising|increased|increase|increasing)
       (grown|grew|risen|rose|increased|gone up|went up|up|higher|more) (a little|a bit|slightly|somewhat|marginally|modestly)
       (little|bit|slightly|somewhat|marginally|modestly) (grown|risen|increased|up|higher|more|better)
       (percent|taka|प्रतिशत|परसेंट) (up|higher|more)
       (gone|went|going|moved) up
       (up|higher|more|better) than (before|earlier|last|previous)
       up from`,
    ],
    [
      '0',
      `(same|unchanged|constant|stable|steady|flat|stagnant)
       (no|not much|hardly any) (change|difference)
       (same as|as|like) (before|earlier|ever|last)
       (not|hasnt|havent|didnt) (changed|change)`,
    ],
    [
      '-1',
      `(declined|decline|declining|decreased|decrease|decreasing|fallen|fell|falling|dropped|dropping|reduced|reducing|shrunk|shrinking)
       (gone|went|going|come|came|moved) down
       (down|lower|less) than (before|earlier|last|previous)
       down (this|from|since|a bit|a little|slightly|by)
       (percent|taka|प्रतिशत|परसेंट) (down|lower|less)
       (slightly|little|bit|somewhat) (down|lower|less)`,
    ],
    [
      '-2',
      `(halved|crashed|collapsed|plummeted|nosedived)
       (declined|decreased|fallen|fell|dropped|reduced|gone down|went down|down) (a lot|lots|hugely|significantly|considerably|sharply)
       (significantly|sharply|considerably|hugely|greatly) (declined|decreased|fallen|fell|dropped|reduced|down)
       half (reh|rah) (gaya|gayi)
       (much|far|lot|way) (lower|less) than (before|earlier|last|previous)`,
    ],
  ]),
  sounds: sounding<Grade>([
    [
      '2',
      `(doguna|dugna|duguna|dugni|tiguna|tigna|दुगुना|दोगुना)
       (kaafi|kafi|khoob|bahut) (badh|badha|badhi|badhe) (gaya|gayi|gaye|hai|hain)
       (kaafi|kafi|bahut) tezi se (badh|badha|badhi)`,
    ],
    [
      '1',
      `(badha|badhotri|badhotari|izafa|ijafa|vriddhi)
       badh (gaya|gayi|gaye|raha|rahi|rahe|chuka|chuki)
       (thoda|thodi|kuch|halka|halki) (sa|si|) (badha|badhi|badhe|izafa|upar)`,
    ],
    [
      '0',
      `(waisa|waise|waisi|utna|utni|utne|vaisa|vaise|vaisi) (ka|ke|ki|) (hi|waisa|waise|waisi|utna)
       (jaisa|jaise|jaisi|jitna|jitni) (tha|the|thi|pehle)
       (pehle|pahle) (jaisa|jaise|jaisi|jitna|jitni)
       (koi|kuch) (khaas|khas|zyada|) (fark|farak|farq|badlav|antar|parivartan) nahi
       (barabar|sthir|samaan)`,
    ],
    [
      '-1',
      `(ghata|gira|gire|giravat)
       (ghat|gir|kam) (ho|) (gaya|gayi|gaye|raha|rahi|rahe|chuka|chuki)
       kam (hua|hui|hue)
       (neeche|niche) (gaya|gayi|gaye|aaya|aayi|aa)
       (dhanda|dhandha|kaam|bazaar|bazar|business|bikri) (manda|thanda|dheema|slow)
       (manda|mandi) (hai|chal|pad)
       slow (chal|pad|hai)`,
    ],
    [
      '-2',
      `(aadha|adha|aadhi) (reh|rah|ho) (gaya|gayi)
       (kaafi|kafi|bahut) (ghata|ghat|gira|gir|kam) (ho|) (gaya|gayi|gaye|hai)
       chaupat`,
    ],
  ]),
}

/** Whether it is better or worse than before, from -2 to 2. */
export const CHANGE: Scale<Grade> = {
  words: new PhraseMatcher<Grade>([
    [
      '2',
      `(much|far|lot|way|significantly|considerably|greatly) (better|improved)
       (improved|better) (a lot|lots|hugely|significantly|considerably|greatly)`,
    ],
    [
      '1',
      `(better|improved|improving|improvement|progressed)
       (slightly|somewhat|little|bit) (better|improved)
       (good|some|much) (progress|improvement)`,
    ],
    [
      '0',
      `(same|unchanged|constant|stable|steady)
       (no|not much|hardly any) (change|difference|improvement)
       (same as|as|like) (before|earlier|ever|last)
       (not|hasnt|havent|didnt) (changed|change)`,
    ],
    [
      '-1',
      `(worse|worsened|worsening|deteriorated|deteriorating|declined)
       (slightly|somewhat|little|bit) worse
       (gone|going) (downhill|bad)
       downhill`,
    ],
    [
      '-2',
      `(much|far|lot|way) worse
       (worse|worsened|deteriorated) (a lot|badly|significantly|considerably)
       worst`,
    ],
  ]),
  sounds: sounding<Grade>([
    ['2', '(kaafi|kafi|bahut) (sudhar|behtar|sudhri|sudhra)'],
    [
      '1',
      `(sudhar|sudhara|sudhra|sudhri|sudhre|behtar|behter)
       (pehle|pahle) (se|ke mukable) (achha|achhi|achhe|accha|acchi|acche|acha|badhiya|behtar|sahi|theek)`,
    ],
    [
      '0',
      `(waisa|waise|waisi|vaisa|vaise|vaisi) (ka|ke|ki|) (hi|waisa|waise|waisi)
       (jaisa|jaise|jaisi) (tha|the|thi|pehle)
       (pehle|pahle) (jaisa|jaise|jaisi)
       (koi|kuch) (khaas|khas|zyada|) (fark|farak|farq|badlav|antar|parivartan|sudhar) nahi`,
    ],
    [
      '-1',
      `(bigad|bigda|bigdi|bigde|badtar)
       (pehle|pahle) (se|ke mukable) (kharab|bura|buri|bekar|badtar|ghatiya)
       (aur|zyada|jyada) (kharab|bura|buri|bekar)`,
    ],
  ]),
}

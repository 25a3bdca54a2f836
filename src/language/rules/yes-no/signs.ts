import { oncePerMessage } from '../words/once-per-message.ts'
import { type PhraseHit, PhraseMatcher } from '../words/phrase-matcher.ts'

export type Sign = 'yes' | 'do it' | 'no' | 'lone yes' | 'maybe yes' | 'maybe no' | 'neither' | 'doubt' | 'but'

/**
 * Longest match decides, so "no problem" never counts as "no". `maybe` ones count only when nothing firmer was said.
 */
const SIGNS = new PhraseMatcher<Sign>([
  [
    'yes',
    `(oh |well |)(yes|yeah|yep|yup|yea|ya|yah|aye|affirmative)
     yes (please|sir|maam|madam|indeed|sure)
     y .
     (sure|surely|certainly|definitely|absolutely|exactly|indeed|totally) (thing|)
     of course
     (obviously|naturally|undoubtedly|by all means) (yes|)
     (uh huh|uhhuh|mm hmm|mmhmm|mhm|mm hm|mhmm)
     (done|okay fine|ok fine|go for it|if you must) .
     (already did|did already|have already|i already did|already done|done already|already have|we already did) .
     (gladly|happily|id like that|wed like that|i would like that|we would like that|with pleasure|khushi se|खुशी से) .
     (count (me|us) in|(i|we|) (wouldnt|would not|wont) miss (it|this|that)|include (it|that|them)|add (it|that))
     (zarurat|jarurat|जरूरत) (hai|है)
     (yes|yeah|yep|) (you|they) (can|may) .
     (ok|okay|okey|alright|all right|k) .
     (thats|that is|its|it is|you are|youre|) (correct|right|true|fine|perfect|great|good) .
     (sounds|looks) (good|great|fine|right|perfect|okay|ok)
     no harm (in it|in that|in trying|in looking|done|) 
     (koi|) (masla|mushkil|shikayat|gila) (nahi|nai) (hai|)
     कोई (मसला|मुश्किल|शिकायत) नहीं (है|)
     no (complaint|complaints)
     very much so
     (fine|ok|okay|good|great) (by|with) (me|us)
     (no|not a|na) (problem|problems|worries|issue|issues|doubt|objection|objections|trouble|bother|difficulty|hassle)
     why not
     (please|kindly) (book|confirm|proceed|do) .
     go ahead
     (i|we) (dont|do not|wouldnt|would not) mind
     (i|we) (agree|confirm|accept)
     i (would|d|will) (love|like) to
     (id|wed) (love|like) to
     (i will|we will|ill|well|i shall|we shall) (definitely|surely|certainly|) be there .
     (i|we|) (would|d|will|) be (happy|glad|delighted) to
     (id|wed|ill|well) be (happy|glad|delighted) to
     (works|work) for me
     (please do|that works|it works|that will do|book it)
     (that|it|thatd|itd|thatll|itll) (would|will|) be (great|good|fine|nice|lovely|perfect|helpful|okay|ok)
     (that|it|this|thatd|itd|thatll|itll) (would|will|) be (a|) (great|big|huge|real|such a|) (help|relief|favour|favor)
     (by all means|you bet|for sure|confirmed|confirm|agreed|correct|true|right)
     (haan|han|haa|haanji|hanji|hanjee|ji haan|ji han|haan ji|han ji|haan haan|hmm haan)
     (ji|jee) .
     (main|mai|hum|) (sahmat|sehmat|razi|raazi|manzoor|manjur) (hoon|hun|hu|hain|hai|)
     (मैं|हम|) (सहमत|राजी|मंजूर) (हूं|हैं|है|)
     (bilkul|zaroor|zarur|jarur|jaroor|beshak|pakka|avashya)
     (theek|thik|teek|tik|thick) (hai|he|h)
     theek .
     (sahi|sahee) (hai|he|h|)
     (kyon|kyun|kyu) (nahi|nai)
     (koi|) (baat|dikkat|problem|pareshani|aitraz|aitraaz|etraz|etraaz|harz|objection|aapatti) (nahi|nai) (hai|)
     (chalega|chalegi|chal jayega|manzoor hai|manjur hai|ho jayega)
     हां
     (हा|हाँजी|हांजी|जी हां|हां जी|हां हां)
     जी .
     (बिल्कुल|बिलकुल|जरूर|ज़रूर|बेशक|पक्का|अवश्य)
     ठीक (है|)
     सही (है|)
     (क्यों|क्यूं) नहीं
     (कोई|) (बात|दिक्कत|परेशानी|ऐतराज|एतराज|आपत्ति|हर्ज) नहीं (है|)
     (चलेगा|चलेगी|मंजूर है|हो जाएगा)
     (यस|ओके|ओ के|यप|श्योर)`,
  ],
  [
    'do it',
    `(kar|bhej|laga|likh|rakh|karwa|bula) (do|dijiye|dena)
     kardo
     (कर|भेज|लगा|लिख|रख|करवा|बुला) (दो|दीजिए|देना)`,
  ],
  [
    'no',
    `(oh |well |)(no|nope|nah|nay|naah|never|negative)
     no (thanks|thank you|sir|maam|madam|ji|not really|way|no)
     (i|we|please|) (dont|do not|wont|will not) (please|) (book|confirm|proceed|go ahead|do|send|schedule) (it|that|this|)
     please (dont|do not) .
     (mujhe|humein|) (aapse|tumse|kisi se|) baat nahi (karni|karna)
     (main|mai|hum|) (sahmat|sehmat|razi|manzoor) nahi (hoon|hun|hu|hain|hai|)
     (मैं|हम|) (सहमत|राजी|मंजूर) नहीं (हूं|हैं|है|)
     (id|wed|i would|we would|i had|i|we|) rather (you didnt|you dont|not that) .
     (not|no) (any longer|anymore|any more|longer|at the moment|at present|for now)
     n .
     (not|none|nothing) (that|as far as) (i|we) know (of|)
     (i|we|) (dont|do not) (have|own) (it|that|one|any|) .
     (no need|(it is|its|that is|thats|) not (needed|required|necessary)|dont bother|do not bother)
     (im|i am|we are|) afraid not
     (i|we|) (dont|do not|wouldnt|didnt) (think|believe|suppose|reckon|guess) so
     (unfortunately|sadly|regrettably|alas) (not|no)
     (they|we|it|that|this|he|she) (arent|isnt|wasnt|werent|doesnt|didnt|are not|is not|was not|does not|did not) .
     (sorry|no|) (i|we|) (cant|cannot|couldnt|wont) (this|today|tomorrow|right now|now|at the moment)
     not (me|completely|fully|entirely|even once|once|a bit|much|anymore)
     (i|we) (cant|cannot|can not|wont|will not|wont be able to|will not be able to|couldnt) (make it|do it|do that|attend|join|come) .
     (wont|will not) be able to
     (i|we) (wont|will not) be able to .
     (i|we|) (dont|do not) (think|believe|suppose) (i|we) (will|would|can|could|am|do)
     (we|i|ill|well|) (wont|will not|not) be there .
     (we|i) wont be (needing|wanting|using|coming|joining|attending)
     (zarurat|jarurat|जरूरत) (nahi|nai|नहीं)
     (obviously|naturally) not
     not (really|at all|now|yet|today|exactly|quite|interested|sure about that)
     (im|i am|we are) not (really|) interested
     (of course|certainly|obviously|definitely|absolutely|surely) not
     (thats|that is|its|it is) (not|just not) (possible|feasible|practical)
     (thats|that is|its|it is|) (wrong|incorrect|false|not right|not correct|not true)
     (nahi|nahee|nai|nahi nahi|na na|naa|nahi to) (ji|)
     ji (nahi|nai)
     na .
     (bilkul|kabhi|kabhie) (nahi|nai|bhi nahi|mat|bhi mat)
     (galat|galat hai)
     (aisi|aisa|waisi|waisa) (koi|) (baat|kuch|dikkat|problem) (nahi|nai) (hai|)
     (ऐसी|ऐसा|वैसी|वैसा) (कोई|) (बात|कुछ|दिक्कत|परेशानी) नहीं (है|)
     (mat|mana) (karo|karna|kijiye|kar do|hai)
     (नहीं|नहि|ना|जी नहीं|जी नहीं जी|नहीं नहीं)
     (बिल्कुल|बिलकुल|कभी) (नहीं|मत|भी नहीं|भी मत)
     गलत (है|)
     (मत|मना) (करो|करना|कीजिए|है)
     (नो|नोप)`,
  ],
  [
    'maybe yes',
    `(i|we) (am|do|did|have|would|will|can|want|need|think so|guess so|suppose so)
     (im|ive|ill|id|wed)
     with
     (chahiye|chahie|karna hai|hoon|hun|karunga|karungi|aaunga|aaungi|lunga|lungi)
     kar (dunga|doonga|dungi|doongi|denge)
     कर (दूंगा|दूंगी|देंगे)
     (चाहिए|करना है|हूं|करूंगा|करूंगी|आऊंगा|आऊंगी|लूंगा|लूंगी)
     (it does|it is|they are|there is|there are|we are|ok|okay|okey|alright|fine|great|perfect|good)
     acha .
     (accha|achha|अच्छा) .`,
  ],
  ['lone yes', '(hai|hain|है|हैं|please|they are|they do|we do)'],
  [
    'maybe no',
    `(not|none|neither|nothing|without|mat|मत|बिना|bina)
     (i|we) (dont|do not|didnt|did not|havent|have not|wont|will not|cant|cannot|can not|wouldnt|would not|am not|disagree)
     (im|i am|we are) not
     (isnt|wasnt|arent|werent|doesnt|does not|it isnt|it is not|there isnt|there arent|there is no)`,
  ],
  [
    'neither',
    `(not|im not|i am not) (sure|certain)
     (i|we) (dont|do not) (know|remember|understand|care)
     (no|not any) (idea|clue|answer|comment)
     (no|) (im|i am) (not busy|free)
     (i|we) never (got|received|asked|said|heard|had|called) (a|any|the|for|to|about|you|from)
     never mind
     (yes and no|haan bhi nahi bhi)
     (haan|ji|yes|yeah|haan ji|ji haan|हां|जी) (boliye|bolo|bataiye|batao|kahiye|bol|tell me|go on|बोलिए|बोलो|बताइए|कहिए)
     (ghar|office|yahan|idhar) (par|pe|mein|me|) nahi (hai|hain|)
     (घर|ऑफिस|यहां) (पर|में|) नहीं (है|हैं|)
     (busy|vyast) nahi (hoon|hun|hu|)
     (no|na) (one|body)
     (no|without) (luck|use|effect|difference|improvement|success)
     (koi|kuch|) (fark|farak|asar|fayda|faida) (nahi|nai)
     (kuch|kuchh) (nahi|nai) (hua|badla)
     (कोई|कुछ|) (फर्क|असर|फायदा) नहीं
     कुछ नहीं (हुआ|बदला)
     (pata|maloom|malum|pta) (nahi|nai) (hai|)
     (पता|मालूम) नहीं (है|)
     (maybe|perhaps|shayad|शायद|depends)
     (hai|hain|है) (na|ना)
     (right now|all right then|right away|right (there|here|behind|beside|outside|opposite|across|next))
     (yes|haan|हां|yeah|no|ok) (but|lekin|par|magar|लेकिन|मगर) (no|wait)
     (hello|hi) (yes|haan|हां)`,
  ],
  [
    'doubt',
    `(i|we|) (cant|cannot|can not|couldnt|cant really) (say|tell|promise|commit|guarantee|decide|be sure)
     (i|we|) (wont|will not) (promise|commit|guarantee)
     (ill|i will|well|we will|let me|i need to|have to) think (about it|over it|it over|)
     (hard|difficult|too early|too soon) to (say|tell)
     (no|not any) (guarantee|guarantees|promises|commitment)
     (kuch|) (keh|kah|bol|bata) (nahi|nai) (sakta|sakti|sakte|paunga|paungi|payenge)
     (guarantee|garanti|promise|commit|commitment|vaada|wada|pakka) (nahi|nai) (de|kar|le|keh|) (sakta|sakti|sakte|paunga|paungi|payenge|dunga|dungi|denge|hai)
     (गारंटी|वादा|प्रॉमिस|पक्का) नहीं (दे|कर|ले|कह|) (सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे|है)
     (nahi|nai) (keh|kah|bol|bata) (sakta|sakti|sakte|paunga|paungi|payenge)
     (pakka|tay|fix|final|confirm|decide|socha) (nahi|nai) (hai|hua|hain|kiya|)
     (kya|kaise) (kahun|kahoon|bolun|boloon|bolu|bataun|bataoon)
     (pehle|pahle) (ye|yeh|yah|mujhe|) (batao|bataiye|bata do|bata dijiye|bolo)
     (कुछ|) (कह|बोल|बता) नहीं (सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे)
     नहीं (कह|बोल|बता) (सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे)
     (पक्का|तय|फिक्स|फाइनल|कन्फर्म|डिसाइड|सोचा|decide|final|fix|confirm|pakka) नहीं (है|हुआ|किया|)
     (क्या|कैसे) (कहूं|बोलूं|बताऊं)
     (पहले) (ये|यह|मुझे|) (बताओ|बताइए|बता दो|बता दीजिए)`,
  ],
  ['but', `(but|except|though|lekin|magar|par|लेकिन|मगर|पर|only if|provided)`],
])

export type SignHit = PhraseHit<Sign>

/** Every yes or no question and every option asks for them. */
export const signsIn = oncePerMessage((heard) => SIGNS.all(heard).filter(({ from }) => heard.aside?.[from] !== true))

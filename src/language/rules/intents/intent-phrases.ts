import type { SpecialIntent } from '../../../ports/language.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'

/** A special intent is recognised only from unambiguous words, because it ends the conversation. */
export const INTENTS = new PhraseMatcher<SpecialIntent | 'not one'>([
  [
    'opted_out',
    `(stop|quit) (calling|contacting|messaging|texting|phoning|bothering|disturbing|harassing|spamming|ringing|bugging|pestering|annoying|troubling) (me|us|here|this number|on this number|my number|my phone|)
     if you (people|guys|) (dont|do not|wont) (stop|quit) (calling|contacting|messaging|texting|phoning|bothering|disturbing)
     (stop|quit) (all|these|this|your|the|with|) (these|) (calls|messages|texts|spam)
     (dont|do not|never|please never) (ever|) (call|contact|phone|message|text|ring|disturb|bother|bug|pester|annoy|trouble) (me|us|here|this number|on this number|to me|) (at all|again|anymore|any more|ever|ever again|in future|in the future)
     (dont|do not|never) (ever|) (contact|disturb|spam|harass|bug|pester|annoy) (me|us|) .
     (dont|do not|never) (ever|) bother (me|us) .
     (dont|do not|never) (ever|) (call|phone|ring|message|text) (me|us|here|this number|on this number|my number|) (please|okay|ok|) .
     (dont|do not|never) (ever|) (call|phone|ring|message|text) (me|us) * (again|anymore|any more)
     (told|tell|asked|ask|warned) (you|you people|you guys|them|) * not to (call|phone|contact|ring|message|text|disturb)
     (i|we) said (dont|do not|never|stop) (call|calling)
     (i|we) (dont|do not) (want|wish|need|like) (to receive|to get|to hear|any|any more|more|your|these|to be receiving|getting|) (any|more|your|these|from|) (calls|call|messages|to be called|to be contacted|from you)
     (i|we) (dont|do not) (want|wish) you (to call|to contact|calling|contacting) (me|us|)
     (i|we) (dont|do not) (want|wish) to be (called|contacted|disturbed) (again|)
     no more (calls|messages|calling)
     (remove|delete|take|erase|drop) (me|my (number|name|contact|details|phone number)|us|this number) (off|from|out of) (your|the|this|) (call|calling|contact|) (list|lists|database|system|records|register)
     (take|put) me (off|on) (your|the) (do not call|dnd|no call) (list|)
     (dont|do not|never) (call|write|text|message|phone|email|visit|come) (or|nor|and) (call|write|text|message|phone|email|contact) (me|us|) (again|anymore|ever|) .
     spare (me|us) (from|) (the|these|your|any|further|more|all|) (further|more|such|) (calls|messages|texts|reminders)
     (dont|do not|never) (call|ring|phone|message|text|contact) (on|) (this|my) number for
     (dont|do not|never) (follow up|reach out|chase me) (with me|to me|me|again|anymore|any more|) .
     (take me off|remove me) (now|right now|at once|immediately|) .
     (take me off|remove me from) (this|it|these|your system) .
     (dnd|do not disturb) (pe|par|mein) (hai|registered hai) (mera|hamara|ye|yeh) number
     (mera|hamara) number (dnd|do not disturb) (pe|par|mein) (hai|registered hai)
     my number is (on|registered (for|on|in|with)) (dnd|do not disturb)
     number (delete|hata|mita) (kar do|do|kar dijiye|dijiye) (apne|aapke) (system|list|record|database) se
     (delete|lose|forget|remove|erase|block) (my|this) (number|contact|phone number)
     (put|add) (me|my number|us) (on|to|in) (your|the) (do not call|dnd)
     unsubscribe (me|)
     opt (me|) out
     (i|we) (want|would like|wish) to opt out
     do not call list
     leave me alone
     (i|we) (dont|do not|never) (want to|wish to|wanna|) (hear|hear anything) from (you|you people|you guys) (again|ever again|anymore|ever)
     (mujhe|humein|hame|hamein|hume|) (dobara|dubara|phir|phir se|fir se|wapas|aage se|ab|kabhi|) (call|phone|fone|message|msg|contact|sampark) (mat|na) (karo|karna|kariye|kijiye|kijiyega|kare|karein|karen|kijiega|kiya karo)
     (mujhe|humein|) (dobara|dubara|phir|phir se|wapas|) (call|phone) nahi (karna|chahiye|karo|karein|kare)
     (mujhe|hame|humein|) (ye|yeh) sab nahi chahiye
     (ye|yeh) (sab|) band (karo|kijiye|kar do|kar dijiye) .
     (मुझे|हमें|) (ये|यह) सब नहीं चाहिए
     (call|phone|calling|message|contact) (karna|) (hamesha ke liye|bilkul|ab|) (band) (karo|kijiye|kar do|karen|karein|kar dijiye)
     band (karo|kijiye|kar do|kar dijiye) (ye|yeh|) (call|phone|calling|message) (karna|)
     (hata|nikal|nikaal) (do|dijiye|) (mujhe|mera number|mujhko) (list|) (se|)
     band (karo|kijiye|kar do) (ye|yeh) sab
     (take|get|strike) (my name|my number|me) off
     (mera|hamara|mere) (number|naam|no) (hata|hatao|delete|nikal|nikaal|mita) (do|dijiye|kar do|kar dijiye|kardo|)
     (list|database) se (hata|hatao|nikal|nikaal|nikalo) (do|dijiye|)
     (mujhe|) (dobara|dubara|phir|) (pareshan|tang|disturb) (mat|na) (karo|kijiye|karna|kariye)
     (मुझे|हमें|हमे|) (दोबारा|दुबारा|फिर|फिर से|वापस|आगे से|अब|कभी|) (कॉल|काल|फोन|फ़ोन|मैसेज|मेसेज) (मत|ना|न) (करो|करना|कीजिए|कीजिये|कीजिएगा|करें|करिए|किया करो)
     (मुझे|हमें|) (दोबारा|दुबारा|फिर|फिर से|) (कॉल|काल|फोन) नहीं (करना|चाहिए|करो|करें)
     (कॉल|काल|फोन|मैसेज) (करना|) (हमेशा के लिए|बिल्कुल|अब|) (बंद|बन्द) (करो|कीजिए|कर दो|कर दीजिए|करें)
     (बंद|बन्द) (करो|कीजिए|कर दो) (ये|यह|) (कॉल|काल|फोन) (करना|)
     (मेरा|हमारा|मेरे) (नंबर|नम्बर|नाम) (हटा|हटाओ|हटाइए|डिलीट|निकाल|मिटा) (दो|दीजिए|कर दो|कर दीजिए|)
     (लिस्ट|सूची) से (हटा|हटाओ|निकाल|निकालो) (दो|दीजिए|)
     (मुझे|) (परेशान|तंग|डिस्टर्ब) (मत|ना|न) (करो|कीजिए|करना|करिए)`,
  ],
  [
    'wrong_person',
    `(wrong|rong|incorrect) (number|no|person|guy|man|lady|woman|house|party)
     (you|youve|you have|u) (have|got|have got|reached|called|dialed|dialled|) (someone|somebody) else
     (somebody|someone|they|whoever|he|she) (has|have|had|must have|may have|mustve|) (gave|given|give) (you|u) (the|a) wrong number
     (somebody|someone|they|he|she) (has|have|had|must have|may have|) (gave|given|give) (you|u) (my|our) number by mistake
     (yeh|ye|yah|यह|ये) (number|nambar|नंबर|नम्बर) (to|तो|) (kisi|किसी) * (ka|का) (hai|है)
     (kisi|किसी) (ne|ने) (aapko|apko|आपको|) (galat|galti se|गलत|गलती से) (number|nambar|नंबर) (diya|de diya|दिया|दे दिया)
     (kisi|किसी) (ne|ने) (aapko|apko|आपको|) (mera|hamara|मेरा|हमारा) (number|nambar|नंबर) (galti se|galat|गलती से|गलत) (diya|de diya|दिया|दे दिया)
     (aapko|apko|आपको) (galat|गलत) (number|nambar|नंबर) (diya|de diya|दिया|दे दिया) (hai|gaya hai|है|) (kisi ne|किसी ने)
     (you|youve|you have|u) (have|got|have got|dialed|dialled|called|reached|ve|must have|must have got|) (the|a|some) wrong (number|person|guy|man|one|house|party)
     (i|im|i am) not (the|that|this) (person|one|guy|man|lady|woman|customer) (you|)
     (this|that) (is not|isnt) (him|her|me|his number|her number|their number|the right person|the right number|the person|that person)
     (no one|nobody|noone|there is no one|there is nobody|theres no one|theres nobody) (here|) (by|with|of|called|named) (that|this) (name|)
     (no one|nobody) (here|) (is|) (called|named) (that|this|so)
     (no such person|no person by that name|no one like that)
     (he|she|they|that person) (doesnt|does not|dont|do not) (live|work|stay) (here|at this number)
     (he|she|they|that person) no longer (lives|works|live|work) here
     (doesnt|does not|no longer) (use|uses|have|has) this (number|phone|mobile|sim)
     (nobody|no one|noone|there is no one|theres no one|there is nobody|theres nobody) (called|named) * (lives|stays|works|here|at this number|on this number)
     (yahan|yahaan) koi * nahi (rehta|rahta|rehti|rahti)
     (yeh|ye|yah) * ka (number|phone) nahi (hai|)
     (this|it) (doesnt|does not) belong to (him|her|them|that person)
     (you are|youre|u r|ur) (calling|talking to|speaking to|speaking with|talking with) the wrong
     (galat|galt|rong|wrong) (number|no|nambar|aadmi|insaan|vyakti|jagah|banda) (hai|laga|lag gaya|par|pe|mila|)
     (main|mai|me) (woh|wo|vo|wahi) nahi (hoon|hun|hu)
     (yeh|ye|yah) (unka|uska|inka) (number|phone|no) nahi (hai|)
     (yeh|ye|yah) (to|toh|) (kisi aur|kisi or|dusre|doosre|kisi dusre|kisi doosre) ka (number|phone|no)
     (kisi aur|kisi or|dusre|doosre|kisi dusre|kisi doosre) ka (number|phone|no) (hai) (ye|yeh|yah)
     (yeh|ye|yah) (number|phone|sim) (to|ab|) (kisi aur|kisi or|dusre|doosre|kisi dusre|kisi doosre) (ka|ke paas) (hai)
     (यह|ये) (नंबर|नम्बर|फोन|सिम) (तो|अब|) (किसी और|दूसरे) (का|के पास) (है)
     (is|iss) naam ka (yahan|yahaan|) (koi|koi bhi|) (yahan|yahaan|) nahi (hai|rehta|rahta|rehti|)
     (yahan|yahaan) (is|iss) naam ka koi nahi (hai|rehta|rahta|)
     (aapne|apne) galat (number|jagah) (par|pe|) (call|phone|lagaya|mila|laga)
     (गलत|रॉन्ग|रांग|रोंग) (नंबर|नम्बर|आदमी|इंसान|व्यक्ति|जगह)
     मैं (वो|वह|वोह) नहीं (हूं|हूँ|हु)
     (यह|ये) (उनका|उसका|इनका) (नंबर|नम्बर|फोन) नहीं (है|)
     (यह|ये) (तो|) (किसी और|दूसरे) का (नंबर|नम्बर|फोन)
     (किसी और|दूसरे) का (नंबर|फोन) है (यह|ये)
     (इस|यहां इस|यहाँ इस) नाम का (कोई|) (नहीं|यहां नहीं) (है|रहता|)`,
  ],
  [
    'callback_requested',
    `(call|phone|ring|contact) (me|us|) back
     (please|can you|could you|you can|can u|) (call|phone|ring) (me|us|) (later|afterwards|after some time|after sometime|some other time|another time|another day|some time later|sometime later|again later|in a while|in a bit|when im free|when i am free)
     (can|could|would|will) (you|u|someone) (please|kindly|) (call|phone|ring) (me|us|) (tomorrow|today|tonight|again|in|at|after|on|next|this)
     (please|kindly|just) (call|phone|ring) (me|us|) (tomorrow|tonight|again|in|after|on|next)
     (call|phone|ring) me (tomorrow|tonight|again|in the|in a|in an|in some|in half|after|on|next|around)
     (i|ill|i will|we|we will) call (you|u) (tomorrow|tonight|after|in|on|next|when)
     (hour|hours|minute|minutes|days|while|time) (later|baad) (please|) (call|phone)
     (try|call) again later
     (am|m) in a meeting
     (i cant|i cannot|cant|cannot) (talk|speak) .
     no time (now|right now|at the moment|just now) .
     (call|phone|ring) (me|us|) (in|after) * (minute|minutes|min|mins|hour|hours|hr|hrs|day|days|week|while|sometime)
     (give|gimme) (me|us) a (call|ring|callback|call back) (later|tomorrow|tonight|after|back|in|some)
     (can|could) (we|i) (talk|speak|do this|connect|chat) (later|tomorrow|some other time|another time|after|afterwards|some time later)
     (lets|let us) (talk|speak|do this|connect) (later|tomorrow|some other time|another time|afterwards)
     (i|ill|i will|we|well|we will|let me) call (you|u) (back|later)
     (talk|speak) (to you|) later
     (not a good|bad|wrong|not the right|isnt a good|not a great) time .
     (not a good|bad|not the right|isnt a good|not a great) time (to talk|right now|now|for me)
     (not a good|a bad|not the right|isnt a good|not a great) moment
     (i|we) (dont|do not|have no) (have|) (the|any|) time (right now|now|at the moment|for this now|just now)
     ask (me|us) again (later|tomorrow|tonight|some other time|another time|next week|next month|after|in)
     (try|reach|catch) (me|us) (later|tomorrow|tonight|some other time|another time|after)
     (i cant|i cannot|i can not|cant|unable to) (talk|speak|take this call|take the call) (right now|now|at the moment|at this time|this time|today|currently)
     (im|i am) (busy|driving|in a meeting|in meeting|at work|in class|in the middle of something|occupied|travelling|traveling) (right now|now|at the moment|currently)
     this (has to|will have to|must|needs to|got to|gotta) wait .
     can this wait
     (im|i am) (driving|in a meeting|in meeting|in the middle of something|in a class)
     (im|i am) (busy|a bit busy|little busy|kind of busy|very busy) .
     (busy|driving) (right|just) now
     (i need a|request a|want a|arrange a|schedule a) (callback|call back)
     (callback|call back) (please|later|karo|karna|kijiye)
     (please|kindly) (call|phone|ring) (later|after|tomorrow|tonight)
     (baad|bad) (mein|me|main|mai) (call|phone|baat) (karo|karna|kijiye|kijiyega|karein|karen|karenge|karte|karta|kare|kar lena|kar lo|kariye)
     (call|phone|baat) (baad|bad) (mein|me) (karo|karna|kijiye|karein|karenge|karte|karta)
     (baad|bad) (mein|me) (call|phone|baat)
     (thodi|thori) der (baad|bad|mein|me) (call|phone|baat)
     (thodi|thori) der (ke|) (baad|bad|mein|me) (karo|karna|kijiye|kijiyega|kariye) .
     (class|meeting|exam|puja|paath|aarti|interview|surgery|operation) (chal|ho) (raha|rahi) (hai|h)
     (क्लास|मीटिंग|एग्जाम|परीक्षा|पूजा|पाठ|आरती|इंटरव्यू|ऑपरेशन) (चल|हो) (रहा|रही) (है)
     (shaam|sham|subah|raat|dopahar|kal|parson|agle hafte|somvar|somwar|mangalvar|mangalwar|budhvar|budhwar|guruvar|guruwar|shukravar|shukrawar|shanivar|shaniwar|ravivar|raviwar|itwar|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (ko|mein|me|) (call|phone|baat) (karo|karna|kijiye|kijiyega|karein|karen|karenge|karte|kare|kar lena|kar lo|kariye)
     (baje|hafte|mahine|din|ghante|der) (ke|) (baad|bad|mein|me|ko|) (call|phone|baat) (karo|karna|kijiye|kijiyega|karein|karen|karenge|karte|kare|kar lena|kariye)
     (phir|fir|dobara|dubara|wapas|vapas) (se|) (call|phone) (karo|karna|kijiye|kijiyega|karein|karen|kare|kar lena|kariye)
     (abhi|main|mai|abhi main|main abhi) (busy|vyast) (hoon|hun|hu|hain|chal raha)
     (busy|vyast) (hoon|hun|hu|hain) (abhi|)
     (drive|driving) kar (raha|rahi) (hoon|hun|hu) .
     (bike|scooter|scooty|cycle|ladder) (pe|par) (hoon|hun|hu) .
     (class|lecture|exam|court|interview) (mein|me) (hoon|hun|hu) .
     (minute|minutes|minat|ghante|ghanta|baje) (ke|) (baad|bad) (karo|karna|kijiye|kijiyega|kariye|karein) .
     (ye|yeh|abhi) (time|samay|waqt) (theek|thik|sahi) nahi (hai|)
     (abhi|main) (gaadi|gadi|car|bike|scooter|scooty|auto|truck|tractor|cycle|bus) (chala|drive)
     (gaadi|gadi|car|bike|scooter|scooty|auto|truck|tractor|cycle|bus) chala (raha|rahi) (hoon|hun|hu)
     (abhi|main abhi) (meeting|class|office) (mein|me) (hoon|hun|hu|hain)
     (meeting) (mein|me) (hoon|hun|hu)
     abhi (baat|call) nahi (kar|ho|karna)
     abhi (mere paas|) (time|samay|waqt|vakt|fursat) nahi (hai|)
     (baad|bad) (mein|me|main) (karo|karna|kijiye|kijiyega|kariye|karein) .
     (बाद) (में|मे) (कॉल|काल|फोन|बात) (करो|करना|कीजिए|कीजिएगा|करें|करेंगे|करते|करता|करिए|कर लेना)
     (कॉल|काल|फोन|बात) बाद (में|मे) (करो|करना|कीजिए|करें|करेंगे|करते)
     (थोड़ी) देर (बाद|में) (कॉल|काल|फोन|बात)
     (शाम|सुबह|रात|दोपहर|कल|परसों|अगले हफ्ते|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार) (को|में|) (कॉल|काल|फोन|बात) (करो|करना|कीजिए|कीजिएगा|करें|करेंगे|करते|करिए|कर लेना)
     (बजे|हफ्ते|महीने|दिन|घंटे|देर) (के|) (बाद|में|को|) (कॉल|काल|फोन|बात) (करो|करना|कीजिए|कीजिएगा|करें|करेंगे|करिए)
     (फिर|दोबारा|दुबारा|वापस) (से|) (कॉल|काल|फोन) (करो|करना|कीजिए|कीजिएगा|करें|करिए)
     (अभी|मैं|मैं अभी|अभी मैं) (व्यस्त|बिजी|बिज़ी) (हूं|हूँ|हैं|चल)
     (व्यस्त|बिजी) (हूं|हूँ|हैं)
     (गाड़ी|कार|बाइक|स्कूटर|स्कूटी|ऑटो|ट्रक|ट्रैक्टर|साइकिल|बस) चला (रहा|रही) (हूं|हूँ|है)
     (मीटिंग|क्लास) (में|मे) (हूं|हूँ)
     अभी (मेरे पास|) (टाइम|समय|वक्त|फुर्सत) नहीं (है|)
     (बाद) (में|मे) (करो|करना|कीजिए|कीजिएगा|करिए|करें) .
     (ड्राइव|ड्राइविंग) कर (रहा|रही) (हूं|हूँ|है) .
     (बाइक|स्कूटर|स्कूटी|साइकिल) (पर|पे) (हूं|हूँ) .
     (मिनट|घंटे|बजे) (के|) बाद (करो|करना|कीजिए|कीजिएगा|करिए|करें) .
     अभी बात नहीं (कर|हो) (सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे|रहा|रही)
     अभी बात नहीं (कर|हो) *`,
  ],
  [
    'not one',
    `(dont|do not|never|didnt|did not|not asking you to|not) (want you to|) (stop|quit) (calling|contacting|messaging)
     (why|how come) (did|do|didnt|dont) you (call|stop)
     (stop|call|come) by
     wrong (number|no|person|house) (of|plate|plates|in|on|took|came|got)
     (wrong|galat|गलत) (number|account|no|नंबर|अकाउंट) (pe|par|mein|me|पे|पर|में) (chala|chale|chali|gaya|gaye|bhej|bheja|transfer|send|paisa|paise|recharge|चला|चले|चली|गया|गए|भेज|भेजा|ट्रांसफर|पैसा|पैसे|रिचार्ज)
     (he|she|they|someone|somebody|nobody|no one|who|driver|agent|team|people|staff) (said|told|promised|would|will|did|didnt|did not|never|was to|were to|was supposed to|is|) * (call|phone|ring) (me|us|) (back|again|later|tomorrow|)
     (you|you people) (said|told me|told us|promised|were supposed to|were to|would|had said|never|did not|didnt) * (call|phone|ring)
     (you|they|who) * (call|phone|ring) (me|us) back so
     (not|isnt|wasnt|is not) (the|a|) wrong (number|person)
     (take|get|strike|put) (me|us|my name|my number) (off|on) (the|your|that|) (waiting|wait|guest|price)
     (gave|give|given|giving|typed|entered|said|told|wrote|put|shared|noted) (you|u|me|us|him|her|them|in|down|) (the|a|) (wrong|incorrect) (number|no|one)
     (got|have|heard|noted|wrote|took) (my|the) (number|name|address|email|date|time) wrong
     (not|no longer|isnt|wont be) (busy|driving)`,
  ],
])

export interface Intent {
  intent: SpecialIntent
  from: number
  to: number
}

import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { type Scale, sounding } from './scale.ts'

/** How far something is that has to be done. */
export type Progress = 'done' | 'part' | 'doing' | 'planned' | 'undone'

export const PROGRESS: Scale<Progress> = {
  words: new PhraseMatcher<Progress>([
    [
      'done',
      `(already|done|finished|completed|cleared|settled|sorted)
       (have|ive|weve|has|had|i|we|he|she|they) (already|just|also|all|) (done|paid|sent|given|gave|taken|took|got|made|submitted|filed|applied|completed|finished|cleared|booked|signed|bought|uploaded|registered|received|filled|deposited|settled|did|installed|returned|joined)
       (it|its|that|everything|all|work) (is|was|has been|got) (done|over|complete|completed|finished|cleared|paid|submitted|given|sent)`,
    ],
    [
      'part',
      `(partly|partially|partial|half|halfway|incomplete|some|most|few)
       (only|just) (one|two|half|some|part|a few)
       (one|two) (only|is left|are left|left|more to go)
       (aadha|aadhi|aadhe|आधा|आधी|आधे)
       (thoda|thodi|थोड़ा|थोडा|थोड़ी|थोडी) (bahut|sa|si|hi|diya|kiya|hua|ho|de|kar|दिया|किया|हुआ)
       (ek|do|एक|दो) (hi|ही)
       (kuch|कुछ) (diya|diye|kiya|kiye|hua|hue|de|kar|ho|baki|baaki|दिया|दिए|किया|हुआ)`,
    ],
    [
      'doing',
      `(ongoing|underway|processing|midway)
       in (progress|process|the process|the middle)
       (going|carrying|coming) (on|along)
       under (process|way|review|progress|construction|repair)
       (still|currently|) (working|doing|filling|doing it|waiting)
       (am|are|is) (still|currently|) (doing|filling|arranging|processing|collecting|working on)`,
    ],
    [
      'planned',
      `(will|shall|ill|well|going to|gonna|planning|plan to|intend to|about to)
       (later|soon|tomorrow)
       (want|wish|have|need) to
       (next|coming) (week|month|year|few)`,
    ],
    [
      'undone',
      `(pending|unpaid|incomplete|remaining|outstanding|due|overdue|nothing|none)
       not (yet|started|begun|done|at all|even|a single|paid|submitted|received|applied)
       (havent|hasnt|have not|has not|didnt|did not|couldnt|could not|never|not been able)
       (i|we|he|she|they) (did|have|has|had|could) not
       (yet|still) to
       (no|nothing) (yet|so far|progress)
       (forgot|forgotten)`,
    ],
  ]),
  sounds: sounding<Progress>([
    [
      'done',
      `(ho|lag|mil|ban|bhar|nipat|chala|pahunch|jama ho|nikal) (bhi|hi|) (gaya|gayi|gaye|chuka|chuki|chuke)
       (kar|karwa|kara|de|le|bhar|bhej|bhijwa|lagwa|banwa|bana|daal|dal|dilwa|likhwa|laga|jama|submit|pay|clear|complete|chuka|nipta|mangwa|kharid) (bhi|hi|) (diya|diye|di|liya|li|liye|chuka|chuki|chuke)
       (ho|kar|khatam ho|poora ho|poori ho) chuke
       (poora|poori|pura|khatam) (ho|kar) (gaya|gayi|diya|di|liya)
       (kiya|karwaya|karayi|karwayi|karaya|lagwaya|lagwayi|bhara|bhari|bheja|bheji|banwaya|banwayi|diya|diye|liya|liye) (hai|hain|hua|tha|thi|the)
       (poora|poori|pura|sab|saara) (kiya|kari)
       (maine|humne|mene) (kiya|karwaya|bhara|bheja|diya|lagwaya|banwaya)`,
    ],
    ['part', '(adhura|adhuri|adhure)'],
    [
      'doing',
      `(chal|ho|ban|kar|karwa|bhar) (hi|to|) (raha|rahi|rahe)
       laga (hua|hui) (hai|hoon)
       (kaam|process) (chalu|jaari|jari)
       chalu hai`,
    ],
    [
      'planned',
      `(dunga|dungi|denge|karunga|karungi|karenge|karwaunga|karwaungi|karwayenge|karwaenge|lunga|lungi|lenge|bharunga|bharenge|bhejunga|bhejenge|jaunga|jayenge|lagwaunga|lagwayenge|banwayenge)
       (karna|karni|karwana|karwani|dena|deni|bharna|bhejna|lagwana|banwana|lena) (hai|hain|hoga|padega)
       baad (mein|me)`,
    ],
    [
      'undone',
      `(abhi|ab) (tak|tk|to|) nahi
       (shuru|start|chalu) (hi|bhi|) nahi
       nahi (hua|hui|hue|kiya|ki|kiye|kari|diya|di|diye|liya|li|mila|mili|mile|bhara|bheja|karwaya|karwayi|karayi|karaya|lagwaya|lagwayi|banwaya|banaya|banwayi|laga|lage|lagi|aaya|aayi|gaya|gayi|ban|kar|de|ho|bhar|le)
       (hua|kiya|diya|mila|bhara|bheja|karwaya|lagwaya|liya) (hi|bhi|to|) nahi
       (ek|kuch|koi) (bhi|) nahi
       bhool (gaya|gayi|gaye)
       (reh|rah) (gaya|gayi|gaye)
       (baaki|baki) (hai|hain|rah|reh|pada)
       (bacha|bachi|pada|padi|atka|latka) (hua|hui|) (hai)`,
    ],
  ]),
}

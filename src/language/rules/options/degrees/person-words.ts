import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { type Scale, sounding } from './scale.ts'

/** Who it is or does it. */
export type Person =
  | 'self'
  | 'nobody'
  | 'paid'
  | 'husband'
  | 'wife'
  | 'spouse'
  | 'son'
  | 'daughter'
  | 'child'
  | 'mother'
  | 'father'
  | 'parent'
  | 'brother'
  | 'sister'
  | 'sibling'
  | 'kin'
  | 'friend'
  | 'neighbour'

/** "Bete ki patni", "my sister's son" */
const KIN_OF_KIN = `(bhai|behen|bahan|bete|beti|maa|pita|pati|patni) (ka|ki|ke) (beta|beti|bete|biwi|patni|pati|bhai|behen|bahan|maa|saas|sasur)
       (भाई|बहन|बेटे|बेटी|मां|पिता|पति|पत्नी) (का|की|के) (बेटा|बेटी|बेटे|बीवी|पत्नी|पति|भाई|बहन|मां|सास|ससुर)
       (sons|daughters|brothers|sisters|mothers|fathers|wifes|husbands) (son|daughter|brother|sister|mother|father|wife|husband)`

export const PERSON: Scale<Person> = {
  words: new PhraseMatcher<Person>([
    [
      'self',
      `(self|myself|khud|खुद)
       (khud|खुद) (hi|ही)
       (for|only|just) me
       (my|our) own
       (mere|apne|मेरे|अपने) (liye|लिए)`,
    ],
    [
      'nobody',
      `(nobody|noone|none|alone|akela|akele|akeli|अकेला|अकेले|अकेली)
       no one (else|)
       (by|all by) (myself|himself|herself|themselves)
       on (my|his|her|their) own
       (koi|कोई) (bhi|भी|) (nahi|नहीं)`,
    ],
    [
      'paid',
      `(nurse|attendant|caretaker|caregiver|maid|servant|nanny|helper|bai|paid|hired|नर्स|अटेंडेंट|मेड|नौकर|नौकरानी|naukar|naukrani|kaamwali|कामवाली)
       (we|i|they) (pay|hire|hired|have hired|have kept)
       (kaam|काम) (wali|waali|वाली)
       (paise|पैसे) (de|dekar|deke|दे|देकर|देके)`,
    ],
    ['husband', '(husband|hubby|pati|shauhar|gharwale|पति|शौहर) (ji|dev|जी|देव|)'],
    ['wife', '(wife|missus|mrs|patni|biwi|bivi|gharwali|dharmpatni|begum|पत्नी|बीवी|घरवाली|धर्मपत्नी|बेगम) (ji|जी|)'],
    ['spouse', '(spouse|partner|better half)'],
    ['son', '(son|sons|beta|bete|बेटा|बेटे)'],
    ['daughter', '(daughter|daughters|beti|betiyan|bitiya|बेटी|बेटियां|बिटिया)'],
    ['child', '(child|children|kid|kids|bachcha|bachche|bacche|bachchi|बच्चा|बच्चे|बच्ची)'],
    ['mother', '(mother|mom|mum|mummy|amma|ammi|maa|mata|mataji|मां|माता|माताजी|मम्मी|अम्मी|अम्मा) (ji|जी|)'],
    [
      'father',
      '(father|dad|daddy|papa|appa|abba|abbu|pita|pitaji|babuji|baap|पापा|पिता|पिताजी|बाबूजी|बाप|अब्बू) (ji|जी|)',
    ],
    ['parent', '(parent|parents|maa baap|mata pita|मां बाप|माता पिता)'],
    ['brother', '(brother|brothers|bhai|bhaiya|भाई|भैया)'],
    ['sister', '(sister|sisters|behen|behan|bahan|bahen|didi|बहन|दीदी)'],
    ['sibling', '(sibling|siblings|bhai behen|bhai bahan|भाई बहन)'],
    [
      'kin',
      `(other|another|) family (member|members)
       (mother|father|sister|brother|son|daughter|sisters|brothers) in (law|laws)
       (inlaws|uncle|aunt|aunty|auntie|cousin|cousins|nephew|niece|grandson|granddaughter|grandmother|grandfather|relative|relatives|rishtedar|रिश्तेदार)
       (bahu|damaad|saas|sasur|saala|saali|devar|nanad|bhabhi|jija|chacha|chachi|mama|mami|mausi|mausa|bua|phupha|tau|tai) (ji|)
       (dada|dadi|nana|nani|pota|poti|bhatija|bhatiji|bhanja|bhanji) (ji|)
       (बहू|दामाद|सास|ससुर|साला|साली|देवर|ननद|भाभी|जीजा|चाचा|चाची|मामा|मामी|मौसी|मौसा|बुआ|फूफा|ताऊ|ताई) (जी|)
       (दादा|दादी|नाना|नानी|पोता|पोती|भतीजा|भतीजी|भांजा|भांजी) (जी|)
       ${KIN_OF_KIN}`,
    ],
    ['friend', '(friend|friends|dost|saheli|mitra|दोस्त|सहेली|मित्र)'],
    ['neighbour', '(neighbour|neighbours|neighbor|neighbors|padosi|padosan|पडोसी|पडोसन)'],
  ]),
  sounds: sounding<Person>([]),
}

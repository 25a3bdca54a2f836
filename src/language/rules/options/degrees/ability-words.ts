import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { type Scale, sounding } from './scale.ts'

/** How somebody does something: alone, with help, or not at all as they cannot get up. */
export type Ability = 'alone' | 'helped' | 'unable'

export const ABILITY: Scale<Ability> = {
  words: new PhraseMatcher<Ability>([
    [
      'alone',
      `(alone|independent|independently|unaided|unassisted|self|myself|himself|herself|themselves)
       by (myself|himself|herself|themselves|itself)
       on (my|his|her|their) own
       (on|) (my|his|her|their) own (two|) feet
       without (any|much|the|) (help|support|assistance|aid|stick|walker|holding)
       without (any|) (help|support) (of|from) (anyone|anybody|someone)
       without (anyone|anybody)`,
    ],
    [
      'helped',
      `(help|helps|helped|helping|support|supported|assistance|assisted|assist|stick|crutch|crutches)
       (madad|sahara|sahare|lathi|laathi|chhadi|मदद|सहारा|सहारे|लाठी|छडी)
       (hold|holds|holding|held) * (hand|hands|arm|him|her|me|them)
       (someone|somebody) (to|has to|must) (hold|carry|lift|lead|be there)`,
    ],
    [
      'unable',
      `(bedridden|immobile)
       (in|to) bed
       (lying|lies|lie) (down|)
       (cant|cannot|can not|couldnt|unable to|not able to|doesnt|hardly) (even|) (get up|move|stand|walk|sit up|leave)`,
    ],
  ]),
  sounds: sounding([
    [
      'alone',
      `(akele|akela|akeli|khud)
       khud (hi|se)
       apne (aap|dam|pairon) (se|par|pe|)
       bina (kisi|) (ki|ke|) (madad|sahare|sahara|help|support|pakde|lathi|chhadi)
       (sahare|madad) ke (bina|bagair)
       bagair (kisi|) (ki|ke|) (madad|sahare)`,
    ],
    [
      'helped',
      `haath pakad (ke|kar)
       pakadkar
       (pakad|thaam|tham) (ke|kar)
       kisi ke saath`,
    ],
    [
      'unable',
      `(bistar|khatiya)
       (leta|leti|lete) (hi|) (raha|rahi|rahe|rehta|rehti|rehte|rahta|rahti|rahte|hua|hui|hue)
       (uth|hil|chal|khada|khadi|khade) (bhi|hi|) nahi
       (uth|khada|khadi|khade) (hi|ho|) nahi
       nahi (uth|hil|chal) (paata|paati|paate|pa|sakta|sakti|sakte)`,
    ],
  ]),
}

import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { type Scale, sounding } from './scale.ts'

/** How much of something is so, or is done: "taking all", "missing some", "stopped"; "full", "half", "empty". A lapse makes it a part. */
export type Extent = 'all' | 'part' | 'lapse' | 'none'

export const EXTENT: Scale<Extent> = {
  words: new PhraseMatcher<Extent>([
    [
      'all',
      `(all|every|everything|everyone|each|always|full|fully|complete|completely|entire|entirely|whole|regular|regularly|daily|religiously)
       (every|each) (single|last) (one|day|time|)
       (all|each|every one) of (it|them|these|those)
       on time
       (time|samay|samye) (par|pe|se)
       without (fail|a break|missing|skipping)
       (as|exactly as|just as) (prescribed|told|advised|directed|written)
       to the brim
       (sab|poora|poori|poore|pura|puri|pure|सब|पूरा|पूरी|पूरे)`,
    ],
    [
      'part',
      `(some|sometimes|somewhat|partly|partial|partially|half|semi|few|most|mostly|occasionally|irregular|irregularly)
       (at times|on and off|off and on|now and then|every now and then|once in a while|here and there)
       (one|a day|a dose) or two
       (aadha|aadhi|aadhe|adha|adhi|adhe|आधा|आधी|आधे)`,
    ],
    ['lapse', '(miss|misses|missed|missing|skip|skips|skipped|skipping|forget|forgets|forgot|forgetting)'],
    [
      'none',
      `(stopped|stop|quit|discontinued|none|nothing|empty|bare|vacant|nil)
       (gave|given|giving) (it|them|) up
       (no longer|no more)
       not (at all|any|anything|even one|a single one)
       not * (any|anything)
       (doesnt|dont|didnt|isnt|arent|havent|hasnt) * (any|anything|at all)
       without (any|anything)
       never .`,
    ],
  ]),
  sounds: sounding([
    [
      'all',
      `(sabhi|hamesha|lagatar|rozana|roz)
       sab kuch
       saari (dawa|dawai|dawaiyan|dawaiyaan|goliyan|cheezein|kishtein|chizen)
       (saari|saare|saara) (hi|ki|ke|ka)
       har (din|roz|ek|baar|mahine|hafte|dose|khurak)
       poori tarah (se|)
       (bhara|bhari|bhare) (hua|hui|hue|hai|hain)
       (saari|saare)`,
    ],
    [
      'part',
      `(kuch|thoda|thodi|thode|adhura|adhuri)
       (kuch|thoda|thodi) (hi|bahut)
       kabhi (kabhi|kabhaar|kabhar)
       beech beech (mein|me)`,
    ],
    [
      'lapse',
      `(reh|rah|chhoot|chhut) (jaati|jaata|jaate|gayi|gaya|gai|gaye)
       bhool (jaata|jaati|jaate|gaya|gayi|gai)
       (bhoolta|bhoolti|bhoolte|chhodta|chhodti|chhodte|naga)`,
    ],
    [
      'none',
      `band (kar|kardi|kardiya|karwa|karwaya|ho|hai|hain|rakhi|rakha|padi|pada)
       chhod (di|diya|diye|rakhi|rakha|chuka|chuki|chuke)
       (ek|kuch|koi) (bhi|) nahi
       bilkul (bhi|hi|) nahi
       (khaali|khali)
       kabhi nahi .`,
    ],
  ]),
}

/** Words of extent that tell none: "koi bhi chalega", "sab theek hai", "not at all". */
export const NO_EXTENT = new PhraseMatcher<true>([
  [
    true,
    `(at|after|first of|that is|thats|above) all
     all (right|good|well|the best|over)
     (all|everything|everyone) (is|are|was|its|going|) (all|) (fine|good|well|ok|okay|right|great|perfect)
     (any|anything|anyone|some|something) (is fine|will do|works|else|other|more|one)
     (any|anything|anyone|everything) works
     (kuch|koi) bhi (chalega|chalegi|de|do|ho|rakh|sahi|theek|thik)
     (कुछ|कोई) भी (चलेगा|चलेगी|दे|हो|रख|सही|ठीक)
     (kuch|koi|कुछ|कोई) (bhi|भी) .
     (kuch|koi) (aur|din|der|baat|samay|time)
     (sab|sab kuch) (hi|) (theek|thik|badhiya|accha|achha|acha|sahi|chalega|chalegi|changa)
     (sab|sabhi|सब|सभी) (ko|log|logon|ne|se|को|लोग|लोगों|ने|से)
     (कुछ|कोई) (और|दिन|देर|बात|समय|टाइम)
     (सब|सब कुछ) (ही|) (ठीक|बढिया|अच्छा|सही|चलेगा|चलेगी)
     (every|each) (thing|body|where)`,
  ],
])

import { regex } from '../../../base/regex.ts'

/** "Last month", "pichle saal", "in my last company", and no "since last week", "last two days". */
export const OTHER_TIME = regex('u')`
  (?<!\b(?:since|from|for|the) )\b(?:last|previous|earlier) (?:time|week|month|year|company|job|employer|place|one|visit|booking)\b(?! (?:se|onwards)\b)
  |(?<!\b(?:since|from|for|the) )\b(?:last|next|previous|old) \S+ (?:\S+ )?(?:is|was|at|due|done)\b(?! (?:end|start|beginning)\w*\b)
  |\bthe last one (?:was|is)\b
  |\b(?:pichl|agl)[aei] (?!baar|hafte|mahine|saal|din|week|month|se )\S+ (?:\S+ )?\d|(?<!\p{L})(?:पिछल|अगल)[ाेी] (?!बार|हफ्ते|महीने|साल|दिन|से )\S+ (?:\S+ )?\d
  |\b(?:old|puran[aie]|pehl[ai]) \S+ (?:\S+ ){1,3}(?:was|tha|thi)\b
  |\b(?:pe|par|पर|पे) (?:service|servicing|सर्विस) (?:hui|ki|karayi|karwai|हुई|की|कराई)
  |\bused to\b
  |\bpichl[aei] (?:baar|hafte|mahine|saal|company|naukri|job|jagah)\b(?! se\b)
  |(?<!\p{L})पिछल[ाेी] (?:बार|हफ्ते|महीने|साल|कंपनी|नौकरी|जगह)(?! से)(?![\p{L}\p{M}])
`
/** What was paid, given or spent. */
export const SPENT = regex('u')`
  (?<![\p{L}\p{M}])(?:
    paid|gave|spent|lag[aei](?: (?:tha|thi|the))?(?= *$)|लग[ाेी](?: (?:था|थी|थे))?(?= *$)|transferred|deposited|bought|sent|submitted|cleared|lost|cost me|it cost|lent
    |(?:diy[ae]|di|de diy[ae]|bhar[ae]|bhar diy[ae]|bhej[ae]|jama kiy[ae]|kharch kiy[ae]|chukay[ae]|kharid[ae]) (?:tha|thi|the|hai|hain|hoon|hun)
    |(?:de|bhar|kar|bhej|jama kar) (?:chuk[aei]|diy[ae]|di)
    |(?:lag|kharch ho|chale) (?:gay[ae]|gaye|gaya|chuke)
    |(?:दिए|दिया|दी|भरे|भरा|भेजे|भेजा|जमा किए|जमा किया|खर्च किए|चुकाए|खरीदा) (?:थे|था|थी|है|हैं|हूं)
    |(?:दे|भर|कर|भेज) (?:चुक[ाेी]|दिए|दिया|दी)|(?:लग|खर्च हो) (?:गए|गया|चुके)
  )(?![\p{L}\p{M}])
`
/** "Started at 8000" */
export const BEGAN = /\b(?:started|joined|began|shuru (?:kiya|hua|ki))\b|शुरू (?:किया|हुआ|की)/

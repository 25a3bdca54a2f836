import { regex } from '../../../base/regex.ts'

/** Whether a clause leaves calls welcome: for another sort of thing, now instead of later, or as they are only not needed. */
export function isNotForGood(clause: string): boolean {
  return FOR_ONE_SORT.test(clause) || NOT_LATER.test(clause) || NOT_NEEDED.test(clause)
}

/** "Sales wali profile ke liye mat call karna": for another sort of thing calls are welcome. */
const FOR_ONE_SORT = regex('u')`
  (?:^| )(?:wal[aei]|वाला|वाली|वाले) (?:\S+ )?(?:ke|के) (?:liye|लिए) (?:mat|na|मत|न) (?:call|phone|कॉल|फोन)(?: |$)
  |(?:^| )(?!(?:mujhe|mujhko|hume|humein|hum|mere|kisi|bhi|koi|is|ab|aage|aisi|aise|aur|अब|आगे|मुझे|हमें|किसी|भी|कोई|इस) )\S+ (?:ki |wali |की |वाली )?(?:jobs?|naukri|profile|post|position|जॉब|नौकरी|पोस्ट) (?:ke|के) (?:liye|लिए)
    [ ](?:(?:mat|na|मत|न) (?:call|phone|कॉल|फोन)|(?:call|phone|कॉल|फोन) (?:\S+ )?(?:mat|na|मत|न))(?: |$)
  |\bcalls? from (?:any )?other (?:compan|agenc|bank|shop|people|place)\w*(?! or\b)
`
/** "Baad mein call mat karo, abhi suno", "don't call me later": it is now that the speaker wants to talk. */
const NOT_LATER = regex`
  (?:^| )(?:baad|बाद) (?:mein|me|main|mai|में|मे) (?:\S+ ){0,2}?(?:call|phone|fone|कॉल|काल|फोन)
    [ ](?:(?:\S+ )?(?:mat|nahi|मत|नहीं)|(?:na|न|ना)(?= kar| कर))(?: |$)
  |(?:^| )(?:call|phone|कॉल|काल|फोन) (?:baad|बाद) (?:mein|me|में|मे) (?:mat|na|मत|न|ना)(?: |$)
  |\b(?:dont|do not|not|never) (?:call|ring|phone)(?: me| us)?(?: back)? later\b
`
/** "You needn't call back", "baad mein call karne ki zarurat nahi", "call करने को नहीं कह रहा" */
const NOT_NEEDED = regex`
  \b(?:neednt|need not|no need|dont need to|dont have to|doesnt have to|not asking|not saying)\b
    (?! (?:\w+ ){1,4}?(?:any ?more|ever)\b)
  |(?:karne|करने) (?:ki |की |ko |को )(?:\S+ )?(?:nahi|नहीं)(?: |$)
`

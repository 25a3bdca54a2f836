import { regex } from '../../../base/regex.ts'
import { asksFloor } from './ordinals.ts'
import type { NumberInPart } from './told-of-else.ts'

/** "Third time I am telling", "the building has 10 floors", "4 flats on each floor", "40 steps", "next month we shift to the 4th": no floor of the house. */
export function floorOfElse({ plan, said, behind, before }: NumberInPart): boolean {
  if (!asksFloor(plan)) return false
  return (
    TIME.test(behind) ||
    OF_ALL.test(said) ||
    ALL_FLOORS.test(`${before} ${behind}`) ||
    TO_COME.test(said) ||
    BY_MISTAKE.test(said) ||
    OTHER_SAYS.test(before) ||
    OTHER_PLACE.test(behind)
  )
}

const TIME = /^(?:time|baar|बार)(?: |$)|^(?:tell|let|i |we |you |of all|please|bata|बता)/
const OF_ALL = regex('u')`
  \b(?:kul|total|steps|stairs|flats|each floor|per floor|har manzil|every floor|storeys?|storeyed|seedhi|seedhiyan)\b
  |कुल|हर मंजिल|सीढ
`
/** "Building 10 manzil ki hai" */
const ALL_FLOORS =
  /(?:manzil|floors?|मंजिल) (?:ki|ka|building|की) ?(?:building |imarat )?(?:hai|है)|\bhas (?:\S+ )?floors|\bbuilding (?:has|of)\b/
const TO_COME = regex('u')`
  \b(?:next|agle|coming) (?:month|week|year|mahine|hafte|saal)\b|अगले (?:महीने|हफ्ते|साल)
`
/** "The watchman will tell you fifth" */
const OTHER_SAYS =
  /\b(?:watchman|guard|security|he|she|they|someone|anyone|people|liftman) (?:\S+ )?(?:tells?|says?|said|told|think)(?: (?:you|that|its?|is))*(?: the)?$|\b(?:watchman|guard) .*(?:bol\S*|bata\S*)$/
/** "Second floor, first door on the left" */
const OTHER_PLACE =
  /^(?:door|gate|lane|gali|cross|flat|house|room|turn|left|right|block|tower|phase|sector|street|darwaza|ghar|makan)(?= |$)/
const BY_MISTAKE = /\bby mistake\b|\bgalti se\b|गलती से/

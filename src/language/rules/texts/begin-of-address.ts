import { oncePerMessage } from '../words/once-per-message.ts'

const ADDRESS = /^(?:address|addres|adress|pata|पता|एड्रेस)$/
/** "… and the place is", "और जगह": where what is said next is where it is. */
const PLACE = /^(?:place|venue|jagah|jagha|जगह)$/
const BEFORE_PLACE = /^(?:and|aur|the|और)$/
const LINK = /^(?:is|hai|are|है|to|toh|तो)$/

/** Where an address begins that is said to be one: behind "my address is", "pata hai", "पता है"; undefined without one. */
export const beginOfAddress = oncePerMessage(({ words, text, ends }): number | undefined => {
  const at = words.findIndex(
    (word, index) => ADDRESS.test(word) || (PLACE.test(word) && BEFORE_PLACE.test(words[index - 1] ?? '')),
  )
  if (at === -1) return undefined
  if (PLACE.test(words[at] ?? '') && /^\d/.test(words[at + 1] ?? '')) return at + 1
  if (text[ends[at] ?? 0] === ':') return at + 1
  let from = at + 1
  while (LINK.test(words[from] ?? '')) from += 1
  return from > at + 1 ? from : undefined
})

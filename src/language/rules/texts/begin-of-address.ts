import { oncePerMessage } from '../words/once-per-message.ts'

const ADDRESS = /^(?:address|addres|adress|pata|पता|एड्रेस)$/
const LINK = /^(?:is|hai|are|है|to|toh|तो)$/

/** Where an address begins that is said to be one: behind "my address is", "pata hai", "पता है"; undefined without one. */
export const beginOfAddress = oncePerMessage(({ words, text, ends }): number | undefined => {
  const at = words.findIndex((word) => ADDRESS.test(word))
  if (at === -1) return undefined
  if (text[ends[at] ?? 0] === ':') return at + 1
  let from = at + 1
  while (LINK.test(words[from] ?? '')) from += 1
  return from > at + 1 ? from : undefined
})

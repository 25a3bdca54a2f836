import type { EndNode, SayNode, StartNode, Texts } from './types.ts'

/** A text of the flow; `texts` has it in other languages. */
export interface FlowText {
  text: string
  texts?: Texts
}

export function flowText({ say, texts }: StartNode | SayNode | EndNode): FlowText {
  return { text: say, ...(texts && { texts }) }
}

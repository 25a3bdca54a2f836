/** Requests made, and tokens as far as the vendors tell. */
export interface ModelUsage {
  requests: number
  inputTokens: number
  outputTokens: number
}

/** A `fetch` that counts what vendors of models are asked, and what they say that it used. */
export function countingFetch(usage: ModelUsage): typeof globalThis.fetch {
  return async (input, init) => {
    usage.requests += 1
    const response = await globalThis.fetch(input, init)
    const text = await response
      .clone()
      .text()
      .catch(() => '')
    usage.inputTokens += largest(text, INPUT)
    usage.outputTokens += largest(text, OUTPUT)
    return response
  }
}

/** OpenAI and its like, Anthropic, Google: each calls it otherwise, streams tell it anew as it grows. */
const INPUT = /"(?:prompt_tokens|input_tokens|promptTokenCount)"\s*:\s*(\d+)/g
const OUTPUT = /"(?:completion_tokens|output_tokens|candidatesTokenCount)"\s*:\s*(\d+)/g

function largest(text: string, pattern: RegExp): number {
  return Math.max(0, ...Array.from(text.matchAll(pattern), ([, count]) => Number(count)))
}

const END_OF_THOUGHTS = '</think>'

/**
 * What a model says when it has thought aloud: some chat templates open the thoughts themselves, so that only the tag
 * that ends them is in the text.
 */
export function stripReasoning(text: string): string {
  const end = text.lastIndexOf(END_OF_THOUGHTS)
  return end < 0 ? text : text.slice(end + END_OF_THOUGHTS.length)
}

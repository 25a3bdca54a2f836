const END_OF_THOUGHTS = '</think>'

/**
 * Removes a model's reasoning from its text. Some chat templates open the reasoning themselves, so that the text
 * contains only the closing tag.
 */
export function stripReasoning(text: string): string {
  const end = text.lastIndexOf(END_OF_THOUGHTS)
  return end < 0 ? text : text.slice(end + END_OF_THOUGHTS.length)
}

/** A text with some highlighted words. */
export function MarkedText({ text, words }: { text: string; words: { start: number; end: number } | null }) {
  if (!words) return text
  return (
    <>
      {text.slice(0, words.start)}
      <mark>{text.slice(words.start, words.end)}</mark>
      {text.slice(words.end)}
    </>
  )
}

/** Characters shown around the highlighted words. */
const AROUND = 90

interface SaidWordsProps {
  said: string
  /** UTF-16 positions, `end` exclusive; null if the words are not known. */
  span: { start: number; end: number } | null
}

/** A person's message with the words of a value highlighted; a long message is shortened around them. */
export function SaidWords({ said, span }: SaidWordsProps) {
  if (!span) return <>{beginning(said, 2 * AROUND)}</>
  return (
    <>
      {end(said.slice(0, span.start), AROUND)}
      <mark>{said.slice(span.start, span.end)}</mark>
      {beginning(said.slice(span.end), AROUND)}
    </>
  )
}

function beginning(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text
}

function end(text: string, length: number): string {
  return text.length > length ? `…${text.slice(-length).toWellFormed()}` : text
}

/** Characters that are shown around the words that count. */
const AROUND = 90

interface SaidWordsProps {
  said: string
  /** UTF-16 positions, `end` exclusive; null where the words are not known. */
  span: { start: number; end: number } | null
}

/** What a person said with the words lit that say a value; of a long speech only what is around them. */
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

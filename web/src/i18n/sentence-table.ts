type Table = Readonly<Record<string, string>>

interface Entry {
  pattern: RegExp
  translation: string
}

/**
 * Puts sentences of another program into a language by a table of patterns, as gettext does: `{}` stands for a name or a
 * number, `{1}` in the translation for the first of them. Phrases are what such a name may consist of. A sentence that is
 * not in the table stays as it is.
 */
export function sentenceTable(sentences: Table, phrases: Table): (text: string) => string {
  const [ofSentences, ofPhrases] = [entriesOf(sentences), entriesOf(phrases)]

  function translate(text: string, entries: readonly Entry[]): string {
    for (const { pattern, translation } of entries) {
      const found = pattern.exec(text)
      if (found) {
        return translation.replace(/\{(\d)\}/g, (_, position: string) => {
          const part = found[Number(position)] ?? ''
          // A name as somebody wrote it, which no table may change.
          return /^"[^"]*"$/.test(part) ? part : translate(part, ofPhrases)
        })
      }
    }
    return text
  }

  return (text) => translate(text, ofSentences)
}

/** The most telling first: those with the most letters beside the gaps. */
function entriesOf(table: Table): Entry[] {
  return Object.entries(table)
    .sort(([one], [other]) => lengthOf(other) - lengthOf(one))
    .map(([template, translation]) => ({ pattern: patternOf(template), translation }))
}

function lengthOf(template: string): number {
  return template.replaceAll('{}', '').length
}

function patternOf(template: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${template.split('{}').map(literal).join('(.*?)')}$`, 's')
}

type Regex = (source: TemplateStringsArray, ...parts: readonly string[]) => RegExp

/**
 * A regular expression over several lines: regex`…`, or regex('u')`…` with flags. A line break and the spaces around it are no part of it;
 * a space beside a break is written `[ ]`. What is inserted is source text.
 */
export function regex(flags: string): Regex
export function regex(source: TemplateStringsArray, ...parts: readonly string[]): RegExp
export function regex(first: string | TemplateStringsArray, ...parts: readonly string[]): RegExp | Regex {
  if (typeof first === 'string') return (source, ...inserted) => build(first, source, inserted)
  return build('', first, parts)
}

function build(flags: string, source: TemplateStringsArray, parts: readonly string[]): RegExp {
  return new RegExp(String.raw(source, ...parts).replaceAll(/\s*\n\s*/g, ''), flags)
}

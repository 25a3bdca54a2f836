/** The same function, which remembers what came of its last texts: people use the same words. */
export function cachedByText<Result>(
  compute: (text: string) => Result & NonNullable<unknown>,
  maxTexts = 5_000,
): (text: string) => Result {
  const recent = new Map<string, Result>()
  return (text) => {
    let result = recent.get(text)
    if (result === undefined) {
      if (recent.size >= maxTexts) recent.clear()
      recent.set(text, (result = compute(text)))
    }
    return result
  }
}

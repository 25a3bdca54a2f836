/** A line of `/metrics`. */
export interface MetricSample {
  name: string
  labels: Record<string, string>
  value: number
}

export function readSamples(text: string): MetricSample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined) return []
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key ?? '', text ?? ''] as const)
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
  })
}

/** Returns a percentile of a summary; null when there is none. */
export function quantile(
  samples: readonly MetricSample[],
  name: string,
  labels: Record<string, string>,
  share: number,
): number | null {
  const found = samples.find(
    (sample) => sample.name === name && hasLabels(sample, { ...labels, quantile: String(share) }),
  )
  return found && Number.isFinite(found.value) ? found.value : null
}

export function sumOf(samples: readonly MetricSample[], name: string, labels: Record<string, string>): number {
  const found = samples.filter((sample) => sample.name === name && hasLabels(sample, labels))
  return found.reduce((sum, { value }) => sum + value, 0)
}

/**
 * Returns the upper bound of a percentile of a histogram's values between two scrapes; null for no values, infinite
 * beyond the last bucket.
 */
export function bucketPercentile(
  before: readonly MetricSample[],
  after: readonly MetricSample[],
  name: string,
  share: number,
): number | null {
  const bucketsOf = (samples: readonly MetricSample[]) =>
    new Map(
      samples.filter((one) => one.name === `${name}_bucket`).map(({ labels, value }) => [labels['le'] ?? '', value]),
    )
  const earlier = bucketsOf(before)
  const seen = [...bucketsOf(after)].map(([le, count]) => ({
    le: le === '+Inf' ? Infinity : Number(le),
    count: count - (earlier.get(le) ?? 0),
  }))
  const total = seen.at(-1)?.count ?? 0
  return total === 0 ? null : (seen.find(({ count }) => count >= share * total)?.le ?? Infinity)
}

function hasLabels(sample: MetricSample, labels: Record<string, string>): boolean {
  return Object.entries(labels).every(([name, value]) => sample.labels[name] === value)
}

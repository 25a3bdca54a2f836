/** How many days a unit of time has; a month is 30 and a year 360, so that twelve months are a year. */
export const DAYS_OF_UNIT: ReadonlyMap<string, number> = new Map(
  (
    [
      ['day days din दिन', 1],
      ['week weeks hafta hafte haftey हफ्ता हफ्ते', 7],
      ['month months mahina mahine mahiney maheene महीना महीने माह', 30],
      ['year years yr yrs saal sal varsh baras साल वर्ष', 360],
    ] as const
  ).flatMap(([words, days]) => words.split(' ').map((word) => [word.normalize('NFC'), days] as const)),
)

/** A time of day as it is said in Hindi: "रात साढ़े 8 बजे" for 20:30, "दोपहर डेढ़ बजे" for 13:30. */
export function hindiClock(hour: number, minute: number): string {
  return `${partOfDay(hour)} ${clock(hour % 12 || 12, minute)} बजे`
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/** Quarters have words of their own; a quarter to the next hour is told by that hour. */
function clock(hour: number, minute: number): string {
  if (minute === 0) return String(hour)
  if (minute === 15) return `सवा ${hour}`
  if (minute === 45) return `पौने ${(hour % 12) + 1}`
  if (minute !== 30) return `${hour}:${String(minute).padStart(2, '0')}`
  return hour === 1 ? 'डेढ़' : hour === 2 ? 'ढाई' : `साढ़े ${hour}`
}

import { oncePerField } from './once-per-field.ts'

/** "Already paid", "done": whether an option tells of what has been done, so that "it was prepaid" chooses it. */
export const hasOptionDone = oncePerField(({ field }) => field.options.some((option) => DONE.test(option)))

const DONE = /\b(?:already|paid|prepaid|done|completed|finished)\b|पहले (?:ही|से)|हो (?:चुक|गय)/iu

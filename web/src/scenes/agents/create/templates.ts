import appointment from '../../../../../examples/flows/appointment.json'
import homeLoanLead from '../../../../../examples/flows/home-loan-lead.json'
import orderFeedback from '../../../../../examples/flows/order-feedback.json'
import type { Language } from '../../../i18n/languages.ts'

export interface Template {
  id: string
  name: string
  description: string
  flow: Record<string, unknown>
}

/** The flows to start an agent from. */
export const TEMPLATES: Template[] = [appointment, orderFeedback, homeLoanLead].map((flow) => ({
  id: flow.id,
  name: flow.name,
  description: flow.description,
  flow,
}))

/** Returns the smallest valid flow: a greeting and a goodbye, in the user's language. */
export function emptyFlow(language: Language, greeting: string, goodbye: string): Record<string, unknown> {
  return {
    id: 'flow',
    name: '',
    description: '',
    start: 'welcome',
    nodes: [
      { id: 'welcome', type: 'start', say: greeting, next: 'goodbye' },
      { id: 'goodbye', type: 'end', say: goodbye },
    ],
    fields: [],
    variables: [],
    settings: { persona: '', languages: [language], maxAttempts: 3, maxDurationSec: 600 },
  }
}

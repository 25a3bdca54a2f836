import type { Texts } from '../en.ts'

export const flow: Texts['flow'] = {
  steps: 'चरण',
  step: (id, type) => `${id}, ${type}`,
  types: { start: 'शुरुआत', say: 'कहना', ask: 'पूछना', branch: 'शाखा', end: 'अंत' },
  empty: 'इस प्रवाह में अभी कोई चरण नहीं है।',
  notReadable: 'यह चरण दिखाया नहीं जा सकता।',
  otherwise: 'नहीं तो',
  collects: 'इकट्ठा करता है',
  leadsTo: 'आगे',
}

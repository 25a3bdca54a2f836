import type { Texts } from '../en.ts'
import { plural } from '../plural.ts'

export const agents: Texts['agents'] = {
  agent: 'एजेंट',
  title: 'एजेंट',
  lead: 'एजेंट चरणों के प्रवाह के अनुसार बातचीत करता है और जवाब इकट्ठा करता है।',
  name: 'नाम',
  state: 'स्थिति',
  steps: 'चरण',
  model: 'मॉडल',
  updated: 'बदला गया',
  actions: 'कार्रवाइयाँ',
  projectDefault: 'प्रोजेक्ट का डिफ़ॉल्ट',
  none: 'अभी कोई एजेंट नहीं है। किसी टेम्पलेट से शुरू करें; उसका हर शब्द बदला जा सकता है।',
  search: 'खोजें',
  searchHint: 'नाम, नंबर या आईडी',
  noneMatch: 'किसी एजेंट के नाम, नंबर या आईडी में ये शब्द नहीं हैं।',
  new: 'नया एजेंट',
  newLead: 'चलते हुए प्रवाह से शुरू करें, फिर उसे बदलें।',
  template: 'टेम्पलेट',
  create: 'एजेंट बनाएँ',
  created: (name) => `${name} बन गया।`,
  nameRequired: 'इसे एक नाम दें।',
  templateText: (id, own) => TEMPLATES[id] ?? own,
  emptyFlow: 'खाली प्रवाह',
  emptyFlowText: 'सिर्फ़ एक अभिवादन और एक विदाई।',
  greeting: 'नमस्ते, मैं आपकी क्या मदद कर सकता हूँ?',
  goodbye: 'धन्यवाद, नमस्ते।',
  stepCount: (count) => `${count} चरण`,
  flowState: 'प्रवाह की स्थिति',
  ready: 'तैयार',
  errors: (count) => plural(count, 'त्रुटि', 'त्रुटियाँ', 'hi'),
  notReady: 'तैयार नहीं',
  tabs: 'एजेंट',
  tabFlow: 'प्रवाह',
  tabTest: 'आज़माएँ',
  tabData: 'डेटा',
  tabSettings: 'सेटिंग',
  tabVersions: 'संस्करण',
  test: 'आज़माएँ',
  copy: 'नकल बनाएँ',
}

const TEMPLATES: Record<string, { name: string; description: string }> = {
  appointment: {
    name: 'क्लिनिक का अपॉइंटमेंट',
    description: 'अंग्रेज़ी या हिन्दी में क्लिनिक का समय तय करता है, और पक्का करने से पहले पढ़कर सुनाता है।',
  },
  'order-feedback': {
    name: 'ऑर्डर पर राय',
    description: 'ग्राहक से पूछता है कि ऑर्डर कैसा रहा, और बुरा रहा तो क्या ग़लत हुआ।',
  },
  'home-loan-lead': {
    name: 'होम लोन की पूछताछ',
    description: 'हिन्दी या अंग्रेज़ी में पता करता है कि पूछताछ सलाहकार के समय के लायक है या नहीं।',
  },
}

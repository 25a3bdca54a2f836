import type { Texts } from '../en.ts'
import { sentenceTable } from '../sentence-table.ts'
import { FLOW_PHRASES, FLOW_SENTENCES } from './flow-sentences.ts'
import { REFUSAL_PHRASES, REFUSALS, REFUSALS_WITHIN } from './refusals.ts'

// A refusal may end in the sentence of another check.
const withinRefusals = { ...REFUSALS_WITHIN, ...FLOW_SENTENCES, ...FLOW_PHRASES, ...REFUSAL_PHRASES }

export const common: Texts['common'] = {
  product: 'Parley',
  skipToContent: 'सीधे सामग्री पर जाएँ',
  messages: 'संदेश',
  dismiss: 'हटाएँ',
  loading: 'लोड हो रहा है',
  retry: 'फिर से कोशिश करें',
  cancel: 'रहने दें',
  close: 'बंद करें',
  save: 'सहेजें',
  saved: 'सहेज लिया गया।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  delete: 'मिटाएँ',
  shownOnce: 'यह सिर्फ़ इसी बार दिखाया जा रहा है। इसे अभी किसी सुरक्षित जगह रख लें।',
  stored: 'मैंने इसे सुरक्षित रख लिया है',
  none: 'कोई नहीं',
  clearFilters: 'फ़िल्टर हटाएँ',
  back: 'वापस',
  more: 'और',
  loadMore: 'और दिखाएँ',
  noMatchYet: 'सबसे नए में इन फ़िल्टरों से कुछ नहीं मिला। पुराने में अभी नहीं खोजा गया है।',
  searchOlder: 'पुराने में खोजें',
  showing: (count) => `${count} दिखाए गए`,
  pageNotFound: 'पेज नहीं मिला',
  pageNotFoundText: 'इस पते पर कुछ नहीं है।',
  pageFailed: 'इस पेज पर कुछ गड़बड़ हो गई',
  toOverview: 'सारांश पर जाएँ',
}

export const problems: Texts['problems'] = {
  unreachable: 'सेवा से संपर्क नहीं हो पा रहा। आपका लिखा हुआ सुरक्षित है; थोड़ी देर में फिर कोशिश करें।',
  signedOut: 'आपका सत्र समाप्त हो गया है। फिर से लॉग इन करें।',
  tooMany: (seconds) => `बहुत ज़्यादा कोशिशें हुईं। ${seconds} सेकंड बाद फिर कोशिश करें।`,
  busy: 'सेवा अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
  busyFor: (seconds) => `सेवा अभी व्यस्त है। ${seconds} सेकंड बाद फिर कोशिश करें।`,
  fault: 'सेवा में कुछ गड़बड़ हो गई। कारण उसके लॉग में है; फिर कोशिश करें।',
  refusal: sentenceTable(REFUSALS, withinRefusals),
  unknown: (status) => `अनुरोध स्थिति ${status} के साथ विफल हुआ।`,
}

export const navigation: Texts['navigation'] = {
  main: 'मुख्य',
  open: 'मेन्यू खोलें',
  close: 'मेन्यू बंद करें',
  overview: 'सारांश',
  agents: 'एजेंट',
  calls: 'कॉल',
  machines: 'मशीनें',
  keys: 'API कुंजियाँ',
  webhooks: 'वेबहुक',
  connections: 'कनेक्शन',
  api: 'API',
  settings: 'सेटिंग',
  optOuts: 'कॉल न करने की सूची',
  account: 'खाता',
  project: 'प्रोजेक्ट',
  newProject: 'नया प्रोजेक्ट',
  projectName: 'प्रोजेक्ट का नाम',
  createProject: 'प्रोजेक्ट बनाएँ',
  projectCreated: (name) => `प्रोजेक्ट ${name} बन गया।`,
  noProject: 'अभी आपका कोई प्रोजेक्ट नहीं है। कंसोल में सब कुछ किसी प्रोजेक्ट का होता है।',
  colours: 'रंग',
  light: 'हल्का',
  dark: 'गहरा',
  system: 'डिवाइस जैसा',
  language: 'भाषा',
  logOut: 'लॉग आउट करें',
}

export const login: Texts['login'] = {
  title: 'लॉग इन',
  lead: 'एजेंट बनाएँ, उनसे बात करें, और देखें कि क्या हुआ और क्यों।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  submit: 'लॉग इन करें',
  expired: 'आपका सत्र समाप्त हो गया है। जहाँ थे वहीं से आगे बढ़ने के लिए लॉग इन करें; आपका लिखा हुआ सुरक्षित है।',
  withLink: 'लिंक से लॉग इन हो रहा है…',
  linkFailed: 'यह लिंक अब काम नहीं करता। शुरू होते समय छपा ईमेल और पासवर्ड इस्तेमाल करें।',
}

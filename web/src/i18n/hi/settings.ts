import type { Texts } from '../en.ts'

export const settings: Texts['settings'] = {
  title: 'सेटिंग',
  lead: 'इस प्रोजेक्ट के एजेंट यही इस्तेमाल करते हैं, जब तक वे अपना न चुनें।',
  projectName: 'प्रोजेक्ट का नाम',
  nameRequired: 'इसे एक नाम दें।',
  defaults: 'डिफ़ॉल्ट',
  model: 'मॉडल',
  modelHint: '<प्रदाता>:<मॉडल>, जैसे openai:gpt-4.1-mini। builtin:rules के लिए खाते की ज़रूरत नहीं।',
  speech: 'आवाज़',
  telephony: 'टेलीफ़ोन लाइन',
  timeZone: 'समय क्षेत्र',
  timeZoneHint: 'लोग दिन और समय कहाँ का बताते हैं, जैसे Europe/London। खाली: डायल किए गए नंबर का।',
  notChosen: 'नहीं चुना गया',
  projectId: 'प्रोजेक्ट आईडी',
  notConnected: 'अभी जुड़ा नहीं:',
  toConnections: 'कनेक्शन',
}

export const account: Texts['account'] = {
  title: 'खाता',
  email: 'ईमेल',
  password: 'पासवर्ड',
  current: 'मौजूदा पासवर्ड',
  next: 'नया पासवर्ड',
  again: 'नया पासवर्ड फिर से',
  change: 'पासवर्ड बदलें',
  changed: 'पासवर्ड बदल गया।',
  tooShort: 'कम से कम 8 अक्षर।',
  different: 'दोनों अलग हैं।',
  required: 'इसे भरें।',
}

export const apiPage: Texts['apiPage'] = {
  title: 'API',
  lead: 'नीचे सब कुछ जैसा है वैसा चलता है: KEY की जगह API कुंजी रखकर शेल में चिपकाएँ।',
  agent: 'एजेंट',
  noAgent: 'पहले एक एजेंट बनाएँ; तब नीचे की पंक्तियों में उसकी आईडी होगी।',
  key: 'आपको एक कुंजी चाहिए:',
  toKeys: 'API कुंजियाँ',
  listAgents: 'एजेंट की सूची',
  startConversation: 'बातचीत शुरू करें',
  sendMessage: 'कुछ कहें',
  sendMessageLead: 'CALL_ID की जगह वह callId रखें जो वापस आया।',
  placeCall: 'फ़ोन कॉल करें',
  placeCallLead: 'प्रोडक्शन के बाहर, अपने कैरियर के बिना, यह नंबर एक बनावटी व्यक्ति है।',
  readCall: 'कॉल पढ़ें',
  listCalls: 'कॉल की सूची',
  specification: 'विनिर्देश',
  specificationLead: 'पूरा API OpenAPI के रूप में, जनरेटर और क्लाइंट के लिए:',
  limits: 'हर कुंजी के लिए एक मिनट में 120 अनुरोध; 429 बताता है कि फिर कब कोशिश करें।',
}

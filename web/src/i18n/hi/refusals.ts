/** What is wrong with an address, which other sentences quote. */
export const REFUSALS_WITHIN: Record<string, string> = {
  'This is not a URL.': 'यह कोई URL नहीं है।',
  'The URL must use https.': 'URL https का होना चाहिए।',
  'The URL must use https or http.': 'URL https या http का होना चाहिए।',
  'The URL must lead to a public address.': 'URL किसी सार्वजनिक पते पर ले जाना चाहिए।',
  'The URL is longer than {} characters.': 'URL {1} अक्षरों से लंबा है।',
  'The URL must not contain a username or password.': 'URL में यूज़र नाम या पासवर्ड नहीं होना चाहिए।',
  'The URL must not contain a fragment (#…): it would never be sent.':
    'URL में # वाला भाग नहीं होना चाहिए: वह कभी भेजा नहीं जाता।',
  'The URL must not use port 0.': 'URL में पोर्ट 0 नहीं हो सकता।',
  'The URL must not use port {}: it belongs to another protocol.':
    'URL में पोर्ट {1} नहीं हो सकता: वह किसी और प्रोटोकॉल का है।',
  'The host {} cannot be resolved.': 'होस्ट {1} का पता नहीं मिला।',
}

/**
 * Why the service refuses a request, and why calls, attempts and checks fail, as it writes them in English: `{}` for each
 * name and number, `{1}` in Hindi for the first of them. A test compares this table with the service's sources.
 */
export const REFUSALS: Record<string, string> = {
  ...REFUSALS_WITHIN,
  // anything
  'Log in first.': 'पहले लॉग इन करें।',
  'The e-mail address or the password is wrong.': 'ईमेल या पासवर्ड ग़लत है।',
  'This link has been used or is too old. Log in with your password.':
    'यह लिंक इस्तेमाल हो चुका है या बहुत पुराना है। अपने पासवर्ड से लॉग इन करें।',
  'Too many failed attempts to log in. Try again in {} minutes.':
    'लॉग इन की बहुत-सी कोशिशें विफल हुईं। {1} मिनट बाद फिर कोशिश करें।',
  'Too many requests. Try again in {} {}.': 'बहुत ज़्यादा अनुरोध हुए। {1} {2} बाद फिर कोशिश करें।',
  'email and password are required.': 'ईमेल और पासवर्ड दोनों ज़रूरी हैं।',
  'current is not your password.': 'मौजूदा पासवर्ड ग़लत है।',
  'Requests from another site are refused. If it is yours, set PUBLIC_URL or WEB_ORIGIN.':
    'दूसरी साइट से आए अनुरोध नहीं लिए जाते। साइट आपकी है तो PUBLIC_URL या WEB_ORIGIN सेट करें।',
  'Your session has ended.': 'आपका सत्र समाप्त हो गया है।',
  'You have too many of these open.': 'आपने ऐसे बहुत सारे पेज खोल रखे हैं।',
  'Too many are watching. Try again later.': 'बहुत लोग देख रहे हैं। बाद में फिर कोशिश करें।',
  'Nothing can be stored right now, and nothing was accepted. Try again shortly.':
    'अभी कुछ सहेजा नहीं जा सकता, और कुछ स्वीकार नहीं हुआ। थोड़ी देर में फिर कोशिश करें।',
  'Nothing can be stored right now. This request may have been accepted: see what it came to, or repeat it under the same Idempotency-Key.':
    'अभी कुछ सहेजा नहीं जा सकता। हो सकता है यह अनुरोध स्वीकार हो गया हो: देखें कि उसका क्या हुआ।',
  'This server is stopping, and nothing was accepted. Try again shortly.':
    'यह सर्वर बंद हो रहा है, और कुछ स्वीकार नहीं हुआ। थोड़ी देर में फिर कोशिश करें।',
  'This server stopped before it could answer. This request may have been accepted: see what it came to, or repeat it under the same Idempotency-Key.':
    'यह सर्वर उत्तर देने से पहले बंद हो गया। हो सकता है यह अनुरोध स्वीकार हो गया हो: देखें कि उसका क्या हुआ।',
  'The store was away for too long to place the call, and nobody was dialled. Try again shortly.':
    'डेटा इतनी देर तक उपलब्ध नहीं था कि कॉल नहीं की जा सकी, और किसी को फ़ोन नहीं किया गया। थोड़ी देर में फिर कोशिश करें।',
  'It is not known yet whether the phone rings. This request may have been accepted: see what it came to, or repeat it under the same Idempotency-Key.':
    'अभी पता नहीं कि फ़ोन बज रहा है या नहीं। हो सकता है यह अनुरोध स्वीकार हो गया हो: देखें कि उसका क्या हुआ।',
  'Too many large flows are in use at once, and nothing was accepted. Try again shortly.':
    'एक साथ बहुत सारे बड़े फ़्लो इस्तेमाल में हैं, और कुछ स्वीकार नहीं हुआ। थोड़ी देर में फिर कोशिश करें।',
  'Too many pages look into the past at once. Try again shortly.':
    'एक साथ बहुत सारे पेज पिछला हाल देख रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  'Too many lists of this project are being read at once. Try again shortly.':
    'इस प्रोजेक्ट की बहुत सारी सूचियाँ एक साथ पढ़ी जा रही हैं। थोड़ी देर में फिर कोशिश करें।',
  'Something went wrong on our side.': 'सेवा में कुछ गड़बड़ हो गई।',
  'The service is stopping.': 'सेवा बंद हो रही है।',
  'before is not a cursor of this list. Take it from the Link header of a page.': 'सूची का यह पता मान्य नहीं है।',
  '{} must be a time such as 2026-03-02T09:00:00Z, or a day such as 2026-03-02.':
    '{1} कोई समय (जैसे 2026-03-02T09:00:00Z) या दिन (जैसे 2026-03-02) होना चाहिए।',
  'from must be before to.': 'शुरू का समय अंत के समय से पहले होना चाहिए।',
  'The period may be {} days long at most.': 'अवधि अधिकतम {1} दिन की हो सकती है।',
  // what a request has to look like
  'The request is not valid.': 'अनुरोध मान्य नहीं है।',
  '{} is required.': '{1} ज़रूरी है।',
  'Unknown property: {}.': 'अनजान गुण: {1}।',
  'The body must be a JSON object.': 'अनुरोध एक JSON ऑब्जेक्ट होना चाहिए।',
  'The {} in the path must be a UUID.': 'पते में {1} एक UUID होना चाहिए।',
  '{} may be given only once.': '{1} केवल एक बार दिया जा सकता है।',
  '{} must be a UUID.': '{1} एक UUID होना चाहिए।',
  '{} may have names of at most {} characters.': '{1} में नाम अधिकतम {2} अक्षरों के हो सकते हैं।',
  '{} must be {}.': '{1} का प्रकार {2} होना चाहिए।',
  '{} may have at most {} characters.': '{1} में अधिकतम {2} अक्षर हो सकते हैं।',
  '{} must not be empty.': '{1} खाली नहीं हो सकता।',
  '{} needs at least {} characters.': '{1} में कम से कम {2} अक्षर चाहिए।',
  '{} needs at least {} entries.': '{1} में कम से कम {2} प्रविष्टियाँ होनी चाहिए।',
  '{} may have at most {} entries.': '{1} में अधिकतम {2} प्रविष्टियाँ हो सकती हैं।',
  '{} must be at least {}.': '{1} कम से कम {2} होना चाहिए।',
  '{} must be at most {}.': '{1} अधिकतम {2} हो सकता है।',
  '{} must be empty or one of: {}.': '{1} खाली, या इनमें से एक होना चाहिए: {2}।',
  '{} must be one of: {}.': '{1} इनमें से एक होना चाहिए: {2}।',
  '{} may have printable ASCII characters only.': '{1} में केवल छपने वाले ASCII अक्षर हो सकते हैं।',
  '{} has the wrong form.': '{1} का रूप ग़लत है।',
  'The body is too large.': 'अनुरोध बहुत बड़ा है।',
  '{} must be a number in international format: + and 8 to 15 digits.':
    '{1} अंतरराष्ट्रीय रूप में नंबर होना चाहिए: + और 8 से 15 अंक।',
  'to must be a number in international format: + and 8 to 15 digits.':
    'नंबर अंतरराष्ट्रीय रूप में होना चाहिए: + और 8 से 15 अंक।',
  'provider must be telephony_a or telephony_b.': 'प्रदाता telephony_a या telephony_b होना चाहिए।',
  // agents and flows
  'There is no project with this id.': 'इस आईडी का कोई प्रोजेक्ट नहीं है।',
  'There is no agent with this id.': 'इस आईडी का कोई एजेंट नहीं है।',
  'There is no {} with this id.': 'इस आईडी का {1} मौजूद नहीं है।',
  'There is no such endpoint.': 'यह पता मौजूद नहीं है।',
  'There is no such version of this agent.': 'इस एजेंट का ऐसा कोई संस्करण नहीं है।',
  'The agent has just been deleted.': 'एजेंट अभी-अभी मिटा दिया गया।',
  'You have 500 projects, as many as may be.': 'आपके 500 प्रोजेक्ट हैं; इससे अधिक नहीं हो सकते।',
  'A project has at most 500 agents. Delete one first.': 'एक प्रोजेक्ट में अधिकतम 500 एजेंट हो सकते हैं। पहले एक मिटाएँ।',
  'Say which revision the change was made on, with the header If-Match: "<revision>".':
    'हेडर If-Match: "<revision>" से बताएँ कि बदलाव किस संशोधन पर हुआ।',
  'If-Match must be one revision in double quotes, such as "3".':
    'If-Match में दोहरे उद्धरण चिह्नों में एक संशोधन होना चाहिए, जैसे "3"।',
  'There is nothing to publish: the agent has no draft.': 'प्रकाशित करने को कुछ नहीं है: एजेंट का कोई मसौदा नहीं है।',
  'The draft was changed elsewhere since. Read it again, then decide which of both to keep.':
    'मसौदा इस बीच कहीं और बदल दिया गया। उसे फिर से पढ़ें, फिर तय करें कि कौन-सा रखना है।',
  'The draft has an error: {}': 'मसौदे में एक त्रुटि है: {1}',
  "The agent's flow has an error: {}": 'एजेंट के फ़्लो में एक त्रुटि है: {1}',
  '{} must be <provider>:<model> with a known provider, or empty.':
    '{1} ज्ञात प्रदाता के साथ <provider>:<model> होना चाहिए, या खाली।',
  'The model is not <provider>:<model> with a provider that is known here.':
    'मॉडल ज्ञात प्रदाता के साथ <provider>:<model> के रूप में नहीं है।',
  'The model provider {} is not connected to this project.': 'मॉडल प्रदाता {1} इस प्रोजेक्ट से जुड़ा नहीं है।',
  'No model is chosen: name one, or set one on the agent or the project.':
    'कोई मॉडल चुना नहीं गया: एजेंट या प्रोजेक्ट में एक मॉडल सेट करें।',
  'The flow is nested too deeply.': 'फ़्लो में बहुत ज़्यादा परतें हैं।',
  'The flow is larger than 256 KiB.': 'फ़्लो 256 KiB से बड़ा है।',
  'The layout is larger than 64 KiB.': 'चरणों की जगहें 64 KiB से ज़्यादा लेती हैं।',
  'timeZone is not the name of a time zone, such as "Europe/London".':
    'समय क्षेत्र का नाम मान्य नहीं है; जैसे "Europe/London"।',
  // conversations and calls
  'There is no call with this id.': 'इस आईडी की कोई कॉल नहीं है।',
  'There is no conversation with this agent under this id.': 'इस आईडी की इस एजेंट के साथ कोई बातचीत नहीं है।',
  'The conversation has ended, has expired or never existed.':
    'बातचीत समाप्त हो गई है, उसका समय बीत गया है, या वह कभी थी ही नहीं।',
  'The previous message is still being answered.': 'पिछले संदेश का उत्तर अभी दिया जा रहा है।',
  'text must not be empty.': 'संदेश खाली नहीं हो सकता।',
  'text may have at most 8000 characters.': 'संदेश में अधिकतम 8000 अक्षर हो सकते हैं।',
  'The conversation could not go on.': 'बातचीत आगे नहीं बढ़ सकी।',
  'Variables without a value: {}.': 'इन वेरिएबल का मान नहीं दिया गया: {1}।',
  'The {} take {} bytes as JSON; at most {} are allowed together.':
    '{1} JSON के रूप में {2} बाइट लेते हैं; कुल अधिकतम {3} हो सकती हैं।',
  'The project has {} conversations open, as many as it may. End some, or try again later.':
    'प्रोजेक्ट में {1} बातचीत खुली हैं; इससे अधिक नहीं हो सकतीं। कुछ समाप्त करें, या बाद में कोशिश करें।',
  'The language model could not be reached. The conversation is closed.':
    'भाषा मॉडल से संपर्क नहीं हो पाया। बातचीत बंद कर दी गई है।',
  'The call was placed through telephony_b, which cannot end a call through its API.':
    'कॉल telephony_b से की गई थी, जो API से कॉल समाप्त नहीं कर सकता।',
  'The agent of this conversation was deleted, so nobody can go on with it.':
    'इस बातचीत का एजेंट मिटा दिया गया, इसलिए इसे आगे नहीं बढ़ाया जा सकता।',
  'The conversation was over by then. Choose an earlier entry.': 'तब तक बातचीत समाप्त हो चुकी थी। पहले की कोई प्रविष्टि चुनें।',
  'The draft has no step "{}" of this kind, where the conversation was then.':
    'मसौदे में इस प्रकार का चरण "{1}" नहीं है, जहाँ बातचीत तब थी।',
  'The flow of this conversation is not there any more.': 'इस बातचीत का फ़्लो अब मौजूद नहीं है।',
  'The journal has no entry with this number.': 'जर्नल में इस क्रमांक की कोई प्रविष्टि नहीं है।',
  'This version of the service does not have the machine that entry {} was made by.':
    'सेवा के इस संस्करण में वह मशीन नहीं है, जिसने प्रविष्टि {1} बनाई थी।',
  'This number has not opted out of calls of the project.': 'इस नंबर ने इस प्रोजेक्ट की कॉल से मना नहीं किया है।',
  'This number has opted out of calls of the project. An operator can lift that in the web app if its owner agrees.':
    'इस नंबर ने प्रोजेक्ट की कॉल से मना किया है। नंबर का मालिक माने, तो कोई ऑपरेटर इसे यहाँ हटा सकता है।',
  'Phone calls are unavailable: the server has no public URL.': 'फ़ोन कॉल उपलब्ध नहीं हैं: सर्वर का कोई सार्वजनिक पता नहीं है।',
  'This server {}. Try again shortly.':
    'इस सर्वर पर और फ़ोन कॉल की जगह नहीं है, या वह बंद हो रहा है। थोड़ी देर में फिर कोशिश करें।{1}',
  'The server has no public URL.': 'सर्वर का कोई सार्वजनिक पता नहीं है।',
  'The telephony provider did not take the call.': 'टेलीफ़ोनी प्रदाता ने कॉल नहीं ली।',
  'The project may have no phone calls at all.': 'प्रोजेक्ट फ़ोन कॉल नहीं कर सकता।',
  'There is no check of {} yet.': '{1} की जाँच अभी नहीं हो सकती।',
  'The project may have at most {} phone {} at once. Try again shortly.':
    'प्रोजेक्ट की एक साथ अधिकतम {1} {2} हो सकती हैं। थोड़ी देर में फिर कोशिश करें।',
  'The project may call only numbers that begin with {}.': 'प्रोजेक्ट केवल इनसे शुरू होने वाले नंबरों पर कॉल कर सकता है: {1}।',
  'The project may place at most {} phone {} a day, and has none left today. Try again after midnight UTC.':
    'प्रोजेक्ट एक दिन में अधिकतम {1} {2} कर सकता है, और आज कोई बाकी नहीं है। आधी रात (UTC) के बाद फिर कोशिश करें।',
  'Too many calls at once. End one first.': 'एक साथ बहुत सारी कॉल हैं। पहले एक समाप्त करें।',
  'The call could not begin.': 'कॉल शुरू नहीं हो सकी।',
  'The first message, start, did not come in time.': 'कॉल शुरू करने का संदेश समय पर नहीं आया।',
  'The call is over.': 'कॉल समाप्त हो गई।',
  // why a call has failed
  'The language model could not be reached.': 'भाषा मॉडल से संपर्क नहीं हो पाया।',
  'The speech provider failed before anything was said.': 'कुछ कहे जाने से पहले ही वाक् प्रदाता विफल हो गया।',
  'The call was over before anything could be said.': 'कुछ कहे जाने से पहले ही कॉल समाप्त हो गई।',
  'The service was interrupted while it placed the call.': 'कॉल करते समय सेवा रुक गई।',
  'Nobody answered.': 'किसी ने फ़ोन नहीं उठाया।',
  'Voicemail answered.': 'वॉइसमेल ने उठाया।',
  'The line was busy.': 'लाइन व्यस्त थी।',
  'The call could not be put through.': 'कॉल नहीं लग सकी।',
  'The call was canceled before anybody answered.': 'किसी के उठाने से पहले कॉल रद्द कर दी गई।',
  'The call was over before anybody could be heard.': 'किसी की आवाज़ सुनाई देने से पहले कॉल समाप्त हो गई।',
  'The call was answered, but no audio came.': 'कॉल उठाई गई, पर कोई आवाज़ नहीं आई।',
  'No news of the call came in time.': 'कॉल का हाल समय पर नहीं मिला।',
  'The telephony provider could not be reached.': 'टेलीफ़ोनी प्रदाता से संपर्क नहीं हो पाया।',
  'The call was hung up before anybody answered.': 'किसी के उठाने से पहले फ़ोन काट दिया गया।',
  'The telephony provider refused the call.': 'टेलीफ़ोनी प्रदाता ने कॉल से मना किया।',
  // keys, webhooks and their deliveries
  'Only an active key can be rotated. Create a new key instead.': 'केवल चालू कुंजी बदली जा सकती है। इसकी जगह नई कुंजी बनाएँ।',
  'A project has at most {} working keys. Revoke one first, or rotate without grace.':
    'एक प्रोजेक्ट में अधिकतम {1} चालू कुंजियाँ हो सकती हैं। पहले एक रद्द करें, या बिना छूट के बदलें।',
  'A project has at most {} webhook endpoints. Delete one first.':
    'एक प्रोजेक्ट में अधिकतम {1} वेबहुक एंडपॉइंट हो सकते हैं। पहले एक मिटाएँ।',
  'There is no webhook endpoint with this id.': 'इस आईडी का कोई वेबहुक एंडपॉइंट नहीं है।',
  'The endpoint of this delivery has been deleted.': 'इस डिलीवरी का एंडपॉइंट मिटा दिया गया है।',
  'The endpoint is switched off. Switch it on first.': 'एंडपॉइंट बंद है। पहले उसे चालू करें।',
  'An attempt of this delivery is running. Wait for its end.':
    'इस डिलीवरी का एक प्रयास चल रहा है। उसके पूरा होने की प्रतीक्षा करें।',
  'It has just been deleted.': 'वह अभी-अभी मिटा दिया गया।',
  'The endpoint has just been deleted.': 'एंडपॉइंट अभी-अभी मिटा दिया गया।',
  'The endpoint was switched off.': 'एंडपॉइंट बंद कर दिया गया।',
  'The endpoint is switched off.': 'एंडपॉइंट बंद है।',
  'The endpoint does not answer, and too many other deliveries wait for it.':
    'एंडपॉइंट उत्तर नहीं देता, और बहुत सारी दूसरी डिलीवरी उसकी प्रतीक्षा में हैं।',
  'Too many other deliveries wait for the endpoint. This one is tried later.':
    'बहुत सारी दूसरी डिलीवरी इस एंडपॉइंट की प्रतीक्षा में हैं। इसका प्रयास बाद में होगा।',
  'The endpoint was deleted.': 'एंडपॉइंट मिटा दिया गया।',
  'Other made-up people are still talking. Wait for them.': 'दूसरे काल्पनिक लोग अभी बात कर रहे हैं। उनकी प्रतीक्षा करें।',
  'The people talk for too long with this flow. Let fewer of them talk.':
    'इस प्रवाह के साथ लोगों की बातचीत बहुत लंबी चलती है। कम लोगों को बात करने दें।',
  'Other pings are still waiting for an answer. Wait for them.': 'दूसरे पिंग अभी उत्तर की प्रतीक्षा में हैं। उनकी प्रतीक्षा करें।',
  'The delivery has no body before its first attempt. Try again in a moment.':
    'पहले प्रयास से पहले डिलीवरी का कोई पाठ नहीं होता। थोड़ी देर में फिर कोशिश करें।',
  'The built-in receiver is not there in production.': 'अंतर्निहित रिसीवर प्रोडक्शन में नहीं होता।',
  'The endpoint answered {}.{}': 'एंडपॉइंट ने {1} उत्तर दिया।{2}',
  'The response was not valid HTTP.': 'उत्तर मान्य HTTP नहीं था।',
  'The TLS connection failed ({}).': 'TLS कनेक्शन विफल हुआ ({1})।',
  'The request failed ({}).': 'अनुरोध विफल हुआ ({1})।',
  'The request failed.': 'अनुरोध विफल हुआ।',
  'The host name could not be resolved.': 'होस्ट का नाम नहीं मिला।',
  'The connection was closed before a response came.': 'उत्तर आने से पहले कनेक्शन बंद हो गया।',
  'The host could not be reached.': 'होस्ट तक पहुँचा नहीं जा सका।',
  'The connection timed out.': 'कनेक्शन में बहुत समय लगा।',
  'The host does not resolve to a public address; nothing was sent.':
    'होस्ट किसी सार्वजनिक पते पर नहीं ले जाता; कुछ नहीं भेजा गया।',
  'The connection was refused.': 'कनेक्शन से मना कर दिया गया।',
  'The response headers were too large.': 'उत्तर के हेडर बहुत बड़े थे।',
  'No response within {} seconds.': '{1} सेकंड में कोई उत्तर नहीं आया।',
  'The service could not make this attempt.': 'सेवा यह प्रयास नहीं कर सकी।',
  // connections
  'Other checks are still running. Wait for them.': 'दूसरी जाँचें अभी चल रही हैं। उनकी प्रतीक्षा करें।',
  '{} is not connected to this project.': '{1} इस प्रोजेक्ट से जुड़ा नहीं है।',
  '{} is not connected any more.': '{1} अब जुड़ा नहीं है।',
  'The provider accepts these credentials.': 'प्रदाता ये क्रेडेंशियल स्वीकार करता है।',
  'The provider refuses these credentials ({})': 'प्रदाता ये क्रेडेंशियल स्वीकार नहीं करता ({1})',
  'The provider refuses these credentials ({}): {}': 'प्रदाता ये क्रेडेंशियल स्वीकार नहीं करता ({1}): {2}',
  'The provider answered with an error ({})': 'प्रदाता ने त्रुटि का उत्तर दिया ({1})',
  'The provider answered with an error ({}): {}': 'प्रदाता ने त्रुटि का उत्तर दिया ({1}): {2}',
  'The provider did not answer within {} seconds.': 'प्रदाता ने {1} सेकंड में उत्तर नहीं दिया।',
  'The provider could not be reached: {}.': 'प्रदाता से संपर्क नहीं हो पाया: {1}।',
  '{} needs no account; it is always connected.': '{1} को खाते की ज़रूरत नहीं; वह हमेशा जुड़ा रहता है।',
  'There is no such provider.': 'ऐसा कोई प्रदाता नहीं है।',
  '{} has no field {}. It takes {}.': '{1} में फ़ील्ड {2} नहीं है। वह {3} लेता है।',
  '{} needs {}.': '{1} को {2} चाहिए।',
  '{} must be ASCII, without blanks or line ends.': '{1} बिना ख़ाली जगह और पंक्ति-अंत के ASCII होना चाहिए।',
  'baseUrl must not use port {}: it belongs to another protocol.':
    'baseUrl में पोर्ट {1} नहीं हो सकता: वह किसी और प्रोटोकॉल का है।',
  'baseUrl must be an http or https address without a user name.':
    'baseUrl बिना यूज़र नाम का http या https पता होना चाहिए।',
  'baseUrl: {}': 'baseUrl: {1}',
}

/** What the gaps of a refusal may hold. */
export const REFUSAL_PHRASES: Record<string, string> = {
  second: 'सेकंड',
  seconds: 'सेकंड',
  call: 'फ़ोन कॉल',
  calls: 'फ़ोन कॉल',
  ' Redirects are not followed.': ' रीडायरेक्ट नहीं माने जाते।',
  'has as many phone calls on the line as it can take': '',
  'is stopping and places no more phone calls': '',
  'a string': 'पाठ',
  'a number': 'संख्या',
  'an integer': 'पूर्ण संख्या',
  'a boolean': 'हाँ या नहीं',
  'an object': 'ऑब्जेक्ट',
  'an array': 'सूची',
}

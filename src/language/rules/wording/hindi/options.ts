const OPTIONS = new Map(
  `morning सुबह|afternoon दोपहर|evening शाम|night रात|day दिन|early morning सुबह जल्दी|noon दोपहर|weekend वीकेंड|weekends वीकेंड|today आज|tomorrow कल|this week इस हफ़्ते|next week अगले हफ़्ते|this month इस महीने|next month अगले महीने|immediately तुरंत
   |cash नकद|cheque चेक|upi यूपीआई|card कार्ड|credit card क्रेडिट कार्ड|debit card डेबिट कार्ड|net banking नेट बैंकिंग|netbanking नेट बैंकिंग|bank transfer बैंक ट्रांसफ़र|cash on delivery कैश ऑन डिलीवरी|wallet वॉलेट|cash at branch ब्रांच में नकद|insurance बीमा|emi ईएमआई
   |online ऑनलाइन|offline ऑफ़लाइन|in person आमने-सामने|phone फ़ोन|phone call फ़ोन कॉल|video call वीडियो कॉल|email ईमेल|e-mail ईमेल|whatsapp व्हाट्सऐप|sms एसएमएस
   |yes हाँ|no नहीं|male पुरुष|female महिला|other कुछ और|something else कुछ और|others कुछ और|any कोई भी|none कोई नहीं|no preference कोई भी चलेगा|both दोनों|one एक|two दो|three तीन
   |home घर|office ऑफ़िस|clinic क्लिनिक|hospital अस्पताल|shop दुकान|school स्कूल|urgent अर्जेंट|small छोटा|large बड़ा|new नया|old पुराना
   |excellent बहुत बढ़िया|very good बहुत अच्छा|good अच्छा|average ठीक-ठाक|okay ठीक-ठाक|poor ख़राब|bad ख़राब|very satisfied बहुत संतुष्ट|satisfied संतुष्ट|neutral ठीक-ठाक|dissatisfied असंतुष्ट|not satisfied असंतुष्ट|very dissatisfied बहुत असंतुष्ट|unsatisfied असंतुष्ट
   |daily रोज़|weekly हर हफ़्ते|monthly हर महीने|yearly हर साल|quarterly हर तिमाही|rarely कभी-कभार|never कभी नहीं|sometimes कभी-कभी|often अक्सर|always हमेशा
   |single सिंगल|double डबल|suite सुइट|single room सिंगल रूम|double room डबल रूम|family suite फ़ैमिली सुइट|standard room स्टैंडर्ड रूम|deluxe room डीलक्स रूम|sleeper स्लीपर|self ख़ुद|child बच्चा|parent माता-पिता|spouse जीवनसाथी|married शादीशुदा
   |salaried नौकरीपेशा|self employed अपना काम|self-employed अपना काम|homemaker गृहिणी|retired रिटायर्ड|student छात्र|unemployed बेरोज़गार|business कारोबार|farmer किसान
   |veg वेज|non veg नॉन-वेज|non-veg नॉन-वेज|vegetarian शाकाहारी|non vegetarian मांसाहारी|non-vegetarian मांसाहारी|vegan वीगन|jain जैन|petrol पेट्रोल|diesel डीज़ल|electric इलेक्ट्रिक|cng सीएनजी|train ट्रेन|car कार|own car अपनी कार|flight फ़्लाइट|taxi टैक्सी|bike बाइक|dog कुत्ता|cat बिल्ली|english अंग्रेज़ी|hindi हिंदी
   |no internet इंटरनेट बंद|slow speed धीमी स्पीड|wrong bill ग़लत बिल|no water पानी नहीं|leakage लीकेज|noise आवाज़|no supply सप्लाई बंद|low voltage कम वोल्टेज|late delivery देर से डिलीवरी|damaged item ख़राब सामान|wrong item ग़लत सामान|poor quality ख़राब क्वालिटी|damaged ख़राब|wrong product ग़लत सामान|too expensive बहुत महँगा|cancel कैंसिल|buy ख़रीदना|rent किराए पर|own अपना|sell बेचना|repair मरम्मत|exchange एक्सचेंज|refund रिफ़ंड|one way एक तरफ़|round trip आना-जाना|green हरा|red लाल|orange नारंगी|black काला|white सफ़ेद|blue नीला
   |cow गाय|buffalo भैंस|wheat गेहूँ|mustard सरसों|paddy धान|onion प्याज़|potato आलू|rice चावल|silk सिल्क|lunch दोपहर का खाना|dinner रात का खाना|breakfast नाश्ता|spicy तीखा|mild कम तीखा|medium मीडियम
   |triple ट्रिपल|widowed विधवा/विधुर|divorced तलाक़शुदा|unmarried अविवाहित|advance एडवांस|courier कूरियर|transport ट्रांसपोर्ट|ploughing जुताई|sowing बुवाई|harvesting कटाई|threshing थ्रेशिंग
   |rocky पथरीली|sandy रेतीली|clay चिकनी मिट्टी|hand pump हैंड पंप|submersible सबमर्सिबल|shop closed दुकान बंद|less weight कम तौल|bad quality ख़राब क्वालिटी|extra money ज़्यादा पैसे
   |x-ray एक्स-रे|ecg ईसीजी|blood sugar ब्लड शुगर|blood test ख़ून की जाँच|full body फ़ुल बॉडी|wedding शादी|tractor ट्रैक्टर|loan लोन|water पानी|electricity बिजली|milk दूध`
    .split('|')
    .map((pair) => {
      const [, option = '', hindi = ''] = /^([^\u0900-\u097f]+) ([\u0900-\u097f].*)$/.exec(pair.trim()) ?? []
      return [option, hindi] as const
    }),
)

/** A common option without a text of the flow, in Hindi: "सुबह" for "morning". Undefined for all others. */
export function hindiOption(option: string): string | undefined {
  return OPTIONS.get(option.toLowerCase().replaceAll('_', ' ').trim())
}

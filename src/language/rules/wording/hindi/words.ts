/**
 * Hindi names of things. English words that callers use anyway ("booking", "email") are only written in Devanagari, so
 * that a voice pronounces them well.
 */
export const NOUNS = dictionary(
  `name नाम|age उम्र|city शहर|village गाँव|district ज़िला|state राज्य|country देश|address पता|area इलाक़ा|locality इलाक़ा|street गली|house मकान
   |landmark नज़दीकी जगह|phone फ़ोन|mobile मोबाइल|number नंबर|email ईमेल|mail ईमेल|date तारीख|time समय|day दिन|month महीना|year साल|when समय|slot समय
   |appointment अपॉइंटमेंट|budget बजट|price क़ीमत|amount रकम|salary वेतन|income आय|loan लोन|emi किस्त|reason कारण|cause कारण|feedback राय|comment टिप्पणी
   |remarks टिप्पणी|feedback राय|skill हुनर|hour घंटा|instruction निर्देश|note टिप्पणी|suggestion सुझाव|message संदेश|rating रेटिंग|score अंक|star स्टार
   |question सवाल|service सेवा|plan प्लान|product उत्पाद|order ऑर्डर|id आईडी|code कोड|coupon कूपन|pincode पिन कोड|pin पिन|quantity मात्रा|size साइज़
   |color रंग|colour रंग|type प्रकार|brand ब्रांड|model मॉडल|person व्यक्ति|people लोग|adults बड़ा लोग|children बच्चा|kid बच्चा|passenger सवारी
   |member सदस्य|night रात|device डिवाइस|ticket टिकट|company कंपनी|employer कंपनी|role पद|designation पद|job नौकरी|occupation पेशा|profession पेशा
   |employment रोज़गार|experience अनुभव|education पढ़ाई|qualification योग्यता|notice नोटिस|period अवधि|department विभाग|birth जन्म|dob जन्म तिथि
   |gender लिंग|language भाषा|status स्थिति|family परिवार|child बच्चा|student छात्र|parent अभिभावक|nominee नॉमिनी|patient मरीज़|customer ग्राहक
   |doctor डॉक्टर|guest मेहमान|owner मालिक|farmer किसान|issue समस्या|problem समस्या|complaint शिकायत|symptom लक्षण|medicine दवा|medication दवा
   |allergy एलर्जी|injury चोट|disease बीमारी|illness बीमारी|fever बुख़ार|pain दर्द|weight वज़न|height क़द|temperature तापमान|group ग्रुप|insurance बीमा
   |interest रुचि|preference पसंद|purpose मक़सद|goal मक़सद|request अनुरोध|payment भुगतान|mode तरीक़ा|method तरीक़ा|delivery डिलीवरी
   |pickup पिकअप|drop ड्रॉप|visit विज़िट|meeting मीटिंग|interview इंटरव्यू|demo डेमो|start शुरुआत|delay देरी|callback कॉलबैक|booking बुकिंग
   |reservation बुकिंग|check चेक|room कमरा|bed बिस्तर|breakfast नाश्ता|lunch दोपहर का खाना|dinner रात का खाना|meal खाना|food खाना|rent किराया
   |manufacture निर्माण|furnishing फ़र्निशिंग|insurer बीमा कंपनी|reading रीडिंग|property प्रॉपर्टी|home घर|flat फ़्लैट|location जगह|car गाड़ी
   |vehicle गाड़ी|bike बाइक|registration रजिस्ट्रेशन|bus बस|school स्कूल|class कक्षा|grade कक्षा|batch बैच|crop फ़सल|acre एकड़|irrigation सिंचाई
   |land ज़मीन|account खाता|card कार्ड|bank बैंक|policy पॉलिसी|discount छूट|trial ट्रायल|parking पार्किंग|luggage सामान|purchase ख़रीद|warranty वारंटी
   |board बोर्ड|subject विषय|percentage प्रतिशत|percent प्रतिशत|mark अंक|exam परीक्षा|course कोर्स|college कॉलेज|degree डिग्री|fee फ़ीस|fees फ़ीस
   |admission एडमिशन|hostel हॉस्टल|shift शिफ़्ट|joining जॉइनिंग|licence लाइसेंस|license लाइसेंस|travel यात्रा|journey यात्रा|trip यात्रा|event कार्यक्रम
   |occasion मौका|wedding शादी|return वापसी|sample सैंपल|test टेस्ट|report रिपोर्ट|inspection जाँच|installation इंस्टॉलेशन|technician टेक्नीशियन
   |engineer इंजीनियर|driver ड्राइवर|father पिता|mother माता|husband पति|wife पत्नी|guardian अभिभावक|relation रिश्ता|relationship रिश्ता|contact संपर्क
   |emergency इमरजेंसी|lift लिफ़्ट|bill बिल|electricity बिजली|internet इंटरनेट|connection कनेक्शन|router राउटर|floor मंज़िल|seat सीट|fuel ईंधन
   |branch ब्रांच|timing समय|hobby शौक़|expense ख़र्च|advance एडवांस|refund रिफ़ंड|damage नुक़सान|accident दुर्घटना|incident घटना|claim क्लेम
   |premium प्रीमियम|tenure अवधि|duration अवधि|distance दूरी|speed स्पीड|treatment इलाज|surgery सर्जरी|breed नस्ल|table टेबल|water पानी|machine मशीन
   |household परिवार|quote कोटेशन|locker लॉकर|dose ख़ुराक|diet आहार|thing चीज़|item आइटम|parcel पार्सल|courier कूरियर|package पैकेज|box डिब्बा|bag बैग
   |sofa सोफ़ा|furniture फ़र्नीचर|cylinder सिलिंडर|refill रीफ़िल|gas गैस|smell गंध|leak लीकेज|leakage लीकेज|supply सप्लाई|power बिजली|voltage वोल्टेज
   |meter मीटर|purifier प्यूरीफ़ायर|appliance उपकरण|fridge फ़्रिज|unit यूनिट|building बिल्डिंग|apartment अपार्टमेंट|roof छत|bedroom बेडरूम|balcony बालकनी
   |kitchen किचन|bathroom बाथरूम|villa विला|plot प्लॉट|shop दुकान|store स्टोर|town क़स्बा|place जगह|farm खेत|tenant किराएदार|agreement एग्रीमेंट
   |deposit डिपॉज़िट|society सोसाइटी|wheelchair व्हीलचेयर|wifi वाई-फ़ाई|light लाइट|network नेटवर्क|sim सिम|recharge रीचार्ज|laptop लैपटॉप
   |computer कंप्यूटर|app ऐप|website वेबसाइट|software सॉफ़्टवेयर|password पासवर्ड|link लिंक|video वीडियो|photo फ़ोटो|whatsapp व्हाट्सऐप|sms एसएमएस
   |otp ओटीपी|gst जीएसटी|pan पैन|aadhaar आधार|pnr पीएनआर|kyc केवाईसी|receipt रसीद|invoice इनवॉइस|document दस्तावेज़|proof प्रमाण|copy कॉपी|form फ़ॉर्म
   |certificate सर्टिफ़िकेट|passport पासपोर्ट|visa वीज़ा|brochure ब्रोशर|newsletter न्यूज़लेटर|checkup चेकअप|vaccine टीका|vaccination टीका|clinic क्लिनिक
   |hospital अस्पताल|lab लैब|camp कैंप|nurse नर्स|therapy थेरेपी|therapist थेरेपिस्ट|specialist विशेषज्ञ|condition हालत|swelling सूजन|cough खाँसी
   |headache सिरदर्द|diabetes डायबिटीज़|asthma अस्थमा|trouble तकलीफ़|sugar शुगर|pressure प्रेशर|pulse पल्स|tooth दाँत|eye आँख|skin त्वचा|ear कान
   |knee घुटना|back पीठ|side तरफ़|prescription पर्ची|history हिस्ट्री|operation ऑपरेशन|sleep नींद|exercise कसरत|pet पालतू जानवर|dog कुत्ता|cat बिल्ली
   |animal जानवर|cow गाय|brother भाई|sister बहन|son बेटा|daughter बेटी|friend दोस्त|relative रिश्तेदार|spouse जीवनसाथी|sibling भाई-बहन|dependant आश्रित
   |dependent आश्रित|sender भेजने वाला|receiver पाने वाला|recipient पाने वाला|applicant आवेदक|candidate उम्मीदवार|employee कर्मचारी|staff स्टाफ़|team टीम
   |executive एग्ज़ीक्यूटिव|agent एजेंट|manager मैनेजर|advisor सलाहकार|counsellor काउंसलर|consultant सलाहकार|teacher टीचर|trainer ट्रेनर
   |stylist स्टाइलिस्ट|mechanic मैकेनिक|surveyor सर्वेयर|speaker वक्ता|user यूज़र|lead ग्राहक|boy लड़का|girl लड़की|man आदमी|woman महिला|offer ऑफ़र
   |deal ऑफ़र|scheme स्कीम|subscription सब्सक्रिप्शन|membership मेंबरशिप|renewal रिन्यूअल|reminder रिमाइंडर|call कॉल|conversation बातचीत|detail जानकारी
   |details जानकारी|information जानकारी|update अपडेट|term शर्त|terms शर्त|consent सहमति|permission अनुमति|help मदद|assistance मदद|support सपोर्ट
   |guidance मार्गदर्शन|advice सलाह|opinion राय|satisfaction संतुष्टि|quality क्वालिटी|behaviour व्यवहार|behavior व्यवहार|stay स्टे|improvement सुधार
   |recommendation सुझाव|concern परेशानी|query सवाल|doubt सवाल|enquiry पूछताछ|inquiry पूछताछ|wish इच्छा|requirement ज़रूरत|idea विचार|value क़ीमत|cost ख़र्च
   |charge शुल्क|charges शुल्क|rate दर|instalment किस्त|installment किस्त|balance बैलेंस|sum रकम|savings बचत|investment निवेश|fund फ़ंड|stock स्टॉक
   |tax टैक्स|transaction लेन-देन|transfer ट्रांसफ़र|cover कवर|coverage कवरेज|copay को-पे|upi यूपीआई|cash नकद|cheque चेक|way तरीक़ा|kilometre किलोमीटर
   |kilometer किलोमीटर|km किलोमीटर|kg किलो|kilogram किलो|litre लीटर|metre मीटर|foot फ़ुट|feet फ़ुट|week हफ़्ता|weekend वीकेंड|weekday वर्किंग डे
   |minute मिनट|morning सुबह|afternoon दोपहर|evening शाम|noon दोपहर|expiry समाप्ति|validity वैधता|cancellation कैंसिलेशन|departure प्रस्थान
   |destination गंतव्य|origin शुरुआत|route रूट|flight फ़्लाइट|train ट्रेन|taxi टैक्सी|cab कैब|hotel होटल|airport एयरपोर्ट|station स्टेशन|stop स्टॉप
   |terminal टर्मिनल|suite सुइट|transport वाहन|coach कोच|holiday छुट्टी|tour टूर|guide गाइड|gift तोहफ़ा|cake केक|flower फूल|dish डिश|menu मेन्यू
   |restaurant रेस्टोरेंट|party पार्टी|hall हॉल|function कार्यक्रम|ceremony समारोह|birthday जन्मदिन|anniversary सालगिरह|photographer फ़ोटोग्राफ़र
   |decoration सजावट|catering केटरिंग|session सेशन|webinar वेबिनार|workshop वर्कशॉप|seminar सेमिनार|training ट्रेनिंग|program प्रोग्राम
   |programme प्रोग्राम|stream स्ट्रीम|section सेक्शन|standard कक्षा|semester सेमेस्टर|tuition ट्यूशन|coaching कोचिंग|homework होमवर्क|level लेवल
   |medium माध्यम|result रिज़ल्ट|scholarship स्कॉलरशिप|library लाइब्रेरी|uniform यूनिफ़ॉर्म|van वैन|book किताब|industry इंडस्ट्री|position पद|title पद
   |post पद|resume रिज़्यूमे|cv सीवी|office ऑफ़िस|work काम|business कारोबार|firm फ़र्म|target लक्ष्य|project प्रोजेक्ट|resignation इस्तीफ़ा
   |reference रेफ़रेंस|background बैकग्राउंड|scooter स्कूटर|motorcycle मोटरसाइकिल|tyre टायर|engine इंजन|battery बैटरी|brake ब्रेक|odometer ओडोमीटर
   |mileage माइलेज|repair मरम्मत|maintenance मेंटेनेंस|drive ड्राइव|wheel पहिया|paint पेंट|body बॉडी|seed बीज|fertiliser खाद|fertilizer खाद
   |pesticide कीटनाशक|pest कीड़ा|soil मिट्टी|tractor ट्रैक्टर|harvest कटाई|market मंडी|rain बारिश|well कुआँ|pump पंप|bore बोर|milk दूध|yield पैदावार
   |loss नुक़सान|decision फ़ैसला|source ज़रिया|option विकल्प|choice पसंद|answer जवाब|change बदलाव|difficulty दिक़्क़त|fault ख़राबी|error गड़बड़ी
   |tracking ट्रैकिंग|case केस|survey सर्वे|record रिकॉर्ड|digit अंक|letter अक्षर|list सूची|description जानकारी|summary जानकारी|end अंत|kind प्रकार
   |category श्रेणी|nature प्रकार|cloth कपड़ा|clothes कपड़ा|dress ड्रेस|shoe जूता|shirt शर्ट|hair बाल|haircut हेयरकट|facial फ़ेशियल|massage मसाज|gym जिम
   |yoga योग|fitness फ़िटनेस|alcohol शराब|tobacco तंबाकू|exchange एक्सचेंज|replacement रिप्लेसमेंट|usage इस्तेमाल|collection कलेक्शन
   |severity गंभीरता|solution समाधान|panel पैनल|solar सोलर|tank टंकी|inverter इनवर्टर|ac एसी|tv टीवी|ro आरओ|limit लिमिट|mortgage होम लोन|marriage शादी
   |religion धर्म|nationality नागरिकता|caste जाति|two-wheeler दोपहिया|camera कैमरा|security सुरक्षा|pool पूल|garden बग़ीचा|terrace छत|contract कॉन्ट्रैक्ट
   |lease लीज़|rental किराया|facility सुविधा|amenity सुविधा|door दरवाज़ा|window खिड़की|wall दीवार|lawyer वकील|court कोर्ट|police पुलिस
   |witness गवाह|salon सैलून|approval मंज़ूरी|content सामान|contents सामान|goods माल|human इंसान|buyer ख़रीदार|blood ख़ून|thinner थिनर|buyer ख़रीदार|plate प्लेट|provider कंपनी|challenge चुनौती|stage चरण|range रेंज|housing मकान|homeowner मकान मालिक|residence निवास|insurance बीमा|glass गिलास|cup कप|coffee कॉफ़ी|tea चाय|guardian अभिभावक|grocery किराना|time समय|alarm अलार्म|gate गेट|wait इंतज़ार|physician डॉक्टर|dentist डेंटिस्ट|passport पासपोर्ट|file फ़ाइल|pharmacy दवा की दुकान|project प्रोजेक्ट|urgency ज़रूरत|house मकान|condo अपार्टमेंट|agenda एजेंडा|quotation कोटेशन|estimate अनुमान|plumber प्लंबर|electrician इलेक्ट्रीशियन|cleaning सफ़ाई|painting पेंटिंग|pooja पूजा|puja पूजा|priest पंडित|marks अंक|stars स्टार|expenses ख़र्च|dose ख़ुराक
   |rupee रुपया|kilo किलो|leave छुट्टी|tool औज़ार|refrigerator फ़्रिज|money पैसा|head मुखिया|quintal क्विंटल|mandi मंडी|bottle बोतल|diesel डीज़ल|petrol पेट्रोल|regulator रेगुलेटर|fabric कपड़ा|moisture नमी|ration राशन|roti रोटी
   |tiffin टिफ़िन|field खेत|site साइट|lorry लॉरी|truck ट्रक|depth गहराई|width चौड़ाई|length लंबाई|borewell बोरवेल|drilling ड्रिलिंग|payer भुगतान करने वाला
   |pandit पंडित|samagri सामग्री|material सामान|dakshina दक्षिणा|katha कथा|mehndi मेहंदी|tent टेंट|chair कुर्सी|mattress गद्दा|pillow तकिया|bucket बाल्टी|jar जार
   |packet पैकेट|sack बोरी|bale गाँठ|roll रोल|piece पीस|pair जोड़ी|dozen दर्जन|gram ग्राम|tonne टन|ton टन|bigha बीघा|hectare हेक्टेयर|fodder चारा|buffalo भैंस|goat बकरी
   |calf बछड़ा|egg अंडा|chicken चिकन|fish मछली|vegetable सब्ज़ी|fruit फल|rice चावल|wheat गेहूँ|flour आटा|oil तेल|salt नमक|ghee घी|paneer पनीर|curd दही|sweet मिठाई
   |spice मसाला|shopkeeper दुकानदार|labourer मज़दूर|worker मज़दूर|maid बाई|cook रसोइया|guard गार्ड|tailor दर्ज़ी|carpenter बढ़ई
   |stall स्टॉल|ward वार्ड|block ब्लॉक|sector सेक्टर|colony कॉलोनी|landlord मकान मालिक|neighbour पड़ोसी|season सीज़न
   |festival त्योहार|twin जुड़वाँ|grandfather दादा|grandmother दादी|uncle चाचा|aunt चाची|fan पंखा|cooler कूलर|geyser गीज़र|oven ओवन|stove चूल्हा
   |pipe पाइप|tap नल|wire तार|switch स्विच|bulb बल्ब|motor मोटर|filter फ़िल्टर|helmet हेलमेट|seatbelt सीट बेल्ट|mirror शीशा|spectacles चश्मा|lens लेंस|frame फ़्रेम
   |jewellery गहना|ring अंगूठी|chain चेन|gold सोना|silver चाँदी|saree साड़ी|blouse ब्लाउज़|sheet शीट|paper काग़ज़|page पेज|print प्रिंट
   |stamp मुहर|signature दस्तख़त|thumbprint अंगूठे का निशान|affidavit हलफ़नामा|broker ब्रोकर|commission कमीशन|principal मूलधन
   |pension पेंशन|subsidy सब्सिडी|panchayat पंचायत|tehsil तहसील|sarpanch सरपंच|sunday रविवार|monday सोमवार|tuesday मंगलवार
   |wednesday बुधवार|thursday गुरुवार|friday शुक्रवार|saturday शनिवार`,
)

/** What describes a thing: "monthly" income, the "first" visit. */
export const QUALITIES = dictionary(
  `full पूरा|first पहला|last पिछला|alternate दूसरा|best सुविधाजनक|expected अपेक्षित|current मौजूदा|monthly मासिक|yearly सालाना|annual सालाना|total कुल
   |due बकाया|part आंशिक|marital वैवाहिक|blood ब्लड|preferred पसंदीदा|special ख़ास|max अधिकतम|maximum अधिकतम|min न्यूनतम|minimum न्यूनतम|credit क्रेडिट
   |debit डेबिट|main मुख्य|key मुख्य|permanent स्थायी|present मौजूदा|previous पिछला|joint संयुक्त|nearest नज़दीकी|final अंतिम|new नया|old पुराना|next अगला|big बड़ा
   |large बड़ा|small छोटा|other दूसरा|another दूसरा|second दूसरा|third तीसरा|own अपना|personal निजी|valid वैध|regular नियमित|medical मेडिकल
   |physical शारीरिक|existing मौजूदा|overdue बकाया|outstanding बकाया|pending बकाया|free मुफ़्त|printed प्रिंटेड|digital डिजिटल|particular ख़ास
   |specific ख़ास|serious गंभीर|female महिला|male पुरुष|separate अलग|extra अतिरिक्त|additional अतिरिक्त|vegetarian शाकाहारी|private प्राइवेट
   |government सरकारी|common सामान्य|highest उच्चतम|favourite मनपसंद|favorite मनपसंद|online ऑनलाइन|same वही|exact सही
   |approximate अनुमानित|estimated अनुमानित|overall कुल|original मूल|dietary खान-पान का|various अलग-अलग|primary मुख्य|secondary दूसरा|basic बुनियादी
   |available उपलब्ध|whole पूरा|complete पूरा|entire पूरा|closest नज़दीकी|long लंबा|official आधिकारिक|temporary अस्थायी|international अंतरराष्ट्रीय
   |domestic घरेलू|weekly साप्ताहिक`,
)

/** Several words that are one thing, or that Hindi puts otherwise. */
export const TERMS: ReadonlyMap<string, string> = new Map([
  ['date of birth', 'जन्म तिथि'],
  ['nearest landmark', 'नज़दीकी जगह'],
  ['arrival date', 'पहुँचने की तारीख'],
  ['date of arrival', 'पहुँचने की तारीख'],
  ['arrival time', 'पहुँचने का समय'],
  ['departure date', 'निकलने की तारीख'],
  ['date of departure', 'निकलने की तारीख'],
  ['departure time', 'निकलने का समय'],
  ['birth date', 'जन्म तिथि'],
  ['dob', 'जन्म तिथि'],
  ['child name', 'बच्चे का नाम'],
  ['patient name', 'मरीज़ का नाम'],
  ['parent name', 'अभिभावक का नाम'],
  ['nominee name', 'नॉमिनी का नाम'],
  ['owner name', 'मालिक का नाम'],
  ['last name', 'सरनेम'],
  ['time slot', 'समय'],
  ['contact name', 'आपका नाम'],
  ['check in', 'चेक-इन की तारीख'],
  ['check in date', 'चेक-इन की तारीख'],
  ['date of check in', 'चेक-इन की तारीख'],
  ['check out', 'चेक-आउट की तारीख'],
  ['check out date', 'चेक-आउट की तारीख'],
  ['date of check out', 'चेक-आउट की तारीख'],
  ['demo class', 'डेमो क्लास'],
  ['trial class', 'ट्रायल क्लास'],
  ['work phone', 'ऑफ़िस का फ़ोन'],
  ['work number', 'ऑफ़िस का फ़ोन नंबर'],
  ['work phone number', 'ऑफ़िस का फ़ोन नंबर'],
  ['work address', 'ऑफ़िस का पता'],
  ['house number', 'मकान नंबर'],
  ['account number', 'खाता संख्या'],
  ['school bus', 'स्कूल बस'],
  ['family size', 'परिवार के सदस्यों की संख्या'],
  ['age group', 'आयु वर्ग'],
  ['travel insurance', 'यात्रा बीमा'],
  ['health insurance', 'हेल्थ बीमा'],
  ['vehicle number', 'गाड़ी का नंबर'],
  ['visit time', 'विज़िट का समय'],
  ['blood group', 'ब्लड ग्रुप'],
  ...dictionaryOfTerms(
    `home loan=होम लोन, reminder call=रिमाइंडर कॉल, policy year=पॉलिसी वर्ष, brothers and sister=भाई-बहन,
    city of departure=निकलने का शहर, city of arrival=पहुँचने का शहर, departure city=निकलने का शहर, arrival city=पहुँचने का शहर,
    blood thinner=ख़ून पतला करने की दवा, trial session=ट्रायल सेशन, free trial session=फ़्री ट्रायल सेशन,
    license plate=गाड़ी का नंबर, licence plate=गाड़ी का नंबर, insurance provider=बीमा कंपनी, move-in date=शिफ़्ट होने की तारीख,
    moving date=शिफ़्ट होने की तारीख, postal code=पिन कोड, zip code=पिन कोड, last service=पिछली सर्विस,
    car service=गाड़ी की सर्विस, purchase date=ख़रीद की तारीख, sleeping pill=नींद की गोली, state of residence=निवास का राज्य,
    human agent=एजेंट, night shift=नाइट शिफ़्ट, day shift=डे शिफ़्ट, contact method=संपर्क का तरीक़ा, car loan=कार लोन,
    personal loan=पर्सनल लोन, gold loan=गोल्ड लोन, business loan=बिज़नेस लोन, test drive=टेस्ट ड्राइव, site visit=साइट विज़िट,
    home visit=होम विज़िट,
    driving licence=ड्राइविंग लाइसेंस, driving license=ड्राइविंग लाइसेंस, credit card=क्रेडिट कार्ड, debit card=डेबिट कार्ड,
    pan card=पैन कार्ड, aadhaar card=आधार कार्ड, sim card=सिम कार्ड, ration card=राशन कार्ड, id card=आईडी कार्ड,
    id proof=आईडी प्रूफ़, address proof=पते का प्रमाण,
    wi fi=वाई-फ़ाई, wi-fi=वाई-फ़ाई, e mail=ईमेल, e-mail=ईमेल, email address=ईमेल पता, e-mail address=ईमेल पता,
    phone number=फ़ोन नंबर, pin code=पिन कोड, net banking=नेट बैंकिंग, video call=वीडियो कॉल, gst number=जीएसटी नंबर,
    home delivery=होम डिलीवरी, home pickup=होम पिकअप, pick up=पिकअप, pick-up=पिकअप, check-in=चेक-इन, check-out=चेक-आउट,
    call back=कॉलबैक, two wheeler=दोपहिया, blood pressure=ब्लड प्रेशर, blood sugar=ब्लड शुगर, blood test=ब्लड टेस्ट,
    blood donation=ब्लड डोनेशन, heart disease=दिल की बीमारी, medical condition=बीमारी, medical history=मेडिकल हिस्ट्री,
    skin condition=त्वचा की समस्या, body temperature=शरीर का तापमान, pain level=दर्द का स्तर,
    job title=पद, work experience=काम का अनुभव, notice period=नोटिस की अवधि, customer care=कस्टमर केयर,
    customer id=कस्टमर आईडी, customer service=कस्टमर सर्विस, consumer number=कंज़्यूमर नंबर, reference number=रेफ़रेंस नंबर,
    pnr number=पीएनआर नंबर, aadhaar number=आधार नंबर, pan number=पैन नंबर, ticket number=टिकट नंबर,
    tracking number=ट्रैकिंग नंबर, ticket reference=टिकट का रेफ़रेंस नंबर,
    family member=परिवार का सदस्य, family doctor=फ़ैमिली डॉक्टर, family suite=फ़ैमिली सुइट, dining table=डाइनिंग टेबल,
    demo session=डेमो सेशन, trial session=ट्रायल सेशन, online class=ऑनलाइन क्लास, free trial=फ़्री ट्रायल,
    product demo=प्रोडक्ट डेमो, room type=कमरे का प्रकार, seat type=सीट का प्रकार, fuel type=ईंधन का प्रकार,
    service center=सर्विस सेंटर, service centre=सर्विस सेंटर, water purifier=वॉटर प्यूरीफ़ायर, ro purifier=आरओ प्यूरीफ़ायर,
    solar panel=सोलर पैनल, gas connection=गैस कनेक्शन, gas leak=गैस लीकेज, power cut=बिजली की कटौती,
    fixed deposit=फ़िक्स्ड डिपॉज़िट, sum insured=बीमे की रकम, sum assured=बीमे की रकम, emergency contact=इमरजेंसी कॉन्टैक्ट, delivery boy=डिलीवरी बॉय, mutual fund=म्यूचुअल फ़ंड, term insurance=टर्म बीमा,
    life insurance=जीवन बीमा, car insurance=गाड़ी का बीमा, transit insurance=ट्रांज़िट बीमा, medical insurance=हेल्थ बीमा,
    existing loan=मौजूदा लोन,
    decision maker=फ़ैसला लेने वाला, first time=पहली बार, mode of transport=आने-जाने का साधन, mode of payment=भुगतान का तरीक़ा,
    payment mode=भुगतान का तरीक़ा, date of travel=यात्रा की तारीख, time of arrival=पहुँचने का समय,
    time of departure=निकलने का समय, time of day=समय, part of the day=समय, type of cover=कवर का प्रकार,
    expiry date=समाप्ति की तारीख, date of expiry=समाप्ति की तारीख, start date=शुरू करने की तारीख,
    end date=ख़त्म होने की तारीख,
    return ticket=वापसी का टिकट, window seat=खिड़की वाली सीट, school transport=स्कूल बस, school van=स्कूल वैन,
    board exam=बोर्ड परीक्षा, entrance exam=प्रवेश परीक्षा, travel history=यात्रा की जानकारी, marital status=वैवाहिक स्थिति,
    current location=मौजूदा जगह, loan amount=लोन की रकम, price list=रेट लिस्ट, dress code=ड्रेस कोड, side effect=साइड इफ़ेक्ट,
    special need=ख़ास ज़रूरत, area code=एरिया कोड, satisfaction level=संतुष्टि का स्तर,
    maintenance contract=मेंटेनेंस कॉन्ट्रैक्ट, annual maintenance contract=सालाना मेंटेनेंस कॉन्ट्रैक्ट,
    covid vaccine=कोविड का टीका, flu vaccine=फ़्लू का टीका, terms and condition=नियम और शर्त, privacy policy=प्राइवेसी पॉलिसी,
    last period=पिछली माहवारी, last menstrual period=पिछली माहवारी, down payment=डाउन पेमेंट, processing fee=प्रोसेसिंग फ़ीस,
    credit score=क्रेडिट स्कोर, vehicle registration number=गाड़ी का रजिस्ट्रेशन नंबर`,
  ),
])

/** Two or three words that are one thing: "home loan" */
function dictionaryOfTerms(list: string): [string, string][] {
  return list.split(/,\s+/).map((entry) => {
    const [english = '', hindi = ''] = entry.split('=')
    return [english, hindi]
  })
}

/** Qualities that agree with their noun: "पहली विज़िट", but "सालाना आय". */
export const INFLECTED = set('पूरा पहला दूसरा पिछला तीसरा नया पुराना अगला बड़ा छोटा लंबा अपना आपका हमारा')
/** What describes the last of several nouns: "परिवार की मासिक आय" for a monthly family income. */
export const OF_LAST = set('मासिक सालाना कुल अपेक्षित मौजूदा अधिकतम न्यूनतम पसंदीदा सुविधाजनक')
/** Nouns that follow another directly, as in "फ़ोन नंबर". */
export const NAMED_BY = set('नंबर आईडी कोड कार्ड अनुरोध')
export const FEMININE = set(
  `मंज़ूरी चुनौती कॉफ़ी चाय रेंज सफ़ाई पेंटिंग पूजा फ़ाइल दुकान पुष्टि तुलना समीक्षा सिफ़ारिश तैयारी तिथि उम्र गली जगह तारीख
   क़ीमत रकम आय किस्त राय टिप्पणी रेटिंग सेवा मात्रा संख्या कंपनी नौकरी पढ़ाई योग्यता नोटिस अवधि भाषा स्थिति समस्या शिकायत दवा
   दवाएँ एलर्जी चोट
   बीमारी रुचि पसंद ज़रूरत डिलीवरी मुलाक़ात मीटिंग शुरुआत देरी बुकिंग विज़िट गाड़ी बस कक्षा फ़सल सिंचाई ज़मीन पॉलिसी छूट
   पार्किंग प्रॉपर्टी
   रात सीट चीज़ सवारी गैस गंध सप्लाई यूनिट बिल्डिंग छत बालकनी दुकान सोसाइटी व्हीलचेयर लाइट वेबसाइट ऐप सिम रसीद कॉपी लैब थेरेपी
   खाँसी सूजन डायबिटीज़ तकलीफ़ शुगर पल्स आँख त्वचा पीठ तरफ़ पर्ची हिस्ट्री नींद कसरत
   बिल्ली गाय बहन बेटी टीम लड़की महिला स्कीम मेंबरशिप कॉल बातचीत जानकारी शर्त सहमति अनुमति मदद सलाह संतुष्टि क्वालिटी चिंता
   परेशानी पूछताछ इच्छा दर बचत कवरेज सुबह दोपहर शाम समाप्ति वैधता फ़्लाइट ट्रेन टैक्सी कैब छुट्टी डिश पार्टी सालगिरह सजावट
   केटरिंग वर्कशॉप ट्रेनिंग ट्यूशन कोचिंग स्कॉलरशिप लाइब्रेरी यूनिफ़ॉर्म वैन किताब इंडस्ट्री
   बाइक मोटरसाइकिल बैटरी मरम्मत सर्विस ड्राइव खाद मिट्टी कटाई मंडी बारिश पैदावार दिक़्क़त ख़राबी गड़बड़ी ट्रैकिंग सूची श्रेणी
   ड्रेस शराब मेंटेनेंस लिमिट नागरिकता जाति सुरक्षा लीज़ सुविधा चाबी खिड़की दीवार पुलिस फ़ोटो जाँच गंभीरता टंकी क़िस्त फ़िटनेस
   मालिश हालत प्लेट बोतल नमी रोटी साइट लॉरी गहराई चौड़ाई लंबाई ड्रिलिंग सामग्री दक्षिणा कथा मेहंदी कुर्सी बाल्टी बोरी गाँठ जोड़ी भैंस बकरी मछली सब्ज़ी दाल मिठाई बाई
   कॉलोनी दादी चाची मोटर अंगूठी चेन चाँदी साड़ी शीट मुहर पेंशन सब्सिडी पंचायत तहसील आईडी फ़र्निशिंग रीडिंग ख़रीद वारंटी परीक्षा डिग्री फ़ीस शिफ़्ट जॉइनिंग यात्रा शादी वापसी रिपोर्ट जाँच माता पत्नी
   इमरजेंसी लिफ़्ट बिजली मंज़िल सीट ब्रांच दुर्घटना घटना दूरी स्पीड सर्जरी नस्ल टेबल मशीन ख़ुराक क्लास`,
)
/** English nouns of several that do not end in -s, or whose Hindi noun is of several. */
export const OF_SEVERAL = set('people children adults feet clothes terms money')
/** Nouns that stay as they are before "का": "पिता का नाम". */
export const UNCHANGED = set('मुखिया दादा चाचा पिता डेटा वीज़ा विला वक्ता')
/** Whom one speaks of in the plural, politely. */
export const HONOURED = set('मुखिया डॉक्टर पिता माता अभिभावक पति पत्नी ग्राहक मेहमान मालिक')
/** What one has "को": what befalls one. */
export const FELT = set(
  'एलर्जी बुख़ार दर्द सूजन खाँसी सिरदर्द चोट बीमारी समस्या तकलीफ़ डायबिटीज़ अस्थमा अनुभव रुचि दिक़्क़त ज़रूरत लक्षण शिकायत चिंता परेशानी',
)
/** What is one's own, and not in one's hands. */
export const OWN_BY_RELATION = set(
  `ग्रुप नंबर पता मालिक कर्मचारी सदस्य आश्रित बच्चा बेटा बेटी भाई बहन परिवार पति पत्नी सवाल सुझाव अनुरोध अपॉइंटमेंट बुकिंग
   कंपनी नाम कारोबार शादी प्लान पसंद दुर्घटना सर्जरी खाता राय टिप्पणी सब्सक्रिप्शन मेंबरशिप लोन`,
)
export const PERSONS = set(
  `दोस्त टीचर सलाहकार काउंसलर एग्ज़ीक्यूटिव एजेंट मैनेजर ट्रेनर स्टाइलिस्ट विशेषज्ञ व्यक्ति अभिभावक मरीज़ ग्राहक डॉक्टर मेहमान
   मालिक किसान छात्र बच्चा पिता माता पति पत्नी टेक्नीशियन इंजीनियर ड्राइवर`,
)

/** English words with what each is in Hindi. */
function dictionary(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split('|').map((pair) => {
      const [word = '', ...hindi] = pair.trim().split(' ')
      return [word, hindi.join(' ')] as const
    }),
  )
}

function set(list: string): Set<string> {
  return new Set(list.split(/\s+/))
}

import { hindiList } from './hindi-spelling.ts'

/** Everyday nouns by what they are about, Devanagari and Latin side by side. */
const THINGS = `समय/samay वक्त/vaqt/wakt टाइम घंटा/ghanta मिनट/minut/minute सेकंड/second/sekand दिन/din दिनांक/dinank
  तारीख/tarikh/tareekh हफ्ता/hafta सप्ताह/saptah महीना/mahina/mahine माह/maah
  साल/saal/sal वर्ष/varsh दशक/dashak सदी/sadi घड़ी/ghadi क्षण/kshan अवधि/avadhi मियाद/miyad मुद्दत/muddat मौसम/mausam तिथि/tithi बरस/baras
  सुबह/subah/subeh/suba सवेरा/savera/sabera भोर/bhor तड़का/tadka दोपहर/dopahar/dopaher/dophar शाम/shaam/sham सायं/sayam सांझ/saanjh
  रात/raat/rat आधीरात दिनभर/dinbhar
  कल/kal आज/aaj/aj परसों/parso/parson नरसों/narso सोमवार/somvar/somwar मंगलवार/mangalvar/mangalwar बुधवार/budhvar/budhwar
  गुरुवार/guruvar/guruwar बृहस्पतिवार/brihaspativar
  वीरवार/virvar शुक्रवार/shukravar/shukrawar शनिवार/shanivar/shaniwar रविवार/ravivar/raviwar इतवार/itvar/itwar जनवरी/janvari
  फरवरी/farvari मार्च अप्रैल/aprail मई
  जून जुलाई/julai अगस्त/agast सितंबर/sitambar अक्टूबर/aktubar अक्तूबर नवंबर/navambar दिसंबर/disambar शुरुआत/shuruat/shuruaat आरंभ/aarambh
  अंत/ant आखिर/akhir/aakhir
  बीच/bich बाद/baad देर/der देरी/deri जल्दी/jaldi फुरसत/fursat छुट्टी/chhutti/chutti अवकाश/avkash त्योहार/tyohar/tyohaar पर्व/parv
  दिवाली/दीवाली/diwali होली/holi
  ईद दशहरा/dashahra/dussehra राखी रक्षाबंधन नवरात्रि/navratri जन्मदिन/janmdin/janamdin सालगिरह/salgirah बार/baar दफा/dafa मर्तबा/martaba
  पारी/pari बारी/bari
  शरीर/sharir बदन/badan जिस्म/jism सिर/sir सर/sar माथा/matha बाल/baal चेहरा/chehra/chehre मुंह/muh/munh/muhn आंख/aankh/ankh कान/kaan
  नाक/naak होंठ/honth दांत/daant/dant
  जीभ/jibh जबान/zaban/zuban गला/gala गर्दन/gardan कंधा/kandha बांह/baanh बाजू/baju हाथ/haath/hath उंगली/ungli अंगूठा/angutha नाखून/nakhun
  छाती/chhati/chati सीना/sina
  पेट/pet पीठ/pith कमर/kamar कूल्हा/kulha जांघ/jaangh घुटना/ghutna टांग/taang पैर/pair पांव/paanv/panv एड़ी/edi टखना/takhna हड्डी/haddi जोड़/jod
  मांसपेशी/manspeshi नस/nas
  खून/khun/khoon रक्त/rakt त्वचा/tvacha चमड़ी/chamdi फेफड़ा/fefda गुर्दा/gurda जिगर/jigar दिमाग/dimag/dimaag आंत/aant मसूड़ा/masuda दाढ़/dadh
  गाल/gaal भौंह गोद/god
  बीमारी/bimari/beemari रोग/rog मर्ज/marz तबीयत/तबियत/tabiyat/tabiat सेहत/sehat स्वास्थ्य/swasthya/svasthya दर्द/dard बुखार/bukhar ज्वर
  जुकाम/zukam/jukam सर्दी/sardi खांसी/khansi/khaansi
  उल्टी/ulti दस्त/dast कब्ज/kabz/kabj गैस एसिडिटी चक्कर/chakkar कमजोरी/kamzori/kamjori थकान/thakan थकावट/thakavat सूजन/sujan/soojan
  चोट/chot घाव/ghav जख्म/zakhm/jakhm मोच/moch
  खुजली/khujli दाद फोड़ा/foda फुंसी/funsi छाला/chhala मधुमेह/madhumeh शुगर बीपी रक्तचाप/raktchap दमा/dama सांस/saans एलर्जी मलेरिया डेंगू टाइफाइड
  पीलिया/piliya कैंसर लकवा/lakva
  मिर्गी/mirgi दौरा/daura गर्भ/garbh प्रसव/prasav डिलीवरी मासिक/masik दवा/dava/dawa दवाई/davai/dawai गोली/goli कैप्सूल सिरप मरहम/marham
  पट्टी/patti सुई/sui इंजेक्शन टीका/tika
  जांच/janch इलाज/ilaj/ilaaj उपचार/upchar चिकित्सा/chikitsa ऑपरेशन मरीज/mariz/marij रोगी/rogi नर्स अस्पताल/aspatal/haspatal हॉस्पिटल
  पर्ची/parchi नुस्खा/nuskha
  परहेज/parhez/parhej चश्मा/chashma ऐनक/ainak बैसाखी/baisakhi नींद/nind/neend भूख/bhukh/bhook प्यास/pyas/pyaas पसीना/pasina मौत/maut
  जान/jaan जिंदगी/zindagi/jindagi उम्र/umr/umar/umra आयु
  घर/ghar मकान/makan/makaan कमरा/kamra/kamre रसोई/rasoi रसोईघर/rasoighar गुसलखाना/gusalkhana शौचालय/shauchalay बरामदा/baramda
  आंगन/aangan/angan छत/chhat/chat फर्श/farsh
  दीवार/दिवार/divar/diwar दरवाजा/darvaza/darwaza/darwaja खिड़की/khidki/khirki ताला/tala चाबी/chabi/chaabi कुंडी/kundi पर्दा/parda सीढ़ी/sidhi
  मंजिल/manzil/manjil जीना तहखाना/tahkhana
  छज्जा/chhajja अलमारी/almari/almirah पलंग/palang चारपाई/charpai खाट/khat बिस्तर/bistar/bistara गद्दा/gadda तकिया/takiya रजाई/razai/rajai
  कंबल/kambal चादर/chadar दरी/dari
  कुर्सी/kursi मेज/mez/mej पंखा/pankha बत्ती/batti बल्ब बिजली/bijli नल/nal नलका/nalka टंकी/tanki पाइप गीजर चूल्हा/chulha बर्तन/bartan थाली/thali
  कटोरी/katori गिलास/gilas
  चम्मच/chammach चाकू/chaku/chaaku कड़ाही/kadhai/kadahi तवा/tava/tawa प्लेट बाल्टी/balti झाड़ू/jhadu/jharu पोंछा/pocha/ponchha साबुन/sabun
  तौलिया/tauliya शीशा/shisha आईना/aaina कंघी/kanghi
  कंघा/kangha डिब्बा/dibba/dabba बोतल/botal ढक्कन/dhakkan थैला/thaila थैली/thaili बोरी/bori बोरा/bora टोकरी/tokri संदूक/sanduk/sandook
  बक्सा/baksa कूड़ा/kuda कचरा/kachra/kachda
  किराया/kiraya किराएदार/किरायेदार/kirayedar/kiraedar मकानमालिक/makanmalik मालिक/malik मालकिन/malkin चौकीदार/chaukidar/chowkidar नौकर/naukar
  नौकरानी/naukrani पड़ोस/pados/padosi पड़ोसी मरम्मत/marammat
  पुताई/putai सफाई/safai सजावट/sajavat गली/gali गलियारा सड़क/sadak/sarak रास्ता/rasta/raasta मोड़ चौराहा/chauraha मोहल्ला/mohalla/muhalla
  पता/pata/patta ठिकाना/thikana
  जगह/jagah/jaga स्थान/sthan इलाका/ilaka/ilaqa शहर/shahar/shehar/sheher/shahr गांव/gaanv/gaon/ganv/gaav कस्बा/kasba जिला/zila/jila
  तहसील/tahsil/tehsil राज्य/rajya प्रदेश/pradesh देश/desh
  विदेश/videsh परदेश दुनिया/duniya ओर तरफ/taraf दिशा उत्तर दक्षिण/dakshin पूर्व/purv पश्चिम/pashchim दूरी/duri मील पुल नुक्कड़/nukkad
  बाजार/bazar/bazaar/bajar
  पैसा/paisa/paise रुपया/रूपया/rupaya/rupiya/rupaye/rupya/rupye/rupay/rupe रकम/rakam धन नकद/nakad नगद/nagad/nagd सिक्का/sikka नोट
  उधार/udhar/udhaar कर्ज/karz/karj कर्जा/karza/karja
  ऋण/rin लोन ब्याज/byaj/byaaj सूद/sud किस्त/kist/kisht ईएमआई बकाया/bakaya जमा/jama निकासी/nikasi खाता/khata बचत/bachat खर्च/kharch
  खर्चा/kharcha/kharche आमदनी/amdani/aamdani आय/aay
  तनख्वाह/tankhwah/tankhvah/tankha वेतन/vetan पगार/pagar मजदूरी/mazduri/majduri बोनस पेंशन भत्ता/bhatta दाम/daam कीमत/kimat/keemat
  मूल्य/mulya भाव/bhav लागत/lagat मुनाफा/munafa लाभ/labh फायदा/fayda/faida
  घाटा/ghata नुकसान/nuksan/nuqsan/nuksaan हानि/hani छूट/chhut/choot बट्टा टैक्स कर जुर्माना/jurmana शुल्क/shulk फीस/fees
  भुगतान/bhugtan/bhugtaan अदायगी/adaygi लेनदेन/lenden हिसाब/hisab/hisaab
  बिल रसीद/rasid/raseed हुंडी गिरवी/girvi जमानत/zamanat/jamanat गारंटी चंदा/chanda दान/daan बीमा/bima/beema पॉलिसी प्रीमियम दावा/dava/daava क्लेम
  निवेश/nivesh शेयर मुआवजा/muavza/muawja
  कागज/kagaz/kagaj कागजात/kagzat/kagjat दस्तावेज/dastavez/dastavej प्रमाणपत्र/pramanpatra प्रमाण/praman पहचान/pahchan/pehchan पहचानपत्र
  पत्र/patra चिट्ठी/chitthi/chithi फॉर्म आवेदन/aavedan/avedan अर्जी/arzi/arji
  दस्तखत/dastakhat हस्ताक्षर/hastakshar मोहर/mohar/muhar आधार/aadhar/aadhaar/adhar पैन पासपोर्ट लाइसेंस राशन/rashan/ration नक्शा/naksha
  प्रति/prati फोटो तस्वीर/tasvir/tasveer नंबर संख्या/sankhya
  अंक/ank नाम/naam/nam उपनाम/upnam कुलनाम जन्म/janm/janam जन्मतिथि/janmtithi लिंग/ling जाति/jati धर्म/dharm/dharam विवरण/vivran
  जानकारी/jankari/jaankari सूचना/suchna खबर/khabar समाचार/samachar
  सूची/suchi बात/baat/bat सवाल/saval/sawal/sawaal प्रश्न/prashn/prashan जवाब/javab/jawab/jawaab जबाब/jabab उत्तर/uttar शब्द/shabd
  वाक्य/vakya भाषा/bhasha आवाज/aavaz/awaz/awaaz/aavaj मतलब/matlab अर्थ/arth
  वजह/vajah/wajah कारण/karan शिकायत/shikayat शिकवा सुझाव/sujhav सलाह/salah/salaah राय/rai मशवरा/mashvara मदद/madad सहायता/sahayata
  सेवा/seva/sewa सुविधा/suvidha/subidha समस्या/samasya दिक्कत/dikkat
  परेशानी/pareshani/paresani मुश्किल/mushkil तकलीफ/taklif/takleef मुसीबत/musibat गलती/galti/ghalti भूल/bhul कमी/kami खराबी/kharabi
  माफी/mafi/maafi क्षमा/kshama शुक्रिया/shukriya धन्यवाद/dhanyavad/dhanyawad
  आभार/aabhar नमस्ते/namaste नमस्कार/namaskar सलाम/salaam स्वागत/svagat/swagat प्रणाम/pranam अलविदा/alvida बधाई/badhai शुभकामना/shubhkamna
  आदेश/aadesh हुक्म/hukm इजाजत/ijazat/ijajat अनुमति/anumati मंजूरी/manzuri/manjuri
  सहमति/sahmati इरादा/irada मर्जी/marzi/marji पसंद/pasand/psnd नापसंद/napasand जरूरत/zarurat/jarurat/zaroorat
  आवश्यकता/avashyakta/aavashyakta मांग/maang विकल्प/vikalp चुनाव/chunav फैसला/faisla निर्णय/nirnay
  नियम/niyam शर्त/shart वादा/vada/waada भरोसा/bharosa यकीन/yakin/yaqeen शक/shak डर/dar खतरा/khatra चिंता/chinta फिक्र/fikr/fikar
  गुस्सा/gussa दुख/dukh सुख/sukh मजा/maza/maja उदाहरण/udaharan
  कोशिश/koshish प्रयास/prayas काम/kaam/kam कार्य/karya धंधा/dhandha/dhanda कारोबार/karobar व्यापार/vyapar/vyapaar व्यवसाय/vyavsay
  रोजगार/rozgar/rojgar नौकरी/naukri/nokri/noukri पेशा/pesha मजदूर/mazdur/majdur
  कारीगर/karigar मिस्त्री/mistri बढ़ई/badhai दर्जी/darji नाई/nai धोबी/dhobi माली मोची/mochi रसोइया/rasoiya हलवाई/halvai/halwai
  दुकान/dukan/dukaan/dookan दुकानदार/dukandar ग्राहक/grahak
  खरीदार/kharidar विक्रेता/vikreta सौदा/sauda माल सामान/saman/samaan चीज/chiz/cheez/chij वस्तु/vastu नमूना/namuna थोक/thok खुदरा/khudra
  फुटकर/futkar गोदाम/godam कारखाना/karkhana उद्योग/udyog
  मशीन पुर्जा/purza औजार/auzar/aujar हथौड़ा/hathauda पेंच/pench कील/kil ईंट/int/eent सीमेंट रेत/ret बालू/balu पत्थर/patthar/pathar लोहा/loha
  तांबा/tamba पीतल/pital चांदी/chandi लकड़ी/lakdi/lakri
  दफ्तर/daftar कार्यालय/karyalay ऑफिस बैठक/baithak मुलाकात/mulakat/mulaqat अफसर/afsar कर्मचारी/karmchari साहब/sahab/saheb/sahib मैडम साथी
  बॉस पद/pad ओहदा/ohda तजुर्बा/tajurba
  तरक्की/tarakki हड़ताल/hadtal योजना/yojana/yojna कानून/kanun/kanoon अदालत/adalat मुकदमा/mukadma/muqadma पुलिस थाना/thana चोर/chor चोरी/chori
  हादसा/hadsa
  दुर्घटना/durghatna टक्कर/takkar पंचायत/panchayat सरपंच/sarpanch नेता/neta वोट मतदान/matdan जनता/janta लोग/log आदमी/aadmi/admi औरत/aurat
  मर्द/mard इंसान/insan/insaan व्यक्ति/vyakti
  बच्चा/bachcha/baccha/bacha बच्ची/bachchi/bachi लड़का/ladka/larka लड़की/ladki/larki बूढ़ा/budha/buddha बुजुर्ग/buzurg/bujurg जवानी
  बचपन/bachpan बुढ़ापा/budhapa नागरिक/nagrik भीड़/bhid/bheed
  खेत/khet खेती/kheti किसान/kisan/kisaan फसल/fasal बीज/bij/beej खाद/khad/khaad उर्वरक/urvarak कीटनाशक/kitnashak कीड़ा/kida सिंचाई/sinchai
  नहर/nahar कुआं/kuan ट्यूबवेल ट्रैक्टर हल/hal जुताई/jutai
  बुवाई/बुआई/buvai/buai कटाई/katai मंडी/mandi अनाज/anaj गेहूं/gehu/gehun/gahu धान/dhan चावल/chaval/chawal मक्का/makka बाजरा/bajra ज्वार/jvar
  जौ/jau चना/chana दलहन सरसों/sarso/sarson
  सोयाबीन/soyabin कपास/kapas गन्ना/ganna मूंगफली/mungfali/moongfali अरहर/arhar मूंग/mung उड़द/udad मसूर/masur तिलहन
  जमीन/zamin/zameen/jamin बीघा/bigha एकड़/ekad हेक्टेयर मिट्टी/mitti/miti
  गाय/gay/gaay भैंस/bhains/bhens बैल/bail बकरी/bakri भेड़/bhed मुर्गी/murgi मुर्गा/murga घोड़ा/ghoda/ghora कुत्ता/kutta बिल्ली/billi चूहा/chuha
  मच्छर/machchhar/machhar/macchar मक्खी/makkhi/makhi
  पशु/pashu जानवर/janvar/janwar चिड़िया/chidiya पक्षी/pakshi मछली/machhli/machli चारा/chara भूसा/bhusa गोबर/gobar दूध/dudh/doodh
  पेड़/ped/per पौधा/paudha पत्ता/patta पत्ती/patti फूल/ful/phool
  जड़/jad शाखा/shakha घास/ghas/ghaas जंगल/jangal नदी/nadi तालाब/talab/talaab पहाड़/pahad/pahar समुद्र/samudr
  स्कूल पाठशाला/pathshala विद्यालय/vidyalay/vidyalaya कॉलेज विश्वविद्यालय/vishvavidyalay कक्षा/kaksha पढ़ाई/padhai/parhai शिक्षा/shiksha
  शिक्षक/shikshak शिक्षिका अध्यापक/adhyapak छात्र/chhatra/chatra
  छात्रा विद्यार्थी/vidyarthi किताब/kitab/kitaab पुस्तक/pustak कॉपी/kopi कलम/kalam स्याही/syahi पन्ना/panna पाठ/path परीक्षा/pariksha
  इम्तिहान/imtihan/imtehan नतीजा/natija परिणाम/parinam विषय/vishay गणित/ganit
  विज्ञान/vigyan इतिहास/itihas भूगोल/bhugol हिंदी/hindi अंग्रेजी/angrezi/angreji संस्कृत/sanskrit उर्दू/urdu दाखिला/dakhila प्रवेश/pravesh
  हाजिरी/haziri/hajiri बस्ता/basta वर्दी/vardi खेल/khel
  मैदान/maidan किस्सा/kissa कहानी/kahani कविताएं गाना/gana नाच/nach नाटक/natak फिल्म/film
  खाना/khana भोजन/bhojan नाश्ता/nashta/nasta रोटी/roti/rotiya पराठा/paratha पूड़ी/pudi दाल/daal सब्जी/sabzi/sabji आलू/aalu/alu/aloo
  प्याज/pyaz/pyaj टमाटर/tamatar मिर्च/mirch मसाला/masala/masale नमक/namak
  चीनी/chini शक्कर/shakkar गुड़/gud हल्दी/haldi धनिया/dhaniya जीरा/jeera अदरक/adrak लहसुन/lahsun/lehsun तेल/tel घी/ghi मक्खन/makkhan
  पनीर/panir/paneer दही/dahi छाछ/chhach लस्सी/lassi मलाई/malai
  चाय/chay/chai कॉफी पानी/pani/paani शराब/sharab रस/ras शरबत/sharbat मिठाई/mithai मीठा/mitha लड्डू/laddu/ladoo जलेबी/jalebi
  हलवा/halva/halwa खीर/khir/kheer समोसा/samosa पकौड़ा/pakoda/pakora चटनी/chatni
  अचार/achar/aachar पापड़/papad सलाद/salad फल/fal/phal सेब/seb केला/kela आम/aam संतरा/santra अंगूर/angur/angoor अनार/anar अमरूद/amrud
  नींबू/nimbu पपीता/papita तरबूज/tarbuz/tarbuj नारियल/nariyal
  मांस/maans गोश्त/gosht अंडा/anda/ande आटा/aata/atta मैदा/maida बेसन/besan सूजी/suji किशमिश/kishmish काजू/kaju बादाम/badam गोभी/gobhi
  मटर/matar पालक/palak भिंडी/bhindi बैंगन/baingan लौकी/lauki
  करेला/karela खीरा/khira गाजर/gajar मूली/muli स्वाद/svad/swad दावत/davat/dawat शाकाहारी/shakahari मांसाहारी/mansahari व्रत/vrat उपवास/upvas
  थाल/thal कटोरा/katora टिफिन पेटी/peti
  गाड़ी/gadi/gaadi/gari/gaari बस/bas रेल/rel रेलगाड़ी/railgadi/relgadi ट्रेन मोटर साइकिल/saikil रिक्शा/riksha टैक्सी ट्रक जहाज/jahaz/jahaj
  हवाईजहाज नाव/nav बैलगाड़ी/bailgadi सवारी/savari/sawari
  सफर/safar यात्रा/yatra यात्री/yatri मुसाफिर/musafir टिकट/tikat अड्डा/adda स्टेशन हवाईअड्डा पटरी/patri पहिया/pahiya/pahiye इंजन/injan पेट्रोल डीजल
  चालक/chalak खलासी/khalasi किनारा/kinara मंजिल रफ्तार/raftar
  सवार ठहराव/thahrav आरक्षण/aarakshan/arakshan बुकिंग सीट भाड़ा/bhada भीतर/bhitar बाहर/bahar खंभा/khambha
  हवा/hava/hawa बारिश/barish/baarish बरसात/barsat बर्फ/barf धूप/dhup/dhoop छांव/chhanv गर्मी/garmi गरमी/garmi ठंड/thand ठंडक/thandak
  जाड़ा/jada जाड़े/jade लू/lu कोहरा/kohra धुंध/dhundh आंधी/aandhi
  तूफान/tufan/toofan बाढ़/badh/baadh सूखा/sukha/sookha ओला/ola ओले/ole भूकंप/bhukamp आसमान/aasman/asman धरती/dharti आग/aag
  धुआं/dhuan/dhua धूल/dhul/dhool कीचड़/kichad पतझड़/patjhad तापमान/tapman
  मोबाइल फोन/fon/phone कंप्यूटर इंटरनेट तार/taar कनेक्शन रिचार्ज बैलेंस खाते/khate पासवर्ड बटन/batan स्क्रीन यंत्र/yantra उपकरण/upkaran चार्जर बैटरी कैमरा
  टीवी रेडियो
  मां/maa/maan माता/mata पिता/pita बाप/baap बेटा/beta बेटी/beti भाई/bhai/bhaiya भैया/भइया/bhaiyya बहन/bahan/behan/bahen/behen दीदी/didi
  जीजा/jija चाचा/chacha चाची/chachi ताऊ/tau ताई मामा/mama मामी/mami
  मौसी/mausi मौसा/mausa बुआ/bua फूफा/fufa दादा/dada दादी/dadi नाना/nana नानी/nani पोता/pota पोती/poti नाती/nati भतीजा/bhatija भतीजी/bhatiji
  भांजा/bhanja भांजी/bhanji पति/pati पत्नी/patni बीवी/बीबी/bivi/biwi/biwee
  शौहर/shauhar सास/saas ससुर/sasur ससुराल/sasural मायका/mayka मायके/mayke दामाद/damad बहू/bahu साला/sala साली/sali ननद/nanad देवर/devar
  जेठ/jeth भाभी/bhabhi समधी/samdhi रिश्ता/rishta रिश्तेदार/rishtedar
  परिवार/parivar/parivaar खानदान/khandan कुटुंब/kutumb संतान/santan औलाद/aulad दोस्त/dost दोस्ती/dosti यार/yaar सहेली/saheli दुश्मन/dushman
  मेहमान/mehman अतिथि मेजबान/mezban शादी/shadi/shaadi ब्याह/byah
  विवाह/vivah सगाई/sagai निकाह/nikah तलाक/talaq/talak दूल्हा/dulha दुल्हन/dulhan बारात/barat/baraat मंगेतर/mangetar विधवा/vidhva
  परवरिश/parvarish
  कपड़ा/kapda/kapde/kapra/kapre कुर्ता/kurta पजामा/pajama धोती/dhoti साड़ी/sadi/saree/sari सलवार/salvar/salwar कमीज/kamiz/kameez
  दुपट्टा/dupatta चुन्नी लहंगा/lehenga/lahanga टोपी/topi पगड़ी/pagdi रूमाल/rumal
  जूता/juta/joota/jute चप्पल/chappal मोजा/moza/moja जेब/jeb/zeb धागा/dhaga ऊन/un रेशम/resham सूत/sut छाता/chhata/chata बटुआ/batua
  गहना/gahna/gehna जेवर/zevar/jevar हार/har अंगूठी/anguthi चूड़ी/chudi कंगन/kangan
  मेहंदी/mehndi/mehandi इत्र/itra
  मंदिर/mandir मस्जिद/masjid गुरुद्वारा/gurudvara/gurdwara/gurudwara गिरजाघर/girjaghar दरगाह/dargah तीर्थ/tirth आश्रम/ashram
  नमाज/namaz/namaj हवन/havan कथा/katha मेला/mela भंडारा/bhandara
  किलो/kilo ग्राम/gram क्विंटल/kuintal टन मीटर किलोमीटर इंच फुट/fut गज/gaj लीटर/litar दर्जन/darjan जोड़ी/jodi पाव/paav तोला/tola डिग्री
  प्रतिशत/pratishat फीसदी/fisadi सैकड़ा/saikda हजार/hazar/hajar लाख/lakh करोड़/karod
  अरब खरब/kharab हिस्सा/hissa भाग/bhag टुकड़ा/tukda/tukde ढेर/dher गुच्छा/guchchha जत्था मात्रा/matra वजन/vazan/wazan/vajan/wajan
  लंबाई/lambai चौड़ाई/chaudai ऊंचाई/unchai गहराई/gahrai मोटाई/motai नाप/naap माप/maap आकार/aakar साइज
  चौथाई/chauthai तिहाई/tihai गुना/guna बूंद/bund मुट्ठी/mutthi लाइन कतार/katar पंक्ति/pankti टोली/toli समूह/samuh संस्था/sanstha
  तरीका/tarika/tareeka ढंग/dhang किस्म/kism प्रकार/prakar तरह/tarah/tareh चाल/chaal आदत/adat/aadat शौक/shauk
  रंग/rang शक्ल/shakl निशान/nishan/nishaan नजर/nazar/najar दृश्य/drishya शोर/shor गंध/gandh बदबू/badbu ताकत/takat/taqat हिम्मत/himmat
  मेहनत/mehnat/mehanat किस्मत/kismat तकदीर इज्जत/izzat/ijjat शर्म/sharm
  आराम/aaram ख्याल/खयाल/khyal/khayal याद/yaad/yad सपने/sapne उम्मीद/ummid/umeed/ummeed इंतजार/intezar/intazar/intejar/intzar
  इंतजाम/intezam/intjam/intezaam बंदोबस्त/bandobast तैयारी/taiyari/tayyari/tayari व्यवस्था/vyavastha शुरू/shuru
  बदलाव/badlav फर्क/fark/farq अंतर/antar असर/asar नाता/nata लगाव/lagav हाल/haal हालत/halat/haalat हालात/halaat स्थिति/sthiti
  मौका/mauka/moka अवसर/avsar सिलसिला/silsila मामला/mamla/maamla मुद्दा/mudda हक/hak अधिकार/adhikar जिम्मेदारी/zimmedari/jimmedari
  आना/aana जाना/jana रद्द/radd भेंट/bhent उपहार/uphar तोहफा/tohfa इनाम/inam पुरस्कार/puraskar खिलौना/khilauna पतंग/patang गेंद/gend ढोल/dhol
  बाजा/baja तबला/tabla`

/** What stands in the plural and before postpositions for the last letter of the basic form, or behind it. */
const ENDS = [
  ['a', 'e on o en ein aon ao aen aein ye yon yo'],
  ['i', 'iyan iyon iya iyo ian ion'],
  ['', 'on o en ein e'],
  ['ा', 'े ों ो ाएं ाओं ाओ ए यों यो'],
  ['या', 'ए यों यो'],
  ['ी', 'ियां ियों ियो िया'],
  ['ई', 'इयां इयों इयो'],
  ['', 'ों ो ें े एं ओं ओ यां यों'],
].flatMap(([basic = '', ends = '']) => ends.split(' ').map((ending) => ({ basic, ending })))

/** "Me" is no form of the mango. */
const MIN_STEM = 2

let things: Set<string> | undefined

/** Whether a word in the spelling of `hindiSpelling` is an everyday noun, in the plural and before postpositions as well. */
export function isHindiThing(word: string): boolean {
  const known = (things ??= hindiList(THINGS))
  if (known.has(word)) return true
  return ENDS.some(({ basic, ending }) => {
    const stem = word.length - ending.length
    return stem >= MIN_STEM && word.endsWith(ending) && known.has(word.slice(0, stem) + basic)
  })
}

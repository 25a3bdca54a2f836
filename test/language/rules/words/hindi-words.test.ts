import { describe, expect, it } from 'vitest'
import { isHindiWord } from '../../../../src/language/rules/words/hindi-words.ts'
import { wordsOf } from '../../../../src/language/rules/words/tokens.ts'

describe('words of Hindi that are no names', () => {
  it.each([
    'shaam paanch baje',
    'pehli baar aa rahe hain',
    'mujhe kal subah dukaan jaana hai',
    'गाड़ी खराब है और दफ़्तर पहुँचना है',
    'डेंटल चेकअप कल शाम को करवाना है',
  ])('knows all of "%s"', (said) => {
    expect(unknownIn(said)).toEqual([])
  })

  it('knows verbs in all their forms', () => {
    const forms = `karna karne karni karta karte karti karo karunga karoongi karega karenge karoge kariye kijiye kijiyega
      karke karwana karvaunga karwaenge karnewala kiya nikalna nikla samjha samjhi batana bataya bataiye bataiyega khaya khaaye
      khaenge jaunga jaoonga jayegi gaye gayi peena peekar soya dhoyi liye lunga lijiyega denge dijiye hua honge tha`
    expect(unknownIn(forms)).toEqual([])
  })

  it('knows verbs in Devanagari', () => {
    const forms = `करना करने करता करते करो करूँगा करूंगी करेगा करेंगे करोगे कीजिए कीजिये कीजिएगा करके करवाना करवाऊंगा करवाएंगे
      करनेवाला किया निकला समझा बताया बताइए बताइएगा खाया खाएंगे जाऊँगा जाएगी गये गई गयी पीकर पिएंगे सोया धोयी लिये लूँगा लीजिएगा
      देंगे हुआ होंगे था`
    expect(unknownIn(forms)).toEqual([])
  })

  it('knows nouns in the plural and before postpositions', () => {
    const nouns = `kamra kamre kamron dukaan dukanein dukanon dawai dawaiyan dawaiyon ladkiyan auraton bachche mahino hafton
      gaadiyon rupaye kitaabein bhaiyon कमरा कमरे कमरों दुकानें दवाइयाँ दवाइयों लड़कियां औरतों बच्चे महीनों गाड़ियों रुपये रुपए किताबें भाइयों
      ऑफिसों पॉलिसी ब्रेकफास्ट`
    expect(unknownIn(nouns)).toEqual([])
  })

  it('knows adjectives, adverbs and numbers', () => {
    const others = `pehla pahli pehle doosri agle pichhli sasta mehngi bade chhoti sabse zyada jyaada thoda jaldi accha achchi
      paanchvi dasvi sattais pachpan hazaar dedh पहला पहली दूसरे अगले पिछली सस्ता महंगी बड़े छोटी सबसे ज़्यादा ज्यादा थोड़ा जल्दी अच्छी पाँचवीं
      पचपन हज़ार`
    expect(unknownIn(others)).toEqual([])
  })

  it('finds a word in its usual spellings', () => {
    expect(unknownIn('zameen jameen jamin bimari beemaari sabzi sabji hindi हिन्दी हिंदी तबियत तबीयत')).toEqual([])
  })

  it('leaves words of English alone', () => {
    expect(knownIn('appointment doctor morning window yesterday friend')).toEqual([])
  })
})

describe('names that are words of Hindi too', () => {
  it('are no words', () => {
    const names = `asha kiran roshni sagar prakash anand jyoti pooja puja shanti deepak dipak suraj chand tara lata megha varsha
      raja rani lal mani moti sona heera hira chandan tulsi kamal gulab basant sawan savan mangal shakti vijay jai
      bharat hind paneri puri agra sangam pal khan das dev ram hari om gopal guru swami sahu bharti aarti arti
      bhakti mukti preeti priti sneha maya chhaya chaya ganga yamuna usha nisha ujala manish khushi muskan chahat
      tamanna armaan arman sapna kavita geeta gita kalpana vandana sadhana seema sima rekha bindu jeevan jivan
      milan sanjeev amar ajay sachin naveen uday tej vir veer bal lakhan sher singh nath mishra teli mala sita bina
      beena meera uma ila ira diya jiya siya riya piya gaya mau sikar satna katni rewa panna salem una solan nahan
      pune kota dewas dhar sehore bid beed latur akola karnal jind rohtak hapur banda unnao gonda basti deoria
      ballia motihari ara arrah chapra siwan jamui banka dumka deoghar khunti aarav ajit akshay aman amrita anjali
      ankita anuradha archana aruna ashok avinash balram bhavna bhushan chandra chetna damini dayal devendra dhruv
      divya farhan firoz gaurav girish gunjan harish hema hitesh indu ishwar jatin jeet kabir kala kamala kanta
      kashish kedar khushboo komal kuldeep kush lalit laxman lokesh madhu mahima manav manju manu meena meenakshi
      minal mohan monika mukta nagma namrata narayan narendra neha nidhi nilesh nitin padma pankaj parul payal
      prabha prakriti prashant pratibha prerna purnima radha raj rajesh rakhi ranjan rashid rati rina rita rohit
      rubina saima saloni sana sangeeta santosh satish savita shankar shekhar shobha shubham simran sonam subhash
      sujata sunil sushil tanu tarun tushar urvashi vasant vikas vimla vipin vivek zoya salman akbar aslam faizal
      ibrahim kamran mohsin nasir rafiq rukhsar saira sultan usman yusuf gurpreet manpreet paramjit balwinder
      harbhajan mary peter maria lily ahuja banerjee batra bhatt bora chatterjee chopra dalal desai dhawan dutta
      garg goel goyal hegde jain kadam kapur khanna khurana lamba malhotra mathur menon mukherjee naik nayak ojha
      panda patel patnaik prasad rana rastogi rawat sahni sahay seth sharma shukla solanki srivastava swamy thakur
      tomar tyagi varma vyas bhandari gurung mali gore kamble kolhe pote bhide dhole apte sane karve gavaskar
      agartala ajmer alwar amritsar asansol badaun bahraich banswara barasat barmer bathinda betul bhandara bhilai
      bhiwani bhuj bilaspur bundi chamba chandauli chhindwara cuttack darbhanga delhi dharwad dhule durg faizabad
      fatehabad gandhinagar ghaziabad godda gumla guwahati haldwani haridwar hazaribagh hubli indore jabalpur
      jalandhar jalna jamnagar jhabua jhansi jorhat kaithal kanpur karimnagar kavaradha khandwa khurda kolhapur
      korba lakhimpur lohardaga madhepura mahoba mandla mathura mirzapur morena munger muzaffarpur nagaur nalanda
      nashik neemuch pakur pali panchkula patan patna phulbani porbandar pulwama raebareli raisen ramgarh ratlam
      rourkela saharsa sambhal sarni sawai shahjahanpur sheohar shimla siliguri sirohi sitapur sonipat supaul
      surguja thane udaipur umaria vapi vijayawada washim rae angul diu karaikal deesa kalol godhra dabhoi bardoli
      mhow jaora sehora maihar pipariya rehli narsinghpur jaan wakil keval pratham jo anokhi lahan hawaii assam
      odisha manipur himachal rajasthan telangana aden khulna soni khare sidhi mandi guna jaya malik sarkar modi
      dubai rai`
    expect(knownIn(names)).toEqual([])
  })

  it('are no words in Devanagari', () => {
    const names = `आशा रोशनी प्रकाश ज्योति शांति सूरज तारा मेघा राजा लाल मोती हीरा तुलसी गुलाब सावन शक्ति जय हिंद आगरा पाल दास
      राम ओम गुरु साहू आरती मुक्ति स्नेहा छाया यमुना निशा मनीष मुस्कान तमन्ना सपना गीता वंदना सीमा बिंदु मिलन अमर
      सचिन उदय बल शेर नाथ तेली सीता मीरा इला गया सीकर कटनी पन्ना ऊना नाहन कोटा धार लातूर करनाल रोहतक बांदा गोंडा
      देवरिया मोतिहारी छपरा जमुई दुमका खूंटी सुमित रोहित मोहन रमेश महेश दिनेश राकेश अशोक प्रमोद संतोष नीरज सूर्य
      करण भीम कृष्ण लक्ष्मी पार्वती काली संध्या कमला निर्मला अनीता सविता ममता संगीता मीता ललिता अर्चना भावना करुणा
      अरुण पूनम नीलम कोमल पायल महक सिमरन किशोर यादव वर्मा चौहान पटेल जोशी तिवारी मिश्र मेहता जैन गोयल मित्तल कपूर
      मल्होत्रा बेदी सेठ सोनी राव नायक मेनन अधिकारी सेन घोष चौधरी अंसारी शेख मिर्जा साहिल सलीम शाहरुख जावेद नजमा
      बेगम हुसैन जतिन विपिन चेतन रतन सज्जन अंजन माने गोरे खरे बापट भिड़े वैद्य धोबी वकील मोदी नेहरू विकास अनुभव
      आदेश स्वयं प्रवेश विशेष युग श्रद्धा पूर्वा दीक्षा रिया मीना नीमा शोभा विभा आयुष हिमांशु बादल रिमझिम चंपा
      मौसमी मुंबई चेन्नई लखनऊ मथुरा काशी अयोध्या मेरठ झांसी जोधपुर अजमेर अलवर टोंक भोपाल उज्जैन जबलपुर गुना झाबुआ
      मंडी शिमला संभल इटावा सूरत भुज पाटन धुले नागपुर भंडारा जालना धनबाद गोड्डा गुमला रायपुर कोरबा कटक जम्मू हिसार
      पानीपत कैथल पटियाला वापी नवादा जानी धोनी सीया हंस हरी जिया राखी दिशा मिस्त्री कोरी निराली भोली पहर कमाल रोशन
      दर्पण सुमन रौनक बिहार असम पंजाब सिक्किम मिजोरम राजस्थान चीन नेपाल`
    expect(knownIn(names)).toEqual([])
  })

  it('leave the other forms of their word', () => {
    expect(knownIn('lata laata badal badalna mili milkar piya pikar')).toEqual(['laata', 'badalna', 'milkar', 'pikar'])
  })
})

function unknownIn(text: string): string[] {
  return wordsOf(text).filter((word) => !isHindiWord(word))
}

function knownIn(text: string): string[] {
  return wordsOf(text).filter((word) => isHindiWord(word))
}

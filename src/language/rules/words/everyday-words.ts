/**
 * Words of everyday matters by what they are about, English and Hindi side by side: the same thing is spoken of in either.
 * What stands behind `~` only points at the matter ("glass" at what is fragile). Several words of one phrase are joined by
 * `_`. Hindi is written in Latin letters; `spellingKey` finds it in Devanagari and in other spellings. A line that ends with
 * `\` goes on with the next.
 */
export const EVERYDAY_WORDS = `home house ghar घर makaan makan residence doorstep ~ visit_me
 office workplace daftar karyalay
 shop store dukan dukaan outlet showroom
 bank branch shakha ~ khata
 hospital aspatal aspataal
 clinic lab laboratory centre center prayogshala
 school vidyalaya shaala
 college university campus
 counter desk
 hotel resort
 street road gali sadak rasta
 floor manzil storey
 wall mounted diwar deewar wall-mounted hanging ~ hangs hung tanga latka
 table mej tabletop
 kitchen rasoi
 bathroom bath toilet washroom
 roof terrace chhat rooftop
 garden bagicha lawn
 door darwaza gate
 under below beneath neeche niche underneath underground ~ zameen_ke_neeche hauz
 above top upar overhead ~ chhat_wali chhat_par
 inside indoor andar
 outside outdoor bahar
 room kamra kamre
 bed bistar khatiya
 water paani pani jal
 electricity power bijli light current
 gas fuel
 bus van transport
 car gaadi gadi hatchback sedan suv ~ drive drive_down by_road driving_down
 bike motorcycle scooter scooty motorbike two-wheeler
 auto rickshaw
 train rail railgaadi
 flight plane aeroplane hawai ~ by_air fly flying airport
 walk foot paidal
 parking park
 small little chhota chhoti chota tiny mini compact kam
 large big bada badi bade बड़ा बड़ी बड़े huge giant
 full whole entire complete poora poori pura puri
 medium middle beech madhyam normal
 light halka
 heavy bhari vajandar
 new naya nayi fresh latest unused
 old purana purani used second-hand worn
 cheap sasta sasti affordable low-cost budget economical
 expensive costly mehnga mehngi pricey ~ price_high too_much
 free muft
 fast quick jaldi tez express rapid urgent turant emergency immediate
 slow dheema dheemi dheere sluggish
 late der deri delay delayed ~ waited waiting overdue
 early savere tadke ~ dawn sunrise jaldi_subah subah_subah
 morning subah savera ~ before_noon breakfast_time forenoon
 afternoon dopahar ~ after_lunch lunch_time
 evening shaam sham ~ after_office after_work sunset
 night raat tonight ~ late_evening after_dinner
 documents papers paper kagaz kagzat kagazat dastavez document file letter certificate forms
 parcel packet package box dabba
 fragile breakable nazuk ~ glass kaanch kanch break breaks tootne toot crockery bone_china mirror ceramic lamp
 clothes clothing kapde kapda dress garment ~ shirt saree sari jeans kurta
 food khana खाना खाने bhojan meal eatables
 medicine medicines dawa दवा dawai dava tablet tablets pill pills medication drug goli ~ insulin
 empty khali fasting ~ empty_stomach khali_pet without_eating before_breakfast bhukhe bina_khaye nothing_since
 after_food post_meal khane_ke_baad after_eating after_lunch khana_khane_ke_baad khaane_ke_baad post_prandial after_meal
 test jaanch janch
 sugar diabetes shakkar madhumeh glucose
 blood khoon rakt
 thyroid
 lipid cholesterol कोलेस्ट्रॉल
 heart dil cardiac ~ chest seene
 dental tooth teeth daant dant dentist ~ gum gums masude cavity molar jaw
 skin twacha chamdi dermatology dermatologist ~ rash acne pimple pimples itch itching khujli daane
 eye eyes aankh aankhen ophthalmology ~ vision spectacles glasses chashma specs blurred dhundhla
 ear ent kaan ~ hearing
 bone bones haddi orthopaedic orthopedic ortho joint ~ knee ghutna ghutne back kamar fracture shoulder hip ankle plaster
 child children kid kids bachcha bachche bacche pediatric paediatric pediatrician ~ baby son daughter beta beti
 woman women lady ladies mahila female aurat gynaecology gynecology ~ pregnant pregnancy girl girls ladki ladkiyan
 man men gents gent male purush aadmi ~ boy ladka
 senior elderly elder bujurg buzurg aged
 illness was_ill fell_ill is_ill am_ill im_ill got_ill very_ill sick bimar bimari unwell disease ~ hospital hospitalised fever bukhar surgery operation tabiyat admitted \
  treatment ilaj accident
 pain dard ache hurts ~ paining dukh
 fever bukhar temperature
 cough khansi cold zukam
 vegetarian veg shakahari ~ paneer
 non-veg nonveg non_vegetarian mansahari meat ~ chicken mutton fish egg
 spicy teekha mirch
 sweet meetha mithai
 tea chai
 coffee
 milk doodh
 breakfast nashta
 lunch
 dinner
 rice chawal
 bread roti
 cash nakad nagad ~ notes
 card
 credit
 debit ~ atm
 upi ~ gpay google_pay phonepe phone_pay paytm bhim qr scan
 cheque check chek
 net_banking netbanking internet_banking bank_transfer ~ neft imps bank_website banks_site bank_site
 instalment installment emi kist kisht
 loan karz rin udhaar
 salary vetan tankhwah pagar income
 rent kiraya kiraye rented tenant kirayedar rental bhada bhade bhaada bhaade भाड़ा भाड़े lease leased
 own owned owner khud apna apni self swayam malik maalik makaan_malik makan_malik
 buy purchase kharidna kharid kharidne
 sell bechna bech sale
 job naukri naukari employment employed kaam_kaaj ~ office_job company
 job_loss lost_job laid_off naukri_chali naukri_gayi naukri_chhoot naukri_chhut fired unemployed berozgar let_go  \
  lost_my_job retrenched laid_me_off
 business vyapar dhanda vyavsay ~ shopkeeper dukaan dukan
 student chhatra vidyarthi ~ studying padhta padhti padh_raha padh_rahi
 retired retirement pension sevanivrit
 housewife homemaker grihini
 farmer kisan kheti farming agriculture
 teacher tutor adhyapak shikshak
 doctor daktar physician vaidya
 forgot forget forgotten bhool bhul bhool_gaya ~ slipped_my_mind dimaag_se_nikal dimag_se_nikal dhyan_se_nikal \
  dhyan_nahi_raha yaad_nahi_raha yaad_nahi_tha didnt_remember out_of_my_mind slipped
 technical app website server site system ~ crash crashed crashing crashes otp error hang link_not_working server_down \
  app_down site_down system_down network_down
 busy vyast ~ no_time time_nahi fursat
 travel travelling traveling yatra safar tour ~ out_of_town bahar_gaya bahar_gayi bahar_gaye gaon_gaya gaon_gayi \
  gaon_gaye out_of_station
 wedding marriage shaadi shadi vivah ~ getting_married got_married baraat barat bride groom dulha dulhan
 birthday janmdin janamdin
 family parivar
 friend dost friends mitra
 neighbour neighbor padosi
 advertisement ad advert vigyapan ~ tv radio hoarding poster newspaper akhbar
 internet net online website web google broadband wifi
 social_media facebook instagram insta youtube
 whatsapp ~ wa
 email e-mail mail gmail inbox
 sms text_message message
 phone mobile call telephone fon
 courier ~ dtdc
 post daak postal speed_post
 pickup collect collection ~ pick_up le_jao le_jana lene_aao aake_le
 delivery deliver pahuncha bhej
 printed print hard_copy paper_copy
 leak leakage leaking leaks leaked risav ~ drip drips dripping tapak tapakta tapak_raha chu_raha puddle
 noise noisy sound awaaz awaz shor ~ rattle rattling buzzing humming loud
 taste swaad swad ~ tastes tasteless
 smell badboo badbu gandh stink mahak ~ smells stinks
 broken damaged toota tuta tooti damage torn cracked crack phata phati kata ~ scratch dent smashed bent
 missing gayab lost kho khoya kam_nikla absent ~ not_in_the_box
 wrong galat different incorrect doosra alag
 fault wrong kharabi dikkat problem issue trouble pareshani samasya gadbad
 wrong_size size fit tight loose ~ too_small too_big chhota_pad bada_pad
 dirty ganda gandi unclean mailla ~ stain stains daag dust
 clean cleaning saaf safai tidy
 repair fix mend marammat theek_karna theek_karwana
 install installation lagwana fitting setup
 service servicing maintenance
 replace replacement exchange badalna badalwana badal swap
 refund money_back paise_wapas paisa_wapas
 cancel radd band_karna
 renew renewal navinikaran
 upgrade badhana
 good achha accha acha badhiya
 bad kharab bekar bura poor
 rude badtameez ~ shouted behaviour behavior vyavhar misbehaved attitude
 cooling cool cold thanda thandi ~ thandak
 heating heat hot warm garam geyser heater
 charging charge charger ~ charges battery
 screen display ~ glass_cracked touch
 colour color rang
 red lal laal
 blue neela nila
 green hara
 white safed
 black kala kaala
 brown bhura
 yellow peela
 silver chandi
 gold sona golden
 cotton sooti
 silk resham reshmi
 wood wooden lakdi
 plastic
 steel metal loha iron
 leather chamda
 glass kaanch
 marble
 alone single akela akele solo one_person
 couple pair pati_patni ~ me_and_my_wife me_and_my_husband
 group
 daily every_day roz rozana har_roz har_din
 weekly every_week hafte_mein har_hafte saptahik
 monthly every_month mahine_mein har_mahine mahina
 quarterly every_three_months timahi teen_mahine
 half_yearly every_six_months chhah_mahine
 yearly annual annually every_year saal_mein har_saal salana varshik
 once ek_baar one_time
 weekend saturday_sunday shanivar_ravivar
 weekday weekdays
 beginner beginners naya_seekhne shuruaati ~ never_done first_time no_experience kabhi_nahi_kiya
 intermediate
 advanced expert
 maths mathematics ganit math
 science vigyan
 english angrezi
 hindi
 computer laptop pc
 music sangeet
 dance nritya
 sports sport khel
 swimming tairaki
 yoga
 gym exercise kasrat
 kindergarten kg
 nursery playschool
 primary
 board
 government sarkari govt public
 private niji
 domestic gharelu household residential ~ for_the_house ghar_ke_liye ghar_ka home_use
 commercial vyavsayik vanijyik business_use ~ restaurant dhaba
 first_visit first_time pehli_baar pahli_baar
 previous pehle pahle earlier before
 insurance bima beema policy
 warranty guarantee
 nominee
 claim dava
 accident durghatna
 theft chori stolen
 fire aag
 vehicle vahan gaadi
 petrol
 diesel
 electric
 cng
 property jaidad sampatti
 flat apartment
 villa bungalow kothi
 plot land zameen jameen bhumi
 furnished ~ furniture
 wheelchair ~ walker
 pet paltu
 smoke smoking cigarette bidi
 alcohol drink sharab
 allergy allergic
 diet parhez
 salad
 delivery_boy rider driver agent
 staff employee employees karmchari ~ receptionist waiter waiters reception helpful polite courteous hospitality
 price cost daam keemat kimat rate
 quality gunvatta
 quantity matra
 speed raftaar
 network signal coverage tower
 disconnection disconnect disconnects disconnecting drop drops dropping ~ kat_jata kat_jati cut_off cuts toot_jata \
  goes_off comes_and_goes baar_baar_band
 picture video photo tasveer
 sleep sleeper berth
 seat seater
 ac air_conditioned air-conditioned air_conditioning air_conditioner airconditioner vatanukulit
 window khidki
 aisle
 cylinder silinder
 crop fasal
 seed beej
 fertiliser fertilizer khaad
 nothing kuch_nahi none koi_nahi no_problem
 other aur_kuch kuch_aur something_else
 transfer tabadla
 husband pati
 wife patni
 mother maa mata mummy mom mum
 father pita papa dad
 brother bhai
 sister behen bahan didi
dog dogs kutta kutte kutiya puppy
cat cats billi kitten
cow cows gaay gai गाय gau गौ
buffalo bhains bhens भैंस
goat bakri bakra
sheep bhed भेड
horse ghoda ghodi
rabbit khargosh
bird birds chidiya panchhi pakshi tota parrot
fish machhli machli
hen chicken murgi murga poultry
ox bull bail बैल
calf bachhda
bee honey shahad madhumakkhi
rabies rebij रेबीज
engagement sagai सगाई mangni roka ring_ceremony
reception pritibhoj svagat
anniversary salgirah varshganth
naming_ceremony namkaran
thread_ceremony janeu mundan
function ceremony program karyakram samaroh event utsav
festival tyohar tyauhar
prayer puja pooja havan path
concert show tamasha
corporate company firm office daftar
tent tambu टेंट
cottage jhopdi kutir कॉटेज
shared share sharing saajha sajha साझा साझे common mil_kar
private separate alag अलग independent niji
dormitory dorm shayanshala
toned
skimmed malai_nikala
full_cream malai
curd yogurt dahi
butter makkhan
ghee
cheese paneer
egg eggs anda ande अंडा अंडे
flour atta aata आटा
wheat gehun gehu गेहूं
paddy dhaan dhan_ki
pulses lentils daal दाल
maize corn makka makai
sugarcane ganna
cotton_crop kapas
mustard sarson
potato aloo आलू
onion pyaaz pyaz
tomato tamatar
vegetable vegetables sabzi sabji
fruit fruits phal फल
mango aam आम
banana kela
juice ras
snacks snack namkeen
salt namak
oil tel तेल
spice masala
water_melon tarbooz
plough plow hal_chalana jutai ploughing
sowing buwai bona sow
harvest harvesting katai fasal_katna
spray spraying chhidkav
tractor traktar
trolley trailer
leveller levelling samtal
pump motor
well kuan
canal nahar
drinking peene pina peena pine_ka
bathing nahana nahane
washing dhona dhulai dhulna laundry
ironing press istri
drying sukhana
dyeing rangai rangna
stitching tailoring sewing silai silna
loosen loosening dheela dhila dheeli dhili ढीला ढीली loose
tighten tightening tight kasna taait टाइट fitting_kam
shorten shortening short lambai_kam chhota_karna chhoti_karni length_kam लंबाई_कम
lengthen lengthening lambai_badhana lamba_karna
zip zipper chain jip ज़िप
button batan
patch paiband
collar kaular
blouse blauj
skirt ghaghra
shirt kameez kamiz शर्ट
trousers pants pant patloon पैंट
suit salwar
scarf dupatta chunni
shoes shoe joote juta jutey
slippers sandals chappal
bag thaila jhola
umbrella chhata
watch ghadi
ring anguthi
necklace haar mala
bangle choodi kangan
earring jhumka bali
construction nirman build building makaan_banana makaan_ban ghar_ban ghar_banana
renovation renovate
painting paint putai rangai_putai
plumbing plumber nal नल tap pipe
electrician wiring bijli_wala
carpenter badhai
mason mistri raj_mistri
gardener mali
cook rasoiya bawarchi khana_banana cooking
maid bai kaamwali
guard chowkidar watchman security
cleaner sweeper safai_wala
nurse narse
lawyer vakil wakil
police thana
soldier fauji army
priest pandit
engineer injiniyar
accountant munim lekhapal
unemployed not_working berozgar left_job left_my_job
self_employed apna_kaam khud_ka_kaam
salaried ~ job naukri company
freelance freelancing
labour labourer mazdoor majdoor daily_wage dihadi
fisherman machhuara
weaver bunkar julaha
potter kumhar
barber nai_ki hairdresser hajjam
hair baal बाल haircut
beard daadhi dadhi
face chehra facial
nail nakhun
massage maalish malish
head sir_dard sar_dard headache sardard sir_mein_dard sar_mein_dard migraine ~ sar_phat
stomach pet_dard pet_mein pet_me stomachache abdomen
back_pain kamar_dard kamar
leg foot feet pair_mein taang paanv
hand arm haath
neck gardan
throat gala gale
nose naak nak
mouth munh muh
vomiting ulti ulat vomit nausea
diarrhoea diarrhea dast loose_motion
dizziness chakkar dizzy
breathing saans sans breath breathless
swelling sujan soojan swollen
wound injury chot ghav zakham cut hurt
burn jalna jal_gaya
fracture haddi_tootna
redness red lal laal laali lali लाल लाली
tears aansu aansoo
blurred blurry dhundhla dhundhli dhundh
cataract motiyabind motia
glasses chashma spectacles
weak weakness kamzor kamzori
pressure bp raktchaap
pregnancy garbh pregnant pet_se
vaccine vaccination injection tika teeka sui
operation surgery opreshan सर्जरी ऑपरेशन
checkup check jaanch
birth janm paida
death maut dehant mrityu died
marriage shaadi vivah byah biyah
divorce talaq talak
senior elderly bujurg vridh varishth वरिष्ठ
disabled handicapped divyang viklang apang दिव्यांग विकलांग
widow vidhva
orphan anaath
general samanya aam_aadmi
student students chhatra chhatr vidyarthi
boy ladka
girl ladki
adult bade vayask
infant shishu
couple joda dampati
add adding jodna judna judwana jodwana shamil include chadhana
remove removing removal hatana hatna hatwana katna kaatna katwana nikalna nikalwana mitana delete deletion
change changing badalna badlana badli parivartan correction sudhar sudharna
new_one naya_banwana nayi
split divide batwara
merge milana
transfer tabadla transfer_karna
close closing band_karwana bandh
open opening kholna khulwana
stop rokna rukwana
start shuru chalu start_karna on_karna
send bhejna bhijwana
bring lana laana laao le_aana
return lautana wapas vapas lautaunga
buy kharidna khareedna
sell bechna
lend udhar
deposit jama
withdraw nikasi
borrow karz
pay bhugtan chukana
pending baaki baki due bakaya
receipt rasid raseed
bill parchi
discount chhoot chhut
donation daan chanda
address pata ठिकाना
name naam
mistake galti truti
lost kho khona gum gumna gaayab
stolen chori
damaged kharab toota phata
blocked jam choked
leaking tapakna risna chuna
smell badbu
noise awaaz shor hungama hulla ~ dj drilling honking barking band_baja loudspeaker
broken toota
slow dheema
hot garam
cold thanda
spicy teekha
sweet meetha
bitter kadwa
sour khatta
thick gaadha mota
thin patla
long lamba lambi
short chhota
tall uncha
wide chauda chaudi
narrow patli sankri tang
heavy bhari
clean saaf
wet geela gila
dry sukha sookha
hard sakht kathor
soft mulayam naram
bright tez_roshni
dark andhera
orange narangi santri
pink gulabi
purple baingani jamuni
grey gray saleti sleti
east purab poorab
west pashchim
north uttar
south dakshin
left baayen bayen baayan bayan baayin baayi bayi
right right_side daayen dayen daayan dayan daayin daayi dayi dahina dahini dahine daahina daahini
front saamne aage
behind peeche
ground_floor neeche_wali
upper upar_wala
physics bhautiki भौतिकी
chemistry rasayan रसायन
biology jeev_vigyan जीव_विज्ञान
history itihas
geography bhugol
economics arthashastra
accountancy accounts lekha
sanskrit sanskrit
drawing chitrakala art
singing gaana gayan song
guitar gitar
drum tabla dholak
cricket kriket
football fuutbal
running daud daudna
cycling cycle saikil
wrestling kushti
chess shatranj
book kitab pustak kitaab
magazine patrika
newspaper akhbar
story kahani
poem kavita_ki
village gaon
city shahar
field khet खेत farm
forest jungle jangal
river nadi
hill pahad pahadi
sea samudra beach
lake jheel talab pond
temple mandir
mosque masjid
church girja
museum sangrahalay
market bazaar bazar
swimming_pool pool swimming swiming taran_taal
garden bagicha baag bageecha
playground maidan
roof chhat
sofa soffa
chair kursi
table mez
bed palang palangg khaat
cupboard almirah almari wardrobe
mattress gadda
pillow takiya
blanket kambal
curtain parda
carpet kaaleen galicha
fan pankha
light_bulb bulb batti
fridge refrigerator phrij फ्रिज
washing_machine dhulai_machine
oven microwave
stove chulha
cooler kular
mixer grinder
toy khilauna
gift tohfa uphar
flower flowers phool ful
cake kek
decoration sajawat
catering khana_peena
boat naav nav
ship jahaz
truck trak lorry
jeep
taxi cab
metro
illness bimar bimari beemar beemari बीमार
crop_loss crop fasal_kharab fasal_barbad fasal
flood baadh
crowded crowd bheed bhid
health swasthya svasthya
shifted shift moved relocated shifting
drought sookha_pada
rain barish
storm toofan
theft chori
fire aag
accident durghatna takkar
family_function family shaadi
weekend hafte_ke_ant
agent visit ghar_aakar ghar_aake
meeting baithak miting मीटिंग
medical medicals treatment ilaj ilaaj upchar chikitsa ~ hospital hospitals hospitalised hospitalized aspatal aspataal \
  doctor surgery operation bimar bimari beemar beemari बीमार tabiyat tabiyat_theek_nahi tabiyat_thik_nahi tabiyat_kharab \
  admitted sick was_ill fell_ill is_ill am_ill im_ill got_ill very_ill illness dawa dawai davai accident sehat clinic heart_attack
holiday vacation leisure chhutti chutti ~ ghoomne ghumne ghoomna ghumna sightseeing picnic
pilgrimage tirth teerth tirthyatra ~ darshan mandir temple dargah gurudwara puja
business_trip business_travel official_trip official_work office_trip work_trip ~ office daftar client clients conference \
  meeting office_ke_kaam office_ka_kaam kaam_se company_ke_kaam
loss ghata ghaata घाटा nuksan nuksaan ~ manda mandi
social_studies social_science samajik_vigyan sst samajik_adhyayan
treated recycled stp`

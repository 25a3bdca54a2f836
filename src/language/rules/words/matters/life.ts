/** Health, animals, insurance, money, law, documents, work and schools: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const LIFE_WORDS = `general_medicine general_physician internal_medicine medicine_department medicine_opd \
  general_opd ~ fever bukhar viral typhoid malaria dengue chikungunya flu khansi cough cold zukam jukam sardi infection \
  weakness kamzori sugar diabetes bp thyroid body_pain badan_dard
+ skin skin_specialist charm_rog tvacha ~ eczema psoriasis muhase muhasa muhanse keel_muhase ringworm daad fungal fungus \
  pigmentation vitiligo white_patches safed_daag scabies hives wart warts mole dandruff rusi dry_skin dark_spots \
  dark_circles melasma leprosy chicken_pox chickenpox shingles tanning sunburn laser boils phunsi fode foda phoda
+ bone haddiyan jod joints orthopaedics orthopedics ~ gathiya arthritis slip_disc slipped_disc spondylitis spondylosis \
  ligament sciatica osteoporosis uric_acid ghutno ghutnon kandha elbow kohni kohani wrist heel edi rheumatism \
  frozen_shoulder cervical sprain moch dislocated haddi_toot calcium_ki_kami joint_pain
+ child pediatrics paediatrics baal_rog bal_rog shishu_rog children's ~ newborn new_born toddler infant shishu nanha \
  munna munni gudiya beta beti navjaat navjat
+ ear ~ nose naak nak throat gala gale tonsil tonsils sinus sinusitis vertigo sunai sunayi hearing_aid adenoids hoarse \
  aawaz_baith snoring
+ woman gynae gynecologist gynaecologist gyne gyno stri_rog obstetrics women's maternity ~ periods menses menstrual \
  mahwari mahavari masik pcod pcos white_discharge leucorrhoea uterus bachchedani garbhvati ovary ovaries fibroid \
  menopause infertility baanjhpan iui ivf pap_smear garbh
+ eye netra optical optician eye_specialist ~ cataract motiyabind lens retina glaucoma kala_motia squint bhenga lasik \
  conjunctivitis eye_flu najar nazar
+ dental dental_clinic dent teeth ~ rct root_canal braces scaling dentures filling cavities daadh dadh akal_daadh masuda \
  pyorrhea pyria
+ heart cardiology cardiologist hriday hridya cardio cardiac ~ ecg angioplasty bypass pacemaker stent heart_attack \
  palpitation palpitations dhadkan angiography chest_pain blockage seene_mein seene_me sine_mein
neurology neurologist neuro neurosurgeon brain dimag dimaag nerves nason tantrika ~ migraine stroke paralysis lakwa laqwa \
  parkinson parkinsons epilepsy mirgi fits seizure seizures daure tremor numbness sunn brain_tumour brain_tumor \
  memory_loss alzheimer alzheimers dementia
urology urologist nephrologist nephrology kidney kidneys gurda gurde ~ kidney_stone kidney_stones pathri peshab urine \
  prostate dialysis uti creatinine urinary bladder mutra
gastroenterologist gastroenterology gastro gastric digestion digestive pachan hazma ~ stomach acidity gas_ki_problem \
  pet_ki_gas pet_mein_gas liver ulcer jaundice piliya peeliya constipation kabz kabj indigestion badhazmi apach piles \
  bawaseer endoscopy colonoscopy loose_motion loose_motions dast hepatitis fatty_liver gastritis ibs appendix
psychiatrist psychiatry psychologist psychology counsellor counselling counseling mental mansik manorog manochikitsak \
  therapist ~ depression anxiety stress tanav tanaav panic_attack panic_attacks neend_nahi_aati insomnia phobia ocd \
  bipolar schizophrenia ghabrahat udasi suicidal
pulmonologist pulmonology chest_specialist lung lungs fefde fefda phephde respiratory ~ asthma dama damaa tb tuberculosis \
  pneumonia nimonia bronchitis inhaler wheezing copd saans oxygen breathless
oncology oncologist cancer kainsar ~ chemo chemotherapy tumour tumor gaanth biopsy radiation leukemia lymphoma \
  mammography keemo
endocrinologist endocrinology hormone hormones ~ thyroid diabetes sugar
general_surgery surgeon surgical shalya ~ hernia appendix gallbladder gall_stone gallstones piles lump
+ operation operations shalyakriya transplant ~ surgical bypass angioplasty appendix hernia stitches taanke tanke \
  laparoscopy laparoscopic caesarean cesarean c_section replacement amputation
physiotherapy physiotherapist physio fizio ~ kasrat exercise stroke_recovery rehab rehabilitation sports_injury posture \
  frozen_shoulder traction
dietician dietitian nutrition nutritionist poshan ~ weight_loss vajan_kam wajan_kam motapa diet_chart obesity
fertility infertility ivf iui nisantan baanjhpan banjhpan ~ conceive conceiving bachcha_nahi_ho test_tube_baby sperm semen
filling fillings bharwana bharwani bharvana ~ cavity cavities keeda keede kida kide daant_mein_hole hole hole_in \
  sensitivity_tooth composite
root_canal rct rootcanal root_canal_treatment nas_ka_ilaj आरसीटी
extraction extract remove_tooth tooth_removal ukhadwana ukhaadna ukhadna daant_nikalwana daant_nikalna daant_nikalwani \
  dant_nikalwana daant_ukhadwana ~ wisdom_tooth akal_daadh akal_dadh pull_out pull_it_out take_it_out remove removal \
  nikalwana nikalna nikaalna nikalwani
braces brace aligner aligners invisalign straighten straightening orthodontic orthodontist taar_lagwana taar_lagwani \
  daant_ka_taar ~ tedhe tedha tedhi crooked uneven gap_in_teeth front_gap
denture dentures batisi battisi batteesi false_teeth artificial_teeth nakli_daant naqli_daant nakli_dant naqli_dant \
  ~ implant implants
implant implants dental_implant crown crowns bridge cap
scaling polishing polish ~ tartar plaque yellow_teeth peele_daant peele_dant
whitening bleaching teeth_whitening daant_chamkana ~ yellow_teeth peele_daant peele_dant
blurred_vision ~ dhundhla dhundhli dhundla blurred blurry dhundh saaf_nahi_dikhta saaf_nahi_dikh clearly hazy number_badh \
  distance_vision kam_dikhta kam_dikhai
+ redness ~ laal_ho burning jalan conjunctivitis eye_flu khujli itching
+ cataract ~ lens_lagwana safed_motia motia
+ glasses spectacle lenses contact_lens ~ number_check power_check eye_power chashme_ka_number frame frames
blood_test blood_tests blood_work pathology_test khoon_ki_jaanch khoon_ki_janch khoon_jaanch khoon_test ~ cbc thyroid \
  lipid hba1c lft kft rft vitamin haemoglobin hemoglobin sugar cholesterol platelet esr creatinine uric_acid widal dengue \
  malaria typhoid tsh fasting blood khoon
xray x-ray x_ray एक्सरे एक्स_रे ~ haddi_ka_photo chest_film fracture haddi_ki_photo
ultrasound sonography usg sonogram अल्ट्रासाउंड ~ pregnancy_scan anomaly_scan nt_scan pet_ka_ultrasound level_2_scan \
  level_two_scan foetal_scan
ecg ekg electrocardiogram ईसीजी ~ heart_test heart_ka_test dil_ki_jaanch dil_ki_janch
echo echocardiography echocardiogram 2d_echo tmt treadmill_test
mri एमआरआई ~ brain_scan
ct_scan cat_scan ctscan citi_scan सीटी_स्कैन
full_body_checkup full_body whole_body body_checkup health_checkup health_check master_health_check complete_checkup \
  preventive head_to_toe sar_se_pair sir_se_pair sar_se_paon सिर_से_पैर health_package full_checkup poora_checkup pura_checkup poori_body puri_body poore_sharir pure_sharir \
  pooray_sharir annual_checkup ~ checkup complete_package
urine urine_test peshab peshaab mutra moot mootra susu pishab ~ toilet
stool stools stool_test potty latrine tatti mal_ki_jaanch feces motion_test मल
sputum phlegm balgam kaf kaph cough_sample spit thook
+ blood bleeding rakta lahu
plasma plazma
platelets platelet sdp pletlet ~ dengue
stem_cell stem_cells bone_marrow
whole_blood poora_khoon pura_khoon normal_donation
+ medicine capsule capsules goliyan goliyaan golian davaiyan dawaiyan dawaiyaan aushadhi davayi ~ strip antibiotic \
  antibiotics painkiller crocin dolo paracetamol metformin eltroxin thyronorm prescription parcha combiflam
tablet tablets tab goli goliyan goliyaan capsule capsules pill pills kaipsul kapsul ~ strip patta
syrup sirap peene_wali_dawa peene_ki_dawa pine_wali_dawa pine_ki_dawa sharbat tonic ~ bottle_wali liquid suspension spoon \
  chammach
injection injections sui insulin_pen inject injekshan shot jab ~ vial ampoule syringe needle insulin
ointment cream gel malham marham lotion balm lep krim ~ tube lagane_wali lagane_ki apply
drops eye_drop eye_drops ear_drop ear_drops dropper boond boonde boondein daalne_wali_dawa daalne_wali
inhaler nebuliser nebulizer pump rotacap puff
powder sachet churan churn choorna
painkiller painkillers pain_killer dard_ki_dawa dard_ki_goli
supplement supplements vitamin vitamins protein multivitamin
light_exercise light_workout halki_kasrat ~ walk walking morning_walk evening_walk tahalna tahalne stroll sair yoga \
  stretching jogging cycling pranayam
sedentary inactive no_exercise ~ desk_job sitting_job baithe_rehte baitha_rehta
+ vegetarian vegetarians शाकाहारी pure_veg shudh_shakahari shuddh_shakahari ~ jain_food satvik sattvik sabzi sabji ghas_phoos \
  brahmin
+ non-veg nonvegetarian non_veg non-vegetarian maansahari mansahari maansaahaari gosht keema maans maas ~ biryani_chicken \
  prawns prawn beef pork seafood kebab machhli machli murga anda
eggetarian eggs egg anda ande omelette omelet ~ aamlet bhurji
vegan plant_based no_dairy dairy_free ~ doodh_bhi_nahi
jain_food no_onion_garlic without_onion ~ bina_pyaz bina_lahsun
tobacco tambaku tambakoo gutkha gutka khaini zarda paan_masala pan_masala cigarette cigarettes cigaret bidi beedi biri \
  hookah smoking vape vaping cigar nicotine ~ smoke smoker paan supari surti rajnigandha
+ smoke smoker smokes beedi cigarettes dhumrapan dhoomrapan vape hookah ~ chain_smoker ek_packet
+ alcohol daru daaru beer whisky whiskey rum wine vodka madira drinker liquor desi_daru ~ peg tharra drinks \
  occasionally_drink sharabi
drugs ganja charas bhang heroin smack nashe nasha afeem opium
+ sugar sugar_patient ~ insulin metformin type_2 type_two hba1c glycomet
high_blood_pressure hypertension high_bp bp raktchap raktchaap blood_pressure बीपी ~ amlodipine telmisartan bp_ki_goli \
  bp_ki_dawa
low_blood_pressure low_bp
asthma dama damma दमा ~ inhaler wheezing saans_phoolti saans_fulti saans_phoolna nebulizer
+ thyroid hypothyroid hyperthyroid thairaid hypothyroidism ~ thyronorm eltroxin tsh
tuberculosis tb kshay tapedik
kidney_disease kidney_trouble kidney_problem gurde_ki_bimari ~ dialysis kidney creatinine
heart_disease heart_trouble heart_problem heart_patient dil_ki_bimari ~ heart stent bypass angioplasty pacemaker dil
hiv aids
covid corona coronavirus covid-19
dengue dengu denggu ~ platelets_kam
malaria maleria
typhoid taifaid
jaundice piliya peeliya
hepatitis hepatitis_b hep_b हेपेटाइटिस ~ jaundice
polio opv pulse_polio ~ do_boond
flu influenza swine_flu ~ h1n1
tetanus tt_injection titnus tetnus टिटनेस ~ tt rusty_nail jung_lagi jung_laga loha_lag
measles khasra mmr rubella
chickenpox chicken_pox choti_mata chhoti_mata
hpv cervical_cancer
+ rabies antirabies anti_rabies arv ~ dog_bite kutte_ne_kaata kutte_ne_kata monkey_bite bandar_ne_kaata cat_bite
snake_bite saanp_ne_kaata saanp_ne_kata saamp_ne_kata snakebite
thalassemia thalassaemia thalassimia थैलेसीमिया थैलासीमिया
anaemia anemia khoon_ki_kami
childbirth prasav delivery labour_pain caesarean cesarean c_section csection normal_delivery sizerian डिलीवरी ~ pregnant \
  pregnancy bachcha_hone baby_due
caesarean cesarean c_section csection sizerian bada_operation
+ pregnancy pregnancies garbhvati garbhavati garbhvathi गर्भावस्था expecting antenatal ~ pet_se_hai ummeed_se paanchva_mahina \
  maternity months_pregnant due_in due_date trimester
abortion mtp miscarriage garbhpat
first_trimester ~ do_mahine do_mahina teen_mahine ek_mahina 2_months 3_months two_months three_months 8_weeks 10_weeks \
  12_weeks abhi_pata_chala doosra_mahina dusra_mahina teesra_mahina pehla_mahina
second_trimester ~ chautha_mahina paanchva_mahina panchva_mahina chhatha_mahina chatha_mahina 4_months 5_months 6_months \
  four_months five_months six_months 20_weeks fifth_month fourth_month sixth_month chaar_mahine paanch_mahine chhah_mahine
third_trimester last_trimester ~ saatva_mahina satva_mahina aathva_mahina athva_mahina nauva_mahina nauvaan_mahina \
  7_months 8_months 9_months seven_months eight_months nine_months 9th_month 8th_month 7th_month saat_mahine aath_mahine \
  nau_mahine due_next last_month_chal aakhri_mahina ninth_month eighth_month seventh_month
hernia harnia aant_utarna aant_utri
gallbladder gall_bladder gall_stone gall_stones gallstone gallstones pitt_ki_thaili pitt_ki_pathri pittashay pitt
knee_replacement knee_surgery tkr ghutna_badalwana ghutna_badalna ~ knee knees ghutna ghutne ghutno
hip_replacement ~ hip kulha koolha
piles haemorrhoids hemorrhoids bawaseer bavasir fissure fistula bhagandar
appendix appendicitis apendiks
kidney_stone kidney_stones pathri gurde_ki_pathri stone_in_kidney
+ nurse nursing sister_nurse nars ~ injection_lagana injection_lagane drip dressing catheter iv_fluids saline gnm anm \
  glucose_chadhana patti_karna patti_badalna
attendant caretaker care_taker caregiver ward_boy dekhbhal dekhrekh dekh_bhal dekh_rekh परिचारक
day_care daycare ~ daytime din_bhar sirf_din
full_time_stay ~ old_age_home vridh_ashram vriddhashram vridhashram 24_ghante chaubees_ghante chaubis_ghante permanently \
  round_the_clock
old_age_home vridh_ashram vridhashram vriddhashram vriddh_ashram
+ senior aged_people budhe boodhe budhape budhapa old_people old_age senior_citizen senior_citizens bujurgon \
  ~ old_age_home vridhashram vriddhashram vridh_ashram dada dadi nana nani grandparents grandfather grandmother
medical_equipment equipment upkaran ~ hospital_bed oxygen_concentrator concentrator wheelchair walker nebulizer nebuliser \
  commode airbed air_bed bipap cpap oxygen_cylinder crutches baisakhi bp_machine suction
critical critical_care icu ventilator aaisiyu intensive_care serious gambhir life_support ccu nicu
icu आईसीयू ventilator intensive_care ccu ~ critical gambhir cardiac life_support वेंटिलेटर advanced
oxygen oksijan o2 ~ saans_ki_dikkat breathless breathing_problem
mortuary hearse shav lash dead_body deadbody shav_vahan shavvahan arthi antim_yatra शव murdaghar laash
basic_ambulance ~ normal simple sadharan saadharan
general_ward ward common_ward जनरल_वार्ड ~ sasta general sadharan
semi_private twin_sharing semiprivate sharing_room do_bed two_bed double_bed ~ shared twin
+ private single_room deluxe_room ~ deluxe alag_kamra suite akele single
in_person inperson khud_aakar face_to_face aamne_saamne physically clinic_aa ~ clinic_aaunga clinic_aaungi aake_dikhaunga \
  aakar aake aa_jaunga aa_jaungi visit_clinic in_clinic
video_call video_pe video_calling video_consultation video_consult ~ zoom google_meet skype whatsapp_video video
phone_call call_pe voice_call audio_call फोन_पर ~ phone_pe telephone call_kar voice
allopathy allopathic elopathy alopathy angrezi_dawa angrezi_dawai english_medicine एलोपैथी
ayurveda ayurvedic ayurved jadi_buti jadibuti desi_dawa desi_dawai vaid vaidya ~ patanjali kadha kaadha panchakarma dabur \
  churan himalaya_herbal
homeopathy homoeopathy homeopathic homoeo homeo meethi_goli होम्योपैथी ~ safed_goli chhoti_goli
unani yunani hakim hakeem hikmat
pharmacy chemist medical_store medical_shop drug_store drugstore dawa_ki_dukan dawai_ki_dukan dawaiyon_ki_dukan \
  dawa_dukan medicals aushadhalaya ~ medical dawa dawai medicines
+ hospital hospitals nursing_home multispeciality multi_speciality multi_specialty ~ icu ot bedded 50_bed beds
diagnostic diagnostics diagnostic_lab pathology pathology_lab path_lab jaanch_ghar janch_ghar jaanch_kendra पैथोलॉजी \
  ~ blood_test x_ray_centre
hospitalisation hospitalization hospitalised hospitalized admission_in_hospital bharti admit admitted ~ operation surgery \
  icu cashless bimari_ka_kharcha discharge hospital_bill admission
admission admissions dakhila daakhila daakhla dakhla pravesh enrol enroll enrolment enrollment नामांकन ~ seat join
discharge chhutti_hospital
waiting_time waiting wait intezar intzar intezaar intzaar queue ~ line_lambi lambi_line long_line number_nahi_aaya \
  ghante_baitha ghante_baithaya doctor_late late late_aaye
staff_behaviour behaviour behavior vyavhar bartav ~ rude badtameez badtameezi badtamizi badtmizi daanta danta chillaya \
  chillaye shouted misbehave misbehaved arrogant receptionist nurse_ne insulting
+ clean cleanliness hygiene swachhta swachchhta सफाई
billing bill bills overcharged overcharge overcharging extra_charge extra_charges zyada_paisa zyada_paise hidden_charges \
  ~ zyada_liya jyada_paisa jyada_paise zyada_charge bill_galat invoice
treatment ilaj ilaaj upchar chikitsa ~ galat_dawai galat_dawa wrong_medicine wrong_diagnosis diagnosis aaram_nahi \
  doctor_ne_dhyan side_effect reaction galat_ilaj
+ dog dogs doggy doggie doggo kukur swan puppies pups pup kutton ~ labrador lab_hai pomeranian pom german_shepherd gsd \
  alsatian pug golden_retriever retriever shih_tzu shihtzu shitzu beagle rottweiler husky doberman dalmatian spitz boxer \
  cocker_spaniel spaniel indie pariah rajapalayam mudhol_hound chippiparai bulldog french_bulldog great_dane dachshund \
  pitbull pit_bull chihuahua terrier lhasa_apso lhasa maltese poodle saint_bernard st_bernard border_collie collie corgi \
  cane_corso belgian_malinois malinois samoyed akita mastiff greyhound whippet toy_pom gaddi_kutta street_dog desi_kutta
+ cat cats billa kitty kittens biliyan billiyan meow ~ persian siamese maine_coon bengal_cat himalayan_cat ragdoll \
  british_shorthair bombay_cat sphynx tabby
+ bird birds chidiyan paakshi ~ parrots totas lovebird lovebirds love_birds budgie budgies budgerigar cockatiel \
  cockatiels cockatoo macaw finch finches canary kabootar kabutar pigeon pigeons sparrow gauraiya peacock mor_hai \
  african_grey quail bater conure sun_conure
+ rabbit rabbits bunny bunnies rabit
+ fish fishes machhliyan aquarium ~ goldfish betta guppy guppies tetra molly koi_fish arowana angelfish fish_tank \
  oscar_fish rohu catla
reptile turtle tortoise kachhua kachua kachhwa snake saanp iguana gecko lizard
hamster hamsters guinea_pig guinea_pigs gerbil white_mice white_mouse
+ cow cows gaiya gaay gaayein gaye गाय gau_mata bachhiya bachiya heifer ~ jersey holstein hf sahiwal gir_gai gir_cow \
  tharparkar red_sindhi hariana rathi kankrej ongole crossbred desi_gai friesian
+ buffalo buffaloes buffalos bhainse padiya paadi ~ murrah mura_bhains jafarabadi jaffarabadi surti_bhains mehsana \
  nili_ravi pandharpuri bhadawari
+ goat goats bakriyan bakriyaan bakre ~ jamunapari jamnapari sirohi barbari beetal boer osmanabadi black_bengal totapari
+ sheep bheden lamb mendha ~ wool oon merino
+ horse horses ghode mare colt khachchar mule tattu
+ ox oxen bulls baile saand bailon bullock bullocks
+ calf calves bachhde bachda bachhdi bachhra katra katda
+ hen hens poultry_farm murgiyan murgiyon murge chooza chooze chicks cock rooster ~ broiler broilers layer_farm layers \
  kadaknath desi_murga desi_murgi hatchery duck batakh
pig pigs suar suwar soowar soor piggery pork ~ yorkshire ghungroo_pig
camel oont unt ऊँट
donkey gadha
monkey bandar langur
elephant haathi hathi
cattle livestock pashu maveshi mavesi jaanwar janwar godhan ~ cow buffalo gai bhains goshala gaushala
animals animal jaanwar janwar pashu jeev gaushala goshala gau_seva gau_sewa stray_dogs cow_shelter ~ dog dogs cow cows \
  birds stray strays kutte gaay gau pets veterinary
veterinary vet pashu_chikitsak pashu_chikitsa pashu_aspatal janwaron_ka_doctor
+ vaccine vaccinated vaccines vaccinate vaccin tike tikka tikakaran teekakaran वैक्सीन booster ~ rabies shots 9_in_1 7_in_1 \
  dhppi parvo distemper deworming dewormer
grooming groom groomer ~ bath nahlana nahlane nahlwana haircut trim trimming nail_cut nail_cutting nakhun nakhoon ticks \
  fleas tick_bath kille pissu brushing shampoo fur shedding baal_katwana baal_katwane baal_kaatne spa dry_bath
boarding pet_hostel pet_boarding kennel pet_sitting pet_sitter ~ creche hostel chhod_ke chhodke chhodkar bahar_ja \
  going_out_of leave_him leave_her travelling
obedience dog_training pet_training trainer ~ potty_training potty_sikhana sikhana tricks commands bhonkta bhaunkta \
  biting kaatta
+ treatment ~ vomiting vomits ulti limping langda langdana langra bleeding not_eating khana_nahi_kha bimar bimari sick \
  wound infection loose_motions loose_motion dast fever bukhar injured injury
not_eating khana_nahi_kha chara_nahi_kha chaara_nahi_kha khana_chhod khana_band kuch_nahi_kha loss_of_appetite \
  no_appetite khana_chhod_diya bhookh_nahi bhukh_nahi off_feed chara_chhod ~ appetite eating_less
low_milk doodh_kam kam_doodh milk_less less_milk doodh_ghat milk_ghat doodh_nahi milk_yield ~ milk doodh thanela mastitis
not_conceiving infertile gabhin gaabhin garbh_nahi garbh_nahi_thaharta heat_nahi repeat_breeder not_pregnant \
  ~ insemination ai_fail conceive garbh
artificial_insemination insemination ai_karwana beejdan
lumpy lumpy_skin lumpy_disease lumpi लंपी ~ gaanth gaanthein ganthe gaanthe
foot_and_mouth fmd khurpaka muhpaka khurha
mastitis thanela thanaila
injured injury ghayal zakhmi jakhmi wounded chot ~ hit_by takkar bleeding toota pair_toota limping langda langra accident \
  kuchal fracture haddi_toot khoon_nikal
abandoned stray lawaris laawaris aawara awara chhod_gaya chhod_gaye chhod_diya ~ nobody's left_behind puppies_on
cruelty torture beating krurta atyachar kroorta ~ maar_rahe maarte maar_raha maarta peet_rahe peet_raha pit_rahe pathar \
  patthar_maar tied_up bandh_ke beaten पीट
male nar purush puling mard नर ~ boy kutta bull bakra dog_boy billa saand bail bhainsa
female mada maada stri nari mahila मादा ~ girl kutiya bitch cow bakri bhains gai billi
neutering neuter spaying spay sterilisation sterilization nasbandi bandhyakaran
health_insurance mediclaim swasthya_bima medical_insurance health_policy health_cover medical_policy ~ hospital cashless \
  family_floater floater critical_illness ayushman
+ health mediclaim sehat medical_insurance ~ hospital cashless family_floater floater critical_illness ayushman ilaj \
  bimari medical treatment cancer dialysis medicines dawai patients operation
life_insurance jeevan_bima jivan_bima lic endowment एलआईसी ~ term_plan term_insurance jeevan_anand jeevan_labh \
  jeevan_saral money_back whole_life ulip maturity
life jeevan jivan zindagi jindagi ~ lic term_plan term_insurance endowment money_back jeevan_anand jeevan_labh \
  jeevan_bima jivan_bima ulip
motor_insurance car_insurance vehicle_insurance gaadi_ka_bima ~ third_party comprehensive zero_dep car bike
+ car cars kaar four-wheeler four_wheeler fourwheeler chaar_pahiya char_pahiya motorcar ~ safari_car polo_car tata_car
+ bike bikes two-wheeler two_wheelers twowheeler do_pahiya dopahiya motor_cycle moped scootie scooters scooti \
  ~ ola_electric bajaj_bike hero_bike
two-wheeler two_wheeler bike scooter scooty motorcycle motorbike moped do_pahiya
truck_insurance commercial_vehicle goods_vehicle
travel_insurance yatra_bima ~ visa schengen trip foreign_trip
+ travel trip trips outing ~ overseas videsh visa flight airport abroad foreign passport gaon nani_ke nani_ghar dadi_ke \
  out_of_station gaon_gaye tourist station_se_bahar
+ home makaan_ka makan
cattle_insurance pashu_bima ~ ear_tag
cashless kaishles
reimbursement reimburse paisa_wapas_claim
+ insurance insured beema_policy bima_policy bimit ~ mediclaim ayushman ayushman_card esi esic cashless sum_assured
+ accident accidents collision crash haadsa hadsa durghatna thok_di thok_diya एक्सीडेंट accidental ~ takkar bhid_gayi \
  bhid_gaya bumper thukwa gir_gaya gir_gayi thuk_gayi thok palat hit_by_car chot
+ theft stolen burglary robbery chori_ho daka dakaiti dakaithi choree snatched snatching lut_gaya loot ~ gayab gaayab chor
+ death demise dehaant nidhan expired swargwas swargvas guzar_gaye guzar_gaya guzar_gayi gujar_gaye gujar_gaya gujar_gayi \
  passed_away swarg_sidhar nahi_rahe died chal_base late_father antim
natural_disaster disaster calamity prakritik_aapda aapda apda ~ flood floods baadh earthquake bhookamp bhukamp cyclone \
  storm toofan hailstorm ola_vrishti olavrishti landslide bhuskhalan lightning tsunami drought cloudburst andhi aandhi बाढ़
maturity mature matured paripakwata policy_poori
surrender surrender_policy policy_todna policy_tudwani
third_party thirdparty
only_me individual self_only sirf_main sirf_mera sirf_apna khud_ka only_myself just_me individual_policy vyaktigat \
  ~ akele akela single khud
me_and_spouse spouse husband_wife husband_and_wife pati_patni wife_and_i biwi_ke_saath patni_ke_saath wife_ke_saath \
  couple husband_and_me wife_and_me my_wife_and_i me_and_husband me_and_wife ~ biwi biwi_aur patni_aur wife_aur husband wife
spouse jeevansathi husband wife pati patni biwi bibi gharwali gharwale_pati missus mrs shohar begum
+ wife biwi bibi gharwali missus begum lugai
+ husband shohar hubby gharwala
+ family whole_family poora_parivar pura_parivar poore_parivar khandan kutumb parivaar family_floater all_of_us hum_sab \
  ~ bachche_aur biwi_bachche biwi_bachhe sab_ka
parents parent mummy_papa maa_baap mata_pita mom_dad mother_father maata_pita मां_बाप मम्मी_पापा amma_appa ~ mother father maa \
  papa mummy pitaji mataji dad mom amma babuji ammi abbu sasur saas
parent mother father mummy papa maa dad mom pitaji mataji amma appa babuji ammi abbu abba baba मम्मी
+ mother mataji ammi amma mommy mata_ji मम्मी
+ father pitaji babuji abbu appa abba pita_ji daddy
myself self me_only main_khud mere_liye mera_hi khud mujhe_hi apne_liye ~ main_hi mai_hi
my_child child beta beti son daughter bachcha bachche betey munna gudiya ladka ladki chhote_baby
open_account new_account account_open account_opening khata_khulwana khata_kholna khata_khulwani khata_kholwana \
  naya_khata khata_khole account_khulwana account_kholna ~ zero_balance jan_dhan jandhan savings_account account_chahiye \
  khata_chahiye minor_account
account accounts khata khaata khate acount एकाउंट खाता ~ passbook jan_dhan savings
bank_account bank_khata ~ savings passbook jan_dhan jandhan post_office
savings saving bachat savings_account saving_account सेविंग ~ jan_dhan jandhan zero_balance minor_account
current_account chalu_khata chaalu_khata current_khata ~ business firm dukan overdraft od_account
salary_account ~ payroll corporate_account tankhwah vetan company_ka
nri nre nro non_resident videsh_mein एनआरआई ~ abroad videsh dubai usa america canada gulf foreign overseas
+ loan karza karja loans qarz qarza qarj udhari rin ऋण ~ emi overdraft od_limit topup
+ instalment emis kisht kishte kishten kishtein kishton ईएमआई
home_loan housing_loan house_loan griha_rin grih_rin ghar_ka_loan makaan_ka_loan ghar_loan होम_लोन ~ flat makaan plot \
  ghar_kharidna ghar_lena ghar_banana property house makan villa apartment balance_transfer construction
personal_loan personal niji_loan vyaktigat पर्सनल ~ shaadi wedding niji ilaj ilaaj ghar_kharch ghar_ka_kharch \
  ghar_ka_kharcha medical_kharcha honeymoon apne_kharche
gold_loan girvi girwi sona_girvi gold_pe ~ sona gehne gehna gahne zevar jewar jewellery jewelry ornaments abhushan chain \
  mangalsutra kangan
+ gold gehne gehna gahne jewellery jewelry ornaments zevar jevar abhushan aabhushan swarn gold_bond sovereign sgb sikka \
  sikke ~ mangalsutra kangan chain necklace bangles biscuit_gold
vehicle_loan auto_loan car_loan bike_loan gaadi_ka_loan two_wheeler_loan ~ car bike gaadi tractor auto truck scooty \
  rickshaw vahan erickshaw e_rickshaw scooter motorcycle taxi bus activa
business_loan mudra mudra_loan udyog_loan vyapar_loan ~ vyapar dukan dukaan business dhandha dhanda working_capital \
  machine machinery machines stock karobar udyog shop workshop msme inventory
+ business vyapaar karobar kaarobar dhandha dhandhe dhande udyog vyapari profession startup firm commerce_business \
  ~ dukan dukaan shop stock machine machinery working_capital commission trading_firm factory freelancing contractor
education_loan student_loan padhai_ka_loan padhai_loan ~ padhai fees college mbbs engineering foreign_studies \
  abroad_studies university mba admission beti_ki_padhai videsh_padhai course higher_studies tuition
agriculture_loan crop_loan kisan_loan kcc kisan_credit krishi_loan kisan_credit_card krishi_rin ~ kheti fasal kisan \
  tractor khet
mortgage loan_against_property lap property_loan ~ girvi
+ property properties sampatti jaydad jaaydad jameen zameen jamin zamin paitrik makaan registry patta ~ plot land khet \
  kabza kabja qabza batwara bantwara tenant kirayedar stay_order naksha khasra khatauni mutation dakhil_kharij \
  encroachment builder_plot mutual_partition
property_papers ~ zameen_ke_kagaz zameen_ke_kagaj jameen_ke_kagaz jameen_ke_kagaj makaan_ke_kagaz registry patta khatauni \
  zameen jameen jamin makaan khet plot
+ plot khet khetihar khasra khatauni agricultural_land
fixed_deposit fd fixed_deposits sawadhi_jama saavdhi_jama term_deposit fd_tudwani fixed_diposit एफडी \
  ~ recurring_deposit rd post_office nsc maturity bank_mein_jama bank_me_jama
mutual_fund mutual_funds sip elss index_fund म्यूचुअल_फंड म्यूचुअल ~ smallcase nifty_fund debt_fund
shares share_market stock_market stocks equity demat ipo shair trading intraday ~ stock zerodha groww nifty sensex
capital_gains capital_gain ~ shares share_market mutual_fund mutual_funds stocks stock trading crypto bitcoin plot_becha \
  property_becha house_sold sold_property becha
ppf provident_fund epf pf public_provident
nps national_pension atal_pension pension_plan ~ budhape budhapa retirement pension old_age
+ retired pensioner retire ritayar sevanivritt ex_serviceman ex_army sevanivrit ~ pension_milti
pension penshan pensioner retirement retired pensions ~ nps atal_pension budhape
+ card cards atm_card ~ pin_bhool card_kho card_block card_band pin_number atm_mein cvv
debit_card atm_card ~ atm
credit_card creditcard ~ card_bill
card_blocked card_block card_lock card_band card_locked ~ atm_nahi_chal card_nahi_chal pin_lock
+ net_banking netbank internet_bank online_banking नेट_बैंकिंग ~ mobile_banking yono password user_id login userid app_login \
  pasword
money_deducted deducted paise_kat paisa_kat amount_cut amount_deducted debited charges_laga paise_kate paisa_kata \
  ~ debit_ho charges_kaat charges_kat kat_gaye kat_gaya
wrong_balance balance_galat galat_balance balance_mismatch ~ balance passbook statement bailens
kyc re_kyc rekyc केवाईसी kyc_pending kyc_update ~ aadhaar_link documents_jama document_jama pan_link
fraud cheating thagi dhokha dhokhadhadi dhokhadhari dhokadhadi thag scam scammed cyber_crime cybercrime hacked hacker \
  hack phishing froad cheated ~ otp_le otp_liya otp_diya kisi_ne_paise unknown_transaction
no_money paise_nahi paisa_nahi paise_nahi_hain पैसे_नहीं पैसा_नहीं paise_ki_kami paise_ki_tangi paise_ki_dikkat financial_problem \
  money_problem cash_nahi fund_nahi short_of_money ~ tangi haath_tang tight_budget balance_nahi balance_low low_balance \
  insufficient_balance salary_late salary_nahi kadki kadka fund_problem paiso paison broke financial
already_paid prepaid pre_paid प्रीपेड paid_online paid_in_advance pehle_hi_de_di paise_de_di payment_done payment_ho_gaya \
  de_diya bhar_diya jama_kar_diya jama_kar_di bhar_di de_di de_chuka de_chuki chuka_diya paid_already paid ~ kat_gaya \
  paid_yesterday
+ job_loss job_gayi job_chali naukri_choot naukri_chhuti company_band layoff layoffs laid-off job_chhut job_choot नौकरी_चली
+ technical ~ auto_debit ecs nach bounce bounced server servers सर्वर link_not_opening link_nahi app_nahi login glitch bug
low_salary less_salary salary_kam kam_salary tankhwah_kam kam_tankhwah paisa_kam paise_kam kam_paisa kam_paise low_pay \
  less_pay pay_less pay_is_less underpaid no_hike no_increment सैलरी_कम वेतन_कम ~ increment hike salary tankhwah appraisal \
  payment_kam
income kamai aamdani amdani aay आय
income_tax itr aaykar aykar income_tax_return tax_return आईटीआर ~ form_16 tds refund salary_return return_file \
  return_bharna return_bharwana
gst gstr gstin gstr-1 gstr-3b जीएसटी ~ e_way_bill eway_bill gstr_1 gstr_3b input_credit composition_scheme
tax taxes kar_bhugtan टैक्स ~ itr gst tds aaykar
company_registration incorporation register_company pvt_ltd private_limited llp opc udyam msme startup company_banana \
  company_banani firm_registration ~ partnership partnership_firm company firm pvt proprietorship registration trademark
audit auditing auditor tax_audit lekha_pareeksha lekha_pariksha lekhapariksha
accounting bookkeeping book_keeping bahi_khata bahikhata hisab hisaab hisab_kitab tally accounts munimi ~ balance_sheet \
  ledger books munshi munim khata_likhna journal
+ accountant munshi tally accountants chartered_accountant
trademark brand_name copyright patent
legal law kanoon kanooni kanuni vidhi qanoon qanooni kaanoon ~ vakil court case mukadma llb clat advocate vakalat \
  legal_notice
+ lawyer advocate attorney vakeel vakalat adhivakta barrister legal_advisor
+ divorce talaaq separation alag_hona alimony talak custody judicial_separation ~ 498a dahej dowry guzara_bhatta \
  pati_se_alag patni_se_alag maintenance_from domestic_violence child_custody gharelu_hinsa
domestic_violence gharelu_hinsa dahej dowry 498a
cheque_bounce check_bounce cheque_bounced check_bounced cheque_return cheq_bounce cheq_return dishonour dishonoured \
  cheque_wapas चेक_बाउंस ~ bounce bounced section_138 ni_act
consumer_complaint consumer_case consumer consumer_forum consumer_court upbhokta upbhokta_forum ~ defective kharab_maal \
  refund_nahi refund builder cheated_by warranty_refused nakli_saman
criminal criminal_case police_case faujdari aapradhik apradhik mukadma jamanat bail zamanat एफआईआर ~ police marpeet \
  maarpeet maar_peet jail arrest giraftar murder dhara fight assault kidnapping rape hatya
police_report fir_darj एफआईआर प्राथमिकी ~ report_likh report_likhwa complaint_number
will_deed wasiyat vasiyat wasiyatnama vasiyatnama probate succession testament ~ vaaris waris inheritance virasat warasat \
  nominee_ke_baad
will wasiyat vasiyat wasiyatnama vasiyatnama testament probate ~ succession vaaris waris inheritance virasat
agreement contract_paper rent_agreement kirayanama anubandh ikrarnama ikraarnama
affidavit halafnama shapath_patra shapathpatra halfnama notary notarised
power_of_attorney poa mukhtarnama mukhtar_nama
court adalat adaalat nyayalaya kachehri kachahri
labour_dispute labour_court labour_case ~ salary_nahi_di wrongful_termination provident_fund_nahi
aadhaar aadhar adhaar adhar aadhaar_card aadhar_card adhar_card uidai uid आधारकार्ड ~ biometric enrolment_slip fingerprint
pan pan_card pancard पैन_कार्ड पैन_card पैनकार्ड permanent_account ~ income_tax_card
passport paasport pasport ~ tatkal_passport visa videsh_jana foreign_jana police_verification
visa वीज़ा वीजा ~ embassy h1b schengen
ration_card ration rashan rashan_card bpl apl antyodaya ~ garibi_rekha bpl_card kota kotedar gehu_chawal
driving_licence driving_license dl driving driving_liscence learning_licence learner_licence learners_licence \
  learning_license driving_licens ~ rto gaadi_chalane gaadi_chalana llr drive
licence license licences licenses liscence lisence licens laisens laisance anugyapatra ~ dl
voter_id voter_card voter voting_card voting election_card matdata epic matdata_pehchan pehchan_patra voters_id वोटर \
  वोटर_कार्ड वोटर_आईडी ~ chunav election vote
birth_certificate janam_praman janm_praman birth_cert janam_patri_certificate ~ janam janm birth newborn bachche_ka \
  bachhe_ka navjaat paida जन्म
death_certificate mrityu_praman ~ mrityu death died maut dehant guzar_gaye guzar_gayi guzar_gaya gujar_gaye expired swargwas
caste_certificate caste jaati_praman jati_praman ~ obc sc_st sc st ews scheduled anusuchit pichhda
income_certificate aay_praman aay aay_praman_patra आय ~ income kamai aamdani salary_certificate
residence_certificate residence niwas nivas niwas_praman mool_niwas mul_niwas domicile residential_certificate \
  ~ address_proof bonafide
marriage_certificate vivah_praman shaadi_ka_certificate marriage_registration ~ shaadi vivah byah nikah nikahnama \
  court_marriage marriage wedding
character_certificate police_clearance pcc charitra
+ new brand_new navin naveen new_card fresh_application naya_banwana naya_banwani naya_banana naya_card pehli_baar पहली_बार \
  first_time never_had ~ nahi_bana bana_nahi
correction corrections correct sudhar sudhaar sudharna sudharwana update updation rectify rectification theek_karwana \
  badlav badlaav ~ naam_galat galat_naam name_wrong wrong_name spelling address_change pata_badalna pata_badalwana \
  address_badalna dob surname change_address name_change naam_badalna mistake galti galat
duplicate dublicate duplicate_copy reprint re-issue reissue ~ lost kho_gaya kho_gayi kho_gya khoya gum gum_ho phat_gaya \
  phat_gayi phata torn misplaced damaged chori
+ renew renewals renewed navikaran naveenikaran rinyu ~ expire expired expiry expiring validity khatam_ho date_nikal \
  validity_khatam lapse lapsed khatm_ho एक्सपायर
apply application aavedan avedan
linked link linking jud juda jodna
+ electrician electrical electric_work bijli_mistri bijli_ka_kaam bijli_kaam bijli_mistry wireman lineman ~ bijli wiring \
  winding motor_winding mcb switchboard
+ plumbing plumber plumbers palambar plambar nal_mistri nal_ka_kaam ~ pipe_fitting paip pipeline sanitary tanki
+ carpenter carpentry badhayi suthar woodwork ~ furniture lakdi lakdi_ka wood_work modular_kitchen plywood farnichar
+ mason masonry rajmistri raj_mistry chinai chunai bricklayer ~ eent plaster plastering tiles tile brick_work cement_ka \
  mistri construction_work
+ painting painter painters putty rang_rogan rangrogan rangsaaj rangsaz whitewash white_wash putaai safedi पेंटर \
  ~ deewar_rangna distemper_paint
welder welding fabrication fabricator lohar luhar वेल्डर ~ grill gate_grill gas_cutting loha
driver drivers chauffeur driving chalak vahan_chalak ड्राइवर cab_driver truck_driver ~ ola uber truck_chala gaadi_chala \
  auto_chala bus_chala taxi cab truck tempo
+ cook chef cooks bavarchi halwai maharaj khansama kuk रसोइया ~ tandoor khana_bana khana_banata khana_banati tandoori
tailor darzi darji tailors ladies_tailor masterji silai sewing stitching
mechanic mekanik gaadi_mistri motor_mechanic garage_work ~ garage engine puncture
fitter turner machinist lathe cnc_operator operator_cnc
machine_operator operator ~ cnc lathe
beautician beauty_parlour parlour parlor makeup_artist salon
salesman salesperson selling marketing salesgirl sales_executive bikri ~ field_work showroom counter_sales becha \
  target_sales
delivery_work delivery_job डिलीवरी ~ zomato swiggy blinkit zepto dunzo rider parcel courier delivery_boy
+ delivery ~ zomato swiggy blinkit zepto rider parcel courier delivery_boy parcel_baantna
warehouse godown godam gowdown godaam stores ~ packing loading unloading picker packer forklift helper dispatch \
  store_keeper pallets
+ guard guards security_guard bouncer suraksha chaukidar surakshakarmi gunman गार्ड
telecaller telecalling tele_calling calling bpo call_centre call_center callcenter customer_care customer_support \
  kaul_centre कॉल_सेंटर ~ voice_process inbound outbound customer_service
office_work office_job back_office data_entry computer_operator office_assistant clerk clerical receptionist ऑफिस \
  ~ computer typing peon tally filing front_office steno chaprasi admin babu_ka
factory_work factory_worker helper production line_operator karkhana
teaching teacher tutor lecturer padhana padhane professor
+ teacher teachers sir_ji madam_ji lecturer professor master_ji masterji guruji maam mam miss_ji class_teacher shikshika \
  ~ madam homework maarte daant daante daantte
fresher freshers pehli_naukri first_job no_experience koi_anubhav_nahi anubhav_nahi zero_experience experience_nahi फ्रेशर \
  nayi_naukri ~ just_passed passed_out abhi_padhai zero
experienced anubhavi
+ labour helper mazdoori majdoori mazdoori_kaam beldar coolie
full_time fulltime poora_din pura_din poore_din permanent pakki_naukri regular_job फुल_टाइम ~ pakki 9_to_6 9_to_5 din_bhar \
  eight_hours
part_time parttime aadha_din aadhe_din half_day kuch_ghante पार्ट_टाइम do_ghante ~ evening_only evenings few_hours
work_from_home wfh remote work_at_home ghar_se_kaam ghar_baithe home_based remotely वर्क_फ्रॉम_होम ~ online laptop_se hybrid
contract contractual theka theke temporary asthayi thekedari ~ project months_contract
contractor thekedar thekedaar
internship intern trainee apprentice apprenticeship
+ morning morning_shift subah_wali ~ six_am first_shift pehli_shift
day_shift general_shift daytime din_wali din_ki din_wala din_mein day_time ~ 9_to_6 9_to_5 10_to_6 general
night_shift nightshift raat_pali raat_ki raat_wali us_shift graveyard ~ raat uk_shift
+ night nights nightshift night_shift raat_pali raatri ratri ~ us_shift graveyard_shift us_process night_duty
any_shift koi_bhi rotational flexible rotating any_time kabhi_bhi anything_works ~ no_preference sab_chalega chalega_sab any
+ self_employed apna_business khud_ka_business apni_dukan apna_dhandha business_man businessman vyapari shopkeeper \
  own_business dukandar freelancer professional sva_rozgar swarozgar ~ contractor thekedar freelance freelancing practice \
  business dukan dukaan vyapar dhandha karobar consultant
+ salaried private_job govt_job sarkari_naukri private_naukri service_class naukripesha sarkari_karmchari नौकरी \
  ~ company_mein company_me office_mein government_job it_job bank_job railway railways army fauj
+ job noukri naukariyan employer
+ unemployed jobless berojgar berojgaar berozgaar between_jobs khali_baitha khali_baitha_hoon ghar_baitha
+ housewife house_wife home_maker grahini ghar_sambhalti ghar_sambhalta गृहिणी ghar_par_rehti ghar_pe_rehti
homemaker housewife house_wife home_maker grihini grahini ghar_sambhalti ghar_par_rehti ghar_pe_rehti
+ farmer kisaan krishak kheti_baadi khetibadi kashtkar farmers खेती ~ khet zameen_hai fasal dairy_farm
farming kheti khetibadi kheti_badi kisani krishi agriculture farmer kisan
+ student students padhai_kar college_student school_student ~ college b_tech btech final_year upsc coaching
better_opportunity better_job growth career promotion opportunity achha_mauka accha_mauka behtar_mauka tarakki taraqqi \
  unnati ~ promotion_nahi naya_seekhna kuch_naya learn_more better_offer switch
distance far bahut_door door_hai door_padta commute aana_jana aana_jaana ~ travel_too travel_time long_travel traffic \
  ghar_se_door ghar_se_dur petrol_kharcha
family_reasons family_reason family_problem family_issue ghar_ki_zimmedari ghar_ki_jimmedari gharelu_karan parivarik \
  ghar_ki_problem ~ shaadi marriage papa_bimar maa_bimar maa_ki papa_ki bachche pregnancy pregnant dekhbhal zimmedari \
  jimmedari parents husband_transfer
work_pressure pressure workload work_load stress overtime over_time dabav dabaav kaam_ka_bojh kaam_ka_dabav burn_out \
  burnout overwork प्रेशर ~ rude_boss tanav long_hours extra_kaam bojh
company_closed company_band shut_down shutdown closed_down company_closed_down factory_band band_ho_gayi band_ho_gaya \
  कंपनी_बंद ~ lockdown tala_lag bankrupt diwaliya
below_10th not_passed_10th 10th_fail tenth_fail dasvi_fail ~ anpadh illiterate aathvi 8th_pass 8th 5th 5th_tak paanchvi \
  panchvi saatvi navvi 9th 9th_fail padhai_nahi padha_nahi middle_pass fifth eighth ninth
10th_pass 10th tenth matric matriculation matrik dasvi dasvin dasavi ssc high_school highschool sslc मैट्रिक tenth_pass \
  dasvi_pass
12th_pass 12th twelfth intermediate inter hsc plus_two higher_secondary barahvi barahvin barvi barvin puc इंटर \
  senior_secondary twelfth_pass
diploma iti polytechnic politeknik diplom आईटीआई itii ~ fitter
graduate graduation graduated snatak bachelor bachelors degree undergraduate ग्रेजुएट ~ ba b_a bcom b_com btech b_tech bsc \
  b_sc bca bba be_civil engineering llb mbbs b_ed
postgraduate post_graduate post_graduation postgraduation masters master's parasnatak snatkottar pg ~ ma m_a mba mcom \
  m_com msc m_sc mca mtech m_tech phd
immediately immediate turant abhi_se kal_se right_now asap right_away tatkal aaj_se
notice_period ~ serving_notice notice
+ office ~ excel
excel spreadsheet spread_sheet ms_excel eksel ~ ms_office vlookup pivot
tally taili ~ gst_billing billing_software accounting
photoshop photo_editing photo_edit graphic_design corel_draw coreldraw graphics ~ canva illustrator designing
autocad auto_cad cad ऑटोकैड ~ drafting civil_drawing 3d solidworks
coding programming python java javascript html software_development
+ maths mathamatics math's गणित algebra geometry trigonometry calculus arithmetic hisab mensuration ~ pahade pahada \
  tables_maths addition multiplication fractions gunaa bhaag statistics
+ science sciences bigyan विज्ञान ~ physics chemistry biology rasayan bhautik jeev_vigyan life_science botany zoology pcm \
  pcb maths_bio medical non_medical
commerce vanijya kaumars ~ accounts accountancy bcom b_com business_studies economics ca_banna company_secretary \
  chartered_accountant
arts humanities kala_varg art_stream कला ~ history political_science geography sociology psychology ba fine_arts civics kala
+ english inglish angreji ~ grammar spoken essay ielts tenses convent fluent communication_skills
+ hindi vyakaran ~ matra kavita varnmala
+ social_studies history geography civics itihas bhugol political_science nagrik_shastra nagrik economics_sst सामाजिक
+ computer computers kampyutar ~ coding python programming java html scratch ms_word typing c_language
jee iit iitjee iit_jee jee_mains jee_main jee_advanced जेईई आईआईटी ~ engineering engineering_entrance nit advanced btech
neet ~ medical mbbs doctor biology aiims medical_entrance
upsc ias ips civil_services यूपीएससी ~ collector pcs state_pcs uppsc bpsc mppsc ifs sdm
banking_exam ~ ibps sbi_po bank_po clerk rbi
+ bank banks banking bainking ~ ibps sbi_po bank_po po_exam rbi_grade
ssc ~ cgl chsl mts staff_selection gd_constable
cat_exam iim mba_entrance कैट ~ mba management mat xat
gate_exam ~ mtech m_tech psu
railway railways rrb ntpc
defence nda cds army fauj agniveer airforce navy sena
police_exam constable sipahi daroga
cbse सीबीएसई ncert central_board kendriya_vidyalaya ~ kv dav navodaya
icse isc आईसीएसई council cisce
state_board rajya_board up_board bihar_board mp_board rajasthan_board maharashtra_board gujarat_board haryana_board \
  punjab_board bengal_board state_syllabus ~ rbse bseb mpbse ssc_board hbse
ib international_baccalaureate international_board igcse cambridge आईबी
hindi_medium
english_medium
playgroup play_group playschool play_school pre_school preschool ~ toddler creche daycare two_years
+ nursery narsari nursary pre_nursery
+ kindergarten lkg ukg केजी kinder_garten एलकेजी यूकेजी junior_kg senior_kg
+ primary primary_school primary_class prathmik praimari ~ class_1 class_2 class_3 class_4 class_5 class_one class_two \
  class_three class_four class_five first_class pehli_class dusri_class doosri teesri chauthi panchvi paanchvi \
  1st_standard 2nd_standard 3rd_standard 4th_standard 5th_standard pehli_kaksha doosri_kaksha पांचवीं पाँचवीं first_standard \
  second_standard
middle_school middle_class middle_level upper_primary madhyamik junior_high ~ class_6 class_7 class_8 class_six \
  class_seven class_eight chhati_class saatvi saatvin aathvi aathvin 6th 7th 8th sixth seventh eighth
high_school secondary_school secondary higher_secondary senior_secondary ~ class_9 class_10 class_11 class_12 class_nine \
  class_ten class_eleven class_twelve 9th 10th 11th 12th navvi nauvin dasvi dasvin gyarahvi barahvi ग्यारहवीं ninth tenth \
  board_class matric
engineering engineer btech b_tech injiniyaring बीटेक ~ mechanical civil iit polytechnic computer_science electronics jee \
  ece cse it_branch
+ medicine ~ mbbs bams bhms bds neet
mbbs medical_college doctor_banna
management mba bba एमबीए bm_studies ~ business marketing hr finance pgdm iim
nursing gnm anm bsc_nursing नर्सिंग ~ nurse
law llb clat vakalat lawyer advocate vakil ballb vakeel judge_banna
design designing designer nift nid interior_design fashion_design ~ fashion interior animation graphic_design textile
animation vfx multimedia
hotel_management
pharmacy_course b_pharma bpharm d_pharma
teacher_training b_ed bed_course d_el_ed deled btc
education studies study padhai shiksha padhna siksha talim taleem vidya ~ school fees college scholarship coaching \
  tuition padhne admission university students vidyarthi books hostel higher_studies
tuition tution tuitions tyushan ~ padhai coaching
coaching koching coaching_centre coaching_class institute
online onlain live_class live_classes online_class virtual ~ zoom google_meet meet_pe teams video mobile_se phone_se \
  internet_se webinar ghar_se_online
+ internet ~ zoom google_meet live_class live_classes webinar
classroom class_room offline in_class class_mein class_me kaksha_mein ऑफलाइन ~ centre_aaunga center_aaunga centre_aake \
  coaching_aake batch institute aakar physically
at_home home_tuition home_tutor ~ tutor_aaye home_visit
+ illness sick_leave ~ viral typhoid malaria dengue chickenpox vomiting ulti cold cough khansi sardi zukam loose_motion \
  bukhar fever infection beemar jaundice measles
+ family_function family_event ghar_mein_function ~ shaadi mundan birthday griha_pravesh puja sagai janmdin wedding \
  marriage engagement function ring_ceremony mama_ki mausi_ki chacha_ki bua_ki behen_ki bhai_ki tilak barsi terahvi
did_not_want mann_nahi man_nahi मन_नहीं refused unwilling ~ ro_raha ro_rahi rone_laga zid jid jana_nahi_chahta nahi_jana \
  bored dar_lagta zidd
transport school_bus conveyance transportation parivahan ~ bus van rickshaw auto cab pick_and_drop pick_drop
hostel chhatravas chatravas hostels hostal boarding_house boarding boarder hoistal residential ~ mess paying_guest pg
pg paying_guest
day_scholar dayscholar localite day_boarding ~ ghar_se_aayega ghar_se_aata
exam exams examination examinations pariksha imtihan imtahan board_exam ~ test tests paper_test marksheet hall_ticket \
  admit_card board_form
uniform uniforms vardi school_dress यूनिफॉर्म ganvesh ~ dress shirt skirt blazer tie belt shoes kapde sweater tracksuit joote
+ book books kitaben kitabe textbook textbooks notebook notebooks copies novels kitaabe pustaken ~ copy_pencil syllabus
+ school skool vidyalay
bullying bullied ragging dhamkana dhamki dhamkate ~ chidhate chidhana chidhaate chidate tang_karte tang_karta \
  bachche_maarte ladai fight jhagda maar_peet teased teasing
food_quality mess_food ~ canteen tiffin mess mid_day_meal
+ food khaana bhojan khana_peena ration rashan anaj anaaj langar ~ canteen tiffin mess mid_day_meal dal chawal atta \
  chapati lunchbox roti dal_chawal
fees fee shulk fis ~ late_fine hidden_charges paisa donation_fee
creche crèche daycare day_care palna_ghar palnaghar jhulaghar jhoola_ghar balwadi anganwadi क्रेच
nanny nannies ayah aayah japa_maid japa governess dai ~ live_in full_time_maid ghar_pe_rakh
babysitter baby_sitter babysitting baby_sitting ~ ek_shaam date_night party_mein one_evening few_hours shaam_ko shaam_ke
after_school after-school afterschool after_school_care school_ke_baad school_baad school_se_aane ~ till_6 school_se_aake
special_needs special_child divyang disability ~ autism autistic dyslexia adhd speech_delay cerebral_palsy down_syndrome \
  slow_learner ऑटिज्म
speech_therapy speech_therapist ~ bolne haklana tutlana stammer stammering speech_delay
money paisa paise paisaa rakam donation_money ~ cheque online_transfer upi bank_transfer
+ clothes cloth vastra woollen woolen sweaters sweater jacket jackets kambal blankets swetar rajai कपड़े ~ sarees kurte \
  pant pants winter_wear
furniture farnichar furnichar farniture ~ sofa table palang bed kursi chair almirah almari cupboard mez diwan bistar
old_furniture purana_furniture ~ furniture sofa table palang bed kursi chair almirah almari mez फर्नीचर
toys khilaune toy
+ donation dan chande daan_dena contribute contribution gupt_daan sahyog zakat zakaat दान
environment paryavaran prakriti ~ trees tree ped paudhe paudha plantation nature hariyali greenery pollution pradushan \
  tree_plantation plants climate
disaster_relief relief raahat rahat aapda_rahat
orphanage orphans anathalaya anaathalaya anath anathashram
hunger bhookh garib gareeb poor_people bhookhe
housewarming house_warming griha_pravesh grih_pravesh grah_pravesh griha_parvesh grihpravesh naye_ghar nayi_ghar \
  naya_ghar naya_flat naye_flat new_house new_home new_flat new_apartment नए_घर नया_घर नया_फ्लैट नए_फ्लैट vastu_puja vastu_shanti
+ wedding weddings shadiyan phere vivaah nikah nikaah shaadiyan sangeet_ceremony barat kanyadaan byaah byah
+ naming_ceremony naming naamkaran namkaran_sanskar bachche_ka_naam bachhe_ka_naam cradle_ceremony barsa_ceremony \
  naam_rakhna
mundan_ceremony mundan chudakarm
+ thread_ceremony yagyopavit upnayan upanayan
last_rites antim_sanskar antyeshti shraddh shradh shraadh tehrvi terahvi tervi pind_daan pinddaan cremation dah_sanskar \
  kriya_karm asthi pitru pitra तेरहवीं ~ barsi shav
satyanarayan satyanarayana satya_narayan katha कथा
funeral burial dafnana dafan kabristan cremation antim_sanskar coffin kabr janaza janaaza shamshan
darshan darsan ~ vip_entry line_mein
abhishekam abhishek rudrabhishek rudra_abhishek ~ doodh_chadhana jalabhishek
prasad prasadam prasaad bhog laddu laddoo mahaprasad prashad
dharmshala dharamshala dharamsala dharmashala
+ room rooms dharmshala dharamshala guest_room kamraa
hall halls banquet mandap community_hall holl ~ function party event reception wedding
baptism baptisma christening baptise baptised bapatisma
church_mass holy_mass sunday_mass ~ sunday_prayer prayer prarthana communion
+ prayer prarthana prayers namaz namaaz ibadat mass aarti arti kirtan bhajan jagran jagrata नमाज
astrology jyotish kundli kundali janampatri janam_kundli horoscope astrologer jyotishi
vastu vaastu
hindu hindu_dharm
muslim islam musalman musalmaan
christian isai
sikh sardar_ji sikhism
food_licence fssai food_license food ~ restaurant dhaba mithai khana_bechna hotel bakery tiffin_service
shop_licence gumasta shop_act shop_establishment shop_and_establishment shop_license ~ dukan dukaan establishment shop
drug_licence drug_license ~ medical_store pharmacy chemist dawa dawai medicines दवा
trade_licence trade_license nagar_nigam_licence ~ vyapar trade
gun_licence arms_licence shastra_licence bandook pistol revolver
relocate relocation shift_hona shift_ho ~ kahin_bhi anywhere any_city kahi_bhi
local nearby paas_mein paas_hi
+ home ~ flat apartment villa
+ money ~ cash nakad rupees rupaye fund funds dhan
+ sugar ~ diabetic
+ loan ~ home_loan personal_loan gold_loan car_loan bike_loan vehicle_loan business_loan education_loan student_loan \
  housing_loan mudra_loan crop_loan ghar_ka_loan makaan_ka_loan gaadi_ka_loan kisan_credit
open_an_account khata_khulwana khata_khulwani khata_kholna khata_kholwana naya_khata account_khulwana account_kholna \
  account_open new_account ~ zero_balance jan_dhan jandhan savings_account account_chahiye khata_chahiye
+ current_account current
wages wage salary salaries vetan tankhwah pagar sailri sailary selary pagaar tankha tankhwa tankhvah tankhah stipend \
  salaried ~ naukri job payslip salary_slip form_16
+ obedience training trained prashikshan ~ sikhana biting tricks commands potty
workout gym gyms bodybuilding body_building crossfit weight_training jim jimm gymming gym_jata gym_jati ~ weights \
  dumbbell dumbbells treadmill trainer muscle muscles zumba
+ clean ~ scaling polishing tartar plaque peele_daant peele_dant
+ medicine ~ doctor_banna
dispensary dispensaries clinic clinics dawakhana davakhana opd polyclinic poly_clinic doctors_chamber doctor_chamber
+ half_yearly six_monthly chhe_mahine chhah_mahine chah_mahine six_months saal_mein_do_baar do_baar_saal twice_a_year \
  twice_yearly chhamahi chhmahi
+ weekly every_saturday every_sunday every_friday every_monday har_sunday har_shanivar haftawar haftavar saptahant_par
+ daily dihadi dihaadi dihari per_day roz_ka_roz
cigarette cigarettes cigaret cigret tobacco smoking smoke
+ shares शेयर ~ groww
+ capital_gains ~ शेयर
+ behind पीछे
neck gardan gala_akda ~ cervical
shoulder shoulders kandha kandhe kaandha collarbone
back kamar reedh spine backache peeth ~ lumbar lower_spine slip_disc
knee knees ghutna ghutne ghutno
ankle ankles takhna takhne
foot feet heel heels edi talwa talwe toe toes ~ ankle
wrist wrists kalai
elbow elbows kohni
hip hips kulha kulhe
+ wedding ~ getting_married gets_married bride groom dulhan
+ job_loss kaam_band naukri_nahi_hai factory_band dhandha_band no_work kaam_nahi
+ account ~ neft rtgs imps bank_transfer account_transfer passbook khate_mein khate_me खाते_में
waitlist waiting_list waitlisted wait_listed wl rac वेटिंग waiting ~ seat_nahi_mili seat_confirm_nahi confirm_nahi_hui \
  confirm_nahi_hua not_confirmed सीट_नहीं_मिली
credit_note travel_credit future_credit ~ adjust_kar adjust_it next_booking next_ticket agle_ticket agli_booking \
  agli_baar_ke keep_it_with_you
+ domestic ~ nahane nahaane nahana dhone_ke dhone_ko kapde_dhone khana_banana khana_pakana bathing washing_clothes नहाने धोने \
  खाना_बनाना kitchen rasoi
+ construction ~ slab_dalna chhat_dalna curing plaster plastering mistri raj_mistri site_par site_pe साइट_पर
+ garden ~ plants plant paudhe paudhon पौधे पौधों lawn ghaas grass trees ped_paudhe nursery kyari sinchna seenchna sichai
+ function ~ tent mehman mehmaan guests baraat baarat birthday jagran satsang bhandara engagement sagai
+ baby_shoot ~ child kid kids bachcha bachche bacche bachchon toddler infant chhota_baccha months_old mahine_ka mahine_ki
`

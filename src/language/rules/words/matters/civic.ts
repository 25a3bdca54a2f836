/** Public life, work and its reasons, tempers, parts of a car, ways to hear of something: lines as in `everyday-words.ts`. */
export const CIVIC_WORDS = `price_rise inflation mehangai mehengai mahangai mehngai महंगाई महँगाई ~ daam_badh rate_badh keemat_badh prices_rising \
  costly_living everything_costly sab_mehnga gas_mehngi
jobs employment_generation rozgar rozgaar रोजगार ~ berozgari berozgaari unemployment बेरोजगारी naukri naukri_nahi kaam_nahi vacancy \
  vacancies bharti
corruption bhrashtachar bhrashtachaar भ्रष्टाचार bribery ~ bribe bribes rishwat rishvat रिश्वत ghoos ghus घूस ghotala scam \
  scams commission_khate dalali
law_and_order crime crimes apradh अपराध gundagardi गुंडागर्दी ~ unsafe arent_safe not_safe surakshit_nahi सुरक्षित_नहीं dakaiti loot \
  looting murder chhedchhad robbery gunda goonda women_safety
+ fire आग आग_लग ~ jal_gaya jal_gayi जल_गई
+ street ~ pothole potholes gaddha gaddhe gadde गड्ढे गड्ढा footpath
garbage kachra kooda kuda trash waste rubbish कचरा कूड़ा ~ dustbin safai_nahi gandagi kachre koode
stray_dogs awara_kutte aawara_kutte आवारा_कुत्ते ~ kutte barking bhaunkte kutton dogs कुत्ते
sewage sewer drain drainage naali nali नाली ~ gutter overflow jal_bharav waterlogging water_logging pani_bhar paani_bhar \
  जलभराव
street_light streetlights street_lights ~ khambe bulb_nahi
noise ~ loud_music dj loudspeaker shor_sharaba
hailstorm hail ole olavrishti ओले ओलावृष्टि ~ ole_pade ole_gire
drought sookha sukha_pada akaal सूखा अकाल ~ barish_nahi barish_hi_nahi no_rain baarish_nahi rain_failed बारिश_नहीं
+ flood ~ paani_ghus paani_bhar paani_khet nadi_ka_paani doob_gaya doob_gayi doob_gaye submerged डूब_गई डूब_गया pani_mein_doob
pest_attack keede_lag keeda_lag keet tiddi locust ~ illi sundi caterpillar keede कीड़े
wild_animals jungli_janwar जंगली_जानवर ~ nilgai neelgai नीलगाय boar suar monkeys bandar elephant hathi charr_gaye
rainfed rain_fed barani ~ barish_ke_bharose varsha_aadharit depends_on_rain
pond talab taalab pokhar tank तालाब ~ johad
relocation relocate relocating moving_city shifting_city ~ shift_ho shifting_to moving_to transfer_ho husband_posted \
  settling doosre_shehar dusre_sheher wapas_gaon
higher_studies further_studies aage_ki_padhai higher_education उच्च_शिक्षा ~ mtech m_tech mba phd ms_karna masters ma_karna \
  aage_padhna entrance tayari taiyari
studies ~ mba mtech m_tech entrance exam_ki_tayari aage_padhna college_join coaching
work_pressure workload work_load kaam_ka_bojh kaam_ka_dabav काम_का_बोझ काम_का_दबाव ~ overtime late_nights stress stressful burnout \
  tanav long_hours
conflict jhagda jhagra ladai anban vivad झगड़ा ~ couldnt_get_along didnt_get_along get_along nahi_banti nahi_bani \
  behes arguments toxic
manager reporting_manager superior ~ boss reporting_head
better_salary more_salary better_pay more_pay zyada_salary ~ paying_more giving_me_more zyada_paisa zyada_paise hike \
  increment package_accha percent_more low_salary kam_salary salary_kam better_package
new_job nayi_naukri dusri_naukri doosri_naukri ~ joined_another joining_another other_company another_company doosri_company
own_business apna_business apna_dhandha khud_ka_business ~ startup start_up apna_kuch kuch_apna apni_dukaan
career_break break rest ~ aaram ghumna travel_for ghar_pe_rahungi
friendly milansaar doston gentle milnasar ~ get_along gets_along get_along_with_everyone gets_along_with_everyone loves_everyone \
  khelta khelti playful
shy sharmila sharmili sharmeela sharmeeli timid शर्मीला शर्मीली ~ darta darti dar_jata dar_jaati scared hides chhup_jata \
  nervous डरता डरती
aggressive gusse_wala gussail khatarnak attacks ~ bites bite bhaunkta kaatta kaat_leta katta_hai kaatne lunges growls gurrata \
  काटता gussa
quiet shaant shant chupchap calm शांत
dry_food kibble ~ pedigree royal_canin drools packet_food biscuits
home_cooked homemade home_made ghar_ka_khana ghar_ka_bana घर_का_खाना ~ dal_chawal roti_sabzi
raw_meat kaccha_meat raw_chicken
birth_certificate birth janam janm जन्म ~ paida_hua paida_hui newborn
death_certificate death mrityu मृत्यु maut ~ guzar_gaye gujar_gaye guzar_gayi guzar_gaya chal_base passed_away expired_last no_more \
  गुज़र_गए गुज़र_गईं गुज़र_गया गुजर_गए गुजर_गईं चल_बसे dehant देहांत terahvi
caste jaati jati जाति ~ sc_st obc
domicile mool_niwas niwas_praman मूल_निवास ~ residence
windscreen windshield front_glass samne_ka_sheesha saamne_ka_sheesha aage_ka_sheesha सामने_का_शीशा आगे_का_शीशा ~ wiper
rear peeche piche pichhla pichla back backside behind पीछे पिछला ~ dicky dickey boot tail_light taillight back_bumper \
  rear_bumper trunk
front saamne samne aage agla आगे सामने ~ bonnet headlight headlights head_light grille radiator front_bumper
vandalism toda_fod todfod tod_phod तोड़फोड़ ~ scratched scratch_with_key key_scratch kisi_ne_toda patthar_mara threw_stone \
  stones pelted
collision takkar टक्कर ~ hit_me rammed banged bang_into thok_diya thuk_gayi thok thuka bhid_gayi crash crashed truck_ne
parked khadi khadi_thi standing_outside was_standing ~ no_one_driving
+ family_member papa_ke_naam pitaji_ke_naam mummy_ke_naam maa_ke_naam pati_ke_naam patni_ke_naam bhai_ke_naam bete_ke_naam \
  dada_ke_naam dadi_ke_naam fathers_name mothers_name husbands_name wifes_name पापा_के_नाम पिताजी_के_नाम मां_के_नाम पति_के_नाम पत्नी_के_नाम
policyholder ~ i_was_driving main_chala i_drove at_the_wheel myself behind_the_wheel
local_garage own_garage own_mechanic mere_mechanic ~ my_mechanic my_regular_mechanic jaan_pehchan_ka jaan_pehchaan
service_centre authorised_service authorized_service company_service ~ showroom company_wale maruti_showroom dealership dealer
in_kind saamaan ~ bags_of_rice bori sacks anaaj grain atta clothes
native_place gaon gaanv hometown home_town village गांव गाँव muluk ~ gaon_jaana
personal_work niji_kaam ~ bank_work document_work bank_ka_kaam kaagaz_ka_kaam personal_reason
alumni old_student ex_student ~ yahin_padha yahin_padhi studied_here khud_yahin
+ hoarding ~ flyover_board your_board board_near big_board road_pe_board
+ friend ~ sister_in_law_told cousin_told colleague neighbour_told told_me kisi_ne_bataya jaankar
referral referred reference sifarish ~ friend friends relative colleague told_me kisi_ne_bataya dost_ne
in_person self_pickup khud_aake khud_aakar khud_le ~ take_it_myself myself_when aake_le aakar_le le_jaunga le_jaungi collect_it
not_required not_needed dont_need nahi_chahiye zaroorat_nahi jarurat_nahi नहीं_चाहिए ~ rehne_do rehne_dijiye no_need
by_post speed_post ~ daak post_se dak_se डाक
download downloaded ~ printout print_out website_se khud_print online_nikal
covered dhaka dhaki chhat_wali shaded ढका ~ basement podium upar_chhat
open_parking open khule khuli khula खुले खुला ~ without_roof khule_mein
school_bus ~ bus_chahiye
own_arrangement own_vehicle ~ drop_him drop_her drop_them ourselves khud_chhod khud_chod my_car in_my_car hum_chhod apni_gaadi
walks paidal on_foot पैदल ~ walking_distance paas_mein
own_tiffin tiffin lunch_box dabba lunchbox टिफिन डब्बा ~ ghar_se_dabba brings_from_home
existing_customer purana_customer old_customer ~ have_an_account account_with_you mera_khata already_customer
former_customer ex_customer ~ pehle_khata khata_band used_to_have closed_my band_kar_diya account_closed
doorstep doorstep_visit ghar_bhej ~ kisi_ko_ghar come_home ghar_aaiye
video_call zoom google_meet video_pe ~ face_time
agriculture ~ beej khaad seeds fertiliser fasal
house_repair ghar_ki_marammat makaan_ki_marammat ~ chhat_dalwani chhat_dalwana plaster putai leakage_theek
dhalaan dhalan sloping sloped tiled khaprail khaprel खपरैल ~ tiles
concrete_roof rcc pakki_chhat slab lintel lenter पक्की_छत ~ concrete
tin_shed teen_ki tin_ki tinshed टीन teen_shed ~ patra chaddar
open_ground khali_zameen empty_plot ~ zameen_pe khet_mein
environment paryavaran pradushan पर्यावरण ~ planet climate green_energy carbon
power_cuts bijli_kat light_jaati light_chali power_cut बिजली_जाती ~ load_shedding bijli_nahi light_nahi inverter
reduce_bill bill_kam save_money ~ bachat saving bijli_ka_bill
subsidy sabsidi government_scheme sarkari_yojana सब्सिडी ~ sarkar_wali pm_yojana yojana scheme
machine_stopped band_padi band_pada bilkul_band ~ not_running chal_hi_nahi thapp jammed
dyeing ~ rangai_vibhag रंगाई_विभाग
maintenance_work ~ repair_the_machines machine_theek
`

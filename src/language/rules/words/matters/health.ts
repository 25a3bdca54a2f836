/** Complaints, visits, care after them, medicines, tests, babies, pets, fitness: lines as in `everyday-words.ts`. */
export const HEALTH_WORDS = `+ fever jwar haraarat hararat badan_tap badan_garam badan_gram body_hot burning_hot \
  feels_hot ~ tap_raha tap_rahi taap chills kapkapi thand_lag thand_lagke temp_101 temp_102 temp_103
cold_and_cough cough_and_cold sardi_khansi sardi_zukam khansi_zukam nazla runny_nose running_nose naak_beh \
  naak_bahna sneezing sneeze chheenk chheenken nak_beh cough khansi cold zukam sardi ~ blocked_nose chhati_jam \
  balgam kaf
stomach_pain stomach_ache stomachache pet_dard pet_mein_dard pet_me_dard pet_dukh pet_dukhna tummy tummy_ache \
  tummy_pain belly_pain marod maror cramps abdominal_pain ~ acidity pet_kharab gas_ban indigestion
+ stomach tummy belly pet_dukh pet_kharab pet_mein_dard pet_me_dard marod maror ~ cramps acidity gas_acidity
+ gastroenterologist ~ pet_dard pet_mein_dard pet_me_dard pet_dukh pet_kharab tummy marod acidity
+ breathing breathe cant_breathe cannot_breathe haanf haanfna haanfti haanfta dam_ghut dum_ghut dam_ghutna \
  dam_ghutta gasping saans_phool saans_phoolna saans_nahi short_of_breath shortness_of_breath ~ suffocation \
  suffocating
+ pulmonologist ~ saans_phool saans_phoolna dam_ghut haanf breathe cant_breathe breathing
injury injuries injured chot chott wound wounded zakham ghayal ~ gir_gaya gir_gayi gir_gaye gir_pada gir_padi \
  fell_down fell_from fell_off slipped phat_gaya phat_gayi sar_phat sir_phat bleeding cut moch sprain kat_gaya \
  kat_gayi jal_gaya khoon_nikal ball_lag kuch_chala_gaya went_into something_went chubh_gaya chubh_gayi chemical_gir \
  kachra_gir
chest_pain seene_mein_dard seene_me_dard chhati_mein_dard chhaati_mein_dard chaati_mein_dard tightness_in_the_chest \
  chest_tightness pain_in_the_chest ~ seene_mein chhati_mein chhaati_mein chhati_bhari chhaati_bhaari chest_feels \
  chest_is chest_heavy chhati_bhaari
+ heart ~ chest_pain seene_mein_dard seene_me_dard chhati_mein_dard chhaati_mein_dard dhadkan_tez bp_badha \
  tightness_in_the_chest chest_tightness pain_in_the_chest heart_patient dil_ka dil_ki dil_ke stent_laga
+ vomiting ji_machal jee_machal ji_machalna ji_michla jee_michla throwing_up throw_up threw_up puking puke ubkai \
  ubkaai मितली ~ nikal_jaata
+ bone ~ kamar_dard ghutne_mein_dard ghutno_mein_dard ghutne_ka_dard pair_mein_moch moch_aa back_pain backache \
  kandhe कमर_दर्द knee_pain sprained twisted_ankle plaster_katwana haddi_tuti haddi_tooti
+ woman ~ mahine_ki_gadbadi safed_paani white_water period_problem ladies_doctor lady_doctor
+ child ~ month_old months_old 1_year_old 2_year_old 3_year_old 4_year_old 5_year_old 6_year_old 7_year_old \
  8_year_old 9_year_old two_year_old three_year_old four_year_old five_year_old six_year_old
+ skin ~ hair_fall hairfall hair_loss baal_jhad baal_jhadna baal_jhadte baal_gir baal_girna बाल_झड़ chakatte \
  chakatta khaaj khujali ghamori infection_of_skin
+ ear ~ kaan_beh kaan_bahna gala_baith gala_kharab gala_dard gale_mein_dard naak_band blocked_nose nosebleed nakseer
new_consultation new_visit new_patient naya_patient naya_mareez naya_marij new_case first_consultation first_visit \
  pehli_baar पहली_बार pahli_baar first_time ~ never_been never_visited never_came pehle_kabhi_nahi havent_seen havent_visited \
  naya_parcha
follow_up followup revisit re_visit review_visit dobara_dikhana dobara_dikhane phir_se_dikhana dobara_bulaya \
  phir_bulaya wapas_bulaya ~ bulaya_tha purana_patient old_patient purana_mareez come_back_after asked_come_back \
  dikhaya_tha dikha_chuke dikha_chuka pehle_dikhaya baad_bulaya same_doctor
report_review report_dikhana report_dikhani reports_dikhana reports_dikhane report_dikhane show_reports \
  show_my_report show_the_report show_my_reports show_my_test discuss_the_report ~ test_results x_ray_dikhana \
  xray_dikhana report_aa_gayi reports_aa_gayi mri_dikhana
second_opinion doosri_raay dusri_raay doosri_rai dusri_rai ~ raay doosre_doctor dusre_doctor another_doctor \
  other_doctor cross_check ek_aur_doctor दूसरे_डॉक्टर confirm_karna
+ general_ward ~ common_wala common_ward common_room sabse_sasta sabke_saath sab_ke_saath bahut_saare_bed many_beds
+ semi_private one_other_patient ek_aur_mareez ek_aur_patient do_log do_logon two_bedded do_bed_wala two_in_one_room \
  ~ another_patient
single_room alag_room alag_kamra akela_kamra akele_wala private_room own_room room_myself ~ no_sharing sharing_nahi \
  kisi_ke_saath_nahi
ayushman ayushman_card ayushman_bharat golden_card pmjay pm_jay modi_card sarkari_card ~ sarkari_yojana \
  five_lakh_wala paanch_lakh_wala modi_ji_wala
+ insurance tpa health_card ~ office_ka_card company_ka_card
cghs echs ex_serviceman ex_servicemen fauji_card army_card retired_fauji ~ fauji army पूर्व_सैनिक central_government \
  kendriya military paramilitary
self_pay self-pay out_of_pocket apni_jeb apne_paise jeb_se no_insurance bima_nahi_hai bima_nahi_karaya insurance_nahi khud_denge \
  khud_doonga khud_dunga not_insured uninsured ~ cash apne_aap_denge
ambulance एम्बुलेंस ~ 108 one_zero_eight
own_vehicle apni_gaadi apni_gadi ~ drove_us drove_me
walk_in walk-in walked paidal पैदल chal_ke_aaye chalke_aaye on_foot
severe asahya असहनीय sahan_nahi sahan_nahi_hota bardasht_nahi बर्दाश्त_नहीं bardaasht_nahi sahi_nahi_jaata \
  excruciating jaan_nikal ~ so_nahi_paayi tadap tadap_raha chillata
bearable sah_leta sah_leti sahne_layak mild halka_halka halka_sa ~ on_and_off thoda_thoda
no_pain dard_nahi koi_dard_nahi bilkul_dard_nahi दर्द_नहीं pain_free painless painfree ~ aaram_hai pain_is_gone \
  dard_chala
dry_and_healing healing healed healing_well sookh_gaya sookh_gayi sukh_gaya sookh_raha sookh_rahe sukh_raha \
  ghav_bhar bhar_raha bhar_gaya closed_up closing_up ~ dry sookha ghav_theek wound_is_fine
swollen sooja sooji soojan sujan sujan_hai swelled puffy phool_gaya phool_gayi inflamed
pus mavaad mavad mawad peep_nikal peep_aa peeb oozing ooze ~ paani_nikal_raha liquid_coming yellow_stuff \
  fluid_coming
+ blood ~ khoon_nikal khoon_ris khoon_beh
bleeding khoon_nikal khoon_nikalna khoon_aa khoon_aana khoon_aata khoon_ris khoon_risna khoon_beh khoon_bahna खून_बह \
  blood_coming ~ blood khoon
bedridden bed_ridden bistar_par bistar_pe bistar_par_hi on_bed confined_bed cant_get_up uth_nahi उठ_नहीं \
  uth_nahi_paata paralysed paralyzed ~ lakwa paralysis bed_se_nahi
not_walking cant_walk cannot_walk unable_walk chal_nahi_paate chal_nahi_paata chal_nahi_paati chal_nahi_sakte \
  chal_nahi_sakta chal_nahi_sakti चल_नहीं_पाते चल_नहीं_सकते cant_stand cannot_stand khade_nahi_ho khada_nahi_ho ~ \
  bedridden wheelchair bistar_par bistar_pe uth_nahi उठ_नहीं
with_support walks_with_support needs_support sahare sahara lathi laathi chhadi walking_stick with_a_stick \
  with_a_walker walker walker_se pakad_ke_chal pakad_kar_chal ~ pakad_ke pakadkar holds_my_hand haath_pakad \
  needs_a_hand crutches baisakhi
independent without_help walks_on_his_own on_his_own on_her_own on_their_own khud_chal khud_chalte khud_karte \
  sab_khud खुद_सब apna_kaam_khud khud_se_chal apne_aap_chal ~ no_support bina_sahare manages_himself manages_herself
dementia alzheimer alzheimers alzheimer's bhoolne_ki_bimari yaaddasht yaadasht yadasht memory_loss ~ forgets \
  pehchante_nahi pehchanta_nahi pehchanti_nahi wanders bhool_jaate bhool_jaata
regularly on_time time_pe samay_par waqt_par barabar barabar_le as_prescribed as_told never_missed never_miss \
  ek_nahi_chhodi dono_time teeno_time तीनों_टाइम ~ niyam_se niyamit
sometimes_missed missed_a_dose missed_doses missed_a_couple missed_some chhoot_gayi chhut_gayi chhoot_jaati \
  chhut_jaati bhool_jaata bhool_jaati bhool_jaate skip skips skipped ~ reh_gayi ek_do_baar kabhi_kabhi_bhool
stopped stopped_taking quit_taking leaving_it chhod_di chhod_diya band_kar_di band_kar_diya le_nahi_raha ~ \
  khatam_ho_gayi side_effect
not_started shuru_nahi शुरू_नहीं havent_started not_yet_started didnt_start abhi_shuru_nahi havent_bought \
  kharidi_nahi nahi_kharidi not_bought abhi_li_nahi
not_eating kuch_nahi_khaate kuch_nahi_khaata kuch_nahi_khaati kuch_nahi_kha कुछ_नहीं_खा refuses_food khana_nahi_kha \
  खाना_नहीं_खा muh_nahi_lagaate won't_eat not_eating_anything khaana_nahi bhookh_nahi ~ khana_dekh_ke
eating_less less_than_usual kam_khate kam_khata kam_khati kam_kha thoda_kam_kha half_of_what pehle_se_kam पहले_से_कम \
  bhookh_kam bhukh_kam eats_less ~ thoda_kam
eating_well eats_well normal_appetite khana_theek achhe_se_kha acche_se_kha bhookh_lagti bhookh_achhi good_appetite \
  normal_diet ~ teeno_time_khana
liquids liquid_diet liquid only_liquids soup soups juices taral patla_khana patli_cheezein daal_ka_paani dal_ka_pani \
  ~ juice
sleeping_well sleeps_well neend_achhi neend_acchi achhi_neend acchi_neend gehri_neend गहरी_नींद sound_sleep \
  sound_asleep sleeps_soundly aaram_se_so ~ poori_neend like_a_baby
disturbed disturbed_sleep broken_sleep toot_toot_ke_neend neend_toot neend_tootna neend_tootti neend_khul aankh_khul \
  aankh_khulna wakes_up wake_up_many karvat karwat tossing_and_turning
sleepless hardly_at_all no_sleep cant_sleep cannot_sleep neend_nahi neend_nahi_aati नींद_नहीं नींद_नहीं_आती \
  jaagte_hain jaagta_rehta jaagti_rehti raat_bhar_jaag jaag_ke_raat barely_sleep so_nahi_paata so_nahi_pata \
  so_nahi_paate सो_नहीं_पाते
prescription prescribed parcha parche parchi prescription_medicine likhi_hui_dawa doctor_ki_likhi ~ bp_ki_goli \
  sugar_ki_dawa antibiotic antibiotics likhe_hain likhi_hain doctor_ne_likh monthly_medicines
over_the_counter otc without_prescription no_prescription bina_parche bina_parchi bina_prescription ~ crocin vicks \
  digene eno balm iodex zandu volini dettol bandaid band_aid sar_dard_ki_goli khansi_ka_syrup pudin_hara hajmola \
  strepsils moov khansi_ki_dawa
+ baby_products lactogen nan_pro nestum johnson johnsons baby_powder बेबी_पाउडर dudh_ka_dabba doodh_ka_dabba farex \
  baby_lotion
medical_devices medical_device thermometer glucometer oximeter pulse_oximeter nebulizer nebuliser bp_machine \
  बीपी_मशीन bp_ki_machine sugar_machine sugar_check_karne_ki sugar_ki_machine sugar_checking_machine \
  blood_pressure_machine crepe_bandage hot_water_bag heating_pad weighing_machine steamer vaporizer stethoscope \
  knee_cap lumbar_belt surgical_mask
+ medical_equipment oksijan_machine oxygen_machine ऑक्सीजन_मशीन air_mattress airbed_mattress commode_chair \
  oxygen_cylinder
+ syrup peene_wali pine_wali bottle_wali shishi शीशी ~ meethi_wali sheeshi
+ injection insulin insulin_pen ~ pen_wala pen_wali
+ drops naak_mein_dalne kaan_mein_dalne aankh_mein_dalne naak_mein_daalne kaan_mein_daalne aankh_mein_daalne \
  do_boond
same_brand same_brand_only same_company wahi_brand wahi_company exact_same same_one likha_wahi jo_likha_hai \
  wahi_chahiye no_substitute substitute_nahi doosri_company_nahi koi_doosri_nahi dont_change_the_company \
  badal_ke_nahi
any_brand any_company koi_company koi_brand कोई_कंपनी same_salt brand_se_fark whatever_is_available jo_available \
  jo_mile ~ koi_chalega
generic jenric jenerik jan_aushadhi janaushadhi jan_aushadhi_wali ~ sasti_wali without_brand cheaper_one
ask_the_doctor ask_my_doctor check_with_my_doctor check_with_the_doctor doctor_se_puchh doctor_se_pooch \
  doctor_se_puch doctor_se_baat डॉक्टर_से_पूछ डॉक्टर_से_बात doctor_batayenge
no_longer_needed not_needed_now zaroorat_nahi jarurat_nahi ज़रूरत_नहीं जरूरत_नहीं ab_nahi_chahiye अब_नहीं_चाहिए \
  dawa_badal_di dawai_badal_di changed_the_medicine medicine_changed ~ bach_gayi bach_gaya left_over leftover \
  patient_is_fine mareez_theek
expired expiry expiry_date date_nikal date_nikal_gayi तारीख_निकल past_its_date out_of_date ekspayar purani_date \
  expire_ho ~ last_years_date
wrong_medicine galat_dawa galat_dawai doosri_dawa doosri_dawai dusri_dawai different_medicine another_medicine ~ \
  naam_alag not_what_the_doctor
damaged phati phata tooti toota seal_broken seal_tooti leak_ho daba_hua dabi_hui pichka pichki crushed torn ~ \
  leaking broken
+ urine urine_culture uti ~ uti_check peshab_mein_jalan
+ xray chhati_ka_photo haddi_ki_photo chest_ka_photo chhaati_ka_photo
+ ultrasound pet_ka_scan pregnancy_wala_scan baby_scan jelly_laga ~ whole_abdomen abdomen_scan
+ mri em_ar_aai emarai m_r_i ~ tunnel_wali bada_machine_wala badi_machine_wala spine_scan
+ full_body_checkup package_wala saare_test sab_test saari_jaanch sab_kuch_check master_checkup poori_jaanch \
  all_tests everything_checked ~ full_package
home_collection ghar_se_le ghar_aake_khoon phlebotomist send_someone_home someone_home koi_ghar_aa ghar_se_sample \
  sample_ghar_se ~ ghar_bhej cant_travel
at_the_centre at_the_center at_the_lab lab_aa lab_aaunga lab_aaungi centre_aa centre_aaunga center_aaunga \
  सेंटर_आऊंगा लैब_आऊंगा khud_aa_jaunga khud_aa_jaungi i_will_come ill_come_there will_drop_in walk_in wahi_aa \
  wahin_aa
fasting khali_pet empty_stomach kuch_nahi_khaya कुछ_नहीं_खाया havent_eaten have_not_eaten nothing_since bhookha_hoon \
  bhukha_hoon bhookhi_hoon bina_khaye only_water sirf_paani_piya without_eating ~ raat_ke_baad_kuch
not_fasting nashta_kar nashta_kiya khana_kha_liya kha_liya kha_ke_aaya kha_ke_aayi kha_kar_aaya chai_pi \
  had_breakfast had_lunch had_tea had_my_breakfast already_ate just_had ate_something abhi_khaya i_ate
printed_copy hard_copy physical_copy paper_report paper_copy kagaz_wali kagaz_pe kagaz_par print_nikal print_karke \
  printout print_out ~ aake_le_jaunga
+ email mail_kar mail_pe mail_par mail_id ~ in_my_inbox
report_late late_report report_nahi_aayi report_abhi_tak_nahi report_nahi_mili रिपोर्ट_नहीं_आई रिपोर्ट_नहीं_मिली \
  report_not_received waiting_for_the_report waiting_for_my_report delay_in_report delay_in_results report_kab \
  kab_aayegi_report report_delayed
wrong_report report_galat galat_report report_mein_galti doosre_ki_report dusre_ki_report someone_elses_report \
  someone_elses_name kisi_aur_ki_report values_dont_match mistake_in_the_report naam_galat_likha
nobody_came no_one_came did_not_come didnt_come didnt_turn_up koi_nahi_aaya koi_aaya_hi_nahi कोई_नहीं_आया aaya_nahi \
  nahi_aaya lene_koi_nahi sample_lene_nahi कोई_लेने_नहीं no_show collector_did_not_come collector_nahi_aaya
overcharged zyada_paise jyada_paise zyada_liya jyada_liya charged_more extra_maange zyada_maange bill_mein_jod \
  rate_alag extra_charge extra_charged paise_zyada
rude rude_staff badtameezi badtamizi akad rawaiya ravaiya shouting behaviour_of_staff staff_ka_behaviour ~ shouted \
  chillaya chillayi
+ car ~ apni_gaadi apni_gadi
tooth_pain toothache tooth_ache daant_mein_dard daant_dard dant_dard daant_ka_dard daadh_mein_dard dadh_mein_dard \
  daant_dukh daant_phadak molar_hurts tooth_hurts tooth_is_killing gum_pain ~ thanda_garam_lagta thanda_garam \
  thanda_lagta sensitivity jhanjhanahat
+ dental ~ daant_mein_dard daant_dard daadh_mein_dard toothache tooth_pain
cavity cavities tooth_decay decay decayed keeda_lag keeda_laga kida_lag kida_laga sadan daant_mein_gaddha \
  daant_mein_gadda hole_in_the_tooth hole_in_my_tooth kaala_pad kala_pad daant_kala filling_nikal filling_came ~ \
  khana_phasta khana_fasta khana_phansta food_gets_stuck food_stuck filling
bleeding_gums gum gums masude masuda masoode masudon gum_bleeding ~ brush_karte brushing pyria pyorrhea
broken_tooth chipped_tooth daant_toot daant_tut daant_toota daant_tuta chipped chip tooth_broke tooth_broken \
  cracked_tooth tooth_cracked tooth_chipped tuta_daant toota_daant
crooked_teeth crooked tedhe tedha tedhi tedhe_daant tedhe_medhe stick_out gap_in_teeth gap_hai_daant bahar_nikle \
  nikle_hue_daant alignment misaligned buck_teeth overbite ~ braces taar_lagwani taar_lagwana gap aligners
yellow_teeth peele_daant peele_dant tartar stained_teeth ~ scaling polish polishing whitening gutka stains stain \
  daag safai peela
+ scaling tartar_removal cleaning_teeth
+ denture full_set naye_daant ~ daant_gir daant_gire saare_daant
+ filling masala_bharwana cement_bharna cement_bharwana masala_bharna keeda_bharwana
+ blurred_vision blurred blurry dhundhla dhundhli dhundla hazy haziness saaf_nahi_dikhta door_ka_nahi paas_ka_nahi \
  door_ka_nahi_dikhta nahi_dikhta kam_dikhta साफ_नहीं_दिखता दूर_का_नहीं cant_read cant_see cannot_see unclear ~ \
  akshar letters blackboard
watering watery watery_eyes paani_aata पानी_आ aankh_se_paani aankhon_se_paani paani_girta tears aansu ~ keep_coming
+ redness laal_hai laal pink_eye eye_flu aankh_laal itchy itching khujli jalan irritation burning_eyes
cataract safed_moti motiyabind motiyabindu jaala jala_aa lens_dalwana lens_dalwani lens_lagwana ~ lens
glasses_check eye_check eye_test number_check specs chashma_banwana chashme_ka_number number_badh new_specs \
  new_glasses power_check eye_checkup lens_power glasses_power vision_test ~ chashma चश्मा spectacles glasses
+ glasses specs chashma चश्मा
eye_injury aankh_mein_chot kuch_chala_gaya kachra_gir kachra_chala something_in_my_eye something_went_into \
  dust_in_my_eye
single_vision only_for_distance only_distance only_for_reading only_reading sirf_door_ka sirf_paas_ka सिर्फ_पास \
  सिर्फ_दूर ek_number single_power ~ normal_number reading_glasses door_ka paas_ka
bifocal bifocals door_aur_paas upar_door line_wala line_wali with_a_line dono_door kryptok two_power
progressive progressives multifocal multifocals varilux bina_line no_line no_line_wala without_line without_the_line \
  बिना_लाइन
blue_cut bluecut blue_light computer_wala कंप्यूटर_वाला computer_glasses screen_ke_liye anti_glare zero_power \
  mobile_ki_roshni ~ laptop screens screen
trying_conceive planning_a_baby plan_a_baby planning_for_a_baby bachcha_plan baby_plan bachcha_chahte conceive \
  conceiving family_planning_start ~ koi_bachcha_nahi bachcha_nahi_ho trying
+ pregnancy pet_se_hoon ummeed_se ummeed_se_hoon bachcha_hone_wala bachha_hone_wala baby_on_the_way ~ fifth_month \
  fourth_month sixth_month seventh_month eighth_month ninth_month garbh_se delivery_due
new_mother newborn_baby nayi_maa nai_maa jachcha jaccha prasuta just_delivered just_had_a_baby had_a_baby \
  delivery_hui baby_hua bachcha_hua baby_was_born post_delivery postpartum ~ weeks_old days_old c_section_hua \
  delivery_ho_gayi
mother_of_a_toddler toddler beta_do_saal beti_do_saal do_saal_ka_beta chalne_laga chalne_lagi ~ one_and_a_half_year \
  do_saal_ka do_saal_ki teen_saal_ka teen_saal_ki
bcg बीसीजी ~ janam_wala birth_vaccine paida_hote tb_wala tb_ka_tika
+ polio drops_wali do_boond_zindagi oral_drops ~ oral_one oral_vaccine
+ measles mr_vaccine khasre ~ 9_mahine_wala nau_mahine_wala mumps
dpt pentavalent penta diphtheria whooping_cough kaali_khansi kali_khansi galghotu pertussis ~ teen_bimari triple
+ hepatitis ~ piliya peeliya
+ hepatitis ~ piliya_wala piliya_ka_tika jaundice_vaccine
breast_milk breastfeeding breast_feeding breastfeed breastfed breast_fed maa_ka_doodh माँ_का_दूध मां_का_दूध \
  apna_doodh mothers_milk my_milk stanpan ~ bottle_nahi
formula formula_milk powder_milk dabbe_ka_doodh डिब्बे_का_दूध dabba_doodh bottle_feed bottle_feeding bottle_fed \
  lactogen nan_pro similac enfamil dexolac upar_ka_doodh top_feed ~ bottle bottle_se cow_milk gaay_ka_doodh
solid_food solids solid semi_solid khichdi daliya dal_chawal cerelac mashed ann_prashan annaprashan annaprasan ~ \
  ghar_ka_khana roti banana suji halwa
normal_delivery natural_birth natural_delivery vaginal vaginal_delivery normal_hua normal_hui बिना_ऑपरेशन \
  bina_operation_ke bina_operation without_operation ~ natural aaram_se
+ caesarean operation_se surgery_se bade_operation बड़े_ऑपरेशन बड़ा_ऑपरेशन c_section pet_cheer sizerian_se sezerian \
  cesarian ~ operation surgery ऑपरेशन
loose_motions loose_motion diarrhoea diarrhea dast potty_patli patli_potty watery_stool watery_stools \
  too_many_potties baar_baar_potty latrine_bahut pet_chal ~ pet_kharab stool stools potty latrine
not_feeding doodh_nahi_pee doodh_nahi_pi doodh_nahi_peeta दूध_नहीं_पी दूध_नहीं_पीता refuses_milk wont_latch \
  feed_nahi muh_pher wont_feed not_taking_milk doodh_nahi_le
rash rashes daane daane_nikle laal_daane red_spots diaper_rash nappy_rash chakatte ghamori ghamoriyan dadoda ~ spots \
  khujli
crying crying_a_lot rota rota_rehta rota_hi रोता_रहता rone_lagta chup_nahi keeps_crying rulata cries colic ~ kolik
+ nurse trained_sister ryles_tube pipe_se_khana nali_se_khana food_pipe ~ catheter_change stoma tracheostomy
+ attendant अटेंडेंट uthane_bithane nahlana_khilana sit_with_him sit_with_her someone_sit caretaker \
  24_hour_caretaker diaper_badalna diaper_change ~ nahlana khilana
+ physiotherapy ~ kasrat_karane lakwe_ke_baad stroke_ke_baad after_stroke haath_chalana exercise_for_knee
doctor_visit doctor_ghar डॉक्टर_घर doctor_at_home doctor_ghar_pe doctor_bhej ghar_doctor ~ ghar_aake_check
day_shift daytime day_time subah_se_shaam din_ka din_mein day_duty daytime_only din_wali ~ office_time
night_shift nighttime night_time overnight raat_ka raat_ki_duty raat_ko night_duty raat_wali ~ raat
24_hours twenty_four_hours chaubees_ghante chaubis_ghante day_and_night din_raat live_in live-in round_the_clock \
  full_time_stay ghar_par_hi_rahe ghar_pe_hi_rahe saath_rahe
few_hours do_teen_ghante ek_do_ghante teen_chaar_ghante kuch_ghante an_hour_or_two couple_of_hours some_hours \
  thodi_der thode_time thode_ghante
+ cat mano
+ cattle dudharu dudharu_pashu milch
+ vaccine booster_due yearly_shots annual_shots sui_lagwani tika_lagwana
+ illness ~ sust sust_pada dull lethargic khana_nahi_kha not_eating
grooming nails_kaatna nail_cutting baal_kaatna बाल_कटवाने nahlana_hai bath_and_trim fur_cutting ~ baal_badh ticks \
  kille
deworming dewormer worms worm pet_ke_keede keede_ki_dawa keede_ki_goli worm_tablet keede_ki_dawai albendazole
+ neutering sterilise sterilize sterilised sterilized bachche_band bachcha_band operation_so
+ weight_loss slim slim_hona pet_andar pet_kam tummy_out tummy_is_out lose_kilos charbi charbi_ghatani chharbi \
  kilo_kam ~ lose_10 lose_5 lose_weight_fast obesity
+ muscle_gain dole dole_shole biceps six_pack size_badhana weight_gain gain_weight weight_badhana vajan_badhana ~ \
  dubla patla_hoon skinny bulking
general_fitness fit_rehna fit_rehne stay_fit stay_healthy keep_fit stay_active active_rehne active_rehna \
  overall_fitness healthy_rehna swasth_rehna health_ke_liye ~ stamina doctor_ne_exercise fitness
rehabilitation चोट_के_बाद rehab injury_ke_baad surgery_ke_baad operation_ke_baad recovery recover recovering \
  physio_ne_bola after_injury after_surgery after_my_surgery ~ slip_disc physio back_pain chot_ke_baad
sports_training marathon match_prep police_bharti army_bharti bharti_ki_tayari athletics athlete team_ke_liye \
  daud_ki_tayari half_marathon ~ cricket football kabaddi running tournament
weight_training weightlifting weight_lifting lifting dumbbell dumbbells barbell barbells lohe_uthana loha_uthana \
  powerlifting strength_training vazan_uthana वेट ~ bench_press machines_pe machines deadlift squats
cardio treadmill treadmills elliptical cross_trainer cycling_machine running_machine stair_climber rowing ~ daudna \
  running cycling jogging
pay_per_visit per_day daily_pass day_pass single_session per_session drop_in jab_aaunga jab_aaungi jitne_din \
  per_visit रोज़_का रोज_का ~ jab_jab
+ monthly month_by_month month_wise one_month_only ek_month
+ zumba ~ dance_wala naach naach_ke music_pe aerobics_type dance
busy too_busy ~ office_se_late work_load exams time_nahi_milta टाइम_नहीं time_nahi no_time samay_nahi
too_expensive ~ fees_zyada cant_afford cannot_afford paise_ki_tangi budget_nahi mehnga tangi
moved_away ~ shift_ho doosre_sheher dusre_sheher now_far door_padta door_ho_gaya घर_बदल moved_to
health_reasons ~ doctor_ne_mana kamar_dard injury_ho operation_hua pregnant dengue tabiyat bimar surgery typhoid \
  slip_disc back_pain fracture
unhappy_with ~ machine_kharab dhyan_nahi_deta crowded bheed ac_nahi_chalta maza_nahi gande_washroom maza_nahi_aaya \
  dirty
joined_another ~ dusra_gym doosra_gym दूसरा_जिम another_gym new_gym cult_join opened_nearby new_one_opened
+ dental ~ tooth_hurts tooth_is_killing molar_hurts molar daant_dukh daant_phadak daant_mein_dard daant_dard \
  daadh_mein_dard dadh_mein_dard toothache tooth_ache tooth_pain daant_toot daant_tut daant_toota chipped_tooth \
  broken_tooth tooth_broke tooth_broken cracked_tooth tooth_cracked tooth_chipped hole_in_the_tooth hole_in_my_tooth \
  daant_mein_gaddha tooth_decay bleeding_gums peele_daant tedhe_daant daant_gir filling_nikal masude
+ eye aankh_laal pink_eye eye_flu aankh_se_paani aankhon_se_paani aankh_mein_chot something_in_my_eye dust_in_my_eye \
  watery_eyes ~ door_ka_nahi paas_ka_nahi nahi_dikhta kam_dikhta number_badh chashme_ka_number
+ ear ~ kaan_mein_dard
+ urology ~ peshab_mein_jalan uti_check
+ eye ~ chashma_banwana new_specs new_glasses power_check eye_power lens_dalwana lens_dalwani eye_check eye_test \
  glasses_power
+ general_medicine physician family_doctor gp_doctor
+ woman lady_doctor ladies_doctor mahila_doctor ~ period_nahi periods_nahi
+ child bachche_ka bacche_ka bachchon_ka bachche_ke bachche_ko
+ heart ~ bp_high high_bp cholesterol
+ first_trimester ~ pehla_mahina doosra_mahina just_found_out 4_weeks 5_weeks 6_weeks 7_weeks 8_weeks 9_weeks \
  10_weeks 11_weeks 12_weeks six_weeks
+ second_trimester ~ paanchva panchva chautha_mahina chhata_mahina halfway 14_weeks 15_weeks 16_weeks 17_weeks \
  18_weeks 19_weeks 20_weeks 21_weeks 22_weeks 23_weeks 24_weeks 25_weeks 26_weeks 27_weeks
+ third_trimester ~ aathva aathvan nauva nauvan satva saatvan 28_weeks 29_weeks 30_weeks 31_weeks 32_weeks 33_weeks \
  34_weeks 35_weeks 36_weeks 37_weeks 38_weeks 39_weeks 40_weeks
body_pain body_ache badan_dard badan_dukh badan_toot haath_pair_mein_dard aching_all_over joint_pain jodon_mein_dard \
  ~ aching jod
+ head sir_phat sar_bhaari sir_bhaari sar_bhari head_is_pounding aadhe_sir head_pounding splitting_headache
+ dizziness sir_ghoom sar_ghoom head_spin head_spins head_is_spinning head_spinning vertigo lightheaded light_headed \
  chakkar_jaisa faint fainting ~ saamne_andhera
+ weak thakan thakaan thak_jaata thak_jaati no_energy tired tiredness fatigue exhausted no_strength lethargy \
  lethargic ~ sust susti
emergency emergencies ~ serious critical behosh unconscious cant_wait life_and_death haalat_kharab halat_kharab \
  abhi_lana turant immediately accident
routine routine_checkup regular_checkup niyamit no_hurry jaldi_nahi koi_jaldi_nahi ~ aise_hi regular regular_wala
within_a_week this_week is_hafte isi_hafte next_few_days few_days do_chaar_din
deluxe luxury vip best_room sabse_achha_room premium_room ~ sabse_achha best ac_tv
+ private ~ akela own_room
constipation kabz kabj qabz constipated potty_nahi pet_saaf_nahi not_passed_stool hard_stool
side_effects side_effect reaction reactions ~ dawa_se dawai_se goli_khaate goli_khate tablets_make
stitches stitch taanke taanka tanke sutures ~ taanke_mein
normal_food regular_food normal_diet roti_sabzi roti_sabji regular_meals ~ ghar_ka_khana sab_kuch everything
soft_food soft_diet khichdi daliya mashed porridge halka_khana curd_rice dal_chawal ~ halka
tube_feeding ryles_tube feeding_tube naak_ki_nali nali_se pipe_se through_the_nose through_nose through_a_tube ~ \
  nali pipe
+ sugar ~ hba1c fasting_sugar pp_sugar
liver_function liver lft jigar yakrit sgpt sgot bilirubin ~ jaundice piliya
kidney_function kidney kft rft creatinine urea gurda gurde
complete_blood_count cbc haemogram hemogram hemoglobin haemoglobin hb esr ~ platelets anemia anaemia khoon
vitamin_levels vitamin vitamins vitamin_d b12 d3 vitamin_ki_kami
heart_check ecg tmt echo ~ cholesterol lipid_profile lipid
allergy_test ige ~ sneezing
+ thyroid tsh t3_t4 t3 t4
+ blood_test ~ sgpt bilirubin
swab nasal_swab throat_swab naak_se gale_se rt_pcr rtpcr covid_test ~ covid throat naak
+ loosen ~ hil_raha hil_rahi hilta hilti wobbly shaking
sensitivity sensitive thanda_garam thanda_lagta thanda_garam_lagta jhanjhanahat cold_water_hurts ~ ice_cream_khaate \
  thanda
missing_tooth tooth_gone daant_nahi gap_in_teeth khaali_jagah khali_jagah ~ gap
bad_breath breath_stinks breath_smells smelly_breath muh_se_badboo muh_ki_badbu muh_se_badbu saans_ki_badbu \
  muh_ki_smell ~ badbu badboo smell stinks
swollen_gums masude_sooje masude_phool gum_infection gum_is_swollen masude_mein_sujan gum_swelling
+ glasses number_wala reading_glasses chashma_banwana new_specs new_glasses
sunglasses goggles dhoop_ka dhoop_ka_chashma kala_chashma kaala_chashma ray_ban rayban
frame_repair frame_toot danda_toot screw_nikal nose_pad frame_broken handle_tut handle_toot fix_my_frame frame
itching itchy itch khujli scratchy
dryness dry_eyes sookhapan rukhapan rookhapan dry ~ sookhi
floaters floater kale_dhabbe kaale_dhabbe black_dots black_spots machhar_jaise dhabbe ~ dots spots
night_vision night_blindness ratondhi raat_ko_nahi_dikhta raat_mein_nahi_dikhta raat_ko_kam raat_mein_kam \
  see_in_the_dark see_in_dark driving_at_night
+ vomiting morning_sickness ji_machalta keep_food_down
swollen_feet feet_are_swollen pair_sooje pairon_mein_sujan ankle_swelling pair_phool ~ chappal_nahi
baby_not_moving not_moving no_movement less_movement halchal_nahi hil_nahi_raha bachcha_hil_nahi no_kicks kick_nahi \
  lat_nahi
+ back spine
newborn new_born navjaat days_old week_old weeks_old just_born ~ ten_days two_weeks abhi_hua abhi_paida
not_enough_milk enough_milk low_supply supply_low milk_supply doodh_kam kam_doodh less_milk doodh_nahi_banta \
  doodh_nahi_ban
wont_latch latch latching not_sucking muh_nahi_lagata muh_nahi_lagati pakadta_nahi nahi_pakadta chusta_nahi ~ \
  refuses
+ bathing nahlana nahlaana bath
dressing kapde_pehnana kapde_badalna patti patti_badalna patti_badalni bandage bandages
feeding khilana khana_khilana khilaana spoon_se help_eating feed
company companionship companion ~ lonely loneliness akelapan baat_karne_wala someone_talk akele_rehte
+ walk tahlana tahalna ghumana
hospital_bed adjustable_bed fowler fowler_bed upar_neeche_hone ~ bed
oxygen_concentrator saans_wali_machine o2_machine ~ oxygen
commode_chair commode toilet_chair potty_chair latrine_wali_kursi latrine_wali_chair
crutches crutch baisakhi baisakhiyan
+ wheelchair pahiye_wali_kursi pahiyon_wali_kursi push_chair
farm_animal farm_animals dairy_animal ~ cow gaay gai buffalo bhains goat bakri horse ghoda calf bachhda sheep
behaviour behavior aggression ~ kaatta bites bhaunkta bhonkta aggressive gussa kehna_nahi_manta
equipment equipments machines machine ~ treadmill dumbbell dumbbells cycle barbell
trainer coach instructor trainers ~ sikhaata sikhata sikhate attention
crowding crowded crowd bheed overcrowded too_many_people ~ line_lagti
timing timings ~ opens_late closes_early closes_late jaldi_band
martial_arts karate judo boxing taekwondo self_defence self_defense kung_fu mma kickboxing muay_thai
spinning spinning_class indoor_cycling ~ cycle cycling
+ stress mind_shaant relaxing ~ relax
+ overcharged overcharging overcharge overpriced overpricing
breathing_trouble saans_phool panting haanf haanfna coughing ~ saans
skin_trouble ~ ticks kille scratching khujli baal_jhad red_patches
wound_or_fracture ~ pair_tuta pair_toota limping takkar bleeding ghav chot langda
+ lipid lipid_profile lipid_panel
+ private private_room own_room
+ eye eye_test eye_check eye_checkup
+ home home_collection home_sample
+ wrong wrong_medicine wrong_report
+ new new_patient new_visit new_consultation
+ old old_patient purana_patient
+ sports sports_training
+ doctor doctor_visit
+ not_walking ~ bistar_par_hi bistar_pe_hi
+ ear ~ kaan_bah
+ rehabilitation ~ knee_surgery knee_replacement
+ fever tapish 101_degree 102_degree 103_degree
+ general_medicine ~ thakavat thakaavat high_sugar tez_bukhar
+ general_surgery surgery ~ gaanth_nikalwani phoda fode hernia pathri_ka_operation
+ woman ~ maa_banne_wali
+ psychiatrist ~ udaas neend_nahi neend_nahi_aati panic ghabrahat
breathlessness breathing_trouble breathing_difficulty saans saans_phool dam_phool haanfna haanf asthma dama \
  breathless
joint_pain joints_pain jodon_mein_dard jod_mein_dard ghutno_mein_dard ghutne_mein_dard gathiya arthritis ~ ghutna \
  ghutne ghutno kohni kandha jod
pain_in_stomach stomach_pain pet_dard ~ pet_phula pet_phool tummy marod maror
stomach_trouble stomach_problem stomach_upset upset_stomach pet_kharab ~ gas acidity kabz dast pet_dard indigestion \
  ulti
skin_rash skin_problem skin_disease skin_infection ~ daane khujli laal_nishan rash chakatte daad allergy
wound ghav zakham chot dressing patti ~ kat_gaya cut patti_badalni
in_clinic at_clinic at_the_clinic clinic_visit face_to_face in_person ~ aake aakar wahin clinic_aaunga
+ video_call ~ online_dikhana
+ phone_call audio ~ call_kar sirf_baat
home_visit ghar_aakar ghar_aake ghar_pe_doctor ~ cant_move doctor_bhejo doctor_bhej come_home
+ home home_visit
before_food before_meals before_eating khane_se_pehle khaane_se_pehle before_breakfast before_lunch before_dinner \
  khali_pet nashte_se_pehle empty_stomach before_meal
at_bedtime bedtime bed_time before_bed before_sleeping sone_se_pehle sote_samay sote_waqt at_night raat_ko raat_mein
+ swollen puffed phoola phula phoola_hua swelling
+ pus discharge_from chip_chip chipchipa ~ wet
discharge_of_pus wound_discharge ~ pus mavaad peep oozing
+ pain tees tees_uthti tees_uthna
+ constipation ~ saaf_nahi
constipated kabz kabj not_going saaf_nahi_hota potty_nahi pet_saaf_nahi
loose_stool loose_stools watery dast patli_potty loose_motion loose_motions potty_patli baar_baar_potty
shots shot injections ~ tika teeka rabies vaccine vaccination
bath bathing nahlana nahlaana shampoo ~ grooming
+ checkup ~ dikhana not_well bimar
stay boarding overnight_stay ~ rakh_lo bahar_jaa bahar_ja leave_him leave_her hostel chhod_ke
reduce_fat fat_loss burn_fat lose_fat patla patla_hona charbi weight_kam vajan_kam tummy motapa slim weight_loss
build_body body_building bodybuilding build_muscle muscle_building muscle muscles dole biceps six_pack
keep_fit fitness stay_fit fit_rehna ~ active stamina
+ general_fitness ~ active
doctor's_advice doctors_advice doctor_advice medical_advice doctor_ne_kaha doctor_ne_bola doctor_ki_salah ~ bp sugar
tooth_removal tooth_extraction remove_tooth extraction nikalwana nikalwani ukhaad ukhadwana ukhaadna daant_nikalwana \
  ~ wisdom wisdom_tooth akal_daadh
+ braces taar
+ implant naya_daant ~ artificial
+ scaling ~ peele
+ clean ~ peele_daant
trained_nurse staff_nurse qualified_nurse nurse sister ~ injection drip catheter dressing
helper attendant sahayak uthana_bithana nahlana khilana caretaker ~ bathing
+ physiotherapy फिजियोथेरेपी ~ lakwa
+ cook ~ meals
sugar_test sugar_check diabetes_test hba1c ~ glucose
pregnancy_test upt beta_hcg hcg ~ pregnant period_miss
eye_drops ~ aankh_mein_dalne aankh_mein_daalne
heart_problem heart_disease ~ seene_mein_dard chest_pain dhadkan bp stent
lung_problem ~ saans saans_phool khansi asthma dama
kidney_problem ~ pathri peshab creatinine dialysis
hair_fall hairfall hair_loss baal_jhad baal_jhadna baal_jhadte baal_gir baal_girna ganja ganjapan baldness
acne pimples pimple muhase muhasa muhanse keel_muhase daane ~ face_par
allergy allergic ~ chheenk daane khujli reaction
weight_gain gain_weight vajan_badhana weight_badhana size_badhana ~ dubla skinny patla_hoon
recovery recover rehab ~ injury operation surgery slip_disc physio
`

/**
 * Gyms, training and what keeps people from it: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of
 * its first word.
 */
export const GYMS_WORDS = `+ weight_loss kapde_tight kapde_tight_ho kapde_nahi_aate shaadi_se_pehle_patla kilo_ghatana kilo_kam kilo_ghatane \
  kg_kam kg_lose patla_hona_hai pet_nikal pet_bahar paunch love_handles double_chin thyroid_weight post_pregnancy \
  inch_loss kamar_kam_karni
+ muscle_gain too_thin look_thin dubla_patla patla_hoon abs_chahiye abs_banane abs six_pack_abs chest_banani \
  arms_banane seena_chauda body_nahi_banti size_nahi_badhta weights_uthana
+ flexibility body_akad akad_gayi akad_gaya body_stiff jhuk_nahi touch_my_toes pair_chhoo split_karna
recovery_from_injury ~ operation_hua surgery_hui slip_disc ghutne_ka_operation knee_operation doctor_ne_exercise \
  physio_ne moch fracture_ke_baad ligament chot_ke_baad physiotherapy_ke_baad knee_surgery back_injury \
  haddi_tooti_thi plaster_khula
competition show_mein_utarna show_ki_tayari mr_india tournament_ki_tayari bodybuilding_show stage_pe_utarna \
  physique_show medal_jeetna compete प्रतियोगिता ~ medal tournament championship
+ gym weights_uthana machine_wali weights_karna iron_pump dumbbell_uthana वेट_ट्रेनिंग
+ zumba dance_wala naachte music_pe_naach dance_workout dance_karke
+ boxing punching_bag kickboxing ghoonsa
+ crossfit functional hiit high_intensity tyre_flip battle_rope
day_pass one_day_trial ek_din_try ek_din_ka ek_din_aake single_day one_day_only trial_session एक_दिन_का ~ try_karna \
  try_karke
early_morning office_jaane_se_pehle office_se_pehle subah_subah subah_jaldi subah_paanch subah_chhe subah_panch \
  before_work before_office five_am 5_am 6_am paanch_baje_subah bhor mooh_andhere ऑफिस_से_पहले ~ sunrise tadke
late_morning bachchon_ko_school_chhod bachche_school_chhod school_chhod_ke school_chhodne_ke_baad after_dropping \
  subah_das subah_gyarah dopahar_se_pehle kids_school_jaane ~ das_baje gyarah_baje naashte_ke_baad
+ no_time office_ka_load kaam_ka_load load_bahut work_load samay_nahi_nikal time_nahi_nikal nahi_nikal_paata \
  time_nahi_bachta shift_badal exams_hain night_duty office_se_late schedule_nahi tight_schedule nau_baj_jaate \
  dus_baj_jaate aate_aate ghar_aate_aate late_ho_jaata late_ho_jati office_timing duty_timing office_ka_time_badal \
  timing_change_ho work_has_been work_is_crazy hectic hectic_schedule long_hours
+ too_expensive fees_bahut fees_badh fees_zyada pocket_allow jeb_allow paise_ki_dikkat afford_nahi itni_fees \
  price_bahut price_zyada mehnga_pad mahanga_pad rate_badha cant_afford_it not_worth_the not_worth_it \
  raised_the_fees
injury_or_health health_issue health_issues ~ kamar_mein_dard kamar_dard ghutne_mein_dard ghutna doctor_ne_mana \
  pregnant pregnancy slip_disc operation surgery bp_high heart_problem tabiyat chot haath_toot pair_toot fracture \
  bimar moch doctor_ne_rest doctor_ne_aaram rest_bola bed_rest hurt_my_knee hurt_my_back pulled_a_muscle \
  back_problem knee_problem
not_happy_with_trainers unhappy_with_trainers unhappy_with_trainer trainers_bad trainer_issue ~ trainer_phone \
  trainer_dhyan trainer_nahi trainer_badal koi_sikhata sikhata_nahi guide_nahi guide_karta nobody_guides no_guidance \
  no_one_guides personal_training_bechte trainer_badtameez coach_nahi attention_nahi dhyan_nahi_deta
not_happy_with_the_trainer ~ trainer_phone trainer_dhyan trainer_badal koi_sikhata nobody_guides no_guidance \
  dhyan_nahi_deta guide_nahi
too_crowded overcrowded overcrowding crowded bheed_bahut bahut_bheed line_lagani line_lagti line_lagani_padti \
  jagah_nahi_milti jagah_hi_nahi machine_khali_nahi khade_rehna peak_hours machine_ke_liye_line wait_for_machines \
  wait_for_the_machines hamesha_full बहुत_भीड़ always_a_queue queue_for_the queue_for_machines have_to_wait_for \
  packed_in_the_evening ~ bheed
+ crowding jagah_nahi_milti jagah_hi_nahi machine_khali_nahi khade_rehna peak_hours line_lagani machine_ke_liye_line
crowded crowd crowding overcrowded bheed jagah_nahi_milti jagah_hi_nahi machine_khali_nahi khade_rehna peak_hours \
  line_lagani machine_ke_liye_line wait_for_machines bahut_bheed
no_results no_result not_seeing_results result_nahi koi_farak koi_fark farak_nahi_pada fark_nahi_pada farak_hi_nahi \
  weight_kam_nahi weight_kam_hi_nahi kam_nahi_hua vajan_wahi weight_same no_difference nothing_changed koi_asar \
  asar_nahi body_nahi_bani waisa_ka_waisa_hoon रिजल्ट_नहीं कोई_फर्क not_losing_weight didnt_lose no_change_in_weight \
  ~ waise_ka_waisa
joined_another_gym ~ cult gold_gym anytime_fitness dusra_khul doosra_khul dusra_gym naya_gym paas_mein_khul \
  opened_nearby another_gym switched_gym paas_wala_gym society_ka_gym society_mein_gym ghar_pe_gym
broken_equipment equipment_broken machine_kharab machine_band machines_kharab treadmill_band treadmill_kharab \
  dumbbell_toote cycle_kharab machine_toot machine_tooti cable_toot out_of_order machine_nahi_chal मशीन_खराब ~ \
  toote_hue rusted_weights
+ dirty pasine_ki pasina_ki sweat_smell smells_of_sweat pasine_se mat_gande mats_smell पसीने_की
ac_not_working ac_kharab ac_band ac_nahi no_ac garmi_lagti garmi_lag ghutan suffocating suffocation ventilation \
  hawa_nahi_aati pankhe_band bahut_garmi too_hot_inside एसी_बंद गर्मी_लगती घुटन ~ ventilation_nahi
music_too_loud loud_music gaane_tez gaane_bahut gaane_bahut_tez music_tez music_bahut volume_bahut volume_zyada \
  sar_dukh_jata ~ gaane loud
few_times_a_week ~ hafte_mein_teen hafte_mein_do hafte_mein_chaar din_chhod_ke ek_din_chhod alternate_days \
  alternate_day three_times two_three_times do_teen_baar teen_baar
few_times ~ hafte_mein_teen hafte_mein_do hafte_mein_chaar ek_din_chhod alternate_days alternate_day three_times_a \
  do_teen_baar
+ rarely jab_time_mile jab_time_milta kabhi_kabhi_hi mood_hua
+ never aaj_tak_nahi bilkul_nahi_karta bilkul_nahi_karti zindagi_mein_nahi kabhi_ki_hi
diet_plan diet_chart nutrition nutritionist dietician ~ kya_khana_chahiye protein
overall_fitness general_fitness stay_fit keep_fit be_fit bas_fit stamina_badhana stamina_kam saans_phool sans_phool \
  seedhi_chadhne energy_nahi alas_aata lazy_ho active_rehna healthy_lifestyle tandurust_rehna sugar_control \
  bp_control फिट_रहना ~ thak_jaata thak_jaati
moving_away moved_away leaving_town relocating_soon transfer_ho transfer_ho_gaya tabadla ghar_badal ghar_badal_raha \
  ghar_badal_rahe shahar_chhod city_chhod sheher_chhod leaving_the_city shift_ho_raha shift_ho_rahi shift_ho_rahe \
  posting_ho posting_aa doosre_shahar_ja dusre_shahar_ja got_transferred moving_to_another wapas_gaon_ja
laziness lazy aalas aalsi alsi subah_uth_nahi uth_nahi_paata uth_nahi_paati neend_nahi_khulti man_nahi_karta \
  mann_nahi_karta no_motivation motivation_nahi not_motivated आलस ~ neend_aati sleep_in
pain_or_injury ~ ghutna_dukhta kamar_dukhti dukhte dukhta_hai dard_rehta ghutne_mein_dard kamar_mein_dard moch chot \
  slip_disc
no_company no_partner no_gym_partner akele_mann akele_man akele_bore akele_nahi akele_jaana akele_jana \
  koi_saath_nahi saath_nahi_milta no_one_to_go nobody_to_go dost_nahi_jaate अकेले_मन
cost_too_high ~ fees_mehngi fees_bahut fees_zyada
cost fees_mehngi fees_bahut fees_zyada fees_badh mehnga mehngi
distance too_far ghar_se_door door_hai door_padta traffic_mein_phas bahut_door kilometre_door दूर_पड़ता
morning_batch ~ office_se_pehle college_se_pehle
evening_batch ~ office_se_aake office_ke_baad office_se_aa_kar school_ke_baad
ladies_batch women_only ladies_only only_ladies only_women sirf_auraton sirf_ladies sirf_mahila auraton_wala \
  auraton_ka ladies_wala सिर्फ_लेडीज सिर्फ_महिला
injury_free ~ bilkul_fit fit_hoon tandurust
lost_interest not_interested_anymore no_interest mann_nahi_karta bore_ho bore_ho_gaya bore_ho_gayi boring boriyat \
  utsah_nahi interest_nahi_raha dil_nahi_karta मन_नहीं_करता ~ bore
festival_or_family ~ ghar_mein_shaadi shaadi_thi diwali_thi holi_thi eid_thi tyohar_tha puja_thi navratri_tha \
  mehmaan_aaye mehmaan_the function_tha rishtedar_aaye ghar_mein_function
+ beginner pehli_baar पहली_बार kabhi_nahi_kiya kabhi_nahi_ki naya_hoon nayi_hoon shuru_se abhi_shuru kuch_nahi_aata \
  bilkul_naya starting_fresh new_to_this
beginner pehli_baar पहली_बार kabhi_nahi_kiya kabhi_nahi_ki naya_hoon nayi_hoon shuru_se kuch_nahi_aata bilkul_naya
+ intermediate thoda_bahut_aata thoda_aata basics_aate basic_aata know_the_basics thoda_seekha
+ advanced saalon_se saalo_se kaafi_saal kai_saal for_years many_years achhe_se_aata years_of_practice
trainers coach_dhyan coach_dhyan_nahi ~ sir_achhe sir_bahut achhe_se_sikha sikhate_hain sikhate_achha coach \
  guide_karte
equipments machines_nayi nayi_machines machines_achhi
gym_location ~ ghar_ke_paas office_ke_paas paas_mein_hai walking_distance
+ location ghar_ke_paas_hai paas_mein_hai station_ke_paas metro_ke_paas shahar_ke_beech highway_pe
timings der_raat_tak raat_tak_khula jaldi_kholo jaldi_khulta ~ der_tak_khula late_tak_khula 24_ghante_khula
price_low ~ fees_kam
+ price fees_kam
early_bird ~ savere_wala
slot_not_available ~ slot_full batch_full jagah_nahi_batch seat_nahi
batch_full ~ jagah_nahi_bachi
post_natal postnatal after_delivery delivery_ke_baad bachche_ke_baad_weight ~ post_pregnancy
home_workout ~ ghar_pe_hi_karta ghar_pe_exercise youtube_dekh_ke
walking_only ~ bas_tahalta walk_karta morning_walk park_mein_walk
steam_bath steam bhaap_wala sauna
locker_problem ~ locker_toot locker_chabi locker_nahi saaman_chori_locker
new_member ~ pehle_kabhi_nahi pehli_baar पहली_बार kabhi_nahi_gaya kabhi_gym_nahi
some_months few_months ek_do_mahine do_teen_mahine kuch_mahine thode_mahine chaar_mahine_kiya कुछ_महीने
self_training own_training train_alone ~ khud_kar_lunga khud_karunga khud_se akele_karunga
online_training ~ ghar_baithe video_pe zoom_pe
+ online_class ghar_baithe_video
work_pressure work_load workload kaam_ka_pressure office_pressure office_ka_pressure ~ office_ka_load night_shift \
  shift_lag project_chal target_chal kaam_zyada kaam_bahut overtime deadline
financial money_problem ~ naukri_chali paise_nahi salary_nahi paise_ki_tangi kharcha_zyada emi_chal afford_nahi \
  paise_ki_kami
medical ~ pair_toot haath_toot pair_mein_fracture plaster surgery_hui operation_hua doctor_ne_mana slip_disc \
  pregnant
achieved_goal goal_achieved target_achieved reached_goal goal_poora weight_kam_ho_gaya jitna_chahiye_tha \
  jitna_kam_karna ho_gaya_jitna target_poora ab_fit_hoon lakshya_poora
facilities facility amenities ~ shower_kaam shower_nahi locker_nahi washroom_nahi washroom_ganda ac_nahi_chalta \
  paani_nahi_aata parking_nahi machine_kharab machines_kharab suvidha
shifting_away ~ doosre_shahar dusre_shahar gaon_ja shahar_chhod
+ moving_away shifting relocation relocating doosre_sheher_ja dusre_sheher_ja doosre_sheher dusre_sheher ~ \
  shahar_se_ja
lose_weight lose_fat slim_down ~ charbi kilo_kam pet_kam vajan patla slim motapa
gain_muscle build_muscle ~ body_banani dole biceps abs bulk
+ stress mann_shaant man_shaant shaant_karna sukoon neend_nahi_aati dimag_shaant
reduce_stress stress_relief mental_peace ~ tension mann_shaant man_shaant sukoon neend_nahi_aati shanti relax
improve_stamina stamina endurance ~ jaldi_thak saans_phool daud_nahi seedhi_chadh thak_jaata thak_jaati himmat_nahi
stay_active ~ active
air_conditioning ~ garmi_lagti garmi_bahut garmi_lag ghutan pasina_aata
+ ac garmi_bahut_lagti garmi_lagti_andar
longer_hours ~ der_raat der_tak_khula raat_tak_khula jaldi_kholo subah_jaldi_kholo
timing ~ der_raat_tak der_tak_khula raat_tak_khula jaldi_kholo jaldi_khulta jaldi_band
need_to_ask_family ask_family ask_at_home family_permission ~ ghar_walon_se poochna_padega poochh_ke ghar_pe_poochna \
  pati_se_poochna papa_se_poochna husband_se_poochna ghar_pe_baat
+ fees mehngi_hai kaafi_mehngi fees_zyada bahut_mehngi
health_problem health_problems health_condition ~ ghutne_kharab ghutne_mein kamar_dard bp_hai sugar_hai slip_disc \
  saans_phool operation_hua dil_ki
+ eggetarian anda_kha anda_khaata anda_khaati ande_kha sirf_anda
+ vegan doodh_bhi_nahi doodh_dahi_nahi paneer_bhi_nahi
health_reason health_issue health_issues health_reasons ~ doctor_ne_rest doctor_ne_aaram rest_bola bed_rest \
  doctor_ne_mana kamar_mein_dard kamar_dard slip_disc operation pregnant tabiyat_kharab
injured injury ~ hurt_my hurt_my_knee hurt_my_back pulled_a_muscle sprained twisted_my ghutne_mein moch fracture \
  slip_disc chot pair_toot haath_toot
too_busy ~ work_has_been work_is_crazy hectic hectic_schedule office_ka_load time_nahi_mil kids_exams \
  travelling_a_lot long_hours
bored boredom ~ same_routine every_day_same mann_nahi_lagta bore_ho boring monotonous same_exercise roz_wahi
+ crowded always_a_queue queue_for_the
did_not_like_staff ~ trainer_ignored ignored_me trainer_rude trainer_badtameez no_attention
not_happy_with_staff ~ trainer_ignored no_attention
+ staff trainer_ignored
`

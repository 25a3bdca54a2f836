/**
 * Salons, weddings and other events: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first
 * word.
 */
export const LEISURE_WORDS = `+ haircut baal_chhote layers_karwani layers_karwana layer_karwani step_karwani ends_trim trim_my fringe \
  bangs_karwane naya_cut katwane_hain zero_cut machine_se_baal short_karwane baal_set बाल_छोटे ~ trim ends
+ hair_colour global_karwana global_colour highlight highlights_karwane streaks roots_touch safed_chhupane \
  safed_baal_chhupane grey_coverage mehndi_lagwani_baal loreal_colour kale_karwane rangwana rang_karwana \
  mehndi_lagwani_hai_baalon baalon_mein_mehndi mehndi_lagana_baalon cover_my_greys cover_greys cover_the_grey \
  root_touch_up going_blonde
hair_smoothening hair_straightening keratin smoothening nanoplastia botoplastia cysteine ~ baal_seedhe seedhe_baal \
  frizzy uljhe_baal
+ facial chehre_pe_glow face_glow glow_chahiye chehre_pe_chamak chehre_ki_chamak nikhaar skin_brightening \
  chehra_saaf face_clean_up cleanup_face gold_wala fruit_wala gold_ya_fruit mooh_chamkana चेहरे_पे_चमक ग्लो ~ glow \
  glowing chamak nikhar
cleanup clean_up ~ blackheads whiteheads
+ waxing rica body_hair baal_hatane haath_pair_ke haathon_ke_baal pairon_ke_baal full_body_wax arms_and_legs \
  full_arms_and roll_on_wax honey_wax chocolate_wax हाथ_पैर_के_बाल hair_removal
+ threading bhavein bhaunhe aibrow_banwani upper_lips moochh_ke_baal chin_hair forehead अप्पर_लिप भौंहें_बनवानी \
  आइब्रो bhauen bhaue bhaunein
+ manicure haathon_ke_nails haath_ke_nails haathon_ki_safai hand_nails nails_shape hath_saaf हाथों_की_सफाई
+ pedicure ediyan edi pairon_ke_nails foot_scrub feet_cleaning cracked_heels heels_cracked pair_kaale foot_spa \
  एड़ियां ~ heels
+ bridal_makeup meri_shaadi meri_hi_shaadi shaadi_ke_din_tayyar my_wedding im_getting_married i_am_getting_married \
  मेरी_शादी getting_married
+ massage kandhe_jakde kandhe_mein kandhon_mein badan_mein_thakan body_relax stress_relief thakan_utaarna \
  thakaan_utar body_pain gardan_jakdi ~ thakan jakde
+ hair_fall guchhe kanghi_mein_baal takla takle baal_kam_ho hair_on_my_pillow handfuls_of_hair bald receding \
  shower_mein_baal naali_mein_baal talvaa बाल_कम गंजा टकला
+ dandruff safed_papdi papdi_girti papdi_jam flakes scalp_mein_khujli sar_mein_khujli pipdi
frizzy_hair frizz frizzy ulajh_jaate uljhe_rehte jhaadu_jaise jhadu_jaise sookhe_baal rookhe_baal baal_rookhe \
  baal_sookhe baal_uljhe phoole_rehte manageable_nahi ~ rookhe uljhe rough
+ grey_hair umar_se_pehle_safed safed_hone_lage safed_aane_lage premature_greying umar_se_pehle
+ split_ends do_mooh do_muh do_mooh_wale neeche_se_do baal_do_muh ends_split
oily_scalp oily_hair greasy_scalp chip_chip_ho chipchipe_baal chip_chipe baal_chipchipe sar_mein_tel_aata oily_rehte \
  ~ chip_chip greasy chipchipe
thin_hair thinning_hair hair_thinning baal_patle patle_baal patle_ho volume_nahi no_volume choti_patli low_volume \
  volume_kam
dark_spots dark_spot pigmentation jhaiyan kaale_dhabbe kale_dhabbe kaale_daag daag_dhabbe muhase_ke_daag acne_marks \
  acne_marks_reh scars काले_धब्बे काले_दाग ~ dhabbe nishaan patches
+ pigmentation kaale_dhabbe dhabbe
+ dryness khichi_khichi khinchi_khinchi khichav papdi_nikal skin_phat skin_dry flaky_skin chhilka ~ lotion_lagana
+ oily_skin chehre_pe_tel chehra_chipchipa tel_aata_rehta tel_nikalta face_shines chehra_tailiya tzone oily_face \
  चेहरे_पे_तेल
+ wrinkles umar_ke_nishaan lakeerein_chehre maathe_pe_lakeerein chehre_pe_lakeerein skin_dheeli skin_latak sagging \
  looking_old
+ dark_circles aankhon_ke_neeche aankh_ke_neeche under_eye under_eyes under_my_eyes panda_eyes आंखों_के_नीचे
unwanted_hair facial_hair chehre_pe_baal thodi_pe_baal chin_pe_baal hair_on_chin hair_on_my_chin laser_hair_removal \
  hair_removal permanent_hair_removal moochh_aati chehre_ke_baal चेहरे_पे_बाल
+ tanning kaala_ho_gaya kaali_pad kaale_pad_gaye dhoop_se_kaala dhoop_mein_kaala sun_burnt beach_se_aane haath_kaale
bride dulhan dulhaniya bahu ~ behen_ki_shaadi didi_ki_shaadi beti_ki_shaadi meri_shaadi jiski_shaadi
groom dulha dulhe ~ bhai_ki_shaadi bete_ki_shaadi
hair_cut_for_child ~ bachche_ke_baal
+ group hum_chaar hum_paanch hum_teen saari_saheliyan hum_sab chaar_ladkiyan
bridal ~ pheron_ke_liye phere_ke_liye dulhan bride meri_shaadi jaimala
party ~ dost_ki_shaadi saheli_ki_shaadi friend_ki_shaadi cousin_ki_shaadi kisi_ki_shaadi birthday_function guest_ban \
  function_mein_jana function_mein_jaana reception_mein_jana shaadi_attend attend_a_wedding birthday_bash \
  birthday_hai cocktail farewell_hai
haldi_or_mehndi haldi_mehndi haldi_function mehndi_function ~ peele_kapdon peele_kapde haldi mehndi
at_the_salon in_salon at_salon at_parlour visit_salon parlour_mein salon_mein shop_pe_aa main_aa_jaungi \
  main_aa_jaunga main_aa_jaati wahan_aa_jaungi aa_jaungi_wahan khud_aa_jaungi i_will_come ill_come_there \
  come_to_the_salon पार्लर_में सैलून_में मैं_आ_जाऊंगी
+ home_service ghar_bula ghar_bula_lo aap_aa_jao aap_aa_jaiye aap_aa_jaana ghar_pe_bhej_do someone_home आप_आ_जाओ
at_home ghar_bula ghar_bula_lo aap_aa_jao aap_aa_jaiye ghar_pe_bhej आप_आ_जाओ
something_urgent emergency_came came_up achanak_mehmaan mehmaan_aa_gaye mehman_aa_gaye achanak_kaam zaroori_kaam \
  office_mein_atak atak_gayi_thi phas_gayi_thi phans_gaya_tha meeting_aa_gayi guests_came guests_arrived urgent_work \
  mehmaan_aa ~ achanak atak_gaya atak_gayi phas_gayi phas_gaya traffic_mein jaam_mein
not_well unwell sar_dard_tha bimar_thi bimar_tha bimar_ho_gayi bimar_ho_gaya fell_sick was_sick was_ill got_fever \
  ulti_ho ~ bukhar fever sick periods_aa period_aa
+ changed_mind mann_nahi_kiya mann_nahi_tha man_nahi_kiya irada_badla didnt_feel_like dil_nahi_kiya plan_badal \
  मन_नहीं_किया
found_another_salon another_salon another_parlour dusra_parlour doosra_parlour dusre_parlour other_salon \
  paas_wale_mein paas_wale_parlour kahin_aur_karwa karwa_liya_kahin kahin_aur_se दूसरे_पार्लर
long_wait long_waiting waiting_time wait_karwaya wait_karaya intezaar_karaya intezaar_karwaya ghanta_baitha \
  ghanta_baithi ghanta_baithna baithna_pada baithaye_rakha bithaye_rakha ghante_baithe sat_for made_me_wait \
  kept_waiting der_baithna ghanta_khada इंतजार_करवाया बैठना_पड़ा kept_me_waiting made_us_wait waited_an_hour \
  waited_for_an_hour ~ bahut_der intezaar ghanta_lag
not_clean unhygienic towel_gande gande_towel towel_ganda gandi_kanghi kanghi_gandi kanghi_mein_doosron safai_nahi \
  saaf_nahi hygiene_nahi baal_pade_the dirty_towels dirty_towel unwashed_towels same_towel same_blade blade_purana \
  गंदे_टॉवल ~ ganda smelly
result_not_good bad_result cut_tedha tedha_cut tedha_kaat tedha_kar tedhe_kaat uneven cut_kharab colour_theek_nahi \
  colour_kharab colour_alag_aaya shade_galat wrong_shade shade_alag barbaad_kar barbad_kar baal_kharab baal_jal \
  bigaad_diya bigad_diya bigaad_di ruined spoiled_my_hair spoilt_my_hair makeup_kharab makeup_cakey makeup_kaala \
  pasand_nahi_aaya achha_nahi_aaya achha_nahi_laga jaisa_bola_waisa_nahi not_what_i_asked फर्क_नहीं_दिखा बर्बाद_कर \
  बिगाड़_दिया botched messed_up_my looks_terrible not_what_i_wanted ~ tedha patchy
skin_reaction reaction allergy_ho daane_nikal_aaye daane_ho_gaye daane_nikal jalan jalan_ho laal_ho_gaya \
  laal_ho_gayi laal_chakatte chakatte burning_sensation skin_burn skin_burned skin_burnt skin_jal chehra_laal \
  chamdi_utar chamdi_nikal rashes_aa broke_out turned_red went_red लाल_हो_गया दाने_निकल ~ rash rashes khujli sujan
+ skin facial cleanup detan de_tan d_tan bleach chemical_peel ~ khujlata kille
+ wedding baraat_aayegi beti_ki_shaadi bete_ki_shaadi baraat_wale
+ anniversary saal_poore_ho 25_saal pachees_saal 50_saal shaadi_ke_25_saal shaadi_ke_pachees शादी_के_25_साल
religious_ceremony religious_function puja_function dharmik ~ mata_ki_chowki chowki jagran satyanarayan katha kirtan \
  bhandara havan mundan akhand_path sundarkand ramayan_path langar_karna shraddh
naming_ceremony namkaran ~ bachche_ka_naam naam_rakhna chhathi
venue banquet marriage_hall shaadi_hall lawn marriage_garden farmhouse jagah_chahiye jagah_book hall_chahiye \
  hall_book palace_book place_to_hold मैरिज_हॉल जगह_चाहिए ~ logon_ki_jagah capacity
+ catering khana_banane_wale khana_banane_wala plate_ka_rate plate_ka per_plate khane_wale khana_khilana rasoi_wale \
  खाना_बनाने_वाले
+ decoration phool_wale tent_wale lighting_aur_tent gubbare_lagane phool_murjha murjhaye photo_jaisa_nahi \
  mandap_photo flowers_were wilted wilted_flowers flowers_dried
+ makeup dulhan_ko_tayyar dulhan_tayyar dulhan_ko_tayar tayyar_karna_hai beautician tayyar_hona tayyar_hona_hai \
  ready_for_a_party party_ke_liye_tayyar taiyar_hona taiyar_karna function_ke_liye_taiyar function_ke_liye_tayyar \
  party_ke_liye_taiyar
dj_and_music ~ naachne_gaane naach_gaana gaane_bajane dhol_wale band_wale baraat_ka_band orchestra singer \
  sound_system
+ mehndi henna
+ priest phere_karane phere_karwane phere_karane_wale pooja_karane puja_karwane maulvi maulana qazi kazi granthi \
  पंडित_जी
invitation_cards wedding_cards wedding_card invitation invitations shaadi_ke_card card_chhapwane card_chhapwana \
  card_print nimantran e_invite कार्ड_छपवाने निमंत्रण ~ nyota video_invite
guest_transport guests_ko_laana mehmaano_ki_gaadi baraat_ki_bus ~ baraatiyon bus_chahiye mehmaanon_ke_liye_gaadi
guest_stay mehmaano_ke_kamre ~ kamre_chahiye rooms_for_guests
horse_and_band ghodi baggi
two_days ~ agle_din next_day sangeet_ek_din
three_days_or_more three_days teen_din ~ sab_functions sangeet_shaadi haldi_mehndi_sangeet haldi_mehendi_sangeet
lawn_or_farmhouse lawn open_air khule_mein khula khuli_jagah khule_aasman open_garden garden_mein open_lawn outdoor \
  खुले_में ~ garden hariyali
+ hotel five_star paanch_sitara
temple mandir arya_samaj gurudwara gurudware gurdwara
beach_or_destination destination ~ goa kerala samundar beach
+ jain bina_pyaz_lehsun bina_pyaz_lahsun no_onion_garlic pyaz_lehsun_nahi lehsun_pyaz
pure_vegetarian pure_veg only_veg veg_only shakahari_hi sirf_veg shudh_shakahari no_meat no_meat_at_all no_non_veg \
  शुद्ध_शाकाहारी शाकाहारी_ही
simple saada saadgi chhota_sa_function ghar_ghar_mein low_key small_function dikhawa_nahi सादगी ~ kam_kharcha
grand dhoom_dhaam dhoom_dhaam_se royal shahi shaahi bada_function lavish luxury zordaar jordaar bade_level धूमधाम \
  शाही ~ yaadgaar palace
standard theek_thaak normal_sa na_bahut_bada beech_ka middle_range
date_not_available dates_not_available date_khali_nahi date_nahi_mili date_nahi date_booked us_din_book us_din_pehle \
  us_din_nahi pehle_se_book already_booked_that hall_khali_nahi slot_nahi muhurat not_free_on तारीख_नहीं_मिली ~ \
  khali_nahi_tha khali_nahi_thi
booked_elsewhere booked_another booked_somewhere dusre_wale_ko dusre_ko_de doosre_ko_de kisi_aur_ko_de \
  kahin_aur_book dusri_jagah_book doosri_jagah_book advance_de_diya_dusre दूसरे_को_दे ~ kisi_aur
event_postponed postponed shaadi_aage aage_badh aage_badh_gayi date_aage agle_saal agle_saal_hogi aage_khisak \
  tal_gayi tal_gaya taal_di टल_गई आगे_बढ़ taal_diya agle_saal_ke_liye ~ delayed
event_cancelled cancelled_event rishta_toot rishta_tut shaadi_toot shaadi_cancel shaadi_nahi nahi_ho_rahi ab_nahi_ho \
  function_cancel program_cancel function_radd shaadi_radd रिश्ता_टूट शादी_नहीं
still_deciding still_thinking undecided not_decided soch_ke_batayenge soch_kar_batayenge soch_rahe soch_ke \
  ghar_walon_se_baat gharwalon_se ghar_walon_se family_se_baat family_se_poochna papa_se_poochna discuss_karke \
  discuss_karna final_nahi compare_kar abhi_tay_nahi abhi_socha_nahi सोच_के_बताएंगे घर_वालों_से
skin_services skin_care skin_treatment facial cleanup detan de_tan d_tan bleach chemical_peel face_pack ~ waxing \
  threading glow
nail_services nail_care nails nail_art gel_polish nail_extension nail_paint extension_nakhun manicure pedicure ~ \
  nakhun
+ nail gel_polish nail_extension nails nail_paint extension_nakhun
hair_services hair_care ~ haircut baal_set keratin smoothening hair_colour hair_spa blow_dry blowdry baal_kaat \
  global
+ hair baal_set keratin blow_dry blowdry seedhe_karwane
makeup_services ~ party_ke_liye_tayyar tayyar_hona ready_for_party party_makeup
+ spa body_polish body_scrub sauna aromatherapy ~ steam_lena
bridal_package ~ meri_shaadi dulhan bride my_wedding shaadi_hai_meri
too_short bahut_chhote chhote_kaat zyada_kaat zyada_chhota zyada_chhote bahut_zyada_kaat cut_too_much \
  chopped_too_much chopped_off बहुत_छोटे
too_long lambe_reh lambe_chhod kam_kaate aur_chhote bahut_lambe
uneven ek_taraf_lambe ek_taraf_chhote barabar_nahi ek_side_lambi upar_neeche_kaat tedha_kaat tedhe_medhe \
  one_side_longer one_side_shorter not_even not_symmetrical बराबर_नहीं ~ tedha tedhe
not_as_asked not_what_i_asked not_as_requested not_what_i_wanted different_from_what kuch_aur_kar kuch_aur_hi_kar \
  jaisa_bola jaisa_kaha jo_bola_wo_nahi jo_photo_dikhayi photo_jaisa_nahi step_bola maine_kuch_bola kuch_aur_kaat \
  didnt_listen suna_hi_nahi जैसा_बोला
liked_my_haircut sundar_lag badhiya_lag mast_lag
oily_skin chip_chip_karta chip_chip chehra_chip
oily chip_chip chipchipa chipchipi tel_aata tel_nikalta chehra_chamakta tailiya shiny_face
+ dry phat_jaati phat_jati sardiyon_mein_phat rookhi_rehti khichi_khichi chhilti
combination mili_juli mixed_skin kahin_oily t_zone tzone naak_pe_tel kahin_tel kahin_sookhi kuch_jagah_oily \
  maathe_pe_tel मिली_जुली
sensitive samvedansheel kuch_bhi_lagao laal_ho_jaati laal_pad_jaati jaldi_laal jalne_lagti reacts_to \
  everything_burns jaldi_reaction
senior_stylist expert_stylist ~ experienced sabse_achha_wala sabse_achhe purane_wale anubhavi
+ male_stylist bhaiya ladke_se boy_stylist
+ female_stylist didi_se madam_se girl_stylist
+ no_preference koi_bhi_chalega jo_khali_ho jo_bhi_ho
anyone koi_bhi_chalega koi_bhi jo_khali_ho jo_bhi_ho koi_bhi_kar koi_farak_nahi_kaun no_preference
+ at_home ghar_aa_sakte
sangeet naach_gaana naach_gaane naach_gane_wali gaana_bajana_raat dance_wali_raat ladies_dance
haldi haath_peele peeli_rasm ubtan
+ reception shaadi_ke_agle_din dawat walima_wala
reception shaadi_ke_agle_din agle_din_ki_dawat
food_quality bad_food food_bad food_problem khana_kharab khana_thanda khana_kam khana_kam_pad khana_khatam \
  khana_kam_tha khana_achha_nahi khane_mein_swad swad_nahi baasi_khana basi stale kachcha_tha jala_hua_khana \
  namak_zyada tasteless oily_food cold_food food_was_cold food_ran_out food_finished insufficient_food mithai_kharab \
  खाना_ठंडा खाना_कम ~ khana
decoration_poor poor_decoration bad_decoration decoration_issue phool_murjha murjhaye sookhe_phool dried_flowers \
  wilted_flowers artificial_flowers naqli_phool photo_jaisa_nahi_saja sajawat_feeki lights_nahi_lagi stage_kharab
late_setup setup_late setup_delayed tent_nahi_laga tent_late time_pe_tent stage_taiyar_nahi taiyar_nahi_tha \
  tayyar_nahi_tha ready_nahi mehmaan_aa_gaye_tab_tak not_ready_on_time guests_arrived_before setup_nahi
sound_problem sound_issue mic_problem mike_band mic_band mike_kharab mike_nahi mic_nahi speaker_band speaker_phat \
  awaaz_phat awaaz_nahi_aa dj_ki_awaaz_phat dj_kharab dj_late sound_system_kharab gaana_ruk music_ruk echo_ho \
  mic_kept kept_cutting cutting_out speaker_went no_sound_from ~ mic speaker
cinematic film_jaisa film_jaisi movie_jaisa movie_jaisi movie_style फिल्म_जैसा
+ drone upar_se_wala upar_se_shot aasman_se udne_wala_camera
+ candid bina_pose natural_photos bina_bataye
+ album kitaab_mein chhapwani_hai chhapwana_hai photo_book print_karwana
photo_prints ~ frame_karwana
cut haircut katwana katwani trim
+ straightening seedhe_karwane seedhe_karne
+ beard daadhi_set
beard_trim ~ daadhi dadhi daadhi_set shave
+ walk_in bina_appointment aise_hi_aa
walked_past passing_by ~ board_dekha board_dekh raste_mein_dekha saamne_se_guzar nikalte_hue gate_pe_dekha \
  aate_jaate
offer_message ~ message_aaya discount_ka_message sms_aaya offer_aaya
+ parking gaadi_khadi_karne gaadi_lagane parking_nahi gaadi_ki_jagah gaadiyan_khadi gaadi_khadi
ambience mahaul baithne_ki_jagah music_achha lighting_achhi ~ vibe
waiting_time ~ intezaar kam_wait jaldi_number
fresh_flowers real_flowers natural_flowers asli_phool taaze_phool ~ genda gulab rajnigandha marigold roses orchid \
  mogra
artificial_flowers fake_flowers naqli_phool nakli_phool plastic_ke_phool silk_flowers नकली_फूल
balloons balloon gubbare gubbara ~ helium arch
theme_decoration theme superhero थीम
fireworks atishbazi aatishbazi patakhe pyro आतिशबाजी
anchor emcee mc_wala bolne_wala_stage
choreographer dance_sikhane sangeet_dance dance_teacher
+ classical shehnai sitar_vadan shastriya
+ live_band gaane_wala gayak
+ drum dhol_baje
no_music ~ bina_gaane gaana_nahi music_nahi
with_relatives relatives_home rishtedaron ~ rishtedar relatives chacha_ke_ghar mama_ke_ghar nanihal
at_the_venue ~ wahin_kamre venue_pe_kamre wahin_rukenge rooms_there
not_needed ~ sab_local local_hain sab_apne_ghar
bride_side ladki_wale ladki_walon ladki_ki_taraf beti_wale लड़की_वाले
groom_side ladke_wale ladke_walon ladke_ki_taraf bete_wale लड़के_वाले
+ birthday first_bday b_day_party saal_ki_ho_rahi saal_ka_ho_raha pehla_saal first_year_party
farewell vidai_party last_working
freshers_party ~ fresher
advance_too_high ~ advance_zyada itna_advance advance_nahi_de
wanted_sample ~ chakh_ke_dekhna
live_streaming ~ online_dikhana youtube_pe_live bahar_ke_rishtedar
shoulder_length medium_length kandhe_tak kandhon_tak collar_length गर्दन_तक ~ medium
+ long kamar_tak waist_length peeth_tak
+ short boy_cut bob_cut pixie kaan_tak
regular_grooming regular_visit routine_visit ~ har_mahine_jaisa har_baar_jaisa hamesha_jaisa jaise_hamesha usual \
  monthly_visit
interview
normal saadi_wali saada_wala simple_wali
any_one ~ jo_achha_ho jo_sahi_lage aap_batao jo_theek
underarms underarm bagal kaankh arm_pits armpit बगल
full_body poora_badan poori_body sar_se_pair whole_body head_to_toe
intimate small_gathering close_family ghar_ke_log sirf_ghar_ke bas_ghar_ke ghar_ghar_ke only_family family_only \
  nazdeeki_rishtedar kareebi_log chhota_sa_function ghar_ke_hi घर_के_लोग
large_gathering ~ hazaar_log poora_gaon poori_biradari bahut_saare_log hazaaron do_hazaar_log
+ large hazaar_log poori_biradari hazaaron_log
full_planning complete_planning full_wedding_planning end_to_end sab_kuch_aap sab_aap_dekho sab_aap_karo \
  sab_kuch_sambhalo poori_zimmedari poora_intezaam pura_intezaam everything_by_you सब_कुछ_आप
day_coordination day_of_coordination on_the_day us_din_sambhal shaadi_wale_din_sambhal bas_us_din sirf_us_din
only_venue venue_only ~ bas_jagah sirf_jagah sirf_hall bas_hall sirf_lawn
only_decor decor_only decoration_only ~ sajawat_hi bas_sajawat sirf_sajawat sirf_phool bas_mandap
service_staff serving_staff ~ waiter waiters waiter_kam serve_karne parosne wale_kam_the
timing_issue delay ~ ghante_late late_lagaya time_pe_nahi der_se_shuru late_shuru
billing_issue billing ~ zyada_paise paise_maange extra_bill baad_mein_paise baad_mein_zyada bill_mein_extra \
  hisaab_galat
dental_care dental ~ munh_se_badbu muh_se_badbu daant_peele daant_gir daant_hil
+ manicure_and_pedicure haath_pair_ki_safai haath_pair_ki_saaf
pedicure_and_manicure manicure pedicure mani_pedi ~ haath_pair_ki_safai haath_pair_saaf ediyan nails
+ hair_spa baalon_mein_tel baalon_ki_maalish champi sar_ki_maalish
karva_chauth karwa_chauth karwachauth करवा_चौथ ~ vrat teej
+ festival diwali holi eid navratri durga_puja pongal rakhi raksha_bandhan ganesh_chaturthi christmas lohri teej \
  दिवाली
everyday daily_use ~ roz_ke_liye aise_hi roz_ka
indoor_hall closed_hall ac_hall ~ hall andar_wala banquet
outdoor_lawn open_lawn ~ khule_aasmaan khule_mein lawn garden khula_maidan
+ farmhouse sheher_ke_bahar_farm bahar_farm farm_pe
home_function ~ apne_ghar_par apne_ghar_pe ghar_ke_aangan ghar_par_hi
venue_booked venue_finalised ~ hall_le_liya hall_book_ho jagah_le_li jagah_tay jagah_mil_gayi lawn_book
almost_done nearly_done ~ thoda_sa_reh thoda_bacha bas_thoda sab_ho_gaya_lagbhag lagbhag_ho
just_started just_starting ~ kuch_nahi_kiya abhi_shuru abhi_to_shuru shuruaat abhi_soch
same_as_last_time as_usual pichhli_baar_jaisa pichhli_baar_wala jaisa_pehle_kiya wahi_wala_cut hamesha_wala
fade side_se_chhote side_se_chhota upar_se_bade side_trim undercut
long_layers layers ~ lambe_hi lambe_rakhne step_cut
burning burning_sensation jalan jalan_ho chubhan
basic_package basic ~ jo_sasta sabse_sasta kam_wala simple_wala sirf_zaroori
luxury_package ~ sabse_achha_wala sabse_mehnga best_wala top_wala
+ luxury sabse_achha_wala sabse_mehnga
bride_only only_bride ~ sirf_main bas_main sirf_dulhan bas_dulhan
bride_and_family ~ mummy_aur_behen behen_ka_bhi mummy_ka_bhi poori_family ghar_ki_auratein family_ka_bhi saas_ka_bhi
bridesmaids bridesmaid saheliyan saheliyon
kitty_party ~ auraton_ki_party ladies_party mahilaon_ki
capacity ~ hazaar_log log_aa_jayein kitne_log logon_ki_jagah log_baith
digital_invite digital e_card ecard ~ whatsapp_wala whatsapp_pe video_card pdf_card
printed chhapa_hua chhape_hue print_wala kaagaz_wala छपा_हुआ
marigold genda gende
rose roses gulab
orchid orchids
mixed mix mila_jula sab_milake mila_ke mishrit assorted सब_मिलाके
+ leg pairon taangein dono_pair
religious religious_ceremony religious_function ~ satsang bhajan jagran katha kirtan havan bhandara mata_ki_chowki \
  satyanarayan
+ vegetarian no_meat_at_all no_non_veg only_veg shakahari_hi sirf_veg
hair_treatment keratin smoothening botox hair_repair ~ frizzy want_it_smooth hair_fall dandruff damaged_hair \
  rebonding
bridal_services ~ getting_married my_wedding meri_shaadi
+ noise mic_kept
sound ~ mic mic_kept mike_band kept_cutting cutting_out speaker_band dj_kharab awaaz_phat speakers_went
+ food_quality ran_out food_ran ran_out_of_food wasnt_enough_food not_enough_food undercooked overcooked stale_food
`

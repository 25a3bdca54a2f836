/**
 * Questions of surveys: times of the day, how often, how soon, where one heard of it, who decides, who is there, why one left:
 * lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word.
 */
export const SURVEY_WORDS = `forenoon purvahn before_noon before_twelve before_12 before_lunch lunch_se_pehle lunch_se_pahle dopahar_se_pehle \
  dopahar_se_pahle barah_baje_se_pehle first_half pehla_half subah morning savere दोपहर_से_पहले सुबह लंच_से_पहले ~ \
  nashte_ke_baad breakfast_ke_baad after_breakfast gyarah_baje_tak barah_baje_tak before_one_pm
+ morning before_twelve before_lunch lunch_se_pehle lunch_se_pahle dopahar_se_pehle dopahar_se_pahle दोपहर_से_पहले \
  लंच_से_पहले first_half savere_savere subah_ke_time ~ nashte_ke_baad after_breakfast before_school school_se_pehle
+ afternoon post_lunch second_half lunch_ke_baad khana_khane_ke_baad khane_ke_baad ~ school_ke_baad school_se_aane \
  after_school lunch_hour lunch_break school_chhutne
+ evening office_se_aane after_work after_office office_ke_baad duty_ke_baad ~ sunset andhera_hone tea_time \
  chai_ke_waqt chai_ke_time suraj_dhalne kaam_se_lautne shaam_ke_time diya_batti
+ night ~ dinner_ke_baad after_dinner khana_khane_ke_baad_raat sone_se_pehle before_bed bedtime
early_morning subah_subah tadke subah_savere at_dawn dawn bhor सुबह_सुबह सुबह_सवेरे तड़के ~ before_i_leave \
  first_thing first_thing_in sunrise suraj_nikalne before_office office_se_pehle before_work office_jaane_se
office_hours business_hours working_hours office_time working_time kaam_ke_time ऑफिस_टाइम ~ daytime din_mein \
  during_the_day at_work 10_se_5 nine_to_five 9_to_5 office_mein duty_time ten_to_five das_se_paanch दिन_में \
  while_im_at kaam_ke_waqt day_time
after_office_hours after_office after_work office_ke_baad duty_ke_baad kaam_ke_baad after_working_hours ऑफिस_के_बाद ~ \
  home_from_work office_se_aane office_se_aa duty_khatam chhutti_ke_baad late_evening evening_only shaam shaam_ko \
  office_chhutne duty_se_aane काम_के_बाद ड्यूटी_के_बाद office_se_lautne
weekend_only only_weekends weekend weekends chhutti_wale_din chhutti_ke_din day_off my_day_off holidays_only \
  छुट्टी_के_दिन ~ weekdays_nahi not_on_weekdays
+ weekend chhutti_ke_din chhutti_wale_din day_off छुट्टी_के_दिन
+ weekday kaam_ke_din working_day working_days beech_hafte mid_week midweek monday_to_friday ~ office_se_chhutti
any_time anytime kabhi_bhi marzi jab_marzi jab_chaho jab_mann jab_man whenever 24_hours 24_ghante कभी_भी जब_चाहो \
  जब_मर्जी ~ free_hoon_hamesha hamesha_free phone_on din_bhar_free poora_din_free jab_theek_lage jab_aapko any_hour \
  round_the_clock sara_din_free
+ no_preference any_time anytime kabhi_bhi jab_marzi jab_chaho jab_mann jab_man whenever as_you_like up_to_you \
  you_decide aap_dekh_lo aapki_marzi jaisa_aap jab_aapko jab_theek_lage koi_bhi_time any_time_works कभी_भी जब_चाहो \
  जब_मर्जी आपकी_मर्जी no_matter jo_aapko_theek all_the_same whatever_suits whichever din_bhar_free ~ poora_din_free \
  hamesha_free koi_farak koi_fark
several_times_a_day many_times_daily ~ din_mein_kai kai_baar all_the_time har_ghante every_hour morning_evening_night \
  paanch_baar_roz baar_baar bar_bar constantly din_bhar_chalta baar_roz din_mein_chaar din_mein_paanch times_a_day \
  multiple_times hourly
once_a_day roz_ek_baar daily everyday every_day roz rozana har_roz हर_रोज रोज ~ every_evening every_morning subah_ek \
  har_subah har_shaam raat_ko_roz
few_times_a_week alternate_days every_other_day ek_din_chhod ek_din_chod hafte_mein_do_teen hafte_mein_teen \
  two_three_times_a twice_a_week thrice_a_week सप्ताह_में_तीन हफ्ते_में_दो ~ few_times hafte_mein_do hafte_mein_kai \
  some_days
once_a_week hafte_mein_ek_baar weekly har_hafte har_sunday every_sunday weekends
once_a_month mahine_mein_ek_baar monthly har_mahine
+ rarely blue_moon kabhi_kabhaar kabhi_kabhar mahine_mein_ek_aadh saal_mein_ek_aadh kbhi_kbhi ~ jab_zarurat \
  jab_kaam_pade ek_aadh ek_aadh_baar mushkil_se
first_time pehli_baar पहली_बार
+ immediately today_itself kal_hi jitni_jaldi ek_do_din within_days two_three_days right_now
within_a_month mahine_ke_andar mahine_bhar is_mahine this_month next_few_weeks few_weeks before_the_month \
  mahine_ke_ant महीने_के_अंदर इस_महीने ~ das_pandrah_din pandrah_din do_hafte teen_hafte two_weeks three_weeks \
  20_days 15_days 10_days hafte_bhar week_or_two
next_year agle_saal अगले_साल saal_ke_end year_end
just_exploring just_looking just_browsing exploring window_shopping dekh_rahe dekh_raha dekh_rahi jaankari \
  information timepass no_plan ~ pata_kar sirf_dekh bas_dekh puchtaach no_plan_yet pata_karna sirf_poochna \
  abhi_kuch_nahi comparing survey_kar
+ just_looking pata_kar no_plan sirf_dekh bas_dekh
friend_or_relative word_of_mouth jaan_pehchan ~ friend dost relative rishtedar jija bhabhi chacha cousin colleague \
  padosi neighbour brother sister behen bhai bahan saali mausi mama boss uncle recommended dost_ne kisi_ne_bataya \
  told_me दोस्त बहन भाई suggested office_wale
+ friend word_of_mouth colleague sahkarmi ~ recommended neighbour padosi boss saath_kaam kisi_ne_bataya told_me \
  suggested flatmate roommate bagal_mein_rehta bagal_mein_rehti
+ social_media reels insta_story insta_reel whatsapp_forward forward_aaya yt_video youtube_video twitter tweet ~ \
  whatsapp
+ newspaper morning_paper print_ad paper_mein akhbar_mein पेपर_में jagran bhaskar press ~ paper
tv television teevee doordarshan ~ serial news_channel channel match_ke_dauraan match_dekhte
+ advertisement ~ serial_ke_beech match_ke_dauraan
web_search search_engine google googled google_search googling net_pe_dhoondha online_search गूगल ~ internet \
  searched_online net_pe internet_pe near_me search_kiya dhoondha_net chatgpt bing
+ google googled googling
+ hoarding metro_station_pe laga_tha chauraha chaurahe road_side_board highway_pe ~ poster banner pole
walk_in walkin passing_by passed_by drove_past walked_past guzar_raha guzar_rahi guzra raaste_mein_padti aate_jaate \
  dukaan_dikhi dukan_dikhi saw_your_shop saw_the_shop ~ nearby live_nearby paas_mein_rehta paas_hi_rehta mohalle_ki \
  yahin_rehta raste_mein_padta raaste_mein_padta idhar_se_ja
joint_decision jointly joint milkar milke together mil_baith sab_milke sab_milkar hum_dono both_of_us all_of_us मिलकर \
  हम_दोनों ~ family_discussion discuss discussion sab_ki_raay sabki_raay everyone_decides ghar_mein_sab raay_se \
  salah_se dono_milkar dono_milke
+ myself my_call its_my_call i_decide mera_hi_faisla mera_faisla i_take_it main_hi_leta main_leta
self its_my_call my_call i_decide mera_faisla mera_hi_faisla thats_me speaking main_khud khud_bol main_bol i_am_the \
  mera_hi_account apna_hi_account ~ mera_account i_myself
+ spouse missis mister biwi_se gharwali_se hubby better_half ~ mere_mister mere_woh woh_hi_lete unki_patni uska_pati
+ parents ghar_ke_bade bade_log elders ghar_ke_bujurg
+ child ladka ladke ladki bachche bachchi बच्ची ~ son daughter
son_or_daughter beta beti bachchi ladka_hoon ladki_hoon putra putri ~ papa_ka_account meri_mummy mere_papa papa_hain \
  mummy_hain my_fathers my_mothers mummy_ka mummy_ke papa_ka papa_ke fathers_account mothers_account pitaji_ka
other_relative bhatija bhatiji bahu devar jija damaad saala bhabhi nephew niece uncle aunt cousin chacha mama mausi \
  nanad jethani saas sasur pota poti ~ my_uncles my_aunts bhai behen brother sister
neighbour_or_friend padosi dost friend neighbour flatmate roommate colleague ~ bagal_mein next_door saath_kaam \
  saath_rehta
domestic_help house_help househelp maid kaamwali kamwali bai naukar naukrani servant cook didi_jo_kaam driver नौकरानी \
  कामवाली बाई नौकर ~ nanny aaya_rahegi jhadu_wali khana_banane_wali kaam_karti kaam_wali
nobody no_one noone tala_laga taala_laga tala_laga_hoga koi_nahi empty_house locked tala taala sab_bahar all_out ताला \
  कोई_नहीं ~ ghar_band band_rahega well_be_out we_will_be_out all_at_work nobody_home khali_rahega bahar_rahenge \
  sab_kaam_pe lock_laga
+ phone_call baat_karke baat_kar phone_kar call_karo call_kar ring_me ring ghanti phone_lagana ~ baat_karo mobile_pe
+ sms text text_kar txt simple_message inbox_wala saada_message normal_message मैसेज
+ email mail mail_kar write_to_my_id e_mail ~ id_pe_likh
home_visit ghar_aa ghar_aao ghar_aaiye ghar_aana come_over come_home send_someone kisi_ko_bhej representative_bhej \
  aamne_saamne ghar_bhej घर_आइए घर_आओ ~ aadmi_bhej agent_bhej milne_aa face_to_face kisi_ko_bhejna
tamil tamizh tamilian தமிழ் तमिल ~ chennai madras
telugu telgu తెలుగు तेलुगु ~ andhra hyderabadi
kannada kannad ಕನ್ನಡ कन्नड़ ~ bangalore_ki karnataka
bengali bangla bangali বাংলা बंगाली बांग्ला ~ kolkata
marathi मराठी ~ maharashtra
malayalam മലയാളം मलयालम ~ kerala
gujarati ગુજરાતી गुजराती ~ gujarat
punjabi panjabi ਪੰਜਾਬੀ पंजाबी
odia oriya ଓଡ଼ିଆ उड़िया
urdu اردو उर्दू
hindi rashtrabhasha हिंदी
+ aadhaar 12_digit biometric_card
+ pan tax_card income_tax_wala पैन
voter_id voter_card election_card matdata matdata_card pehchan_patra vote_wala_card vote_wala matdaan_card \
  matdan_card epic epic_card voting_card वोटर_कार्ड मतदाता ~ chunav_wala voter
driving_licence driving_license dl licence license laisens ड्राइविंग_लाइसेंस लाइसेंस
+ passport travel_document ~ videsh_wala foreign_wala
ration_card rashan_card ration rashan rasan bpl bpl_card राशन_कार्ड राशन ~ sasta_galla galla_wala kota_wala
student_id college_id school_id id_card_college
+ staff_behaviour tameez_nahi tameez attitude baat_karne_ka बात_करने_का rawaiya arrogant ~ baat_nahi_karte misbehaves
+ price reduce_charges rate_kam daam_kam discount_do sasta_karo costly too_costly ~ discount charges_kam charges
+ waiting_time line_lambi long_queues intezar kept_me_waiting late_service ~ ghanto_baithe der_lagti देर_लगती \
  der_lagta hour_for_my number_nahi_aata baithe_rehte my_turn bheed_bahut token
product_quality quality maal_kharab saman_kharab poor_material cheap_material nakli_maal सामान_घटिया क्वालिटी ~ \
  jaldi_toot tikta_nahi tikau_nahi material durability toot_gaya kharab_nikla
nothing sab_theek sab_accha sab_badhiya sab_sahi all_good its_all_good keep_it_up no_suggestions no_complaints \
  सब_अच्छा सब_ठीक ~ perfect_as aise_hi as_it_is koi_sujhav_nahi koi_kami_nahi kuch_nahi koi_shikayat_nahi
+ too_expensive couldnt_afford jeb_pe_bhaari jeb_pe budget_ke_bahar mehnga_padta ~ daam_badha price_high \
  price_too_high rate_badha
+ bad_service nobody_answered support_pathetic bad_support customer_care_useless ~ baar_baar_complain complain_karke \
  customer_care no_support support_bekar service_bekaar
found_a_better_one better_one better_offer better_deal dusra_achha doosra_achha competitor rival switched \
  dusri_company doosri_company दूसरी_कंपनी ~ switched_to jio_le_liya airtel_le_liya dusre_ka_offer doosre_ka_offer \
  dusra_le doosra_le le_liya_dusra elsewhere port_kara jio_le airtel_le
no_longer_needed not_needed_now not_required_now ab_zarurat_nahi zarurat_nahi jarurat_nahi जरूरत_नहीं use_nahi \
  use_nahi_hota dont_need_it ~ kaam_khatam kaam_ho_gaya project_over project_khatam ab_nahi_chahiye zarurat_khatam \
  no_use
moved_away relocated shifted left_the_city moved_out shahar_chhod sheher_chhod shahar_chhoda sheher_badal घर_बदल ~ \
  transfer transfer_ho_gaya gaon_wapas wahan_nahi_rehte ghar_badal shift_ho_gaya shift_ho tabadla left_town
+ salaried 9_to_5 nine_to_five mnc i_work_for bank_mein_kaam private_company office_mein_kaam ~ tcs infosys wipro \
  it_company
+ business apni_dukan kirana_store shop_owner own_a_shop trader vyapari factory_chalata ~ kirana
+ farmer kheti_baadi khet zamindari
+ student preparing_for b_com bcom btech b_tech engineering_second second_year first_year third_year final_year upsc \
  ssc_ki_tayari coaching ~ college
+ housewife gharelu_mahila ghar_sambhalti ghar_pe_rehti gharwali_hoon
homemaker housewife gharelu_mahila grihini ghar_sambhalti ghar_sambhalna look_after_the_house गृहिणी ~ ghar_pe_rehti
+ retired superannuated naukri_se_nivritt nivritt ex_army ex_serviceman ritaayar
less_than_a_year new_here naye_hain just_moved naya_hoon abhi_aaye कुछ_महीने ~ last_month_shifted kuch_mahine \
  few_months recently haal_hi
more_than_5_years bachpan_se since_birth born_here pushton_se decades saalon_se shuru_se ~ janam_se peedhiyon_se \
  barson_se bahut_saalon ancestral generations
in_person khud_aaunga khud_aaungi pahunch_jaunga pahunch_jaungi be_present be_there will_come physically venue_pe \
  खुद_आऊंगा ~ main_aaunga aa_jaunga aa_jaungi will_attend
+ online virtual virtually link_bhej zoom ghar_se_dekhunga video_pe laptop_se
online virtual virtually link_bhej zoom ghar_se_dekh ghar_se_dekhunga google_meet video_pe laptop_se_join ऑनलाइन ~ \
  laptop_se ghar_se_join
not_attending cant_attend cant_come wont_come nahi_aa_paunga nahi_aa_paungi nahi_aaunga नहीं_आ_सकता count_me_out \
  will_skip skip cant_make_it nahi_aa_sakta nahi_aa_sakti ~ out_of_station bahar_hoon busy_hoon
bank_transfer account_mein_daal neft imps rtgs netbanking standing_instruction online_transfer ~ account_mein \
  khaate_mein khate_mein खाते_में
+ cash haath_mein note
+ vegetarian no_meat dont_eat_meat ~ jain jain_hain pyaz_lehsun lehsun
+ excellent finger_licking 5_star five_star ungliyan_chaat swadisht_bahut ~ bahut_swadisht बहुत_स्वादिष्ट
+ good tasty swadisht zaykedar yummy delicious स्वादिष्ट
+ average edible kuch_khaas_nahi nothing_special
+ poor pheeka kachcha_tha besvad beswad bakwas tasteless inedible basi बेस्वाद ~ kachcha
+ own apna_ghar apna_flat apna_makan apna_makaan khud_ka_ghar own_house own_home apni_dukan apni_zameen apna_tractor
+ home apna_ghar khud_ka_ghar own_house
+ shop kirana_store apni_dukan
+ afternoon khana_khake lunch_karke
+ evening chai_ke_time chai_pe
+ any_time din_bhar_ghar ~ ghar_pe_rehta ghar_pe_rehti
before_office office_jaane_se office_se_pehle before_work nikalne_se_pehle before_nine ~ subah_jaldi before_leaving \
  nau_baje_se_pehle
lunch_break lunch_time lunch_hour khane_ki_chhutti lunch_ke_time during_lunch one_to_two ~ 1_se_2 1_to_2
after_dinner dinner_ke_baad late_night night_time raat_ko sone_se_pehle ~ raat nine_pm nau_baje_raat
+ weekend off_day chhutti_ko
very_long_wait very_long forever bahut_der ghanto ghanton lambi_line hours do_ghante kaafi_der itni_der ~ \
  ghante_baithe ghanto_baithe der_tak
bit_long slightly_long little_long thodi_der thoda_zyada thodi_lambi ~ aadha_ghanta half_an_hour
just_right acceptable theek_tha theek_thi sahi_tha ठीक_था ~ itna_to_chalta chalta_hai chal_jata
very_short no_waiting jhat_se paanch_minute jaldi_ho fataafat fatafat तुरंत ~ turant immediately quick quickly \
  do_minute minutes_mein wait_nahi_karna
indifferent ignore ignored dhyan_nahi didnt_care dont_care parwah_nahi uninterested udaseen ~ cold bas_theek \
  dhyan_nahi_diya tawajjo_nahi dekha_tak_nahi
+ rude ulta_jawab ulta_bola gusse_mein_bola tu_tadak
too_high itna_nahi beyond_my_budget over_budget mehnga mahanga bahut_mehnga ~ \
  kam_karo kam_kar budget_se nahi_de_sakte
low kam_hi sasta cheap saste ~ itne_mein_to
+ fair theek_hai_utna sahi_lag ~ chalega_itna utna_theek itna_theek
+ cheap value_for_money paisa_vasool
+ expensive jeb_khali
another_company other_company dusri_company doosri_company competitor koi_aur kisi_aur jio airtel vi_ka bsnl \
  दूसरी_कंपनी ~ jio_le_liya airtel_le_liya switched port_kar
nothing_at_all kuch_nahi dont_use_any band_kar_diya without_it use_nahi_karte ~ koi_nahi use_karna_band
home_made homemade khud_bana khud_banate ghar_ka_bana
+ website online_dekha
+ both dono_wala
+ forenoon subah_ke_time subah_ke_waqt
`

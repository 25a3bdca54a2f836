/**
 * What callers say in place of the options that designers commonly give for an order, a repair, a journey, a course, a job and the
 * reasons for and against: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word.
 */
export const CHOICE_WORDS = `+ damaged ~ toot_ke_aaya toot_kar_aaya tut_ke_aaya toota_aaya tooti_aayi came_in_pieces in_two_pieces daraar \
  darar_padi darar_aayi andar_se_toota crack_on_it crack_hai kona_toota dented pichak_gaya pichka
+ broken ~ snapped in_two_pieces do_tukde tukde_ho tukde_tukde phoot_gaya phoot_gayi chakna_choor chaknachoor \
  cracked_completely toot_gaya_hai fell_and_shattered tut_gaya
+ changed_mind ~ didnt_like did_not_like pasand_nahi_aaya pasand_nahi_aayi no_longer_required dont_need_it_now \
  no_longer_need ab_zaroorat_nahi zaroorat_nahi_rahi already_have_one dont_want_it mann_nahi_hai_ab mann_badal \
  zaroorat_nahi_ab iska_kaam_nahi koi_kaam_nahi_ab
+ late_delivery ~ arrived_late came_late reached_after reached_late week_after_the_date time_pe_nahi_aaya \
  time_par_nahi_aaya time_pe_nahi samay_par_nahi chahiye_tha_tab_nahi tab_nahi_aaya der_se_mila \
  shaadi_ke_baad_pahuncha itne_din_laga der_se_aaya function_nikal reached_after_the took_too_long
+ poor_quality ~ quality_not_good bekar_kapda ghatiya_kapda feels_rough poor_finish silai_khul stitching_khul \
  silai_nikal feels_cheap looks_cheap kapda_patla rang_utar_gaya rang_chala_gaya kachcha_rang cheap_material \
  kapda_ghatiya local_product sasta_wala_kapda rang_nikal_gaya
+ wrong_size ~ naap_ka_nahi naap_galat naap_sahi_nahi size_sahi_nahi chahiye_tha_m chahiye_tha_l bada_nikla \
  chhota_nikla naap_chhota naap_bada length_kam lambai_kam kamar_pe_tight too_big_for_me pehna_hi_nahi \
  pair_mein_nahi_aa fit_nahi_aa
+ wrong_item ~ jo_mangaya_wo_nahi jo_mangaya_tha_wo mangaya_tha_wo_nahi manga_tha_wo_nahi jo_manga_tha_wo \
  kuch_aur_nikla kuch_aur_aaya doosra_aa_gaya not_what_i_ordered somebody_elses_order someone_elses_order \
  doosra_model dusra_model doosri_cheez galat_model kisi_aur_ka_parcel
+ not_received ~ never_got_it never_got nahi_pahuncha pahuncha_nahi pahuncha_hi_nahi koi_packet_nahi_aaya \
  koi_parcel_nahi_aaya parcel_nahi_aaya packet_nahi_aaya abhi_tak_nahi_pahuncha mila_hi_nahi nothing_came \
  delivered_dikha delivered_dikha_raha kuch_nahi_aaya haath_mein_nahi
+ torn_packet ~ dabba_phata packet_phata dibba_phata box_phata packet_geela dabba_geela dabba_pichka box_pichka \
  packet_toota dabba_toota box_was_torn box_was_crushed carton_was_wet packet_khula dabba_dab seal_tooti \
  paani_se_geela packet_geela_tha
+ wrong_address ~ galat_ghar galat_pate doosre_mohalle dusre_mohalle at_my_old_house my_old_address \
  purane_ghar_pe purane_ghar_par purane_pate_par purane_pate_pe other_building another_building \
  someone_in_the_other kisi_aur_ke_yahan doosri_building dusri_building padosi_ke_ghar_de went_to_another_house \
  galat_jagah doosri_gali dusri_gali
+ missing ~ mangaye_the_ek_aaya ek_hi_aaya_do do_mangaye_ek ek_cheez_kam one_item_short forgot_one_item \
  aadha_saman do_aaye_teen one_thing_missing
+ asked_for_extra_money ~ rupaye_alag_se paise_alag_se alag_se_maange upar_se_maange took_extra chai_paani_ke \
  tip_maang seedhi_chadhne paise_maang_raha wanted_a_tip demanded_money
+ replace ~ send_me_another send_another_one another_one doosra_bhej_do badal_ke_de badal_dijiye badal_kar_de \
  swap_it fresh_one iske_badle
+ refund ~ return_my_amount return_my_money my_amount_back put_it_back_on paise_khate_mein card_pe_wapas \
  paise_lauta paisa_lauta rakam_lauta money_back paise_hi_de paisa_hi_de jo_diya_tha_wapas
+ repair ~ sahi_karwa sahi_kar_do bana_ke_de banwa_ke_de mistri_bhej jo_theek_kare theek_kar_dijiye theek_kar_do \
  theek_karwa get_it_fixed banwa_do mend_it kisi_ko_bhejo_theek technician_to_fix
+ store_credit ~ coupon_de coupon_dijiye app_balance_mein app_wallet_mein wallet_mein_daal वॉलेट_में_डाल \
  agli_kharidari
+ keep_it ~ rakh_lunga_kam kam_karo_rakh rate_kam_karo aadhe_daam_mein_rakh kam_kar_do_rakh rakh_lenge_agar \
  rakh_lete_agar keep_it_if kuch_chhoot_de give_me_something_off adjust_some_amount rakh_lungi rakh_lunga
+ unopened ~ packet_band pack_pada pack_hai_abhi dabba_nahi_khola abhi_nahi_khola nahi_khola kholi_nahi box_band \
  waise_ka_waisa_pada seal_nahi_todi seal_nahi_khuli still_in_the_box never_opened box_as_it_is
+ opened_but_unused ~ khol_ke_rakh khol_kar_rakh took_it_out_once sirf_dekha bas_dekha_tha khola_aur_rakh \
  opened_and_kept chalaya_nahi only_opened_to opened_to_check khola_bas
+ used_product ~ din_pehna hafta_chalaya pehan_liya pehen_liya wore_it dho_bhi_diya dho_diya chala_chuke \
  istemal_kar_liya istemal_kiya_hua pehna_hai_ek mahine_chalaya worn_it_twice worn_once been_using_it din_chalaya \
  do_baar_pehna ek_baar_lagaya
+ clothes ~ kurti kurtis frock suit_ka_piece suit_piece lehenga sherwani pyjama pajama blazer hoodie saree
+ electronics ~ smart_watch trimmer
+ furniture ~ shoe_rack office_chair bookshelf dining_table dressing_table centre_table computer_table
+ grocery ~ dry_fruits ration_ka_saman rashan_ka_saman namkeen_biscuit chini_chai chai_patti rice_and_oil masale \
  dal_chawal atta_dal ghee_ka_dabba monthly_ration aata_dal
+ toy ~ building_blocks lego teddy_bear teddy doll gudiya barbie puzzle toy_gun
+ afternoon ~ lunch_ke_aas lunch_ke_samay
+ evening ~ back_from_work back_from_office
+ morning ~ office_jaane_se_pehle before_i_leave_for before_leaving_for office_nikalne_se_pehle
+ weekend_only ~ not_on_working working_days_nahi sirf_chhutti only_on_sunday only_on_saturday sirf_sunday \
  sirf_itwar saturday_ya_sunday saturday_or_sunday shanivar_ya_ravivar
+ security_guard ~ gate_pe_chhod gate_par_chhod gate_pe_rakh gate_pe_de watchman_ko_pakda society_gate \
  society_ke_gate
+ neighbour ~ people_opposite opposite_flat saamne_wale_flat saamne_wale_ghar bagal_wale saamne_wali_aunty \
  give_it_next_door upar_wale_sharma
+ ac_repair ~ aircon split_ka_outdoor thandi_hawa_nahi hawa_thandi_nahi air_conditioner_not ac_thanda_nahi \
  gas_bharwani_hai_ac outdoor_unit ac_servicing
+ appliance_repair ~ ro_ka_paani_nahi tv_ki_screen oven_stopped tv_screen mixer_jal machine_paani_nahi
+ clean ~ bathroom_ragadna scrub carpet_shampoo dusting ragadna ragadni chamkana chamkani
+ electrician ~ switch_kharab bijli_chali_gayi bijli_gul switch_jal board_jal स्विच_खराब mcb_gir \
  switch_board_jal pankha_nahi_chal fan_is_not_running light_nahi_kamre sparks_from_the_socket
+ plumbing ~ toilet_is_blocked toilet_blocked toilet_jam sink_jam sink_blocked basin_ka_paani paani_nahi_ja_raha \
  drain_blocked flush_nahi nal_tapak tap_is_leaking sink_band flush_kaam_nahi paani_tapak_raha_nal \
  naali_band_hai_kitchen water_from_the_pipe
+ carpenter ~ wooden_chair lakdi_ki_kursi palang_toot darwaza_atak hinge_is_loose kundi_lagani drawer_nahi \
  almari_banwani curtain_rod
+ noise ~ vibrate_karta vibrate_karti hilta_bahut dhad_dhad khat_khat_karta humming_sound shor_karta \
  ghar_ghar_ki_awaaz
+ not_cooling ~ gas_khatam_lag just_blows_air just_blows sirf_hawa_deta bas_hawa_deta only_air \
  hawa_deta_hai_thanda garam_hawa room_stays_hot kamra_thanda_nahi kamra_garam thandak_nahi
+ wont_start ~ band_pada band_padi chalta_hi_nahi on_hi_nahi button_dabane_se wont_turn_on
+ water_leaking ~ deewar_geeli indoor_se_paani andar_paani_girta paani_girta paani_girti farsh_pe_paani \
  drops_are_falling boond_boond_paani
+ full_house ~ saare_kamre sare_kamre har_kamra har_kamre ek_ek_kona kona_kona all_the_rooms all_rooms \
  top_to_bottom poore_ghar_ki poora_ghar
+ water_tank ~ underground_tank overhead_tank
+ ants ~ cheetiyan chitiyan cheentiyan
+ mosquitoes ~ macchhad machhad machchhar
+ emergency turant immediately at_once jaldi_se_jaldi ~ foran fauran right_now abhi_turant abhi_ke_abhi \
  as_soon_as_possible asap paani_bhar_raha
+ this_week ~ hafte_ke_andar
+ anytime ~ take_your_time jab_time_ho jab_samay_ho jab_ho_sake not_urgent koi_jaldi_nahi jaldi_nahi no_rush \
  no_hurry whenever_you_can jab_bhi_ho_jaye
+ adventure ~ camping_aur_trek bike_pe_ladakh ladakh_bike
+ family ~ vacation_with_my bachchon_ke_saath_ghoomne with_my_children chhuttiyan_manane mausi mama_ji chacha_ji \
  bhai_ne_bataya behen_ne_bola padosi_ne
+ honeymoon ~ biwi_ke_saath_pehli wife_ke_saath_pehli shaadi_ke_baad_pehli newly_married just_got_married \
  nayi_shaadi nayi_nayi_shaadi
+ pilgrimage ~ ganga_nahane ganga_snan ganga_nahana temple_visit mandir_darshan maa_papa_ko_kashi
+ dormitory ~ only_a_bed bas_bed sirf_bed shared_wala sab_saath_sote hostel_type hostel_jaisa ek_bistar
+ family_room ~ parents_and_children log_ek_saath kamra_bachchon_ke
+ alone ~ akeli_hoon akela_hoon
+ suite ~ sabse_achha_wala sabse_badhiya_wala most_luxurious sabse_mehnga_wala jisme_hall sabse_bada_wala
+ all_meals ~ teenon_waqt teeno_waqt breakfast_lunch_and_dinner breakfast_lunch_dinner nashta_lunch_dinner \
  teeno_time_khana sab_khana everything_included
+ half_board ~ subah_aur_raat two_meals do_time_ka nashta_aur_raat_ka nashta_aur_dinner do_waqt
+ room_only ~ no_food khana_bahar eat_outside bahar_kha_lenge khana_bahar_khayenge bas_rehna without_meals
+ breakfast_included ~ poori_sabzi_subah subah_ka_nashta_bas nashte_ke_saath nashta_milega nashta_hona
+ hourly_rental ~ half_day_ke_liye hours_80_km keep_the_car ghante_ke_liye shopping_karni_hai_gaadi \
  gaadi_saath_rahe ghante_ke_hisaab
+ local ~ across_town just_across_town city_mein_hi sheher_mein_hi yahin_paas within_the_city sheher_ke_andar \
  shehar_mein_hi city_ke_andar
+ ac_not_working ~ hot_inside no_cooling_in no_cooling ac_was_off air_conditioner_was_dead \
  air_conditioner_was_off ac_nahi_chalaya ac_chalane_se_mana garmi_mein_mar paseene_paseene
+ dirty_vehicle ~ seat_par_daag seat_pe_daag stains_on_the_seat stains_on_seat smelled_inside gutkha_thuka \
  paan_thuka not_clean_at_all seat_gandi andar_badbu kachra_pada gaadi_gandi seat_pe_gandagi
+ driver_cancelled ~ jaane_se_mana jane_se_mana dropped_the_booking bola_nahi_aaunga nahi_aaunga_bola \
  refused_to_go ride_radd refused_to_come did_not_come_after
+ driver_late ~ came_after_forty came_after_thirty came_after_an_hour aadha_ghanta_wait kept_me_waiting \
  bahut_intezaar
+ overcharged ~ extra_maanga extra_maange zyada_jod paise_jod_diye added_wrongly more_than_the_booking \
  meter_se_zyada zyada_kiraya kiraya_zyada more_than_the_app
+ rash_driving ~ laparwahi_se_chala laparvahi_se jhatke_maar phone_while_driving phone_pe_baat_karte almost_hit \
  hit_a_truck gaadi_bhaga signal_tod overtake_kar tez_bhaga was_speeding tez_chala_raha
+ driver_behaviour ~ jhagda_kiya bad_words badtameezi_ki gaali_di ulta_seedha_bola behaved_badly argued_with \
  gaali_di_driver tameez_nahi shouted_at
+ staff_behaviour ~ impolite badtameezi_ki gaali_di theek_se_baat_nahi
+ poor_food ~ nashte_mein_kuch_tha namak_zyada made_us_sick daal_mein_namak
+ billing_issue ~ zyada_jod paise_jod do_baar_paise added_wrongly more_than_the_booking bill_samajh_nahi \
  does_not_match_my bina_bataye_paise paise_zyada_kaate zyada_paise_kaate
+ billing ~ paise_zyada_kaate do_baar_kat do_baar_paise payment_ki_par_due still_showing_due still_showing_dues \
  paise_kaat_liye amount_galat wrong_figure zyada_paise_liye paise_do_baar
+ room_not_clean ~ dust_everywhere chadar_badli_nahi chadar_nahi_badli chadar_gandi
+ no_internet ~ could_not_connect password_galat wifi_password net_bilkul_band offline_dikha completely_dead \
  bilkul_nahi_chal been_down_since down_since_morning
+ booked_by_mistake ~ ungli_lag wrong_date_selected son_pressed galat_date_select galat_tareekh galti_se_ho \
  do_baar_book pressed_it
+ found_cheaper ~ aadhe_mein_mil pe_kam_hai jagah_kam_mein kahin_aur_sasta giving_for_less kam_mein_mil \
  sasta_mil_raha better_price better_deal kam_daam
+ illness ~ tabiyat_kharab tabeeyat_kharab jhulsa blight rog_lag fafoond fungus patte_sookh patte_peele jad_gal \
  bachcha_bimar hospital_mein_hain operation_hua unwell dengue pair_toot leaves_have_spots patton_pe_daag
+ change_of_plan ~ kahin_aur_ja trip_is_off not_travelling_anymore not_travelling date_aage_badh \
  not_going_anymore ab_nahi_ja program_cancel plan_badal
visa_not_received ~ not_stamped visa_reject visa_rejected visa_nahi_laga visa_nahi_mila embassy
+ work ~ leave_cancel leave_got_rejected leave_rejected did_not_approve_leave chhutti_nahi_mili chhutti_nahi_mil \
  office_se_chhutti_nahi duty_lag leave_nahi_mili
+ general ~ bina_reservation chaalu_dabba
+ call_drop ~ call_apne_aap_kat gets_cut_every cut_every_time apne_aap_kat_jata baat_karte_kat \
  baat_karte_karte_kat cuts_in_the_middle line_drops awaaz_kat_kat
+ no_network ~ signal_nahi_aa zero_signal koi_signal_nahi tower_nahi no_bars emergency_calls coverage_nahi \
  danda_nahi
+ recharge_not_credited ~ money_deducted plan_not_active recharge_nahi_hua recharge_hua_hi_nahi pack_nahi_laga \
  validity_not_added recharge_aaya_nahi balance_nahi_aaya
+ sim_not_working ~ sim_activate_nahi sim_chalu_nahi nayi_sim_activate_nahi nayi_sim_chalu_nahi insert_sim \
  no_sim invalid_sim card_not_detected sim_nahi_pakad
+ slow_internet ~ photo_bhi_nahi_khulti photo_nahi_khulti net_dheere atak_atak video_atak keeps_buffering \
  page_khulne_mein
+ frequent_disconnection ~ beech_mein_kat_jati beech_mein_kat call_beech_mein_kat aata_jata keeps_dropping \
  on_off_hota har_ghante_band
+ router_problem ~ wifi_ka_dabba wifi_dabba wifi_wala_dabba adaptor_jal adapter_jal modem_ki_light \
  light_on_the_modem laal_batti_jal red_light_on modem_kharab modem_nahi router_kharab router_band \
  need_a_new_modem
+ slow_speed ~ half_of_what_i video_rukti video_ruk
+ cable_cut ~ taar_latak cable_broke taar_toot taar_kat wire_broke dug_the_road तार_टूट cable_kat line_is_broken \
  taar_kaat taar_tod
+ dth ~ dish_lagwani channel_wala
+ postpaid ~ baad_mein_bill pay_after_use bill_baad_mein
+ prepaid ~ just_recharge recharge_wala recharge_karwaunga pehle_paise
+ not_used ~ band_pada_rehta lying_unused zaroorat_nahi mobile_se_kaam_chal nobody_uses koi_use_nahi \
  koi_dekhta_nahi use_nahi_karta use_nahi_karte istemal_nahi_ho dekhte_hi_nahi
+ poor_service ~ staff_doesnt_care doesnt_care shikayat_karo_to din_se_koi_nahi nobody_picks pathetic_support \
  unhappy_with_your complaint_ka_jawab koi_jawab_nahi jawab_nahi_dete koi_sunta_nahi sunwai_nahi \
  customer_care_is_useless nobody_responds seva_achhi_nahi
shifting ~ makaan_khali transfer_ho_gaya ghar_khali_kar
switching_to_competitor ~ dusra_connection doosra_connection another_companys fibernet_lagwa doosri_company_ka \
  dusri_company_ka doosri_company dusri_company port_kara
+ too_expensive ~ bill_bahut_aata budget_mein_nahi paise_nahi_ban hike_in_the_fee mehnga_nahi_chahiye \
  rate_bahut_hai rate_bahut_zyada
+ missing_channels ~ star_plus_nahi sony_hata channel_hata channel_hat_gaye channel_gayab channel_hat_gaya \
  channel_nahi_aa channels_are_gone some_channels
+ no_tv_signal ~ after_the_rain barish_ke_baad
picture_freezing ~ breaks_into_squares dabbe_dabbe pixel_phat ruk_ruk_ke tasveer_ruk picture_ruk tasveer_atak \
  screen_freeze gets_stuck
recharge_not_updated ~ chalu_nahi_hua paise_diye_par still_deactivated channels_not_back pack_active_nahi \
  paise_de_diye_par paid_but
+ set_top_box_problem ~ box_mein_light box_ki_light dabba_kharab dabba_on_nahi
+ facial ~ muh_saaf chehra_saaf face_saaf
+ hair_colour ~ baal_rangwane baal_rangwana baal_rangne rang_karwana highlights root_touch safed_baal_chhupane \
  grey_coverage balayage brown_karwana
+ haircut ~ split_ends
+ manicure_and_pedicure ~ hands_and_feet nail_polish
+ massage ~ shoulders_rub shoulder_rub tel_maalish champi back_rub body_ache thakan_utarni
+ threading ~ dhaage_se dhage_se
+ waxing ~ vaiks baal_hatwane baal_hatwana bikini haath_pair_ke_baal full_arms legs_and_arms rica underarms
+ dandruff ~ sir_mein_papdi sar_mein_papdi papdi
+ frizz ~ bejaan bejan baal_bejaan
+ grey_hair ~ pak_gaye turning_white salt_and_pepper safed_ho safed_ho_rahe baal_pak
+ hair_fall ~ losing_a_lot_of losing_hair losing_my_hair
+ thin_hair ~ halke_baal less_volume ghane_nahi flat_and_lifeless
+ flexibility ~ yoga_ke_liye lachila shareer_lachila body_akad jhuk_nahi touch_my_toes
+ general_fitness ~ healthy_rehna sehat_achhi tandurust_rehna energy_chahiye fit_rehna swasth_rehna stay_healthy \
  stamina_badhana keep_in_shape stay_active
+ muscle_gain ~ build_my_arms get_bigger bigger_arms dole_shole six_pack bulk_up body_banani seena_chauda
+ rehabilitation ~ accident_ke_baad chot_ke_baad operation_ke_baad after_surgery after_my_surgery
+ weight_loss ~ lose_some_kilos lose_kilos burn_my_belly burn_belly belly_fat patla_hona pet_kam shed_fat \
  slim_hona charbi kilo_ghatana motapa_ghatana
+ crowded ~ packed_every wait_karna_padta machines_never_free machine_khali_nahi bheed_rehti line_lagani \
  too_many_people
+ health_problem ~ injured_my pregnant kamar_mein_dard bp_ki_dikkat doctor_ne_mana surgery_hui
+ moving_away ~ transfer_ho_gaya gaon_wapas sheher_chhod shahar_chhod gaon_ja_rahe_hamesha naye_ghar_ja \
  ghar_badal relocating leaving_this_house
+ no_time ~ night_shift_lag shift_timing exams_chal paper_chal_rahe
+ too_far ~ long_way_from no_bus_from door_padta ghar_se_door takes_an_hour aane_jaane_mein_ghanta
trainer_not_good ~ koi_sikhata_nahi kuch_aata_nahi koi_batata_nahi personal_attention_nahi dhyan_nahi_deta \
  nobody_guides phone_pe_laga instructor_is_careless coach_ignores coach_phone no_guidance koi_guide_nahi
+ dry ~ rookhi rukhi feels_tight
+ oily ~ gets_shiny face_gets_shiny t_zone tailiy tailiya
+ sensitive ~ nazuk allergy_jaldi laal_ho_jati reacts_to_everything jalan_hoti gets_rashes
+ normal ~ nothing_special no_problem_with_it
+ battery ~ dead_in_the_morning gaadi_ki_light_khuli lights_left_on left_the_lights
+ brake_issue ~ pedal_neeche disc_pad break_kam_lagte doesnt_stop_properly brake_nahi_lag break_nahi_lag \
  rukti_nahi squeals brakes_are_loose brake_dheele pedal
+ denting_and_painting ~ bumper_toot side_se_dab body_work dab_gayi_side dent_pad kharonch scratches_on bumper \
  rang_karwana
+ engine ~ it_overheats overheats engine_seize dhuan_nikal dhuan_de loses_power missing_kar seize
+ regular_service ~ servicing_karani servicing_karwani oil_change general_checkup routine_maintenance \
  free_service periodic hazaar_km_wali
+ tyre ~ wheel_phat
+ accident ~ crashed_into divider_se_lag khambe_se_lag truck_ne_maar takkar someone_hit_me palat_gayi thok_di
+ flat_tyre ~ stepney_nahi nail_went_in keel_ghus
+ key_locked_inside ~ chabi_gaadi_mein chabi_andar
+ out_of_fuel ~ no_petrol no_diesel petrol_nahi_bacha diesel_nahi_bacha tel_khatam petrol_khatam ran_out_of \
  empty_tank tanki_khali
+ brochure ~ pdf_bhej variant_ki_list photo_aur_details feature_bhej features_bhej list_bhej catalogue \
  specifications send_the_features jankari_bhej
+ exchange_old_car ~ my_present_car my_current_car value_of_my purani_dekar purani_deni give_my_old trade_in
+ finance ~ monthly_instalment kishton_mein kiston_mein emi_kitni loan_karwana
+ price_quote ~ final_daam keemat_bataiye rate_bataiye price_bataiye
+ test_drive ~ ek_baar_chalani want_to_try_it chala_ke_dekhna chalane_ke_liye ride_leni ek_baar_chalana \
  drive_it_once chala_ke_dekhni feel_the_drive
+ cng ~ see_en_ji
+ electric ~ e_v one_you_charge
+ coding ~ full_stack c_plus_plus website_banana software_banana
+ government_exam ~ upsc yupiesasi upsc_ki_taiyari ssc government_job_ki_taiyari sarkari_naukri_ki_taiyari \
  bank_po banking_ki_taiyari police_bharti
computer_course ~ dca ccc tally ms_office word_excel excel adca typing
+ dance ~ kathak bollywood bharatnatyam
+ spoken_english ~ improve_my_speaking fluency english_bolni_nahi english_bolna fluent angrezi_bolna \
  angrezi_sudharni speak_fluently
+ hybrid ~ aadha_aadha
+ classroom ~ in_person face_to_face
+ recorded_lectures ~ watch_later recording apne_time_pe apne_time_par video_wala pre_recorded self_paced \
  recording_dekhni
+ fees_too_high ~ out_of_my_budget budget_se_bahar paise_zyada mehnga_hai mehngi_hai costly
+ joined_elsewhere ~ dusri_jagah_admission doosri_jagah_admission wallah_le_liya admission_le_liya \
  doosri_jagah_le_liya doosri_coaching kahin_aur_join already_enrolled different_centre kahin_aur_admission
+ not_interested ~ vichar_badal irada_badal lost_interest dropped_the_idea ab_nahi_karna man_badal \
  koi_ruchi_nahi dont_want_it ruchi_nahi
parents_did_not_agree ~ ghar_walon_ne_mana parents_refused gharwalon_ne_haan family_said_no ghar_wale_nahi \
  papa_ne_mana parents_said_no parents_not_ready mummy_ne_mana mummy_nahi_chahti papa_nahi_maane \
  ghar_walon_ne_haan dad_did_not_allow papa_nahi ghar_wale_nahi_maane
+ batch_timing ~ time_theek_nahi samay_theek_nahi batch_nahi_tha us_time_office no_weekend_batch subah_nahi_aa \
  time_nahi_jamta shaam_nahi_aa time_match_nahi batch_time_clashes time_match time_nahi_jam
+ college ~ bsc_kar bsc_first bsc_second bsc_final bcom_kar bcom_first bcom_second bcom_final ba_kar_rahi \
  engineering_kar degree_final graduation_chal bca_kar mba_kar
+ housewife ~ ghar_pe_hi_rehti take_care_of_home ghar_sambhalti ghar_sambhal
+ school ~ barahvi_chal 12th_chal_rahi dasvi_mein das_vi plus_two inter_mein in_class_nine in_class_ten \
  studying_in_eighth
+ working_professional ~ employed
+ accountant ~ hisaab_kitaab_ka hisab_kitab ledger return_bharna gst_return
+ driver ~ licence_hai_gaadi truck_chalata gaadi_chalane_ka
+ helper ~ saman_uthane majdoori loading_unloading unskilled mazdoori saath_mein_kaam
+ telecaller ~ par_baat_karne_ka par_baat_karne_wala pe_baat_karne_ka call_centre calling_job bpo voice_process \
  calling_ka_kaam
+ currently_employed ~ company_mein_hoon working_in_a on_a_job naukri_chal_rahi
+ notice_period ~ resign_kar_diya paper_daal_diya put_down_my_papers resignation_de_di resign_kar_di resigned \
  resignation_de_diya serving_notice last_working_day istifa_de isteefa
+ self_employed ~ dukaan_hai_meri meri_dukaan
+ student ~ graduation_chal padhai_chal_rahi padhai_chal
+ unemployed ~ sitting_at_home nothing_at_the_moment kaam_nahi_hai looking_for_work khali_baitha naukri_dhoond \
  job_chhoot
bad_boss ~ sir_bahut_daant superior_is_abusive insults_us manager_theek_nahi boss_theek_nahi manager_achha_nahi
+ family_reasons ~ ghar_walon_ke_paas mummy_bimar father_needs bachcha_chhota ghar_ki_zimmedari \
  taking_care_of_parents
+ layoff ~ company_band_ho let_me_go chhatni nikal_diya staff_kam_kiya
+ long_distances ~ two_hours_travel travelling_too_much aane_jaane_mein
+ low_salary ~ ghar_nahi_chalta want_more_money tankhwah_kam paise_kam_milte increment_nahi underpaid no_hike \
  pagar_kam
no_growth ~ stuck_in_the_same aage_badhne_ka_mauka mauka_nahi_milta promotion_nahi seekhne_ko_kuch no_learning \
  tarakki_nahi nothing_new_to same_kaam
+ immediately ~ no_notice_period
+ anniversary ~ saal_gireh saalgirah
+ birthday ~ turning_one turns_five pehla_bday turning_five
+ corporate_event ~ dealers_meet dealer_meet seminar conference office_party annual_day product_launch \
  company_ka_program
+ engagement ~ rings_exchange ring_exchange
+ religious_ceremony ~ pooja_hai puja_hai
+ pure_vegetarian ~ veg_hi anda_bhi_nahi no_meat bina_maans maans_nahi vegetables_and_paneer meat_nahi
+ jain ~ aloo_pyaz_nahi
+ snacks ~ halka_phulka light_refreshments chai_samosa tea_and_samosa chaat_wagera starters_hi
veg_and_non_veg ~ dono donon_chahiye donon_tarah mix mixed chicken mutton meat maans
+ catering ~ bhojan
+ dj ~ gaana_bajane dance_music sound_wala music_system naach_gana gaane_bajane sound_aur_dance dance_floor \
  naachne_gaane speakers
+ decoration ~ flowers_and_lights stage_sajana phool_wale balloons mandap
+ makeup ~ parlour_wali hair_and_face
+ photography ~ camera_wala
+ venue ~ place_for hall_chahiye lawn_chahiye marriage_garden jagah_chahiye
+ sugarcane ~ ikh eekh ईख
+ pulses ~ arhar arahar
+ cotton ~ bt_wali
lack_of_water ~ drought barish_nahi baarish_nahi no_rain borewell_dry sookha sinchai_nahi paani_ki_kami \
  sookh_rahi paani_nahi_mil
+ flood ~ under_water too_much_rain paani_bhar_gaya doob_gayi waterlogged
+ insects ~ keede_lag sundi illi caterpillars worms_are_eating keeda_laga
+ stray_animals ~ neelgai nilgai chhutta_pashu saand jaanwar_kha wild_boars cows_eat
low_price ~ msp_nahi bhav_nahi daam_nahi_mil laagat_nahi bhav_nahi_mil bhav_kam laagat_bhi daam_kam
+ rain ~ asmani barish_ke_bharose baarish_ke_bharose only_monsoon when_it_rains bhagwan_bharose
+ borewell ~ motor_chalate motor_se
+ drip ~ pipe_se_boond
+ delay_in_service ~ hafte_se_latka taking_forever still_not_done abhi_tak_nahi_hua itne_din_ho din_se_latka \
  bahut_der_ho kaam_time_pe_nahi kab_se_wait latka_hua
+ product_quality ~ nakli_saman do_din_mein_kharab din_mein_kharab poorly_made broke_in_a_week nakli_maal \
  maal_kharab ghatiya_cheez very_bad_material saman_ghatiya
+ refund_pending ~ not_credited_back paise_wapas_nahi paise_nahi_laute paisa_atka money_has_not_come \
  amount_wapas_nahi
+ technical_issues ~ password_not_working app_nahi_chal server_down सर्वर_डाउन
+ net_banking ~ seedha_account account_mein_daal
+ upi ~ phone_pe_se g_pay
+ already_paid ~ done_it_yesterday kal_hi_bhar jama_kara bhar_diya_hai cleared_it
+ dispute ~ amount_is_wrong zyada_laga_diya itna_use_nahi wrong_amount itna_banta_nahi
+ no_money ~ business_manda dhandha_manda dhanda_manda haath_tang tangi_chal jeb_khali short_of_funds
+ salary_delayed ~ office_se_paise_nahi salary_aate_hi salary_late salary_aane_pe salary_aayegi_to
+ short_of_money ~ cash_ki_kami business_loss business_mein_loss income_kam paise_ki_dikkat money_is_tight
found_better_option ~ doosri_company_sahi usse_achha jagah_achha_offer another_one_gives achha_offer_mila \
  better_mil_gaya usse_behtar doosra_achha_mil better_deal_elsewhere doosra_le_liya dusra_le_liya
+ not_needed ~ bekar_pada dont_use_it istemal_nahi use_nahi_hota mere_kaam_nahi kisi_kaam_ka_nahi
need_time_to_think ~ ghar_pe_pooch ghar_pe_poochh thoda_time_do discuss_with_my decide_later give_me_a_few \
  soch_ke_bataunga soch_ke_bataungi let_me_think sochna_padega sochne_ka_time soch_kar_bataunga think_about_it \
  सोच_के_बताऊंगा vichar_karke discuss_with_family
somewhat_interested ~ a_little_interested thoda_bahut thodi_bahut kuch_had_tak had_tak dekh_sakte mildly
very_interested ~ zaroor_lena yes_definitely definitely very_keen turant_lena pakka_lunga pakka_chahiye \
  hundred_percent bilkul_chahiye absolutely bahut_mann very_keen_on zaroor_chahiye
+ daily ~ twice_a_day din_mein_do_baar
+ monthly ~ mahine_mein_ek_aadh mahine_ke_mahine
+ weekly ~ hafte_mein_do_teen
few_days ~ do_din_se teen_din_se chaar_din_se do_teen_din teen_chaar_din
+ some_months ~ chhah_mahine do_mahine_se teen_mahine_se chaar_paanch_mahine do_teen_mahine kuch_mahine \
  three_months half_a_year couple_of_months
more_than_a_year ~ do_saal bahut_saal saalon_se barson_se kai_saal dedh_saal many_years teen_saal bachpan_se_hai \
  last_three_years since_many_years
since_today ~ this_morning few_hours aaj_subah_se kuch_ghante
+ google ~ google_map google_maps internet_par_dekha net_pe_dekha internet_pe_dekha googled searched_online \
  net_pe_dhoonda internet_pe_mila maps_pe_mila
+ hoarding ~ deewar_pe_likha_tha wall_painting billboard road_pe_board chauraha_pe banner_dekha
+ television ~ star_plus heard_on_fm radio_mirchi news_channel tv_pe_aata fm_pe
+ black ~ jet_black coal_black
+ blue ~ navy navy_blue aasmani asmani aasmani_rang sky_blue neele_rang
+ gold ~ sunehri sunehra sunahra sunehre
+ grey ~ slate_grey
+ red ~ maroon
+ textile ~ velvet suede makhmal
+ glass ~ sheeshe_wala sheeshe_ka
+ leather ~ chamde_ka chamde_wala rexine asli_chamda
+ steel ~ stainless stainless_steel
+ wood ~ teak sagwan sheesham plywood rosewood
double_room ~ double_occupancy wife_ke_saath me_and_my_husband me_and_my_wife for_two_people pati_patni
+ termite ~ wood_is_being_eaten eating_the_wood lakdi_khokhli
+ business_trip ~ dealer_meet company_bhej training_ke_liye
+ footwear ~ sneakers heels_wali juti chappal jooti
+ family_member ~ mummy_le_lengi papa_rahenge saas_ghar_pe bhai_ko_de bete_ko_de husband_will_take \
  wife_is_at_home
+ front_desk ~ reception_pe company_ke_counter daftar_ke_counter reception_wali
+ pest_control ~ khatmal dawai_chhidak dawai_chhidakni keede_makode
+ bad_smell ~ ajeeb_si_gandh sadi_hui foul_odour gandi_mahak
+ remote_not_working ~ remote_kho remote_tooti remote_toot remote_ka_button
+ bathroom ~ commode_ragadna tiles_ke_daag khare_paani nahane_wali_jagah
+ kitchen ~ chulhe_ke_paas chiknai_saaf greasy rasoi_ki
+ sofa ~ couch_shampoo sofa_dhulwana sofe_ke_daag
+ outstation ~ sheher_se_bahar out_of_town another_city doosre_sheher dusre_shahar_jana
+ boss ~ gaali_deta boss_chillata senior_se_nahi toxic_manager
+ wedding ~ baraat phere nikah daughter_is_getting_married
+ technical ~ app_nahi_khul website_hangs login_nahi error_aata page_crash
+ forgot ~ slipped_my_mind dhyan_se_nikal dimaag_se_nikal missed_it
+ out_of_station ~ tour_pe gaon_aaya was_abroad safar_mein gaon_gaya shahar_se_bahar sheher_se_bahar bahar_hoon
+ rarely ~ once_in_a_blue only_on_festivals saal_mein_ek
+ never ~ not_even_once ek_baar_bhi_nahi aaj_tak_nahi
+ newspaper ~ read_in_the_paper akhbar_mein dainik_jagran
`

/** Telephones, internet, television, apps and devices: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const TELECOM_WORDS = `no_internet internet_not_working internet_down no_connection no_connectivity \
  net_not_working internet_outage no_internet_connection wifi_not_working ~ net_nahi_chal net_band net_nahi_aa \
  internet_nahi_chal internet_band internet_nahi_aa net_chal_hi_nahi wifi_nahi_chal wifi_band wifi_connect_nahi \
  connected_without_internet connected_but_no net_gaya_hua net_gayab net_ud_gaya nothing_is_loading kuch_load_nahi \
  kuch_khul_hi_nahi no_net los_light red_light lal_batti laal_batti lal_light laal_light red_blinking blinking_red \
  light_lal
+ slow_internet slow_speed slow_wifi low_speed speed_issue slow_connection slow_data speed_problem ~ speed_nahi_mil \
  speed_nahi_aa ghoomta_rehta gol_gol_ghoom video_ruk video_atak ruk_ruk_ke_chal circle_ghoom keeps_loading \
  keeps_buffering takes_forever_to_load 2g_jaisa net_bahut_slow download_nahi_hota kachhue_ki_chaal zoom_atak \
  reel_nahi_chal mbps_nahi_mil crawling crawls speed_half half_the_speed
frequent_disconnection frequent_disconnections disconnection connection_drops intermittent_connection \
  unstable_connection frequent_drops frequent_outages intermittent ~ baar_baar_band baar_baar_kat baar_baar_net \
  baar_baar_disconnect bar_bar_kat har_thodi_der aata_jata_rehta aata_jaata_rehta aata_hai_jata net_aata_jata \
  kabhi_chalta_kabhi kabhi_aata_kabhi on_off_hota comes_and_goes goes_and_comes keeps_disconnecting keeps_dropping \
  keeps_going keeps_cutting drops_every drops_again_and har_ghante_band chalte_chalte_band har_das_minute
wifi_range weak_wifi wifi_coverage weak_signal_in_rooms poor_wifi_range weak_wifi_signal wifi_signal wifi_signal_weak \
  weak_wifi_range ~ doosre_kamre dusre_kamre upar_wale_kamre upar_nahi_aata bedroom_mein_nahi andar_wale_kamre \
  kamre_mein_nahi_aata wifi_door other_room router_se_door router_ke_paas_hi only_near_the_router upstairs_no \
  chhat_pe_nahi_aata bedroom_mein_range range_kamre
router_problem router_issue router_fault faulty_router router_not_working modem_problem router ~ router_kharab \
  router_jal router_on_nahi router_restart modem_kharab dabba_kharab_net router_band adapter_jal router_ki_light \
  router_garam box_light_nahi router_hang
cable_cut fibre_cut wire_cut fiber_cut line_cut cable_broken wire_broken cable_fault broken_wire ~ taar_kat taar_toot \
  taar_tut wire_kat wire_toot cable_kat cable_toot bandar_ne_taar chuhe_ne_taar chuha_taar taar_chuhe rat_bit \
  monkey_broke khudai_mein_kat digging_cut truck_ne_taar taar_khinch tree_fell_on_the
installation_delay installation_pending delayed_installation connection_pending not_installed_yet \
  installation_not_done ~ connection_nahi_laga abhi_tak_nahi_laga lagane_nahi_aaye lagane_koi_nahi lagane_nahi_aaya \
  taar_dal_ke_chale kab_lagega installation_nahi_hui lagwane_ke_liye_paise paise_le_liye_lagaya connection_nahi_mila \
  abhi_tak_nahi_lagaya ab_tak_nahi_lagaya
technician_not_come technician_did_not_come technician_delay no_technician engineer_did_not_come technician_no_show \
  engineer_not_come ~ technician_nahi_aaya technician_aaya_hi engineer_nahi_aaya mistri_nahi_aaya koi_aaya_nahi \
  koi_aaya_hi_nahi koi_nahi_aaya nobody_came no_one_came nobody_turned_up never_turned_up aadmi_nahi_aaya \
  banda_nahi_aaya ladka_nahi_aaya kal_bola_tha_nahi bolte_hain_aate_nahi bolke_nahi_aaye
customer_care_issue poor_customer_care unresponsive_customer_care customer_care customer_support poor_support ~ \
  call_nahi_uthate phone_nahi_uthate koi_sunta_nahi koi_sunwai_nahi sunwai_nahi koi_jawab_nahi customer_care_wale_nahi \
  customer_care_nahi ivr_mein aadmi_se_baat_nahi robot_baat complaint_band_kar bina_theek_kiye closed_my_complaint \
  closed_without nobody_picks nobody_answers kept_on_hold hold_pe_rakh hold_par_rakh line_pe_rakh
+ no_network no_network_coverage network_problem network_issue poor_network weak_signal poor_coverage poor_signal \
  weak_network network_coverage ~ emergency_calls_only signal_nahi_aata signal_nahi_aa signal_kam network_kam \
  network_kamzor network_gayab tower_nahi_aata tower_nahi_pakad network_nahi_pakad dandi_nahi ek_dandi \
  phone_nahi_lagta chhat_pe_jaake bahar_jaake_baat balcony_mein_jaake have_to_go_out unreachable pahunch_se_bahar \
  network_area signal_gayab range_nahi_aati
+ call_drop call_dropping call_disconnects dropped_calls calls_drop ~ call_beech_mein beech_mein_kat baat_karte_karte \
  call_apne_aap_kat calls_get_cut call_gets_cut phone_apne_aap_kat
voice_not_clear poor_call_quality voice_quality voice_problem call_quality one_way_voice voice_breaking unclear_voice \
  awaaz_saaf_nahi awaaz_clear_nahi ~ awaaz_nahi_aati awaaz_nahi_aa awaaz_kat_kat awaaz_toot awaaz_phat sunai_nahi_deta \
  sunai_nahi_de unko_sunai_nahi echo goonj voice_cracks voice_keeps_breaking meri_awaaz_nahi cant_hear_them \
  they_cant_hear_me robotic_voice khar_khar_ki
calls_not_connecting unable_to_call call_failure outgoing_not_working cannot_make_calls outgoing_barred ~ \
  outgoing_band outgoing_nahi call_nahi_lag call_nahi_ja incoming_band incoming_nahi call_nahi_aa phone_nahi_lag \
  call_connect_nahi cant_make_calls calls_dont_go
+ wrong_bill billing_issue billing_problem billing_dispute incorrect_bill overbilling wrong_billing wrong_charges \
  billing ~ bill_zyada_aaya bill_double plan_se_zyada_bill plan_se_zyada extra_charge_laga gst_jodke bill_samajh_nahi \
  itna_bill_kaise bill_hike charged_for_something bina_use_bill do_mahine_ka_bill
recharge_not_credited recharge_failed recharge_failure recharge_pending recharge_issue failed_recharge \
  recharge_not_received recharge_not_activated recharge_not_done ~ recharge_nahi_hua recharge_nahi_aaya \
  recharge_kiya_par recharge_kiya_lekin recharge_kar_diya_par recharge_ke_baad_bhi balance_nahi_aaya pack_nahi_aaya \
  pack_chalu_nahi plan_activate_nahi recharge_atak money_gone_no_recharge recharge_galat recharge_not_showing \
  paise_dal_diye paise_daal_diye phir_bhi_chalu
wrong_recharge recharge_to_wrong_number ~ galat_number_pe_recharge galat_number_par_recharge dusre_number_pe_recharge \
  doosre_number_pe_recharge kisi_aur_ka_recharge
balance_deducted unwanted_service unwanted_services vas value_added_service caller_tune unwanted_pack \
  unwanted_subscription balance_deduction caller_tune_lag apne_aap_paise apne_aap_paise_kat ~ balance_kat \
  paise_kat_jate apne_aap_balance callertune bina_puche_pack bina_puche_chalu bina_pooche_chalu activated_without \
  service_chalu_kar_di balance_gayab hello_tune maine_chalu_nahi
data_exhausted data_finishing_fast data_finished data_over data_limit data_runs_out data_usage ~ data_khatam \
  data_jaldi_khatam net_khatam din_ka_data daily_data_khatam net_pack_khatam shaam_tak_khatam dopahar_tak_khatam \
  dedh_gb data_kam_padta data_kam_pad data_pura_nahi_padta
sim_not_working sim_problem sim_issue sim_damaged damaged_sim sim_fault sim_card_problem faulty_sim insert_sim \
  invalid_sim no_sim_dikha ~ sim_kharab sim_nahi_chal sim_band sim_toot sim_not_detected sim_pakad_nahi sim_card_error \
  sim_block sim_ghis sim_purani sim_detect_nahi
lost_sim sim_lost sim_lost_or_stolen lost_phone phone_lost phone_stolen ~ sim_kho sim_gum phone_chori mobile_chori \
  phone_kho mobile_kho phone_gum phone_gir_gaya_kahin jeb_kat mobile_gum phone_chheen chheen_ke_bhaag snatched_my \
  sim_band_kar_do
+ port_out port_my_number port_number mnp number_portability porting_out ~ company_badalni company_badalna \
  number_wahi_rahe number_same_rahe same_number_different jio_mein_jana airtel_mein_jana dusri_company_mein_jana \
  doosri_company_mein_le switch_to_jio switch_to_airtel upc_code porting_code port_karna port_karwana
spam_calls spam unwanted_calls promotional_calls telemarketing nuisance_calls dnd activate_dnd ~ company_wale_call \
  loan_wale_call credit_card_wale_call ad_wale_call faltu_call faltu_phone din_bhar_company_ke promotional_sms \
  dnd_chalu dnd_lagana spam_call marketing_call fraud_call ajnabi_call unknown_calls
otp_not_received otp_not_coming otp_issue otp_problem no_otp otp ~ otp_nahi_aa otp_nahi_aata otp_nahi_mila \
  otp_nahi_aaya code_nahi_aa code_nahi_aaya code_nahi_mila otp_late otp_expire never_got_the_code didnt_get_the_code \
  message_mein_code
roaming international_roaming ~ videsh_mein_chale videsh_mein_sim bahar_desh_mein abroad_mein_phone going_abroad_phone \
  dubai_mein_chale doosre_desh_mein
international_calling isd international_calls isd_calls ~ videsh_call videsh_baat videsh_phone bahar_desh_call \
  isd_pack dubai_call gulf_call
+ upgrade plan_upgrade upgrade_plan higher_plan change_plan plan_change ~ bada_plan tez_wala_plan speed_badhani \
  speed_badhana speed_badha zyada_speed_wala more_speed zyada_data_wala faster_plan next_plan_pe plan_badalna_hai \
  plan_badalna plan_badalwana
downgrade downgrade_plan lower_plan cheaper_plan smaller_plan ~ sasta_plan chhota_plan chota_plan kam_wala_plan \
  kam_paise_wala_plan plan_kam_karna kam_speed_wala
new_connection fresh_connection new_sim new_line ~ naya_connection connection_chahiye connection_lagwana \
  connection_lena nayi_sim naya_sim nayi_line net_lagwana wifi_lagwana broadband_lagwana wifi_chahiye net_chahiye \
  dish_lagwani dth_lagwana
shift_connection shift_of_connection address_change transfer_connection move_connection ~ ghar_badal naya_ghar_le \
  naye_ghar_mein_lagana makaan_badal kamra_badal ghar_shift connection_shift wifi_shift moving_house moving_home \
  new_house_connection naye_pate_par dusri_jagah_lagana makan_badal flat_badal
close_connection cancel_connection surrender_connection disconnection_request permanent_disconnection \
  disconnect_connection terminate_connection discontinue ~ connection_band_kar connection_katwa connection_hatwa \
  connection_cut_kar net_band_karwana wifi_band_karwana connection_nahi_rakhna connection_nahi_chahiye router_wapas_le \
  line_katwa number_band_karwana
suspend temporary_suspension temporary_disconnection safe_custody pause_connection ~ kuch_din_band thode_din_band \
  do_mahine_band gaon_ja_rahe_band hold_pe_daal kuch_mahine_band
missing_channels channels_missing channel_not_coming channel_missing channel_not_working channels_not_coming \
  channel_problem no_channels ~ channel_nahi_aa channel_gayab channel_band channel_hat channel_kam channel_nahi_chal \
  star_plus_nahi sony_nahi sports_channel_nahi news_channel_nahi cartoon_nahi kuch_channel_nahi not_subscribed_dikha \
  channel_kat subscribe_nahi_dikha favourite_channel
no_tv_signal no_signal_on_tv signal_problem signal_lost weak_tv_signal no_signal ~ barish_mein_band barish_mein_chala \
  barish_mein_nahi e52 e16 e48 error_code_aa chhatri_hil dish_hil dish_ghoom antenna_hil signal_not_available \
  hawa_mein_hil bandar_ne_dish dish_gir_gayi chhatri_gir chhatri_ghoom blue_screen neeli_screen_tv tv_pe_signal \
  baadal_aate badal_aate baadal_hote hawa_chalte
picture_quality poor_picture picture_problem picture_freezing picture_freeze poor_picture_quality picture_breaking ~ \
  picture_phat picture_toot picture_ruk picture_atak picture_saaf_nahi picture_jam tasveer_ruk tasveer_phat \
  tasveer_saaf_nahi dhundhli_picture picture_dhundhli dabbe_dabbe pixelated pixels blocks_aa jhilmil atak_atak_ke \
  picture_clear_nahi machhar_aate picture_hil
no_sound sound_problem audio_problem no_audio audio_issue ~ awaaz_hi_nahi awaaz_band sound_nahi_aa sound_band \
  volume_nahi awaaz_gayab picture_aati_awaaz mute_ho awaaz_nahi_aa_rahi tv_ki_awaaz no_volume
remote_not_working remote_problem remote remote_issue remote_fault ~ remote_kharab remote_nahi_chal remote_kaam_nahi \
  remote_toot remote_kho remote_dab_nahi remote_ka_button button_nahi_dab remote_gir_gaya remote_chaba remote_ke_cell \
  remote_tod button_dab_nahi button_nahi_dabta button_dabta_nahi
set_top_box_problem set_top_box set_top_box_dead box_not_working box_problem set_top_box_fault ~ box_on_nahi box_band \
  box_kharab box_jal box_hang dabba_nahi_chal box_restart setup_box_kharab box_dead box_chalu_nahi box_boot
ott ott_apps ott_subscription streaming_apps ott_access ott_not_working ~ netflix hotstar jiohotstar prime_video \
  sonyliv zee5 disney_plus jiocinema sun_nxt hoichoi aha_video netflix_nahi hotstar_nahi
work_from_home office_work working_from_home remote_work ~ ghar_se_kaam ghar_se_office ghar_se_job wfh teams_call \
  teams_meeting zoom_meeting office_ki_call vpn laptop_pe_kaam laptop_pe_office office_ka_laptop client_call \
  video_meeting it_job_hai
online_classes online_study online_education kids_study studies ~ bachchon_ki_padhai bachche_ki_padhai \
  bachchon_ki_class bachche_ki_class online_padhai byjus_dekh padhai_ke_video unacademy physics_wallah \
  google_classroom bachche_padhte beti_ki_padhai bete_ki_padhai byju vedantu lectures_dekh beti_ki_online \
  beti_ki_class bete_ki_class bete_ki_online bachche_ki_online
streaming video_streaming entertainment watching_videos movies_and_shows ott_streaming ~ film_dekhna filmein_dekh \
  picture_dekhna movie_dekh movies_dekh serial_dekh web_series youtube_dekh youtube netflix hotstar reels_dekh \
  match_dekh ipl_dekh cricket_dekh tv_pe_chalana video_dekh binge ipl_dekhte ipl_dekhna match_dekhte picture_dekhte \
  film_dekhte serial_dekhte
gaming online_gaming games ~ pubg bgmi free_fire freefire call_of_duty valorant game_khel games_khel ping playstation \
  ps5 xbox minecraft game_lag gta
browsing social_media basic_use light_use basic_browsing ~ whatsapp_chala whatsapp_facebook facebook_insta \
  facebook_chala insta_chala thoda_bahut_chala sirf_whatsapp bas_whatsapp google_dekh news_padh mail_check \
  only_whatsapp just_whatsapp
cctv security_cameras cctv_cameras surveillance ~ camera_lage_hain camera_lagana_hai ghar_ke_camera dukan_ke_camera \
  camera_lagwaya camera_ke_liye_net
only_calls voice_calls calls_only ~ sirf_baat_karne bas_baat_karna sirf_phone_karna baat_karne_ke_liye baat_hi_karni \
  sirf_call_karna sirf_incoming net_nahi_chahiye
long_validity longer_validity yearly_plan annual_plan ~ saal_bhar_ka ek_saal_ka_pack 365_din saal_ka_recharge \
  baar_baar_recharge lambi_validity 84_din teen_mahine_wala bar_bar_recharge_na ek_baar_saal
unlimited unlimited_plan unlimited_data unlimited_calls ~ jitna_chaho jitna_marzi koi_limit_nahi limit_nahi bina_limit \
  no_limit
family_plan family_pack ~ sab_ke_number sabke_number ghar_ke_sab_number ek_hi_bill_mein poori_family_ka \
  biwi_ka_number_bhi add_on_number do_number_ek_bill
data_pack data_only data_add_on data_booster add_on_pack ~ sirf_data sirf_net net_ka_pack net_pack extra_data \
  data_ka_pack only_data data_badhana 1_gb_ka
hd_channels hd_pack ~ hd_wale hd_mein saaf_picture_wala full_hd
sports_pack sports_channels ~ cricket_dekhna match_dekhna ipl_dekhna star_sports football_dekhna kabaddi
kids_pack kids_channels ~ cartoon cartoon_network pogo chhota_bheem doraemon motu_patlu bachchon_ke_channel \
  bachchon_wale_channel
movies_pack movie_channels movie_pack movies ~ filmon_wale filmein_aati zee_cinema sony_max film_wale_channel \
  picture_wale_channel
news_channels news_pack news ~ aaj_tak ndtv khabar_wale samachar_wale khabrein_dekh samachar_dekh republic_tv
regional_pack regional_channels regional_language south_pack ~ tamil_channel telugu_channel marathi_channel \
  bangla_channel bhojpuri_channel kannada_channel malayalam_channel gujarati_channel apni_bhasha_wale sun_tv
devotional_channels devotional ~ aastha sanskar_tv bhajan_wale bhakti_wale satsang_dekh
using_mobile_data mobile_data using_mobile_internet mobile_internet ~ mobile_se_hi_chala phone_ka_net mobile_ka_net \
  hotspot hotspot_se mobile_data_kaafi phone_ke_data jio_ke_data phone_data_is_enough 5g_phone
watching_on_mobile switched_to_ott using_ott moved_to_ott streaming_instead ~ mobile_pe_hi_dekh phone_pe_dekh \
  mobile_par_dekh ab_to_netflix tv_nahi_dekhte tv_dekhte_hi_nahi youtube_pe_dekh sab_phone_pe smart_tv_pe_app \
  dont_watch_tv nobody_watches_tv tv_koi_nahi_dekhta
no_coverage_area not_feasible no_service_area not_serviceable no_coverage ~ hamare_area_mein_nahi \
  hamare_yahan_nahi_aata yahan_nahi_lagta gaon_mein_nahi_aata line_nahi_hai_yahan
screen_broken broken_screen cracked_screen screen_damage display_damage screen_cracked display_broken screen display ~ \
  screen_toot display_toot screen_phoot screen_chatak screen_crack shisha_toot sheesha_toot glass_toot phone_gir \
  haath_se_gir dropped_my_phone lines_aa_gayi line_aa_gayi green_line hari_line display_gayi display_ud display_kali \
  screen_kali kaala_screen black_spot display_nahi
battery_drain battery_draining battery_problem battery_issue poor_battery battery_backup battery_life battery ~ \
  battery_jaldi battery_nahi_tik battery_tikti_nahi battery_phool battery_utar charge_jaldi_utar jaldi_discharge \
  do_ghante_mein_khatam charge_nahi_rukta baar_baar_charge battery_down_ho doesnt_last_the_day swollen_battery \
  dies_quickly dies_by
not_charging charging_problem charging_issue charging_fault charging ~ charge_nahi_ho charge_hi_nahi charging_nahi \
  charger_nahi_pakad pin_dheeli pin_dhili charging_pin pin_pakad_nahi slow_charging charge_nahi_le \
  bahut_der_mein_charge doesnt_charge wont_charge charging_ki_jagah charger_pakad charge_pakad
overheating heating_problem heating_issue heats_up overheats heating ~ phone_garam garam_ho_jata bahut_garam_hota \
  tawa_ban gets_very_hot gets_hot gets_too_hot becomes_hot heat_ho_jata heat_hota laptop_garam haath_jal
hanging hangs phone_hangs hang_problem phone_slow slow_phone hanging_problem slow_performance freezes_often \
  slow_device ~ hang_hota hang_karta hang_mar atak_jata slow_chalta dheere_chalta dheema_ho gaya_hang ruk_jata_hai \
  respond_nahi restart_karna_padta apne_aap_restart baar_baar_restart restart_ho stuck_on_logo logo_pe_atak \
  takes_ages_to_open laptop_slow
water_damage liquid_damage water_damaged ~ paani_mein_gir pani_mein_gir paani_chala_gaya pani_chala_gaya \
  paani_gir_gaya pani_gir_gaya bheeg_gaya barish_mein_bheeg chai_gir coffee_gir fell_in_water toilet_mein_gir \
  balti_mein_gir dropped_in_water spilled spilt washing_machine_mein_chala kapdon_ke_saath_dhul
speaker_problem speaker_issue speaker_not_working speaker ~ speaker_phat speaker_kharab awaaz_dheemi awaaz_kam_aati \
  awaaz_kam_hai ring_sunai ringtone_nahi_baj awaaz_nahi_nikal ghanti_nahi_baj speaker_se_awaaz awaaz_bahut_dheemi \
  awaaz_bahut_kam
mic_problem microphone mic_not_working mic_issue mic ~ meri_awaaz_nahi_jaati meri_awaaz_nahi_ja saamne_wale_ko_sunai \
  saamne_wale_ko_awaaz mic_kharab mic_nahi they_cannot_hear unhe_meri_awaaz
camera_problem camera_issue camera_not_working camera ~ camera_dhundhla photo_dhundhli photo_saaf_nahi \
  camera_nahi_khul camera_kharab photo_achhi_nahi camera_toot selfie_nahi blurry_photos photos_are_blurred \
  camera_black
touch_not_working touch_problem touch_issue ~ touch_nahi touch_kaam_nahi touch_kharab apne_aap_touch apne_aap_chalta \
  ungli_se_nahi touch_mar ghost_touch touch_atak touch_pakad_nahi
not_turning_on dead_phone phone_dead dead_device power_problem wont_start device_dead ~ on_hi_nahi chalu_nahi_ho \
  bilkul_dead phone_dead_ho switch_on_nahi dead_ho_gaya band_ho_gaya_phone start_nahi_ho chal_hi_nahi black_ho_gaya \
  wont_switch_on mar_gaya_phone
software_problem software_issue software_update software_glitch software update_problem ~ update_ke_baad update_kiya \
  update_nahi_ho software_udd software_dalwana format_karwana format_karna windows_dalwana windows_udd virus_aa \
  virus_hai reset_karna os_update android_purana
data_recovery recover_data lost_data ~ photo_delete photos_delete photo_ud_gayi photos_gayab contact_ud contacts_ud \
  sab_delete galti_se_delete photo_wapas data_nikal data_wapas chat_ud
forgot_password password_reset reset_password forgotten_password password login_problem login_issue cannot_log_in \
  unable_to_login unable_to_log_in account_locked login ~ password_bhool password_yaad_nahi login_nahi log_in_nahi \
  andar_nahi_ja khata_lock account_lock pin_bhool pattern_bhool pattern_lock galat_password wrong_password \
  invalid_password account_block username_bhool logged_out sign_in_nahi cant_log_in cant_sign_in signs_me_out \
  logout_ho
+ app_not_working app_crashes app_crash app_problem app_issues ~ app_apne_aap_band app_band_ho_jata khulte_hi_band \
  app_bahar_nikal app_hang app_keeps_closing app_keeps_crashing app_shuts app_closes app_atak app_ruk app_freeze
payment_failed payment_failure payment_problem payment_issue failed_payment payment_not_going_through ~ \
  payment_nahi_ho payment_atak paise_kat_gaye_par paise_kat_gaye_lekin payment_fail payment_decline upi_nahi_chal \
  upi_fail payment_pending_dikha money_got_deducted
hard_to_use difficult_to_use complicated confusing usability difficult_to_understand ~ samajh_nahi_aata \
  samajh_mein_nahi_aata samajh_nahi_aati samajh_hi_nahi mushkil_hai_chalana chalana_nahi_aata chalana_mushkil \
  use_karna_mushkil bahut_ulajh uljha_hua button_nahi_milta button_kahan too_complicated cant_figure kahan_kya_hai \
  option_nahi_milta chalana_bahut_mushkil chalane_mein_mushkil use_karna_bahut
too_many_ads ads too_many_advertisements ad_problem ~ ad_bahut ads_bahut bahut_ad itne_ads baar_baar_ad vigyapan_bahut \
  har_do_minute_ad add_bahut_aate ads_aate ad_aata_rehta full_of_ads
too_many_notifications notifications notification_problem ~ din_bhar_notification itne_notification bahut_notification \
  bahut_message_aate baar_baar_message din_bhar_message notification_bahut tung_tung
storage_space no_storage phone_storage storage_full takes_too_much_space storage ~ jagah_nahi_phone phone_mein_jagah \
  memory_full memory_bhar storage_bhar phone_bhar_gaya space_nahi jagah_bhar takes_up_space eats_memory
privacy privacy_concerns data_privacy privacy_concern security_concern ~ data_chori data_bech photos_dekh_lega \
  permission_maangta permission_mangta location_maangta jasoosi mic_sunta contacts_maangta number_leak
language_problem language_not_available language_issue ~ hindi_mein_nahi english_nahi_aati angrezi_mein_hai \
  angrezi_nahi_aati apni_bhasha_mein_nahi sirf_english_mein only_in_english hindi_nahi_hai
android android_phone ~ samsung_ka redmi_ka vivo_ka oppo_ka realme_ka samsung_phone redmi_phone vivo_phone oppo_phone \
  oneplus_phone play_store motorola_phone
iphone ios apple_phone ~ apple_ka app_store iphone_13 iphone_14 iphone_15 ayfon
feature_phone keypad_phone basic_phone ~ button_wala_phone buttonwala chhota_wala_phone nokia_wala purana_nokia \
  jio_phone sada_phone
postpaid_to_prepaid convert_to_prepaid ~ prepaid_mein_badalna prepaid_karwana bill_wala_nahi_chahiye
prepaid_to_postpaid convert_to_postpaid ~ postpaid_mein_badalna postpaid_karwana recharge_se_chhutkara
ownership_change change_of_ownership name_transfer transfer_ownership ~ sim_naam_karwana dusre_ke_naam doosre_ke_naam \
  mere_naam_karwana naam_pe_karwana
under_contract locked_in contract_not_over advance_paid already_paid_for_year ~ paisa_bhar_rakha saal_bhar_ka_paisa \
  pehle_se_paise plan_baaki_hai validity_baaki pack_baaki abhi_plan_chal recharge_kiya_hua abhi_recharge_kiya \
  already_recharged saal_ka_liya
+ call_drop calls_get_cut call_gets_cut ~ baat_karte_karte
+ app_not_working ~ keeps_closing keeps_crashing closes_itself khulte_hi_band
+ sports ~ cricket_dekhna cricket_dekhne match_dekhna ipl_dekhna star_sports cricket_match
+ child ~ cartoon_wala cartoon_wale cartoon_network pogo chhota_bheem motu_patlu doraemon
+ slow_internet ~ page_khulne page_nahi_khul khulne_mein_das khulne_mein_bahut page_khulta
+ photography photo_khinchna photo_khinchne photo_kheenchne`

/**
 * Phones, televisions, household machines, their repair and warranty: lines as in `everyday-words.ts`; one that begins with `+`
 * adds to the line of its first word.
 */
export const ELECTRONICS_WORDS = `+ does_not_start does_not_turn_on not_turning_on does_not_switch_on not_switching_on wont_switch_on \
  does_not_power_on not_powering_on power_on_issue power_on_problem no_power_on dead dead_device dead_ho_gaya \
  dead_ho_gayi dead_ho_chuka chalu_nahi_hota chalu_nahi_ho chalu_nahi on_nahi on_nahi_ho on_nahi_hota switch_on_nahi \
  doesnt_switch_on wont_power doesnt_power ~ bulb_jalta_hai light_jalti_hai_par button_dabane_se power_button \
  kuch_hota_hi_nahi डेड_हो_गया चालू_नहीं_हो ऑन_नहीं_हो चालू_नहीं ऑन_नहीं button_dabane_pe button_dabane button_dabao \
  dabane_pe_kuch dabane_se_kuch
battery_drains battery_drains_fast battery_drain battery_draining battery_draining_fast low_battery_backup \
  battery_backup poor_battery_backup battery_issue battery_problem poor_battery battery_life_poor \
  battery_not_lasting weak_battery battery_discharging battery_drains_quickly battery_life charge_tikta_nahi \
  charge_nahi_tik charge_tikti_nahi battery_nahi_tik battery_tikti_nahi battery_jaldi charge_jaldi_khatam \
  charging_jaldi_khatam battery_utar battery_gir charge_utar baar_baar_charge teen_baar_charge do_baar_charge \
  charge_karo charge_karta_rehta battery_phool battery_swollen charge_doesnt_last चार्ज_टिकता बैटरी_जल्दी \
  बैटरी_नहीं_टिक बार_बार_चार्ज charge_karna_padta ~ jaldi_khatam jaldi_utar jaldi_discharge dopahar_tak_khatam \
  shaam_tak_khatam sham_tak_khatam ghante_mein_khatam ghanta_bhi_nahi_chal din_bhar_nahi_chal din_bhar_nahi_chalta \
  backup_nahi backup_kam dies_quickly dies_by lasts_only doesnt_last जल्दी_खत्म बैकअप_नहीं ghanta_bhi_nahi \
  ghanta_nahi_chal bina_charger charger_nikalte charger_hatate
+ battery ~ charge_tikta_nahi charge_nahi_tik battery_nahi_tik battery_jaldi jaldi_discharge din_bhar_nahi_chal \
  baar_baar_charge teen_baar_charge battery_phool backup_nahi backup_kam dopahar_tak_khatam shaam_tak_khatam \
  ghante_mein_khatam do_baar_charge charge_karna_padta बैकअप_नहीं bina_charger bina_charge charger_nikalte \
  charger_hatate charger_nikaalte
long_battery battery_life good_battery big_battery charge_kam_karna baar_baar_charge_na ~ din_bhar_chale \
  din_bhar_chal_jaye do_din_chale mah_wala mah_ki 5000_mah 6000_mah zyada_chale दिन_भर_चले
screen_cracked cracked_screen broken_screen screen_broken display_broken broken_display screen_damage screen_damaged \
  display_damage display_damaged display_cracked cracked_display glass_broken physical_screen_damage screen_toot \
  screen_tut display_toot display_phoot screen_chatak स्क्रीन_टूट screen_is_cracked shattered_screen ~ sheesha_toot \
  sheesha_tut glass_toot sheesha_chatak गिर_के_टूट शीशा_टूट cracked_glass
overheating over_heating heating_issue heating_problem heating_up heats_up gets_hot too_hot gets_too_hot \
  heats_up_quickly ~ garam_ho garam_hota garam_hoti garam_rehta garam_rehti bahut_garam ekdam_garam zyada_garam \
  tawa_ban tawe_jaisa tawa_jaisa haath_jal hath_jal press_jaisa_garam jeb_mein_garam hot_like गरम_हो गर्म_हो \
  बहुत_गरम बहुत_गर्म तवा itna_garam itni_garam garam
hangs hang hanging hanging_issue hangs_or_slow slow_or_hanging slow_performance performance_issue lagging freeze \
  slow_or_hangs running_slow phone_hanging hang_problem app_band_ho_jata touch_late ~ atakta_hai atakti_hai \
  atak_jata atak_jati atak_atak hang_ho hang_hota ruk_ruk ruk_ruk_ke freeze_ho it_freezes stuck_ho_jata phas_jata \
  late_khulta der_se_khulta dheere_chalta dhire_chalta slow_chalta sticks_a_lot keeps_freezing gets_stuck हैंग_हो \
  अटकता_है अटक_जाता रुक_रुक धीरे_चलता bahut_atak khulne_mein minute_lagata hang_karta
no_sound sound_problem sound_issue sound_not_working no_audio audio_problem audio_issue speaker_not_working \
  speaker_problem speaker_issue mic_problem mic_not_working microphone_issue low_sound awaaz_nahi_aati \
  awaaz_nahi_jaati awaaz_nahi awaz_nahi awaaz_band awaaz_gayab dheemi_awaaz awaaz_dheemi awaaz_kam awaaz_phat \
  phati_awaaz awaaz_kat_kat ~ sunai_nahi sunayi_nahi sunai_nahi_deta cant_hear_anything no_voice आवाज़_नहीं \
  आवाज_नहीं सुनाई_नहीं आवाज़_कम sun_nahi sun_nahi_pata
+ charging charging_problem charging_issue not_charging does_not_charge charging_not_working slow_charging ~ \
  pin_dheeli pin_dhili pin_loose pin_kharab charge_nahi charger_nahi_pakad charge_nahi_pakad charging_nahi_pakad \
  charge_nahi_ho charge_nahi_leta charging_nahi_leta slow_charge charger_hilana wire_hilana चार्ज_नहीं_हो \
  चार्ज_ही_नहीं पिन_ढीली
water_damage liquid_damage water_damaged water_in_device water_entered moisture_damage water_logged_device \
  liquid_spill ~ paani_mein_gir pani_mein_gir paani_mein_gira bheeg_gaya bheeg_gayi bhig_gaya bheeg paani_chala \
  pani_chala paani_ghus pani_ghus paani_chale chai_gir coffee_gir tea_spilled coffee_spilled spilled_water \
  spilled_tea toilet_mein_gir washing_machine_mein_dhul baarish_mein_bheeg fell_in_water fell_into_water \
  dropped_in_water पानी_में_गिर पानी_चला भीग_गया got_wet paani_gir pani_gir पानी_गिर
physical_damage accidental_damage physically_damaged broken_by_fall fall_damage dropped_by_user accidental_drop \
  gaadi_chadh ~ gir_gaya gir_gayi gir_ke_toot girne_se haath_se_gir hath_se_gir chhoot_ke_gir chhut_gaya toot_gaya \
  tut_gaya i_dropped_it dropped_it it_fell fell_down dab_gaya_tha हाथ_से_गिर chhoot_gaya haath_se_chhoot gira_tha \
  gira_diya पटक chhoot_ke
software_issue software_problem software_fault software_error restart auto_restart keeps_restarting \
  restarts_by_itself phone_locked ~ update_ke_baad apne_aap_band apne_aap_restart khud_band restart_hota \
  restart_ho_jata baar_baar_restart logo_pe_atak logo_pe_ruk logo_aake after_the_update अपने_आप_बंद अपडेट_के_बाद \
  virus_aa pattern_lock lock_bhool
touch_not_working touch_issue touch_problem touchscreen_not_working screen_not_responding touch_screen_issue \
  ghost_touch touch_nahi touch_kaam_nahi touch_nahi_kar touch_ruk ~ ungli_se_nahi apne_aap_chalta apne_aap_type \
  टच_नहीं टच_काम
network_problem network_issue no_network_signal sim_not_detected sim_problem sim_issue ~ sim_nahi_pakad \
  sim_nahi_dikh network_nahi_pakad sim_not_detect emergency_calls_only सिम_नहीं_पकड़
camera_problem camera_issue camera_not_working poor_camera camera_quality camera_nahi_khul camera_kaala \
  camera_khulta ~ photo_dhundhli photo_dhundli photo_dhundla photo_saaf_nahi blurry_photos blur_aati photo_blur \
  फोटो_धुंधली
+ camera ~ photo_achhi photo_acchi photo_badhiya reels_banati reels_banata reels_banana vlog vlogging video_banana \
  photography photo_kheench photo_dhundhli photo_dhundli photo_blur photo_saaf_nahi camera_nahi_khul blurry
bluetooth_issue bluetooth_problem not_connecting bluetooth_not_connecting connectivity_issue connection_problem \
  connectivity_problem pairing_problem pairing_issue not_pairing not_connected ~ connect_nahi pair_nahi jud_nahi \
  jodta_nahi bluetooth_nahi connect_hi_nahi wont_pair wont_connect disconnect_ho_jata कनेक्ट_नहीं connect_nahi_ho \
  jud_nahi_rahe
one_side_not_working one_ear_not_working single_side_not_working ~ ek_kaan ek_kaan_mein ek_taraf ek_side left_wala \
  right_wala left_side_nahi right_side_nahi one_ear only_one_side एक_कान एक_तरफ
no_picture no_display blank_screen black_screen picture_problem picture_not_coming picture_issue display_problem \
  display_issue no_display_on_screen screen_blank screen_black picture_not_clear dim_picture display_blank \
  blank_display screen_kali picture_nahi picture_hi_nahi kala_screen kaali_screen kali_screen screen_kala \
  screen_kaali andhera_screen sirf_awaaz awaaz_aati_hai_picture nothing_on_the_screen screen_is_black \
  screen_is_blank screen_goes_black स्क्रीन_काली काला_स्क्रीन ~ photo_nahi_aa photo_nahi_aati kala_ho_gaya \
  kaala_ho_gaya tasveer_nahi kuch_dikh_nahi kuch_nahi_dikh dikhai_nahi_deta तस्वीर_नहीं पिक्चर_नहीं
lines_on_screen lines_on_the_screen lines_on_display screen_lines line_on_screen vertical_lines horizontal_lines \
  lines_in_display ~ line_line dhariyan dhari_dikh dhari_aa lakeer lakeerein line_aa lines_aa line_dikh lines_dikh \
  line_pad lines_pad khadi_line patti_dikh pattiyan लाइन_लाइन लाइनें_आ धारियां
remote_not_working remote_issue remote_problem remote_fault remote_control_issue faulty_remote remote_not_responding \
  remote_dabane remote_dabao remote_nahi remote_kaam_nahi remote_kharab remote_se_nahi remote_se_kuch remote_toot \
  remote_kho remote_gum remote_cell रिमोट_नहीं रिमोट_से रिमोट_खराब रिमोट_काम
screen_flickering flickering_screen picture_flickering screen_jal_bujh screen_hilta picture_hilti picture_kaanp
+ not_cooling poor_cooling low_cooling less_cooling not_cooling_properly cooling_problem cooling_issue \
  insufficient_cooling not_cooling_enough no_proper_cooling thanda_nahi ~ doodh_phat doodh_phata garam_hawa_aa \
  hawa_garam garam_hawa_de sabzi_kharab_ho paani_thanda_nahi barf_nahi_jam barf_nahi_jamti cooling_kam kam_thanda \
  kamra_thanda_nahi room_thanda_nahi kamra_garam garam_hi_rehta only_fan_air sirf_hawa सब्जी_खराब_हो दूध_फट \
  garam_hawa ठंडा_ही_नहीं ठंडा_नहीं कमरा_ठंडा_नहीं sabziyan_kharab sabzi_kharab doodh_kharab khana_kharab_ho \
  thandak_nahi thandak_hi_nahi hawa_to_aati ठंडक_नहीं
too_much_ice ice_formation excess_ice ice_build_up ice_buildup excessive_ice frost frosting excess_frost \
  ice_formation_in_freezer barf_jam barf_jamti barf_bahut barf_ka_pahaad barf_hi_barf full_of_ice barf_bhar ~ \
  bahut_baraf baraf_jam बर्फ_बहुत
door_not_closing door_does_not_close door_not_closing_properly door_problem door_issue gasket_problem door_gasket \
  gasket door_band_nahi door_dheela door_wont_close ~ gasket_dheela gasket_phat darwaza_band_nahi darwaza_dheela \
  darwaja_band_nahi rubber_kharab rubber_phat rubber_dheela darwaza_khula_reh दरवाजा_बंद_नहीं गैस्केट doesnt_shut
does_not_spin not_spinning spin_problem spin_issue spinning_problem spin_not_working drum_not_rotating \
  drum_not_spinning dryer_not_working drum_issue kapde_nahi_sookh kapde_nahi_sukh kapde_geele ~ ghoomti_nahi \
  ghoomta_nahi ghumta_nahi ghumti_nahi nahi_ghoom nahi_ghum drum_nahi drum_ruk geele_nikal spin_nahi dryer_nahi \
  nichod_nahi nichodti घूमती_नहीं नहीं_घूम ड्रम_नहीं स्पिन_नहीं कपड़े_गीले
does_not_drain not_draining drainage_problem water_not_draining water_does_not_drain drain_problem drain_issue \
  drainage_issue water_not_going_out ~ paani_nikalta_nahi pani_nikalta_nahi paani_nahi_nikal paani_khali_nahi \
  pani_khali_nahi paani_nahi_jaa pani_ruk water_stays water_remains water_wont_go पानी_निकलता पानी_नहीं_निकल \
  paani_bhara paani_nahi paani_bahar_nahi pani_bahar_nahi पानी_बाहर_नहीं
water_not_filling not_filling_water no_water_inlet water_inlet_issue does_not_fill ~ paani_leti_nahi \
  paani_nahi_kheench paani_nahi पानी_नहीं pani_nahi paani_andar_nahi pani_andar_nahi
vibrates vibration vibrates_too_much excessive_vibration vibrating shaking heavy_vibration ~ kudti_hai kudta_hai \
  kood_ti hilti_hai hilti_bahut hilta_bahut bahut_hilti bahut_hilta uchhalti uchalti uchhal_ti khisak khisakti \
  kaanpti kaampta moves_around walks_across हिलती_बहुत बहुत_हिलती उछलती कूदती
clothes_not_clean not_cleaning_properly poor_cleaning poor_wash clothes_not_cleaned not_washing_properly \
  improper_washing poor_washing kapde_saaf_nahi kapde_gande kapde_ganda_hi ~ daag_reh daag_nahi saaf_nahi_dho \
  saaf_nahi_dhoti mail_nahi_nikal कपड़े_साफ_नहीं दाग_रह stains_remain still_dirty
door_stuck door_not_opening lid_stuck door_jammed door_locked_machine door_does_not_open lid_not_opening \
  door_lock_problem door_nahi_khul kapde_andar_phas kapde_phas khulta_hi_nahi_door wont_open_the_door door_wont_open \
  ~ dhakkan_nahi_khul darwaza_nahi_khul darwaja_nahi_khul gate_nahi_khul lid_nahi_khul ढक्कन_नहीं_खुल \
  दरवाजा_नहीं_खुल
not_heating no_heating does_not_heat not_heating_properly heating_not_working poor_heating khana_garam_nahi ~ \
  garam_nahi garam_hi_nahi garam_nahi_karta garam_nahi_hota paani_garam_nahi pani_garam_nahi thanda_hi_rehta \
  thanda_paani_aa गरम_नहीं गर्म_नहीं
sparking sparks spark short_circuit electric_shock gives_shock burning_smell current_leakage ~ chingari current_maar \
  current_lag current_aa jhatka_lag jhatka_maar jalne_ki_badbu jalne_ki_smell jalne_ki_boo dhuan_nikal smoke_came \
  करंट_मार करंट_लग jhatka जलने_की धुआं_निकल
tripping power_tripping mcb_tripping ~ mcb_gir mcb_girta trip_ho light_chali_jaati_hai_chalate
blade_problem blade_not_working jar_leaking jar_problem ~ blade_nahi_ghoom blade_jaam jar_se_leak pees_nahi \
  peesta_nahi pista_nahi
+ noise noise_issue noisy noise_problem too_noisy unusual_noise strange_noise ~ awaaz_karta awaaz_bahut bahut_awaaz \
  awaaz_aati_hai khad_khad khat_khat ghar_ghar_ki tractor_jaisi tractor_jaisa khadkhad awaz_karta आवाज_बहुत
+ in_warranty under_warranty within_warranty warranty_valid valid_warranty warranty_active warranty_available \
  still_under_warranty covered_under_warranty within_warranty_period ~ warranty_chal warranty_chalu warranty_mein \
  warranty_me_hai guarantee_mein guarantee_chal warranty_baaki warranty_bachi abhi_warranty naya_hi_hai \
  abhi_naya_hai still_covered still_has_warranty warranty_left वारंटी_में गारंटी_में chal_rahi_hai_warranty \
  hai_warranty_mein
+ out_of_warranty warranty_expired warranty_over expired_warranty no_warranty warranty_not_available beyond_warranty \
  warranty_lapsed not_under_warranty post_warranty ~ warranty_khatam guarantee_khatam warranty_nahi warranty_nikal \
  warranty_gayi warranty_ho_gayi_khatam khatam_ho_gayi_warranty saal_pehle_khatam purana_hai_bahut bahut_purana_hai \
  warranty_ended warranty_is_over warranty_ran_out वारंटी_खत्म वारंटी_नहीं गारंटी_खत्म khatam_ho khatam_hui \
  nikal_gayi_warranty khatam_hui_warranty
extended_warranty warranty_extended additional_warranty extra_warranty protection_plan extended_warranty_plan \
  complete_protection warranty_badha warranty_badhayi alag_se_warranty paid_extra_for_warranty वारंटी_बढ़ा ~ \
  onsitego badhayi_thi badhwayi badhai_thi alag_se_li_thi extra_paise_deke do_saal_extra teen_saal_ki_extra \
  jeeves_plan
amc annual_maintenance annual_maintenance_contract amc_contract service_contract maintenance_contract ~ \
  saal_bhar_ka_contract saal_ka_contract amc_li amc_liya amc_karwa contract_liya एएमसी
warranty_refused warranty_denied warranty_rejected warranty_claim_rejected warranty_not_honoured \
  warranty_claim_denied warranty_mein_nahi_aata warranty_se_mana warranty_nahi_de warranty_nahi_maan warranty_mana \
  paise_maang_rahe_warranty
no_bill lost_bill lost_the_bill bill_lost bill_missing bill_not_available invoice_lost bill_misplaced \
  misplaced_the_bill no_invoice without_bill do_not_have_bill bill_kho bill_gum bill_nahi_mil bill_nahi_hai \
  bill_nahi_mila bill_phat bill_phek bill_mit bill_ud_gaya बिल_खो बिल_नहीं_है बिल_गुम kachcha_bill_tha ~ kahin_rakh \
  mil_nahi_raha nahi_mil_raha cant_find_it cannot_find_it misplaced cant_find kho_gaya kho_diya gum_ho
original_bill original_invoice physical_bill paper_bill hard_copy_of_bill bill_in_hand bill_available \
  original_receipt kagaz_ka_bill asli_bill bill_pada_hai bill_rakha_hai bill_sambhal dabbe_mein_bill ओरिजिनल_बिल ~ \
  kagaz_wala asli_wala file_mein_hai file_mein_rakha
photo_of_bill photo_of_the_bill bill_photo picture_of_bill soft_copy digital_bill digital_copy e_bill e_invoice \
  scanned_copy online_bill email_invoice copy_of_bill bill_copy photo_of_invoice phone_mein_photo photo_hai_phone \
  bill_ki_photo whatsapp_pe_bill mail_pe_bill app_mein_bill app_mein_dikhta online_wala_bill बिल_की_फोटो ~ \
  photo_khinchi photo_kheenchi whatsapp_pe_hai mail_mein_hai pdf_hai screenshot
authorised_dealer authorized_dealer authorised_service_centre authorised_center company_service_centre \
  company_service_center company_ke_service ~ company_wale company_ka_banda company_ka_aadmi
local_mechanic local_technician local_repair local_repair_shop private_mechanic outside_mechanic unauthorised_repair \
  ~ bahar_wale_se bahar_se_theek bahar_se_thik local_mistri mohalle_ka_mistri local_banda bahar_khulwa bahar_khol \
  dusre_mistri gali_ka_mistri बाहर_से_ठीक
service_centre service_center carry_in walk_in_service visit_service_centre bring_to_centre at_service_centre \
  service_center_aa ~ khud_leke_aa khud_le_aaunga khud_lekar center_pe_la centre_pe_la center_le_aa centre_le_aa \
  dukaan_pe_le_aa main_le_aaunga main_le_aaungi lekar_aa_jaunga lekar_aaunga i_will_bring_it सर्विस_सेंटर
home_service at_home_service doorstep_service home_visit_service technician_visit technician_visit_at_home \
  at_home_repair ~ ghar_pe_theek ghar_pe_thik ghar_pe_bhej ghar_pe_aake ghar_aake_dekh ghar_aake_theek \
  technician_ghar banda_bhej mistri_bhej aadmi_bhej ghar_bhej घर_पे_ठीक ghar_aake
pickup_and_drop pick_and_drop pickup_drop pick_up_and_drop ~ le_jao_aur_theek le_jaake_theek le_jakar_theek \
  theek_karke_wapas theek_karke_de_jao ghar_se_le_jake
+ install ~ tangna tangwana deewar_pe_tang deewar_par_tang fit_karwa fit_karna fit_kar_do lagane_aaoge kab_lagaoge \
  jodna लगवाना_है टंगवाना
demo demonstration product_demo demo_required explain_usage डेमो ~ samjha_do samjha_dijiye samjhana chalana_sikha \
  chalana_bata chalana_nahi_aata kaise_chalate kaise_chalta kaise_chalti kaise_chalaye kaise_chalana kaise_chalayein \
  sikha_do sikha_dijiye bata_do_kaise show_me_how how_to_use how_to_operate कैसे_चलाते समझा_दो कैसे_चलता चलाना_सिखा \
  samjha_dena kaise_use_karein kaise_use_karna kaise_chalaun use_karna_nahi
uninstallation uninstall dismantling dismantle de_installation deinstallation unmounting uninstall_and_reinstall ~ \
  utarna utarwana utarwani utaarna khol_ke_utar khulwana_hai khulwa_ke nikalwana_hai hatwana_hai deewar_se_utar \
  khulwana take_it_down
gas_refill gas_filling gas_charging gas_top_up refrigerant gas_leak_ac gas_bharwa gas_bharna gas_bhar gas_khatam \
  gas_daal gas_kam_ho ~ गैस_भर गैस_खत्म गैस_डाल
regular_servicing general_service periodic_service routine_service general_servicing regular_service \
  cleaning_and_service wet_service jet_service preventive_maintenance annual_service filter_saaf service_karwani \
  service_karani saal_bhar_ho_gaya_service ~ saaf_karwana saaf_karwani saaf_kara jaali_saaf jali_saaf safai_karwani \
  dhulwana dhulwani season_se_pehle सर्विस_करवानी साफ_करवाना
part_replacement spare_part_replacement part_change replace_part spare_replacement part_required part_badal \
  part_badalna part_badalwana naya_part part_kharab part_dalwa part_mangwa ~ पार्ट_बदल
screen_replacement display_replacement display_change screen_change display_badal screen_badal display_dalwa \
  screen_dalwa naya_display touch_badal ~ sheesha_badal डिस्प्ले_बदल shisha_badal sheesha_lagwana
battery_replacement battery_change replace_battery battery_badal battery_dalwa nayi_battery naya_battery बैटरी_बदल
software_update software_installation os_update data_backup data_transfer purane_phone_se ~ update_karwana \
  update_kara format_karna format_mar data_nikal data_transfer_kar windows_dalwa windows_dal photos_nikal
exchange_old_phone exchange_old_device exchange_with_old old_phone_exchange purana_phone_deke purana_phone_dekar \
  purana_phone_dekar_naya ~ purane_ke_badle पुराना_बदल
video_editing photo_editing content_creation ~ premiere premiere_pro after_effects davinci final_cut capcut \
  photoshop illustrator vfx
gaming gaming_performance games game_playing ~ pubg bgmi gta free_fire freefire valorant fortnite minecraft fifa \
  call_of_duty ps5 playstation game_khel game_khelta game_khelna गेम पबजी फ्री_फायर
+ studies ~ college_ke_project college_ka_kaam online_class online_classes assignment assignments padhai_ke \
  bachche_ki_online school_project
office_work official_work office_use office_purpose work_purpose business_work ~ excel ms_office excel_sheet \
  powerpoint ppt work_from_home wfh office_ka_kaam accounts_ka_kaam zoom_meeting mail_aur_excel ऑफिस_का_काम
home_use household_use personal_use family_use general_use entertainment ~ netflix youtube_dekh movie_dekh film_dekh \
  filmein_dekh hotstar prime_video serial_dekh ghar_ke_liye_hi browsing फिल्म_देख
programming coding software_development code_likh ~ python_seekh java_seekh developer_hoon
storage_space large_storage more_storage ~ 128_gb 256_gb 512_gb ek_tb 1_tb zyada_photo_rakh photos_rakh space_zyada \
  storage_zyada memory_zyada
+ storage ~ 128_gb 256_gb 512_gb 1_tb space_zyada storage_zyada memory_zyada photos_rakhne videos_rakhne
display_quality big_screen large_display screen_quality large_screen bada_screen badi_screen badi_display \
  bada_display screen_badi screen_bada बड़ी_स्क्रीन ~ amoled super_amoled
+ price ~ sasta_ho saste_mein kam_budget budget_mein budget_kam value_for_money paisa_vasool sabse_sasta \
  jeb_ke_hisaab
brand_name trusted_brand brand_reputation ~ company_achhi company_acchi naam_wali_company bharose_wali branded_ho \
  badi_company
after_sales_service good_service service_network service_support service_achhi_ho service_acchi_ho \
  service_center_paas baad_mein_service
+ no_supply paani_nahi_nikal पानी_नहीं_निकल paani_nahi_jaa
+ not_turn_on does_not_turn_on not_turning_on does_not_switch_on not_switching_on dead_ho_gaya dead_ho_gayi on_nahi \
  chalu_nahi chalu_nahi_ho chalu_nahi_hota on_nahi_ho चालू_नहीं_हो ऑन_नहीं_हो डेड_हो_गया ~ button_dabane_pe \
  button_dabane button_dabao dabane_pe_kuch dabane_se_kuch
+ cooling ~ kamra_thanda_nahi room_thanda_nahi paani_thanda_nahi
+ screen touch_issue ~ touch_kaam_nahi touch_nahi_kar line_aa lines_aa kala_screen screen_chatak glass_chatak \
  sheesha_chatak hari_line screen_kaali टच_नहीं sheesha_badal shisha_badal
+ speaker ~ awaaz_nahi sunai_nahi sunai_nahi_deta awaaz_phat awaaz_kam mic_kaam_nahi sun_nahi आवाज़_नहीं आवाज_नहीं \
  सुनाई_नहीं
+ software ~ update_ke_baad restart_hota restart_ho apne_aap_band apne_aap_restart hang_ho logo_pe_atak virus \
  अपने_आप_बंद pattern_lock lock_bhool password_bhool lock_khulwana phone_lock
+ heating ~ bahut_garam zyada_garam haath_jal itna_garam garam_ho garam_hota tawa_ban
+ lost ~ gum_gaya gum_gayi gum_ho
fully_ripe ready_to_eat_fruit ~ paka_hua pake_hue aaj_hi_khane aaj_khane पके_हुए
branded_pack ~ company_ka_packet packet_wala packet_mein brand_wala
over_cooling overcooling too_cold freezing_too_much too_much_cooling barf_ban_jata ~ doodh_jam doodh_jam_jata \
  sab_jam sabzi_jam zyada_thanda bahut_thanda paani_jam दूध_जम
light_not_working bulb_not_working light_problem bulb_fused light_fault ~ bulb_nahi bulb_nahi_jal light_nahi_jal \
  andar_ki_light bulb_fuse बल्ब_नहीं
keyboard keypad_not_working keyboard_problem keyboard_issue keys_not_working keyboard_not_working ~ keys_kaam_nahi \
  type_nahi akshar_nahi button_nikal dab_nahi keys_dab_nahi
hinge hinge_broken broken_hinge hinge_problem hinge_issue hinge_damage screen_band_karte ~ kabza kabja kabze \
  hinge_toot folding_toot कब्जा
virus virus_problem virus_issue malware virus_attack ~ ads_aate ad_aate apne_aap_ads popup popups ajeeb_message \
  apne_aap_khul वायरस
stopped_by_itself stopped_suddenly suddenly_stopped sudden_stop stopped_on_its_own stopped_while_running ~ \
  chalte_chalte achanak_band apne_aap_band rakhe_rakhe baithe_baithe_band just_stopped चलते_चलते अचानक_बंद
voltage_fluctuation power_surge power_fluctuation voltage_problem high_voltage electrical_surge ~ voltage_upar \
  bijli_kam_zyada current_kam_zyada light_kam_zyada voltage_zyada voltage_upar_neeche light_upar_neeche \
  bijli_aane_jaane वोल्टेज_ज्यादा
front_load front_loading ~ saamne_se_khul samne_se_khul aage_se_khul
top_load top_loading ~ upar_se_khul upar_se_daal upar_dhakkan
semi_automatic semi_auto ~ do_tub do_dabbe do_khane wash_aur_dryer_alag
fully_automatic full_automatic ~ sab_apne_aap khud_dhoti_hai apne_aap_dhoti
single_door ~ ek_darwaza ek_darwaze ek_gate
double_door ~ do_darwaze do_darwaza do_gate upar_freezer
split_ac ~ deewar_wala deewar_pe_lagne do_unit
window_ac ~ khidki_wala khidki_mein_lagne
screen_guard tempered_glass screen_protector ~ sheesha_lagwa glass_lagwa guard_lagwa
back_cover phone_cover mobile_cover phone_ka_cover ~ cover_chahiye
slow_flow low_flow slow_water low_water_flow ~ dheere_dheere_aata dheere_aata patli_dhaar boond_boond \
  boond_boond_aata ek_glass_bharne bharne_mein_time
bad_taste_of_water water_taste taste_of_water ~ khara_lagta khara_paani ajeeb_swad swad_ajeeb kadwa_lagta
filter_change filter_change_due filter_replacement replace_filter filter_due filter_badal filter_badalna \
  filter_ki_light laal_batti_filter filter_khatam ~ candle_badal
charging_port charging_pin charging_jack charging_socket charging_point charge_wala charge_lagane ~ pin_kharab \
  pin_dheeli pin_loose jack_kharab पिन_खराब
back_panel back_glass rear_panel back_cover_broken ~ peeche_ka_dhakkan peeche_ka_sheesha peeche_ka_kaanch back_toot \
  peeche_se_toot
button_not_working power_button volume_button side_button ~ button_nahi button_kaam_nahi button_kharab button_dab \
  button_toot button_atak
+ gas_leak ~ gas_khatam gas_nikal gas_kam_ho
less_airflow low_airflow air_flow weak_air ~ hawa_kam hawa_nahi hawa_dheere hawa_dheemi hawa_bahut_kam हवा_नहीं
water_dripping dripping_water water_drips ~ paani_tapak paani_tapakta pani_tapakta paani_gir paani_girta पानी_टपक
fingerprint_not_working fingerprint_sensor fingerprint_issue fingerprint_problem fingerprint face_unlock \
  face_unlock_not_working ~ ungli_nahi ungli_se_nahi angutha_nahi finger_nahi finger_se_nahi chehra_nahi_pehchan
stuck_on_logo stuck_at_logo boot_loop logo_stuck ~ logo_pe_atak logo_pe_atka logo_pe_ruk logo_se_aage logo_aake_ruk
app_not_opening_on_tv apps_not_opening smart_features_not_working app_nahi_khul ~ youtube_nahi youtube_nahi_khul \
  netflix_nahi wifi_nahi_pakad
electric_shock gives_shock current_leakage ~ current_maar current_maarta current_lag current_lagta current_aata \
  jhatka_lag jhatka_maar jhatka_deta करंट_मार करंट_लग
air_cooler desert_cooler room_cooler ~ cooler_wala thandi_hawa_wala pad_wala_cooler
problem_came_back same_problem_again repeat_problem recurring_problem repeat_issue repeat_complaint problem_repeated \
  ~ phir_se_wahi phir_wahi dobara_wahi phir_kharab phir_se_kharab dobara_kharab wapas_kharab din_mein_phir \
  again_the_same came_back_again फिर_खराब फिर_वही
+ dirty ~ gandagi gandagi_thi
+ full ~ sabut saabut साबुत poora_chicken
`

/**
 * Work done at homes (cleaning, plumbing, electricity, appliances, pests, painting) and what people complain of when it
 * is done: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word.
 */
export const SERVICES_WORDS = `+ clean ~ chamkana chamka_do chamkwana chamkaana sofa_dhulwana carpet_dhulwana sofa_dhulna chipchipi_ho chipchipa_ho \
  tel_jam chiknai_jam greasy grease jaale_lage jaale_nikalna dhool_jam dhool_mitti daag_hain khara_paani_ke \
  hard_water_stains water_marks kaai_jam kaai_lag scrubbing farsh_ghisna ragad_ke shampoo_karna
deep_cleaning deep_clean full_cleaning thorough_cleaning poori_safai puri_safai पूरी_सफाई ~ diwali_ki_safai chamkana \
  chamka_do har_kona kona_kona move_in_cleaning corner_to_corner top_to_bottom
bathroom_cleaning toilet_cleaning washroom_cleaning ~ bathroom toilet washroom washbasin commode tiles_peele \
  peeli_tiles khara_paani_ke hard_water_stains latrine shower
kitchen_cleaning ~ kitchen rasoi chimney gas_chulha gas_stove tel_jam chiknai exhaust_saaf platform_saaf grease \
  greasy
sofa_cleaning couch_cleaning sofa_shampoo ~ sofa couch five_seater seven_seater paanch_seater teen_seater recliner \
  cushion cushions 5_seater 7_seater
carpet_cleaning ~ carpet galicha kaleen rug rugs dari
mattress_cleaning ~ mattress gadda gadde
tank_cleaning water_tank_cleaning ~ tanki sintex sump overhead_tank kaai_jam mitti_jam
window_cleaning glass_cleaning sheeshe_saaf khidki_saaf ~ khidkiyan sheeshe windows
after_construction post_construction ~ cement_ke_daag paint_ke_daag renovation_ke_baad naya_bana malba mazdooron_ke
move_in_cleaning ~ move_in shift_hone_se shift_karne_se khali_ghar
office_cleaning ~ workstations
plumbing_work ~ nal tap taps tonti flush sink pipe commode
+ plumbing ~ flush_nahi tank_is_overflowing seat_toot jet_spray geyser_lagwana nal_lagwana tap_lagwana \
  motor_mein_paani paani_tapak water_dripping sink_ka_paani_nahi naali_band drain_choked sink_bhar basin_bhar \
  slow_drain clogged_drain toilet_blocked toilet_choked toilet_choke toilet_jam commode_jam commode_choke \
  latrine_jam commode_bhar flush_se_neeche toilet_bhar toilet_not_flushing flush_not_working flush_kharab flush_band \
  flush_dabane फ्लश_नहीं फ्लश_टैंक shower_ki_dhaar tanki_khali tanki_se_paani tanki_overflow drain_nahi \
  flush_tank_nahi sink_ke_neeche
leaking_tap ~ boond_boond paani_tapak nal_band_karne tap_band_karne band_karne_par tonti_band nal_se_paani \
  tap_se_paani keeps_dripping dripping_all washer_kharab washer_ghis tonti_dheeli tapak_tapak टपक_टपक
+ leaking_tap boond_boond
blocked_drain sink_ka_paani_nahi paani_nahi_ja pani_nahi_ja paani_nahi_utar not_going_down not_draining \
  doesnt_go_down naali_band jaali_jam jali_jam naali_jam paani_ruk paani_khada drain_choked sink_choked sink_bhar \
  basin_bhar slow_drain drains_slowly paani_jama_ho नाली_बंद पानी_नहीं_जा ~ jaali kachra_phas baal_phas jam_hai \
  choke
clogged_drain ~ blocked_drain naali_jam naali_band jaali_jam paani_nahi_ja not_going_down choke sink_choked jam_hai \
  paani_bhar_jata
blocked_toilet toilet_blocked toilet_choked toilet_choke toilet_jam commode_jam commode_choke latrine_jam seat_jam \
  commode_bhar टॉयलेट_जाम कमोड_जाम ~ flush_se_neeche upar_aa_jata toilet_bhar
toilet_not_flushing flush_not_working not_flushing flush_nahi flush_kharab flush_band flush_tank flush_dabane \
  commode_jam toilet_choke cistern फ्लश_नहीं फ्लश_टैंक flush_tank_nahi ~ commode flush button_dabane
flush flush_nahi cistern फ्लश_टैंक ~ commode
+ low_pressure patli_dhaar dhaar_patli dhaar_kam dheere_aata dheema_aata dheere_aa_raha bahut_dheere_aata \
  shower_ki_dhaar thodi_dhaar zor_se_nahi force_nahi force_kam thin_flow slow_flow bucket_bharne balti_bharne \
  धार_पतली
low_water_pressure bahut_dheere_aata paani_dheere paani_bahut_dheere pani_dheere ~ shower_ki_dhaar patli_dhaar \
  dheere_aata force_nahi balti_bharne bucket_bharne trickle thin_flow
+ no_supply ek_boond_nahi boond_nahi boond_bhi_nahi boond_tak_nahi nal_sookhe supply_nahi tanki_khali not_a_drop
no_water_supply ~ nal_sookhe tanki_khali supply_nahi ek_boond boond_nahi taps_are_dry not_a_drop motor_nahi_chadha
+ pipe_burst pipe_ka_phatna paani_ka_pipe_phat pipe_se_paani pipe_toot pipe_tut gushing paani_ki_dhaar \
  ghar_bhar_gaya paani_hi_paani पाइप_टूट poora_ghar_bhar_gaya pura_ghar_bhar_gaya
tank_overflow tank_overflowing overflowing_tank tanki_bhar tanki_se_paani bahar_behti tanki_overflow ball_valve \
  float_valve ballcock chhat_se_paani_gir टंकी_भर ~ overflow overflowing behti_rehti
tap_installation ~ naya_nal naya_tap nal_badalna tap_badalna nal_lagwana mixer_lagwana
geyser_installation ~ geyser_lagwana naya_geyser geyser_fit geyser_lagana
geyser_repair ~ geyser_garam paani_garam_nahi garam_paani_nahi geyser_kharab geyser_leak
+ electrician ~ board_se board_jal board_badal pankha_nahi fan_nahi tubelight_nahi tube_light_nahi bulb_nahi_jal \
  light_nahi_jal motor_nahi_chal motor_jal mcb_gir mcb_baar ghanti_nahi doorbell_nahi lights_flicker light_timtima \
  inverter_nahi पंखा_नहीं पंखे_की मोटर_नहीं jhatka_lagta jhatka_maar kamre_ki_light light_chali meter_ki wire_jal \
  naya_point extension_board light_baar_baar andhera_ho batti_nahi pankha_lagwana pankha_lagana fan_repair \
  fan_not_working pankha_theek pankha_dheema pankha_awaaz fan_slow fan_wobble fan_wobbles fan_noise fan_makes \
  fan_installation naya_pankha new_fan fan_lagana bulb_lagwana chandelier_lagana naya_jhoomar hang_a_chandelier \
  socket_jal switch_dheela taar_kata chuhe_ne_taar mcb_down mcb_nahi mcb_off mcb_gir_jata bijli_jaane_par bulb_fuse \
  bulb_kharab taar_kutar ceiling_fan_wobbles mcb_trip
fan_repair fan_not_working pankha_theek pankha_nahi pankha_dheere pankha_dheema pankha_awaaz pankhe_mein pankhe_ka \
  fan_slow fan_wobble fan_wobbles fan_noise fan_makes पंखा_नहीं पंखा_धीरे ceiling_fan_wobbles ~ pankha regulator \
  capacitor ghoomta_nahi wobbles dheere_ghoomta
fan_installation ~ pankha_lagwana pankha_lagana naya_pankha new_fan fan_lagana exhaust_lagana
light_installation light_fitting fancy_light ~ jhoomar chandelier tubelight led_panel led_lagwana bulb_lagwana \
  jhalar false_ceiling_light spotlight wall_light batten
+ switch ~ bijli_ka_board board_se board_jal board_badalna charger_dheela pin_nahi_ghus button_dab board_se_chingari
switchboard bijli_ka_board switch_board बिजली_का_बोर्ड ~ board_se_chingari board_jal board_badalna plug_dheela
+ wiring ~ wire_jal wire_kata naye_point point_banwana line_daalna poori_line nayi_line rewiring
+ fuse mcb_gir mcb_down mcb_nahi mcb_baar mcb_off mcb_gir_jata ~ poore_ghar_ki_light breaker
+ inverter ~ battery_backup_nahi backup_nahi backup_kam light_jaane_par light_jaane_ke light_jaate_hi \
  bijli_jaane_par battery_backup backup_nahi_de
doorbell door_bell ghanti calling_bell call_bell bell_kharab bell_nahi_baj door_ki_bell ghanti_nahi_baj bell_theek \
  bell_change door_ki_bell_kharab
appliance_repair appliance appliances ~ fridge refrigerator washing_machine geyser microwave ac_kharab \
  thanda_nahi_kar cooling_nahi machine_ghoom tv_nahi ro_kharab chimney_nahi oven machine_nahi_chal mixer_jal \
  mixer_grinder water_purifier ac_thanda kapde_dhone_wali fridge_thanda_nahi machine_ghoom_nahi geyser_garam_nahi \
  ac_thanda_nahi machine_nahi_ghoom tv_chalu_nahi fridge_cool_nahi washing_machine_ghoom washing_machine_ghoom
+ air_conditioner ~ room_cool room_thanda kamra_thanda thandi_hawa ton_ka cool_nahi indoor_unit do_ton dedh_ton \
  room_cool_nahi room_thanda_nahi kamra_thanda_nahi thandi_hawa_nahi
+ fridge ~ doodh_phat doodh_fat sabzi_sad sabzi_kharab baraf_nahi_jam ice_cream_pighal ice_nahi double_door \
  single_door
+ washing_machine ~ kapde_dhone_wali ghoom_nahi front_load top_load semi_automatic spin_nahi
+ television ~ screen_pe_lines lines_aa inch_ka channel_nahi picture_nahi android_wala set_top 43_inch 55_inch \
  32_inch awaaz_aati_picture
+ microwave ~ khana_garam_karne khana_garam garam_karne_wala plate_ghoom plate_nahi_ghoom
+ geyser ~ nahane_ka_paani paani_garam_nahi garam_paani_nahi पानी_गरम_नहीं nahane_ka_paani_garam paani_garam
+ chimney ~ dhuan_nahi dhuan_kheench dhuan_nahi_kheench smoke_nahi suction kitchen_mein_dhuan
+ water_purifier ~ ro_se_paani paani_kadwa
+ not_cooling sirf_hawa warm_air hot_air garam_hawa blowing_warm cool_hi_nahi thanda_hi_nahi thandi_hawa_nahi \
  kam_thanda less_cooling cooling_kam room_garam ~ doodh_phat doodh_fat sabzi_kharab sabzi_sad ice_cream_pighal \
  pighal_jaati pighal_jata khana_kharab_ho paani_thanda_nahi milk_spoils food_spoils milk_curdles food_gets_spoiled \
  baraf_nahi_jam
less_cooling cooling_kam kam_thanda thoda_thanda ~ warm_air sirf_hawa garam_hawa der_se_thanda
+ too_much_ice baraf_jam baraf_ka_pahad barf_jam ice_jam ice_build ice_builds frost_jam बर्फ_जम ~ freezer_jam
+ not_turn_on remote_dabane power_nahi_aati power_hi_nahi button_dabane_se kuch_nahi_hota no_lights_on \
  khulta_hi_nahi
not_turning_on not_starting wont_start wont_turn_on completely_dead chalu_nahi chalu_hi_nahi on_nahi on_hi_nahi \
  start_nahi start_hi_nahi power_nahi_aa power_hi_nahi power_nahi remote_dabane remote_se_nahi चालू_ही_नहीं ऑन_नहीं \
  power_hi_nahi_aati ~ band_pada dead bilkul_band mara_pada button_dabane_se
+ bad_smell musty_smell gandi_hawa stinks ~ musty seelan_ki
gas_refill gas_refilling gas_filling gas_charging gas_bharna gas_bharwana gas_bharwani gas_khatam gas_dalwana \
  gas_leak_ho गैस_भरवानी गैस_खत्म
regular_service routine_service servicing jet_service jet_wash foam_wash wet_service सर्विसिंग ~ garmi_aane_se \
  season_se_pehle garmi_se_pehle saal_mein_ek filter_saaf filter_dhona saaf_karwana saaf_karana clean_the_filter \
  yearly_cleaning once_a_year half_yearly_service
+ water_leakage neeche_paani farsh_pe farsh_gila floor_gets_wet leaves_water water_collects collects_under \
  paani_jama
water_leaking leaking_water water_leakage paani_leak paani_tapak pani_tapak neeche_paani neeche_se_paani paani_girta \
  paani_gir water_collects collects_under paani_jama farsh_gila farsh_pe_paani drips_on water_drips पानी_लीक \
  पानी_टपक ~ dripping drips bucket_rakhni balti_rakhni poore_farsh
door_problem door_not_closing darwaza_theek darwaza_band_nahi darwaza_nahi_band door_nahi rubber_dheeli \
  rubber_dheela gasket rubber_kharab handle_toot hinge_toot रबर_ढीली darwaza_theek_se_band darwaza_theek_se_band ~ \
  darwaza rubber handle
door_not_opening lid_not_opening door_locked door_jam dhakkan_nahi dhakkan_jam door_nahi_khul darwaza_nahi_khul \
  lid_stuck door_stuck door_lock kapde_andar ढक्कन_नहीं
light_not_working bulb_fuse bulb_kharab andar_andhera light_nahi_jal bulb_nahi_jal
not_spinning spin_nahi drum_nahi ghoom_nahi nahi_ghoom nahi_ghoomta ghoomta_nahi dryer_nahi nichodta nichodta_nahi \
  kapde_geele geele_nikal stays_wet not_squeezing clothes_are_wet clothes_come_out_wet स्पिन_नहीं ड्रम_नहीं \
  ड्रायर_नहीं ~ dryer
+ spinning nichodta dryer_nahi nahi_ghoom kapde_geele
not_draining water_stays paani_bahar_nahi paani_nahi_nikal paani_nahi_nikalta paani_andar andar_hi_reh water_remains \
  drain_nahi pani_bahar_nahi पानी_नहीं_निकल
+ draining water_stays paani_andar paani_nahi_nikal
+ vibrating kaanpti kood_ti jumps_around jumps_while moves_around chalti_hui_khisak khisakti khisak_jati
clothes_not_clean not_washing_properly kapde_saaf_nahi sabun_reh sabun_nahi daag_nahi_jaate mail_nahi gande_hi_nikal \
  gande_reh detergent_reh soap_remains कपड़े_साफ_नहीं ~ daag_nahi daag_reh soap
display_problem ~ screen_pe_lines lines_aa
+ pest_control dawai_chhidakwana spray_karwana jaali_katna ~ tilchatta tilchatte chuhon chuhe ghun bistar_mein_kaat \
  bites_at_night
+ cockroach brown_keede bhure_keede kale_keede_kitchen kitchen_mein_keede drain_ke_keede
+ termite mitti_ki_lakeer mitti_ki_line mud_lines mud_tubes mud_tube furniture_kha darwaza_kha lakdi_kha khokhla \
  hollow_wood eating_the_wood eating_my_door
+ bedbug bed_bugs bistar_mein_kaat bistar_mein_keede gadde_mein gadde_mein_keede palang_mein_keede mattress_bites \
  bite_at_night bites_at_night raat_ko_kaat sote_waqt_kaat laal_keede laal_chakatte sofa_mein_keede \
  from_the_mattress in_the_mattress
bed_bugs bedbugs khatmal khatmalon ~ bistar_mein_kaat bistar_mein_keede bistar_mein gadde_mein palang_mein_keede \
  mattress bite_at_night bites_at_night raat_ko_kaat laal_keede sote_waqt
+ mosquito bhin_bhin bhinbhina bhanbhana fogging
+ rats mouse bil_bana bil_banaya chooha choohe taar_kutar wire_kutar kutar_diye kutar_diya chewing_wires \
  wire_chewing chewed_wires chewed_the_wires gnawing rat_droppings meengni नेवला_जैसा चूहों_ने ~ kutar kutarta bil
+ ants cheentiyan chini_mein_lag meethe_pe meethe_mein_lag line_bana_ke
wood_borers borer borers powder_post ghun lakdi_se_powder lakdi_ka_bura powder_girta powder_falling sawdust \
  wood_dust
+ lizard gecko
honeycomb beehive bee_hive chhatta shahad_ki_makkhi wasp tataiya
snake saanp saap साँप
pigeon pigeons kabootar kabutar bird_net
+ painting putai putaai rang_utar_gaya papdi_utar deewar_kharab deewar_ka_rang diwar_ka_rang rang_nikal rang_utar \
  colour_karwana deewar_pe_colour papdi_nikal seelan_ke_daag chuna_karana
one_room single_room ek_kamra ek_hi_kamra ek_room just_one_room sirf_ek_kamra ~ sirf_bedroom bas_hall sirf_hall \
  bas_bedroom only_bedroom only_hall just_the_bedroom bachchon_ka_kamra sirf_kitchen only_the_hall बस_हॉल \
  सिर्फ_बेडरूम
exterior_walls outer_walls exterior_painting ~ bahar_ki_diwar bahar_ki_deewar elevation facade building_ka \
  boundary_wall
doors_and_windows door_and_window wood_polish ~ darwaze darwaza khidki khidkiyan grill gate polish_karwani
waterproofing_work ~ paani_rista seelan chhat_tapak chhat_se_paani damp leak
texture_wall accent_wall ~ design_wali_diwar design_wali_deewar tv_ke_peeche stencil ek_diwar_pe_design feature_wall
+ full_home pura_flat saara_ghar sab_kamre 2bhk 3bhk 1bhk move_in_se move_in_cleaning poore_ghar_mein pure_ghar_mein \
  har_jagah har_kamre sab_jagah everywhere all_over_the_house saare_kamron हर_जगह
full_house complete_house entire_house whole_house poora_ghar pura_ghar sara_ghar saara_ghar ghar_ka_saara पूरा_घर ~ \
  sab_kamre all_rooms sab_kuch_le saara_saaman 2_bhk 3_bhk 1_bhk do_bhk teen_bhk 2bhk 3bhk sab_samaan
+ office dukaan_ka_maal log_ki_company
work_incomplete incomplete not_complete aadha_kaam adhoora adhura half_done beech_mein_chhod left_halfway ~ \
  thoda_bacha thoda_reh
left_a_mess mess_left gandagi_chhod kachra_chhod saaf_nahi_kiya safai_nahi_ki
used_wrong_part local_part local_parts duplicate_part sasta_part naqli_part ~ duplicate_laga local_laga
part_not_available part_nahi part_nahi_mila spare_nahi
wrong_part galat_part galat_saamaan
i_am_at_home i_will_be_home main_hi_rahunga main_hi_rahungi main_rahunga main_rahungi main_ghar_pe main_ghar_par \
  ill_be_home ill_be_there i_will_be_there myself_at_home मैं_रहूंगा मैं_रहूंगी ~ main_hi_hoon khud_rahunga \
  khud_rahungi
family_member_at_home ~ mummy papa wife husband biwi mataji pitaji beta bhai behen saas bahu patni my_mother \
  my_father gharwale
security_guard gate_pe_chabi guard_ke_paas watchman_ke_paas chabi_guard chaabi_guard चाबी_गार्ड
nobody_at_home no_one_at_home koi_nahi_rahega koi_nahi_hoga ghar_pe_koi_nahi ghar_band sab_bahar tala_laga \
  locked_house taala_laga बाहर_गए_हैं ~ sab_office
maid_at_home ~ bai_hogi maid_hogi kaamwali_hogi
+ damaged tod_diya tod_di tod_dala tod_daala toot_gaya_unse gira_diya gira_di gir_ke_toot deewar_tod diwar_tod \
  tiles_tod tile_tod farsh_tod broke_my broke_the he_broke they_broke she_broke scratched_my scratched_the \
  scratch_maar scratch_laga scratch_kar scratch_daal dent_laga dent_daal furniture_tod sheesha_tod kaanch_tod \
  nishaan_laga daag_laga_diya spoiled_my nuksaan_kar दीवार_तोड़ तोड़_दिया kapde_mein_chhed ~ chhed kapda_phat \
  phat_gayi phat_gaya jala_diya jal_gayi button_toot
+ carpenter ~ darwaza_nahi_band drawer_nahi bed_aawaz bed_awaaz bed_hil door_handle handle_came handle_toot \
  handle_nikal kundi_nahi stuck_door drawers daraaz darwaze_ki_ghanti darwaza_theek darwaza_band_nahi hinge_toot \
  darwaza_nahi_khul furniture_kha darwaza_kha lakdi_kha palang_mein_keede lakdi_se_powder lakdi_ka_bura \
  darwaza_theek_se_band furniture_tod full_wardrobe kundi_kharab sirf_ek_almari ek_almari furniture_dismantling \
  almari_kholna bed_aur_almari wardrobe_kholna furniture_assembly bhari_almari darwaza_andar
no_picture no_display picture_not_coming display_gone black_screen blank_screen screen_black screen_kaala \
  screen_kaali kaala_ho kaali_ho sirf_awaaz awaaz_aati_hai_par picture_nahi tasveer_nahi display_nahi only_sound \
  only_audio sound_is_coming पिक्चर_नहीं स्क्रीन_काली ~ kaala andhera_sa
+ no_sound sirf_picture tasveer_dikhti only_picture mute_ho volume_kaam bina_awaaz
remote_not_working remote_kaam remote_nahi channel_nahi_badal channel_nahi button_dabane_se_channel ~ remote
+ broken_screen ball_maar_di ball_lag_gayi gir_gaya_tha crack_aa
bad_taste taste_bad taste_problem water_taste paani_ka_swad paani_ka_swaad paani_khara khara_lagta kadwa swad_kharab \
  swaad_kharab taste_kharab metallic ajeeb_sa_swad ~ swad swaad taste khara bitter salty
slow_flow slow_water less_water kam_paani low_flow water_flow_slow boond_boond boond_boond_aata dheere_bharta \
  bharne_mein_paanch bharne_mein_der glass_bharne balti_bharne bottle_bharne patli_dhaar dhaar_patli dheere_aata \
  bahut_dheere_aata slow_filling takes_long_to_fill
+ filter_change candle_badal candle_badalni cartridge_badal membrane_badal filter_badal
no_hot_water water_not_hot not_heating no_heating paani_thanda paani_thanda_hi thanda_hi_aata garam_nahi \
  garam_hi_nahi garam_nahi_hota garam_nahi_ho paani_garam_nahi cold_water_only still_cold not_getting_hot \
  पानी_गरम_नहीं गरम_नहीं ~ thanda_paani cold_water
too_hot overheating bahut_garam khaulta ubalta boiling too_much_heat jalne_jaisa हद_से_ज्यादा_गर्म
tripping trips mcb_gir mcb_gir_jata mcb_trip fuse_ud light_chali_jati on_karte_hi_light breaker_gir ट्रिप
kitchen_cabinets kitchen_cabinet ~ rasoi daraaz trolley modular_kitchen drawers
full_wardrobe ~ kapde_rakhne_wali
two_bhk ~ do_kamre do_kamron do_bedroom two_bedroom
+ independent_house do_manzila_makaan apna_makaan_hai poori_kothi
today abhi_ke_abhi jitni_jaldi jaldi_se_jaldi aaj_hi as_soon_as asap right_away immediately aaj_ke_aaj
+ weekend shanivar itvaar shani_ravi saturday sunday
after_sales ~ service_nahi_di
did_not_come nobody_came no_one_came never_came no_show noshow technician_did_not_come technician_not_come \
  technician_did_not_arrive staff_did_not_come aadmi_bheja_hi_nahi ladka_bheja_hi_nahi aadmi_nahi_aaya \
  koi_aaya_hi_nahi koi_nahi_aaya koi_aaya_nahi aaya_hi_nahi aaye_hi_nahi aayi_hi_nahi bheja_hi_nahi bheja_nahi \
  kisi_ko_nahi_bheja koi_pahuncha_nahi nobody_turned_up nobody_showed no_one_showed didnt_turn_up didnt_show_up \
  never_showed never_turned_up still_waiting waiting_since kal_se_wait subah_se_wait subah_se_intezaar \
  kal_se_intezaar intezaar_mein subah_se_baitha kab_se_wait kab_se_intezaar raah_dekh raasta_dekh poora_din_wait \
  whole_day_waiting waited_all_day waited_whole_day din_barbaad chhutti_leke_baitha कोई_आया_ही_नहीं कोई_नहीं_आया \
  ladka_nahi_aaya mistri_nahi_aaya
+ late ghante_baad_aaya der_se_aaya der_se_aaye der_se_pahuncha time_pe_nahi_aaya time_par_nahi_aaya \
  samay_par_nahi_aaya time_pe_nahi time_par_nahi samay_pe_nahi samay_par_nahi not_on_time made_me_wait wait_karwaya \
  intezaar_karwaya do_baje_bola dus_baje_bola subah_bola_shaam bola_tha_subah shaam_ko_aaye shaam_ko_pahunche \
  agle_din_aaye
came_late arrived_late late_arrival technician_late ghante_baad_aaya ghanta_late ghante_late der_se_aaya der_se_aaye \
  bahut_late late_aaye late_aaya late_pahuncha der_se_pahuncha time_pe_nahi_aaya time_par_nahi_aaya \
  samay_par_nahi_aaya time_pe_nahi time_par_nahi samay_pe_nahi samay_par_nahi not_on_time hours_late made_me_wait \
  wait_karwaya intezaar_karwaya do_baje_bola dus_baje_bola subah_bola_shaam bola_tha_subah
problem_came_back problem_again repeat_problem same_problem_again recurring_problem issue_came_back phir_kharab \
  phir_kharab_ho phir_se_kharab fir_kharab dobara_kharab dubara_kharab phir_wahi fir_wahi phir_se_wahi dobara_wahi \
  wahi_problem wahi_dikkat wahi_haal wahi_awaaz same_problem same_issue phir_band phir_se_band dobara_band \
  phir_se_tapakne phir_tapak phir_se_shuru dobara_shuru came_back_again started_again again_stopped again_leaking \
  leaking_again stopped_again broke_again not_working_again started_leaking_again phir_aa_gaye phir_se_aa_gaye \
  wapas_aa_gaye keede_phir cockroach_phir ek_din_chala do_din_chala do_din_baad_phir hafte_baad_phir \
  ek_hafte_baad_phir mahine_baad_phir फिर_से_खराब वही_दिक्कत फिर_वही दोबारा_खराब
problem_not_fixed problem_not_solved issue_not_resolved problem_not_resolved not_repaired_properly waise_ka_waisa \
  waisa_ka_waisa waise_hi_hai waisi_hi_hai jaisa_tha_waisa still_the_same still_same theek_nahi_hua thik_nahi_hua \
  theek_hi_nahi_hua theek_nahi_kiya theek_kiye_bina bina_theek_kiye not_solved not_fixed not_repaired not_resolved \
  couldnt_fix couldnt_repair could_not_fix unable_to_fix nahi_kar_paya uske_bas_ka_nahi samajh_nahi_aaya_usko \
  problem_abhi_bhi dikkat_abhi_bhi abhi_bhi_waise abhi_bhi_wahi awaaz_abhi_bhi abhi_bhi_tapak abhi_bhi_aa_rahi \
  koi_farak_nahi koi_fark_nahi वैसे_का_वैसा ठीक_नहीं_हुआ ~ phir_kharab phir_kharab_ho phir_se_kharab fir_kharab \
  dobara_kharab dubara_kharab phir_wahi fir_wahi phir_se_wahi dobara_wahi wahi_problem wahi_dikkat wahi_haal \
  wahi_awaaz same_problem same_issue phir_band phir_se_band dobara_band phir_se_tapakne phir_tapak phir_se_shuru \
  dobara_shuru came_back_again problem_came_back started_again again_stopped again_leaking leaking_again \
  stopped_again broke_again not_working_again started_leaking_again phir_aa_gaye phir_se_aa_gaye wapas_aa_gaye \
  keede_phir cockroach_phir ek_din_chala do_din_chala do_din_baad_phir hafte_baad_phir ek_hafte_baad_phir \
  mahine_baad_phir फिर_से_खराब वही_दिक्कत फिर_वही दोबारा_खराब
work_not_done_properly poor_quality_work poor_work bad_work poor_quality work_not_done work_not_proper \
  not_done_properly bad_workmanship poor_workmanship improper_work aadha_kaam aadha_chhod aadha_karke adhoora_chhod \
  aadhe_mein_chhod half_work half_done left_halfway beech_mein_chhod kaam_chhod_ke adhoora_kaam kaam_adhoora jugaad \
  theek_se_nahi_ki theek_se_nahi_kiya theek_se_kaam_nahi dhang_se_nahi dhang_se_nahi_kiya dhang_ka_kaam_nahi \
  dhang_ka_nahi kaam_theek_nahi sahi_se_nahi sahi_se_nahi_kiya achhe_se_nahi achhe_se_nahi_kiya sloppy careless \
  laparwahi laparwah ghatiya_kaam bekar_kaam kaam_chalau kaam_chori jaldi_jaldi_mein jaldbaazi rushed_job \
  hurried_job bas_upar_upar upar_upar_se kone_chhod corners_left left_corners not_properly_done didnt_do_properly \
  अधूरा_काम जुगाड़ ढंग_से_नहीं ठीक_से_नहीं_किया safai_theek_se_nahi aadha_adhoora ~ safai_theek_se kaam_kharab_kiya
+ overcharged charged_too_much charged_more charged_extra overpriced zyada_liya zyada_liye zyada_le_liya zyada_paise \
  zyada_paise_le jyada_paise paise_zyada zyada_charge zyada_maanga zyada_maange zyada_lagaya zyada_lagaye \
  extra_charged extra_charge charged_double charged_a_lot asked_for_more more_than_the_quote more_than_quoted \
  more_than_told estimate_se_zyada rate_se_zyada rate_list_se quote_se_zyada bataya_kuch_liya paisa_jod paise_jod \
  jod_diya double_le_liya double_charge loot_liya lut_liya thag_liya bill_badha extra_paise hazaar_le_liye \
  hazar_le_liye sau_le_liye itne_paise_le ज्यादा_पैसे ज्यादा_ले bola_tha_liya bola_tha_le_liya teen_hazaar_le \
  do_hazaar_le paanch_sau_le
+ rude badtameez badtameezi badtameezi_se_baat badtameezi_se_bola badtamizi tez_awaaz_mein unchi_awaaz oonchi_awaaz \
  chilla_ke chillaya chilla_raha chillane gussa_karne gusse_se gusse_mein_bola tu_tadak tu_tadaak dhang_se_baat \
  izzat_se_nahi tameez_se_baat_nahi koi_tameez jhagda_kiya jhagda_karne ladne_laga behas_ki behas_karne aankh_dikha \
  mooh_bana raised_his_voice shouted_at talked_badly spoke_badly talked_back bad_attitude तू_तड़ाक
+ door kundi_nahi
half_day morning_slot ~ subah_ke_samay
inspection inspect check_karna check_karwana just_check dekh_ke_bata dekh_ke_bataiye estimate_do dikha_do_kya \
  jaanch_karna survey_visit visit_and_check kya_kharabi kya_dikkat dekh_le_ek_baar देख_के_बता
appliance_shifting shifting_an_appliance shift_appliance ~ dusre_kamre_mein doosre_kamre_mein jagah_badal \
  jagah_badalni ek_kamre_se shift_karke_lagana utaar_ke_lagana
uninstallation uninstall utaarna utarwana utaar_ke utarwa_ke nikalwana_hai_ac
new_installation nayi_lagwani naya_lagwana naya_liya abhi_kharida abhi_kharidi abhi_liya abhi_aaya naya_aaya \
  just_bought delivered_today kal_aaya_hai kal_delivery अभी_खरीदा
+ living_room jahan_tv tv_wale_kamre tv_wala_kamra baithne_wale mehmaano_wala
+ bedroom sone_wale sone_wala_kamra bistar_ke_paas
+ kitchen sink_ke_neeche gas_ke_paas slab_ke
whole_house full_house entire_house whole_home poore_ghar_mein pure_ghar_mein har_jagah har_kamre sab_jagah \
  everywhere all_over_the_house saare_kamron हर_जगह
solved_itself problem_solved_itself fixed_itself apne_aap_theek apne_aap_thik khud_theek khud_hi_theek \
  theek_ho_gaya_ab ab_chal_raha ab_chal_rahi chalne_laga chalne_lagi its_working_now started_working \
  started_on_its_own अपने_आप_ठीक अब_चल_रहा चलने_लगा
found_cheaper found_someone_cheaper cheaper_elsewhere sasta_mil sasta_mila saste_mein kam_mein_ho kam_paise_mein \
  pados_wale_mistri local_mistri local_wale_se local_mechanic dusre_se_karwa doosre_se_karwa kisi_aur_se_karwa \
  someone_else_did got_it_done_locally karwa_liya_bahar सस्ते_में ~ kar_diya_sasta
not_at_home ghar_pe_koi_nahi ghar_par_nahi ghar_pe_nahi ghar_par_koi_nahi bahar_ja_raha bahar_ja_rahi bahar_ja_rahe \
  bahar_hoon going_out out_of_town shahar_mein_nahi office_mein_hounga sheher_se_bahar gaon_ja away_from_home \
  wont_be_home not_be_home घर_पे_नहीं
booked_by_mistake by_mistake galti_se galti_se_ho galti_se_book galti_se_dab accidentally wrong_booking do_baar_book \
  double_booking bachche_ne_book didnt_mean_to mistakenly गलती_से
too_long_a_wait long_wait itna_nahi_ruk nahi_ruk_sakta nahi_ruk_sakte intezaar_nahi_kar wait_nahi_kar cant_wait \
  cannot_wait do_din_ka_time itne_din_baad bahut_din_baad slot_bahut_late late_slot jaldi_chahiye_tha itna_time_nahi
book_later will_book_later will_call_later baad_mein_kara baad_mein_karwa baad_mein_book abhi_nahi_baad phir_kabhi \
  agle_mahine_karwa some_other_time next_month_maybe salary_aane_pe बाद_में_करवा फिर_कभी
reschedule ~ kisi_aur_din kal_kar_do dusre_din aur_kisi_time
burning_smell jalne_ki_boo jalne_ki_badbu jalne_ki_smell jalne_jaisi smells_burnt something_burning wire_jalne \
  plastic_jalne जलने_की_बू जलने_की_गंध ~ jal_raha dhuan_nikla
+ spark chingari patakhe_jaisi chat_chat
not_heating khana_garam_nahi garam_nahi garam_nahi_hota garam_hi_nahi heat_nahi thanda_hi_rehta plate_thandi \
  doesnt_heat not_getting_hot गरम_नहीं_होता
low_suction suction_kam dhuan_nahi_kheench dhuan_nahi_kheenchti dhuan_bhar dhuan_kitchen_mein smoke_fills \
  kheenchti_nahi dhuan_bahar_nahi suction_problem poor_suction धुआं_नहीं
oil_dripping tel_tapak tel_gir oil_tapak tel_tapakta तेल_टपक
jar_leaking ~ jar jar_se
neither ~ koi_nahi_hai dono_nahi na_bachche
+ once bas_is_baar is_baar_hi sirf_is_baar ek_hi_baar_ka just_this_time only_this_time इस_बार
matt matte bina_chamak no_shine chamak_nahi dull_finish non_glossy बिना_चमक
glossy gloss shiny chamak_wali chamak_wala chamakdar chamkili high_sheen चमकदार चमक_वाली
washable dhone_layak dhul_jaye dhul_sake pochh_sakein saaf_ho_jaye_geele wipe_clean wipeable धोने_लायक ~ \
  bachche_likhte
economy_paint ~ sasti_wali sasta_wala kam_budget
sofa_fabric ~ kapde_wala_sofa
leather_sofa ~ chamde_wala_sofa rexine
solar_geyser ~ chhat_wala_geyser
gas_stove_repair ~ burner_nahi gas_chulha_nahi aanch_kam stove_nahi chulha_nahi_jal lighter_nahi
laptop_repair ~ laptop_nahi laptop_hang keyboard_nahi screen_toot_laptop
mobile_repair ~ phone_ki_screen phone_gir phone_paani display_toot
cctv_installation ~ camera_lagwana camera_lagwane cctv_lagwana
door_lock lock_repair lock_change ~ tala_badal tala_kharab lock_jam chabi_toot lock_badal tala_nahi_khul
false_alarm ~ galti_se_baja
disinfection sanitization sanitisation sanitise sanitize ~ corona_ke_baad covid_ke_baad virus_ke_liye
gas_leakage_check ~ gas_ki_badbu
herbal_treatment herbal odourless safe_for_children bina_badbu bina_smell smell_nahi bachchon_ke_liye_safe \
  gel_treatment gel_wala organic_spray ~ no_smell kids_safe
one_time_service single_service ~ bas_is_baar is_baar_hi
+ grooming ~ shampoo_karna sofa_shampoo kille_makode ends_trim trim_my foot_spa extension_nakhun liked_my_haircut \
  beard_trim steam_bath bath_only only_bath just_bath sirf_nahlana bas_nahlana nail_trimming
`

/**
 * Work done at homes (cleaning, plumbing, electricity, appliances, pests, painting): lines as in
 * `everyday-words.ts`; one that begins with `+` adds to the line of its first word.
 */
export const SERVICES_WORDS = `+ clean ~ chamkana chamka_do chamkwana chamkaana sofa_dhulwana carpet_dhulwana sofa_dhulna chipchipi_ho chipchipa_ho \
  tel_jam chiknai_jam greasy grease jaale_lage jaale_nikalna dhool_jam dhool_mitti daag_hain khara_paani_ke \
  hard_water_stains water_marks kaai_jam kaai_lag scrubbing farsh_ghisna ragad_ke shampoo_karna chikat chikkat \
  chikat_jam spruce
deep_cleaning deep_clean full_cleaning thorough_cleaning poori_safai puri_safai पूरी_सफाई house_cleaning \
  home_cleaning chikat chikkat chikat_jam ~ diwali_ki_safai chamkana chamka_do har_kona kona_kona move_in_cleaning \
  corner_to_corner top_to_bottom tenant_ne_khali ghar_khali makdi_ke_jaale jaale kachra_saaf dhool saaf_karwana_hai \
  mehmaan_aane_wale party_ke_baad pooja_se_pehle shaadi_se_pehle_ghar
bathroom_cleaning toilet_cleaning washroom_cleaning ~ bathroom toilet washroom washbasin commode tiles_peele \
  peeli_tiles khara_paani_ke hard_water_stains latrine shower
kitchen_cleaning ~ kitchen rasoi chimney gas_chulha gas_stove tel_jam chiknai exhaust_saaf platform_saaf grease \
  greasy chikat chikkat
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
+ plumbing jaali_se_paani paani_nahi_nikal tap_fit nal_badal nal_fit pipe_ris bathroom_fitting basin_fit motor_paani \
  tanki_leak tank_leak geyser_leak commode_leak commode_hil neeche_se_leak chhat_se_tapak deewar_se_paani ~ \
  flush_nahi flush_tank tank_overflow tank_is_overflowing seat_toot jet_spray naali_jam geyser_lagwana basin_lagwana \
  nal_lagwana tap_lagwana motor_mein_paani paani_tapak water_dripping sink_choked blocked_toilet pipe_phat clogged \
  wont_stop_running wont_flush doesnt_flush no_hot_water dripping_tap sink_ka_paani_nahi naali_band drain_choked \
  sink_bhar basin_bhar slow_drain clogged_drain toilet_blocked toilet_choked toilet_choke toilet_jam commode_jam \
  commode_choke latrine_jam commode_bhar flush_se_neeche toilet_bhar toilet_not_flushing flush_not_working \
  flush_kharab flush_band flush_dabane फ्लश_नहीं फ्लश_टैंक shower_ki_dhaar tanki_khali tanki_se_paani tanki_overflow \
  drain_nahi flush_tank_nahi sink_ke_neeche drain_blockage drain_block blocked_sink sink_blockage choked_drain \
  drain_problem sink_problem badbu_naali naali_se_badbu flush_problem flush_issue flush_repair flush_leaking \
  flush_chalta flush_chalta_rehta flush_behta flush_se_paani flush_button_toot commode_bhar_nahi toilet_blockage \
  toilet_problem tanki_mein_crack tanki_toot tanki_nahi_bhar naya_basin shower_lagwana naya_commode commode_lagwana \
  naya_sink does_not_drain sink_ke_paas_keede wont_drain keeps_running_toilet doesnt_drain shower_kaam shower_nahi \
  toilet_training
leaking_tap ~ boond_boond paani_tapak nal_band_karne tap_band_karne band_karne_par tonti_band nal_se_paani \
  tap_se_paani keeps_dripping dripping_all washer_kharab washer_ghis tonti_dheeli tapak_tapak टपक_टपक
+ leaking_tap boond_boond tap_leakage tap_leak tap_leaking tap_problem dripping_tap leaky_tap wont_stop_running \
  wont_turn_off keeps_running ~ nal_tight tight_karne_par nal_tapak nal_kharab washer
blocked_drain sink_ka_paani_nahi paani_nahi_ja pani_nahi_ja paani_nahi_utar not_going_down not_draining \
  doesnt_go_down naali_band jaali_jam jali_jam naali_jam paani_ruk paani_khada drain_choked sink_choked sink_bhar \
  basin_bhar slow_drain drains_slowly paani_jama_ho नाली_बंद पानी_नहीं_जा ~ jaali kachra_phas baal_phas jam_hai \
  choke
clogged_drain ~ blocked_drain naali_jam naali_band jaali_jam paani_nahi_ja not_going_down choke sink_choked jam_hai \
  paani_bhar_jata
blocked_toilet toilet_blocked toilet_choked toilet_choke toilet_jam commode_jam commode_choke latrine_jam seat_jam \
  commode_bhar टॉयलेट_जाम कमोड_जाम toilet_blockage toilet_problem ~ flush_se_neeche upar_aa_jata toilet_bhar
toilet_not_flushing flush_not_working not_flushing flush_nahi flush_kharab flush_band flush_tank flush_dabane \
  commode_jam toilet_choke cistern फ्लश_नहीं फ्लश_टैंक flush_tank_nahi flush_problem flush_issue flush_repair \
  flush_leaking flush_chalta flush_chalta_rehta flush_behta flush_se_paani flush_button_toot commode_bhar_nahi \
  wont_flush doesnt_flush keeps_running_toilet ~ commode flush button_dabane
flush flush_tank flush_nahi cistern फ्लश_टैंक ~ commode
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
+ electrician electrical_fault electrical_issue ~ board_se board_jal board_badal pankha_lagwana pankha_lagana \
  pankha_dheere pankha_nahi fan_nahi tubelight_nahi tube_light_nahi bulb_nahi_jal light_nahi_jal motor_nahi_chal \
  motor_jal mcb_gir mcb_baar bijli_ka_board jhoomar_lagana ghanti_nahi doorbell_nahi lights_flicker light_timtima \
  inverter_nahi पंखा_नहीं पंखे_की मोटर_नहीं jhatka_lagta jhatka_maar kamre_ki_light light_chali meter_ki wire_jal \
  naya_point extension_board light_baar_baar andhera_ho batti_nahi pankha_lagwana pankha_lagana point_chahiye \
  point_lagwana current_aa fridge_mein_current light_baar light_nahi_aa_rahi socket_nahi plug_nahi mcb_girta \
  mcb_gira lights_keep flickering no_power_in power_in_one one_room_dark wont_switch lost_power outlet fan_repair \
  fan_not_working pankha_theek pankha_dheema pankha_awaaz fan_slow fan_wobble fan_wobbles fan_noise fan_makes \
  fan_installation naya_pankha new_fan fan_lagana bulb_lagwana chandelier_lagana naya_jhoomar hang_a_chandelier \
  socket_jal switch_dheela taar_kata chuhe_ne_taar mcb_down mcb_nahi mcb_off mcb_gir_jata bijli_jaane_par bulb_fuse \
  bulb_kharab taar_kutar ceiling_fan_wobbles mcb_trip fan_nahi_ghoom wont_switch_on doesnt_switch_on
fan_repair fan_not_working pankha_theek pankha_nahi pankha_dheere pankha_dheema pankha_awaaz pankhe_mein pankhe_ka \
  fan_slow fan_wobble fan_wobbles fan_noise fan_makes पंखा_नहीं पंखा_धीरे ceiling_fan_wobbles ~ pankha regulator \
  capacitor ghoomta_nahi wobbles dheere_ghoomta
fan_installation ~ pankha_lagwana pankha_lagana naya_pankha new_fan fan_lagana exhaust_lagana
light_installation light_fitting fancy_light ~ jhoomar chandelier tubelight led_panel led_lagwana bulb_lagwana \
  jhalar false_ceiling_light spotlight wall_light jhoomar_lagana batten
+ switch ~ plug_dheela bijli_ka_board board_se board_jal board_badalna charger_dheela pin_nahi_ghus button_dab \
  board_se_chingari
switchboard bijli_ka_board switch_board बिजली_का_बोर्ड ~ board_se_chingari board_jal board_badalna plug_dheela
+ wiring ~ wire_jal wire_kata naye_point point_banwana line_daalna poori_line nayi_line rewiring
+ fuse mcb_gir mcb_down mcb_nahi mcb_baar mcb_off mcb_gir_jata ~ poore_ghar_ki_light breaker
+ inverter ~ battery_backup_nahi backup_nahi backup_kam light_jaane_par light_jaane_ke light_jaate_hi \
  bijli_jaane_par battery_backup backup_nahi_de
doorbell door_bell ghanti calling_bell call_bell bell_kharab bell_nahi_baj door_ki_bell ghanti_nahi_baj bell_theek \
  bell_change door_ki_bell_kharab
appliance_repair appliance appliances ~ fridge refrigerator washing_machine geyser microwave ac_kharab \
  thanda_nahi_kar cooling_nahi machine_ghoom geyser_garam tv_nahi ro_kharab chimney_nahi oven machine_nahi_chal \
  mixer_jal mixer_grinder water_purifier ac_thanda kapde_dhone_wali fridge_thanda_nahi machine_ghoom_nahi \
  geyser_garam_nahi ac_thanda_nahi machine_nahi_ghoom tv_chalu_nahi fridge_cool_nahi washing_machine_ghoom \
  washing_machine_ghoom machine_awaaz khana_garam_nahi oven_nahi juicer_nahi tv_band machine_band
+ air_conditioner ~ room_cool room_thanda kamra_thanda thandi_hawa ton_ka cool_nahi indoor_unit do_ton dedh_ton \
  room_cool_nahi room_thanda_nahi kamra_thanda_nahi thandi_hawa_nahi
+ fridge ~ doodh_phat doodh_fat sabzi_sad sabzi_kharab baraf_nahi_jam ice_cream_pighal ice_nahi double_door \
  single_door
+ washing_machine ~ kapde_dhone_wali ghoom_nahi front_load top_load semi_automatic spin_nahi
+ television ~ screen_pe_lines lines_aa inch_ka channel_nahi picture_nahi android_wala set_top remote_kaam 43_inch \
  55_inch 32_inch awaaz_aati_picture
+ microwave ~ khana_garam_karne khana_garam garam_karne_wala plate_ghoom plate_nahi_ghoom
+ geyser ~ nahane_ka_paani paani_garam_nahi garam_paani_nahi पानी_गरम_नहीं nahane_ka_paani_garam paani_garam
+ chimney ~ dhuan_nahi dhuan_kheench dhuan_nahi_kheench smoke_nahi suction kitchen_mein_dhuan
+ water_purifier ~ ro_se_paani candle_badal membrane_badal paani_kadwa
+ not_cooling sirf_hawa warm_air hot_air garam_hawa blowing_warm cool_hi_nahi thanda_hi_nahi thandi_hawa_nahi \
  kam_thanda less_cooling cooling_kam room_garam no_cooling poor_cooling cooling_issue cooling_problem low_cooling \
  kamra_garam room_still_hot ghante_baad_bhi thanda_hone_mein swing_nahi_thanda isnt_cooling not_cold isnt_cold \
  not_cold_enough stays_warm lukewarm ~ doodh_phat doodh_fat sabzi_kharab sabzi_sad ice_cream_pighal pighal_jaati \
  pighal_jata khana_kharab_ho paani_thanda_nahi milk_spoils food_spoils milk_curdles food_gets_spoiled \
  baraf_nahi_jam
less_cooling cooling_kam kam_thanda thoda_thanda ~ warm_air sirf_hawa garam_hawa der_se_thanda
+ too_much_ice baraf_jam baraf_ka_pahad barf_jam ice_jam ice_build ice_builds frost_jam बर्फ_जम ~ freezer_jam
+ not_turn_on remote_dabane power_nahi_aati power_hi_nahi button_dabane_se kuch_nahi_hota no_lights_on \
  khulta_hi_nahi
not_turning_on not_starting wont_start wont_turn_on completely_dead chalu_nahi chalu_hi_nahi on_nahi on_hi_nahi \
  start_nahi start_hi_nahi power_nahi_aa power_hi_nahi power_nahi remote_dabane remote_se_nahi चालू_ही_नहीं ऑन_नहीं \
  power_hi_nahi_aati does_not_start not_working_at_all dead_unit completely_off power_issue power_problem no_power \
  kuch_nahi_hota dabao_kuch_nahi chalti_nahi_bilkul jaan_hi_nahi wont_power wont_switch_on doesnt_switch_on \
  no_response ~ band_pada dead bilkul_band mara_pada button_dabane_se
+ bad_smell musty_smell gandi_hawa stinks foul_smell smell_problem odour ~ musty seelan_ki
gas_refill gas_refilling gas_filling gas_charging gas_bharna gas_bharwana gas_bharwani gas_khatam gas_dalwana \
  gas_leak_ho गैस_भरवानी गैस_खत्म gas_kam gas_kam_ho gas_nikal gas_top
regular_service routine_service servicing jet_service jet_wash foam_wash wet_service सर्विसिंग ~ garmi_aane_se \
  season_se_pehle garmi_se_pehle saal_mein_ek filter_saaf filter_dhona saaf_karwana saaf_karana clean_the_filter \
  yearly_cleaning once_a_year half_yearly_service
+ water_leakage neeche_paani farsh_pe farsh_gila floor_gets_wet leaves_water water_collects collects_under \
  paani_jama pipe_leakage water_leak
water_leaking leaking_water water_leakage paani_leak paani_tapak pani_tapak neeche_paani neeche_se_paani paani_girta \
  paani_gir water_collects collects_under paani_jama farsh_gila farsh_pe_paani drips_on water_drips पानी_लीक \
  पानी_टपक ~ dripping drips bucket_rakhni balti_rakhni poore_farsh
door_problem door_not_closing darwaza_theek darwaza_band_nahi darwaza_nahi_band door_nahi rubber_dheeli \
  rubber_dheela gasket rubber_kharab handle_toot hinge_toot रबर_ढीली darwaza_theek_se_band darwaza_theek_se_band ~ \
  darwaza rubber handle
door_not_opening lid_not_opening door_locked door_jam dhakkan_nahi dhakkan_jam door_nahi_khul darwaza_nahi_khul \
  lid_stuck door_stuck door_lock kapde_andar ढक्कन_नहीं wont_open doesnt_open
light_not_working bulb_fuse bulb_kharab andar_andhera light_nahi_jal bulb_nahi_jal
not_spinning spin_nahi drum_nahi ghoom_nahi nahi_ghoom nahi_ghoomta ghoomta_nahi dryer_nahi nichodta nichodta_nahi \
  kapde_geele geele_nikal stays_wet not_squeezing clothes_are_wet clothes_come_out_wet स्पिन_नहीं ड्रम_नहीं \
  ड्रायर_नहीं does_not_spin spin_problem no_spin geele_ke_geele drum_problem drum_not_rotating wont_spin doesnt_spin \
  clothes_still_wet still_soaking soaking_wet ~ dryer
+ spinning nichodta dryer_nahi nahi_ghoom kapde_geele
not_draining water_stays paani_bahar_nahi paani_nahi_nikal paani_nahi_nikalta paani_andar andar_hi_reh water_remains \
  drain_nahi pani_bahar_nahi पानी_नहीं_निकल does_not_drain drain_problem drainage_issue bhara_hua_hai nikalta_nahi \
  paani_bhara_hua paani_bhara wont_drain doesnt_drain full_of_water
+ draining water_stays paani_andar paani_nahi_nikal
+ vibrating kaanpti kood_ti jumps_around jumps_while moves_around chalti_hui_khisak khisakti khisak_jati shakes \
  shaking poore_bathroom chalte_hue_ghoom machine_hil zor_se_hil udhar_khisak walks_across jumping_around bangs \
  banging
clothes_not_clean not_washing_properly kapde_saaf_nahi sabun_reh sabun_nahi daag_nahi_jaate mail_nahi gande_hi_nikal \
  gande_reh detergent_reh soap_remains कपड़े_साफ_नहीं ~ daag_nahi daag_reh soap
display_problem ~ screen_pe_lines lines_aa
+ pest_control keede_makode dawai_chhidakwana spray_karwana jaali_katna roaches cockroaches ~ tilchatta tilchatte \
  chuhon chuhe ghun bistar_mein_kaat bites_at_night makdi_ke_jaale crawling infestation infested bites_all droppings \
  nest
+ cockroach brown_keede bhure_keede kale_keede_kitchen kitchen_mein_keede drain_ke_keede raat_ko_daud gas_ke_neeche \
  sink_ke_paas_keede laal_wale_keede
+ termite mitti_ki_lakeer mitti_ki_line mud_lines mud_tubes mud_tube furniture_kha darwaza_kha lakdi_kha khokhla \
  hollow_wood eating_the_wood eating_my_door
+ bedbug bed_bugs bistar_mein_kaat bistar_mein_keede gadde_mein gadde_mein_keede palang_mein_keede mattress_bites \
  bite_at_night bites_at_night raat_ko_kaat sote_waqt_kaat laal_keede laal_chakatte sofa_mein_keede \
  from_the_mattress in_the_mattress
bed_bugs bedbugs khatmal khatmalon ~ bistar_mein_kaat bistar_mein_keede bistar_mein gadde_mein palang_mein_keede \
  mattress bite_at_night bites_at_night raat_ko_kaat laal_keede sote_waqt from_the_mattress in_the_mattress
+ mosquito bhin_bhin bhinbhina bhanbhana fogging
+ rats mouse bil_bana bil_banaya chooha choohe taar_kutar wire_kutar kutar_diye kutar_diya chewing_wires \
  wire_chewing chewed_wires chewed_the_wires gnawing rat_droppings meengni नेवला_जैसा चूहों_ने kapde_kutar \
  aloo_kutar anaj_kha ~ kutar kutarta
+ ants cheentiyan chini_mein_lag meethe_pe meethe_mein_lag line_bana_ke
wood_borers borer borers powder_post ghun lakdi_se_powder lakdi_ka_bura powder_girta powder_falling sawdust \
  wood_dust
+ lizard gecko
honeycomb beehive bee_hive chhatta shahad_ki_makkhi wasp tataiya
snake saanp saap साँप
pigeon pigeons kabootar kabutar bird_net
+ painting putai putaai rang_utar_gaya paint_ukhad paint_utar papdi_utar deewar_kharab deewar_ka_rang diwar_ka_rang \
  rang_nikal rang_utar colour_karwana deewar_pe_colour papdi_nikal seelan_ke_daag chuna_karana walls_redone \
  redo_the_walls repaint repainting fresh_coat new_coat touch_up_walls ~ colour_change colour_karana kamre_ka_colour \
  deewar_gandi deewar_pe_daag
one_room single_room ek_kamra ek_hi_kamra ek_room just_one_room sirf_ek_kamra ~ sirf_bedroom bas_hall sirf_hall \
  bas_bedroom only_bedroom only_hall just_the_bedroom bachchon_ka_kamra sirf_kitchen only_the_hall बस_हॉल \
  सिर्फ_बेडरूम
exterior_walls outer_walls exterior_painting ~ bahar_ki_diwar bahar_ki_deewar elevation facade building_ka \
  boundary_wall
doors_and_windows door_and_window wood_polish ~ darwaze darwaza khidki khidkiyan grill gate polish_karwani
waterproofing_work ~ paani_rista seelan chhat_tapak chhat_se_paani damp leak
texture_wall accent_wall ~ design_wali_diwar design_wali_deewar tv_ke_peeche stencil ek_diwar_pe_design feature_wall
+ full_home poora_2bhk pura_3bhk pura_flat saara_ghar sab_kamre 2bhk 3bhk 1bhk move_in_se move_in_cleaning \
  poore_ghar_mein pure_ghar_mein har_jagah har_kamre sab_jagah everywhere all_over_the_house saare_kamron हर_जगह
full_house complete_house entire_house whole_house poora_ghar pura_ghar sara_ghar saara_ghar ghar_ka_saara पूरा_घर ~ \
  poora_2bhk pura_3bhk sab_kamre all_rooms sab_kuch_le saara_saaman 2_bhk 3_bhk 1_bhk do_bhk teen_bhk 2bhk 3bhk \
  sab_samaan
+ office dukaan_ka_maal log_ki_company
+ carpenter carpentry woodwork ~ darwaza_atak darwaza_nahi_band kabza_toot drawer_nahi drawer_atak bed_aawaz \
  bed_awaaz bed_hil door_handle handle_came handle_toot handle_nikal kundi_nahi stuck_door drawers daraaz \
  jhula_lagana jhoola_lagana photo_tangna tv_tangna parde_lagane curtain_rod rod_lagana tv_mount deewar_mein_chhed \
  drill_karna drilling_karna came_off drawer_stuck wobbly_table darwaze_ki_ghanti darwaza_theek darwaza_band_nahi \
  hinge_toot darwaza_nahi_khul furniture_kha darwaza_kha lakdi_kha palang_mein_keede lakdi_se_powder lakdi_ka_bura \
  darwaza_theek_se_band full_wardrobe kundi_kharab atak_gaya_darwaza broken_hinge hinge_broken hinge_problem \
  hinge_repair kabza_nikal pair_toot_gaya_kursi drawer_problem drawer_jam drawer_not_opening rang_utar_furniture \
  furniture_tod sirf_ek_almari ek_almari furniture_dismantling almari_kholna bed_aur_almari wardrobe_kholna \
  furniture_assembly bhari_almari darwaza_andar driver_wala_darwaza
no_picture no_display picture_not_coming display_gone black_screen blank_screen screen_black screen_kaala \
  screen_kaali kaala_ho kaali_ho sirf_awaaz awaaz_aati_hai_par picture_nahi tasveer_nahi display_nahi only_sound \
  only_audio sound_is_coming पिक्चर_नहीं स्क्रीन_काली ~ kaala andhera_sa
+ no_sound sirf_picture tasveer_dikhti only_picture mute_ho volume_kaam bina_awaaz
remote_not_working remote_kaam remote_nahi channel_nahi_badal channel_nahi button_dabane_se_channel ~ remote
+ broken_screen ball_maar_di ball_lag_gayi gir_gaya_tha crack_aa
bad_taste taste_bad taste_problem water_taste paani_kadwa paani_ka_swad paani_ka_swaad paani_khara khara_lagta kadwa \
  swad_kharab swaad_kharab taste_kharab metallic ajeeb_sa_swad ~ swad swaad taste khara bitter salty
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
+ door kundi_nahi darwaza_atak
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
burning_smell jalne_ki_boo jalne_ki_badbu jalne_ki_smell jalne_jaisi smells_burnt something_burning wire_jalne \
  plastic_jalne जलने_की_बू जलने_की_गंध ~ jal_raha dhuan_nikla
+ spark chingari patakhe_jaisi chat_chat
not_heating khana_garam_nahi garam_nahi garam_nahi_hota garam_hi_nahi heat_nahi thanda_hi_rehta plate_thandi \
  doesnt_heat not_getting_hot गरम_नहीं_होता
low_suction suction_kam dhuan_nahi_kheench dhuan_nahi_kheenchti dhuan_bhar dhuan_kitchen_mein smoke_fills \
  kheenchti_nahi dhuan_bahar_nahi suction_problem poor_suction धुआं_नहीं
oil_dripping tel_tapak tel_gir oil_tapak tel_tapakta तेल_टपक
jar_leaking ~ jar jar_se
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
movers_and_packers shifting relocation ~ truck_chahiye tempo_chahiye samaan_le_jane saaman_le_jane \
  labour_chahiye_saaman
+ blocked_drain drain_blockage drain_block blocked_sink sink_blockage drainage_problem choked_drain drain_problem \
  sink_problem neeche_nahi_ja paani_neeche_nahi ruk_ruk_ke_ja paani_ruk_ruk dheere_nikal dheere_utar slowly_draining \
  water_standing paani_bhara_reh badbu_naali naali_se_badbu backed_up backing_up water_backs wont_drain gurgling
tank_problem water_tank_problem ~ tanki_leak tank_leak tanki_mein_crack tanki_toot tank_se_paani tank_saaf \
  tanki_nahi_bhar
pipe_leakage pipe_leak pipe_leaking leaking_pipe pipe_ris pipe_tapak pipe_se_tapak deewar_ke_andar_se \
  diwar_ke_andar_se pipe_joint joint_se_paani joint_leak pipe_mein_chhed andar_se_leak ~ pipe_phat pipe_toot
water_motor motor_problem motor_repair pump_problem water_pump motor_paani_nahi motor_nahi_kheench motor_nahi_chal \
  motor_nahi_uthati motor_jal motor_awaaz motor_garam paani_nahi_kheench paani_nahi_utha motor_hawa air_le_liya \
  मोटर_नहीं ~ motor pump submersible monoblock
new_fitting new_fittings bathroom_fitting fitting_work ~ naya_basin basin_lagwana naya_wash naya_nal nal_lagwana \
  shower_lagwana naya_commode commode_lagwana naya_sink naya_tap
water_dripping water_drip dripping_water indoor_leak ~ deewar_geeli diwar_geeli unit_se_paani drain_pipe \
  paani_gir_raha paani_tapak farsh_gila
remote_problem remote_issue remote_not_working ~ remote_nahi remote_kaam remote_kharab remote_kho swing_nahi
electrical_fault electrical_issue ~ mcb_gir mcb_gira light_gul current_maar short_ho jhatka_maar spark chingari \
  wire_jal
does_not_start not_starting wont_start ~ start_nahi on_nahi chalu_nahi power_nahi button_dabao kuch_nahi_hota \
  band_padi dabane_se_kuch
door_stuck door_jammed door_locked ~ gate_lock gate_nahi_khul door_nahi_khul dhakkan_nahi darwaza_nahi_khul \
  atak_gaya_darwaza khul_nahi_raha khulta_nahi
error_code error_message shows_error error_aa code_aa code_dikha e1 e2 e3 f1 ue_error oe_error likha_aa likha_aata \
  display_pe_error ~ error
leaks leaking leakage ~ neeche_paani farsh_pe_paani paani_tapak tapak_raha paani_gir
+ leak neeche_paani_paani farsh_geela
red_light_on red_light warning_light laal_batti laal_light lal_batti light_blinking light_jal_rahi_laal beep_karta \
  beeping लाल_बत्ती
service_due filter_due service_overdue ~ saal_ho_gaya candle_badle filter_badle service_hue service_karwaye \
  mahine_ho_gaye_service
general_pest all_pests all_insects general_pest_control sab_tarah_ke sab_tarah har_tarah_ke har_tarah saare_keede \
  sab_keede sabhi_keede keede_makode sab_kuch_hai सब_तरह
rodent rodents rat_control ~ chuha chuhe mouse kutar kapde_kutar taar_kutar
ac_service garmi_shuru garmi_aane season_shuru saaf_kar_do ek_baar_saaf filter_saaf ~ garmi_se_pehle jet_wash \
  jet_pump foam_wash coil_saaf cleaning_of_ac
ac_repair ~ thanda_nahi cooling_nahi chal_raha_par ac_kharab ac_band compressor pcb fan_nahi_ghoom paani_gir \
  ac_awaaz
ac_installation install_ac ~ lagana_hai_diwar diwar_pe_lagana deewar_pe_lagana naya_kharida naya_ac lagwana_hai_ac \
  fit_karna_hai dusre_ghar_mein_lagana
ac_uninstallation uninstall_ac ~ utaarna utarwana ghar_khali_kar nikalwana_hai
visit_charges visiting_charges ~ sirf_dekhne_ke dekhne_ke_paise
ground_floor neeche_hi neeche_wala neeche_rehte neeche_wale_mein zameen_wale
stairs_only only_stairs no_lift seedhiyon_se seedhi_se_aana lift_nahi bina_lift लिफ्ट_नहीं
with_lift yes_lift lift_available ~ lift_hai lift_chalti
broken_hinge hinge_broken hinge_problem hinge_repair ~ kabza kabza_toot kabze hinges
lock_problem lock_issue ~ tala tala_nahi_khul chabi_nahi_ghoom lock_jam lock_nahi_lag
does_not_close not_closing wont_close band_nahi band_nahi_hota band_nahi_ho theek_se_band_nahi poora_band_nahi \
  बंद_नहीं_होता
broken_leg leg_broken taang_toot pair_toot_gaya_kursi paaya_toot paaya पाया_टूट
drawer_stuck drawer_problem drawer_jam daraaz_atak daraaz_nahi drawer_nahi drawer_atak drawer_not_opening daraz_atak
polish_needed polish_work re_polish ~ chamak_chali rang_utar_furniture polish_karwani purana_dikh
sweeping_and_mopping ~ jhadu pocha farsh_saaf
baby_care child_care ~ bachche_ko_sambhal bachcha_sambhal bachche_sambhal
spotless perfectly_clean sheeshe_jaisa chamka_diya ekdum_saaf bilkul_chaka_chak chaka_chak sparkling shining_clean \
  चमका_दिया ~ chamak_raha
some_areas_missed areas_missed missed_areas missed_spots kone_chhod kone_chhod_diye kone_reh pankhe_saaf_nahi \
  khidki_saaf_nahi chhod_diye_kone kuch_jagah_reh reh_gaya_saaf neeche_saaf_nahi peeche_saaf_nahi missed_the \
  missed_under left_out ~ reh_gaya
clear bilkul_saaf ekdum_saaf saaf_paani
muddy mitti_wala matmaila mitti_aata गंदला ~ peela kichad_jaisa
salty khara namkeen_paani tds_zyada hard_water खारा
colour_mismatch shade_mismatch wrong_colour wrong_shade shade_alag jo_shade_bola shade_bola dusra_shade doosra_shade \
  colour_alag_hai gehra_ho halka_ho_gaya_rang shade_nahi_mila
peeling flaking papdi_ban papdi_utar papdi_nikal utar_raha_rang chhil_raha bulbule_aa bubbles_aa paint_ukhad \
  ukhad_raha ukhad_gaya
patchy_finish patchy uneven_finish patches_dikh kahin_gadha kahin_halka kahin_gehra ek_jaisa_nahi brush_ke_nishan \
  brush_marks roller_marks dhabbe_dikh not_uniform
paint_spills paint_spill spills farsh_pe_rang farsh_pe_paint rang_gira rang_gira_diya paint_gira sofa_pe_paint \
  chheente chhinte splashes
delay_in_work work_delay ~ mahina_lag hafte_bole din_bole_the mahina_laga zyada_din_lag khatam_hi_nahi
new_house new_home ~ naya_ghar naya_makaan naya_flat possession_mila
old_paint faded_paint paint_faded purana_rang purana_paint feeka_pad rang_feeka saal_ho_gaye_paint \
  saal_pehle_karwaya saal_se_nahi deewar_gandi पुराना_रंग ~ saal_ho_gaye
damp_walls damp_wall dampness ~ seelan paani_rista phool_gayi_deewar nami
tenant_change new_tenant tenant_moving ~ kirayedar_badal kirayedar_ja kiraye_pe_dena naya_kirayedar
wedding_at_home ~ ghar_mein_shaadi beti_ki_shaadi bete_ki_shaadi
+ grooming ~ shampoo_karna sofa_shampoo kille_makode steam_bath ends_trim trim_my foot_spa extension_nakhun \
  liked_my_haircut beard_trim side_trim bath_only only_bath just_bath sirf_nahlana bas_nahlana nail_trimming
`

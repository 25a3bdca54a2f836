/** Water, power, rubbish, roads and other town services, certificates, the police: lines as in `everyday-words.ts`. */
export const TOWN_WORDS = `no_power no_electricity no_light no_current power_cut power_failure power_outage \
  light_nahi bijli_nahi लाइट_नहीं बिजली_नहीं bijli_gul बिजली_गुल batti_gul bijli_gayi light_gayi light_chali \
  bijli_chali लाइट_चली batti_gayi batti_chali current_nahi light_gone power_gone blackout supply_gone ~ andhera \
  andhera_hai dark darkness
+ low_voltage ~ pankha_dheere motor_nahi_uth lights_are_dull dull bulb_dim dim flickering fridge_nahi \
  motor_nahi_chal lights_are_flickering
+ high_bill ~ itna_bill bill_bahut bahut_bill so_much_bill bill_kaise zyada_bill
+ fallen_wire wire_hanging wire_hanging_low live_wire cable_snapped wire_snapped snapped_wire taar_latak taar_latka \
  taar_gir_gaya wire_broke broken_cable wire_on_the_road
+ transformer dp_udd dp_ud transformer_jal transformer_spark transformer_blast transformer_ud ट्रांसफार्मर_जल ~ \
  big_box_on_the_pole dhamaka spark sparks
+ meter meter_chori meter_ghoom meter_ghoom_raha reading_galat display_blank meter_display
+ wrong_bill average_bill billed_twice double_bill bill_twice paid_already already_paid pehle_bhar ek_saath_bill \
  mahine_ka_ek_saath bill_galat ~ still_showing double
temporary asthayi thode_din thode_dino kuch_din kuch_dino two_days few_days short_term for_a_function ~ tent shaadi \
  wedding construction_site function event mela
+ agricultural khet kheti tubewell ट्यूबवेल sinchai खेत ~ pump borewell motor_khet
+ domestic ~ rehne_ke_liye rehne_ka living to_live
+ construction ~ building_work building_site makaan_ban ghar_ban slab curing
no_supply no_water no_water_supply paani_nahi pani_nahi पानी_नहीं nal_sookha taps_are_dry tap_is_dry dry_tap \
  dry_taps paani_band pani_band water_stopped boond_nahi paani_nahi_aa pani_nahi_aa पानी_नहीं_आ nal_mein_boond \
  sookhe_nal no_drop
+ low_pressure upar_nahi_chadhta floor_tak_nahi upar_nahi_chadh nahi_chadhta patli_dhaar dheere_aata
+ dirty muddy paani_mein_badbu badbu_aa_rahi_paani keede_nikle smell_like_sewage smells_like_sewage ganda_paani \
  ganda_pani yellow_water kala_pani mitti_wala ~ badbu yellow sewage smells keede peela gandh
pipe_leakage pipe_leak pipe_burst pipe_phata pipe_phat pipe_phoot pipeline_burst pipeline_phat line_toot line_tut \
  line_phat main_line_burst burst_pipe पाइप_फट पाइप_टूट paani_barbaad pani_barbaad paani_beh_raha pani_beh_raha \
  पानी_बह water_gushing gushing ~ line_burst paani_beh pani_beh water_on_road sadak_par_paani
+ domestic ~ bartan nahane_dhone bartan_kapde
household household_use domestic_use ghar_ke_kaam nahane_dhone bathing_and_washing bartan_dhone bartan_kapde ~ \
  bartan kapde_dhone cleaning toilet
+ drinking ~ meetha_paani meetha_pani to_drink drink peene
+ garbage kude_ka_dher kachre_ka_dher kooda_kachra kachra_gaadi kude_wala kachra_wala safai_wala_nahi \
  safai_karmchari dead_animal mara_hua_janwar mara_janwar mara_kutta litter debris malba ~ dustbin gandagi trash \
  rubbish safai_wala sweeper garbage_bin
road sadak गड्ढे गड्ढा road_khud sadak_khud khudi_sadak khudi_hui pothole potholes gaddhe gaddha speed_breaker \
  speedbreaker ubad_khabad kharab_rasta raasta_kharab dug_up tuti_sadak sadak_tuti sadak_tooti सड़क_टूट ~ dug crater \
  craters khuda_hua khod
pothole गड्ढे गड्ढा potholes gaddhe gaddha gadhe gadha gaddhon crater craters road_holes ~ holes hole gaddhe_mein
waterlogging जलभराव water_logging water_logged waterlogged jalbharav jal_bharav paani_bhar paani_bharta pani_bhar \
  pani_bharta flooded_in_rain talab_ban barish_mein_talab ghutne_tak_paani ghutno_tak_paani knee_deep ~ flooded \
  flooding
dug_up खुदाई dug digging khod khod_ke khod_di khodi khudai khuda trench trenches excavated khudi_hui khud_gayi \
  road_khud
broken_footpath footpath footpaths pavement patri patri_tuti sidewalk walkway ~ where_people_walk tiles_broken
no_road sadak_nahi सड़क_नहीं kachchi_sadak kacchi_sadak kachcha_rasta kaccha_rasta kachchi kacchi mud_road \
  never_built unpaved road_nahi kichad_wala_rasta ~ kichad
+ street_light lamp_post lamppost pole_light pole_ka_bulb khambe_ki_light khambe_ka_bulb bulb_fuse gali_ki_light \
  gali_mein_andhera sadak_par_andhera dark_lane dark_street andhera_rehta ~ andhera dark khambe lamp
not_working band_hai nahi_jalti नहीं_जलती nahi_jal_rahi bulb_fuse fused doesnt_glow not_glowing wont_light \
  switched_off nahi_jalta नहीं_जलता light_off ~ andhera off dark
flickering flicker flickers blink blinks blinking jal_bujh jalti_bujhti timtimati timtimata on_off on_and_off \
  kabhi_jalti
on_during_the_day day_burning din_mein_jalti din_bhar_jalti burning_whole_day burning_all_day subah_on \
  never_switched_off day_and_night_on din_mein_on
pole_damaged khamba_gir khamba_gira khamba_tedha pole_bent bent_pole leaning_pole pole_leaning pole_fell \
  hit_the_pole khambe_mein_current khamba_tut khamba_toot ~ khamba khambe pole
+ drain manhole manholes gutter sewer naali_jam nali_jam naliyan dhakkan_tuta dhakkan_khula manhole_open \
  open_manhole water_logged waterlogged ganda_pani_bhar paani_bhara sewage गटर मैनहोल ~ dhakkan ganda_paani \
  gutter_ka_paani
stray_animals stray_dogs stray_cattle stray awara_kutte aawara_kutte आवारा_कुत्ते awara_pashu awara aawara saand \
  saandh dogs_biting kutte_kaat monkey_menace cows_on_the_road cow_on_the_road gaay_sadak gai_sadak ~ kutte कुत्ते \
  dogs bandar monkey monkeys pig pigs suar cows cattle bull
mosquitoes mosquito fogging phogging foging machhar machchhar macchar larva larvae dawa_chhidkav dawai_chhidkav ~ \
  dengue malaria chhidkav dengue_fail
encroachment encroached encroaching kabza atikraman avaidh avaidh_nirman illegal_construction thele thela hawkers \
  hawker vendors_on taken_the_footpath footpath_pe_dukan footpath_par_dukan occupied ~ built_on rehdi patri_wale
+ noise loud_music late_night_music dj_raat construction_at_night raat_ko_hungama party_shor ~ horn music hungama \
  loudspeaker
not_collected nahi_utha नहीं_उठा nahi_uthaya नहीं_उठाया not_picked not_picked_up not_lifted gaadi_nahi_aayi \
  gaadi_nahi_aati गाड़ी_नहीं_आई kachra_nahi_utha koi_lene_nahi lene_nahi_aata van_skipped skipped_our didnt_pick ~ \
  not_come
overflowing overflow overflowing_bin bhar_gaya bin_full bin_is_full dustbin_full full_the_top dabba_bhar कूड़ेदान_भर \
  spilling bahar_gir ~ full
burning_of_waste burning_waste burning_trash burning_garbage jala_rahe jalaa_rahe kachra_jala aag_laga jalaate dhuan \
  dhuaan ~ smoke burning burn
dumping dumped dump phenk phenk_jaate phenkte phenk_dete throw_garbage people_throw malba_daal debris malba throwing \
  ~ throw khali_plot
+ birth_certificate janam_praman beta_hua beti_hui bachcha_hua bachchi_hui ~ newborn beta_hua_hai paida
+ death_certificate pitaji_nahi_rahe nahi_rahe father_expired mother_expired expired
+ income_certificate ~ scholarship salary_proof kamai tehsil_income
+ caste_certificate ~ reservation aarakshan tribe tribal obc sc st sc_st jaati जाति
+ residence_certificate yahan_rehte yahin_rehte niwas ~ address_proof
marriage_certificate vivah_praman vivah_panjikaran court_marriage nikahnama marriage_registration \
  registered_marriage shaadi_ka shaadi_ka_praman shadi_ka_certificate ~ shaadi vivah nikah
+ theft pocket_mara pocket_maar jeb_kat jeb_kati jeb_katra chheen_liya chheen_li chheena bike_gayab gaadi_gayab \
  phone_gayab wallet_missing purse_missing purse_snatched chain_snatching chor_ghuse chor_ghus ghar_mein_chor \
  pickpocket pickpocketed robbed mobile_chori lut_liya lut_gaye bike_chori gaadi_chori
+ accident hit_and_run gaadi_bhid bhid_gayi thok_diya thok_ke truck_hit car_hit bus_hit bike_hit road_pe_aadmi \
  sadak_par_aadmi run_over kuchal_diya ~ hit pada_hai
+ fraud scam scammed online_fraud upi_scam upi_fraud paise_kat_gaye otp_de_diya otp_de_di fake_call link_pe_click \
  clicked_a_link clicked_on_a_link account_khali digital_arrest cyber cyber_fraud phishing thagi khaata_khali \
  loot_liye_online fake_link fake_app qr_scam ~ otp hacked click
missing_person missing_child lapata laapata gumshuda gum_ho_gaya gum_ho_gayi kho_gaya_bachcha bachcha_nahi_mil \
  bachchi_nahi_mil ghar_nahi_aayi ghar_nahi_aaya not_returned_home not_returned didnt_return bhag_gaya bhaag_gaya \
  bhag_gayi bhaag_gayi ran_away left_home kidnapped apaharan kidnap agwa ~ not_come_home
domestic_violence gharelu_hinsa pati_maarta pati_maar maarta_hai maarpeet maarpit husband_beats husband_hits \
  beats_me hits_me sasural sasuraal in-laws inlaws in_laws dahej dowry haath_uthata haath_uthaata pitai ~ torture \
  husband
harassment harass harassed harassing chhedchhad chhed_chhad chhedkhani stalking stalker stalked peecha_karta \
  peecha_kar following_me follows_me dhamki dhamkata threat threatening threatened threats blackmail blackmailing \
  eve_teasing eve-teasing gande_message ganda_message obscene vulgar molested molestation tang_karta pareshan_karta
lost_documents lost_document kho_gaya_aadhaar aadhaar_kho aadhar_kho kagaz_kho passport_gir passport_kho \
  passport_gum marksheet_gum marksheet_kho licence_kho lost_my_licence lost_my_passport lost_my_aadhaar lost_licence \
  lost_passport lost_sim dl_kho pan_kho ~ gum kho_gaya kho_gaye
not_resolved kuch_nahi_hua कुछ_नहीं_हुआ still_the_same still_same abhi_waisa waisa_hi वैसा_ही jas_ka_tas no_change \
  no_one_came koi_nahi_aaya not_solved not_fixed abhi_wahi as_it_is pending_still
resolved solved sorted fixed hal_ho_gaya हल_हो theek_ho_gaya theek_ho_gayi ho_gaya_theek light_aa_gayi paani_aa_gaya \
  kaam_ho_gaya nipat_gaya sulajh_gaya sulajh
partly_resolved partially_resolved half_done aadha_hua thoda_hua poora_nahi poora_nahi_hua पूरा_नहीं some_of_it \
  adhoora adhura
voltage_fluctuation fluctuation fluctuations kam_zyada lights_dim upar_neeche_hota ~ pankha_dheere fan_slow dim \
  dim_light bulb_dim lights_are_dull flickering
sparking spark sparks chingari burning_smell jalne_ki_badbu taar_se_aag dhuan_nikal ~ aag dhuan short_circuit
pole_down pole_or_wire ~ taar_latka taar_latak wire_on_the_road pole_fell khamba_gir khamba taar
meter_not_working ~ meter_jal meter_band display_off reading_nahi
whole_area whole_locality whole_street whole_colony whole_building poora_mohalla poori_gali poora_ilaka poori_colony \
  sabki sab_jagah entire_street entire_area entire_colony poore_mohalle poore_ilake ~ everyone mohalla
only_my_house just_us only_us sirf_hamare sirf_mere sirf_mere_ghar bas_mere_ghar sirf_hamara just_my_house ~ \
  baaki_sabke neighbours_have
short_weight underweight weight_kam vajan_kam_hai kam_gas gas_kam kam_nikli weight_less less_weight
+ leak ~ gas_ki_badbu gas_smell hissing
+ gas_leak ~ badbu smell
+ dirty contaminated contamination polluted impure naali_ka_paani
contaminated_water dirty_water ~ muddy yellow ganda smell smells keede peela badbu gandi naali_ka_paani ganda_paani \
  ganda_pani
+ no_supply tap_dry supply_band tanki_khali sookha_nal
+ leak ~ pipe_phat pipe_phata pipe_burst phat_gaya
fallen_tree tree_fallen ped_gira ped_gir tree_fell tree_blocking ped_giri daali_giri daali_gir ~ ped tree branch \
  branches daali
public_toilet public_toilets shauchalay sulabh sulabh_shauchalay urinal toilet_block ~ toilet washroom
+ road sadak_kharab broken_road road_broken bad_road
+ drain ganda_paani_sadak choked_drain drain_choked
+ encroachment extra_floor without_permission bina_permission building_without
illegal_construction ~ avaidh avaidh_nirman extra_floor without_permission bina_permission kabza building_without
property_tax house_tax ghar_ka_tax makaan_ka_tax makan_ka_tax makaan_tax grih_kar grihkar sampatti_kar
trade_licence business_licence business_license business_permit shop_licence shop_license dukan_ka_licence \
  dukaan_ka_licence dukan_license
date_of_birth dob birth_date janm_tithi janam_tithi janm_tareekh janam_tareekh birthdate ~ birthday saal_galat
gender ling sex male_likha female_likha female_instead male_instead
fathers_name father's_name father_name pita_ka_naam papa_ka_naam pitaji_ka_naam dads_name dad's_name ~ pita
check_status status track tracking kahan_tak_pahuncha sthiti stithi ~ kya_hua old_complaint
water_bill paani_ka_bill pani_ka_bill jal_kar water_charges water_tax
register_a_complaint lodge_a_complaint ~ shikayat complain report_an_issue
+ theft tala_toda taala_toda jewellery_gone cheena chheena chain_khinch
+ fraud cyber_crime kyc_call account_se_paise online_thagi kyc_fraud
+ missing_person nahi_mil_raha_bhai bhai_nahi_mil beti_nahi_mil pati_nahi_mil kho_gaya_hai not_come_home ~ gum \
  kho_gaya
+ accident truck_ne_maara hit_by_car hit_by_a_car palat_gayi palat_gaya bike_fell
assault fight fighting maar_peet maarpeet maarpit maara_peeta jhagda jhagra beaten beaten_up hit_me peeta pitai \
  lathi lathi_se ~ hamla attacked punch
women's_safety womens_safety chhedchhad chhed_chhad stalking peecha peecha_karta molest molested molestation \
  eve_teasing harassment ~ badtameezi
suspicious suspicious_activity sandigdh ajeeb_aadmi ajeeb_log strange_man strange_person strange_people lawaris_bag \
  lavaris_bag unknown_car unknown_person unknown_man stranger strangers loitering unattended_bag
nuisance sharabi sharaabi drunkards ~ hungama party dj
serious_injury serious_injuries badly_hurt badly_injured head_injury behosh unconscious bahut_khoon gambhir
minor_injury minor_injuries scratches scratch bruises bruise halki_chot mamooli thodi_chot small_cuts kharonch
domestic_help kaamwali kaam_wali maid naukar servant bai house_help ~ driver cook nanny
+ passport going_abroad foreign_jaana visa
+ water water_bill
+ meter meter_not_working meter_display
+ domestic household_use domestic_use
+ no_supply no_electricity power_cut light_nahi bijli_nahi batti_gul bijli_gul blackout power_gone light_gayi \
  light_chali bijli_gayi ~ andhera dark
+ low_voltage ~ pankha_slow ac_nahi_chalta
burnt_meter meter_burnt meter_jal meter_jala meter_jal_gaya meter_phat meter_smoke
snapped_wire wire_down wire_snapped wire_broken broken_wire taar_toot taar_toota taar_tut taar_gir taar_latak \
  wire_fell fallen_wire ~ latak latka
+ wrong_bill ~ reading_galat wrong_reading
waste_collection garbage_collection solid_waste waste_management kachra kooda kuda trash garbage rubbish bins bin \
  dustbin ~ safai_wale safai_wala
+ garbage bins
+ street_light ~ bulb khamba khambha
parks park garden bagicha jhula swings ~ grass ghaas benches jhoola
sewage sewerage sewer gutter manhole seevar ~ ganda_paani ganda_pani overflow naali drain
sanitation safai cleanliness swachhta ~ kachra gandagi safai_wala sweeper toilet
roads_and_footpaths ~ gaddhe gaddha pothole potholes khudi footpath
character_certificate charitra चरित्र police_clearance pcc good_conduct
residence_proof address_proof niwas niwas_praman domicile ~ address yahin_rehte
stolen_vehicle vehicle_theft gaadi_chori bike_chori bike_gayab gaadi_gayab car_missing bike_missing car_stolen \
  bike_stolen scooty_gayab scooty_le_gaye gaadi_le_gaye bike_le_gaye ~ scooty bike gaadi car
lost_phone phone_lost mobile_lost lost_mobile phone_gum mobile_gum phone_kho mobile_kho phone_gir_gaya \
  mobile_gir_gaya ~ phone mobile
money_fraud ~ otp scam thagi paise_nikal paise_kat_gaye paise_kat
missing_child child_missing bachcha_gum bachcha_lapata bachcha_nahi_mila beta_nahi_mila beti_nahi_mili \
  bachcha_nahi_mil ~ daughter_not son_not
+ assault maara मारा maar_diya
+ road khudi khudi_padi
`

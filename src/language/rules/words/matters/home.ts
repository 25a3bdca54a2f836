/** Homes, building, utilities, appliances, repairs, moving and parcels: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const HOME_WORDS = `+ home ~ kothi haveli bungalow bangla duplex row_house rowhouse farmhouse
independent_house individual_house standalone_house own_house ~ kothi haveli bungalow bangla villa duplex row_house \
  rowhouse farmhouse farm_house makaan makan gaon_ka_ghar apna_plot do_manzila ghar घर home
+ flat फ्लैट flats apartments highrise high_rise ~ society housing_society penthouse pent_house multistorey multi_storey \
  tower_mein builder_floor dda_flat condo condominium gated_community township
+ villa bangla bungalows villas ~ haveli row_house rowhouse twin_house farmhouse farm_house triplex
+ plot plots ~ gaj_zameen khali_zameen khaali_zameen na_plot
farmhouse farm_house
studio studio_flat studio_apartment one_rk 1rk 1_rk ~ one_room_kitchen ek_kamra_rasoi single_room ek_kamra एक_कमरा \
  bachelor_pad
jhopri jhopdi jhuggi jhonpdi jhopri ~ kachcha_ghar kaccha_makan kacha_ghar slum
hostel chhatravas chatravas हॉस्टल ~ paying_guest
pg paying_guest पीजी ~ hostel co_living coliving
quarter quarters क्वार्टर sarkari_quarter railway_quarter staff_quarter government_quarter company_quarter \
  company_accommodation company_flat company_ka_flat company_ka_ghar company_ka_makan ~ official_residence \
  company_ne_diya company_ne_di company_provided office_ne_diya company office कंपनी
guest_house guesthouse atithi_grih ~ lodge
+ rent kiraaya kirae rentals renting kiraye_pe_lena kiraye_par_lena किराए_पर_लेना किराये_पर_लेना ~ pagdi licence_agreement \
  leave_and_licence makan_malik_ko_dete paying_guest pg
+ own khudka apna_ghar khud_ka apna_makan अपना_घर खुद_का ~ self_owned freehold registry_hai bought_it papa_ke_naam \
  pitaji_ke_naam mere_naam
rent_out kiraye_pe_dena kiraye_par_dena kiraye_pe_de kiraye_par_de किराए_पर_देना किराये_पर_देना let_out letting give_on_rent \
  rent_par_dena kiraye_pe_uthana ~ tenant_chahiye kirayedar_chahiye need_a_tenant find_tenant kirayedar_dhundh \
  tenant_dhundh किराएदार_चाहिए rent kiraya kiraye
tenant tenants kirayedar kirayadar renter lessee
landlord landlady property_owner house_owner flat_owner
broker dalal dalaal दलाल ब्रोकर realtor property_dealer real_estate_agent ~ nobroker magicbricks 99acres
builder बिल्डर developer real_estate_company
+ buy khareedna kharidni kharidenge khareedni lena_hai_apna ~ resale_flat new_launch registry_karwana
+ sell bikna bikwana bechni bechenge resell ~ buyer_chahiye grahak_chahiye
unfurnished बिना_फर्नीचर bina_furniture no_furniture without_furniture ~ khali empty bare_flat bare_shell bare_walls \
  khali_flat kuch_nahi_laga
semi_furnished semifurnished half_furnished ~ thoda_bahut thoda_furniture some_furniture basic_furniture only_fans_and \
  fans_and_lights wardrobes_only almari_pankha partially_furnished partly_furnished
fully_furnished full_furnished poora_furnished ~ sab_kuch_laga with_everything everything_included ready_to_move_in \
  with_all_furniture bed_sofa_sab poora_furniture fully_loaded saara_furniture
+ furnished फर्नीचर sajja_hua ~ palang almari sofa bed_laga furniture_laga
furniture फर्नीचर furnitures ~ sofa palang almari almirah kursi chairs table wardrobe cupboard bookshelf desk diwan stool \
  bench
bachelor bachelors kunwara kunware kunwari unmarried avivahit कुँवारे बैचलर ~ roommates flatmates room_partner single_boys \
  single_girls working_boys working_girls
+ family parivarik फैमिली ~ maa_baap mata_pita biwi_bachche biwi_bachchon patni_aur_bachche pati_patni_aur_bachche \
  wife_and_kids wife_and_children kids_and_wife bal_bachche baal_bachche gharwale ghar_wale joint_family with_my_parents
+ student students ~ college_ke_ladke college_ke_bachche studying_at college_boys college_girls college_students hosteller
working_professional naukripesha kamkaji working_people ~ it_employee software_engineer techie
+ shop store stores shops showrooms kirana शोरूम coffee_shop ~ clinic salon parlour parlor पार्लर boutique butik bakery dhaba \
  restaurant tea_stall kiosk stall pharmacy chemist medical_store supermarket mart mall stationery hardware_store \
  jeweller jewellers dairy_booth tailor_shop coaching_centre xerox photostat cyber_cafe barber_shop
+ office ऑफिस dafter offices ~ it_park tech_park cabin co_working coworking bank_branch call_centre cubicle headquarters \
  head_office consultancy ca_firm law_firm
factory karkhana kaarkhana फैक्ट्री फैक्टरी factories fectory mfg_unit manufacturing_unit production_unit ~ manufacturing \
  manufacture manufacturer manufacturers we_make we_manufacture production assembly_line udyog industry flour_mill \
  rice_mill oil_mill dal_mill cotton_mill textile_mill paper_mill saw_mill steel_plant chemical_plant bottling_plant \
  atta_chakki brick_kiln eent_bhatta foundry powerloom power_loom handloom_unit workshop lathe boiler msme midc sidco \
  gidc industrial_area
industrial industry audyogik industries इंडस्ट्री udyog ~ factory karkhana फैक्ट्री factories manufacturing workshop lathe \
  mill_ke_liye flour_mill rice_mill oil_mill plant_ke_liye foundry powerloom boiler compressor
workshop वर्कशॉप karyashala ~ lathe welding_shop fabrication
warehouse godown godaam गोडाउन gowdown store_house storehouse ~ cold_storage cold_store depot storage_space
+ commercial कमर्शियल ~ shop dukan dukaan showroom office daftar godown warehouse mall hotel clinic salon parlour bakery \
  hostel hospital school coaching petrol_pump factory canteen marriage_hall banquet
+ domestic ghareloo ~ home house makaan makan flat apartment villa bungalow for_my_house for_our_house ghar_mein ghar_me \
  ghar_hai घर_में घर_के_लिए
agricultural krishi kheti agriculture agri ~ tubewell tube_well borewell irrigation sinchai khet khet_ke kisan farm \
  farming pumpset pump_set drip_irrigation sprinkler fasal crop poultry_farm dairy_farm polyhouse
irrigation sinchai drip_irrigation sprinkler
housing_society society apartment_complex residential_complex residential_society gated_community gated_society colony \
  township rwa ~ apartment apartments flats tower_a condo mohalla
+ function ~ shaadi shadi wedding concert function party exhibition birthday jagran conference kirtan reception
living_room drawing_room drawingroom baithak lounge livingroom sitting_room ड्राइंग_रूम लिविंग_रूम hall हॉल ~ tv_unit tv_room \
  sofa_wala family_room guest_baithne
bedroom bed_room bedrooms sone_ka_kamra सोने_का_कमरा shayan_kaksh master_bedroom ~ bachchon_ka_kamra bacchon_ka_kamra \
  kids_room guest_room children_room
kids_room children_room bachchon_ka_kamra bacchon_ka_kamra बच्चों_का_कमरा nursery_room ~ bachchon bachche kids children
+ kitchen rasoi_ghar rasoighar chowka pantry kichan ~ chimney gas_stove chulha sink_wala platform_slab cooking_platform \
  exhaust_chimney modular
+ bathroom gusalkhana gusal_khana ghusalkhana snanghar snan_ghar washrooms bathrooms restroom shauchalay toilets latrine \
  lavatory ~ commode bathtub shower wash_basin washbasin geyser_wala
toilet latrine लैट्रिन commode kamod shauchalay sandas lavatory western_seat indian_seat tatti paikhana ~ flush फ्लश \
  flush_tank cistern urinal jet_spray health_faucet hindware bidet
shower shawar शॉवर fuhara overhead_shower
wash_basin washbasin basin वॉशबेसिन वाशबेसिन sink
bathtub bath_tub jacuzzi
balcony chhajja chajja छज्जा baramda baraamda verandah veranda sit_out sitout balkani
courtyard aangan angan आँगन backyard compound
ground zameen_par zameen_pe jameen_par jameen_pe जमीन_पर ज़मीन_पर ~ aangan angan आँगन khule_mein open_land khet_mein backyard \
  courtyard khali_zameen khali_jagah maidan
store_room storeroom bhandar_ghar kothri
pooja_room puja_room puja_ghar pooja_ghar mandir_room puja_ka_kamra पूजा_घर
study_room padhai_ka_kamra home_office
staircase stairs stair seedhiyan seedhiyon sidhiyan sidhiyon सीढ़ियाँ stairway ~ seedhi sidhi climb
ladder nasaini सीढ़ी ~ seedhi sidhi aluminium_ladder
lift elevator elevators एलिवेटर lifts
basement tehkhana tahkhana बेसमेंट cellar
boundary boundary_wall compound_wall chardiwari chaardiwari fence fencing baad_lagwana taarbandi
foundation neev नींव plinth footing
pillar khambha column beam
+ roof छत छतें ~ lenter terrace_slab
concrete rcc आरसीसी lenter लेंटर linter lintel slab slabs पक्की_छत pakki_chhat pucca_roof pakka_lenter cemented cement_ki_chhat \
  cement_slab kankreet
metal_sheet tin_shed tin_sheet tin_ki_chhat tin_ki_chadar tin_chadar gi_sheet tin_roof loha_chadar lohe_ki_chadar \
  colour_coated_sheet color_coated_sheet lohe_ki_sheet tinshade tin_shade corrugated shed_wali jasta galvanised \
  galvanized टिन_शेड ~ loha lohe metal
asbestos cement_sheet cement_ki_chadar cement_chadar cement_ki_sheet एस्बेस्टस एस्बेस्टोस asbestas everest_sheet सीमेंट_की_चादर
roof_tiles khaprail khaprel khapra mangalore_tiles mangalore_tile clay_tiles terracotta_tiles kavelu
tile tiles टाइल्स tayal ~ vitrified ceramic_tile ceramic_tiles kajaria somany nitco johnson_tiles khaprail khaprel mosaic \
  porcelain_tile
thatched thatch chhappar chappar
sloping sloped slope dhalan dhalaan dhalwan dhaalu tirchi tirchhi slanting slant inclined pitched ~ khaprail khaprel
public_park park ~ garden_for_walks bagicha garden walking_track bageecha udyan
+ parking carport car_porch gaadi_khadi gadi_khadi गाड़ी_खड़ी garage गैराज ~ stilt valet
new_construction naya_nirman ~ naya_ghar naya_makan नया_घर नया_मकान नया_मकान_बनाना plot_pe_ghar plot_par_ghar plot_pe_makan \
  plot_par_makan khali_plot ghar_banwana makan_banwana neev from_scratch scratch_se bhoomi_pujan bhumi_pujan naya new नया \
  construction nirman
+ construction कंस्ट्रक्शन nirmaan ~ banwana_hai civil_work foundation neev slab
+ renovation रिनोवेशन renovating renovations remodel remodelling remodeling makeover revamp navinikaran navikaran refurbish \
  refurbishment ~ marammat tod_phod redo_the purane_ghar_ki tiles_badalna tiles_badalwana tiles_change flooring_change
extra_floor another_floor one_more_floor upar_floor additional_floor ~ ek_manzil ek_aur_manzil doosri_manzil dusri_manzil \
  दूसरी_मंजिल teesri_manzil pehli_manzil_banana ek_aur_floor upar_ek ek_floor_aur upar_banana upar_kamra manzil_aur \
  first_floor_banana second_floor_banana manzil floor
extension extend vistar ~ ek_kamra_aur extra_room extra_kamra
demolition demolish demolishing todna tudwana todwana tudvana tod_phod todphod dhahana girana giraana giravana girwana \
  bulldozer jcb dismantle dismantling
+ mason राजमिस्त्री ~ plaster plastering eent_ka_kaam brickwork deewar_banana chunai
plaster plastering palastar
excavation khudai digging jcb excavator khodna
false_ceiling ceiling pop फॉल्स_सीलिंग gypsum सीलिंग_का_काम pop_ka_kaam plaster_of_paris
waterproofing waterproof waterproofed वाटरप्रूफिंग वॉटरप्रूफिंग ~ seelan seelun silan damp dampness dampened seepage nami \
  chhat_se_paani chhat_se_pani paani_rista pani_rista pani_risna paani_risna chhat_tapak chhat_tapakti roof_leak \
  roof_leakage roof_leaks terrace_leak leakproof dr_fixit drfixit deewar_geeli deewar_mein_paani
damp dampness seelan silan seepage nami नमी mould fungus phaphoond ~ deewar_geeli wet_wall
crack cracks darar daraar दरार daraarein
cement siment seement ~ ultratech ambuja jk_cement shree_cement acc_cement acc_ki dalmia_cement birla_cement opc ppc
brick bricks eent eente eentein int itta ~ fly_ash flyash aac_block aac_blocks fly_ash_blocks solid_block concrete_blocks
sand balu baalu reti morang maurang m_sand river_sand ~ badarpur
gravel gitti bajri rodi rori crushed_stone jelly_stone kankar
steel_bars steel_bar steel_rod steel_rods sariya saria rebar rods tmt iron_rods ~ tata_tiscon tiscon kamdhenu jsw_neosteel
stone patthar pathar stones ~ kota_stone kadappa sandstone
+ marble sangmarmar sangemarmar marbal marvel ~ makrana italian_marble rajasthan_marble banswara
granite grenite ग्रेनाइट granait
vinyl vinil linoleum ~ pvc_sheet pvc_flooring pvc_floor spc_flooring
wooden_flooring laminate laminated_floor parquet
+ wood lakri lakadi timber hardwood woodwork teak_wood teakwood ~ sagwan sagvan sagaun sheesham shisham mahogany rosewood \
  deodar pinewood mango_wood neem_ki_lakdi saal_ki_lakdi sal_wood oak laminate
solid_wood asli_lakdi thos_lakdi thos_lakri ठोस_लकड़ी असली_लकड़ी ~ sagwan sagvan sagaun sheesham shisham mahogany rosewood \
  deodar mango_wood saal_ki_lakdi sal_ki_lakdi sal_wood oak teak_wood teakwood
plywood ply plai ~ mdf particle_board particleboard blockboard block_board greenply century_ply centuryply sunmica \
  laminate hdf ply_board engineered_wood
bamboo baans bans_ka wicker
+ steel लोहे_का lohe_ka lohe_ki lohe_ke लोहे_की लोहे_के wrought_iron metallic stainless_steel aluminium alumunium एल्युमिनियम pital \
  brass taamba ~ gi_pipe
aluminium aluminum alumunium एल्युमिनियम एल्यूमीनियम
+ glass sheesha shisha ~ toughened tempered glass_top
mirror aaina aina darpan
+ plastic ~ pvc upvc cpvc bottle botal polythene bucket balti pet_bottle
+ repair repairing ठीक_करवाना ठीक_कराना theek_karana theek_karo sudharwana sudharna servicing_karna ~ kharab_ho kharab_hai \
  खराब_हो खराब_है not_working stopped_working nahi_chal nahin_chal नहीं_चल tut_gaya toot_gaya broke_down breakdown broken_down \
  bigad bigda dead_ho dikkat_de
+ install lagwani lagwane lagana lagani fit_karna fit_karwana fit_karana fixing fitment इंस्टॉल इंस्टॉलेशन installing installed \
  uninstall ~ dobara_fit new_machine demo
uninstall uninstallation utarwana dismount
+ service सर्विस सर्विसिंग servising ~ general_service wet_service jet_service jet_pump_service foam_wash chemical_wash \
  deep_service
annual_contract annual_maintenance_contract amc एएमसी yearly_contract saalana_contract salana_contract annual_maintenance \
  ~ saal_bhar poore_saal whole_year pure_saal one_year_plan yearly annual
filter_change filter_replacement filter_badalna filter_badalwana फिल्टर_बदलना candle_badalna ~ candle membrane cartridge \
  sediment carbon_filter filter_kharab filter_khatam badalna badalwana
filter filters फिल्टर candle cartridge membrane
gas_filling gas_refilling gas_refill gas_bharna gas_bharwana gas_dalwana gas_charging गैस_भरवाना ~ gas_khatam
+ replace badalwani badalni naya_lagwana change_karna exchange_karna purane_ke_badle पुराना_बदल ~ purane_ka_exchange
in_warranty under_warranty within_warranty warranty_mein warranty_me guarantee_mein guarantee_me वारंटी_में गारंटी_में warranty_hai \
  warranty_baaki warranty_period still_under ~ warranty_bachi warranty_chal abhi_naya
out_of_warranty warranty_khatam warranty_over warranty_expired warranty_gone वारंटी_खत्म गारंटी_खत्म guarantee_khatam no_warranty \
  khatam_ho_gayi_warranty warranty_nahi warranty_nikal past_warranty ~ expired
+ warranty garanti warenty
+ fridge refrigerators fridges रेफ्रिजरेटर freezer freez frij deep_freezer freezar ~ double_door single_door side_by_side \
  defrost compressor baraf_jam barf_jam
+ washing_machine washingmachine वाशिंग_मशीन वॉशिंग_मशीन washer वॉशिंग vashing ~ front_load top_load frontload topload \
  semi_automatic ifb kapde_dhone kapda_dhone कपड़े_धोने dryer drayar spinner tub_drum drum ड्रम spin_nahi
dryer drayar tumble_dryer
water_purifier purifier purifiers ro aro aquaguard एक्वागार्ड water_filter प्यूरीफायर ro_machine ~ kent pureit livpure aquasure \
  eureka_forbes aquafresh uv_filter paani_saaf_karne tds membrane filter candle kandy_filter
television televisions tv tvs टेलीविजन टेलीविज़न ~ bravia led_tv lcd oled qled smart_tv android_tv set_top_box settop_box \
  setup_box remote dish_tv tata_sky dth
air_conditioner ac airconditioner एयर_कंडीशनर एयरकंडीशनर ए_सी split_ac window_ac inverter_ac ac_unit विंडो_एसी स्प्लिट_एसी एसी_लगा एसी_ठंडा \
  एसी_खराब एसी_सर्विस एसी_बंद एसी_चल ~ voltas daikin bluestar blue_star lloyd ogeneral o_general split one_ton 1_ton ton_ka \
  outdoor_unit indoor_unit compressor
+ ac एयर_कंडीशनर एयरकंडीशनर ए_सी विंडो_एसी स्प्लिट_एसी एसी_लगा एसी_ठंडा एसी_खराब एसी_सर्विस एसी_बंद एसी_चल ~ voltas daikin bluestar blue_star lloyd \
  ogeneral o_general split
+ cooler desert_cooler air_cooler water_cooler ~ symphony
+ fan pankhe pankhon fans फैन ceiling_fan exhaust exhaust_fan table_fan सीलिंग_फैन एग्जॉस्ट ~ usha_fan crompton_fan orient_fan \
  havells_fan
geyser gizer gyser giser geezer geysers गीजर गीज़र water_heater vatar_heater heater_pani ~ garam_paani garam_pani गरम_पानी \
  hot_water nahane_ka_garam immersion_rod
water_heater geyser गीजर गीज़र solar_water_heater solar_geyser ~ garam_paani garam_pani गरम_पानी पानी_गरम hot_water paani_garam \
  pani_garam
microwave माइक्रोवेव ओवन otg maikrowave ~ convection grill_wala oven
chimney chimni kitchen_hood ~ faber elica hood dhuan_nikalne dhua_nikalne dhuan_khichne duct
+ mixer mixi mixie mixy मिक्सर juicer grinder ग्राइंडर food_processor blender जूसर wet_grinder ~ preethi sujata
dishwasher dish_washer डिशवॉशर bartan_dhone बर्तन_धोने bartan_ki_machine ~ bartan_machine
induction induction_cooktop indakshan bijli_ka_chulha electric_stove bijli_wala_chulha electric_chulha hot_plate cooktop \
  बिजली_का_चूल्हा
toaster sandwich_maker kettle ketli
iron_box press_machine istri_machine
vacuum_cleaner vacuum vaccum वैक्यूम
sewing_machine silai_machine सिलाई_मशीन usha_machine
+ stove gas_stove gas_chulha hob burner बर्नर ~ prestige sunflame
inverter inverters invertor इन्वर्टर इनवर्टर ups यूपीएस battery_backup ~ luminous microtek exide sukam su_kam amaron power_backup
power_backup backup generator genset genrator generater जनरेटर जेनरेटर dg_set inverter इन्वर्टर इनवर्टर invertor ~ ups यूपीएस \
  luminous microtek battery_backup
generator genset genrator generater जनरेटर जेनरेटर dg_set
stabilizer stabiliser stablizer स्टेबलाइजर स्टैबलाइजर stebilizer ~ v_guard vguard
battery batteries baitri betri ~ exide amaron
+ heating गीजर ~ blower radiator
room_heater blower halogen_heater हीटर
lights lighting tubelight tubelights tube_light ट्यूबलाइट bulbs बल्ब led_light chandelier jhoomar jhumar lamp lamps लैंप \
  lights_lagana लाइटें ~ led led_panel holder spotlight spotlights downlight chandeliers cove_light fairy_lights jhalar cfl \
  philips fancy_light
+ light_bulb बल्ब light_batti andar_ki_light light_fuse bulb_fuse
switch switches swich socket sockets switchboard switch_board स्विचबोर्ड plug plugs plug_point plugpoint प्लग power_point \
  ~ anchor_roma regulator fuse_point mcb
regulator regulators रेगुलेटर regulater regletor
wiring vayring waring tar_lagana taar तार taaron wires wireman cable_wiring बिजली_के_तार ~ short_circuit shortcircuit शॉर्ट_सर्किट \
  mcb earthing अर्थिंग concealed_wiring taar_jal tar_jal tar_jale fuse
+ electrician बिजली_वाला bijli_mistri bijli_ka_kaam electrical light_wala lineman बिजली_मिस्त्री ~ switch switches स्विच switchboard \
  switch_board socket mcb fuse fuse_ud short_circuit shortcircuit शॉर्ट_सर्किट pankha fan ceiling_fan tubelight tube_light \
  chandelier jhoomar doorbell earthing inverter इन्वर्टर current_lag current_maar taar तार bulb sparking spark
short_circuit shortcircuit शॉर्ट_सर्किट ~ sparking spark chingari jalne_ki_smell burning_smell
electric_shock current_lagna current_lagta current_maarta करंट_लग करंट_मार shock_lagta shock_lag ~ earthing
fuse fuse_ud फ्यूज mcb mcb_trip tripping trips trip_ho ट्रिप
spark sparking sparks chingari ~ short_circuit
+ electricity vidyut ~ bijli_wala electric_current
+ electric बिजली_का बिजली_वाला bijli_wala bijli_ka bijli_se bijli_wali battery_se
power_cut powercut outage power_outage blackout black_out load_shedding loadshedding power_failure power_gone batti_gul \
  बत्ती_गुल light_chali_gayi light_gayi bijli_gul bijli_chali_gayi bijli_gayi bijli_gai बिजली_चली_गई बिजली_गुल लाइट_चली_गई लाइट_गई \
  ~ andhera_hai poora_andhera transformer_jal
low_voltage voltage_kam kam_voltage वोल्टेज_कम voltage_low voltage_drop voltage_dim ~ dim dim_jal dim_light bulb_dim \
  pankha_dheere pankha_dheema fan_slow fans_slow fan_running_slow dheere_chal halki_light motor_nahi_uthati \
  fridge_nahi_chalta
fluctuation fluctuations fluctuating utaar_chadhav फ्लक्चुएशन ~ voltage_up kabhi_kam
high_bill bill_zyada zyada_bill bill_jyada jyada_bill bill_bahut बिल_ज्यादा ज्यादा_बिल bada_bill bill_high excess_bill \
  inflated_bill billed_too ~ double_bill double_the dugna dogna itna_bill double_aaya zyada_aaya ज्यादा_आया doubled bill_double
meter meters mitar ~ meter_tez reading_galat reading ulta_ghoom
meter_fault faulty_meter meter_kharab meter_band meter_tez मीटर_खराब मीटर_बंद मीटर_तेज meter_jal ~ reading_galat galat_reading \
  wrong_reading reading_nahi meter meter_bhag smart_meter
fallen_wire taar_gir taar_gira tar_gira तार_गिर तार_गिरा wire_fell broken_wire taar_toot taar_tut तार_टूट तार_टूटा wire_down \
  wire_hanging hanging_wire taar_latak तार_लटक ~ khamba pole_gir khamba_gir pole_fell taar तार
transformer ट्रांसफार्मर transformar transfarmer
pole khamba khambha bijli_ka_khamba street_light streetlight
new_connection naya_connection naye_connection नया_कनेक्शन new_meter naya_meter ~ naya new नया
load_increase load_badhana load_badhwana load_extension लोड_बढ़ाना
solar sola sooraj_se saur_urja सौर_ऊर्जा ~ dhoop dhup solar_panel panel_wala panel_lage suraj solar_wala solar_plate
panel panels पैनल plates_lagi paneling panelling
on_grid ongrid grid_connected on_grid_wala ऑन_ग्रिड grid_tied ~ net_metering net_meter नेट_मीटरिंग नेट_मीटर board_ko_bechna \
  bijli_bechna bijli_board_ko board_ko_wapas bina_battery without_battery subsidy_wala sell_to_grid
off_grid offgrid ऑफ_ग्रिड battery_system ~ battery_wala battery_wali battery_backup battery_ke_saath बैटरी_वाला बैटरी_के_साथ \
  with_battery with_batteries no_grid
hybrid haibrid both_battery_and_grid
solar_pump solar_pumpset ~ tubewell tube_well borewell sinchai irrigation khet khet_ke kheti kisan pumpset \
  paani_kheenchna khet_mein_paani
+ pump पंप pumpset pump_set पम्प submersible सबमर्सिबल ~ kirloskar jet_pump monoblock
+ water ~ tanki_mein
municipal municipality nagar_nigam nagar_palika nagarpalika नगर_निगम नगर_पालिका nagar_parishad corporation corporation_water \
  municipal_corporation jal_board jal_nigam jal_sansthan जल_बोर्ड जल_निगम palika panchayat bwssb cmwssb ~ sarkari_nal \
  sarkari_paani sarkari_pani सरकारी_नल सरकारी_पानी supply_ka supply_water cauvery_water kaveri_water bmc nal_ka_paani \
  nal_ka_pani tap_water
borewell borwell bore_well boring tubewell tube_well ट्यूबवेल ट्यूबवैल bore_ka bore_water ~ hand_pump handpump हैंडपंप chapakal \
  submersible सबमर्सिबल zameen_ka_paani ground_water
hand_pump handpump हैंडपंप chapakal chaapakal
tanker tankers tenkar water_tanker
+ well कुआँ kuwa kuan kuen
rainwater rain_water barish_ka_paani barsaat_ka_paani बारिश_का_पानी
bottled_water bisleri water_can jar_wala 20_litre_can paani_ka_jar bottle_ka_paani mineral_water
water_tank tanki tank_of_water paani_ki_tanki pani_ki_tanki पानी_की_टंकी overhead_tank tankiyan ~ sintex syntex hauz \
  chhat_ki_tanki छत_की_टंकी upar_ki_tanki
overhead_tank upar_ki_tanki chhat_ki_tanki chhat_wali_tanki छत_की_टंकी छत_वाली_टंकी upar_wali_tanki ~ chhat_pe chhat_par \
  chhat_wali छत_पर छत_वाली sintex syntex roof_tank rooftop terrace roof upar ऊपर above overhead upar_wali upar_wala
underground_tank hauz hauj sump_tank zameen_ke_neeche neeche_wali_tanki neeche_ka_tank जमीन_के_नीचे ~ underground neeche_wala \
  sump below neeche नीचे_वाली
septic_tank septic ~ latrine_ka gaddha toilet_tank शौचालय_का latrine_ki_tanki sewage soak_pit gutter_tank
sewer sewage sewerage sewer_line sivar gutter manhole गटर
drain drains drainage naali nali nala naala नाला नालियां gutter drenej ~ overflow sink wash_basin gutter gatar
blocked_drain drain_block drain_blocked drain_choke drain_jam naali_jam nali_jam नाली_जाम jam_nali jaam_naali naali_choke \
  nali_choke ~ choked chokes choking choke_ho sink_block sink_jam sink_choke basin_jam basin_choke gutter_jam drain \
  overflow overflowing clogged clog paani_nahi_nikal pani_ruk paani_ruk naali nali jam जाम blocked
+ blocked chokes choking clog clogged clogging जाम जाम_है ruka_hua block blockage atka_hua overflow overflowing choke_ho \
  sink_choke ~ paani_ruk pani_ruk
+ leaking टपक टपकता tapakti tapke rista ris_raha रिस लीकेज seepage ~ paani_beh paani_bah pani_beh pani_bah beh_raha \
  paani_tapak paani_tapakta pani_tapakta पानी_टपकता पानी_टपक
+ leak लीकेज टपक टपकता tapakti रिस ris_raha rista seepage likage leekage ~ paani_beh paani_bah pani_beh pani_bah पानी_बह पानी_गिर \
  pani_gir paani_gir boond_boond drops_of_water oozing paani_tapak pani_tapak paani_tapakta pani_tapakta पानी_टपक पानी_टपकता \
  gas_leak gas_leakage gas_leaking gas_nikal
water_leakage water_leak water_leaking water_dripping paani_tapak pani_tapak pani_tapakta paani_tapakta पानी_टपक पानी_टपकता \
  tapak_raha ~ paani_gir pani_gir पानी_गिर paani_beh pani_beh paani_bah pani_bah पानी_बह dripping drips tapak leak leaking \
  leakage leaks paani_nikal_raha boond_boond puddle neeche_paani
dripping drip tapak tapakta टपकती tapakna boond_boond ~ leak leaking leakage leaks paani_gir pani_gir पानी_गिर paani_girta \
  पानी_गिरता paani_tapak paani_tapakta पानी_टपकता पानी_टपक
leaking_tap leaky_tap tap_leak tap_leaking nal_tapak nal_tapakta नल_टपक टोंटी_टपक dripping_tap tap_dripping ~ tonti \
  tapak_raha nal nalka leak leaking leakage leaks tap टपक tapakta
gas_leak gas_leakage gas_leaking gas_ris gas_nikal ~ gas_ki_badbu gas_ki_smell gas_smell gas_ki_boo गैस_की_बदबू गैस_की_महक \
  smell_of_gas smelling_gas gas_ki_mahak gas_ki_gandh hissing hiss leak leaking leakage gas_nikal_rahi
pipe_burst burst burst_pipe pipe_phat pipe_phata पाइप_फट पाइप_फटा phat_gaya_pipe
+ plumbing pipes paip pipeline tap taps tonti प्लंबर प्लम्बर नल_वाला nalka plamber plumbar palamber nal_mistri ~ commode toilet \
  latrine flush फ्लश wash_basin washbasin basin sink shower drain naali nali नल_टपक choked tanki_bhar overflow float_valve \
  ball_cock sewage manhole seepage bathroom_fitting bathroom_fittings faucet nal_tapak nal_tapakta tap_leak leaking_tap \
  पाइप_फट pipe_phat pipe_burst pipe_leak
+ carpenter barhai badhayi कारपेंटर karpenter carpainter lakdi_ka_kaam lakdi_ka_mistri woodworker लकड़ी_का_काम ~ almirah almari \
  wardrobe cupboard darwaza darwaze hinge hinges kabza kabze chaukhat plywood sunmica bed_banwana palang furniture फर्नीचर \
  drawer drawers kursi modular_kitchen shelf shelves latch kundi wood_work woodwork sofa_repair
+ painting painter painters paints rangai rang_karwana rang_rogan rangrogan रंग_रोगन whitewash white_wash whitewashing \
  rangwana safedi chuna_karwana rang_karna pent pentar ~ asian_paints berger nerolac dulux putty primer distemper \
  emulsion tractor_emulsion diwar_pe_rang deewar_pe_rang wall_colour
pest_control pest pests पेस्ट_कंट्रोल pesticontrol pest_kantrol keede keeda kide keedon insects insect keet makode \
  keede_makode kitnashak ~ deemak dimak termite termites cockroach cockroaches cockroch tilchatta khatmal bedbug bedbugs \
  bed_bugs chuhe chuha rats mice rodent rodents machchhar machhar machar mosquito mosquitoes chinti cheenti chintiyan \
  ants chhipkali lizard lizards lizzard flies makkhi makkhiyan fleas spider spiders makdi silverfish wasp ghun
pest_treatment ~ keede keeda kide keedon insects mealybug mealy_bug fungus deemak dimak aphids spray_karna dawa_chhidakna
termite termites deemak dimak diimak white_ant white_ants whiteants ~ lakdi_kha wood_eaten door_frame_kha chaukhat_kha \
  lakdi_khokhli
cockroach cockroaches cockroch cocroach kokroch काकरोच tilchatta tilchatte jhingur_jaise roaches
rats rodent rodents chuha chuhe chuhon choohe chooha mice mouse_in undur bandicoot bandicoots
bedbug bedbugs bed_bugs bed_bug khatmal khatmal khatmalon
mosquito mosquitoes mosquitos machchhar machhar machar macchar machchar machron ~ dengue malaria chikungunya dengu मलेरिया \
  machhardani
ants chinti cheenti chintiyan चींटियाँ cheentiyan makode
housefly flies makkhi makkhiyan
lizard lizards chhipkali chipkali छिपकलियां
+ bed palang bed_set diwan divan charpai charpoy chaarpai khaat खाट cot bunk_bed ~ king_size queen_size headboard
+ sofa sofe couch recliner sofas sofaset sofa_set settee loveseat futon ~ l_shape three_seater 3_seater upholstery
+ chair kursiyan chairs stool stools bench rocking_chair office_chair
+ table टेबल tables teapoy tipai
dining_table dining_set khane_ki_mez khane_ki_mej khane_ki_table खाने_की_मेज डाइनिंग_टेबल ~ six_seater four_seater 6_seater \
  4_seater eight_seater dining mez mej table टेबल
study_table padhai_ki_table padhai_ki_mez padhai_ki_mej padhne_ki_table padhne_ki_mez पढ़ाई_की_मेज पढ़ने_की_मेज computer_table \
  laptop_table writing_table study_desk office_table ~ padhai padhne mez mej table टेबल desk
+ cupboard almirah almirahs wardrobes almaree almaari cupboards closet वार्डरोब ~ kapdon_ki kapde_rakhne
bookshelf book_shelf bookshelves kitabon_ki_almari shelf shelves book_rack
shoe_rack shoerack joote_rakhne jute_ka_rack
dressing_table dresser singar_mez
tv_unit tv_cabinet tv_stand
cradle jhoola palna baby_cot
+ mattress गद्दा gadde gaddi mattresses मैट्रेस matress ~ sleepwell kurlon duroflex wakefit memory_foam foam_wala \
  spring_mattress coir
modular_kitchen kitchen_cabinets kitchen_cabinet kitchen_trolley kitchen_trolleys मॉड्यूलर_किचन modular ~ rasoi kitchen \
  kitchen_ka_kaam rasoi_ka
+ door darwaze darwaaza darwaje doors chaukhat चौखटा dwar kiwad kundi ~ kabza kabze hinge hinges door_frame
hinge hinges kabza kabze
+ window khidkiyan khidkiya windows jharokha
grill grille grills jangla janglaa window_grill railing railings
mosquito_net machhardani machchhardani machardani मच्छर_जाली machhar_jali machchhar_jali machhar_jaali machar_jali jaali \
  jali_lagwani netlon net_lagana ~ macchar_ke_liye machhar_na_aaye mesh
+ curtain parde parda drapes blinds curtains sheers
glass_replacement glass_change sheesha_badalna kaanch_badalna कांच_बदलना शीशा_बदलना ~ sheesha_toot sheesha_tut शीशा_टूट \
  kaanch_toot kanch_toot कांच_टूट glass_broken glass_broke glass_toot glass_cracked broken_glass sheesha kaanch kanch glass \
  badalna
lock locks tala taala ताला talaa ~ latch kundi padlock
smart_lock digital_lock digital_tala ताला_डिजिटल डिजिटल_ताला digital_taala electronic_lock ~ fingerprint finger_print thumb_lock \
  bina_chaabi bina_chabi बिना_चाबी keyless key_less without_key biometric password_wala pin_wala rfid
lost_keys key_lost keys_lost lost_key chaabi_kho chabi_kho chaabi_gum chabi_gum चाबी_खो चाबी_गुम chaabi_nahi_mil chabi_nahi_mil \
  missing_keys misplaced_keys keys_missing
locked_out lockout ~ bahar_reh bahar_rah andar_reh_gayi keys_inside key_inside chaabi_andar chabi_andar चाबी_अंदर andar_band \
  door_shut door_locked
broken_lock lock_broken lock_kharab tala_kharab tala_toot tala_tut taala_toot ताला_टूट ताला_खराब lock_toot ~ lock_jam tala_jam \
  lock_stuck key_stuck key_broke chaabi_toot chabi_toot chaabi_phas lock_nahi_khul toot_gaya tut_gaya toota tooti टूट \
  broken broke
new_lock naya_tala naya_lock नया_ताला naya_taala
broken_knob knob_toot knob_tut knob_broken नॉब_टूट button_toot बटन_टूट ~ knob नॉब button_kharab toot_gaya tut_gaya toota टूट \
  broken broke
flame aanch anch आँच flame_kam ~ burner बर्नर
low_flame aanch_kam kam_aanch aanch_dheemi आंच_कम आंच_धीमी dheemi_aanch flame_low slow_flame flame_kam small_flame ~ aanch आँच \
  burner_slow burner_dheema dheere_jal yellow_flame
cctv सीसीटीवी cctv_camera camera cameras कैमरे surveillance सीसी_टीवी cctvs kaimra ~ hikvision cp_plus cpplus dahua dome \
  bullet_camera dvr nvr
video_door_phone video_doorbell video_door_bell door_phone वीडियो_डोर door_bell_with_camera camera_wali_ghanti door_camera \
  ~ doorbell door_bell intercom
alarm alarms siren sirens सायरन साइरन hooter burglar_alarm ~ motion_sensor smoke_detector panic_button
intercom इंटरकॉम
fire_extinguisher agnishamak fire_alarm
+ guard गार्ड guards sikyoriti chaukidar chowkidaar gatekeeper bouncer bouncers securityman darban suraksha ~ gate_par \
  gate_pe main_gate
+ clean साफ़ safayi deep_cleaning deep_clean jhaad_ponch
full_home poora_ghar pura_ghar whole_house whole_home full_house entire_house entire_home entire_flat पूरा_घर पूरे_घर \
  poore_ghar saara_ghar sara_ghar complete_house ghar_ka_poora ghar_ka_pura ~ deep_cleaning diwali_safai diwali_ki_safai \
  दिवाली_की_सफाई full_flat pura_flat poora_flat sab_kamre all_rooms move_in_cleaning ghar_shift ghar घर home house makaan flat \
  poora saara saara_samaan saara_saman sara_saman sara_samaan पूरा_सामान सारा_सामान poora_samaan poora_saman pura_saman \
  pura_samaan ghar_ka_samaan ghar_ka_saman घर_का_सामान household_goods sab_kuch_shift
a_few_items few_items few_things some_items kuch_saman kuch_samaan कुछ_सामान ~ thoda_samaan thoda_saman thoda_sa thode_se \
  bas_fridge sirf_fridge ek_sofa ek_bed do_chaar do_teen_cheez दो_चार only_fridge only_bed couple_of chand_cheezein \
  single_item ek_almari kam_saman kam_samaan
household_goods ghar_ka_samaan ghar_ka_saman घर_का_सामान grihasthi
+ carpet kaleen kalin carpets galiche dari rugs
dusting jhaad jhad_ponch jhadna dhool_saaf
sweeping jhadu jhaadu broom
mopping pocha ponchha pochha mop
utensils bartan bartanon dishes
dishwashing bartan_manjna bartan_dhona bartan_saaf
garbage kachra kooda trash waste_bin dustbin rubbish litter kachre waste_collection ~ safai_gaadi kachre_wala kooda_wala
scrap kabaad kabad kabadi kabaadi bhangar
metal_scrap lohe_ka_kabad ~ loha lohalakkad iron tin_dabba sariya pital brass aluminium taamba tamba copper steel_ke
+ documents ~ raddi
waste_paper raddi old_newspapers newspapers akhbar gatta गत्ता cardboard kaagaz copies
electronic_waste ewaste e_waste ई_वेस्ट इलेक्ट्रॉनिक_कचरा ~ purana_tv purana_computer purana_mobile purana_laptop old_tv \
  old_computer old_laptop purana_fridge old_phones printer computer battery laptop
old_furniture purana_furniture पुराना_फर्नीचर ~ purana_sofa purana_bed purana_palang purani_almari पुराना_सोफा old_sofa old_bed \
  kursi almari tooti_kursi furniture फर्नीचर
+ cook rasoiya khansama kukk kuk cookery chef khana_banane खाना_बनाने खाना_पकाने khana_pakane ~ roti_banane roti_sabji roti_sabzi \
  रोटी_सब्जी tiffin halwai maharaj
+ maid बाई naukrani kaam_wali काम_वाली housemaid maidservant house_help domestic_help househelp bai_chahiye ~ jhadu_pocha \
  jhadu झाड़ू_पोछा jhaadu pocha bartan bartan_kapde bartan_manjne
cleaning_maid ~ jhadu_pocha jhadu झाड़ू_पोछा jhaadu pocha bartan bartan_kapde bartan_manjne bartan_dhone bai बाई kaamwali \
  kaam_wali काम_वाली maid_for_cleaning safai naukrani maid
babysitter baby_sitter nanny ayah nani_maa aaya_bai japa_maid daycare day_care creche आया_चाहिए aaya_chahiye baby_care \
  bachche_sambhalna ~ bachche_ko_sambhalne bachche_sambhalne bachcha_sambhalne baccha_sambhalne bachche_ki_dekhbhal \
  bacche_ki_dekhbhal बच्चे_की_देखभाल बच्चा_संभालने baby_ke_liye looking_after_baby look_after_baby look_after_kids newborn navjat
elderly_care elder_care eldercare senior_care old_age_care ~ bujurg buzurg dekhbhal_dadi dadi_ki dada_ki maa_ki_dekhbhal \
  pitaji_ki papa_ki_dekhbhal attendant caretaker old_parents bedridden old_mother old_father my_father my_mother dada \
  dadi nana_ki nani_ki elderly elder aged
caretaker attendant ward_boy patient_care dekhbhal
+ gardener maali
live_in livein full_time fulltime 24_hour 24_hours 24_ghante din_raat full_day chaubis_ghante चौबीस_घंटे round_the_clock \
  फुल_टाइम stay_at_home poora_din ~ ghar_pe_rahe ghar_mein_rahe rehne_wali rehne_wala रहने_वाली raat_ko_rukna stay_with_us
part_time parttime पार्ट_टाइम aadhe_din half_day ~ do_ghante ek_ghanta do_ghanta kuch_ghante few_hours two_hours one_hour \
  sirf_subah subah_shaam
house_shifting home_shifting ghar_shift packers movers packers_and_movers घर_शिफ्ट samaan_shift
+ shifted ghar_badla ghar_badal घर_बदल shift_ho makan_badla shift_kar gaya_shift transferred_to
address_change change_of_address change_address pata_badalna पता_बदलना pata_badalwana address_badalna address_update \
  new_address naya_pata नया_पता ~ ghar_badal ghar_badla घर_बदल makan_badal shift_ho shifted shift_kar shifting शिफ्ट_हो moved \
  moving naye_ghar new_house address pata पता
mini_truck chhota_hathi chota_hathi छोटा_हाथी chhota_haathi pickup_van tata_ace tataace chhota_truck chota_truck छोटा_ट्रक \
  ~ tempo pickup pick_up bolero_pickup chhoti_gaadi dost_truck ashok_leyland_dost tata_407 three_wheeler_loader chhota \
  chota chhoti small mini
large_truck big_truck bada_truck बड़ा_ट्रक 14_feet 14_foot 17_feet 19_feet 22_feet 14_ft 17_ft 19_ft container_truck \
  ~ eicher canter trailer_truck 407 container multi_axle bada badi large big बड़ा
two_wheeler_carrier bike_carrier ~ bike_le bike_transport bike_le_jane बाइक_ले scooty_le bike_ke_liye bike_shift
tempo chhota_hathi छोटा_हाथी tata_ace
+ truck trucks ~ lorry_wala canter
packing pack packed पैकिंग pack_karna पैक packaging pack_karwana ~ carton cartons bubble_wrap डिब्बे thermocol tape_aur \
  cardboard_box
packing_material packing_materials ~ carton cartons bubble_wrap dabbe डिब्बे bubblewrap thermocol tape
unpacking unpack kholna_samaan
loading loaded ladna chadhana_utarna chadana_utarna maal_chadhana saaman_chadhana samaan_chadhana
unloading unload utarna utaarna अनलोडिंग
storage store_karna rakhwana godown_mein
labour_help hamal helper helpers palledar
+ vehicle gaadiyan ~ bike car scooty scooter bullet activa motorcycle कार बाइक
+ parcel parsal consignment shipment packet packets
envelope envelopes lifafa lifaafa ~ chitthi chithi rakhi letter
carton cartons gatta_dabba cardboard_box baksa ~ badi_peti
large_box bada_dabba bada_box bada_carton बड़ा_डिब्बा बड़ा_बक्सा big_box big_carton badi_peti bada_baksa ~ trolley_bag suitcase \
  bada badi large big बड़ा
small_box chhota_dabba chota_dabba छोटा_डिब्बा chhota_box small_carton chhoti_peti ~ shoe_box shoebox mobile_box tiffin_size \
  chhota chota chhoti small
suitcase trolley_bag attachi luggage samaan_bag baggage
+ fragile delicate handle_with_care ~ vase vases murti idol showpiece show_piece photo_frame chini_mitti porcelain \
  aquarium crystal chandelier perfume_bottle glassware glass_ke sheesha clay_pot pottery matka tea_set dinner_set cups \
  tubelight
electronics electronic gadget gadgets ~ phone mobile smartphone मोबाइल फोन laptop लैपटॉप computer tablet_pc ipad headphones \
  headphone earphones earbuds airpods charger चार्जर camera कैमरा speaker speakers tv टीवी powerbank power_bank smartwatch \
  keyboard router printer hard_disk pendrive pen_drive monitor projector console trimmer
+ documents मार्कशीट पासपोर्ट ~ passport marksheet agreement aadhaar degree_certificate affidavit demand_draft registry_papers \
  will_papers
+ food खाना ~ mithai laddoo ladoo namkeen achar achaar pickle dry_fruits sweets papad mawa cake biscuit biscuits homemade \
  masala
+ medicine दवाइयाँ dawaiyan dawaiya davaiyan ~ syrup ointment inhaler strips
+ clothes साड़ी कुर्ते कुर्ता ~ lehenga kurti suit_piece kurte tshirt dupatta sherwani
+ courier kuriyar couriers ~ bluedart blue_dart delhivery xpressbees ekart shadowfax fedex dhl ecom_express
+ broken टूट pichka pichak फटा toot_gaya tut_gaya toot_gayi tut_gayi phat_gaya ~ seal_tooti seal_toot crushed shattered \
  leaked_out dabba_khula
+ damaged pichka pichak phata_hua फटा_हुआ toot_gaya tuta tooti seal_tooti crushed dabba_khula torn cracked
+ late देर_से delayed ~ abhi_tak_atka atka_hai atka_hua days_late din_late stuck_in_transit transit_mein ruka_hua
wrong_address galat_pate galat_pata गलत_पते गलत_पता galat_address another_address galat_jagah गलत_जगह wrong_house \
  wrong_flat ~ doosre_ghar dusre_ghar दूसरे_घर kisi_aur_ko someone_else
+ rude badtameezi badtamizi badtamiji badsaluki gali_di gaali_di गाली_दी galat_bola ~ chillaya jhagda argued abused abusive
+ neighbour padosiyon neighbours neighbors padosan next_door pados पडोस living_opposite flat_opposite house_opposite \
  lady_downstairs lady_upstairs family_upstairs family_downstairs uncle_upstairs aunty_upstairs aunty_next aunty_opposite \
  uncle_opposite bagal_ke_ghar saamne_ke_flat saamne_wale_flat samne_wale_flat bagal_wale_ghar bagal_wale_flat \
  saamne_ke_ghar सामने_वाले_घर बगल_वाले_घर सामने_वाले_फ्लैट सामने_वालों बगल_वालों ~ upar_wale neeche_wale niche_wale ऊपर_वाले नीचे_वाले saamne_wale \
  saamne_wala bagal_wale bagal_wala side_wale next_flat
front_desk reception front_desk help_desk front_office risepshan receptionist
at_the_door ~ darwaze_pe darwaze_par दरवाजे_पर doorstep gate_pe_rakh door_pe
locker lockers
laundry laundri dhobi dhulai dhulaai
wash_and_fold wash_fold sirf_dhona sirf_dhulna sirf_dhulai only_wash only_washing just_wash सिर्फ_धुलाई सिर्फ_धोना ~ dho_ke_tah \
  bina_press bina_istri
wash_and_iron wash_iron wash_and_press wash_press dhona_aur_press dhulai_aur_istri dhulai_aur_press धुलाई_और_प्रेस \
  धुलाई_और_इस्त्री dhulai_istri dho_ke_press dho_kar_press dhona_press dhulai_press washing_and_ironing washing_ironing \
  dho_ke_istri
dry_cleaning dry_clean dryclean drycleaning ड्राई_क्लीन ड्राई_क्लीनिंग petrol_wash petrol_dhulai
+ washing dhulne dhulna dhulwana dhulwane
+ ironing istri istree istari istiri press_karna press_karwana
steam_ironing steam_press steam_iron स्टीम_प्रेस ~ istri istari ironing iron press
+ blanket razai rajai kambal comforter quilt duvet blankets dohar godri
+ pillow pillows takiye cushion cushions
bedsheet bedsheets bed_sheet chadar chaadar bedcover linen
towel towels tauliya
woollen woollens woolens woolen ooni uni_kapde unee ऊनी_कपड़े woolly ~ sweater sweaters स्वेटर shawls शॉल muffler cardigan \
  pullover thermals jacket pashmina
everyday_clothes daily_wear rozmarra_ke roz_ke_kapde रोज_के_कपड़े casual_wear regular_clothes ~ shirt_pant tshirt t_shirt \
  t_shirts jeans kurta pyjama shirts kapde clothes
+ shoes sneakers sneaker sports_shoes boots joote_chappal sandal
lawn_mowing lawn_mower mowing mow grass_cutting ghaas_kaatna ghas_katna घास_काटना ghaas_katwana घास_कटवाना ~ ghaas ghas घास \
  ghaas_badh lawn_trim grass
planting plantation paudhe_lagana ped_lagana paudhe_lagwana पौधे_लगाना पेड़_लगाना vriksharopan ~ naye_paudhe nae_paudhe naye_ped \
  नए_पौधे पौधे_लगाने paudhe_lagane paudhe_lagwane saplings sapling seeds_lagana gamle_lagana
pruning prune trimming chhantai chhantna kaat_chhant trim_the ~ hedge branches shaakhein daaliyan ped_katna
plants paudhe paudha sapling saplings gamle gamla potted_plant
tree trees ped vriksh
grass ghaas ghas घास turf
wallpaper wall_paper wallpapers वॉलपेपर वालपेपर deewar_ka_kagaz wall_covering
distemper distempar distember
emulsion imulsion इमल्शन ~ plastic_paint प्लास्टिक_पेंट royale royal_shine acrylic_paint velvet_touch tractor_emulsion
enamel inamel इनेमल oil_paint ऑयल_पेंट tel_paint oil_ka_paint तेल_वाला_पेंट oil_based
texture textured tekschar टेक्सचर texture_wala ~ design_wala design_wali डिज़ाइन_वाला डिजाइन_वाला stencil stucco
limewash chuna_putai chune_ki_putai lime_wash
varnish vaarnish polishing polish_karwana polish_karwani पॉलिश_करवा पॉलिश_करवानी lacquer ~ touchwood melamine
interior indoor_side andar_ki_deewar andar_ki_diwar andar_se अंदर_से ~ inside indoor andar bedroom bedrooms hall \
  drawing_room kamre kamron andar_ki ceiling
exterior bahar_ki_deewar bahar_ki_diwar baahar_se bahar_se बाहर_से outer_wall outer_walls outside_walls ~ outside outdoor \
  bahar बाहर bahar_ki baahar boundary_wall boundary compound_wall elevation facade front_wall
+ taste swaad svaad ~ khara khaara खारा kadwa kadva कड़वी khatta kasaila metallic_taste brackish namkeen bitter
+ smell बू_आ mehak mahak smelly stinking stench odour odor gandhata gandhi_smell badbudaar ~ musty sadan sada_hua sadi_hui \
  सड़ी gas_ki_badbu gas_ki_smell gas_smell smell_of_gas गैस_की_बदबू
bad_smell badboo badbu ~ musty stinks stinking smelly sadi_hui sadan gandh stench odour mahak
+ dirty matmaila mitti_wala turbid kichad muddy_water ~ peela_paani pila_pani पीला_पानी brown_water kaala_paani keede_wala \
  zang rusty jung_wala mitti_aati mitti_aa
low_pressure pressure_kam kam_pressure प्रेशर_कम pressure_low less_pressure kam_press ~ dheere_aata dheere_aa धीरे_आता धार_पतली \
  patli_dhar dhaar_patli dhar_kam trickle boond_boond slow_flow thoda_thoda_aata thin_stream kam_aata
water_supply paani_ki_supply jal_aapurti जलापूर्ति ~ tanker motor_nahi tanki_khali nal_mein paani pani nal water
+ noise ghar_ghar घर्र khad_khad khadkhad khat_khat khatkhat khatpat ghon_ghon ghonghon bhan_bhan kharkhar khar_khar \
  grinding_sound humming_sound ~ upar_wale loud_music party_music horn vibrating gungun squeaking squeak creaking thak_thak
vibrating vibration vibrates vibrate shaking shakes hilti hilta hil_raha hil_rahi kaampta kampan kaanpti tharthara \
  ~ noisy noise shor awaaz walks_around kood_rahi
spinning spin spins ghoomna ghumna ghoomta ghoomti ghoom_nahi ghoom_raha घूम_रहा घूम_नहीं ~ nichodna nichodta nichodti निचोड़ \
  sukhata spinner drum_nahi
draining drain drained ~ paani_nikalna paani_nikal pani_nikal पानी_निकल paani_bahar पानी_बाहर
+ cooling kuling cools thandak thandai thandi_hawa chilled chilling
too_much_ice zyada_baraf bahut_baraf ~ baraf barf frost frosting frosted baraf_jam
baraf barf frost
no_sound awaaz_nahi awaz_nahi awaj_nahi aawaz_nahi sound_nahi volume_nahi आवाज_नहीं आवाज़_नहीं
lines_on_screen ~ lines line_aa lines_aa dhaari dhaariyan dhariyan dhari धारियाँ लाइन_आ लाइनें stripes stripe lakeer lakeerein
broken_screen screen_toot screen_tut screen_broken स्क्रीन_टूट screen_crack screen_cracked cracked_screen panel_toot \
  panel_tut panel_broken पैनल_टूट display_toot ~ ball_maar ball_lag gir_gaya gir_gayi bat_laga crack cracked toot_gaya \
  tut_gaya toota tooti टूट broken broke
remote rimot remotes remote_control
+ screen
internet_connection net_connection
+ internet इंटरनेट ब्रॉडबैंड wi_fi brodband ~ jio_fiber jio_fibre airtel_xstream act_fibernet bsnl_fibre fibernet leased_line
wifi wi_fi waifai ~ broadband ब्रॉडबैंड jio_fiber jio_fibre airtel_xstream act_fibernet fibernet router राउटर raouter modem
router rauter modem मॉडम wifi_box raoutar ~ wifi_ka_box tp_link tplink dlink netgear wifi_machine
fibre fiber faibar optical_fibre fibre_optic ftth ~ jio_fiber jio_fibre airtel_xstream xstream act_fibernet fibernet \
  bsnl_fibre bharat_fibre airfiber
cable_connection cable cable_wala cable_tv kebal
mobile_data mobile_internet phone_data phone_ka_data mobile_ka_net phone_ka_net फोन_का_डेटा मोबाइल_डेटा ~ hotspot dongle डोंगल \
  sim_se sim_card sim_ka 4g 5g jio_sim airtel_sim data_pack recharge_karke tethering mobile_se phone_se फोन_से मोबाइल_से
slow_speed speed_slow speed_kam kam_speed slow_net net_slow slow_internet स्पीड_कम नेट_स्लो ~ buffering buffer buffers \
  youtube_atak video_atak atak_raha atakta स्लो dheema dheere download_slow page_nahi_khul
+ disconnection कटता कटती कट_जाता katta_rehta ~ bar_bar_kat baar_baar_kat बार_बार_कट bar_bar_band baar_baar_chala drops_every \
  disconnects kat_jaata कट_जाती on_off_hota aata_jaata
video_streaming streaming stream ~ netflix hotstar youtube यूट्यूब prime_video amazon_prime jiocinema sonyliv zee5 ott \
  web_series movies movie filme film_dekhna video_dekhna video_dekhne वीडियो_देखना serials serial cinema dekhne_ke_liye shows \
  live_match
gaming games game online_games gamer गेम गेमिंग gaming_ke khelna ~ pubg पबजी bgmi valorant freefire free_fire ludo gta \
  fortnite minecraft playstation ps5 ps4 xbox steam_games
work_from_home wfh ghar_se_kaam घर_से_काम remote_work work_remotely वर्क_फ्रॉम_होम ~ office_ka_kaam ऑफिस_का_काम zoom zoom_call \
  zoom_meetings office_meetings teams_call vpn laptop_pe_kaam remote_job online_meetings google_meet ghar_se घर_से
online_class online_classes e_learning elearning ऑनलाइन_क्लास ~ padhai bachchon_ki_padhai bachchon_ki_class बच्चों_की_क्लास byjus \
  tuition_online unacademy lectures online_tuition kids_classes school_ki_class coaching_online
+ bill billing invoice ~ bill_zyada bill_galat
billing bill bill_galat bill_zyada bill_jyada charged_extra extra_charge payment_kat double_charge invoice overcharged \
  overcharge
+ gas गैस lpg एलपीजी png piped_gas pipeline_gas ~ indane bharat_gas bharatgas hp_gas indraprastha mahanagar_gas cylinder
+ cylinder cylender cilinder silendar ~ indane bharat_gas bharatgas hp_gas
refill refilling refil refill_booking book_a_refill gas_bharwana cylinder_book gas_book cylinder_mangwana \
  cylinder_bharwana ~ cylinder_khatam gas_khatam gas_khatm सिलेंडर_खत्म गैस_खत्म cylinder_chahiye empty_cylinder khali_cylinder \
  gas_over bharwana
book_a_refill refill_booking cylinder_book gas_book cylinder_bharwana gas_bharwana सिलेंडर_भरवाना refill refil \
  ~ cylinder_khatam cylinder_khatm gas_khatam gas_khatm सिलेंडर_खत्म गैस_खत्म cylinder_chahiye सिलेंडर_चाहिए empty_cylinder \
  khali_cylinder gas_over bharwana cylinder_empty
+ market mandi haat bajar ~ sabzi_mandi sabji_mandi shopping_complex mall
+ hospital nursing_home ~ dispensary phc trauma_centre
+ swimming_pool स्विमिंग_पूल pool ~ tairna tairne swim
+ gym जिम fitness ~ workout
clubhouse club_house community_hall
security_deposit advance_deposit pagdi
maintenance_charge society_charge society_maintenance
possession kabza_milna chabi_milna handover
ready_to_move ready_possession taiyar_flat
under_construction ban_raha_hai nirmanadhin
east_facing purab_mukhi
vastu vaastu
interior_designer interior_design interior_decorator sajawat
architect vastukar naksha naksha_banwana arkitekt
contractor thekedar kontractor
welder welding velding weldar gate_banwana
locksmith chabi_wala chaabi_wala चाबी_वाला tala_chabi duplicate_key
scaffolding paad
borewell_drilling boring_karwana
handyman mistri_chahiye
+ fault gadbad गड़बड़ी
+ stolen
rust zang jung_lag rusted corrosion
burnt जल_गया jal_gayi jala_hua burned
+ start turn_on on_hona ऑन
not_turn_on not_turning_on does_not_start chalu_nahi on_nahi_ho start_nahi चालू_नहीं ऑन_नहीं स्टार्ट_नहीं ~ dead no_power \
  completely_dead`

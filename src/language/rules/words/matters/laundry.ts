/**
 * Moving house and laundry: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word.
 */
export const LAUNDRY_WORDS = `+ house_shifting shifting_karni shifting_karwani saaman_le_jana ghar_shifting shift_karna_hai shift_hona \
  ghar_badal_rahe ghar_badal shifting_to_another shift_to_another
movers_and_packers movers packers house_moving relocation_service मूवर्स पैकर्स ~ shifting shift_karna shift_karwana \
  dusre_ghar samaan_le saaman_le saara_saaman samaan_dusre saaman_dusre saaman_shift moving_to ghar_badal \
  truck_chahiye shift_to_another सामान_ले_जाना shift_hona shift_ho shift_hone ghar_badalna makaan_badal naye_flat \
  naye_makaan moving_out moving_house moving_home transfer_ho samaan_bhejna saaman_bhejna saamaan_pahuncha \
  shifting_to_another
+ a_few_items do_teen_carton thode_carton kuch_carton kuch_dabbe few_boxes few_cartons ek_bed sirf_ek_almari \
  do_dabbe
few_items some_items thoda_saaman thoda_saman kam_saaman ek_do_cheez kuch_saaman do_teen_cheezein couple_of_things \
  few_boxes थोड़ा_सामान single_item one_item small_move ek_hi_cheez ek_fridge ek_sofa ek_almari fridge_aur_bed ~ \
  ek_bed do_teen_carton do_carton do_teen_dabbe sirf_fridge sirf_bed one_sofa one_bed
office_shifting ~ dukaan_ka_maal computer computers workstation workstations server_rack company_ka_saaman \
  log_ki_company office_ka_saaman office_relocation
vehicle_only vehicle_transport bike_transport car_transport car_carrier ~ bike_bhejni car_bhejni gaadi_bhejni \
  scooty_bhejni sirf_bike sirf_gaadi
within_the_city within_city same_city local_shifting local_move intra_city isi_shahar isi_sheher shahar_ke_andar \
  sheher_ke_andar city_ke_andar इसी_शहर ~ paas_mein_hi ek_sector_se dusre_sector isi_colony isi_area nearby_area \
  do_kilometre paanch_kilometre das_kilometre local_hi local_hai bagal_wali agli_gali do_gali
to_another_city another_city other_city inter_city intercity dusre_shahar doosre_shahar dusre_sheher doosre_sheher \
  outstation out_of_city दूसरे_शहर ~ dusre_state doosre_state another_state out_of_state raat_bhar_ka \
  raat_bhar_ka_rasta train_se shahar_se_bahar hometown gaon_le_jana gaon_bhejna
to_another_country another_country other_country international_move videsh foreign overseas abroad doosre_desh \
  dusre_desh ~ canada america australia germany gulf usa uk
unpacking_service ~ khol_ke_laga khol_ke_rakh saaman_lagana saaman_jamana saaman_set set_kar_dena
+ unpacking khol_ke_laga khol_ke_rakh saaman_khol unbox arrange_kar_dena
+ storage godown_mein_rakh kahin_rakhna mahine_rakhna rakhwa_do rakhna_padega few_months_store
transit_insurance ~ toot_phoot tutne_ka nuksaan_ka_cover damage_cover toot_gaya_to toot_jaye_to
+ insurance ~ toot_phoot_ka toot_phoot tutne_ka_cover nuksaan_ka_cover
furniture_dismantling dismantling dismantle bed_kholna almari_kholna bed_kholni bed_aur_almari wardrobe_kholna \
  open_the_bed assemble_karna disassembly ~ kholni_padegi kholna_padega khol_ke_le khol_ke_jana wardrobe palang
assembly assembling jodna_padega jodna_hai fit_karna_bed naya_bed_jodna
heavy_items ~ piano bhari_saaman bhari_almari tijori
laundry_pickup kapde_le_jao
wash_and_fold ~ bas_dho dho_ke_de sirf_dho bina_press bas_dhona only_wash dho_do_bas
+ wash_and_iron dho_ke_press dho_ke_istri dhulai_press dhul_ke_press
ironing_only only_ironing just_ironing iron_only press_only sirf_istri sirf_press press_karni istri_karni bas_press \
  bas_istri dhule_hue_hain सिर्फ_प्रेस सिर्फ_इस्त्री प्रेस_करनी ~ istri press
+ dry_cleaning ड्राई_वॉश petrol_wala ~ sherwani blazer coat lehenga banarasi kanjivaram silk_saree velvet resham \
  suit_hai coat_pant achkan saree_saaf designer_saree shaadi_ke_kapde pashmina fur
shoe_cleaning shoe_laundry shoe_wash ~ shoes sneakers joote
curtain_cleaning ~ curtains curtain parde
curtain_or_carpet ~ parde curtains carpet galicha
daily_wear everyday_wear casual_wear roz_ke_kapde roz_wale रोज_के_कपड़े ~ shirt_pant t_shirt shirts jeans kurta \
  pyjama pant_shirt
suits_and_blazers ~ coat_pant blazer three_piece tuxedo waistcoat
bedsheets_and_blankets ~ razai kambal chadar bedsheet blanket quilt dohar comforter
clothes_damaged damaged_clothes kapda_phat kapde_phat shirt_phat kurta_phat saree_phat jeans_phat phat_gayi \
  phat_gaya jala_diya jal_gayi burnt_my burnt_the iron_burn iron_mark press_se_jal button_toot button_tut zip_toot \
  hole_in torn chhed_ho शर्ट_फट कपड़ा_फट जला_दिया chhed_ho_gaya kapde_mein_chhed phati_hui damaged_cloth with_a_hole \
  a_hole_in hole_in_my burn_mark burn_marks ~ kapda_kharab chhed press_se_jala iron_se_jal
clothes_missing missing_clothes lost_clothes kapda_gayab kapde_gayab kapda_kho kapde_kho kho_diye kho_diya \
  ginti_mein_kam kam_nikle kam_hain ek_kam do_kam kam_mile kapda_kam kapde_kam one_piece_missing one_missing \
  short_hai count_is_less कपड़े_गायब कम_निकले missing_item item_missing lost_item ek_pant_nahi ek_shirt_nahi \
  ek_kurta_nahi ek_kapda_nahi only_got one_short two_short never_returned not_returned ~ gayab kho_di ek_kurta_kam \
  ek_shirt_kam mauja moja moje jodi_ka_ek nahi_aaya_wapas wapas_nahi_aaya
stain_not_removed stains_remain daag_nahi_gaya daag_nahi_gaye nishan_nahi_gaya daag_waisa daag_abhi_bhi \
  daag_hai_abhi daag_reh daag_nahi_nikla nishan_reh stain_still still_stained दाग_नहीं_गया दाग_वैसा mail_waise \
  mail_reh mail_nahi_gaya collar_ka_mail not_clean daag_bane daag_dikh stains stain ~ haldi_ka sabzi_ka_daag \
  chai_ka_daag daag_laga_hua daag_lage_hue
colour_faded colour_bleeding colour_bled colour_ran faded rang_utar rang_ud rang_nikal rang_chhod rang_chadh \
  rang_lag rang_phaila rang_phail rang_pheeka gulabi_ho pila_pad_gaya colour_nikal colour_utar colour_chadh रंग_उतर \
  रंग_उड़ रंग_चढ़ rang_utar_gaya rang_chadh_gaya rang_ud_gaya rang_nikal_gaya colour_run colour_issue colour_loss \
  colour_problem rang_sab rang_sabpe ka_rang_lag colour_fade fading turned_pink turned_yellow turned_grey \
  lost_its_colour dye_ran washed_out_colour ~ fade pheeka_pad safed_shirt peeli_pad_gayi
late_delivery delivery_delayed agle_din_mili din_lagaye din_laga_diye waada_kiya_tha shaam_ko_bola time_pe_nahi_di \
  delivery_late delayed_delivery abhi_tak_nahi_mile aaj_tak_nahi_mila aaj_tak_nahi_di kal_dena_tha dena_tha \
  kal_bola_tha agle_din_di agle_din_diya not_yet_delivered waada_karke promised_yesterday parso_dene kal_dene_the \
  dene_the_kal kab_ka_dena kapde_abhi_tak_nahi kapde_nahi_aaye kapde_nahi_mile was_promised supposed_to_come \
  supposed_to_be_delivered due_yesterday ~ kal_milna din_upar_ho wapas_nahi_mile wapas_nahi_aaye nahi_mile_abhi \
  nahi_lautaye nahi_laute din_ho_gaye_wapas kab_milenge abhi_tak_wapas
wrong_clothes wrong_clothes_delivered dusre_ke_kapde doosre_ke_kapde mere_nahi_hain not_my_clothes someone_elses \
  किसी_और_के मेरे_नहीं kisi_aur_ke_kapde dusre_ka_packet doosre_ka_packet mere_kapde_nahi ~ badal_gaye badal_gaya \
  adla_badli exchange_ho_gaye
not_ironed_properly badly_ironed poorly_ironed silwat silwatein silvat silwaton crease_nahi press_nahi press_theek \
  istri_theek press_dhang shikan wrinkled creased सिलवट bad_ironing poor_ironing ironing_problem iron_not_proper \
  full_of_creases crumpled ~ creases mudi_hui muda_hua press_kharab
shrunk shrunken shrinkage shrinked sikud chhota_ho_gaya chhoti_ho_gayi size_chhota_ho tang_ho_gaya became_small \
  सिकुड़ size_changed doesnt_fit_anymore doesnt_fit_now no_longer_fits two_sizes_smaller ~ chhota_ho tight_ho_gaya
not_washed_properly badly_washed theek_se_nahi_dhoya dhang_se_nahi_dhula badbu_aa_rahi_kapdon mail_hai gande_aaye
express_delivery express ~ urgent tatkal emergency function_hai_aaj shaam_tak_chahiye aaj_chahiye
+ same_day ~ function_hai_aaj shaam_tak_chahiye aaj_chahiye
+ next_day kal_tak kal_shaam_tak kal_subah_tak by_tomorrow कल_तक
normal_delivery ~ koi_jaldi_nahi jaldi_nahi no_hurry no_rush aaram_se
late_pickup pickup_not_done pickup_delayed pickup_missed no_pickup lene_koi_nahi lene_nahi_aaye lene_nahi_aaya \
  utha_nahi_rahe utha_ke_nahi kapde_nahi_uthaye koi_lene_nahi not_picked_up not_picked pick_nahi_kiya pickup_nahi \
  लेने_कोई_नहीं
clothes_lost clothes_missing items_missing missing_items kapda_gayab kapde_gayab kapda_kho kapde_kho kho_diye \
  kho_diya ginti_mein_kam kam_nikle kam_aayi kam_aaye kam_mile ek_kam do_kam kapde_kam kapda_kam one_missing \
  one_piece_missing short_hai count_is_less shirt_kam kam_nikli कपड़े_गायब missing_item item_missing item_lost \
  ek_pant_nahi ek_shirt_nahi ek_kurta_nahi ek_kapda_nahi ~ mauja moja moje jodi_ka_ek
stains_remain stains_not_removed stain_not_gone daag_nahi_gaya daag_nahi_gaye daag_waisa daag_waise daag_abhi_bhi \
  daag_reh daag_nahi_nikla mail_waise mail_waise_hi mail_reh mail_nahi_gaya nishan_nahi_gaya stain_still \
  still_stained collar_ka_mail collar_ganda kaalar_ka mitti_nahi_gayi stains stain ~ dhabba
wrong_bill paise_zyada_lagaye
packing_materials ~ newspaper_mein
crockery bartan cup_plate cup cups plates dinner_set tea_set glasses_toot ~ kaanch
glass_or_crockery ~ bartan_toot bartan cup_plate cup plate plates kaanch
+ glass bartan_toot cup_plate
rough_handling rough mishandled mishandling saaman_patak patakte patak_diya patak_ke pheka phenk_ke phenkte \
  girate_rahe ghaseet careless_handling threw_my threw_the dropped_my dropped_the dhyan_se_nahi_uthaya सामान_पटक \
  पटकते
asked_for_extra_money asked_extra_money extra_money tip_maang tip_maangi baksheesh bakshish chai_paani chai_pani \
  kharcha_paani_maanga inaam_maanga upar_se_paise paise_maange bribe_maanga wanted_tip चाय_पानी टिप_मांग
items_missing missing_items ek_dabba_nahi dabba_nahi_mila dabba_gayab ek_box_nahi saaman_gayab saaman_nahi_mila \
  carton_nahi_mila ek_cheez_nahi kuch_saaman_nahi kuch_nahi_mila_saaman डिब्बा_नहीं
folded fold tah_karke tah_kar_ke tah_lagake mod_ke ~ packet_mein_band
on_hangers hanger hangers taang_ke latka_ke taanga_hua हैंगर टांग_के
oil_or_food oil_stain food_stain ~ sabzi tel_gir dal_gir achar_ka curry_gir gravy haldi_ka ketchup sauce makkhan
ink pen_chal pen_ka pen_leak syahi siyahi ink_laga pen_phat sketch_pen marker_ka स्याही
tea_or_coffee chai_gir chai_ka_daag coffee_gir
mud kichad mitti_lagi mitti_ka_daag
per_kilo per_kg by_weight by_kilo kilo_ke_hisaab kilo_ke_hisab kg_ke_hisaab tol_ke किलो_के
per_piece by_piece piece_wise per_item ek_ek_kapde ek_ek_karke gin_ke piece_ke_hisaab piece_ka_rate har_kapde_ka \
  एक_एक_कपड़े
monthly_plan monthly_package ~ mahine_ka_package mahine_ka_plan har_mahine mahine_bhar
missing_item ~ gayab ek_mauja ek_kam kam_nikle kho_diya nahi_mila
+ damaged press_se_jal press_se_jala
bad_ironing ironing_bad ~ silwat silwatein press_theek press_nahi shikan crease_nahi
colour_run colour_runs colour_bleed colours_ran ~ rang_chadh rang_lag rang_utar rang_sab rang_sabpe ka_rang_lag \
  gulabi_ho rang_chhod dupatte_ka_rang
not_cleaned_properly not_clean dirty_still still_dirty poor_cleaning ~ daag_bane daag_reh daag_nahi_gaya mail_reh \
  gande_hi waise_hi_gande saaf_nahi_hue badbu_nahi_gayi daag_dikh
+ late parso_dene kal_dene_the promised_yesterday was_promised due_yesterday
local_move within_city ~ isi_shahar isi_sheher ek_sector paas_mein_hi
+ full_house full_home_shifting complete_household poora_saaman pura_saaman sara_saaman
two_bedroom_home ~ do_kamron_ka do_kamre
colour_bled colour_bleeding ~ turned_pink rang_lag rang_chadh rang_utar dye_ran colours_mixed
`

/**
 * Wares by their kind, their state, their size and what is wrong with them: lines as in `everyday-words.ts`; one that begins with `+`
 * adds to the line of its first word.
 */
export const WARE_WORDS = `size_not_available size_unavailable size_out_of_stock no_size size_not_in_stock my_size_not_available size_not_found \
  right_size_not_available size_availability no_stock_of_my_size stock_of_my_size mera_size_nahi size_nahi_mila \
  size_nahi_tha size_nahi_hai size_khatam not_in_my_size didnt_have_my_size मेरा_साइज_नहीं साइज_नहीं_था \
  साइज_नहीं_मिला ~ mera_number_nahi number_nahi_tha number_nahi_mila number_khatam no_xl मेरा_नंबर_नहीं xl_nahi \
  xl_nahi_tha naap_ka_nahi नाप_का_नहीं naap_nahi number_nahi_hai
colour_not_available color_not_available colour_unavailable colour_out_of_stock colour_nahi_tha colour_nahi_mila ~ \
  rang_nahi_tha rang_nahi_mila woh_rang_nahi pasand_ka_rang
design_not_liked design_issue no_good_designs design_not_good design_achha_nahi design_accha_nahi purane_design \
  puraane_design purana_design dhang_ka_design ~ purana_fashion old_fashioned outdated nothing_i_liked \
  nothing_appealed डिज़ाइन_पसंद_नहीं pasand_nahi पसंद_नहीं ko_pasand_nahi
tag_missing tag_removed tags_removed missing_tag tags_missing no_tag tag_cut tags_not_intact tag_not_intact \
  tag_nikal tag_nikaal tag_kaat tag_kat tag_toot tag_hat tag_hata tag_nahi tag_phek tag_utar ~ label_nikal टैग_निकाल \
  टैग_काट टैग_नहीं
product_not_packed not_packed item_not_packed not_ready_for_pickup no_packaging packaging_missing \
  original_packaging_missing original_packaging_not_available no_original_packaging original_box_missing \
  no_original_box box_missing packaging_not_available no_box dabba_nahi dabba_nahi_tha box_nahi_tha box_nahi_hai \
  dabba_phek dabba_faink box_phek box_faink dabba_kho box_kho thrown_the_box threw_the_box threw_away_the_box \
  box_thrown ~ pack_nahi_kiya pack_nahi_kar packing_nahi_ki kabadi_ko_de डिब्बा_फेंक डिब्बा_नहीं
tags_intact tag_intact with_tags with_tag tag_laga tag_lage tag_hai_abhi tag_waisa
unopened unopened_box sealed seal_packed sealed_box sealed_pack brand_new_sealed factory_sealed unopened_product \
  not_opened never_opened seal_pack seal_pack_hai dabba_band band_dabba seal_bhi_nahi seal_nahi_todi seal_nahi_kholi \
  ~ khola_hi_nahi khola_nahi khola_tak_nahi pack_pada waisa_ka_waisa waise_ka_waisa havent_opened havent_even_opened \
  not_even_opened सील_पैक खोला_ही_नहीं खोला_नहीं सील_नहीं_तोड़ी
opened_but_unused opened_but_not_used opened_unused opened_not_used tried_once only_tried open_box box_khola \
  dabba_khula ~ khol_ke_dekha sirf_khola bas_khola trial_kiya try_kiya_tha pehen_ke_dekh pehan_ke_dekh pehna_nahi \
  use_nahi_kiya istemal_nahi_kiya just_opened only_opened tried_it_once tried_it_on खोल_के_देखा पहना_नहीं
used_product product_used already_used used worn washed_or_worn ~ din_pehna ek_din_pehna ek_baar_pehna pehna_tha \
  pehna_hai pehni_thi use_kiya_hai use_kiya_tha use_kar_chuka use_kar_liya istemal_kiya istemal_kar_liya dho_diya \
  dho_liya wash_kiya wore_it used_it been_using पहना_था इस्तेमाल_किया hafte_chalaya din_chalaya chalaya_hai \
  mahine_chalaya
household_goods household_items ghar_ka_saman ghar_ka_samaan घर_का_सामान ~ bartan furniture fridge gharelu_saman
fashion fashion_and_clothing clothing_and_accessories fashion_accessories clothing kapde_ki_dukaan ~ kurti kurta \
  saree sari jeans shirt tshirt t_shirt dress lehenga jacket hoodie leggings palazzo shoes sandal chappal handbag \
  purse belt sunglasses salwar suit_piece blouse साड़ी kapde clothes saree_ki_dukaan kapdon_ki_dukaan readymade \
  high_heels
home_and_kitchen home_kitchen kitchenware home_decor homeware kitchen_appliances home_furnishing home_essentials \
  home_needs kitchen_items gas_stove tiffin_box ~ mixer mixer_grinder grinder pressure_cooker cooker tawa kadhai \
  bartan bedsheet bed_sheet curtain curtains parde chadar takiya pillow mattress dinner_set water_bottle kambal \
  blanket almirah carpet doormat प्रेशर_कुकर मिक्सर
beauty beauty_products beauty_and_personal_care beauty_and_health beauty_care skincare skin_care makeup_and_beauty \
  beauty_items ~ lipstick face_cream face_pack kajal serum facewash face_wash sunscreen perfume nail_polish shampoo \
  hair_oil moisturiser moisturizer mascara trimmer lakme mamaearth फेस_क्रीम परफ्यूम
toys toy khilauna khilaune toys_and_games kids_toys remote_wali_gaadi remote_wali_car remote_car ~ barbie doll \
  gudiya toy_car lego puzzle board_game ludo carrom teddy teddy_bear soft_toy rubik_cube
sports_and_fitness sports_and_outdoors sports_goods sports_equipment fitness_equipment ~ cricket_bat bat_ball \
  football dumbbell dumbbells racket yoga_mat treadmill skipping_rope gym_ka_saman क्रिकेट_बैट
pet_supplies pet_food pet_care pet_products dog_food cat_food kutte_ka_khana ~ pedigree whiskas drools \
  कुत्ते_का_खाना
pooja_items pooja_needs puja_items puja_samagri pooja_samagri ~ agarbatti kapoor_camphor diya_batti havan_samagri \
  roli kumkum अगरबत्ती
bigger_size larger_size one_size_up size_up next_size_up upar_ka_size bada_size bade_size ek_size_bada बड़ा_साइज ~ \
  chhota_pad chhoti_pad chhota_aa chhoti_aa tight_hai tight_ho tight_aa bahut_tight kas_raha kasa_hua ek_number_bada \
  bada_number thoda_bada छोटी_पड़
smaller_size one_size_down size_down neeche_ka_size chhota_size chhote_size ek_size_chhota छोटा_साइज ~ bada_pad \
  badi_pad bada_aa badi_aa dheela_hai dheeli_hai bahut_dheela bahut_dheeli dhila_hai loose_hai loose_ho bahut_loose \
  ek_number_chhota chhota_number thoda_chhota ढीला_है
different_product another_product different_item another_item other_product other_item ~ kuch_aur_lena kuch_aur_le \
  kuch_aur_chahiye dusri_cheez doosri_cheez dusra_saman doosra_saman iske_badle_kuch something_else_instead \
  दूसरी_चीज
used_product_received used_item_received old_product_received used_product_sent old_item_sent \
  refurbished_product_received ~ use_kiya_hua use_ki_hui istemal_kiya_hua pehna_hua pehni_hui purana_bhej \
  purana_de_diya purani_bhej pehle_se_use kisi_ka_use second_hand_bhej looked_used already_used_one \
  इस्तेमाल_किया_हुआ पुराना_भेज
above_mrp charged_above_mrp more_than_mrp overpriced_than_mrp price_above_mrp ~ mrp_se_zyada mrp_se_upar \
  mrp_se_jyada likhe_se_zyada एमआरपी_से_ज्यादा
allergic_reaction skin_reaction skin_irritation reaction_on_skin irritation ~ daane_nikal daane_ho khujli_ho \
  jalan_ho chehra_laal lagane_ke_baad rash_ho suit_nahi खुजली_हो
scratch scratches scratched scratch_marks ~ kharoch khronch khurach nishaan_pada nishan_pade ghis_gaya
shrunk shrinkage shrinking shrank ~ sikud sikud_gaya sikud_gayi chhoti_ho_gayi chhota_ho_gaya dhone_ke_baad_chhot \
  dhulne_ke_baad_chhot सिकुड़
colour_faded colour_fading colour_bleeding colour_ran color_faded faded fading colour_run ~ rang_chala rang_nikal \
  rang_utar rang_chhod rang_fika rang_udd rang_ud rang_lag_gaya dhone_se_rang dhulai_mein_rang रंग_निकल रंग_छोड़
stitching stitching_issue stitching_came_off stitching_problem poor_stitching stitching_open loose_stitching ~ \
  silai_udhad silai_khul silai_kharab dhaage_nikal dhage_nikal tanka_khul taanke_khul udhad_gaya udhad_gayi \
  सिलाई_उधड़
stain stains stain_mark ~ daag_laga daag_lage daag_tha dhabba dhabbe nishaan_laga दाग_लगा दाग_था
sole_came_off sole_damaged sole_issue sole_problem sole_broken ~ sole_nikal sole_khul sole_toot talwa_nikal \
  talla_nikal chipka_hua_khul सोल_निकल
biting shoe_bite uncomfortable not_comfortable discomfort ~ pair_kaat pair_kat_raha pair_chhil paer_kaat chhale_pad \
  chubhta chubh_raha chubhti dard_karta
zip_broken broken_zip zip_problem zip_issue faulty_zip ~ zip_kharab zip_nahi chain_kharab chain_nahi chain_toot \
  zip_toot zip_atak
rough_fabric rough_material itchy hard_fabric ~ chubhne_wala kapda_chubhta khurdura kadak_kapda
wobbles wobbling wobbly unstable not_stable ~ hilta_hai_baithne hilti_hai_baithne hilta_rehta dagmag dagmagata \
  daga_mag hilta_dulta hilti_dulti paaya_hilta barabar_nahi_khada डगमग
not_assembled assembly_pending assembly_not_done assembly_required assembly_issue ~ jodne_nahi jodne_koi jodna_baaki \
  jod_ke_nahi fit_karne_nahi lagane_nahi_aaya koi_jodne nobody_assembled जोड़ने_नहीं
broken_part part_broken part_damaged broken_leg ~ taang_toot taang_tooti paaya_toot paya_toot handle_toot kunda_toot \
  knob_toot hook_toot पाया_टूट
idol statue statues murti murtiyan
utensils bartan kitchen_utensils cookware ~ kadhai thali_katori steel_ke_dabbe
plants ped_paudhe paudhe paudha gamla gamle पौधे
plastic_bag polythene polybag poly_bag carry_bag ~ polythene_mein thaili_mein पॉलिथीन
pages_missing missing_pages torn_pages page_missing pages_torn ~ panne_kam panne_nahi panne_gayab panne_phate \
  page_gayab page_kam पन्ने_कम पन्ने_गायब
printing_issue printing_faint poor_printing print_quality print_not_clear faint_print blurred_print ~ chhapai_halki \
  chhapai_kharab print_halka print_saaf_nahi akshar_halke chhapai
wrong_edition old_edition different_edition wrong_author ~ purana_edition galat_edition edition_alag dusra_lekhak
`

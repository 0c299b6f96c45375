/** English words of single fields of work, act and thing alike; see `wordings.ts`. */
export const fieldWordingsEn = `
barrister* counsel advocate*
judge judges magistrate* bench
judgment* judgement* ruling* verdict*
sentence* sentencing
witness_statement* statement* testimony
witness* deponent*
testif* gave_evidence give_evidence testimony
evidence proof exhibits
bundle* court_bundle* court_file*
affidavit* sworn_statement*
subpoena* summons*
injunction* court_order*
court_order* order orders
appeal* appellate
plaintiff* claimant*
defendant* accused
prosecut* prosecution
conveyanc* property_transfer* property_transaction* property_sale*
probate estate_administration
testament* will wills
heir heirs beneficiar*
trust trusts trust_fund*
divorce* matrimonial
custody residence_of_children
maintenance alimony
litigation lawsuit* disputes court_proceedings
due_diligence legal_review*
non-disclosure_agreement* nda ndas confidentiality_agreement*
clause* provision* term terms
terms_and_conditions terms
trademark* trade_mark* brand_registration
patent_application* patent_filing*
copyright* rights
infringement* breach* violation*
offence* crime*
crime* offence* criminal_act*
burglar* break-in*
robber* hold-up*
fraud* deception
assault* attack*
suspect* accused
victim* injured_part* survivor*
arrest* detain* detention
custody detention
cell cells detention_room*
police_officer* policeman policewoman policemen constable* officer officers
police_station* station
firefighter* fireman firemen fire_fighter*
fire_station* fire_house*
fire_engine* fire_truck* fire_appliance*
blaze* fire fires
call-out* callout* deployment* mission* emergency_call* incidents
paramedic* ambulance_crew*
soldier* troops military_personnel
barracks base bases camp
parade* march marches marching
guard_duty sentry guard
customs_officer* border_guard*
border* frontier*
passport* travel_document*
visa visas entry_permit*
residence_permit* right_to_stay
work_permit* permission_to_work
asylum_application* asylum_claim*
mayor* councillor*
councillor* council_member* elected_member*
civil_servant* public_servant* public_official* government_official*
elected_official* politician*
politician* lawmaker* legislator*
parliament* legislature*
bill bills draft_law*
legislation law laws statutes
bylaw* local_law*
ballot* vote votes
polling_station* polling_place*
poll_worker* polling_clerk*
voter* elector* electorate
census* population_count*
birth_certificate* birth_record*
registry_office* register_office*
planning_permission building_permit* planning_consent
building_regulation* building_code*
zoning land_use
land_register* land_registry title_register*
surveyor* land_surveyor*
allotment* community_garden*
leisure_centre* sports_centre* recreation_centre* leisure_center*
community_centre* community_center* village_hall* community_hall*
youth_club* youth_centre* youth_group*
day_centre* day_center* day_care_centre*
shelter* refuge* hostel*
food_bank* food_pantry foodbank*
soup_kitchen* meal_service
homeless_people rough_sleepers people_without_homes people_without_a_home
debt_advice debt_counselling money_advice
counselling counseling talking_therapy therapy_sessions
counsellor* counselor* therapist*
psychologist* clinical_psychologist*
psychotherap* talking_therap*
addiction* substance_misuse substance_abuse dependency drug_use
addict* substance_user* drug_user* people_with_addictions
rehab* recovery
domestic_violence domestic_abuse
abuse* maltreat* mistreat*
neglect* lack_of_care
foster_parent* foster_carer* foster_famil*
orphan* children_without_parents
childminder* child_minder* nanny nannies
nanny nannies childcarer*
childcare child_care looking_after_children
nappy_chang* diaper_chang* changed_nappies changed_diapers
bottle-feed* bottle_feed*
nap naps nap_time rest_time sleep_time
bedtime* sleep_time
snack_time* snacks
storytime* story_time* reading_aloud read_aloud read_stories
nursery_rhyme* children's_song* songs
play_area* playground*
finger_painting painting
potty* toilet_training
sensory_play play
milestone* developmental_step* development
special_school* special_needs_school*
inclusion* integration
dyslexi* reading_difficult*
autism autistic
speech_therap* speech_and_language_therap*
physiotherap* physical_therap* physio
occupational_therap* ot
podiatr* chiropod* foot_care
optician* optometrist*
optometr* eye_test* eye_exam* sight_test*
spectacle* glasses eyeglasses eyewear
lens lenses contact_lens*
hearing_test* audiomet* audiolog*
hearing_aid* hearing_device*
dentist* dental_surgeon*
dentures* false_teeth
crown crowns bridge bridges
scale_and_polish teeth_cleaning hygiene_appointment*
check-up* checkup* routine_examination* examination*
x-ray* radiograph* imaging
scan scans imaging
ultrasound* sonograph*
endoscop* scope*
dialysis renal_replacement
stroke strokes
heart_attack* cardiac_arrest*
fracture* broken_bone* break breaks
plaster_cast* casts
burn burns scald*
bruise* contusion*
infection* infectious
fever* high_temperature*
pain discomfort pain_levels
pain_relief painkiller* analges*
antibiotic* antimicrobial*
insulin diabetes_injection*
diabetes diabetic*
asthma* respiratory
lung lungs respiratory pulmonary
heart cardiac
kidney* renal
liver hepatic
bowel* intestin* gut
skin dermatolog*
brain neurolog*
bone bones orthopaedic* orthopedic*
spine spinal back
ear ears nose throat ent
eye eyes ophthalm*
stomach gastric abdominal
abdomen* abdominal belly
catheter* tube tubes
stoma ostomy
incontinence continence
bedpan* commode*
pressure_sore* pressure_ulcer* bedsore* pressure_injur*
turn_patients reposition*
fluid_balance fluid_intake intake_and_output
food_intake eating_and_drinking
weight_chart* weights
walking_frame* walker* zimmer*
crutch* walking_aid*
stretcher* trolley trolleys
theatre_list* surgery_list* operating_list*
scrub_nurse* theatre_nurse*
anaesthe* anesthe* sedat*
sterile sterilised sterilized aseptic
swab_count* instrument_count*
consent_form* consent
medical_history patient_history case_history
waiting_list* backlog queue
waiting_room* waiting_area*
walk-in* walk_in drop-in drop_in without_appointment*
drop-in* drop_in walk-in walk_in
midwife midwives midwifery
childbirth labour birth births delivery deliveries
antenatal prenatal pregnancy
postnatal after_birth newborn
breastfeed* nursing_mothers
health_visitor* community_nurse*
district_nurse* community_nurse*
hospice* palliative_unit*
bereavement* grief loss
grief* bereave* mourning
drill drills exercise exercises practice
rescue_drill* rescue_exercise* rescue_practice
scale scales rating_scale*
gearbox_swap gearbox_exchange
wind_turbine* turbine* wind_energy_plant*
nacelle* turbine_head*
rotor_blade* blade* rotor*
prop props stage_propert*
costume* wardrobe stage_clothes
wardrobe costumes costume_department
set sets scenery stage_set* backdrop*
stage stages platform
auditorium* hall halls theatre_hall*
seat seats place places
audience_member* spectator* theatregoer* people audience
theatregoer* audience playgoer*
programme* playbill*
interval* intermission* break
premiere* opening_night* first_night*
matinee* afternoon_performance*
performance* show shows staging production*
play plays drama*
drama theatre
opera* music_theatre
musical* music_theatre
rep repertory
actor* performer* cast
child_actor* child_performer* young_actor* young_performer*
cast ensemble actors
singer* vocalist*
musician* player* instrumentalist*
band bands group
orchestra* ensemble*
director* stage_director*
rehearsal_schedule* rehearsal_plan* rehearsal_timetable*
prompt_book* prompt_copy book
script scripts text texts screenplay*
screenplay* film_script*
score scores sheet_music
sheet_music notes scores music
piano grand_piano keyboard
song songs number numbers piece pieces
gig gigs concert* live_show*
festival* open-air_event*
venue* concert_hall*
studio* workshop*
recording* audio
microphone* mic mics
loudspeaker* speaker speakers
sound_system* pa_system* sound_equipment
sound_engineer* sound_technician*
camera* recording_equipment
camera_operator* cameraman cameramen
film_crew* camera_crew*
shot shots take takes
scene* sequence*
film_set* set
radio broadcast*
newsroom* editorial_office*
editor* editorial_staff
report* news_story news_stories
news current_affairs
press_conference* media_briefing* news_conference*
press_kit* media_kit*
press_cutting* press_clipping* media_coverage
podcast* audio_show*
podcast_episode* episode*
blog blogs weblog*
blog_post* article* post posts
print_run* edition* circulation
edition* issue issues
typeface* font fonts
poster* placard* bill bills
flyer* leaflet* handbill*
banner* sign signs
signage signs wayfinding
exhibit* object* display*
workshop* session* class
pottery ceramics
ceramic* pottery
jewellery jewelry
silver silverware
gem gems gemstone* precious_stone*
watch watches timepiece*
leather hide hides
upholstery upholstered padding
cushion* pad padding
curtain* drapes
carpet* rug rugs
lampshade* shade
mirror* glass
football soccer
fitness physical_fitness conditioning
referee* umpire*
league* division
pitch pitches playing_field* field
sports_hall* gymnasium* gym
changing_room* locker_room*
locker* changing
swimming_lesson* swim_lesson* swimming_class*
swimmer* pool_user* bather*
non-swimmer* beginner*
beginner* novice* newcomer*
pool_water water_quality
chlorine pool_chemical*
yoga pilates
athlete* sportspeople sportsm* player*
training_plan* training_programme* workout_plan* exercise_plan* exercise_programme*
circuit_training circuits
weights strength_training
warm-up* warm_up
stretch* flexibility
rider* jockey*
kit kits equipment gear
doorstep* household* homes door doors
household* home homes families
empties empty_bottles returned_bottles
milk_round milk_run delivery_round
milk_float float delivery_vehicle
dairy dairies creamery
curd curds
cheese cheeses wheel wheels
ripen* matur* age aged ageing
vat vats tank tanks
brine salt_bath
rind crust
batch* make makes
day_ticket* day_pass* single_ticket*
ticket* pass passes admission*
season_ticket* annual_pass* annual_ticket*
a.m am morning
p.m pm afternoon evening
certified_cop* official_cop*
birth births born
death deaths died deceased
marriage* wedding*
wedding_ceremon* wedding* marriage*
approved_venue* licensed_venue* venue*
family_historian* genealogist* family_history ancestry
genealog* family_history
registry registries register_office* registration_office*
index indexes indices register*
old historic* archived past
school_group* school_class* school_part* visiting_schools school_visit*
tour_group* visitor_group* groups
group_tour* guided_tour* tour*
guided_tour* tour* guided_visit*
visitor_centre* visitor_center* information_centre* tourist_office* information_desk*
tourist_office* tourist_information visitor_information
tourist* visitor* holidaymaker* sightseer*
holidaymaker* tourist* vacationer*
sightseeing tour tours
coach_trip* bus_tour* bus_trip* coach_tour*
package_holiday* package_tour*
travel_agenc* travel_agent* tour_operator*
tour_operator* travel_company
hotel* inn guesthouse* lodging
guesthouse* bed_and_breakfast b_and_b
campsite* campground* camping_site*
youth_hostel* hostel*
hotel_guest* guest* residents
check-in checked_in arrival*
check-out checked_out departure*
room_service in-room_dining
concierge* porter*
bellboy* porter* bellhop*
chambermaid* housekeeper* room_attendant* room_staff
linen bed_linen sheets bedclothes
make_up_rooms made_up_rooms clean_rooms cleaned_rooms
turn_down turndown evening_room_service
lost_luggage missing_luggage missing_bags
wake-up_call* morning_call*
minibar* fridge
spa wellness
sauna* steam_room*
buffet* breakfast_buffet*
banquet* gala_dinner* function*
function_room* banqueting_room* event_room* event_space*
conference_room* meeting_room* boardroom*
table_service waiting_tables waited_tables wait_on_tables waiting_on_tables served_tables
waiting_tables table_service waiting_on
wine_list* drinks_list* drinks_menu*
wine_waiter* sommelier*
bar_work bartending barwork
bartender* bar_staff barman barmaid
barista* coffee-making coffee_maker*
coffee_machine* espresso_machine*
cocktail* mixed_drink*
draught_beer beer_on_tap
cellar* beer_cellar*
beer_line* pipes
winery wineries wine_cellar*
grape* vine vines
grape_harvest vintage
dish_of_the_day daily_special* special specials
set_menu* fixed_menu*
a_la_carte main_menu
takeaway take-away takeout take-out
fast_food quick-service
food_truck* catering_van* street_food
catering food_service
school_meal* school_lunch* school_dinner*
canteen* cafeteria* refectory
dietary_requirement* special_diet* dietary_need* diets
portion* serving* helping*
recipe* formula*
foodstuff* food provisions groceries
perishable* fresh_goods fresh_food
use-by_date* best-before_date* expiry_date* sell-by_date* shelf_life expiry
expiry_date* use-by_date* best_before
food_waste leftovers
kitchen_porter* dishwasher*
commis junior_chef
chef chefs cook cooks
butcher* meat_cutter*
cold_room* walk-in_fridge* cold_storage
mise_en_place prep preparation
baker's_dozen batch
oven* baking_oven*
dough* batter pastry
bun buns rolls roll
sandwich* rolls baguettes
cake_decorat* iced_cakes icing
tart tarts pie pies
confection* sweets chocolates
sweets candy candies confectionery
sugar icing
flour meal
yeast sourdough starter
line lines route routes service services bus_route* tram_line*
tram trams streetcar* light_rail
duty duties shift shifts turn turns
obstruction* obstacle* blockage* hindrance*
defect* fault* damage
fare fares ticket_money takings
cash_bag* takings cash float
pay_machine* payment_machine* ticket_machine* pay_station*
floor floors level levels storey* story
notice notices sign signs announcement*
diversion* detour*
stop stops bus_stop* halt
depot* garage* yard
conductor* ticket_inspector*
driver drivers motorist*
drink drinks fluid fluids liquid*
thicken* thickener*
stroke_patient* stroke_survivor* people_after_a_stroke after_a_stroke stroke
group groups small_groups
picture_card* flashcard*
non-verbal non-speaking nonverbal do_not_speak who_do_not_speak
speech_impairment* speech_disorder* speech_difficult*
video_therapy teletherapy online_therapy video_consultation*
to_practise_at_home home_practice home_exercise*
therapy_room* treatment_room*
goal goals target targets aim aims objective*
nursery_school* nursery kindergarten*
education_health_and_care_plan* ehc_plan* ehcp*
suit suits tailoring made-to-measure_clothing
trimming* trim trims accessor*
pattern* paper_pattern* template*
jacket* coat coats blazer*
waistcoat* vest vests
trousers pants slacks
buckle* clasp* fastening*
button buttons fastener*
zip zips zipper*
lining* lined
seam seams stitch*
sewing_machine* machine
needle* pin pins
lace trimming
kilt kilts tartan
quick_change* costume_change*
charity_shop* thrift_store* second-hand_shop*
by_scene scene_by_scene
late_talker* late_speakers
story_hour* story_time* storytime* reading_hour
town_library public_library municipal_library
`

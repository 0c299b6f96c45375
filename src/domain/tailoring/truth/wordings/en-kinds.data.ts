/** English kinds of things and persons that may be said for their members; see `wordings.ts`. */
export const kindWordingsEn = `
animal* < dog dogs cat cats horse horses cow cows sheep pig pigs goat goats rabbit* bird birds hen hens chicken* calf calves lamb lambs pony ponies fish cattle puppies kittens ray rays shark sharks
livestock farm_animal* < cow cows cattle sheep pig pigs goat goats hen hens chicken* calf calves lamb lambs ewe ewes poultry
bird birds poultry < hen hens chicken* duck* geese goose turkey* pigeon*
fish < salmon trout cod ray rays shark sharks tuna herring
shellfish seafood < oyster* mussel* clam clams prawn* crab* lobster* scallop*
invertebrate* < insect* worm* snail* crab* mollus*
insect* < bee bees butterfl* beetle* moth* ant ants wasp*
plant plants < flower* tree trees shrub* rose roses bulb* seedling* sapling* vine* seagrass hedge* perennial* vegetable* herb herbs
crop crops < wheat barley maize corn potato* rape soy soya oats beet* bean beans pea peas rice
cereal* grain* < wheat barley maize corn oats rye rice
fruit* < apple* pear* berr* strawberr* cherr* plum plums grape* raspberr* orange* peach* lemon*
vegetable* veg < potato* carrot* onion* cabbage* lettuce* tomato* leek* bean beans cucumber* pepper*
produce fresh_produce < fruit* vegetable* apple* potato* tomato*
flower* bloom* < rose roses tulip* lily lilies carnation* orchid* sunflower*
tree trees < oak oaks pine pines beech* birch* spruce* apple_tree* fruit_tree*
garden_tool* < spade* rake* hoe hoes pruner* mower* strimmer* chainsaw*
vehicle* < car cars van vans truck* lorry lorries bus buses coach coaches minibus* hearse* limousine* ambulance* taxi* tractor* motorbike* motorcycle* trailer* forklift* tanker*
commercial_vehicle* < van vans truck* lorry lorries hgv*
boat boats vessel* craft < ferry ferries yacht* trawler* dinghy dinghies canoe* kayak* tanker* ship ships barge*
aircraft plane planes < helicopter* jet jets airliner* glider*
train trains rolling_stock < locomotive* tram trams carriage* wagon*
public_transport < bus buses train trains tram trams underground metro subway
farm_machine* farm_machinery agricultural_machinery < tractor* combine* harvester* baler* plough* seeder* sprayer*
construction_machine* construction_plant heavy_machinery heavy_plant plant_machinery < excavator* digger* bulldozer* crane* roller* loader* dumper*
lifting_equipment lifting_gear < crane* hoist* winch* forklift* lift lifts
machine machines machinery equipment < lathe* mill mills press presses pump pumps compressor* generator* turbine* conveyor* robot* mixer* oven ovens saw saws drill drills excavator* tractor* packaging_line* printer* grinder* dishwasher*
machine_tool* < lathe* milling_machine* grinder* drill drills
hand_tool* tool tools < hammer* screwdriver* spanner* wrench* chisel* pliers saw saws drill drills plane file knife knives scissors shears
power_tool* < drill drills grinder* sander* saw saws jigsaw*
kitchen_equipment < oven ovens mixer* fryer* grill grills dishwasher* fridge* freezer*
appliance* < oven ovens fridge* freezer* dishwasher* washing_machine* cooker* kettle* toaster* dryer*
electronic_device* device* < laptop* phone* tablet* printer* scanner* camera* computer* monitor*
it_equipment it_hardware hardware < laptop* computer* server* printer* monitor* switches router* scanner*
network_equipment network_device* network_hardware < switches router* firewall* access_point*
measuring_equipment measuring_instrument* measuring_device* < scale scales gauge* caliper* micrometer* thermometer* meter meters oscilloscope* multimeter*
lab_equipment laboratory_equipment < centrifuge* pipette* microscope* autoclave* spectrometer* chromatograph*
safety_equipment protective_equipment ppe < helmet* hard_hat* glove* goggles harness* mask masks boots
medical_device* medical_equipment < ventilator* pump pumps monitor* hoist* wheelchair* defibrillator* scanner* pacemaker*
aid aids < wheelchair* walker* hoist* crutch* hearing_aid* rail rails
sports_equipment < ball balls float floats armband* mat mats weights racket* bike* ski skis
musical_instrument* instrument* < piano* violin* guitar* flute* trumpet* drum drums cello* organ organs saxophone*
musician* < violinist* pianist* guitarist* drummer* singer* cellist* organist*
performer* artist* < singer* dancer* actor* musician* comedian* magician*
athlete* sportspeople < swimmer* runner* gymnast* rower* cyclist* footballer* player* skier* boxer* sprinter*
sport sports < football rugby tennis swimming hockey cricket netball basketball gymnastics athletics
building* premises < house houses flat flats school* hospital* office offices church* hotel* warehouse* barn barns block blocks hall halls factory factories museum*
property properties < house houses flat flats apartment* home homes cottage* bungalow* shop shops office offices
accommodation < flat flats room rooms hostel* hotel* house houses
room rooms space spaces < bedroom* bathroom* kitchen* office offices classroom* hall halls changing_room* studio* ward wards
facility facilities < gym gyms pool pools kitchen* changing_room* lab labs workshop* hall halls court courts
venue* < hall halls theatre* hotel* church* stadium* club clubs marquee*
institution* < school* hospital* university universities museum* library libraries college* nursery nurseries
public_body public_bodies authority authorities < council* ministry ministries police tax_office hmrc customs court courts town_hall
retailer* < supermarket* shop shops boutique* department_store*
business* compan* < bakery bakeries restaurant* shop shops hotel* garage* firm firms agency agencies factory factories retailer* supplier* importer* haulier* salon*
room_type* < suite suites
document* paperwork papers < certificate* invoice* contract* form forms letter* report* permit* permission* waybill* receipt* declaration* deed deeds passport* statement* minutes licence* application* bill bills will wills
certificate* document* < diploma* licence* permit* permission*
shipping_document* freight_document* < waybill* bill_of_lading bills_of_lading packing_list* delivery_note* cmr
financial_record* financial_document* < invoice* receipt* ledger* statement*
record* < diary diaries logbook* register* chart charts note notes log logs
correspondence < letter* email* e-mail* fax faxes
text texts < article* press_release* speech* caption* blog_post* letter* product_description*
publication* < book books magazine* newspaper* brochure* journal* article* newsletter*
printed_matter print_product* printed_material* < flyer* brochure* poster* leaflet* booklet* business_card*
marketing_material* promotional_material* < flyer* brochure* poster* leaflet* banner* newsletter*
content < post posts video* article* photo* blog* story stories
visual* graphic* < chart charts logo logos icon icons banner* illustration* poster* infographic* plot plots graph graphs
chart charts diagram* < graph graphs plot plots bar_chart* pie_chart* histogram*
media media_outlet* < newspaper* radio television tv magazine* press
teaching_material* learning_material* < worksheet* flashcard* handout* textbook* slides workbook*
data figures information < sales_figure* measurement* reading* number* statistic*
measurement* reading* value values < temperature* pressure* weight* humidity ph voltage* dimension*
water_value* water_quality < chlorine ph
check* < test tests inspection* audit* examination* measurement*
event* < gala galas wedding* concert* match matches tournament* conference* festival* exhibition* fair fairs party parties competition* performance* dinner* open_day* ceremony ceremonies parade* reception*
celebration* < wedding* birthday* anniversar* party parties jubilee*
ceremony ceremonies < wedding* funeral* graduation* christening*
gathering* < meeting* conference* party parties reunion*
competition* contest* < race races gala galas tournament* championship* match matches
training training_course* < workshop* seminar* course* lesson* webinar*
exam exams assessment* < test tests quiz*
activit* < game games craft* outing* trip trips walk walks play singing painting sport sports
leisure_activit* < game games walk walks crafts singing excursion*
garment* clothing clothes < shirt* dress dresses coat coats suit suits trousers jacket* skirt* uniform* blouse* jeans costume*
textile* fabric fabrics < cotton silk wool linen curtain* towel* sheets
laundry linen < towel* sheets bedding tablecloth* napkin* uniform*
footwear < shoe shoes boots trainers sandals
accessor* < bag bags belt belts scarf scarves hat hats
furniture < table tables chair chairs desk desks bed beds wardrobe* cupboard* shelf shelves sofa* bench benches cabinet*
jewellery < ring rings necklace* bracelet* earring* watch watches brooch*
crockery tableware < plate plates cup cups bowl bowls glass glasses saucer*
material* building_material* < brick* cement timber steel stone sand gravel tile tiles plaster concrete glass insulation
metal metals < steel aluminium aluminum copper brass iron bronze zinc titanium
wood timber < oak pine beech ash walnut birch spruce
chemical* substance* < acid acids chlorine solvent* caustic ammonia alkali bleach
cleaning_product* cleaning_agent* < bleach caustic acid detergent* soap
component* part parts < gear gears shaft* bearing* valve* housing* bracket* screw* gearbox* filter* brake_pad* circuit_board*
consumable* supplies < filter* oil oils glove* paper toner* syringe* bandage*
food foods foodstuff* < bread cheese* meat fish vegetable* fruit* cake* pasta soup* salad* sandwich* ice_cream
dairy_product* < cheese* milk butter yoghurt* yogurt* cream
baked_good* bakery_product* < bread* cake* roll rolls croissant* pastr* loaf loaves biscuit* pie pies
meal meals < lunch* dinner* breakfast* supper* tea
dish dishes < soup* salad* sauce* pasta pizza* stew stews starter* dessert*
snack* refreshment* < ice_cream sandwich* crisps cake* coffee biscuit*
drink drinks beverage* refreshment* < coffee tea wine* beer* cocktail* juice* water milk spirits lemonade
alcohol* < wine* beer* spirits cocktail* whisky
medicine* medication* drug drugs < antibiotic* insulin painkiller* vaccine* tablet* syrup* ointment*
medical_staff clinical_staff health_professional* healthcare_professional* clinician* < doctor* nurse nurses physician* surgeon* midwife midwives pharmacist* therapist* physiotherapist*
therapist* < physiotherapist* psychologist* occupational_therapist* speech_therapist*
professional* specialist* < doctor* lawyer* engineer* architect* accountant* therapist* teacher* nurse nurses solicitor* notar*
legal_professional* lawyer* < solicitor* barrister* attorney* notar*
tradespeople craftspeople trades < plumber* electrician* carpenter* joiner* bricklayer* painter* plasterer* roofer* tiler* glazier*
staff employee* personnel worker* < nurse nurses carer* teacher* cashier* waiter* waitress* driver* cook cooks technician* receptionist* cleaner* clerk* assistant* operative* porter* mechanic*
colleague* < nurse nurses teacher* technician* developer* designer* engineer* assistant*
teaching_staff < teacher* lecturer* tutor* professor*
emergency_service* < police fire_brigade ambulance* paramedic* firefighter*
business_contact* business_partner* < supplier* client* customer* haulier* vendor* broker*
external_partner* third_part* partners < supplier* contractor* agency agencies haulier* carrier* vendor* university universities charities
supplier* < wholesaler* farmer* grower* brewer* dairy florist* producer*
customer* < shopper* diner* guest* tenant* subscriber* policyholder* reader* buyer* passenger*
visitor* < tourist* guest* customer* caller* walker* school_group*
client* < tenant* policyholder* claimant* couple* investor*
child children young_people < pupil* toddler* baby babies schoolchild* infant* boy boys girl girls
young_people youth < pupil* student* teenager* apprentice* adolescent*
learner* < pupil* student* apprentice* trainee* beginner*
people persons individuals < patient* resident* client* customer* pupil* student* visitor* guest* tenant* refugee* passenger* family families couple* volunteer* member* participant* child children adult* senior* prisoner*
person < patient* resident* client* customer* pupil* student* visitor* guest* tenant*
relative* family family_member* < parent* mother* father* sibling* grandparent* spouse* children son daughter
participant* < pupil* student* trainee* volunteer* member* runner* swimmer*
helper* < volunteer* assistant*
road_user* < driver* cyclist* pedestrian* motorcyclist*
office_work admin administration administrative_task* administrative_work admin_task* paperwork clerical_work < filing scanning invoic* correspondence photocop* typing
office_software office_program* < excel word outlook powerpoint
software it_system* system* application* < salesforce sap excel jira sage xero datev moodle lightroom
programming programming_language* coding < python java javascript sql php
spreadsheet* < excel
graph* < plot plots curve curves
sample* < core cores swab* specimen* biops*
seabed habitat* < seagrass reef reefs bed beds meadow*
habitat* < seagrass reef reefs woodland* wetland* meadow* hedge* pond ponds
natural_area* < woodland* wetland* meadow* reserve reserves
landscape* < garden* park parks meadow* field fields
outdoor_area* outdoor_space* grounds < garden* park parks playground* lawn* courtyard* terrace*
waste < paper glass plastic* metal rubble food_waste
injur* < fracture* burn burns graze* cut cuts wound* sprain*
illness* condition* disease* < diabetes dementia cancer stroke asthma arthritis copd depression
mental_illness* mental_health_condition* < depression anxiety schizophrenia psychosis
vital_sign* observation* < pulse temperature* blood_pressure heart_rate
personal_care < washing dressing bathing toileting shaving
housework domestic_task* household_task* household_chore* < cleaning laundry cooking ironing shopping hoovering washing
payment* < cash card direct_debit* cheque* transfer* instalment*
tax taxes < vat income_tax duty duties corporation_tax
charge* fee fees < toll tolls postage duty duties
cost costs expense* < rent rents fuel wage wages material* travel postage rates
benefit* < pension* housing_benefit universal_credit child_benefit
energy utilities < gas electricity water heating
renewable* renewable_energy < wind solar hydro biomass wind_turbine*
insurance < car_insurance home_insurance travel_insurance life_insurance
social_media < instagram facebook tiktok linkedin youtube twitter
search_engine* < google bing
cloud cloud_provider* < aws azure gcp
database* < postgresql mysql oracle mongodb sqlite
weekend* < saturday* sunday*
weekday* < monday* tuesday* wednesday* thursday* friday*
season* < summer winter spring autumn
participant* attendee* < colleague* employee* guest* delegate* student* parent* customer* visitor*
`

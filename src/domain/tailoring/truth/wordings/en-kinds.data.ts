/** English kinds of things and persons that may be said for their members; see `wordings.ts`. */
export const kindWordingsEn = `
fish < salmon trout cod ray rays shark sharks tuna herring
shellfish seafood < oyster* mussel* clam clams prawn* crab* lobster* scallop*
plant plants < flower* tree trees shrub* rose roses bulb* seedling* sapling* vine* seagrass hedge* perennial* vegetable* herb herbs
flower* bloom* < rose roses tulip* lily lilies carnation* orchid* sunflower*
vehicle* < car cars van vans truck* lorry lorries bus buses coach coaches minibus* hearse* limousine* ambulance* taxi* tractor* motorbike* motorcycle* trailer* forklift* tanker*
commercial_vehicle* < van vans truck* lorry lorries hgv*
train trains rolling_stock < locomotive* tram trams carriage* wagon*
public_transport < bus buses train trains tram trams underground metro subway
machine machines machinery equipment < lathe* mill mills press presses pump pumps compressor* generator* turbine* conveyor* robot* mixer* oven ovens saw saws drill drills excavator* tractor* packaging_line* printer* grinder* dishwasher*
hand_tool* tool tools < hammer* screwdriver* spanner* wrench* chisel* pliers saw saws drill drills plane file knife knives scissors shears
kitchen_equipment < oven ovens mixer* fryer* grill grills dishwasher* fridge* freezer*
appliance* < oven ovens fridge* freezer* dishwasher* washing_machine* cooker* kettle* toaster* dryer*
electronic_device* device* < laptop* phone* tablet* printer* scanner* camera* computer* monitor*
it_equipment it_hardware hardware < laptop* computer* server* printer* monitor* switches router* scanner*
medical_device* medical_equipment < ventilator* pump pumps monitor* hoist* wheelchair* defibrillator* scanner* pacemaker*
aid aids < wheelchair* walker* hoist* crutch* hearing_aid* rail rails
performer* artist* < singer* dancer* actor* musician* comedian* magician*
athlete* sportspeople < swimmer* runner* gymnast* rower* cyclist* footballer* player* skier* boxer* sprinter*
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
document* paperwork papers < certificate* invoice* contract* form forms letter* report* permit* permission* waybill* receipt* declaration* deed deeds passport* statement* minutes licence* application* bill bills will wills
certificate* document* < diploma* licence* permit* permission*
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
data figures information < sales_figure* measurement* reading* number* statistic*
check* < test tests inspection* audit* examination* measurement*
event* < gala galas wedding* concert* match matches tournament* conference* festival* exhibition* fair fairs party parties competition* performance* dinner* open_day* ceremony ceremonies parade* reception*
celebration* < wedding* birthday* anniversar* party parties jubilee*
ceremony ceremonies < wedding* funeral* graduation* christening*
gathering* < meeting* conference* party parties reunion*
exam exams assessment* < test tests quiz*
garment* clothing clothes < shirt* dress dresses coat coats suit suits trousers jacket* skirt* uniform* blouse* jeans costume*
furniture < table tables chair chairs desk desks bed beds wardrobe* cupboard* shelf shelves sofa* bench benches cabinet*
material* building_material* < brick* cement timber steel stone sand gravel tile tiles plaster concrete glass insulation
consumable* supplies < filter* oil oils glove* paper toner* syringe* bandage*
meal meals < lunch* dinner* breakfast* supper* tea
dish dishes < soup* salad* sauce* pasta pizza* stew stews starter* dessert*
drink drinks beverage* refreshment* < coffee tea wine* beer* cocktail* juice* water milk spirits lemonade
medicine* medication* drug drugs < antibiotic* insulin painkiller* vaccine* tablet* syrup* ointment*
professional* specialist* < doctor* lawyer* engineer* architect* accountant* therapist* teacher* nurse nurses solicitor* notar*
staff employee* personnel worker* < nurse nurses carer* teacher* cashier* waiter* waitress* driver* cook cooks technician* receptionist* cleaner* clerk* assistant* operative* porter* mechanic*
colleague* < nurse nurses teacher* technician* developer* designer* engineer* assistant*
teaching_staff < teacher* lecturer* tutor* professor*
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
office_work admin administration administrative_task* administrative_work admin_task* paperwork clerical_work < filing scanning invoic* correspondence photocop* typing
software it_system* system* application* < salesforce sap excel jira sage xero datev moodle lightroom
spreadsheet* < excel
graph* < plot plots curve curves
sample* < core cores swab* specimen* biops*
seabed habitat* < seagrass reef reefs bed beds meadow*
landscape* < garden* park parks meadow* field fields
outdoor_area* outdoor_space* grounds < garden* park parks playground* lawn* courtyard* terrace*
injur* < fracture* burn burns graze* cut cuts wound* sprain*
payment* < cash card direct_debit* cheque* transfer* instalment*
tax taxes < vat income_tax duty duties corporation_tax
charge* fee fees < toll tolls postage duty duties
cost costs expense* < rent rents fuel wage wages material* travel postage rates
renewable* renewable_energy < wind solar hydro biomass wind_turbine*
cloud cloud_provider* < aws azure gcp
database* < postgresql mysql oracle mongodb sqlite
weekend* < saturday* sunday*
weekday* < monday* tuesday* wednesday* thursday* friday*
participant* attendee* < colleague* employee* guest* delegate* student* parent* customer* visitor*
`

/** English names of persons, places, creatures and things of many trades; see `wordings.ts`. */
export const peopleWordingsEn = `
bereaved grieving mourning mourner* in_mourning
deceased departed dead body bodies
coffin* casket*
funeral* burial_service* memorial_service*
floral_tribute* tribute* < wreath* spray sprays bouquet*
clergy priest* vicar* minister_of_religion ministers_of_religion celebrant*
congregation* parishioner* churchgoer*
cemetery cemeteries graveyard* burial_ground*
mortuary morgue*
headstone* gravestone*
archive* record_office*
strongroom* strong_room* vault*
archivist* record_keeper*
librarian* library_staff
curator* museum_staff
binding* bound_volume* bindings
ledger* account_book* register*
parchment* vellum
map maps chart charts plan plans
print prints engraving* etching*
deed deeds title_document*
manuscript* handwritten_document*
artefact* artifact* object objects
painting* canvas* picture*
sculpture* statue*
frame frames framing
plinth* pedestal* stand
visitor* museumgoer* public
audience* spectator* house
crowd* spectator*
fan fans supporter*
spectator* onlooker*
crew crew_members
captain* skipper*
deckhand* seaman seamen sailor*
sailor* seafarer* mariner*
pilot* flight_crew
steward* flight_attendant* cabin_crew
passenger* traveller* traveler* commuter* rail_user* bus_user*
wheelchair_user* wheelchair_passenger* passenger*_in_wheelchair* people_in_wheelchair* person_in_a_wheelchair
pedestrian* people_on_foot walker*
motorist* car_driver* drivers
cyclist* bike_rider* people_on_bikes
lorry_driver* truck_driver* hgv_driver* trucker* haulier*
cabbie* taxi_driver*
dispatcher* controller*
track_worker* track_staff trackside_staff
railway* railroad* rail rail_industry rail_sector
train trains train_service* services
train_movement* train_traffic rail_traffic movements_of_trains
traffic movements vehicle_movements
platform* station_platform*
barrier* ticket_barrier* ticket_gate* gateline* gate gates turnstile*
level-crossing* level_crossing* railroad_crossing* railway_crossing*
carriage* coach coaches railcar* wagon*
wagon* freight_car*
locomotive* engine engines loco locos
track tracks line rails
signal_box* signalling_centre* signal_cabin*
runway* airstrip*
hangar* aircraft_shed*
quay* wharf* dock docks pier piers jetty
harbour* port ports marina*
shipyard* dockyard* boatyard*
hold holds cargo_hold*
galley ship's_kitchen
mooring* berth*
lighthouse* beacon*
canal* waterway*
lock locks sluice*
bus_stop* stop stops
bus_station* coach_station* terminal
car_park* parking_lot* parking_area*
petrol_station* gas_station* filling_station* service_station* forecourt*
petrol gasoline fuel
motorway* highway* freeway* expressway* interstate*
pavement* sidewalk* footpath*
roundabout* traffic_circle*
junction* intersection* crossroad*
roadworks road_repair* road_works
pothole* road_defect* road_damage
kerb* curb*
street_light* streetlight* street_lamp* road_lighting
gutter* gully gullies drain*
bin bins dustbin* trash_can* rubbish_bin* waste_bin*
skip skips dumpster*
landfill* tip rubbish_tip* dump
recycling_centre* recycling_center* recycling_site* household_waste_site*
refuse rubbish trash garbage household_waste waste
bin_lorry* refuse_truck* refuse_vehicle* garbage_truck*
shelter* bus_shelter*
bench* seat seats seating
seating seat seats chair*
lift lifts elevator*
escalator* moving_stair*
step steps stair* staircase* stairway*
ramp ramps slope*
handrail* banister* grab_rail*
corridor* hallway* passage*
lobby foyer* entrance_hall* reception_area*
basement* cellar*
attic* loft lofts
balcony balconies terrace*
patio* terrace* paved_area*
yard yards courtyard*
shed sheds outbuilding* hut huts
barn barns outbuilding* cowshed*
stall stalls box boxes stable* loose_box*
paddock* field fields pasture* meadow*
meadow* pasture* grassland*
orchard* fruit_farm* fruit_trees
vineyard* wine_estate* vines
nursery nurseries garden_centre* plant_nursery
greenhouse* glasshouse* hothouse* polytunnel*
flowerbed* flower_bed* border borders planting_bed*
lawn lawns grass turf grassed_area*
pond ponds water_feature*
woodland* forest* wood woods
log logs trunk trunks
sapling* young_tree* seedling*
weed weeds unwanted_plants
pest pests vermin insects
fertiliser* fertilizer* manure plant_food
pesticide* insecticide* plant_protection_product* spray sprays
bouquet* floral_arrangement* flower_arrangement* posy posies arrangement*
bulb bulbs
houseplant* pot_plant* indoor_plant* potted_plant*
hive hives beehive* colony colonies
bee bees honeybee*
flock flocks sheep
calf calves young_cattle youngstock
lamb lambs young_sheep
ewe ewes sheep
piglet* young_pigs
pig pigs hogs swine
poultry birds fowl < chicken* hen hens duck* turkey* geese
horse horses pony ponies equine*
foal foals young_horse*
puppy puppies young_dogs
kitten kittens young_cats
kennel* dog_pen* dog_unit
cattery cat_unit
cage cages enclosure* pen pens
aquarium* fish_tank*
vet vets veterinary_surgeon* veterinarian* animal_doctor*
veterinary_practice* vet_practice* animal_clinic* animal_hospital*
pet pets companion_animal* small_animal*
owner owners pet_owner* keeper*
wildlife wild_animals
carcass* carcase*
abattoir* slaughterhouse*
butcher's butchery meat_counter
fishmonger* fish_counter
greengrocer* fruit_and_vegetable_shop
grocer* grocery_store* food_shop*
supermarket* grocery_store*
corner_shop* convenience_store*
newsagent* news_stand*
chemist's pharmacy pharmacies drugstore* chemist
off-licence* liquor_store*
market_stall* stall stalls market_stand*
kiosk* stand booth*
fitting_room* changing_room* changing_cubicle*
stockroom* stock_room* back_room* storeroom* store_room*
till_point* cash_desk* checkout*
shop_window* window_display* shopfront*
mannequin* dummies dummy
basket* trolley trolleys cart carts
carrier_bag* shopping_bag*
loyalty_card* reward_card* store_card*
receipt* sales_slip* till_receipt*
price_tag* price_label* price_ticket*
barcode* bar_code*
bargain* special_offer* discount*
discount* price_reduction* markdown* reduction*
shoplift* theft thefts stealing
opening_hours trading_hours business_hours opening_times
boss manager* superior* line_manager*
superior* line_manager* supervisor* manager*
owner* proprietor*
landlady landlord*
self-employed freelance* independent
freelance* self-employed independent_contractor*
contractor* freelancer*
specialist* professional*
craftsperson craftspeople craftsm* tradesperson tradespeople artisan*
artisan* craftsp* craftsm*
labourer* laborer* manual_worker* building_worker*
worker* operative* employee* labourer*
operative* worker* operator*
operator* operative* machine_worker*
technician* tech techs
fitter* assembler* installer*
mechanic* fitter* technician*
plumber* heating_engineer* pipefitter*
electrician* sparky electrical_fitter*
carpenter* joiner*
bricklayer* mason*
roofer* roofing_worker*
glazier* window_fitter*
tiler* tile_layer*
welder* fabricator*
machinist* machine_operator* turner*
toolmaker* tool_maker*
seamstress* tailor* dressmaker*
shoemaker* cobbler*
hairdresser* hairstylist* stylist* barber*
beautician* beauty_therapist* cosmetologist*
cleaner* cleaning_staff domestic_staff
caretaker* janitor* custodian* site_keeper
gardener* groundskeeper* groundsm*
farmer* grower* agricultur*
farmhand* farm_worker* agricultural_worker*
shepherd* sheep_farmer*
forester* forest_worker* woodsm*
fisherman fishermen fisher*
gamekeeper* ranger*
ranger* park_warden* warden*
vet_nurse* veterinary_nurse* veterinary_assistant*
zookeeper* animal_keeper*
dog_handler* dog_trainer*
shop_assistant* sales_assistant* store_assistant* retail_assistant* sales_associate* sales_clerk*
cashier* till_operator* checkout_operator* checkout_assistant*
shopkeeper* store_owner* retailer*
retailer* shop shops store storage stores merchant*
wholesaler* distributor*
distributor* wholesaler* dealer*
dealer* distributor* reseller*
reseller* dealer* retailer*
importer* import_company
exporter* export_company
merchant* trader* dealer*
sales_rep* sales_representative* field_sales
account_manager* key_account*
telesales telephone_sales phone_sales
call_agent* call_centre_agent* phone_agent*
clerk* office_worker* administrator*
administrator* admin_assistant* office_administrator*
secretary secretaries pa pas
personal_assistant* pa executive_assistant
receptionist* front-desk_staff front_desk_agent*
bookkeeper* accounts_clerk*
surveyor* valuer*
estate_agent* realtor* property_agent* real_estate_agent*
letting_agent* rental_agent*
homebuyer* home_buyer* house_buyer*
housebuyer* home_buyer*
first-time_buyer* new_homeowner*
local_resident* neighbour* local_people locals residents
inhabitant* resident* locals
citizen* member_of_the_public members_of_the_public public resident*
members_of_the_public public citizens visitors
taxpayer* citizens
voter* constituents
constituent* voter* residents
immigrant* migrant* newcomers
expat* expatriate*
foreigner* non-native*
native_speaker* mother-tongue
service_user* client* user*
sufferer* patient*
survivor* victim*
inpatient* patient*
outpatient* patient*
relative* family_member* kin
family_member* relative* loved_one*
loved_one* relative* family
schoolchild* pupil* student* school_children
schoolboy* schoolgirl* pupils
undergraduate* student*
postgraduate* graduate_student* master's_student*
graduate* alumn*
alumn* former_student* graduates
classmate* fellow_student*
lecturer* university_teacher*
professor* university_teacher*
headteacher* head_teacher* principal* school_head*
teaching_assistant* classroom_assistant* ta tas
teacher* educator* schoolteacher* teaching_staff
tutor* private_teacher*
learner_driver* driving_student* driving_pupil*
course_participant* trainee* attendee* course_member*
attendee* participant* delegate* guests
exhibitor* stand_holder* stallholder*
stallholder* trader* market_trader*
speaker* presenter*
presenter* host hosts
benefactor* donor* patron*
helper* volunteer* assistant*
aid_worker* relief_worker*
first-aider* first_aider*
youngster* young_people youth teenager*
teen teens teenager* adolescent*
lad lads boys
pensioner* senior* retired_people older_people
older_people elderly seniors older_adults elderly_people
`

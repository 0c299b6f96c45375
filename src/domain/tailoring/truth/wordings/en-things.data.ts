/** English names of one thing in offices, workshops and laboratories; see `wordings.ts`. */
export const thingWordingsEn = `
folder* binder* ring_binder*
binder* ring_binder* lever_arch_file*
envelope* mailing_envelope*
stamp stamps postage
photocopier* copier* copying_machine*
printer* printing_device*
shredder* shredding_machine*
keyboard* typing
screen* monitor monitors display_unit*
projector* beamer
whiteboard* flipchart*
noticeboard* bulletin_board* pinboard*
notebook* exercise_book* jotter*
pen pens writing_materials
calendar* planner* diary diaries
agenda* order_of_business list_of_topics
itinerar* travel_plan* trip_plan* schedule*
travel_arrangement* travel_booking* trips business_travel
flight_booking* flights air_travel
accommodation lodging hotel_booking*
expense_form* expense_claim*
receipt* proof_of_purchase voucher*
memo memos memorand* internal_note*
circular* notice notices
invitation* invite invites
guest_list* attendee_list* list_of_guests
attendance_list* attendance_register* sign-in_sheet* attendance_record*
attendance presence turnout
phone_call* telephone_call* call calls
switchboard* telephone_exchange* phone_line* main_line
voicemail* answerphone* answering_machine*
inbox* mailbox* shared_mailbox* email_account*
post incoming_mail outgoing_mail mail letters
parcel_post courier_items
courier* messenger* delivery_rider*
signature* sign-off* signed
stationery office_materials office_supplies
office_equipment office_machines
supply supplies supplied provisions
provision* supplies
spare_part* spare spares replacement_part*
toolbox* tool_kit* toolkit* tool_bag*
tool_list* tool_inventor* list_of_tools inventory_of_tools
screwdriver* hand_tool*
hand_tool* manual_tool*
spanner* wrench*
hammer* mallet*
saw saws handsaw*
drill drills drilling_machine*
ladder* steps stepladder*
rope ropes line lines cord cords
chain chains
belt belts conveyor_belt*
conveyor* conveyor_belt* belt_line*
pulley* hoist*
crane* lifting_equipment lifting_gear
lever levers handle*
knob* dial dials
button* push-button*
gauge* dial dials instrument* meter*
meter meters measuring_device* gauge*
sensor* detector* probe*
thermometer* temperature_gauge*
scale scales balance balances weighing_machine*
microscope* optical_instrument*
centrifuge* spinning_machine*
oven ovens kiln* furnace*
kiln* furnace* oven*
furnace* smelter*
stove* cooker* hob hobs range_cooker*
grill grills griddle*
fryer* deep-fryer* deep_fat_fryer*
dishwasher* washing-up_machine*
washing_up dishwashing washing_dishes dish-washing washed_dishes
crockery dishes plates tableware dinnerware china
cutlery knives_and_forks silverware flatware
glass glasses glassware stemware
pot pots pan pans saucepan* cookware
knife knives blade blades
tray trays
napkin* serviette*
tablecloth* table_linen
apron* overall overalls workwear
glove* protective_gloves
helmet* hard_hat*
boot boots safety_boot* safety_shoe*
goggles safety_glasses eye_protection
earplug* ear_defender* hearing_protection
mask masks respirator*
harness* safety_harness*
fire_extinguisher* extinguisher*
smoke_alarm* smoke_detector*
sprinkler* sprinkler_system*
hydrant* fire_hose*
hose hoses hosepipe*
bucket* pail*
barrel* drum drums cask*
crate* box boxes case cases
carton* cardboard_box* box boxes
sack sacks bag bags
bag bags sack*
container* receptacle* tub tubs
tank tanks vessel* container*
jar jars pot pots
bottle* flask*
can cans tin tins
tube tubes pipe pipes
nozzle* spray_head*
fan fans ventilator*
vent vents air_duct* duct* ducting
radiator* heater*
heater* radiator* heating_appliance*
thermostat* temperature_control*
heat_pump* heating_system*
chimney* flue*
fireplace* hearth*
gas_meter* meter*
electricity_meter* meter* smart_meter*
fuse fuses circuit_breaker* breaker*
transformer* substation*
substation* transformer_station*
pylon* transmission_tower*
power_line* overhead_line* transmission_line*
cable* lead leads wire wires
connector* coupling* fitting fittings
fitting fittings fixture*
light_bulb* bulb bulbs lamp*
floodlight* spotlight*
spotlight* stage_light* lamp*
generator* genset*
turbine* wind_turbine* windmill*
wind_farm* wind_park* turbines
solar_farm* solar_park* pv_plant*
power_station* power_plant* generating_station*
grid power_grid electricity_network mains
pipeline* pipe_run*
sewer* sewage wastewater
wastewater sewage effluent
sewage_works wastewater_plant* sewage_treatment_plant* treatment_works
reservoir* water_store*
dam dams weir*
pump* pumping_station* pump_set*
compressor* air_compressor*
engine* motor* drive_unit*
gearbox* transmission*
clutch clutches
axle* shaft*
shaft shafts spindle*
bearing* bushing*
seal seals gasket* o-ring*
bolt bolts screw screws fastener* fixings
nut nuts fastener*
hinge* joint*
spring springs coil*
bracket* support supports mounting
panel panels board boards sheet sheets
plank* board boards
beam beams girder* joist*
rafter* roof_timber* roof_beam*
column* pillar* post posts
slab* paving_stone* flagstone*
paving paving_slab* flagstones
gravel ballast aggregate
sand grit
cement mortar
plasterboard drywall gypsum_board*
insulation lagging
membrane* damp_course* waterproofing
gutter* guttering downpipe*
drainpipe* downpipe*
manhole* inspection_chamber*
trench* ditch*
ditch* drain drains drainage_channel*
embankment* slope slopes bank
excavation* pit pits
mine mines pit colliery
quarry quarries pit
tunnel* underpass*
bridge* crossing* overpass*
rig rigs platform*
oil_rig* drilling_platform* offshore_platform*
well wells borehole*
ore ores mineral*
alloy* metal_mix
swarf metal_chips shavings
offcut* scrap remnants
dye dyes pigment*
pigment* colourant* colorant*
resin* epoxy
adhesive* glue glues
glue adhesive* paste
solvent* cleaner thinner*
detergent* cleaning_agent* soap* washing_powder
cleaning_product* cleaning_agent* cleaning_material* cleaning_chemical* detergent*
chemical* substance* reagent*
substance* material*
solution* mixture*
culture* cell_culture*
bacteria* microbe* germ germs
virus* pathogen*
tissue tissues
slide slides
swab* smear*
petri_dish* plate plates
pipette* pipetting
test_tube* tube tubes
fume_cupboard* fume_hood*
lab_coat* protective_clothing
lab_book* lab_journal* lab_notebook* laboratory_journal* laboratory_notebook*
protocol* procedure* method*
standard_operating_procedure* sop sops work_instruction* operating_procedure*
work_instruction* procedure* instruction*
data_sheet* datasheet* spec_sheet*
parts_list* bill_of_materials bom
job_sheet* work_order* job_card* job_ticket* worksheet*
work_order* job_order* maintenance_order*
delivery_note* delivery_slip* packing_slip* dispatch_note*
waybill* consignment_note* shipping_document* freight_document*
freight_document* shipping_paper* shipping_document* transport_document* freight_paper*
customs_document* customs_paper* customs_form*
customs_declaration* customs_entr* import_declaration*
manifest* cargo_list* load_list*
packing_list* pick_list* picking_list*
purchase_requisition* purchase_request*
goods_receipt* goods-in goods_in incoming_goods receiving deliveries
goods-in goods_in incoming_goods received_goods deliveries receiving
goods-out goods_out outgoing_goods dispatch* despatch*
loading_bay* loading_dock* dock docks
bay bays dock docks
aisle* row rows
bin_location* storage_location* storage_place* stock_location*
storage_location* bin bins location*
hand_pallet_truck* pallet_jack* pump_truck*
reach_truck* forklift*
articulated_lorry articulated_lorries semi-trailer* semi_truck* artic artics
trailer* semi-trailer*
tanker* tank_truck*
tail_lift* tail_gate*
tachograph* driving_record* driver_card*
driving_licence* driver's_license* driving_license* drivers_license* licence
number_plate* license_plate* registration
roadside_assistance breakdown_service breakdown_cover
breakdown_vehicle* recovery_truck* tow_truck*
mot mots roadworthiness vehicle_inspection*
service_book* service_history
bodywork panel_beating body_repair*
dent dents bodywork
bonnet* hood
boot trunk
exhaust* exhaust_system*
suspension shock_absorber*
battery batteries accumulator*
charging_point* charging_station* charger*
headlight* headlamp*
indicator* turn_signal*
oil_change* oil
saddle* seat
handlebar* steering
scooter* moped*
pram prams pushchair* stroller* buggy buggies
`

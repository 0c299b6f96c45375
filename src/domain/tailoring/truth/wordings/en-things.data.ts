/** English names of one thing, person or place, by trade and in everyday work; see `wordings.ts`. */
export const thingWordingsEn = `
screen* monitor monitors display_unit*
calendar* planner* diary diaries
accommodation lodging hotel_booking*
circular* notice notices
attendance_list* attendance_register* sign-in_sheet* attendance_record*
post incoming_mail outgoing_mail mail letters
stationery office_materials office_supplies
provision* supplies
tool_list* tool_inventor* list_of_tools inventory_of_tools
rope ropes line lines cord cords
lever levers handle*
sensor* detector* probe*
scale scales balance balances weighing_machine*
pot pots pan pans saucepan* cookware
hose hoses hosepipe*
jar jars pot pots
cable* lead leads wire wires
turbine* wind_turbine* windmill*
engine* motor motors drive_unit*
panel panels board boards sheet sheets
sand grit
bridge* crossing* overpass*
resin* epoxy
goods_receipt* goods-in goods_in incoming_goods receiving deliveries
goods-in goods_in incoming_goods received_goods deliveries receiving
oil_change* oil
saddle* seat
pram prams pushchair* stroller* buggy buggies
end-of-life end_of_life obsolete outdated legacy ageing unsupported discontinued
hard_drive* hard_disk* disk disks drive drives
wipe* wiping eras* delet* overwrit* data_destruction
erase* delet* wipe* remov*
kit equipment gear hardware
wireless wifi wi-fi wlan
patch* update* fix fixes hotfix*
virtual_machine* vm vms virtualis* virtualiz*
user_account* account* login* log-in*
password_reset* reset_password* password*
certificate* ssl tls
deficienc* shortcoming* defect* gap gaps
scalab* scale scaling
regression_test* retest*
build_pipeline* ci ci/cd continuous_integration
user_experience ux usability
proof_of_concept poc prototype* pilot
pilot pilots trial trials test_run*
help_article* how-to* guide* support_article*
correlation* relationship* link links
hypothesis test*
white_paper* report
timeline* schedule* time_plan* timetable*
roadmap* plan plans
action_item* action_point* actions to-do* follow-ups
delay* hold-up* slippage
expense* outgoings spending
bank_reconciliation* reconcil*
cheque* check checks
payment_run* supplier_payment* payments
share shares stock stocks equities
insurance_policy policies cover
resignation* notice
annual_leave holiday* vacation* leave paid_time_off pto
near_miss* close_call*
talk talks lecture* presentation* speech*
hem hems hemming shorten* took_up taking_up take_up
bereaved grieving mourning mourner* in_mourning
coffin* casket*
map maps chart charts plan plans
print prints engraving* etching*
artefact* artifact* object objects
plinth* pedestal* stand
visitor* museumgoer* public
crew crew_members
passenger* traveller* traveler* commuter* rail_user* bus_user*
wheelchair_user* wheelchair_passenger* passenger*_in_wheelchair* people_in_wheelchair* person_in_a_wheelchair
motorist* car_driver* drivers
track_worker* track_staff trackside_staff
railway* railroad* rail rail_industry rail_sector
train trains train_service* services
train_movement* train_traffic rail_traffic movements_of_trains
traffic movements vehicle_movements
barrier* ticket_barrier* ticket_gate* gateline* gate gates turnstile*
level-crossing* level_crossing* railroad_crossing* railway_crossing*
lock locks sluice*
gutter* gully gullies drain*
bench* seat seats seating
seating seat seats chair*
step steps stair* staircase* stairway*
nursery nurseries garden_centre* plant_nursery
log logs trunk trunks
houseplant* pot_plant* indoor_plant* potted_plant*
kiosk* stand booth*
boss manager* superior* line_manager*
superior* line_manager* supervisor* manager*
self-employed freelance* independent
freelance* self-employed independent_contractor*
specialist* professional*
cashier* till_operator* checkout_operator* checkout_assistant*
retailer* shop shops store storage stores merchant*
secretary secretaries pa pas
personal_assistant* pa executive_assistant
inhabitant* resident* locals
citizen* member_of_the_public members_of_the_public public resident*
members_of_the_public public citizens visitors
service_user* client* user*
sufferer* patient*
inpatient* patient*
outpatient* patient*
schoolchild* pupil* student* school_children
undergraduate* student*
teaching_assistant* classroom_assistant* ta tas
teacher* educator* schoolteacher* teaching_staff
presenter* host hosts
helper* volunteer* assistant*
x_ray x_rays radiograph* radiography
disposable* consumable* single_use_item* single-use
brace braces orthodontic_appliance* orthodontic* fixed_appliance*
saw seen see sees seeing
anaesthetic anaesthesia anesthetic anesthesia
toothbrushing brushing
leaflet* flyer* pamphlet* brochure* booklet* handout*
staff workforce personnel team_members employees workers
lorry lorries truck* hgv
hire rental rent
pupil* schoolchild* student* learner*
nappy nappies diaper*
stock inventory merchandise goods_in_store
delivery deliveries shipment* consignment* drop drops
invoice* bill bills billing
quote quotes quotation* estimate* cost_estimate*
diary diaries calendar* appointments_book
newsletter* bulletin* circular*
enquiry enquiries inquiry inquiries query queries question*
bug bugs defect* fault*
pipe pipes piping pipework plumbing
scaffold* scaffolding
ward wards hospital_unit* inpatient_unit*
jab jabs vaccination* vaccine* immunisation* immunization*
resident* care_home_resident* people_in_care
lesson* class classes
exam exams examination* test_paper*
mark marked marking grade_papers grading graded
playground schoolyard break_duty
starter* appetiser* appetizer*
allergen* allergy_information
guest* visitor* diner* patron*
booking* reservation*
front_desk reception_desk reception
wedding* marriage_ceremon*
dye dyed dyeing colour colouring color coloring tint*
client* customer* clientele
article* story stories piece_of_writing
website* web_site* site web_page* homepage*
release* rollout* deployment*
ticket* support_request* service_request* case cases
label* tag tags
night_shift* nights night_duty
newcomer* new_starter* new_joiner* new_employee* new_hire* new_colleague* new_staff
colleague* coworker* co-worker* fellow_worker* workmate*
sunset retired retire decommission* phased_out phase_out discontinued
grant grants funding_award* subsid*
volunteer* unpaid_helper*
swimming_pool* pool pools
rehearsal* run-through* practice_run*
audience* spectator* public
crew crews ship_company
`

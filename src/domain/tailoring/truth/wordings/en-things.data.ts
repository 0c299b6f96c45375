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
barrel* drum drums cask casks
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
chimney* flue flues
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
engine* motor motors drive_unit*
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
buffer buffers
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
end-of-life end_of_life obsolete outdated legacy ageing unsupported discontinued
hard_drive* hard_disk* disk disks drive drives
wipe* wiping eras* delet* overwrit* data_destruction
erase* delet* wipe* remov*
kit equipment gear hardware
access_point* wireless_point* wifi_point* aps
wireless wifi wi-fi wlan
switches network_switch*
router* gateway*
firewall* network_protection
server_cabinet* comms_cabinet* rack racks
patch_panel* patching
patch* update* fix fixes hotfix*
port ports network_port*
ip_address* address_plan* addressing
domain* domain_name*
hosting web_hosting
virtual_machine* vm vms virtualis* virtualiz*
operating_system* os
directory active_directory
user_account* account* login* log-in*
login* log-in* sign-in* credentials
password_reset* reset_password* password*
two-factor* two_factor* mfa multi-factor*
encrypt* cipher*
certificate* ssl tls
intrusion* attack* breach*
phishing email_fraud scam*
malware virus*
weakness* vulnerabilit* shortcoming* deficienc*
deficienc* shortcoming* defect* gap gaps
penetration_test* pen_test* pentest* security_test*
log_file* logs
notification* alert* message*
scalab* scale scaling
load_test* stress_test* performance_test*
regression_test* retest*
acceptance_test* uat user_testing
bug_report* defect_report* tickets
code_base* codebase* repositor*
repositor* repo repos
commit commits
build_pipeline* ci ci/cd continuous_integration
staging test_environment*
production live_environment* live
environment* setup
open-source open_source
library libraries package* framework*
package* module*
module* component*
plugin* plug-in* add-on* extension*
widget* component*
user_interface* ui interface* screens
user_experience ux usability
usability user-friendliness ease_of_use
accessib* barrier-free
prototype* mock-up* proof_of_concept
proof_of_concept poc prototype* pilot
pilot pilots trial trials test_run*
beta test_version*
patch_notes release_notes changelog
technical_documentation technical_docs docs documentation
knowledge_base* wiki wikis help_articles
help_article* how-to* guide* support_article*
faq faqs frequently_asked_questions
data_entry data_capture keying data_input
data_cleaning data_cleansing cleaned_data clean_data
data_quality accuracy_of_data
data_model* schema*
schema* data_structure*
column columns field fields
query queries sql_statement* select_statement*
etl data_integration data_pipeline*
data_warehouse* data_mart*
pivot_table* crosstab*
formula* calculation*
report_template* template*
template* form_letter* pattern* boilerplate
artificial_intelligence ai
neural_network* deep_learning
algorithm* method* procedure*
training_data labelled_data
sample* subset* extract*
variable* factor* parameter*
parameter* setting* value*
setting* configuration* parameter*
threshold* limit* cut-off*
trend* development* pattern*
correlation* relationship* link links
hypothesis test*
finding* insight* conclusion*
insight* finding* learning*
presentation_deck* slide_deck* slides presentation* deck decks
slide slides deck decks
executive_summar* summar*
white_paper* report
business_case* justification*
business_plan* business_model
feasibility_stud* viability
risk_register* risk_log* risk_list*
milestone* stage_goal* deadline*
deliverable* output* result*
project_plan* timeline* schedule*
timeline* schedule* time_plan* timetable*
gantt_chart* project_plan*
roadmap* plan plans
kick-off* kickoff* start_meeting*
stand-up* standup* daily_meeting* daily_scrum
retrospective* lessons_learned
status_report* progress_report* status_update* progress_update*
status progress state
progress advancement headway
change_request* change_order*
scope extent
stakeholder* interested_part*
sponsor* backer*
steering_group* steering_committee*
working_group* task_force* project_group* working_party
taskforce* working_group*
action_item* action_point* actions to-do* follow-ups
to-do_list* task_list* action_list*
workload* caseload*
bottleneck* hold-up* constraint*
delay* hold-up* slippage
overrun* excess
savings_potential potential_saving*
expense* outgoings spending
outgoings expenses costs
income revenue earnings
surplus* excess
deficit* shortfall*
shortfall* gap deficit*
fund funds reserve*
petty_cash cash_float float cash_box
cash_book* cashbook*
purchase_ledger bought_ledger payables
trial_balance* balance_list*
bank_reconciliation* reconcil*
direct_debit* standing_order*
cheque* check checks
credit_note* credit_memo*
dunning_letter* payment_reminder* reminder* reminder_letter*
payment_reminder* reminder* chaser*
payment_run* supplier_payment* payments
payment_term* terms credit_terms
due_date* payment_date* maturity
instalment* installment* part_payment*
mortgage* home_loan* house_loan*
credit_check* credit_rating* credit_report*
creditworth* credit_standing credit_check*
collateral security
guarantee* surety
shareholder* stockholder*
share shares stock stocks equities
bond bonds fixed-income
pension* retirement_fund* retirement_benefit*
insurance_policy policies cover
insurance_claim* claim claims loss
claimant* policyholder*
premium* insurance_payment*
excess deductible
loss_adjuster* claims_adjuster*
broker* intermediar*
financial_adviser* financial_advisor*
tax_adviser* tax_consultant* tax_advisor*
tax_return* tax_filing* tax_declaration*
tax_assessment* tax_notice*
tax_audit* tax_inspection*
income_tax paye
corporation_tax corporate_tax
national_insurance social_insurance
wage_slip* payslip* pay_stub* paystub*
payroll_run* pay_run* wage_run* payroll
overtime_pay extra_pay
bonus bonuses incentive*
commission* incentive*
allowance* expenses
benefit* perk perks
pay_rise* salary_increase* wage_increase* raise
pay_grade* salary_band*
job_description* role_profile* role_description* job_profile*
job_title* position
job_fair* careers_fair* career_fair* recruitment_fair*
recruitment_agenc* staffing_agenc* employment_agenc*
job_seeker* jobseeker* applicants
shortlist* pre-selection* preselection*
assessment_day* assessment_centre* selection_day*
job_offer* offer offers
contract_of_employment employment_contract*
probation* trial_period*
resignation* notice
exit_interview* leaving_interview*
leaver* departing_staff departing_employee*
dismissal* termination*
redundanc* layoff* lay-off*
absence_record* sickness_record* absences
sick_note* doctor's_note* fit_note* medical_certificate*
annual_leave holiday* vacation* leave paid_time_off pto
maternity_leave parental_leave
return-to-work return_to_work
staff_survey* employee_survey*
employee_engagement staff_engagement
wellbeing well-being welfare
staff_canteen* canteen* staff_restaurant*
works_council* staff_council* employee_representatives
trade_union* union unions
union_rep* shop_steward*
collective_agreement* union_agreement*
working_conditions conditions
health_and_safety occupational_safety workplace_safety
work_accident* workplace_accident* accident_at_work accidents_at_work
near_miss* close_call*
risk_assessment* hazard_analys* risk_analys*
training_record* training_log* training_file*
training_needs learning_needs
learning_material* course_material* training_material* teaching_material* learning_content
e-learning online_learning online_course* elearning web-based_training
webinar* online_seminar* online_workshop*
seminar* workshop* course* training_day*
talk talks lecture* presentation* speech*
hem hems hemming shorten* took_up taking_up take_up
`

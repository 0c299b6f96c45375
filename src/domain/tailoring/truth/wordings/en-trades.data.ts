/**
 * More English words for the same thing, by trade: office, shop, kitchen, care, building, workshop,
 * school, law, money, public service. What stands before a `<` is the kind of what stands behind it.
 */
export const tradeWordingsEn = `
office premises workplace
premises site building location
workplace workstation* desk desks
administration admin office_work clerical paperwork back_office
clerical admin administrative office
secretarial admin administrative pa
filing_system files archive* records
inbox mailbox* incoming_mail post
diary appointments calendar* meetings
switchboard calls telephone* phone*
letter letters correspondence mail written
written_enquir* email* letters
agenda* papers schedule minutes
action_item* to-do* follow-up* tasks
memo memos note notes notice*
notice* announcement* bulletin*
presentation slides deck decks slideshow powerpoint
spreadsheet* sheet sheets tables workbook*
template* form forms standard_letter* model
procedure* process* sop sops instruction* guideline* workflow*
checklist* list lists check_sheet*
work_instruction* instructions sop sops
overview summary summaries overviews
statistic* figures numbers data
master_data data records
customer_data client_data records details
personal_data data details
details data information particulars
contact_details addresses data
mailing_list distribution_list* recipients subscribers
visitor* guest* caller* callers
caller* customer* client*
reception front_desk entrance lobby foyer
keys key_cards access
meeting_room* conference_room* rooms
equipment devices kit gear machinery tools
stationery office_material* supplies
petty_cash cash float kitty
expense_claim* expenses expense_report* travel_expenses
travel_arrangements travel trips
it_equipment computers laptops hardware pcs
pc pcs computer* laptop* workstation*
workstation* pc pcs computer* machine
mobile mobiles phone* smartphone* handset*
user_account* accounts logins users
password* login* credentials access
ticket* request* issue* case cases incident*
server servers backend host hosts
codebase* code source repository repositories repo
repository repositories repo repos codebase
web_application* web_app* website* app apps application*
web_page* page pages website* site
online_store online_shop* e-commerce web_shop* shop
backend back_end back-end server server-side
frontend front_end front-end client-side user_interface ui
data_pipeline* pipeline* etl data_flow*
etl pipeline* data_load*
query queries sql requests
report* reporting analys* dashboard*
dashboard* overview* cockpit*
alert* alarm* warning* notification*
uptime availability
bug* defect* error* fault* issue*
patch* update* fix fixes
release* version* update*
sprint* iteration* cycle*
backlog* queue list
user_stor* requirement* ticket* specification*
prototype* mock-up* mockup* model* draft*
requirement* need needs specification* demands
architecture design structure
penetration_test* security_test* pen_test*
vulnerabilit* weakness* security_gap* flaw*
network* lan wan infrastructure wifi
machine_learning ml models
model* algorithm*
dataset* data_set* data records
shop floor store storage floor sales_area
store storage stores shop shops branch* outlet*
checkout* till tills cash_desk register
payment* transaction* purchase*
takings receipts revenue income
receipt* voucher* slip slips
voucher* coupon* gift_card*
loyalty_card* customer_card*
window_display* shop_window* displays
fitting_room* changing_room*
sales_target* target* sales_goal* quota*
sales_figures sales turnover revenue
discount* reduction* price_cut* offers
promotion* offer* special_offer* campaign* sale
assortment range selection product_line*
product_range assortment range products
expiry_date* best-before shelf_life use-by dates
perishable* fresh_goods fresh_produce food
fresh_produce fruit vegetables greens
groceries food provisions
returns return returned_goods refunds exchanges
deliveries incoming_goods goods-in goods_in inbound
goods-in incoming_goods receiving inbound deliveries
dispatch outbound shipping goods-out
stocktake* inventory stock_count* count
stockroom* warehouse storeroom* back_room
warehouse storage depot distribution_centre logistics_centre stores
pallet* skid skids load loads
pallet_truck* hand_truck* forklift*
picking_list* pick_list* orders
order_picking picking picked orders
shipping_label* label*
freight cargo goods loads
consignment* shipment* load loads
customs_document* customs_paper* customs
waybill* delivery_note* consignment_note* freight_document*
tachograph* driving_time* hours
driving_licence* license* licence*
fleet vehicles trucks cars
van vans delivery_vehicle* transporter*
car cars vehicle*
lorry lorries truck* hgv* articulated
trip trips journey* tour* run runs drive
stop stops drop drops address*
fuel diesel petrol
breakdown* failure* fault*
roadworth* mot inspection
passenger_safety safety
route_plan* route* schedule*
timetable* schedule* plan
restaurant* eatery bistro* dining_room
dining_room restaurant hall
bar counter pub
canteen* cafeteria* staff_restaurant
kitchen_team kitchen cooks
starter* appetiser* first_course*
main_course* mains dishes
dessert* pudding* sweet* pastr*
sauce* gravy dressing*
soup* broth* stew*
dough batter pastry mixture
side_dish* sides vegetables
set_menu* menu* banquet*
banquet* function* reception* dinner*
buffet* spread catering
catering food events
hot_drink* coffee tea
dishwash* dishes washing-up washing_up crockery
crockery dishes plates tableware
hygiene_rules haccp food_safety hygiene
food_safety haccp hygiene
temperature_log* temperature* fridge_temperature*
fridge* refrigerator* cold_store* cold_room* freezer*
guest_room* rooms bedroom*
bed_linen linen bedding sheets
towel* linen laundry
laundry washing linen
minibar* bar
reservation* booking*
overnight_stay* stay* nights
guest_request* request* wishes
wishes requests preferences needs
guest_complaint* complaint*
bill bills invoice* check checks account
lobby foyer reception entrance
patient_record* record* chart charts file files medical_notes notes
care_plan* plan plans care
care_record* records documentation notes
care_home* nursing_home* residential_home* home
ward ward unit station department
theatre* operating_room* operating_theatre* or
surgery practice clinic gp_practice medical_practice doctor's
clinic* practice surgery outpatient*
consultation* appointment* surgery_hours visit*
examination* check-up* test* assessment*
check-up* examination* screening*
screening* test* check*
lab_result* result* findings test_results
specimen* sample* swab* probe*
blood_pressure vital_signs vitals observations
blood_sugar glucose
injection* shot* jab* vaccin*
vaccination* jab* immunis* immuniz*
dressing* bandage* wound_care
wound_care dressing* wounds
infusion* drip* iv
medication_round* medication* medicines drugs
prescription* script* repeat_prescription*
dose* dosage* quantit*
allerg* intoleran*
diagnos* finding* condition*
illness* disease* condition* sickness
mobility_aid* walker* wheelchair* aids
wheelchair* mobility
personal_hygiene washing personal_care hygiene
carer* care_worker* care_assistant* nursing_assistant*
next_of_kin relatives families family
family families parents relatives
emergency* urgent urgent_case* acute
ambulance* emergency_vehicle*
infection_control hygiene
disinfection* hygiene cleaning
instrument* tool* equipment
therapy therap* treatment* sessions
therapy_plan* treatment_plan* plan
rehabilitation rehab recovery
social_work social_care casework
case_work casework cases clients
case_load caseload cases clients
support_plan* care_plan* plan
benefit* allowance* entitlement* social_security
housing accommodation homes
home_visit* house_call* visits
vulnerable at-risk in_need
toddler* infant* young_child* under-threes
nursery kindergarten pre-school preschool day_care daycare creche
play* games activit*
outing* trip* excursion* day_trip*
handicraft* crafts art craft
story* book* stories
daily_routine* routine* day
primary_school* elementary_school* junior_school*
secondary_school* high_school*
classroom* class room
class classes group form
year_group* class form grade
whiteboard* board
teaching_material* teaching_resource* worksheet* lesson_material* resources
lesson_material* teaching_material* resources worksheets
curriculum syllabus scheme_of_work teaching_plan*
exam exams examination* test* paper papers a-level*
school_report* report* grades
parents'_evening parents parent_meeting* parent_evening*
staff_meeting* meeting* conference*
school_event* event* fete* fair
special_needs sen send inclusion
inclusion integration special_needs
lecture* talk* class seminar*
thesis theses dissertation* paper
student* learner* pupil* participant* trainee*
course* class classes module* training programme*
training_course* course* seminar* workshop*
e-learning online_course* online_training
learning_platform vle lms
construction_site* building_site* site
building_work* construction works
new_build* newbuild new_building* construction
refurbish* renovat* modernis* redevelopment
extension* annex* addition*
structure* framework frame
scaffold* staging
foundation* footing* base
brick* masonry stone
insulation* cladding
facade* front fronts cladding
ceiling* drylining drywall
drywall plasterboard partition*
floor* flooring floor_covering* parquet
window* glazing
door* gate* entrance*
stairs staircase* steps
bathroom* wet_room* washroom* sanitary
sanitary plumbing bathroom*
water_pipe* pipes pipework plumbing
drain* sewer* drainage
heating_system* heating boiler*
radiator* heating
ventilation air_conditioning hvac
power_supply electricity current mains
fuse_box* distribution_board* consumer_unit*
lighting lamps lights luminaires
light lights lamp lamps lighting
solar_panel* photovoltaic* pv
survey_data measurements dimensions
dimension* measurement* size sizes
site_plan* plan plans drawing*
building_plan* drawing* plans
planning_application* planning building_application*
bill_of_quantities quantities tender*
snag* defect*
handover* acceptance completion
contractor* tradespeople subcontractor* trades builders
subcontractor* contractor* trades
building_material* materials supplies
excavator* digger*
crane* hoist* lifting_gear
power_tool* tools machines
protective_equipment ppe safety_gear
ppe protective_equipment protective_clothing
safety_rule* safety_regulation* safety
safety_briefing* safety_instruction* toolbox_talk*
workpiece* part parts component*
single_part* one-off* parts
series batch* run runs lot
batch* lot lots run series
production_line* line lines assembly_line*
assembly_line* production_line* line
production manufacturing fabrication output
production_plan* production_schedule* schedule*
shift_handover* handover*
shift_log* shift_report* log
machine_operator* operator*
cnc numerically_controlled
tool_change* tooling tools
machine_setup set-up setup setting
spare_part* spares parts
maintenance_plan* maintenance_schedule* servicing_plan*
breakdown* fault* stoppage* failure*
reject* scrap defective faulty
defect_rate* reject_rate* scrap_rate* error_rate* scrap
error_rate* defect_rate* errors
tolerance* deviation* limits
gauge* measuring_instrument* measuring_tool* caliper*
measuring_report* inspection_report* measurement_report* test_report*
test_report* test_record* inspection_report*
quality_control inspection* qc quality_check* quality
quality_assurance qa quality
quality_standard* quality standards
assembly fitting mounting montage
welding_seam* weld* joint*
sheet_metal metal plate
steel_structure* steelwork steel
wood timber lumber wooden
furniture cabinets units
garment* clothes clothing apparel wear
alteration* adjustment*
hairstyle* haircut* cut cuts
hair_colour* colour* colouring dye
facial* skin_care beauty_treatment* face
nail* manicure* pedicure*
workout* training exercise* fitness
gym gyms fitness_centre* fitness_studio* health_club*
member* customer* club_member*
membership* subscription* contract*
swimming_pool* pool pools
game* match* fixture*
match* game* fixture*
tournament* competition* contest*
competition* contest* tournament*
choir* ensemble* chorus
concert* performance* gig* recital*
play plays production* performance* show
exhibition* display* show*
exhibit* object* item*
gallery galleries museum*
catalogue* list inventory
book* title* publication* volume*
library stock collection books
loan* lending borrowing
reader* borrower* user*
magazine* journal* periodical*
newspaper* paper* daily press
article* feature* stor* text*
headline* title*
photo_shoot* shoot* photography
photograph* photo* image* picture*
clip* video* film*
podcast* audio broadcast*
broadcast* programme* show
poster* flyer* print_material* leaflet*
print_material* flyers brochures posters
advertising_material* marketing_material* brochures flyers
marketing_material* promotional_material* advertising_material* brochures
brand_identity branding corporate_design
corporate_design brand_identity branding
social_media_post* posts content
online_marketing digital_marketing web_marketing
search_engine google seo
seo search_engine_optimis* search_engine_optimiz* search
email_campaign* mailing* newsletter*
target_group* audience* target_audience*
reach visibility coverage
page_view* visits traffic hits
opening_rate* open_rate* openings
press media journalists
press_work media_work pr public_relations
public_relations pr press
market_research market_analys* market_stud*
competitor* competition rivals
trade_show* fair fairs exhibition*
stand stands booth* stall*
prospect* lead leads potential_customer*
new_customer* new_client* new_business
existing_customer* existing_client* regular_customer* regular* key_account*
key_account* major_customer* large_customer*
customer_base customers client_base
customer_visit* client_visit* visits
sales_talk* sales_call* sales_meeting* sales_conversation* customer_meeting*
sales_pitch* presentation* pitch*
sales_area territory region
deal* contract* sale sales
order_book order_intake orders
terms conditions
account_statement* bank_statement* statements
bank_account* account*
bank_transfer* payment* transfer*
cash_flow liquidity
accounts_payable creditors purchase_ledger payables supplier_invoice*
accounts_receivable debtors sales_ledger receivables customer_invoice*
supplier_invoice* purchase_invoice* incoming_invoice* payables
customer_invoice* sales_invoice* outgoing_invoice*
incoming_invoice* supplier_invoice* purchase_invoice*
overdue_invoice* late_payment* arrears outstanding_invoice* unpaid_invoice*
outstanding open unpaid overdue late due
general_ledger ledger accounts books
journal_entr* bookings postings entries
accrual* provision* deferral*
fixed_asset* assets
balance_sheet* accounts financial_statement*
financial_statement* accounts annual_accounts balance_sheet*
annual_accounts year-end annual_statement* year_end
year-end annual_accounts annual_closing year_end
quarter-end quarterly_accounts quarterly_closing
vat_return* vat sales_tax tax_return*
tax_office hmrc tax_authorit* revenue
auditor* accountant*
cost_centre* cost_center* departments
cost_report* cost_analys* costs
variance* deviation* difference* discrepanc*
discrepanc* difference* deviation* mismatch*
budget_plan* budget* planning
financial_plan* budget finances
credit_application* loan_application* loans
loan* credit* financing mortgage*
policyholder* insured customer*
claim* damage_report* loss loss_report*
damage_report* claim* damage
premium* contribution*
personnel_file* staff_file* employee_record* staff_record* hr_record*
hr human_resources personnel people_team
human_resources hr personnel
job_interview* interview*
job_advert* vacanc* job_posting* job_ad*
application_document* application* cv cvs
new_employee* new_hire* new_starter* joiner* recruits
employment_contract* contract* work_contract*
reference_letter* reference* testimonial*
working_hours hours working_time time_sheet* timesheet*
sick_leave sickness absence* sick
leave_request* holiday_request* leave holiday
staff_shortage* shortage*
apprentice* trainee* junior*
intern interns trainee* work_placement* placement_student*
temp temps temporary_staff agency_worker* temporary_worker* agency_staff
agency_worker* temp temps temporary_worker*
part-timer* temporary part-time
appraisal* review* feedback_talk* performance_review* evaluation*
law_firm firm practice chambers office
court_case* proceeding* case cases trial*
pleading* statement_of_claim written_submission* brief briefs
legal_document* documents deeds papers
legal_text* law statutes
client_meeting* consultation*
power_of_attorney authority proxy
deadline_calendar deadline* dates
registry register* land_register
application* request* claim* form forms
applicant* claimant* petitioner* citizen*
citizen* resident* public inhabitant* people
public citizens residents people customers
town_hall council municipal authority
authority authorities council agency government public_body
public_administration government council authority
permit* permission* licence* license* approval* consent
notice decision* ruling*
fee* charge* duty
fine* penalt*
regulation* rule* law* provision*
election* poll* vote*
council_meeting* committee* session*
committee* board panel
resolution* decision* motion*
grant* subsid* funding
tender* procurement invitation_to_tender bid bids
tenant* renter* occupier* resident*
property_viewing* viewing* showing*
rental_contract* tenancy_agreement* lease* rental
rent rents rental_income rentals
void* vacan* empty unlet
tradespeople contractor* craftsm* workm*
repair_request* maintenance_request* repairs
caretaker* janitor* facilities
facility_management building_services facilities maintenance
cleaning_plan* cleaning_schedule* cleaning
garden* green_space* park parks grounds
flower_bed* bed beds border*
hedge* shrub* bush*
lawn* grass turf
tree* wood
seedling* young_plant* plant*
greenhouse* glasshouse* polytunnel*
field* crop* land acre*
harvest* crop* yield*
livestock animals cattle herd
stable* barn* stall* shed
tractor* farm_machine* farm_vehicle*
feed fodder food
vet vets veterinar*
dog dogs pet pets animal*
laboratory lab labs
lab_equipment instruments apparatus
experiment* test* trial* assay*
assay* test* analys*
measurement_series measurements readings
research_project* study studies research
publication* paper* article*
questionnaire* survey* form forms
respondent* participant* interviewee*
sample_size participants respondents
result* finding* outcome* data
conference* congress* symposi* meeting
hypothes* assumption* theory
security_guard* guard* security
site_security security guarding
control_room* monitoring_station* control_centre*
access_control entry admission gate
alarm* alert* emergenc*
fire_safety fire_protection fire
first-aid first_aid
shift_schedule* rota* shift_plan* duty_roster*
duty_roster* rota* shift_plan* roster*
early_shift* morning_shift* earlies
late_shift* evening_shift* lates
night_shift* nights night_duty
weekend_shift* weekend* saturday* sunday*
peak peak_time* busy_period* rush
high_season peak_season season
workload* volume work
turnaround_time* lead_time* processing_time* cycle_time* throughput_time*
processing_time* handling_time turnaround lead_time* duration
waiting_time* wait queue delay*
response_time* reply_time reaction_time* wait
response_rate* answer_rate replies
consumption use usage
energy power electricity
savings saving reduction
customer_satisfaction satisfaction feedback ratings
returning_customer* regular_customer* repeat_customer*
complaint_rate* complaints
on-time_delivery punctuality on_time
departure* leaving check-out
arrival* arriving check-in
guest* leaving departures
sickness illness sick absence
team_member* colleague* employee* staff
team_meeting* meeting* huddle*
staff employees team workers people personnel colleagues
workforce staff employees
foreman foreperson supervisor*
line_manager supervisor* superior* manager*
management managers
business company firm enterprise
company firm business enterprise employer
subsidiar* group_compan* affiliat* compan*
client* customer* clientele
buyer* customer* purchaser*
stakeholder* partner* parties
end_user* user* customer*
department_head* head_of_department heads managers
colleague* coworker* peer* teammate*
neighbour* resident* locals
mentee* trainee* junior*
documentar* film* factual
participant* people persons attendees
incoming inbound received arriving
evening_class* evening_course*
expired out_of_date outdated
`

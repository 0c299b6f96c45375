/**
 * More English words for the same thing, by trade: office, shop, kitchen, care, building, workshop,
 * school, law, money, public service. What stands before a `<` is the kind of what stands behind it.
 */
export const tradeWordingsEn = `
office premises workplace
clerical admin administrative office
secretarial admin administrative pa
filing_system files archive* records
switchboard calls telephone* phone*
letter letters correspondence mail written
agenda* papers schedule minutes
memo memos note notes notice*
notice* announcement* bulletin*
spreadsheet* sheet sheets tables workbook*
template* form forms standard_letter* model
procedure* process* sop sops instruction* guideline* workflow*
checklist* list lists check_sheet*
statistic* figures numbers data
master_data data records
customer_data client_data records details
visitor* guest* caller* callers
caller* customer* client*
reception front_desk entrance lobby foyer
equipment devices kit gear machinery tools
stationery office_material* supplies
petty_cash cash float kitty
expense_claim* expenses expense_report* travel_expenses
pc pcs computer* laptop* workstation*
workstation* pc pcs computer* machine
password* login* credentials access
ticket* request* issue* case cases incident*
codebase* code source repository repositories repo
web_application* web_app* website* app apps application*
web_page* page pages website* site
online_store online_shop* e-commerce web_shop* shop
frontend front_end front-end client-side user_interface ui
report* reporting analys* dashboard*
bug* defect* error* fault* issue*
patch* update* fix fixes
release* version* update*
backlog* queue list
user_stor* requirement* ticket* specification*
prototype* mock-up* mockup* model* draft*
requirement* need needs specification* demands
architecture design structure
network* lan wan infrastructure wifi
dataset* data_set* data records
shop floor store storage floor sales_area
store storage stores shop shops branch* outlet*
payment* transaction* purchase*
sales_target* target* sales_goal* quota*
deliveries incoming_goods goods-in goods_in inbound
goods-in incoming_goods receiving inbound deliveries
stocktake* inventory stock_count* count
shipping_label* label*
driving_licence* license* licence*
car cars vehicle*
lorry lorries truck* hgv* articulated
trip trips journey* tour* run runs drive
breakdown* failure* fault*
route_plan* route* schedule*
timetable* schedule* plan
restaurant* eatery bistro* dining_room
dining_room restaurant hall
starter* appetiser* first_course*
set_menu* menu* banquet*
banquet* function* reception* dinner*
hot_drink* coffee tea
fridge* refrigerator* cold_store* cold_room* freezer*
reservation* booking*
bill bills invoice* check checks account
patient_record* record* chart charts file files medical_notes notes
care_plan* plan plans care
care_record* records documentation notes
ward ward unit station department
theatre* operating_room* operating_theatre* or
surgery practice clinic gp_practice medical_practice doctor's
clinic* practice surgery outpatient*
consultation* appointment* surgery_hours visit*
examination* check-up* test* assessment*
screening* test* check*
lab_result* result* findings test_results
injection* shot* jab* vaccin*
vaccination* jab* immunis* immuniz*
dose* dosage* quantit*
allerg* intoleran*
diagnos* finding* condition*
mobility_aid* walker* wheelchair* aids
wheelchair* mobility
next_of_kin relatives families family
family families parents relatives
instrument* tool* equipment
therapy_plan* treatment_plan* plan
support_plan* care_plan* plan
story* book* stories
daily_routine* routine* day
classroom* class room
class classes group form
year_group* class form grade
exam exams examination* test* paper papers a-level*
school_report* report* grades
staff_meeting* meeting* conference*
school_event* event* fete* fair
special_needs sen send inclusion
lecture* talk* class seminar*
student* learner* pupil* participant* trainee*
course* class classes module* training programme*
new_build* newbuild new_building* construction
refurbish* renovat* modernis* redevelopment
scaffold* staging
facade* front fronts cladding
floor* flooring floor_covering* parquet
window* glazing
door* gate* entrance*
stairs staircase* steps
water_pipe* pipes pipework plumbing
drain* sewer* drainage
lighting lamps lights luminaires
light lights lamp lamps lighting
site_plan* plan plans drawing*
planning_application* planning building_application*
snag* defect*
contractor* tradespeople subcontractor* trades builders
subcontractor* contractor* trades
building_material* materials supplies
series batch* run runs lot
batch* lot lots run series
shift_log* shift_report* log
machine_setup set-up setup setting
breakdown* fault* stoppage* failure*
garment* clothes clothing apparel wear
hair_colour* colour* colouring dye
member* customer* club_member*
membership* subscription* contract*
swimming_pool* pool pools
play plays production* performance* show
exhibition* display* show*
exhibit* object* item*
gallery galleries museum*
catalogue* list inventory
book* title* publication* volume*
library stock collection books
newspaper* paper* daily press
article* feature* stor* text*
photograph* photo* image* picture*
clip* video* film*
podcast* audio broadcast*
broadcast* programme* show
poster* flyer* print_material* leaflet*
email_campaign* mailing* newsletter*
press media journalists
press_work media_work pr public_relations
public_relations pr press
stand stands booth* stall*
prospect* lead leads potential_customer*
bank_account* account*
bank_transfer* payment* transfer*
accounts_payable creditors purchase_ledger payables supplier_invoice*
outstanding open unpaid overdue late due
general_ledger ledger accounts books
accrual* provision* deferral*
balance_sheet* accounts financial_statement*
financial_statement* accounts annual_accounts balance_sheet*
variance* deviation* difference* discrepanc*
discrepanc* difference* deviation* mismatch*
budget_plan* budget* planning
financial_plan* budget finances
damage_report* claim* damage
hr human_resources personnel people_team
human_resources hr personnel
job_interview* interview*
new_employee* new_hire* new_starter* joiner* recruits
sick_leave sickness absence* sick
leave_request* holiday_request* leave holiday
apprentice* trainee* junior*
appraisal* review* feedback_talk* performance_review* evaluation*
law_firm firm practice chambers office
court_case* proceeding* case cases trial*
pleading* statement_of_claim written_submission* brief briefs
citizen* resident* public inhabitant* people
public citizens residents people customers
town_hall council municipal authority
authority authorities council agency government public_body
public_administration government council authority
permit* permission* licence* license* approval* consent
notice decision* ruling*
fee* charge* duty
regulation* rule* law* provision*
grant* subsid* funding
tender* procurement invitation_to_tender bid bids
tenant* renter* occupier* resident*
rent rents rental_income rentals
tradespeople contractor* craftsm* workm*
repair_request* maintenance_request* repairs
garden* green_space* park parks grounds
flower_bed* bed beds border*
seedling* young_plant* plant*
feed fodder food
laboratory lab labs
experiment* test* trial* assay*
assay* test* analys*
research_project* study studies research
questionnaire* survey* form forms
result* finding* outcome* data
conference* congress* symposi* meeting
shift_schedule* rota* shift_plan* duty_roster*
duty_roster* rota* shift_plan* roster*
early_shift* morning_shift* earlies
night_shift* nights night_duty
weekend_shift* weekend* saturday* sunday*
peak peak_time* busy_period* rush
workload* volume work
waiting_time* wait queue delay*
response_time* reply_time reaction_time* wait
consumption use usage
departure* leaving check-out
guest* leaving departures
sickness illness sick absence
team_member* colleague* employee* staff
team_meeting* meeting* huddle*
staff employees team workers people personnel colleagues
workforce staff employees
line_manager supervisor* superior* manager*
subsidiar* group_compan* affiliat* compan*
client* customer* clientele
stakeholder* partner* parties
colleague* coworker* peer* teammate*
neighbour* resident* locals
mentee* trainee* junior*
documentar* film* factual
incoming inbound received arriving
`

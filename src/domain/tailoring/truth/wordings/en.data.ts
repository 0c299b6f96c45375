/**
 * English words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsEn = `
request* enquir* inquir* quer* question* ticket* case cases
issue* problem* defect* bug bugs fault* error* failure* incident* trouble malfunction* glitch*
failed failure* failing unsuccessful declined
delay* late lateness hold-up* backlog*
outage* downtime interruption* unavailab* disruption*
cause* reason* root_cause*
investigat* look_into looked_into looking_into diagnos* analys* root trace tracing traced
deadline* due_date* time_limit* cut-off*
meeting* appointment* session* consultation* discussion*
call calls phone* telephone* telephon*
email* e-mail* mail* message* correspondence letter letters
customer* client* buyer* purchaser* shopper* consumer*
guest* visitor* diner* patron*
user* end-user* customer*
colleague* coworker* co-worker* peer* team teammate* team-mate* staff coworkers
employee* staff worker* personnel workforce team_member* headcount
newcomer* new_hire* new_starter* starter* joiner* recruit recruits new_colleague* new_employee* new_staff
applicant* candidate* cv cvs resume resumes application applications
vacanc* opening openings job_ad* advert adverts job_posting* post posts role_ad*
supplier* vendor* provider* subcontractor*
partner* third_part* external_part*
manager* supervisor* boss line_manager* head heads
director* executive* management senior_management
school* college* academy
pupil* student* learner* schoolchild* children class classes
parent* famil* guardian* carer*
lesson* class classes teaching course* tuition
homework assignment* coursework exercise*
mark marks grade grades result results score scores
report* write-up* summar* account_of review* statement*
document* paper papers paperwork file* record* documentation
record* log logs register* entry entries history
note notes minute minutes record
form forms document* application_form*
contract* agreement* deal deals
quote* quotation* offer* estimate* proposal* bid bids tender*
invoice* bill bills billing payment_request*
payment* transaction* pay remittance*
refund* reimbursement* money_back
cost* expense* expenditure* spend* outlay
budget* funds funding finances
price* rate rates tariff* pricing fee fees
sale sales revenue* turnover takings
order* purchase* procurement
purchas* buy buying bought order* procur* sourc*
stock inventor* goods supplies merchandise
goods product* merchandise item* article* ware wares
delivery deliver* shipment* consignment* dispatch*
parcel* package* packet* shipment*
warehouse* depot* store storeroom* stockroom* storage distribution_cent*
shelf shelves shelving rack racks aisle*
truck* lorry lorries hgv* heavy_goods_vehicle*
vehicle* < car cars van vans truck* lorry lorries bus buses
route* round rounds trip* journey* run
machine* machinery equipment plant device* unit
device* < laptop* phone* tablet* printer* scanner*
hardware < laptop* computer* printer* server servers workstation*
tool tools instrument* equipment
part parts component* spare*
material* supplies consumable*
waste scrap rubbish refuse garbage
quality standard* grade
standard* requirement* specification* norm* rule rules regulation* guideline*
rule rules regulation* polic* guideline* procedure*
complian* adheren* conform* compl* observ*
safety health_and_safety hse ehs
inspection* check checks audit* examination* control*
test tests testing trial*
test_case* test_script* test_scenario*
result* outcome* finding* figure figures performance
performance result* effectiveness kpi kpis metric* figures
metric* kpi* indicator* measure measures figures statistic*
data information figures records
database* datastore* data_store* db
dashboard* report* visualisation* visualization*
chart* graph* visualisation* visualization*
spreadsheet* workbook*
spreadsheet* < excel
crm crm_system customer_database < salesforce hubspot dynamics pipedrive zoho
erp erp_system < sap dynamics netsuite odoo sage oracle
version_control < git github gitlab svn
ticketing ticketing_system service_desk_tool < jira zendesk servicenow freshdesk
cloud cloud_platform cloud_infrastructure < aws azure gcp
relational_database* sql_database* relational < postgresql postgres mysql oracle mariadb mssql
container* containeris* containeriz* < docker kubernetes podman
social_media social social_networks social_channels < instagram facebook linkedin tiktok twitter
newsletter* mailing* email_bulletin* bulletin*
campaign* promotion* advertis* marketing_activit*
advert* ad ads advertisement* advertising
content post posts article* copy text texts
post posts article* entry publication*
subscriber* reader* recipient*
audience* reader* viewer* public followers
brand brands branding label
website* site web_site* web_page* web
app apps application* software program* system*
service services server application system component*
cache caching cached
response_time* latency loading_time* load_time*
speed performance latency
release* deployment* rollout* launch*
rollout* roll-out* deployment* introduction* launch* implementation*
implementation* introduction* rollout* deployment* launch* adoption
migration* move transition* switch changeover conversion
upgrade* update* moderni*
code codebase source_code programming
code_review* pull_request* review*
api apis interface* endpoint*
feature* function functions functionalit*
requirement* spec specs specification* user_stor*
design designs layout* draft* mock-up* mockup*
drawing* plan plans sketch* blueprint*
documentation manual manuals handbook* guide guides
guide guides manual* handbook* instruction* leaflet* brochure*
training course* workshop* session* instruction
workshop* session* seminar* training
event* function functions fair fairs conference* gathering*
trade_fair* exhibition* trade_show* fair fairs
presentation* talk talks demo demos demonstration*
research stud* investigation*
stud* survey* research paper papers
survey* questionnaire* poll polls feedback
feedback review* rating* satisfaction evaluation*
satisfaction rating* feedback score scores
complaint* grievance* claim claims
claim claims case cases
policy policies cover coverage contract*
loan* credit* lending mortgage*
account accounts ledger* book books bookkeeping
bookkeeping accounting accounts ledger*
month-end monthly_clos* monthly_accounts monthly_statement*
closing* close accounts statement*
reconcil* match* agree* balanc*
tax taxes vat duty duties
tax_return* return returns declaration* filing*
payroll salar* wage* pay pay_run*
absence* leave sickness holiday*
holiday* leave vacation* annual_leave
shift* rota rotas roster* schedule* timetable*
schedule* plan plans timetable* calendar* diary diaries planning
diary diaries calendar* schedule* appointment*
travel trip* journey* business_trip*
booking* reservation* appointment*
reception front_desk desk front_office
front_office reception counter front_of_house
counter desk till till_point* checkout*
till tills checkout* cash_desk register cash
cash money takings payments
meal* dish dishes food menu menus plate plates
food meal* dishes cuisine groceries
breakfast* lunch* dinner* meal
ingredient* raw_material* produce
kitchen kitchens cooking galley
bread loaf loaves baked_goods
cake cakes pastr* baked_goods
drink* beverage*
table tables cover covers
room rooms bedroom* accommodation
bed beds bedding linen
clean* tidy tidi* hous* hygiene
patient* resident* service_user* person people
ward wards unit department station
care nursing support treatment
treatment* therap* care
medicine* medication* drug drugs meds prescription*
wound* dressing* injur*
vital_signs vitals observations obs blood_pressure
doctor* physician* gp gps clinician* medical_staff
nurse* nursing_staff clinician*
child* kid kids infant* toddler* youngster* young_people pupils
elderly older_people older_adults seniors senior_citizens
building* property properties premises site
house* home homes propert* dwelling*
flat flats apartment*
construct* build* erect* site
site sites building_site* construction_site* project
renovat* refurbish* redecorat* moderni* restor*
wall walls partition*
roof roofs roofing
wiring cable* cabling wires electrics
socket* outlet* power_point*
pipe pipes pipework plumbing
boiler* heating heater*
leak leaks leakage*
repair* fix* mend* servic* maintenance overhaul* remed*
maintenance upkeep servic* repair*
fitting* installation* mounting assembly
garden* grounds green_space* landscap*
plant plants shrub* planting
animal* pet pets livestock
crop crops harvest* produce
court courts tribunal* hearing*
hearing* trial* proceeding*
brief briefs pleading* submission* statement_of_case
legal law laws statut*
case_law precedent* rulings judgments judgements
client_file* case_file* dossier*
translation* translat* localis*
article* piece pieces story stories text texts
interview* conversation* talk talks
photo* picture* image* shot shots
video* film films clip clips footage
book* title titles volume* publication*
customer_service customer_support support helpdesk service_desk customer_care
support help assistance aid backing
helpdesk service_desk it_support user_support support
downtime outage* interruption*
setup set-up installation configuration
access permission* rights account
backup* back-up*
network* lan infrastructure
security protection safeguarding
process* procedure* workflow* operation* routine*
routine* process* procedure* operation*
workflow* process* pipeline*
project* programme* program initiative* scheme* undertaking* work
task* dut* job jobs assignment* activit*
target* goal* objective* quota* aim
strategy strateg* plan plans approach
team* group* crew squad unit department
department* team unit division section office
branch* office outlet* location site store storage
opening open launch* start
closure* closing shutdown wind-down
growth increase* rise expansion
reduction* decrease* drop cut decline fall
rise* increas* growth up climb* grew gain*
saving* reduction* economies
average mean
rely relied relies depend* use uses used
serving serv* support* used_by
daily each_day every_day a_day per_day day-to-day
weekly each_week every_week a_week
monthly each_month every_month a_month
yearly annual* each_year every_year
morning* early_hours am
afternoon* pm
overnight night nights
quick* fast prompt* swift* rapid*
accura* precis* correct* exact*
safe* secure*
old existing former legacy previous outdated
new fresh additional newly
small little minor compact
large big major sizeable
special* particular specific
public open state
local nearby area
foreign overseas
internal in-house inside
external outside third-party
written writing in_writing
spoken oral verbal
hair haircut* hairstyl* cut cuts
skin facial* complexion
exercise* workout* training session
member* participant* attendee*
participant* attendee* delegate* member*
volunteer* helper*
donation* gift gifts contribution*
fundraising fund-raising raising_funds
shop* store* retail outlet* boutique*
window_display* display* window* decoration*
display* exhibit* presentation*
price_tag* label* tag tags
label* tag tags sticker* marking
packaging pack* wrapping
pallet* load loads
loading unloading load*
forklift* lift_truck* fork-lift*
driver* courier*
passenger* traveller* rider*
accident* collision* crash*
damage* defect* breakage*
insurance cover policy policies
sample* specimen*
lab* laborator*
measurement* reading* value values
experiment* trial* test tests
calculation* computation* estimate*
forecast* prediction* projection* outlook
analysis analyses analys* evaluation* assessment*
assessment* evaluation* appraisal* review*
recommendation* advice suggestion* proposal*
idea ideas concept* suggestion*
improvement* enhancement* optimisation* optimization*
change* modification* adjustment* amendment* alteration*
contact liaison communication link
point_of_contact contact_person contact liaison go-to
communication* contact correspondence exchange
negotiat* bargain* talks
decision* choice*
approval* sign-off* permission* authoris*
permit* licen* permission*
application* claim claims submission*
grant* funding subsid*
visit* tour* call calls
house_call* home_visit*
storage storing filing archiv*
archive* filing records
stationery office_supplies supplies
furniture fittings fixtures
uniform* workwear clothing
clothes clothing garment* apparel
shoe* footwear
fabric* cloth textile* material
thread* yarn*
sewing stitching needlework tailoring
colour* color* tint* dye dyeing
paint* coat*
wood* timber
metal* steel sheet_metal
weld* join*
engine* motor motors
brake* braking
tyre* tire* wheel*
garage workshop
workshop garage
bike* bicycle* cycle*
accounting_software accounting_system bookkeeping_software finance_system < xero quickbooks sage datev
bi_tool business_intelligence reporting_tool < power_bi tableau looker qlik
learning_platform learning_management_system lms < moodle teams canvas blackboard
warehouse_system warehouse_management_system wms < sap_ewm manhattan
cad cad_software design_software < autocad revit solidworks archicad catia
image_editing design_software graphics_software < photoshop illustrator indesign figma
patient_record_system electronic_health_record ehr < epic cerner emis systmone orbis
programming_language < python java javascript typescript go kotlin ruby php
scripting < python bash powershell
office_software office_suite < excel word outlook powerpoint
booking_system reservation_system < opera amadeus sabre opentable
viewing* visit* showing* property
property properties real_estate housing lettings estate
lodging accommodation hotel* stay stays
list lists record* register* directory database
secure* obtain* achiev* negotiat* saving*
lower* cheaper reduc* saving* saved
visitor* guest* caller* client*
welcom* greet* receiv* reception
architect* practice studio
purchase_order* order* requisition*
minutes minute note notes meeting_notes
stationery supplies consumables
petty_cash cash expenses
onboarding induct* introduc* welcom* train*
payslip* payroll pay_slip*
filing filed file* archiv* document*
proofread* check* correct* edit*
translat* localis* render*
recruitment hiring recruit* selection
screening shortlist* screen* pre-select* select*
interviews interview* candidate_meetings
timesheet* hours time_records
ward_round* round rounds
triage* assess* priorit*
discharge* release* going_home
handover* hand-over* transfer*
mobility movement walking
hygiene washing personal_care bathing
meals feeding nutrition
lesson_plan* lesson_planning planning
assessment* exam* test tests marking
worksheet* material* handout* resource*
detention behaviour discipline
field_trip* excursion* outing* school_trip*
after-school after_school extracurricular
bricklay* brickwork masonry
concrete concreting pour*
excavat* dig* groundwork* earthwork*
plaster* render* skim*
tiling tile*
joinery carpentry woodwork
blueprint* drawing* plan plans
quantity_survey* take-off* quantit*
client_meeting* meeting* customer_meeting*
lead leads prospect* enquir*
prospecting cold_call* acquisition canvass*
upsell* cross-sell* additional_sales
territor* region* area* patch
commission bonus*
shop_floor sales_floor floor
stocktak* stock_count* inventor* count*
replenish* restock* refill* shel* fill*
merchandis* display* present*
price_list* pricing price*
loading_bay dock*
pick picked picking order-picking collect* assembl*
pack packed packing wrap*
dispatch* ship* send* sent deliver*
manifest* delivery_note* paperwork shipping_documents
toolbox* tools tool
lathe* milling machining turning
tolerance* accuracy precision
drawing* technical_drawing* schematic*
circuit* wiring electrical
commission* start-up start_up put_into_operation
troubleshoot* fault-finding fault_finding diagnos*
preventive planned scheduled
unit_test* test* automated_test*
pipeline* ci deployment* build*
refund* return* repayment*
payment_failure* failed_payment*
monitor* watch* track* supervis_systems observ*
log logs logging record*
user_interface interface* ui front_end frontend
landing_page* page* web_page*
layout* design* arrangement
illustration* drawing* artwork
logo* brand_mark* emblem*
brochure* leaflet* flyer* booklet*
press_release* media_release* announcement*
journalist* reporter* press media
readership readers audience
follower* subscriber* community audience
engagement interaction*
conversion* sign-up*
budget* spend* funds
menu* dish* recipe* card
recipe* dish* preparation*
service shift sitting
cover covers guest* diner* meals
allerg* intoleran* dietary
barista* coffee* espresso
cocktail* drinks drink
wine* beverage*
housekeeping cleaning room_cleaning
linen laundry bedding
check-in check_in arrival*
check-out check_out departure*
itinerar* route* travel_plan*
ticket* fare* pass
luggage baggage bag bags
flight* plane* air_travel
legal_research research case_law
contract_review* contracts review*
draft* prepar* writ* drew_up
deed* title* conveyanc*
litigation disputes court
client_care client_relations customer_relations
grant_application* funding_application* funding_bid*
beneficiar* service_user* client*
safeguarding protection child_protection
counsel* advi* support* guidance
crop* field*
irrigat* water*
prun* trim* cut*
herd* cattle livestock cows
problem* fix fixes fixed issue* repair*
accessibility usability inclusive
user_interview* user_research interviews interview* user
completion rate share conversion
findings results insights observations
sign-up registration onboarding_flow
component_library design_system components
wireframe* mock-up* sketch* prototype*
resident* citizen* local_people inhabitant*
council* municipal* authorit*
handbook* manual* guide* documentation
queue* waiting_time* wait backlog*
walk-in walk-ins drop-in customers
feedback comment* remark* input
intake admission* registration* enrol*
induction onboarding introduction orientation
roster* rota* shift_plan* staffing
cover* stand-in substitut* replacement*
shortage* gap* lack
overtime extra_hours additional_hours
mailbox* inbox* email*
switchboard phone_line telephone*
events function* occasion* celebration*
weddings wedding* ceremon*
exhibition* show* display*
collection* range* assortment
catalogue* product_list* range
garment* clothes clothing item* piece*
tenant* renter* resident* occupier*
landlord* owner* property_owner*
lease* tenancy tenancies rental contract*
arrears overdue outstanding unpaid debt*
rent rents payments
survey* inspection* assessment* questionnaire*
permit* permission* licence* authoris* approval*
hazard* risk* danger*
risk_assessment* risk*
incident* accident* event*
first_aid emergency_care
evacuation drill* emergency_exercise*
throughput output volume production
yield output harvest*
setup changeover* set-up*
downtime stoppage* standstill*
scrap reject* waste
drawing* design* technical_plan*
prototype* model* sample*
supplier_audit* audit*
purchase_price* price* cost*
lead_time* delivery_time* turnaround
stock_level* stock inventory
returns returned_goods refund*
website_visitors traffic visits
click* engagement traffic
copywriting copy text* writing
editing edits revision* correction*
interviewee* source* guest*
funding finance grants
curricul* syllab* programme* plan
tutorial* lesson* session* support
mentor* tutor* coach*
exam_preparation revision exam*
special_needs additional_needs learning_difficulties
behaviour conduct
feeding meals food
appointment_booking scheduling appointments
prescription* medication*
blood_sample* blood_test* sample*
patients' patient* people
relatives family families next_of_kin
tradespeople tradesm* contractor* workm* craftsm*
`

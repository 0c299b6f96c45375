/**
 * English words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsEn = `
request* enquir* inquir* quer* question* ticket* case cases
issue* problem* defect* bug bugs fault* error* failure* incident* trouble malfunction* glitch*
failed failure* failing unsuccessful declined
delay* late lateness hold-up* backlog*
investigat* look_into looked_into looking_into diagnos* analys* root trace tracing traced
meeting* appointment* session* consultation* discussion*
call calls phone* telephone* telephon*
email* e-mail* mail* message* correspondence letter letters
customer* client* buyer* purchaser* shopper* consumer*
guest* visitor* diner* patron*
colleague* coworker* co-worker* peer* team teammate* team-mate* staff coworkers
employee* staff worker* personnel workforce team_member* headcount
newcomer* new_hire* new_starter* starter* joiner* recruit recruits new_colleague* new_employee* new_staff
supplier* vendor* provider* subcontractor*
partner* third_part* external_part*
manager* supervisor* boss line_manager* head heads
director* executive* management senior_management
school* college* academy
pupil* student* learner* schoolchild* children class classes
parent* famil* guardian* carer*
lesson* class classes teaching course* tuition
mark marks grade grades result results score scores
report* write-up* summar* account_of review* statement*
document* paper papers paperwork file* record* documentation
record* log logs register* entry entries history
note notes minute minutes record
form forms document* application_form*
quote* quotation* offer* estimate* proposal* bid bids tender*
invoice* bill bills billing payment_request*
payment* transaction* pay remittance*
refund* reimbursement* money_back
cost* expense* expenditure* spend* outlay
budget* funds funding finances
price* rate rates tariff* pricing fee fees
order* purchase* procurement
purchas* buy buying bought order* procur* sourc*
stock inventor* goods supplies merchandise
goods product* merchandise item* article* ware wares
delivery deliver* shipment* consignment* dispatch*
warehouse* depot* store storeroom* stockroom* storage distribution_cent*
truck* lorry lorries hgv* heavy_goods_vehicle*
vehicle* < car cars van vans truck* lorry lorries bus buses
route* round rounds trip* journey* run
machine* machinery equipment plant device* unit
device* < laptop* phone* tablet* printer* scanner*
hardware < laptop* computer* printer* server servers workstation*
tool tools instrument* equipment
material* supplies consumable*
standard* requirement* specification* norm* rule rules regulation* guideline*
complian* adheren* conform* compl* observ*
inspection* check checks audit* examination* control*
test tests testing trial*
result* outcome* finding* figure figures performance
data information figures records
database* datastore* data_store* db
dashboard* report* visualisation* visualization*
chart* graph* visualisation* visualization*
spreadsheet* < excel
crm crm_system customer_database < salesforce hubspot dynamics pipedrive zoho
cloud cloud_platform cloud_infrastructure < aws azure gcp
relational_database* sql_database* relational < postgresql postgres mysql oracle mariadb mssql
container* containeris* containeriz* < docker kubernetes podman
newsletter* mailing* email_bulletin* bulletin*
advert* ad ads advertisement* advertising
content post posts article* copy text texts
post posts article* entry publication*
audience* reader* viewer* public followers
brand brands branding label
website* site web_site* web_page* web
app apps application* software program* system*
service services server application system component*
cache caching cached
response_time* latency loading_time* load_time*
release* deployment* rollout* launch*
rollout* roll-out* deployment* introduction* launch* implementation*
implementation* introduction* rollout* deployment* launch* adoption
migration* move transition* switch changeover conversion
upgrade* update* moderni*
code codebase source_code programming
code_review* pull_request* review*
design designs layout* draft* mock-up* mockup*
drawing* plan plans sketch* blueprint*
documentation manual manuals handbook* guide guides
guide guides manual* handbook* instruction* leaflet* brochure*
event* function functions fair fairs conference* gathering*
presentation* talk talks demo demos demonstration*
research stud* investigation*
stud* survey* research paper papers
survey* questionnaire* poll polls feedback
feedback review* rating* satisfaction evaluation*
policy policies cover coverage contract*
account accounts ledger* book books bookkeeping
bookkeeping accounting accounts ledger*
closing* close accounts statement*
reconcil* match* agree* balanc*
tax taxes vat duty duties
payroll salar* wage* pay pay_run*
absence* leave sickness holiday*
holiday* leave vacation* annual_leave
shift* rota rotas roster* schedule* timetable*
schedule* plan plans timetable* calendar* diary diaries planning
diary diaries calendar* schedule* appointment*
booking* reservation* appointment*
reception front_desk desk front_office
front_office reception counter front_of_house
till tills checkout* cash_desk register cash
cash money takings payments
meal* dish dishes food menu menus plate plates
food meal* dishes cuisine groceries
breakfast* lunch* dinner* meal
table tables cover covers
bed beds bedding linen
clean* tidy tidi* hous* hygiene
patient* resident* service_user* person people
ward wards unit department station
doctor* physician* gp gps clinician* medical_staff
nurse* nursing_staff clinician*
child* kid kids infant* toddler* youngster* young_people pupils
house* home homes propert* dwelling*
construct* build* erect* site
renovat* refurbish* redecorat* moderni* restor*
socket* outlet* power_point*
pipe pipes pipework plumbing
repair* fix* mend* servic* maintenance overhaul* remed*
maintenance upkeep servic* repair*
garden* grounds green_space* landscap*
plant plants shrub* planting
court courts tribunal* hearing*
hearing* trial* proceeding*
brief briefs pleading* submission* statement_of_case
article* piece pieces story stories text texts
interview* conversation* talk talks
photo* picture* image* shot shots
video* film films clip clips footage
book* title titles volume* publication*
support help assistance aid backing
setup set-up installation configuration
access permission* rights account
network* lan infrastructure
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
reduction* decrease* drop cut decline fall
rise* increas* growth up climb* grew gain*
rely relied relies depend* use uses used
serving serv* support* used_by
daily each_day every_day a_day per_day day-to-day
weekly each_week every_week a_week
monthly each_month every_month a_month
yearly annual* each_year every_year
morning* early_hours am
overnight night nights
quick* fast prompt* swift* rapid*
accura* precis* correct* exact*
safe* secure*
old existing former legacy previous outdated
new fresh additional newly
special* particular specific
public open state
local nearby area
member* participant* attendee*
participant* attendee* delegate* member*
volunteer* helper*
shop* store* retail outlet* boutique*
window_display* display* window* decoration*
display* exhibit* presentation*
price_tag* label* tag tags
label* tag tags sticker* marking
packaging pack* wrapping
passenger* traveller* rider*
damage* defect* breakage*
insurance cover policy policies
lab* laborator*
experiment* trial* test tests
forecast* prediction* projection* outlook
analysis analyses analys* evaluation* assessment*
assessment* evaluation* appraisal* review*
change* modification* adjustment* amendment* alteration*
contact liaison communication link
communication* contact correspondence exchange
permit* licen* permission*
grant* funding subsid*
visit* tour* call calls
archive* filing records
stationery office_supplies supplies
clothes clothing garment* apparel
colour* color* tint* dye dyeing
engine* motor motors
brake* braking
tyre* tire* wheel*
bike* bicycle* cycle*
accounting_software accounting_system bookkeeping_software finance_system < xero quickbooks sage datev
bi_tool business_intelligence reporting_tool < power_bi tableau looker qlik
programming_language < python java javascript typescript go kotlin ruby php
viewing* visit* showing* property
property properties real_estate housing lettings estate
lodging accommodation hotel* stay stays
list lists record* register* directory database
lower* cheaper reduc* saving* saved
visitor* guest* caller* client*
welcom* greet* receiv* reception
architect* practice studio
purchase_order* order* requisition*
minutes minute note notes meeting_notes
stationery supplies consumables
petty_cash cash expenses
onboarding induct* introduc* welcom* train*
filing filed file* archiv* document*
proofread* check* correct* edit*
interviews interview* candidate_meetings
triage* assess* priorit*
discharge* release* going_home
lesson_plan* lesson_planning planning
assessment* exam* test tests marking
blueprint* drawing* plan plans
client_meeting* meeting* customer_meeting*
lead leads prospect* enquir*
shop_floor sales_floor floor
stocktak* stock_count* inventor* count*
replenish* restock* refill* shel* fill*
merchandis* display* present*
price_list* pricing price*
pick picked picking order-picking collect* assembl*
pack packed packing wrap*
dispatch* ship* send* sent deliver*
toolbox* tools tool
troubleshoot* fault-finding fault_finding diagnos*
unit_test* test* automated_test*
pipeline* ci deployment* build*
refund* return* repayment*
payment_failure* failed_payment*
monitor* watch* track* supervis_systems observ*
log logs logging record*
user_interface interface* ui front_end frontend
landing_page* page* web_page*
layout* design* arrangement
brochure* leaflet* flyer* booklet*
journalist* reporter* press media
follower* subscriber* community audience
budget* spend* funds
menu* dish* recipe* card
service shift sitting
cover covers guest* diner* meals
allerg* intoleran* dietary
itinerar* route* travel_plan*
ticket* fare* pass
legal_research research case_law
contract_review* contracts review*
draft* prepar* writ* drew_up
litigation disputes court
beneficiar* service_user* client*
counsel* advi* support* guidance
irrigat* water*
prun* trim* cut*
herd* cattle livestock cows
problem* fix fixes fixed issue* repair*
user_interview* user_research interviews interview* user
findings results insights observations
resident* citizen* local_people inhabitant*
council* municipal* authorit*
handbook* manual* guide* documentation
roster* rota* shift_plan* staffing
cover* stand-in substitut* replacement*
weddings wedding* ceremon*
exhibition* show* display*
garment* clothes clothing item* piece*
tenant* renter* resident* occupier*
rent rents payments
survey* inspection* assessment* questionnaire*
drawing* design* technical_plan*
supplier_audit* audit*
purchase_price* price* cost*
stock_level* stock inventory
returns returned_goods refund*
copywriting copy text* writing
interviewee* source* guest*
funding finance grants
curricul* syllab* programme* plan
mentor* tutor* coach*
exam_preparation revision exam*
feeding meals food
appointment_booking scheduling appointments
patients' patient* people
relatives family families next_of_kin
tradespeople tradesm* contractor* workm* craftsm*
`

/**
 * Everyday words for duties that careful writers exchange in English resumes; see `wordings.ts`. Words of
 * another rank, reach or trade stand in no row together.
 */
export const dutyWordingsEn = `
solv* resolv* resolut* clos* fix* settl*
prevent* avoid* control*
nutrition diet diets feeding food dietary
surgery surgical
pet pets animal* patient*
building* premises office offices property properties site block
home homes house houses property
worth valued value totalling
mistake* error* slip*
raise* report* flag* log* submit* submission* file*
miss* not_attended no-show* absent
resiz* size* adjust* crop*
menu menus dish dishes
autumn seasonal season
stock-take stocktake stocktaking inventor* stock_count*
stock inventor* supplies goods
look_after looked_after looking_after care cared caring attend* tend*
spot* identif* notic* recognis* recogniz* detect*
support help assist* aid
extra additional further more
establish* set_up setting_up start* form* launch* introduc*
outing* trip* excursion* visit*
arrang* organis* organiz* schedul* book* plan* coordinat*
club clubs society group
result* finding* outcome* insight*
display* exhibit* show*
debt debts arrears overdue unpaid outstanding
chas* collect* pursu* follow_up followed_up following_up credit_control recover*
time-to-hire time_to_hire hiring_time vacancy_time
existing current present
roughly approximately around about some circa nearly
rota* schedule* roster* timetable* rotation*
cover* fill* stand_in stood_in deputis*
phone* call* ring rang telephone*
letter* correspondence mail
minutes notes record_of_meeting
meeting* session* appointment*
induction* onboarding orientation
handbook* guide* manual*
starter* joiner* newcomer* recruit* new_employee* new_staff new_colleague*
laptop* computer* pc pcs machine* device* workstation*
ticket* request* incident* case cases query queries call
roll* deploy* install* introduc*
move* transfer* migrat* relocat* port*
server* on-premises on_premise local machine
spreadsheet* workbook* excel sheet*
queries query quer* select
script* program* code macro*
bug bugs defect* fault* issue* error*
pull_request* code_review* merge_request*
coverage covered share
tour tours guided_walk*
cover covers guest* diner* meal*
waste wastage scrap spoilage
batch* portion* run runs lot
fridge* refrigerator* chiller* cold_store*
temperature* reading readings
log logs sheet* record* register* list lists
allergen* allergy allergies intoleran*
order* purchase* request* reorder*
supplier* vendor* wholesaler* producer*
deliver* drop_off dropped_off transport* ship*
van vans vehicle* car cars
load* unload* stack* fill*
pallet* load loads crate*
damage* broken faulty defective
scanner* handheld device* terminal*
pick* select* assembl* collect*
pack* wrap* box* parcel*
label* tag* mark* sticker*
shelf shelves shelving rack* bay bays
clean* wash* wipe* sanitis* sanitiz* disinfect* steril* decontaminat* hygien*
tidy tidied neat order orderly
check* inspect* examin* verif* test* review* audit* control* monitor*
measur* gaug* survey* record* take took taken
drawing* plan plans blueprint* diagram* schematic*
wire* wiring rewir* cable* cabling
socket* outlet* point points
fitt* instal* mount* attach* connect*
repair* mend* fix* restor* overhaul* servic* maintain*
alongside with together_with in_cooperation_with beside
trade trades subcontractor* craftspeople
apprentice* trainee* learner* student*
mentor* coach* guid* train* teach* tuition taught instruct* show* demonstrat*
talk* present* speech* address* brief*
team* crew* group* shift squad*
resident* patient* client* service_user* people
meal* food eating lunch* dinner*
wash* bath* shower* hygiene
dress* clothe* clothing
medication* medicine* tablet* drug* prescription*
dose* dosage administ* giv* gave
blood_sample* blood_test* bloods take_blood took_blood taking_blood taken_blood
wound* dressing* bandag*
admit* admission* intake check-in
discharg* release* leaving going_home
ward* unit department*
relative* famil* next_of_kin
lesson* class classes teaching
pupil* student* child children learner*
homework exercise* assignment*
exam* test* assessment* paper papers
report card report* feedback
playground break recess lunch_duty
trip* visit* outing*
advert* ad ads posting* vacanc*
interview* selection conversation*
contract* agreement* terms
payroll pay salary salaries wage wages
file* record* folder* dossier*
grievance* complaint* dispute*
sick* sickness illness absence*
polic* guideline* rule* procedure*
post* publish* content share* upload*
follower* subscriber* audience fans
video* clip* film* footage reel*
newsletter* mailing* bulletin* email* e-mail*
campaign* promotion* action
brochure* leaflet* flyer* catalogue* booklet*
press media journalist*
event* function* gala celebration*
venue* location* hall
volunteer* helper*
donor* supporter* sponsor*
grant* fund* funding subsidy
budget* spend* cost* allocation
forecast* projection* estimate*
invoice* bill*
ledger* accounts account books
reconcil* match* balanc* agree*
return returns filing declaration*
bank statement* account*
audit* review* examination
year-end annual year_end close
quarterly every_quarter each_quarter
annual* yearly every_year each_year
weekly every_week each_week
daily every_day each_day
monthly every_month each_month
nightly every_night each_night per_night
`

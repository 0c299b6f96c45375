/**
 * Everyday words for duties that careful writers exchange in English resumes; see `wordings.ts`. Words of
 * another rank, reach or trade stand in no row together.
 */
export const dutyWordingsEn = `
solv* resolv* resolut* clos* fix* settl*
prevent* avoid* control*
pet pets animal* patient*
building* premises office offices property properties site block
home homes house houses property
worth valued value totalling
mistake* error* slip*
raise* report* flag* log* submit* submission* file*
miss* not_attended no-show* absent
stock inventor* supplies goods
look_after looked_after looking_after care cared caring attend* tend*
spot* identif* notic* recognis* recogniz* detect*
support help assist* aid
establish* set_up setting_up start* form* launch* introduc*
outing* trip* excursion* visit*
arrang* organis* organiz* schedul* book* plan* coordinat*
club clubs society group
result* finding* outcome* insight*
display* exhibit* show*
chas* collect* pursu* follow_up followed_up following_up credit_control recover*
roughly approximately around about some circa nearly
rota* schedule* roster* timetable* rotation*
cover* fill* stand_in stood_in deputis*
phone* call* ring rang telephone*
letter* correspondence mail
minutes notes record_of_meeting
meeting* session* appointment*
handbook* guide* manual*
starter* joiner* newcomer* recruit* new_employee* new_staff new_colleague*
laptop* computer* pc pcs machine* device* workstation*
ticket* request* incident* case cases query queries call
roll* deploy* install* introduc*
move* transfer* migrat* relocat* port*
server* on-premises on_premise local machine
spreadsheet* workbook* excel sheet*
script* program* code macro*
bug bugs defect* fault* issue* error*
tour tours guided_walk*
cover covers guest* diner* meal*
batch* portion* run runs lot
fridge* refrigerator* chiller* cold_store*
log logs sheet* record* register* list lists
allergen* allergy allergies intoleran*
order* purchase* request* reorder*
supplier* vendor* wholesaler* producer*
deliver* drop_off dropped_off transport* ship*
van vans vehicle* car cars
load* unload* stack* fill*
damage* broken faulty defective
scanner* handheld device* terminal*
pick* select* assembl* collect*
pack* wrap* box* parcel*
label* tag* mark* sticker*
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
medication* medicine* tablet* drug* prescription*
dose* dosage administ* giv* gave
discharg* release* leaving going_home
ward* unit department*
relative* famil* next_of_kin
lesson* class classes teaching
pupil* student* child children learner*
exam* test* assessment* paper papers
report card report* feedback
trip* visit* outing*
advert* ad ads posting* vacanc*
interview* selection conversation*
file* record* folder* dossier*
sick* sickness illness absence*
post* publish* content share* upload*
follower* subscriber* audience fans
video* clip* film* footage reel*
newsletter* mailing* bulletin* email* e-mail*
campaign* promotion* action
brochure* leaflet* flyer* catalogue* booklet*
press media journalist*
volunteer* helper*
budget* spend* cost* allocation
forecast* projection* estimate*
invoice* bill*
ledger* accounts account books
reconcil* match* balanc* agree*
bank statement* account*
audit* review* examination
quarterly every_quarter each_quarter
annual* yearly every_year each_year
weekly every_week each_week
daily every_day each_day
monthly every_month each_month
`

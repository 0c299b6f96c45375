/**
 * English words for the same act, a row an act, with its nouns: near-synonyms of one strength. Whoever
 * helped, used or took part stands in no row with whoever led, designed or decided.
 */
export const verbWordingsEn = `
answer* repl* respond* response* deal_with dealt_with dealing_with take_calls took_calls taking_calls field*
call called calling phon* rang ring ringing telephon* dial*
email* e-mail* writ* wrote mail*
inform* notif* advis* advice told tell telling brief* alert* updat* communicat* announc* let_know
report* flag* rais* notif* log logged logging record* pass_on passed_on passing_on escalat*
discuss* talk* speak* spoke consult* confer* agree* clear cleared liais* exchang* went_over met meet meeting
explain* explanation* clarif* describ* description* set_out outlin* illustrat* demonstrat* show* walk_through walked_through
present* demonstrat* show* pitch* introduc* give_talks gave_talks
demonstrat* demo demos demoed show* present*
request* ask* appl* order*
remind* chas* follow_up followed_up following_up dunning prompt*
write* writing wrote written draft* compos* prepar* author* produc* word worded drew_up draw_up drawing_up draw_up put_together
note* minut* record* write_down wrote_down jot* took_minutes take_minutes taking_minutes kept_minutes
record* log logged logging document* note noted noting regist* captur* enter* track* kept_records
enter* entry input* key keyed keying type typed typing captur* post posted posting record*
document* record* describ* description* write_up wrote_up written_up writing_up
transcrib* transcription* typ* write_up wrote_up note*
compil* collat* gather* collect* put_together assembl* prepar* bring_together brought_together
collect* gather* pick_up pickup* picked_up picking_up fetch* retriev* obtain* compil* harvest*
sort* organi* order* arrang* categor* classif* group* catalog*
file filed filing archiv* store storage stored storing put_away organi*
scan* digiti* photocop* copied copying copy
calculat* comput* work_out worked_out working_out determin* establish* estimat* cost costed costing
estimat* forecast* project* predict* approximat*
count* tall* inventor* stocktak* stock-tak*
check* verif* inspect* examin* review* control* audit_of vet* validat* confirm* cross-check* go_through went_through scrutin* look_over looked_over
proofread* check* correct* read_through review* edit*
review* check* assess* evaluat* look_at looked_at examin* go_over went_over revis*
assess* evaluat* apprais* judg* rate rated rating gaug* review* analys*
inspect* check* examin* look_over survey* walk_round
measur* gaug* take_readings took_readings survey* monitor* record* test* dimension*
weigh* portion* measur*
test* try trying tried trial* check* verif* qa
analys* analyz* evaluat* examin* interpret* stud* investigat* review* look_into looked_into
investigat* look_into looked_into analys* analyz* examin* explor* research* trac* diagnos* root-caus*
diagnos* identif* find found finding detect* locat* spot* pinpoint* trac* troubleshoot* investigat*
identif* spot* find found finding detect* recogn* discover* highlight* uncover* pinpoint* flag*
compar* match* reconcil* cross-check* benchmark* balanc* contrast*
reconcil* match* balanc* agree* compar* clear cleared clearing
research* investigat* stud* look_up looked_up search* explor* source sourced sourcing find found
interview* question* talk* spoke survey* poll* conversation*
survey* poll* question* interview* canvass*
plan* schedul* organi* arrang* map_out mapped_out program* prepar* coordinat*
schedul* book* plan* arrang* set_up timetabl* fix fixed fixing rota* roster*
arrang* organi* set_up setting_up plan* schedul* book* coordinat* fix fixed sort_out sorted_out
book* reserv* arrang* schedul* make_reservations made_reservations
prepar* get_ready got_ready set_up setting_up set_out ready readied mak* made
set_up setting_up setup install* configur* establish* prepar* put_in_place create created creating build built
build* built construct* creat* develop* mak* made put_up erect* assembl*
creat* produc* mak* made build* built develop* design* generat* craft* prepar* write written wrote
produc* manufactur* mak* made fabricat* generat* turn_out turned_out creat*
manufactur* fabricat* mak* made production
assembl* put_together fit fitted fitting mount* build* built construct* join joined joining
install* fit fitted fitting mount* put_in set_up setting_up connect* lay laid laying
repair* fix* mend* restor* overhaul* servic* remed* rectif* put_right patch*
servic* maintain* maintenance look_after looked_after inspect* upkeep overhaul*
replac* swap* chang* exchang* renew* substitut*
adjust* set setting calibrat* tune* align* fine-tun* regulat* adapt* trim*
clean* wash* tid* wip* scrub* sweep* swept vacuum* hoover* sanit* disinfect* hygiene mop* polish*
disinfect* sanit* sterili* decontaminat*
tid* clear* clean* put_away straighten*
cook* prepar* mak* made fry fried roast* grill* boil*
bake* baking mak* made produc* prepar*
chop* cut cutting slic* peel* dice diced dicing prep prepped prepping prepar*
plate plated plating dress* garnish* serv* present* arrang*
serv* wait_on waited_on waiting_on look_after looked_after attend* cater* deal_with host*
pour* dispens* draw* drew mix mixed mixing mak* made serv*
sell* sold sale sales
advis* counsel* guid* consult* recommend* inform* advice help_choose
recommend* suggest* propos* advis* advice
teach* tuition taught instruct* tutor* train* lesson* educat* coach* gave_lessons deliver_lessons delivered_lessons
train* instruct* teach* tuition taught coach* show* familiari* induct* onboard* upskill*
coach* mentor* guid* tutor*
guid* show* escort* accompan* lead_tours led_tours tour* conduct*
escort* accompan* take_to took_to guid* chaperon* walk walked
supervis* invigilat* watch* monitor* oversee_exams
invigilat* supervis* proctor* exam_supervision
grad* mark marked marking assess* correct* score scored scoring
care cared caring look_after looked_after looking_after tend tended tending nursed nursing attend* support*
treat* therap* care cared manag*
wash* bath* personal_care dress* hygiene
feed* fed give_food meals nourish*
lift* hoist* mov* transfer* reposition*
administ* give gave given dispens* hand_out handout* handed_out dose dosed dosing appl*
vaccinat* immuni* inoculat* jab* inject*
move* moving transport* carry carried carrying shift shifted shifting transfer* relocat* haul*
transport* drive drove driven driving carr* mov* deliver* convey* haul* ferr* ship*
deliver* bring brought transport* suppl* drop_off dropped_off distribut* hand_over handover* handed_over courier*
drive* drove driving steer* operat* transport* chauffeur*
operat* run ran running work_with us* handl* driv* man manned manning use
run ran running operat* keep kept keeping perform* carry_out
load* unload* fill* stow* empt*
pack* wrap* box boxed boxing bag bagged bagging parcel* bundl*
store* storing stock* keep kept hous* put_away warehous*
pick* select* collect* assembl* retriev*
choose* choos* choice* chose* select* pick* decid* decision*
order* request* purchas* requisition* procur* replenish* buy*
buy* bought purchas* procur* sourc* acquir* acquisition* obtain*
pay* paid settl* remit* transfer* disburs*
bill* invoic* charg*
collect* chas* recover* recovery obtain* take_payment* debt*
cash* till* take_payment* took_payment* taking_payment* payment*
refund* reimburs* return* repay* repaid credit*
post* book* enter* record*
close* clos* complet* finali* finish* wrap_up wrapped_up shut* finalis*
updat* refresh* revis* renew* amend* keep_current kept_current maintain* bring_up_to_date
maintain* keep kept keeping look_after manage_records upkeep updat* run
chang* alter* modif* adjust* adapt* amend* revis* switch* vary varied
convert* conversion* transform* turn_into turned_into chang* translat* port ported porting migrat*
migrat* mov* transfer* switch* transition* convert* conversion* port ported
merg* combin* consolidat* join joined unif* bring_together brought_together pool* centrali*
split* divid* separat* break_down broke_down partition*
simplif* streamlin* shorten* standardi* ease eased reduc* tidy tidied
shorten* cut* reduc* speed_up sped_up trim* abridg* condens*
reduc* cut* lower* decreas* shrink* shrank bring_down brought_down slash* minimis* trim* drop* fell fall* decline* save* halv*
increas* rais* grow* grew improv* lift* boost* went_up go_up rose rise* up climb* gain* enhanc* doubl*
avoid* prevent* stop* avert* reduc* eliminat*
solv* resolv* resolution* fix* settl* clear* sort_out sorted_out sorting_out deal_with dealt_with handl* rectif* put_right address*
handl* deal_with dealt_with dealing_with process* manag* take_care took_care see_to saw_to look_after looked_after manage
process* handl* deal_with dealt_with work_through worked_through complet* book*
design* draw* drew plan* conceiv* concept* develop* layout* sketch* devis*
devis* develop* design* creat* conceiv* draw_up drew_up invent*
draw* drew drawn sketch* draft* illustrat* plot*
develop* program* cod* build* built implement* writ* wrote engineered engineering
program* cod* develop* writ* wrote script* implement*
implement* introduc* roll_out rollout* rolled_out rolling_out put_in_place set_up launch* install* deploy* adopt* bring_in brought_in
deploy* roll_out rollout* rolled_out releas* ship shipped shipping launch* publish* go_live went_live install*
debug* troubleshoot* fix* bug*
integrat* connect* link* hook* join joined interfac* embed*
connect* link* join joined wire wired wiring attach* plug*
automat* script*
monitor* watch* track* follow* observ* keep_an_eye kept_an_eye survey*
observ* watch* monitor* look_at note*
edit* revis* correct* rework* amend* cut* proofread*
publish* post posted posting releas* put_online issu* print*
design* layout* typeset* lay_out laid_out set setting format*
photograph* shoot* shot take_pictures took_pictures picture*
film* shoot* shot record* video*
host* welcom* receiv* look_after greet* entertain*
welcom* greet* receiv* meet met reception host*
register* regist* enrol* sign_up signed_up book_in booked_in check_in checked_in admit* admission* record*
issue* issu* give_out gave_out hand_out handout* handed_out provid* suppl* distribut* produc*
distribut* hand_out handout* handed_out give_out gave_out deliver* shar* dispens* circulat* allocat* send_out sent_out
send* sent dispatch* forward* mail* post posted ship* transmit* transmission* deliver*
forward* pass_on passed_on redirect* rout* refer* transfer* send sent hand_over handover* handed_over relay*
refer* rout* forward* direct directed signpost* transfer* send sent
receiv* accept* take_in took_in get got collect* take_delivery took_delivery
hand_over handed_over pass_on passed_on transfer* giv* gave deliver* handover*
approv* sign_off signed_off authori* releas* clear*
comply complied complian* adher* follow* observ* meet met abide* stick stuck respect*
represent* act_for acted_for stand_in stood_in cover*
stand_in stood_in cover* fill_in filled_in substitut* deputis* replac*
mediat* conciliat* settl* resolv* resolution* arbitrat*
negotiat* bargain* agree* renegotiat*
recruit* hire* hiring appoint* take_on took_on employ*
screen* shortlist* pre-select* select* sift* review*
plant* sow* grow* grew cultivat*
prune* prun* trim* cut* clip*
water* irrigat* sprinkl*
feed* fed
breed* bred rear* rais*
cut* trim* slic* saw* snip* style styled styling shap*
sew* stitch* hem* alter* tailor* mend*
alter* adjust* take_in took_in tailor*
drill* bor* mill* machin* turn turned turning
machin* mill* turn* lathe* grind* cnc
grind* ground sharpen* sand* polish*
lay laid laying install* plac* pour*
rescue* rescu* evacuat* sav*
rehears* practis* practic*
organi* run ran running arrang* hold held holding stag* put_on set_up host* plan* coordinat* conduct*
conduct* carry_out carried_out carrying_out perform* run ran do did hold held undertak* undertook complet*
attend* take_part took_part participat* go_to went_to visit* join joined sit_in
participat* take_part took_part join* contribut* attend* involv* collaborat*
collaborat* work_with worked_with working_with cooperat* partner* team_up teamed_up work_together jointly alongside
help* assist* support* aid* back backed give_a_hand gave_a_hand lend_a_hand
support* assist* help* serv* back*
visit* call_on called_on go_to went_to tour* travel* site_visits
travel* commut* visit* go_to went_to
win* won gain* acquir* acquisition* attract* bring_in brought_in secur* land landed obtain*
attract* bring_in brought_in gain* win* won draw* drew recruit*
promot* advertis* market* publici*
advertis* promot* market* list listed listing
rais* collect* generat* gather*
achiev* reach* attain* meet met hit hitting fulfil* deliver*
exceed* surpass* beat beating above top topped over outperform*
list listed listing catalog* index* inventor* record*
label* tag tagged tagging mark marked marking price pricing
display* exhibit* present* show* arrang* set_out lay_out laid_out
stock* fill* restock* replenish* refill* shelv* stack* top_up topped_up
open* start_up unlock* launch* set_up
lock* close* shut* secur*
iron* press pressed pressing steam*
launder* wash* laundr* clean*
mix* blend* stir* knead* combin*
dispos* discard* remov* throw_away threw_away clear* get_rid recycl* scrap scrapped
remov* tak_out took_out delet* clear* eliminat* strip stripped
sampl* take_samples took_samples specimen* test*
stain* dye dyed dyeing colour* color* tint*
style styled styling cut* dress* hairdress*
massag* treat* therap*
exercis* train* work_out
reassur* calm* comfort* support* accompan*
complain* object* claim*
claim* file filed filing submit* submission* lodg* appl*
submit* submission* hand_in handed_in file filed filing lodg* send sent present* deliver*
sign* conclud* conclusion* execut* close*
complet* finish* fill_in filled_in fill_out filled_out conclud* conclusion*
start* launch* begin* began initiat* open* set_up establish*
found founded founding establish* start* set_up launch*
rent rented renting let letting lease leased leasing hire hired hiring
let letting rent rented renting lease leased leasing
convey* mov* transfer* transport*
clear* empt* vacat*
settle* settl* resolv* resolution* pay* paid agree*
administ* manage_records maintain* process* handl* look_after keep kept admin
budget* cost costed costing plan*
save* saving* economi* cut* reduc*
relay* pass_on passed_on communicat* transmit* transmission* forward*
deput* stand_in stood_in cover* represent*
substantiat* prove* evidenc* document*
audit* inspect* check* review*
headcount* count* tally
customer_care look_after looked_after looking_after customer_service care cared
`

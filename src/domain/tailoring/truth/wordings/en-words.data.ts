/** Plain English words that careful writers exchange in any trade; see `wordings.ts`. */
export const plainWordingsEn = `
accept acceptance adopt adoption adopted
accessible available
accommodate* adapt* adjust*
accord* grant* give
account story report description
achieve* accomplish* attain* reach*
action actions step steps measure measures
acquire* gain* learn learned learnt obtain*
add added adding supply* append* include*
affect* impact* influenc* concern*
agreement* arrangement* accord* understanding
amount amounts quantity quantities number numbers sum sums how_much how_many
high tall height heights
wide width widths broad
big large sizeable considerable
answer* solution* repl*
appeal* attract*
apparel clothing dress
area areas zone zones field fields district
art artwork* graphics
assess* measure* value valued valuing valuation* apprais*
assign* allot* allocat* designat* appoint*
associate associated link* connect* relat*
attempt* try tried tries effort
autumn fall
base* found founded ground
based located situated placed
begin began beginning start* commenc* first
border* boundary boundaries edge edges
brand* make makes label*
bring brought bring_in take* convey*
broadcast* air aired airing on_air transmit* transmission*
on_air broadcast* live
burger* hamburger*
call* name named
careful* attentive cautious
carrier* bearer* haulier*
cargo freight load loads shipment* consignment*
category categories class classes group groups type types
cause causes reason reasons ground grounds
central key main core
chamber* bedroom* room rooms
change* shift shifted switch* alter*
check* look_into examin*
choose choosing pick select* opt
clear* tidy tidied empty
clip* crop cropped trim trimmed
closure* shutdown* blockage*
comfort* ease
commitment dedication loyalty
community neighbourhood local_people
complain* object objected grievance*
component* element* part parts
compulsory mandatory required obligatory
concern concerns worry worries care
conclude* finish* end ended
condition conditions state status
conduct behaviour behavior
conform* comply complied match
conserv* restor* repair*
constant* continuous* ongoing steady
consumption intake use usage
content contents material substance
convert* turn* exchange* transform*
copy copies duplicate* transcript*
correct* right amend* rectif*
correspond* match* agree* write
couple couples pair pairs bride_and_groom newlyweds
bride* groom* couple*
crack cracks gap gaps split*
credential* login* certificate* qualification*
critique* review*
curat* conservator* keeper*
current present existing up-to-date today's
custom customs tradition* practice usage
daily everyday each_day routine
damage* harm*
deal* treat* handl*
death deaths decease
declare* state stated announc* submit* submission*
dedicated loyal committed
define* specify specified set determine*
delay* hold_up lateness
demand* require* ask call_for
department* section* unit
dependable reliable trustworthy true
deposit* lodge*
describe* report* account* depict*
detail details particulars
determine* establish* find found
develop* evolve* build
diary diaries journal* logbook*
difference* discrepanc* gap
difficult* problem* trouble
diligent* conscientious hard-working
direct* straight
direction* guidance instruction*
disability* handicap* impairment*
discipline* field subject
discreet discretion confidential tactful
tactful discreet diplomatic
dispatch* send sent complete
display* expose* show
disrupt* interrupt* disturb*
distinction* honours merit
double-check* verify
double doubled twice
doctor* doc physician*
dress* clothes outfit*
durable long-lasting lasting hard-wearing
duty duties obligation* responsibilit*
early earlier before former
easy easily effortless simple
economical thrifty sparing
effect* result* outcome* consequence*
effort* endeavour* work
elementary primary basic
basic basics fundamental* elementary introductory
encourag* promot* foster* support*
endorse* back backed approve
enjoy* like love interest interests
enrol* register* enter* sign_up
entry* submission* entrance
environment* surround* setting
equal* same match
essential* vital necessary key
vital essential crucial important
important significant key major
establish* found set_up institute*
estate* property land
estimate* gauge* forecast* calculat*
evaluate* valuation rating assess*
even* equal level
evidence grounds proof
examine* inspect* study studied look_at
example* sample instance* model
exchange* swap* interchange*
execut* perform* carry_out
exemption* waiver*
exercis* practis* train*
exist* live current
expect* anticipat* forecast*
experience* background
express* state stated voice voiced
extend* prolong* stretch* continu*
extra additional special further
extract* excerpt* infusion*
fail* break_down broke_down go_wrong went_wrong
fair* just reasonable
family families household* home
fast quick rapid prompt swift brisk
fault* defect* error* breakdown* failure*
fellow colleague* peer*
field fields discipline* subject* area*
figure figures number* calculate*
final last closing end
finish* complete* end final
firm* solid strong
firm firms company practice
fit fits match* suit*
flexible adaptable versatile elastic
versatile flexible multi-skilled all-round*
flow flows stream*
focus* concentrat* centre* specialis*
following next subsequent
foster* nurture* promote* encourage*
foundation* base basis
friendly approachable warm kind
function* role purpose work
fundamental* basic key
funding support grant*
future coming next
general overall broad
glue* paste* adhesive*
goods commodity commodities wares
government* administration state
grade grades level levels class
grant* award* allow*
graph* chart* diagram*
greet* recognis* welcom*
ground* soil land earth
group* cluster*
grow* expand* raise*
guard* watch* ward
guidance direction advice steering
guild* association* society
society societies association* club*
habit* custom* routine*
hall halls lobby auditorium*
harbour* port dock*
harm* damage* hurt
healthy sound wellness
heart* core centre*
hire* rent* charter* engage*
hold holding keep maintain*
honest* truthful sincere
hospital* infirmary infirmaries
hunt* search* look_for
ill* complaint*
image* picture* icon*
immediate* prompt instant
impart* convey* teach
import* bring_in
improve* amend* better
include* incorporat* cover
incorporat* integrat* merg* includ*
indicat* point show
individual* person single personal one-to-one
one-to-one individual one-on-one one_to_one
information info details
infrequent* occasional rare
initial first introductory starting
inn pub pubs public_house* tavern*
pub pubs bar bars inn
innovative novel advanced modern
input* contribution* entry
inquir* ask* question* research
insert* introduce* put_in
install* put_in place placed set_up
instance* example* case
institut* establish* found
instruct* direct* guid* teach*
instruction* direction* guidance command*
intense intensive acute
interchang* swap* exchang*
interest* concern involvement
intermediary intermediaries liais* go-between
interpret* read reading understand* explain*
interruption* break pause
introductory basic first initial
inventory inventories stock list
invit* ask*
involv* require* includ* take_part
issue* topic matter subject problem*
item* article* piece object
join* link* unit* attach*
journey* trip* travel*
keen enthusiastic eager
knowledgeable well-informed learned
lack* want need
land ground plot plots
language* speech
late recent
lay* place put set
learn* study studied acquire*
leave* depart* go_away
legal law juridical
lessen* reduc* ease
level* tier stage degree grade
liais* link
limit* restrict* bound
line* row rows queue*
link* tie tied connect* relat* association*
liquid* fluid*
list* name named record
listener* audience* reader* viewer*
audience* listener* viewer* public
live living life
load* cargo charge
locat* site place find
look* see watch appear
loyal* faithful committed
main primary principal
maintain* preserv* sustain* keep
majority most main
maritime marine sea
marine maritime sea ocean
match* fit correspond* pair
matter* issue* subject
mean* average
medicine* drug* treatment
mention* refer* name
message* note* communication
method* way technique* approach
middle centre mid
mind* look_after care
mistake* error* fault
mixture* blend variety
model* pattern* example
modern* new advanced up-to-date
moment* minute second
monitor* watch* check* observ*
motivat* inspire* encourag* drive
mount* climb setting
move* travel* shift*
movement* motion flow
narrat* tell told story
necessary required needed essential
need* require* want demand*
network* web contact*
news information bulletin*
bulletin* news news_report* newscast*
newscast* bulletin* news_programme*
note* record* remark* observ*
notice* observ* spot* notification*
novel* new innovative
number* figure* amount
nurture* foster* care raise
object* aim goal target
observ* see watch notice*
obtain* get acquire* receive
occasion* event* time
offer* provid* present*
official* formal
old older previous former
open* clear start
operat* work function run
opinion* view* feedback
opportunit* chance prospect*
option* choice* alternative*
order* sequence arrange*
organis* arrang* structur* form
original* first source
outcome* effect* result* event
outlin* draft* summar* sketch
oversight supervision
own have possess
pace speed rate tempo
paediatric pediatric children's child children
part* piece* portion* section
path* route* track* way
pattern* design* template* model
pause* break interrupt*
peak* height top busiest
perform* execut* present
period* phase* stage* time
personal individual private own
phase* stage* step
photo* picture* shot*
piece* item* part
pile* stack* batch
place* position* put location*
plan* project* scheme*
platform* system* program*
plentiful ample
plot* field* patch land
point* item detail
polish* refin* smooth
polite courteous
position* post place role
postman postwoman mail_carrier* letter_carrier*
power* energy electricity
practical pragmatic hands-on
practice* habit use
practise* rehears* exercis* train*
prefer* favour* like
preliminar* initial first preparatory
preparation* readiness formulation*
press* push
prevent* stop* bar
previous earlier prior former
price* value cost
print* reproduce* mark
prior* earlier previous before
prioritis* prioritiz* put_first rank* order
problem* difficult* issue* challenge*
procedure* process* function
process* treat* handle*
programme* broadcast* show shows
progress* advance* development
project* undertaking* venture*
promot* advance* foster* boost*
property properties holding* belonging*
proposal* suggestion* idea*
protect* shelter* shield*
provide* supply* offer* give
publicat* issue* release*
publish* issue* bring_out brought_out release*
pull* draw drew
punctual on_time prompt
purpose* aim* use function goal
qualified certified trained accredited
quantity quantities amount* number* volume*
question* query quer* issue
range* scope variety selection* spectrum
rank* order grade rate
rare* seldom infrequent
reach* get contact achieve*
reaction* response*
read* interpret* scan study
reason* ground* cause*
receive* get obtain* accept*
recent* late new latest
record* disk file
record_library music_library music_collection
recover* retriev* regain*
refer* point direct
reference* citation* mention*
refine* improve* polish*
reflect* show mirror
regulat* control* govern*
rejuvenat* renew*
release* free issue*
reliable dependable sure
rely count depend*
remain* stay left
remark* comment* note*
remove* take_out take_away withdraw*
rent* hire charter lease*
reorganis* restructur* rearrang* regroup*
repeat* duplicat* recurring again
report* describ* account* study cover* coverage
represent* speak_for stand_for act_for
request* ask* call_for
require* need* demand* call_for
reserve* book hold set_aside
resolve* decid* settle*
resource* means materials
respect* follow* observ* honour*
respond* react* answer*
responsible accountable
rest* break*
retain* keep hold
retriev* recover* fetch* get_back
return* restor* give_back
reveal* show uncover*
review* critiqu* examin* survey*
revise* edit update* change
right* correct proper
road* route* street*
role* function* part position
room* space*
rotate* turn*
route* path* road way
routine* procedure* everyday regular
rule* regulat* govern* convention*
sample* example* specimen*
save* preserve* rescue*
science* scientific
scope* range extent reach
screen* check test vet
script* text book write wrote
sea ocean marine coast
search* hunt* look
season* time_of_year
section* part segment* chapter*
secure* safe protect*
separate* split* sort* divid*
sequence* order series
series run sequence
set* fix place put
setting* context environment*
several various many multiple
shape* form mould*
share* portion* part distribut*
sharp* keen
shelter* refuge* protect*
shift* change move
shift shifts turn
short brief little
brief short concise
shortage* lack deficit*
show* demonstrate* prove
side* edge
sign* mark notice*
signal* indicat* sign
similar like comparable
single one individual sole
sit seat
site* place location yard plot plots
site_entrance gate gates entrance
yard yards depot* site
skill* ability abilit* competenc* talent*
skilled proficient able
slow gradual
smart bright clever
solid* sound firm strong
solution* answer* fix
sound noise audio
sound healthy good solid
source* origin supply
space* room area
speak* talk* address*
special* exceptional particular
speech* talk address* language
speed* pace rate velocity
spot* notice* place
stage* phase* step level
standard* norm usual level
start* begin began commenc* launch*
state* say said declar*
statement* declaration* account
steady stable constant
step* stage* measure action
stock* carry store supply
stop* halt* end prevent*
store* keep shop
story stories account narrative* article*
strange* unusual
strategy strategies scheme* plan
strict* rigorous tight
strike* dismantl* take_down took_down
strong* solid robust firm
structur* organis* arrange* build
study* studies research examin*
style* manner way
subject* topic* theme* matter
submission* lodging lodge* entry filing
substance* material* matter
substantial considerable large
summary summaries outline* overview
supplement* add extra accessory
supply* provision* provide*
support* back* help* aid
sure certain
survey* study view poll
swap* switch* replac*
switch* change* swap*
symbol* sign icon
symptom* sign
system* scheme* structure*
talent* skill* gift
task* job project
tasty delicious
technique* method skill
tell* inform* explain*
tense stressful
stressful tense pressured high-pressure
therapeutic* curative healing
thorough complete careful rigorous
throw* toss*
title* name heading
tone* sound
tool* instrument* utensil*
utensil* tool* kitchenware
topic* subject* theme* issue
total* sum whole entire
track* follow* trace* trail*
trade* deal craft
trail* path track
transport* carry move send
travel* go journey move
trial* test run
trigger* set_off cause
true real reliable
trust* rely confidence
try* attempt* test
turn* rotat*
type* kind sort category
typical* usual common
uncover* reveal discover*
understand* know grasp
unique only single
unit* part module*
upgrade* raise improve*
urgent* pressing critical
use uses used using utilis* utiliz* apply applied
useful helpful
usual* normal regular standard
valley* vale
valuable* precious
value* worth assess* measure*
variety range mixture selection
various several different diverse
vegetable* veg veggies
venue* location place
version* edition* adaptation* variant*
view* see opinion*
viewer* audience* spectator*
visible seen
visit* see call_on
vision* sight eyesight
wage* pay salary remuneration
wait* queue* hold
walk* stroll* hike* hiking
hike* walk* trek*
wall* partition* barrier*
want* wish* need require*
wash* bath* clean*
waste* refuse scrap
watch* see view look_at
way* manner method
weather conditions climate
whole full entire complete
wish* want preference*
witness* see observ*
word* formulat* phrase* write
work* function operat* job
workshop* shop
write* pen compose wrote
young youth junior
zone* area areas
check* compare* compared comparing match* reconcil* agree* tally tallied
raise raised raising issue issued issues issuing place placed places placing
outstanding missing overdue unpaid chase chased chasing
serve* bring brings brought bringing take takes took
stock_level* stock stocks
goods_received incoming_goods goods-in received_goods
file filed filing on_file kept_on_file keep_on_file
`

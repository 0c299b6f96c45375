/** Plain English words that careful writers exchange in any trade; see `wordings.ts`. */
export const plainWordingsEn = `
accommodate* adapt* adjust*
accord* grant* give
account story report description
action actions step steps measure measures
amount amounts quantity quantities number numbers sum sums how_much how_many
high tall height heights
answer* solution* repl*
assess* measure* value valued valuing valuation* apprais*
assign* allot* allocat* designat* appoint*
associate associated link* connect* relat*
begin began beginning start* commenc* first
brand* make makes label*
broadcast* air aired airing on_air transmit* transmission*
on_air broadcast* live
category categories class classes group groups type types
change* shift shifted switch* alter*
check* look_into examin*
choose choosing pick select* opt
clear* tidy tidied empty
closure* shutdown* blockage*
comfort* ease
complain* object objected grievance*
conserv* restor* repair*
consumption intake use usage
convert* turn* exchange* transform*
correct* right amend* rectif*
correspond* match* agree* write
crack cracks gap gaps split*
credential* login* certificate* qualification*
critique* review*
current present existing up-to-date today's
custom customs tradition* practice usage
daily everyday each_day routine
damage* harm*
deal* treat* handl*
define* specify specified set determine*
delay* hold_up lateness
dependable reliable trustworthy true
describe* report* account* depict*
determine* establish* find found
develop* evolve* build
diary diaries journal* logbook*
difference* discrepanc* gap
direct* straight
discreet discretion confidential tactful
dispatch* send sent complete
disrupt* interrupt* disturb*
distinction* honours merit
duty duties obligation* responsibilit*
effort* endeavour* work
encourag* promot* foster* support*
enjoy* like love interest interests
estimate* gauge* forecast* calculat*
evaluate* valuation rating assess*
even* equal level
examine* inspect* study studied look_at
example* sample instance* model
exercis* practis* train*
expect* anticipat* forecast*
experience* background
fail* break_down broke_down go_wrong went_wrong
family families household* home
fast quick rapid prompt swift brisk
fault* defect* error* breakdown* failure*
fellow colleague* peer*
figure figures number* calculate*
final last closing end
finish* complete* end final
firm firms company practice
flow flows stream*
focus* concentrat* centre* specialis*
function* role purpose work
grade grades level levels class
graph* chart* diagram*
greet* recognis* welcom*
group* cluster*
guard* watch* ward
harm* damage* hurt
hire* rent* charter* engage*
hold holding keep maintain*
hospital* infirmary infirmaries
hunt* search* look_for
image* picture* icon*
impart* convey* teach
include* incorporat* cover
individual* person single personal one-to-one
one-to-one individual one-on-one one_to_one
inquir* ask* question* research
insert* introduce* put_in
install* put_in place placed set_up
instance* example* case
instruct* direct* guid* teach*
interpret* read reading understand* explain*
inventory inventories stock list
item* article* piece object
join* link* unit* attach*
lack* want need
lay* place put set
lessen* reduc* ease
level* tier stage degree grade
liais* link
link* tie tied connect* relat* association*
liquid* fluid*
list* name named record
listener* audience* reader* viewer*
audience* listener* viewer* public
load* cargo charge
main primary principal
maintain* preserv* sustain* keep
match* fit correspond* pair
message* note* communication
mind* look_after care
mistake* error* fault
modern* new advanced up-to-date
moment* minute second
monitor* watch* check* observ*
mount* climb setting
move* travel* shift*
movement* motion flow
necessary required needed essential
need* require* want demand*
network* web contact*
note* record* remark* observ*
notice* observ* spot* notification*
novel* new innovative
number* figure* amount
object* aim goal target
observ* see watch notice*
occasion* event* time
offer* provid* present*
open* clear start
operat* work function run
opportunit* chance prospect*
order* sequence arrange*
organis* arrang* structur* form
outlin* draft* summar* sketch
part* piece* portion* section
path* route* track* way
pattern* design* template* model
period* phase* stage* time
phase* stage* step
photo* picture* shot*
plan* project* scheme*
platform* system* program*
position* post place role
practice* habit use
practise* rehears* exercis* train*
prefer* favour* like
press* push
prevent* stop* bar
price* value cost
print* reproduce* mark
prior* earlier previous before
prioritis* prioritiz* put_first rank* order
procedure* process* function
process* treat* handle*
programme* broadcast* show shows
publicat* issue* release*
publish* issue* bring_out brought_out release*
purpose* aim* use function goal
question* query quer* issue
rank* order grade rate
read* interpret* scan study
receive* get obtain* accept*
recent* late new latest
record* disk file
record_library music_library music_collection
refer* point direct
release* free issue*
reliable dependable sure
rely count depend*
remark* comment* note*
rent* hire charter lease*
report* describ* account* study cover* coverage
request* ask* call_for
require* need* demand* call_for
reserve* book hold set_aside
respect* follow* observ* honour*
respond* react* answer*
rest* break*
review* critiqu* examin* survey*
revise* edit update* change
right* correct proper
road* route* street*
rotate* turn*
route* path* road way
science* scientific
screen* check test vet
script* text book write wrote
search* hunt* look
secure* safe protect*
separate* split* sort* divid*
sequence* order series
series run sequence
set* fix place put
share* portion* part distribut*
shift* change move
shift shifts turn
short brief little
brief short concise
show* demonstrate* prove
sign* mark notice*
signal* indicat* sign
similar like comparable
single one individual sole
sit seat
site_entrance gate gates entrance
solution* answer* fix
speak* talk* address*
special* exceptional particular
speech* talk address* language
spot* notice* place
stage* phase* step level
standard* norm usual level
start* begin began commenc* launch*
state* say said declar*
statement* declaration* account
step* stage* measure action
stock* carry store supply
stop* halt* end prevent*
store* keep shop
story stories account narrative* article*
strategy strategies scheme* plan
strike* dismantl* take_down took_down
structur* organis* arrange* build
study* studies research examin*
submission* lodging lodge* entry filing
supply* provision* provide*
support* back* help* aid
survey* study view poll
swap* switch* replac*
switch* change* swap*
system* scheme* structure*
tell* inform* explain*
thorough complete careful rigorous
tool* instrument* utensil*
utensil* tool* kitchenware
track* follow* trace* trail*
trade* deal craft
transport* carry move send
travel* go journey move
trial* test run
try* attempt* test
turn* rotat*
typical* usual common
use uses used using utilis* utiliz* apply applied
value* worth assess* measure*
visit* see call_on
want* wish* need require*
wash* bath* clean*
whole full entire complete
witness* see observ*
work* function operat* job
workshop* shop
write* pen compose wrote
young youth junior
check* compare* compared comparing match* reconcil* agree* tally tallied
raise raised raising issue issued issues issuing place placed places placing
outstanding missing overdue unpaid chase chased chasing
serve* bring brings brought bringing take takes took
stock_level* stock stocks
goods_received incoming_goods goods-in received_goods
file filed filing on_file kept_on_file keep_on_file
`

/** English words for the acts of many trades, verb and noun; see `wordings.ts`. */
export const actWordingsEn = `
loss losses lose lost losing
theft thefts stolen stole steal stealing
gift gifts give gave given giving
burial* bury buried burying interment* inter interred
entry entries enter entered entering
breakage* break broke broken breaking
speech speeches speak spoke spoken
proof proofs prove proved proven
height heights high
length lengths long
width wide
depth depths deep
flight flights fly flew flown flying
thought think
sight see saw seen
belief believe
relief relieve relieved relieving
denial deny denied
catch caught catching
fight fought fighting
meeting* meet met
binding bind bound
rebind* rebound rebinding bind bound binding
rewind rewound rewinding
rebuild* rebuilt
relay relaid re-laid relaying lay laid
reset resetting set setting
redraw redrew redrawn drew drawn
remake remade
resell resold reselling
retake retook
regrow regrew
undo undid undone
overhear overheard
oversee oversaw overseen supervise supervised supervising
withhold withheld
withdraw* withdrew
foresee foresaw
mislay mislaid lost misplaced
shine shined shone shining polish* buff buffed buffing
brush* sweep swept sweeping broom*
rinse* rins* wash* flush*
soak* steep* immers* submerg*
scrub* scour* wash*
dust* wipe* wiping
mop mopped mopping wash_floors floor_cleaning
unblock* clear* unclog*
degreas* clean*
descal* clean*
deep-clean* deep_clean* thorough_clean*
sanitis* sanitiz* disinfect* steriliz* sterilis* autoclav* decontaminat*
discard* throw_out threw_out throwing_out thrown_out throw_away threw_away throwing_away bin binned binning dispos* got_rid_of get_rid_of
wilted faded withered drooping dead
wither* wilt* fade*
rip ripped ripping tear torn tearing tore
crack* split* fracture*
chip chipped dent dented scratch*
bend bent bending curve curved
break_up broke_up breaking_up crush* shred*
crush* grind* ground mill milled
shred* destroy* destruction dispos*
smash* break broke
unbox* unpack* unwrap* open_deliver* opened_deliver*
unpack* unload* empty emptied
tie tied tying bind bound fasten*
knot knotted tie tied tying
lash* secur* strap* tie_down tied_down
strap* fasten* secur*
fasten* fix* attach* secur*
bolt* screw* fasten*
nail nailed nailing fix* fasten*
glue glued gluing stick stuck sticking bond* adhe*
clamp* grip* hold held
hook* attach* hang hung hanging
hang hung hanging mount* put_up
lean leant prop propped
lift* raise raised raising hoist* winch*
lower* let_down
pull* drag* tow towed towing haul*
push* wheel wheeled wheeling roll rolled rolling
wheel_patients wheeled_patients push* porter*
carry* carried bear bore bearing bearer*
pallbearer* coffin_bearer* bearer* bearers
pilot piloted fly flew flying
steer* helm navigat* pilot*
navigat* route_planning plot_course* chart* map mapped
row rowed rowing paddle*
sail sailed sailing
ride rode riding
cycle cycled cycling bike biked
walk walked walking on_foot
jog jogged run ran
climb* scale scaled scaling ascend*
dive dived diving dove
haul* tow towed towing pull* transport*
ferry ferried ferrying carry carried shuttle* transport*
shuttle* ferry ferried transport* drive drove
collect* bring_in brought_in bringing_in pick_up pickup* picked_up
drop-off* drop_off dropped_off delivery deliveries deliver*
pick-up* pick_up pickup* collection collections collect*
send_off sent_off dispatch* send sent despatch*
despatch* dispatch* shipped ship shipping
post posted posting mail mailed mailing
stow* store* put_away
stack* pile piled piling heap*
shelve* shelving put_on_shelves
hand_back handed_back give_back gave_back return* returned
give_out gave_out handed_out hand_out handout* issue* dished_out
pass_round passed_round circulate* distribut*
dish_up dished_up plate* serve*
dole* serve*
pour* fill*
decant* pour* transfer*
top_up topped_up refill* replenish* fill_up filled_up
drain* empty emptied emptying
pump pumped pumping
siphon* drain*
spill* leak*
sprinkle* scatter* spread spreading strew
grit gritted gritting spread_grit spread_salt salted salting
spread spreading apply applies applied applying application scatter*
smear* spread apply applies applied applying application
coat* cover* apply applies applied applying application
spray* mist misted
dip dipped dipping immers*
soak* wet dampen* moisten*
dry dried drying air-dr* dehydrat*
dry_off towel*
heat heated heating warm warmed warming
reheat* warm_up warmed_up
cool cooled cooling chill* refrigerat*
freeze* froze frozen freezing
thaw* defrost*
melt* molten
boil* simmer*
simmer* stew stews
roast* bake baked baking oven*
fry fried frying sear seared searing saute*
grill* barbecu* chargrill*
toast* brown*
season seasoned seasoning spice* flavour* flavor*
marinad* marinat*
knead* work_dough mix_dough
prove_dough rise raised ferment*
ferment* brew*
distil* distill*
pickle* preserve* cure cured curing
smoke_fish cure*
smoked cured
fillet* debon* bone
gut gutted clean_fish
peel* skin skinned
chop* dice* slice* mince*
grate* shred*
carve* slice* cut
whisk* beat_eggs whip*
sieve* sift* strain*
strain* filter*
filter* sieve* sift*
portion* divide* dish_out
garnish* decorat* dress*
ice iced icing frost* decorate_cakes
glaze* varnish*
varnish* lacquer* seal*
prime primed priming undercoat*
whitewash* paint*
stencil* paint*
sketch* draw* drew outline*
trace traced tracing copy copied
copy copied copying duplicat* reproduc* replicat*
photocopy* photocopied copy copied copies copying
print printed printing run_off
laminat* seal*
staple* bind bound
emboss* engrave* stamp*
engrav* etch* inscrib* carve*
carve* sculpt* chisel*
sculpt* model modelled modelling
mould* mold* cast casting shape*
forge* hammer* smith*
cast casting pour*
anneal* temper tempered tempering heat-treat*
quench* cool*
plate plated electroplat* galvanis* galvaniz*
rivet* fasten* bolt*
deburr* file filed filing smooth*
smooth* sand sanded sanding level*
level levelled levelling flatten* even_out
plane planed planing smooth*
whittle* carve*
hone honed honing sharpen* whet whetted
sharpen* grind* ground_blades
trim trimmed trimming cut cutting cut_back
cut_back prune* prun* trim*
clip clipped clipping trim* shear*
shear* shorn clip clipped
mow mowed mown mowing cut_grass cut_lawns grass-cutting grass_cutting
weed weeded weeding remove_weeds
hoe hoed hoeing weed*
rake raked raking gather_leaves
dig digging dug turn_over_soil
till tilled plough* plow* cultivat*
plough* plow* till*
sow sowed sown sowing seed seeded seeding drill*
plant* bed_out bedding_out put_in
transplant* repot* pot_on potted_on replant*
graft* bud_trees propagat*
propagat* take_cuttings took_cuttings raise_plants raised_plants
thin thinned thinning
fertilis* fertiliz* manur* feed_plants
mulch* compost*
stake staked staking support_trees
fell felled felling cut_down chop_down
log logged coppic* fell felled felling
reap* harvest* bring_in_crops brought_in
thresh threshed threshing harvest*
bale baled baling
fence fenced fencing
graze grazed grazing pasture*
herd herded herding drive_sheep round_up rounded_up
muck_out mucked_out mucking_out clean_stables clean_stalls cleaned_stables cleaned_stalls cleaning_stalls cleaning_stables
groom groomed grooming brush*
milk milked milking
calve calved calving calf_births
lamb lambed lambing
shoe_horses farrier*
slaughter* butcher*
trap trapped trapping catch caught
bait baited baiting
fish fished fishing angling angler*
net netted netting
land landed catch
cull culled culling
hatch* incubat*
foster* look_after
adopt adopted rehome*
rehome* rehoming find_homes found_homes new_homes
walk_dogs dog_walking walked_dogs
halt* stop stops stopped stopping paus* suspend* suspension* interrupt* ceas*
stop stopped stopping end ended ending discontinu* ceas*
exceed* pass passed passing above over go_over went_over
tighten* torque torqued torquing screw* bolt*
loosen* undo undid unscrew*
trace traced tracing find finds found finding track_down tracked_down locat*
search* look_for looked_for looking_for seek sought
seek sought seeking look_for search*
find found finding discover* come_across
run_out ran_out missing out_of_stock used_up lacking
lack* missing absent short_of shortage*
argu* quarrel* squabbl* dispute* row rows disagreement* conflict*
quarrel* fight fights conflict* squabbl*
sooth* calm* comfort* settle settled settling
settle settled settling sleep asleep calm*
settle_in settled_in settling_in settling-in settle* adapt*
mind minded minding babysat babysit* babysitting look_after looked_after looking_after
cue cued cueing cuing call_the_show called_the_show prompt*
prompt prompted prompting give_lines gave_lines lines cue*
block blocked blocking moves staging
stag* put_on perform* produc*
rehears* practis* practic* run-through*
audition* try-out* casting
act acted acting perform* play_roles played_roles
danc* choreograph*
choreograph* stage_movement dance*
conduct* direct_choir* lead_choir
compose composed composes composing composition* write_music wrote_music
arrange_music arranged_music arrangement* score* orchestrat*
tune tuned tuning
strum* play*
sing sang sung vocal* choir
record recorded recording tape taped taping
mix_sound mixed_sound sound_mixing
amplif* mic miked microphone*
light_show* lit lighting
cut_footage edit*
dub dubbed dubbing voice-over* voiceover*
subtitl* caption*
animat* motion_graphics
retouch* touch_up touched_up edit_photos photo_editing
crop cropped cropping resize* scale_down
caption* label* title
design_pages layout* page_design
curat* select* put_together
hang_exhibition* hung_exhibition* install*
restore restored restoring restoration conserve conserved conserving conservation
conserv* preserv* restor* treat treated treating treatment
preserv* keep kept conserv* protect*
lend lent lending loan* borrow*
donat* give gave given contribut*
score scored scoring grade graded grading rate rated rating rank ranked ranking
rate rated rating classif* categoris* categoriz* grade graded grading rank*
classif* categoris* categoriz* sort* group* grade graded grading
code coded coding classif*
tally tallied count counts counted counting add_up added_up total* sum summed
add_up added_up total* sum summed calculat*
subtract* deduct*
deduct* subtract* take_off took_off withhold withheld
multiply multiplied
round rounded rounding
average averaged averaging mean
measure_up measured_up measur* survey*
mark_out marked_out mark marked set_out stake_out staked_out
align* line_up lined_up straighten* adjust*
straighten* tidy tidied align*
balanc* even_out level*
calibrat* adjust* set_up check*
reboot* restart*
restart* get_running got_running bring_back brought_back back_into_operation back_in_operation running_again
start_up started_up starting_up power_up switch_on switched_on commission*
commission* put_into_service put_into_operation start_up started_up starting_up bring_into_service brought_into_service bring_online
decommission* take_out_of_service took_out_of_service shut_down retire retired
shut_down shutdown* switch_off switched_off power_down turn_off turned_off
switch_on switched_on turn_on turned_on
isolate isolated isolating disconnect* cut_off shut_off lock_out
disconnect* unplug* isolat*
earth earthed earthing ground grounded grounding
energis* energiz* live power_up
charge_batteries recharge* charg*
discharge_batteries drain*
wire_up wired_up connect*
lay_cables laid_cables pull_cables pulled_cables run_cables ran_cables cabling cable_laying
run_pipes ran_pipes lay_pipes laid_pipes pipe_laying
chase chased chasing cut_channel* cut_groove* cut_slot* channelled channels
channel channels groove* slot slots chase chases
core cored coring drill*
tap tapped tapping thread*
thread threaded threading screw-cut*
ream reamed reaming
face_parts turn turned turning
stamp stamped stamping press pressed pressing punch*
punch* press pressed stamp*
extrude* extrusion*
inject_mould* injection_mould* injection_mold* mould*
laminate laminated laminating lay_up laid_up lay-up
cure_resin cured hardening harden*
harden* set cure cured
pack_in packing
seal sealed sealing close closed airtight
can canned canning tin tinned tinning preserve*
bottle bottled bottling fill fills filled filling
label_bottles label*
weigh weighed weighing portion* measure_out
dose dosed dosing measure_out measured_out
stack_pallets palletis* palletiz*
shrink-wrap* shrink_wrap* film-wrap* wrap*
scan_in scanned_in book_in booked_in receiv*
book_out booked_out sign_out signed_out issue*
sign_in signed_in register* log_in
sign_out signed_out check_out
check_in checked_in register* sign_in
tick_off ticked_off check_off checked_off
count_out counted_out count counts counted counting
cash_up cashed_up cashing_up till_reconcil* balance_till* balanced_till* balancing_the_till end-of-day_cash
bank_takings banked_takings bank banked deposit* pay_in paid_in
withdraw* take_out took_out
transfer_money wire wired remit*
lend_money loan*
invest invested investing investment* put_money
insure insured insuring cover covered
underwrit* underwrote assess_risk* risk_assess*
quote quoted quoting price priced pricing estimate*
haggl* bargain* negotiat*
bid bids bidding tender* offer*
auction* bidding_sale*
barter* trade traded swap*
exchange* trade_in swap*
return returned returning bring_back brought_back take_back took_back hand_back handed_back
take_back took_back accept_returns return*
terminat* end ended cancel*
expire* lapse* run_out ran_out
cancel* call_off called_off drop
postpon* put_off move_back moved_back defer* reschedul* delay*
reschedul* rearrang* move_appointment* moved_appointment* rebook* postpon*
bring_forward brought_forward advanc*
remind* prompt* nudge* chas*
warn* alert* caution*
alert* notif* warn* inform*
announc* make_known publicis* proclaim*
reveal* disclos* show shows
disclos* reveal* share*
hide hid hidden conceal*
confirm* verif* validat* agree agreed
confirm* agree agreed fix fixed set
agree agreed agreeing settle* arrange*
refuse refused refusing reject* declin* turn_down turned_down
reject* turn_down turned_down refus* declin* throw_out
accept* take_on took_on approv*
admit* admission* let_in accept*
let_in admit* admission* allow_entry
exclud* leave_out left_out
includ* contain* compris*
omit* leave_out left_out skip*
skip skipped skipping miss missed
miss missed missing fail_to_attend absent
attend* be_present was_present present turn_up turned_up
wait waited waiting queue*
queue queued queuing line_up lined_up wait*
arriv* come_in came_in reach*
leave leaving left depart*
return returned come_back came_back
stay* remain* reside*
live lived living resid*
occupy occupied occupant* live lived
camp camped camping
rest rested resting sleep
sleep slept sleeping rest
wake woke waking get_up got_up
get_up got_up rise
get_dressed dress dressed dressing
undress* take_off_clothes
toilet toileting toileted use_the_toilet
shave shaved shaving groom*
feed fed spoon-fed
swallow* dysphagia
drink drank drunk hydrat* fluids
eat ate eaten eating
taste tasted tasting sample sampled sampling try
smell smelt
touch touched
hold held carry
stroke stroked pet petted
hug hugged comfort*
sing_along singing
read_aloud read_out reading_aloud storytelling story
tell_stories told_stories storytelling
draw_pictures drawing
colour_in colouring
build_models model-making
cut_up cut cutting chop*
cut_out cut cutting
assign* allocat* give gave given classif* attribut*
proof*_of_delivery delivery_receipt* pod pods
mud_core* mud_sample*
low_tide low_water
high_tide high_water
seagrass_bed* seagrass_meadow*
`

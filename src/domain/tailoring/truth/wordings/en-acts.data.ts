/** English words for the acts of many trades, verb and noun; see `wordings.ts`. */
export const actWordingsEn = `
gift gifts give gave given giving
entry entries enter entered entering
speech speeches speak spoke spoken
height heights high
flight flights fly flew flown flying
sight see saw seen
meeting* meet met
rebind* rebound rebinding bind bound binding
relay relaid re-laid relaying lay laid
reset resetting set setting
oversee oversaw overseen supervise supervised supervising
shine shined shone shining polish* buff buffed buffing
brush* sweep swept sweeping broom*
unblock* clear* unclog*
degreas* clean*
descal* clean*
sanitis* sanitiz* disinfect* steriliz* sterilis* autoclav* decontaminat*
discard* throw_out threw_out throwing_out thrown_out throw_away threw_away throwing_away bin binned binning dispos* got_rid_of get_rid_of
wilted faded withered drooping dead
wither* wilt* fade*
rip ripped ripping tear torn tearing tore
crack* split* fracture*
unbox* unpack* unwrap* open_deliver* opened_deliver*
unpack* unload* empty emptied
fasten* fix* attach* secur*
nail nailed nailing fix* fasten*
hang hung hanging mount* put_up
lift* raise raised raising hoist* winch*
carry* carried bear bore bearing bearer*
pallbearer* coffin_bearer* bearer* bearers
pilot piloted fly flew flying
navigat* route_planning plot_course* chart* map mapped
jog jogged run ran
climb* scale scaled scaling ascend*
dive dived diving dove
ferry ferried ferrying carry carried shuttle* transport*
shuttle* ferry ferried transport* drive drove
collect* bring_in brought_in bringing_in pick_up pickup* picked_up
drop-off* drop_off dropped_off delivery deliveries deliver*
pick-up* pick_up pickup* collection collections collect*
send_off sent_off dispatch* send sent despatch*
post posted posting mail mailed mailing
stow* store* put_away
hand_back handed_back give_back gave_back return* returned
dish_up dished_up plate* serve*
dole* serve*
pour* fill*
drain* empty emptied emptying
siphon* drain*
grit gritted gritting spread_grit spread_salt salted salting
coat* cover* apply applies applied applying application
portion* divide* dish_out
trace traced tracing copy copied
print printed printing run_off
laminat* seal*
deburr* file filed filing smooth*
smooth* sand sanded sanding level*
level levelled levelling flatten* even_out
hone honed honing sharpen* whet whetted
trim trimmed trimming cut cutting cut_back
cut_back prune* prun* trim*
clip clipped clipping trim* shear*
plant* bed_out bedding_out put_in
log logged coppic* fell felled felling
groom groomed grooming brush*
halt* stop stops stopped stopping paus* suspend* suspension* interrupt* ceas*
stop stopped stopping end ended ending discontinu* ceas*
exceed* pass passed passing above over go_over went_over
tighten* torque torqued torquing screw* bolt*
trace traced tracing find finds found finding track_down tracked_down locat*
search* look_for looked_for looking_for seek sought
seek sought seeking look_for search*
find found finding discover* come_across
run_out ran_out missing out_of_stock used_up lacking
argu* quarrel* squabbl* dispute* row rows disagreement* conflict*
sooth* calm* comfort* settle settled settling
settle settled settling sleep asleep calm*
settle_in settled_in settling_in settling-in settle* adapt*
mind minded minding babysat babysit* babysitting look_after looked_after looking_after
cue cued cueing cuing call_the_show called_the_show prompt*
prompt prompted prompting give_lines gave_lines lines cue*
block blocked blocking moves staging
stag* put_on perform* produc*
rehears* practis* practic* run-through*
act acted acting perform* play_roles played_roles
record recorded recording tape taped taping
retouch* touch_up touched_up edit_photos photo_editing
caption* label* title
hang_exhibition* hung_exhibition* install*
conserv* preserv* restor* treat treated treating treatment
preserv* keep kept conserv* protect*
donat* give gave given contribut*
score scored scoring grade graded grading rate rated rating rank ranked ranking
rate rated rating classif* categoris* categoriz* grade graded grading rank*
classif* categoris* categoriz* sort* group* grade graded grading
code coded coding classif*
tally tallied count counts counted counting add_up added_up total* sum summed
add_up added_up total* sum summed calculat*
measure_up measured_up measur* survey*
mark_out marked_out mark marked set_out stake_out staked_out
balanc* even_out level*
calibrat* adjust* set_up check*
restart* get_running got_running bring_back brought_back back_into_operation back_in_operation running_again
shut_down shutdown* switch_off switched_off power_down turn_off turned_off
charge_batteries recharge* charg*
discharge_batteries drain*
wire_up wired_up connect*
lay_cables laid_cables pull_cables pulled_cables run_cables ran_cables cabling cable_laying
chase chased chasing cut_channel* cut_groove* cut_slot* channelled channels
channel channels groove* slot slots chase chases
face_parts turn turned turning
stamp stamped stamping press pressed pressing punch*
punch* press pressed stamp*
laminate laminated laminating lay_up laid_up lay-up
harden* set cure cured
bottle bottled bottling fill fills filled filling
label_bottles label*
weigh weighed weighing portion* measure_out
scan_in scanned_in book_in booked_in receiv*
count_out counted_out count counts counted counting
insure insured insuring cover covered
quote quoted quoting price priced pricing estimate*
bid bids bidding tender* offer*
return returned returning bring_back brought_back take_back took_back hand_back handed_back
postpon* put_off move_back moved_back defer* reschedul* delay*
confirm* verif* validat* agree agreed
confirm* agree agreed fix fixed set
agree agreed agreeing settle* arrange*
accept* take_on took_on approv*
admit* admission* let_in accept*
skip skipped skipping miss missed
miss missed missing fail_to_attend absent
leave leaving left depart*
stay* remain* reside*
live lived living resid*
feed fed spoon-fed
drink drank drunk hydrat* fluids
eat ate eaten eating
cut_up cut cutting chop*
cut_out cut cutting
assign* allocat* give gave given classif* attribut*
proof*_of_delivery delivery_receipt* pod pods
mud_core* mud_sample*
seagrass_bed* seagrass_meadow*
`

/** English verbs with a particle, and the one word for them; see `wordings.ts`. */
export const particleVerbWordingsEn = `
put_up putting_up post posted posting hang hung hanging mount* erect* display*
put_up putting_up build built erect* assembl*
put_away putting_away store* stored tidy tidied stow*
put_together putting_together assembl* compil* prepar* compose
put_out putting_out publish* issue* set_out lay_out
put_in putting_in install* fit fitted insert*
put_off putting_off postpon* delay*
put_down putting_down lay laid set note*
put_on putting_on stage* organis* hold held
put_forward putting_forward propos* suggest* submit*
take_off took_off taking_off remov*
take_out took_out taking_out remov* extract* withdraw*
take_away took_away taking_away remov*
take_apart took_apart taking_apart dismantl* strip stripped disassembl*
take_up took_up taking_up shorten* hem hemmed raise
take_in took_in taking_in receiv* accept* narrow*
let_out letting_out widen* alter* alteration*
alter* alteration* adjust* < let_out letting_out take_in took_in take_up took_up shorten* hem hemmed hems lengthen*
lengthen* let_down letting_down extend*
bring_in brought_in bringing_in introduc* collect* attract*
bring_back brought_back bringing_back return* restor*
bring_together brought_together gather* unit* combin*
bring_down brought_down bringing_down lower* reduc*
fill_up filling_up refill* refuel* top_up
refuel* fuel fuelled fuelling fueled fill_up tank_up filled_up_with_fuel
reheat* heat heated warm warmed
refit* fit fitted refurbish*
reload* load loaded
recharg* charge charged
rearrang* arrang* reorganis* move
recalculat* calculat*
recount* count counted
recheck* check* verif*
renam* rename*
reprint* print printed
resend resent send sent
restitch* stitch* sew sewed sewn
retell retold tell told
rethink rethought
reword* rewrit* rephras*
turn_on turned_on switch_on start*
turn_over turned_over flip*
look_up looked_up search* consult* research*
look_out looked_out watch*
look_through looked_through check* review* read
look_around look_round tour inspect*
write_down wrote_down written_down writing_down note* record* jot*
write_up wrote_up written_up document* report
write_off wrote_off written_off
jot_down note* write_down wrote_down
note_down note* record* write_down wrote_down
wash_up washed_up washing_up dishes dishwash*
wash_down hose_down rinse* clean*
hose_down hosed_down wash* rinse* clean*
wipe_down wiped_down clean* wipe*
wipe_off remov* clean*
rinse_out wash* rinse*
sweep_up sweep_out swept_up swept_out brush_out brushed_out sweep* swept clean*
brush_out brushed_out sweep_out swept_out brush_down
mop_up mopped_up wipe*
clean_up cleaned_up tidy tidied clear* clean*
clear_up cleared_up tidy tidied clean*
clear_out cleared_out empty emptied clean*
clear_away cleared_away remov* tidy tidied
tidy_up tidied_up tidy clean* clear*
dry_off drying_off dry dried towel*
hang_up hung_up hang hung
hang_out hung_out hang hung dry
fold_up fold folded
pack_up pack* wrap*
pack_away pack* stow* store*
box_up boxed_up pack* box*
bag_up bagged_up pack* bag bagged
wrap_up wrapped_up wrap* finish* conclud*
stack_up stack*
pile_up pile piled stack*
use_up used_up consum* finish*
heat_up heat* warm*
warm_up warmed_up heat* reheat*
cool_down cool* chill*
cut_up cutting_up chop* slice* cut
cut_off cutting_off disconnect* remov*
cut_out cutting_out cut remov*
cut_down cutting_down fell* reduc*
chop_up chop* cut dice*
slice_up slice* cut
mix_up mix* blend*
dig_up digging_up dug_up excavat* lift*
dig_out digging_out dug_out excavat* clear*
dig_over turn_over_soil dug_over dig
pull_out pulled_out remov* extract*
pull_up pulled_up weed* remov*
pull_down pulled_down demolish*
knock_through open_up
rip_out ripped_out remov* strip_out
strip_out stripped_out remov* gut gutted
fit_out fitted_out equip* furnish*
kit_out kitted_out equip*
plant_out planted_out plant* transplant*
tie_up tied_up tie tied moor*
tie_in tied_in connect*
screw_on screwed_on screw* fasten*
bolt_on bolted_on bolt* attach*
fix_up fixed_up repair* renovat*
patch_up patched_up repair* mend*
do_up did_up renovat* redecorat* refurbish*
paint_over painted_over paint* repaint*
touch_up touched_up retouch* repair*
sand_down sanded_down sand sanded smooth*
rub_down rubbed_down sand sanded massag* groom*
scrape_off scraped_off scrape* remov*
smooth_out smooth* level*
level_off level* even
peg_out pegged_out mark_out set_out
hand_in handed_in submit* return*
send_in sent_in submit*
send_on sent_on forward*
send_back sent_back return*
send_out sent_out dispatch* issue* circulat* post posted mail*
send_off sent_off dispatch* submit*
pay_in paid_in deposit* bank*
pay_back paid_back repay* refund*
pay_off paid_off settle* clear*
pay_out paid_out disburs* pay
share_out shared_out distribut* divide*
divide_up divided_up split divide* share*
split_up divid* separat*
add_in includ* insert*
tot_up totted_up add_up total* calculat*
count_up count* tally
round_up rounded_up gather* collect*
gather_up gather* collect*
track_down tracked_down trace* find found locat*
hunt_down find found search*
hunt_for hunted_for search* look_for source* find
cross_off crossed_off tick_off
rub_out rubbed_out erase* delet*
think_up thought_up devis* invent* conceiv*
come_up_with came_up_with devis* develop* conceiv* suggest*
work_up develop* prepar*
work_through process* complet* read
read_out read_aloud announc* recite*
read_up research* study
talk_over discuss*
talk_to spoke_to speak_to consult* discuss* contact*
meet_up met_up meet met
report_back report* feedback inform*
feed_back fed_back report* inform*
step_up increas* intensif*
build_up built_up develop* expand* establish*
open_up opened_up open* unlock*
lock_up locked_up lock* close* secur*
close_up closed_up close* lock*
shut_up close* lock*
log_on logged_on log_in
back_up backed_up backup* copy support*
print_out print*
print_off print*
type_up typed_up type* write_up
copy_down note* write_down
key_up enter*
ship_out ship* dispatch*
move_in moved_in settle*
move_out moved_out leave left
set_off left start* depart*
get_off alight*
get_on board*
get_back return* recover* retriev*
get_dressed dress* clothes
get_changed change_clothes changed_clothes changing_clothes dress*
sit_with sat_with keep_company kept_company accompan*
stay_with stayed_with accompan*
go_with went_with accompan* escort*
walk_with accompan*
go_out went_out outing*
go_round went_round walk* patrol* visit* tour*
patrol* walk* check* round rounds go_round went_round
walk_the_floors floor_walk* patrol*
shovel* clear* dig dug scoop*
shovel_snow clear_snow cleared_snow snow_clearing snow_clearance
clear_snow shovel* snow_removal
rake_up rake raked gather*
rinse_off rinse* wash*
see_off say_goodbye farewell*
see_in welcom*
see_to handl* attend*
see_out accompan*
call_in called_in summon* report
call_out called_out deploy* summon*
call_round visit*
drop_in visit*
drop_by visit*
pop_in visit*
care_for cared_for look_after
stand_guard guard*
keep_up maintain*
keep_back retain*
keep_out exclude*
keep_quiet calm
keep_records kept_records record* document* log
keep_score kept_score score*
keep_time timekeeping time
keep_accounts kept_accounts bookkeeping accounts
keep_books kept_books bookkeeping
keep_order kept_order discipline order
keep_safe kept_safe protect* secur*
keep_company kept_company companion* accompan*
break_down broke_down broken_down itemis* split* analys*
break_up broke_up broken_up split* demolish*
draw_out drew_out withdraw*
draw_on drew_on use*
hold_back held_back retain*
hold_up held_up support* delay*
carry_on carried_on continu*
carry_over carried_over transfer*
carry_through complet*
pick_out picked_out select* choose chose
pick_over sort*
sort_through sort* review*
weed_out weeded_out remov* eliminat*
phase_out phased_out discontinu* retire*
phase_in phased_in introduc*
wind_down wound_down close*
wind_up wound_up close* dissolv*
sell_off sold_off sell sold dispos*
buy_in bought_in purchas* source*
order_in ordered_in order*
stock_up stocked_up stock* replenish*
run_off ran_off print* copy
run_through ran_through rehears* explain*
run_up ran_up sew*
try_on trying_on tried_on fitting fittings
try_out trying_out tried_out test* trial* pilot*
fitting fittings try-on* trying_on
send_it_out send_them_out sent_it_out sent_them_out circulate circulates circulated circulating distribut* issue issued dispatch*
hand_it_out hand_them_out handed_it_out handed_them_out distribut* issue issued
hand_it_over hand_them_over handed_it_over handed_them_over deliver* transfer* pass_on
pass_it_on pass_them_on forward* relay* transfer*
put_it_away put_them_away putting_it_away putting_them_away store stored stow* tidy tidied
pick_it_up pick_them_up collect* fetch*
drop_it_off drop_them_off deliver*
write_it_up write_them_up wrote_it_up wrote_them_up document* report*
write_it_down write_them_down wrote_it_down wrote_them_down note noted record*
fill_it_in fill_them_in complet*
throw_it_out throw_them_out threw_it_out threw_them_out discard* dispos*
bring_it_back bring_them_back brought_it_back brought_them_back return*
take_it_back take_them_back took_it_back took_them_back return* refund*
send_it_back send_them_back sent_it_back sent_them_back return*
send_it_on send_them_on sent_it_on sent_them_on forward*
follow_it_up follow_them_up chase chased pursue*
look_it_up look_them_up search* research* check*
set_it_up set_them_up setting_it_up setting_them_up install* prepare* configur*
take_it_down take_them_down took_it_down took_them_down dismantl* remov*
put_it_up put_them_up putting_it_up putting_them_up hang hung mount* erect*
clear_it_away clear_them_away remov* tidy tidied
clean_it_up clean_them_up clean tidy tidied
cut_it_up cut_them_up cutting_it_up cutting_them_up chop* slice*
type_it_up type_them_up type typed transcrib*
lock_it_up lock_them_up lock locked secur*
warm_it_up warm_them_up heat* reheat*
call_it_back call_them_back return_call* phone phoned
put_it_together put_them_together putting_it_together putting_them_together assembl* compil*
break_it_down break_them_down broke_it_down broke_them_down itemis* split analys*
try_it_on try_them_on tried_it_on tried_them_on fitting fittings
show_it_round show_them_round showed_it_round showed_them_round guid* tour*
show_it_around show_them_around showed_it_around showed_them_around guid* tour*
`

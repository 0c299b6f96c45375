/** English verbs with a particle, and the one word for them; see `wordings.ts`. */
export const particleVerbWordingsEn = `
put_up putting_up post posted posting hang hung hanging mount* erect* display*
put_up putting_up build built erect* assembl*
put_away putting_away store* stored tidy tidied stow*
put_together putting_together assembl* compil* prepar* compose
put_in putting_in install* fit fitted insert*
put_off putting_off postpon* delay*
put_down putting_down lay laid set note*
put_on putting_on stage* organis* hold held
take_up took_up taking_up shorten* hem hemmed raise
take_in took_in taking_in receiv* accept* narrow*
let_out letting_out widen* alter* alteration*
alter* alteration* adjust* < let_out letting_out take_in took_in take_up took_up shorten* hem hemmed hems lengthen*
bring_in brought_in bringing_in introduc* collect* attract*
bring_down brought_down bringing_down lower* reduc*
fill_up filling_up refill* refuel* top_up
refuel* fuel fuelled fuelling fueled fill_up tank_up filled_up_with_fuel
refit* fit fitted refurbish*
recharg* charge charged
rearrang* arrang* reorganis* move
recalculat* calculat*
recount* count counted
recheck* check* verif*
reprint* print printed
restitch* stitch* sew sewed sewn
turn_on turned_on switch_on start*
look_up looked_up search* consult* research*
look_through looked_through check* review* read
look_around look_round tour inspect*
write_down wrote_down written_down writing_down note* record* jot*
write_up wrote_up written_up document* report
jot_down note* write_down wrote_down
note_down note* record* write_down wrote_down
wash_down hose_down rinse* clean*
hose_down hosed_down wash* rinse* clean*
wipe_down wiped_down clean* wipe*
wipe_off remov* clean*
sweep_up sweep_out swept_up swept_out brush_out brushed_out sweep* swept clean*
brush_out brushed_out sweep_out swept_out brush_down
clean_up cleaned_up tidy tidied clear* clean*
clear_up cleared_up tidy tidied clean*
clear_out cleared_out empty emptied clean*
tidy_up tidied_up tidy clean* clear*
pack_up pack* wrap*
pack_away pack* stow* store*
box_up boxed_up pack* box*
bag_up bagged_up pack* bag bagged
wrap_up wrapped_up wrap* finish* conclud*
cut_up cutting_up chop* slice* cut
cut_down cutting_down fell* reduc*
mix_up mix* blend*
dig_out digging_out dug_out excavat* clear*
fit_out fitted_out equip* furnish*
kit_out kitted_out equip*
plant_out planted_out plant* transplant*
tie_in tied_in connect*
fix_up fixed_up repair* renovat*
patch_up patched_up repair* mend*
do_up did_up renovat* redecorat* refurbish*
touch_up touched_up retouch* repair*
sand_down sanded_down sand sanded smooth*
rub_down rubbed_down sand sanded massag* groom*
smooth_out smooth* level*
level_off level* even
send_out sent_out dispatch* issue* circulat* post posted mail*
send_off sent_off dispatch* submit*
pay_back paid_back repay* refund*
pay_off paid_off settle* clear*
divide_up divided_up split divide* share*
split_up divid* separat*
tot_up totted_up add_up total* calculat*
count_up count* tally
round_up rounded_up gather* collect*
gather_up gather* collect*
track_down tracked_down trace* find found locat*
hunt_down find found search*
hunt_for hunted_for search* look_for source* find
think_up thought_up devis* invent* conceiv*
come_up_with came_up_with devis* develop* conceiv* suggest*
work_up develop* prepar*
work_through process* complet* read
read_up research* study
talk_to spoke_to speak_to consult* discuss* contact*
meet_up met_up meet met
report_back report* feedback inform*
feed_back fed_back report* inform*
build_up built_up develop* expand* establish*
open_up opened_up open* unlock*
lock_up locked_up lock* close* secur*
close_up closed_up close* lock*
shut_up close* lock*
back_up backed_up backup* copy support*
print_out print*
print_off print*
copy_down note* write_down
ship_out ship* dispatch*
set_off left start* depart*
get_changed change_clothes changed_clothes changing_clothes dress*
sit_with sat_with keep_company kept_company accompan*
stay_with stayed_with accompan*
go_with went_with accompan* escort*
walk_with accompan*
go_round went_round walk* patrol* visit* tour*
patrol* walk* check* round rounds go_round went_round
shovel* clear* dig dug scoop*
shovel_snow clear_snow cleared_snow snow_clearing snow_clearance
clear_snow shovel* snow_removal
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
keep_up maintain*
keep_records kept_records record* document* log
keep_time timekeeping time
keep_order kept_order discipline order
keep_company kept_company companion* accompan*
break_down broke_down broken_down itemis* split* analys*
break_up broke_up broken_up split* demolish*
draw_on drew_on use*
hold_up held_up support* delay*
carry_through complet*
pick_out picked_out select* choose chose
pick_over sort*
sort_through sort* review*
phase_in phased_in introduc*
sell_off sold_off sell sold dispos*
order_in ordered_in order*
stock_up stocked_up stock* replenish*
run_off ran_off print* copy
run_through ran_through rehears* explain*
run_up ran_up sew*
try_on trying_on tried_on fitting fittings
try_out trying_out tried_out test* trial* pilot*
fitting fittings try-on* trying_on
send_it_out send_them_out sent_it_out sent_them_out circulate circulates circulated circulating distribut* issue issued dispatch*
hand_it_over hand_them_over handed_it_over handed_them_over deliver* transfer* pass_on
put_it_away put_them_away putting_it_away putting_them_away store stored stow* tidy tidied
pick_it_up pick_them_up collect* fetch*
drop_it_off drop_them_off deliver*
write_it_up write_them_up wrote_it_up wrote_them_up document* report*
write_it_down write_them_down wrote_it_down wrote_them_down note noted record*
fill_it_in fill_them_in complet*
take_it_back take_them_back took_it_back took_them_back return* refund*
look_it_up look_them_up search* research* check*
set_it_up set_them_up setting_it_up setting_them_up install* prepare* configur*
put_it_up put_them_up putting_it_up putting_them_up hang hung mount* erect*
clean_it_up clean_them_up clean tidy tidied
lock_it_up lock_them_up lock locked secur*
break_it_down break_them_down broke_it_down broke_them_down itemis* split analys*
show_it_round show_them_round showed_it_round showed_them_round guid* tour*
show_it_around show_them_around showed_it_around showed_them_around guid* tour*
`

/** English phrases of several words that say one thing; see `wordings.ts`. */
export const phraseWordingsEn = `
face_to_face face-to-face in_person in_the_shop in_store in-store over_the_counter on_the_spot
over_the_phone by_phone by_telephone on_the_phone on_the_telephone via_phone telephone phone
by_email via_email by_e-mail in_writing written
on_site on-site onsite at_the_site on_location
on_the_job in_practice
off_site off-site
at_home in_their_homes in_their_own_homes home_visits home-based domiciliary
from_home remote* remotely home-working
in_charge_of responsible_for
used_to accustomed familiar_with experienced experience
accustomed used_to experience* familiar
take_care_of took_care_of taking_care_of look_after looked_after looking_after saw_to see_to seeing_to attend_to attended_to
deal_with dealt_with dealing_with see_about sort_out
act_as acted_as acting_as serve_as served_as serving_as work_as worked_as working_as function_as
acted acting served serving worked working as
took_turns rotat* in_turn on_rotation rota
as_well_as and along_with together_with plus
together_with along_with alongside with
in_cooperation_with in_collaboration_with together_with alongside jointly_with in_partnership_with working_with
in_line_with according_to in_accordance_with as_per following to_standard in_keeping_with
in_case_of in_the_event_of when if during
on_behalf_of for
with_the_help_of using with by_means_of
with_a_view_to in_order_to so_as_to for
such_as including for_example e.g for_instance
point_of_contact contact_person contact port_of_call go-to_person first_contact
first_port_of_call first_point_of_contact first_contact initial_contact
front_line frontline front-line first_line first-line
hand_over handed_over handing_over handover* brief* pass_on passed_on
handover* shift_change* change_of_shift* end_of_shift* shift_handover*
shift_change* end_of_shift* end_of_each_shift end_of_the_shift change_of_shift* incoming_shift
get_ready got_ready getting_ready prepar* ready readied make_ready made_ready
keep_track kept_track keeping_track track* monitor* follow*
keep_watch kept_watch keeping_watch monitor* watch* observ*
keep_an_eye kept_an_eye keeping_an_eye monitor* watch* supervis*
keep_informed kept_informed keeping_informed inform* updat* announc* notif*
keep_up_to_date kept_up_to_date updat* maintain*
keep_in_order kept_in_order maintain* tidy tidied
keep_clean kept_clean clean*
make_sure made_sure making_sure ensur* check*
find_out found_out finding_out establish* discover* determin*
draw_attention drew_attention report* flag* point_out pointed_out
point_out pointed_out flag* report* highlight* notif*
put_in_order order* sort* tidy tidied arrang*
put_right rectif* correct* fix* remed*
put_out extinguish*
put_through transfer* connect*
put_back return* replac* reshelv*
reshelv* put_back return* shelv*
ring_back call_back called_back rang_back return_call* returned_call*
ring_up rang_up call* phone*
write_to wrote_to email* mail* letter*
get_in_touch contact* reach_out
touch_base contact*
follow-up* follow_up followed_up check_back checked_back chase* chased
chase_up chased_up remind* follow_up
log_in logged_in sign_in
type_in typed_in enter enters entered entering entry entries key*
key_in keyed_in enter enters entered entering entry entries type*
sign_for signed_for receiv* accept*
take_down took_down note* record* remov*
take_down took_down dismantl*
take_orders took_orders taking_orders order-taking order_taking
take_calls took_calls taking_calls answer_calls answered_calls call_handling phone_cover answering_the_phone
take_payments took_payments taking_payments cash_handling handled_cash till_work
take_measurements took_measurements measur*
take_minutes took_minutes minute-taking minute_taking minuted
take_notes took_notes note-taking noted
take_stock stock-tak* stocktak* inventor* count counts counted counting
take_bookings took_bookings booking* reservation*
take_photos took_photos photograph*
take_inventory inventor* stock_count*
make_appointments made_appointments schedul* book_appointments booked_appointments appointment_booking
make_announcements made_announcements announc* tannoy* loudspeaker* public_address
announcement* loudspeaker* tannoy* public_address keep_informed kept_informed kept_passengers_informed
make_beds made_beds bed-making bed_making
make_deliveries deliver*
make_calls made_calls call* phone*
make_recommendations recommend*
make_suggestions suggest*
make_improvements improv*
make_repairs repair*
make_payments pay paid
make_entries enter enters entered entering entry entries record*
make_enquiries enquir*
make_arrangements arrang*
give_advice gave_advice advis* advice
give_information gave_information inform* explain* explanation*
give_instructions instruct*
give_talks gave_talks talk* presentation* lectur*
give_tours gave_tours tour* guid* show_round showed_round
give_permission gave_permission permit* permission* grant* authoris*
permission* permit* consent* authoris* authoriz* clearance
give_feedback gave_feedback feedback comment*
give_first_aid first_aid
hold_meetings held_meetings meeting*
hold_classes held_classes teach taught class classes
run_classes ran_classes teach taught class classes
run_errands ran_errands errand*
run_checks ran_checks check*
run_tests ran_tests test*
carry_out_repairs carried_out_repairs repair*
carry_out_checks carried_out_checks check*
show_round showed_round show_around showed_around guid* tour*
talk_through talked_through explain* explanation* go_through went_through going_through discuss*
go_over went_over review* check* discuss*
go_through went_through going_through explain* explanation* review* check* discuss*
go_along went_along attend* accompan*
step_in stepped_in cover* stand_in stood_in
help_out helped_out assist* support* help*
lend_a_hand lent_a_hand help* assist*
pitch_in pitched_in help* assist* support*
have_a_hand had_a_hand contribut* help*
be_involved was_involved involved_in took_part participat* contribut*
on_and_off board* alight* boarding alighting
board boarded boarding get_on getting_on on_and_off on_board
wake-up* wake_up
bring_up brought_up rais*
weigh_out weighed_out measur*
cut_to_size trim* cut_to_measure cut_to_length trimmed_to_measure made_to_measure
to_size to_measure to_length
wear_and_tear worn wear damage
pair two couple duo
couple_of two pair_of
round-the-clock 24_hours 24/7 day_and_night around_the_clock
monday_to_friday weekdays
next_day following_day the_day_after
same_day same-day on_the_day
per_shift a_shift each_shift every_shift
per_head per_person each
at_a_time each
all_ages every_age
all_levels every_level
light_level* light_exposure exposure_to_light lighting
condition_survey* condition_check* surveyed_the_condition condition
humidity moisture damp dampness
noise sound
wish wishes wishing want wants wanting would_like like_to looking_to
cost costs charge charges price prices fee fees
private_home* private_house* home homes house houses
private_address* home homes
re-order* reorder* order*
re-set reset resetting set
re-book* rebook* book*
re-design* redesign* design*
re-write re-wrote rewrit* rewrote
re-stock* restock* stock*
re-build re-built rebuild* rebuilt
re-organis* reorganis* re-organiz* reorganiz*
re-use* reuse* reusing reusable
re-train* retrain*
re-open* reopen* open*
re-check* recheck* check* check_again checked_again double-check*
double-check* check_twice recheck* check* cross-check*
re-paint* repaint* paint*
re-wire* rewire* rewiring
re-home* rehome* rehoming
re-test* retest* test*
re-pack* repack* pack*
re-label* relabel* label*
re-lay re-laid relaid relay
re-route* reroute* divert*
re-upload* reupload* upload*
re-issue* reissue* issue*
re-plan* replan replanned replanning plan plans planned planning
re-work* rework*
re-fit* refit* fit
re-hang re-hung hang hung
re-shelve* reshelv* shelv* put_back
up_to as_many_as maximum maximal max
no_more_than up_to at_most maximum
at_least minimum min
more_than over above upwards_of in_excess_of exceeding
under below less_than fewer_than
at_ease comfortable confident
at_height at_heights heights high
in_the_wings backstage behind_the_scenes
get-in get_in load-in load_in
get-out get_out load-out load_out
curtain_up curtain-up start_of_the_show beginning_of_the_show before_the_show
after_performances once_the_show_was_over after_the_show after_shows after_each_performance
before_opening before_doors_opened prior_to_opening
after_closing after_hours
lost_property lost_items lost_item* lost_belongings lost_and_found
brothers_and_sisters sibling* siblings
mums_and_dads parents mothers_and_fathers
sons_and_daughters children
husband* wife wives spouse*
little_ones youngest smallest small_children young_children toddlers
oldest eldest
lunch lunches midday_meal*
tea supper dinner evening_meal*
evening_meal* dinner* supper* tea
bedtime bed time_for_bed
get_ready_for_bed bedtime
school_run pick_up_from_school picked_up_from_school collect_from_school
accident_book* accident_log* accident_record* accident_register*
graze* scrape* minor_injur* small_injur* scratch* cut cuts
minor small slight little light
severity seriousness
data_sheet* manufacturer_data_sheet* manufacturer*_data_sheet* technical_data
on_ropes rope_access ropes
in_operation running operating
out_of_order broken not_working faulty
new-build* newly_built new_house* new_home*
newly_built new-build* new
limited_budget* small_budget* tight_budget* limited_money limited_means low_budget* little_money
small limited modest tight little low
money budget* funds means
pack*_the_van load*_the_van pack*_the_truck load*_the_truck pack*_the_lorry load*_the_lorry
frank franked franking franking_machine* postage_machine*
court_case* court_hearing* courts court trials
safety-minded safety_minded safety-conscious safety_conscious
quality-minded quality_minded quality-conscious quality_conscious
cost-conscious cost_conscious cost-aware
detail-minded detail-oriented attention_to_detail eye_for_detail
go_on_air went_on_air broadcast* transmission
round_the_wards ward_visit* visits_to_wards wards
on_request at_the_request as_requested when_asked
`

/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"
#include "frames.h"

TITLE("PopFrame in the callback of a contended monitor on a virtual thread has the method enter it again.");

static jvmtiEvent event_of_case(void)
{
    return is_case("enter") ? JVMTI_EVENT_MONITOR_CONTENDED_ENTER
                            : JVMTI_EVENT_MONITOR_CONTENDED_ENTERED;
}

/* The topmost frame is the one that enters the monitor, unless the JVM has frames for that. */
static void act(JNIEnv *jni, jthread thread)
{
    if (depth_of_method(NULL, "Lvirtual_thread/Interleaved$Code;.enter(") > 0)
        inapplicable("there are other frames above the one that enters the monitor");
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

/* The main thread and the next one enter the monitor after this one. */
static void observe(JNIEnv *jni, jobject threads, int round)
{
    jthread thread = round > 0 ? thread_at(jni, threads, VIRTUAL_1) : NULL;
    if (round == 1) {
        act_at_first_event(event_of_case(), thread, NULL, act);
        on_thread(MethodEntry, say_method_entry, thread);
    } else if (round == 2) {
        off_thread(MethodEntry, thread);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("enter"),
     .probe = interleaved_probe, .cases = LIST("enter", "entered"),
     .needs = {.can_generate_monitor_events = 1,
               .can_generate_method_entry_events = 1,
               .can_pop_frame = 1,
               .can_support_virtual_threads = 1});

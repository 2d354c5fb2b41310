/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"
#include "frames.h"

TITLE("A virtual thread's method forced to return in a callback of a contended monitor leaves the monitor free.");

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
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, NULL, 77)));
}

/* The main thread and the next one enter the monitor after this one. */
static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        act_at_first_event(event_of_case(), thread_at(jni, threads, VIRTUAL_1), NULL, act);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("enter"),
     .probe = interleaved_probe, .cases = LIST("enter", "entered"),
     .needs = {.can_generate_monitor_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("A breakpoint set in a SingleStep callback is posted at once while stepping goes on.");

static bool has_breakpoint[8]; /* by location */
static int set;

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    if (method != touch_method(jni))
        return;
    say_ordered_step(env, jni, thread, method, location);
    if (location >= 0 && location < 8 && !has_breakpoint[location]) {
        must(SetBreakpoint, method, location);
        has_breakpoint[location] = true;
        set++;
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    touch_method(jni);
    on_thread(Breakpoint, say_ordered_hit, current_thread());
    on_thread(SingleStep, step, current_thread());
}

static void death(JNIEnv *jni)
{
    if (set < 4)
        inapplicable("there is no step at one of the instructions");
}

TEST(.target = "event.Ordered", .probe = observe, .death = death,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("Breakpoint is posted for each arrival where one directly follows another, also beside SingleStep.");

/* The first may begin again when the called method has been resolved. */
enum { ARRIVALS = 5 };

static jmethodID again;
static int hits, steps;

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    steps += method == again;
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (hits == ARRIVALS || ++hits < ARRIVALS)
        return;
    must(ClearBreakpoint, again, 0);
    if (!is_case("alone"))
        off_thread(SingleStep, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    if (again != NULL) {
        say("breakpoints: %d, a step came: %s", hits, truth(steps > 0));
        return;
    }
    again = static_method_id(jni, find_class(jni, "breakpoint/Unending$Code"), "again", "()V");
    must(SetBreakpoint, again, 0);
    on(Breakpoint, hit);
    if (!is_case("alone"))
        on_thread(SingleStep, step, current_thread());
}

TEST(.target = "breakpoint.Unending", .probe = observe, .cases = LIST("alone", "beside-steps"),
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1});

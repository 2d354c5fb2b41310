/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Is a breakpoint refused in the middle of an instruction?");
PASSAGES("SetBreakpoint: INVALID_LOCATION, the location is not valid; whether the middle of an "
         "instruction is a location is not said.");
WHY("Where it is not refused, the code is damaged or the breakpoint is never hit.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "experiments/Slots");
    jmethodID method = static_method_id(jni, klass, "observe", "(I)V");
    jlocation from = 0, to = 0;
    must(GetMethodLocation, method, &from, &to);
    /* The first instruction of the method is bipush 11, of two bytes. */
    for (jlocation place = 0; place < 4; place++) {
        say("location %d: %s", (int)place, error_name(ti(SetBreakpoint, method, place)));
        ti(ClearBreakpoint, method, place);
    }
    say("the last byte: %s", error_name(ti(SetBreakpoint, method, to)));
    say("behind the last byte: %s", error_name(ti(SetBreakpoint, method, to + 1)));
    say("location -1: %s", error_name(ti(SetBreakpoint, method, -1)));
}

ASK(.target = "experiments.Slots", .probe = observe,
    .needs = {.can_generate_breakpoint_events = 1});

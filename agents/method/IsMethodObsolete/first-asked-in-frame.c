/* SPDX-License-Identifier: Apache-2.0 */
#include "../active.h"

TITLE("An id first asked for in the frame of an equivalent older version is that of the new version.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say_version(jni, "breakpoint", method);
}

/* Before, nothing asks for an id of the class. */
static void observe(JNIEnv *jni, jobject subject)
{
    jlocation first = -2, last = -2;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    jmethodID method = method_in_frame();
    if (method == NULL) {
        say("there is no frame of the class");
        return;
    }
    must(GetMethodLocation, method, &first, &last);
    on(Breakpoint, on_breakpoint);
    SAY_CALL(SetBreakpoint, method, last);
}

TEST(.target = "redefine.Active", .args = LIST("padded"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});

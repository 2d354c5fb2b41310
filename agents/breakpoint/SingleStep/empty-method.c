/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted in each call that native code makes of a method of one instruction.");

static void observe(JNIEnv *jni, jobject unused)
{
    jmethodID empty = static_method_id(jni, stepped_class(jni), "empty", "()V");
    on_thread(SingleStep, say_stepped, current_thread());
    for (int call = 1; call <= 3; call++) {
        say("call %d", call);
        (*jni)->CallStaticVoidMethod(jni, stepped_class(jni), empty);
        no_exception(jni);
    }
    off_thread(SingleStep, current_thread());
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = observe,
     .needs = {.can_generate_single_step_events = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("SingleStep reports the locations of the obsolete version that a frame executes.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    redefine_framed(jni, 1);
    on_thread(SingleStep, say_step_in_number, thread);
}

static void observe(JNIEnv *jni, jobject subject)
{
    stop_in_mark(jni, subject, on_breakpoint);
}

TEST(.target = "redefine.Framing", .args = LIST("number"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_single_step_events = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"
#include "heap.h"

TITLE("ForceEarlyReturnObject of a virtual thread keeps a value that nothing else refers to.");

static void act(JNIEnv *jni, jthread thread)
{
    jstring value = (*jni)->NewStringUTF(jni, "virtual");
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    (*jni)->DeleteLocalRef(jni, value);
    collect_and_refill(jni);
}

static const struct called called = {"callObject", "()Ljava/lang/Object;", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callObject"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});

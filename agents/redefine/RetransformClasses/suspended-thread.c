/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses changes a class while a thread that runs its code is suspended.");

/* The thread calls the method of the class all the time, or is about to. */
static void observe(JNIEnv *jni, jobject subject)
{
    jthread worker = element(jni, subject, 2);
    SAY_CALL(SuspendThread, worker);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    must(ForceGarbageCollection);
    SAY_CALL(ResumeThread, worker);
}

TEST(.target = "redefine.Running", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_suspend = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses changes a class while a thread that calls its method all the time is suspended.");

/* Nothing but JVM TI is called while the thread is suspended: it may hold a lock of the class library. */
static void observe(JNIEnv *jni, jobject subject)
{
    jthread worker = element(jni, subject, 2);
    jclass klass = class_of_probe(jni, subject);
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    SAY_CALL(SuspendThread, worker);
    SAY_CALL(RetransformClasses, 1, &klass);
    must(ForceGarbageCollection);
    SAY_CALL(ResumeThread, worker);
    off(ClassFileLoadHook);
    free(hook_file.bytes);
}

TEST(.target = "redefine.Running", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_suspend = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses changes a class while a thread that calls its method all the time is suspended.");

/* Nothing but JVM TI is called while the thread is suspended: it may hold a lock of the class library. */
static void observe(JNIEnv *jni, jobject subject)
{
    jthread worker = element(jni, subject, 2);
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    const jvmtiClassDefinition definition = {class_of_probe(jni, subject), file.length, file.bytes};
    SAY_CALL(SuspendThread, worker);
    SAY_CALL(RedefineClasses, 1, &definition);
    must(ForceGarbageCollection);
    SAY_CALL(ResumeThread, worker);
    free(file.bytes);
}

TEST(.target = "redefine.Running", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_suspend = 1});

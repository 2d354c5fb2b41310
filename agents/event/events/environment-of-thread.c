/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("A callback gets the JNI environment of the thread that caused the event.");

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    void *current = NULL;
    jthread self = NULL;
    if (!is_fresh(klass))
        return;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    must(GetCurrentThread, &self);
    say("%s on %s: own environment: %s, current thread: %s, reference: %s", class_name(klass),
        thread_name(thread), truth(current == jni), truth((*jni)->IsSameObject(jni, self, thread)),
        (*jni)->GetObjectRefType(jni, klass) == JNILocalRefType ? "local" : "not local");
}

static void observe(JNIEnv *jni, jobject threads)
{
    on(ClassPrepare, prepared);
    prepare_next_on_each(jni, 1);
}

TEST(.target = "event.Turns", .probe = observe);

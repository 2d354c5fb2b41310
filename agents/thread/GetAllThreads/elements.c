/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAllThreads returns a local reference to a started thread in every element, each thread once.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jthread *threads = NULL;
    jclass klass = find_class(jni, "java/lang/Thread");
    bool local = true, are_threads = true, live = true, distinct = true;
    jvmtiError error = ti(GetAllThreads, &count, &threads);
    say("GetAllThreads: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(threads, count); i++) {
        jint state = 0;
        local &= (*jni)->GetObjectRefType(jni, threads[i]) == JNILocalRefType;
        are_threads &= (*jni)->IsInstanceOf(jni, threads[i], klass);
        must(GetThreadState, threads[i], &state);
        live &= state != 0;
        for (jint j = 0; j < i; j++)
            distinct &= !(*jni)->IsSameObject(jni, threads[i], threads[j]);
    }
    say("local references: %s, threads: %s", truth(local), truth(are_threads));
    say("started: %s", truth(live));
    say("distinct: %s", truth(distinct));
    SAY_CALL(Deallocate, (unsigned char *)threads);
}

TEST(.target = "thread.Counting", .args = LIST("5"), .probe = observe);

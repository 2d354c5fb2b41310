/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetThreadState reports a virtual thread whose constructor runs as not started.");

/* Its constructors are below on the stack of the thread that makes it, in many class libraries. An
 * object that is not complete may count as no thread. */
static void observe(JNIEnv *jni, jobject value)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jthread current = NULL;
    jint depth = 0;
    int found = 0, wrong = 0;
    must(GetCurrentThread, &current);
    must(GetFrameCount, NULL, &depth);
    for (jint i = 0; i < depth; i++) {
        jobject object = NULL;
        jint state = 0;
        if (ti(GetLocalInstance, NULL, i, &object) != JVMTI_ERROR_NONE || object == NULL
            || !(*jni)->IsInstanceOf(jni, object, klass)
            || (*jni)->IsSameObject(jni, object, current))
            continue;
        found++;
        jvmtiError error = ti(GetThreadState, object, &state);
        wrong += error != JVMTI_ERROR_INVALID_THREAD
                 && (error != JVMTI_ERROR_NONE || strcmp(thread_state(state), "0") != 0);
    }
    if (found == 0)
        inapplicable("a thread local is inherited where no frame has the thread that is made");
    say("wrong states: %d", wrong);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Constructing", .probe = observe,
     .needs = {.can_access_local_variables = 1});

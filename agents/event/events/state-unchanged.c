/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event leaves its thread alive and runnable, in and after the callback.");

static const char *seen(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return thread_state(state);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_fresh(klass))
        say("in the handler: %s", seen(thread));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on(ClassPrepare, prepared);
    prepare_next(jni);
    say("after it: %s", seen(self));
}

TEST(.target = "event.Turns", .probe = observe);

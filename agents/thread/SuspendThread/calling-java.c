/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread keeps native code from calling Java until the thread is resumed.");

static jclass klass; /* global */

static void JNICALL call_java(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jmethodID method = static_method_id(jni, klass, "enterVoid", "(Ljava/lang/Object;)V");
    arrive_and_wait("native");
    (*jni)->CallStaticVoidMethod(jni, klass, method, klass);
    arrive_and_wait("returned");
}

/* What the method changes first. */
static jint entering(JNIEnv *jni)
{
    return (*jni)->GetStaticIntField(jni, klass, static_field_id(jni, klass, "entering", "I"));
}

static void observe(JNIEnv *jni, jobject unused)
{
    klass = (*jni)->NewGlobalRef(jni, find_class(jni, "assay/Subjects"));
    jthread thread = start_agent_thread(jni, "calling", call_java, NULL);
    await_arrival("native");
    jint before = entering(jni);
    SAY_CALL(SuspendThread, thread);
    release_point("native");
    for (int i = 0; i < 20 && entering(jni) == before; i++)
        give_others_time();
    say("the method has begun: %s", truth(entering(jni) != before));
    SAY_CALL(ResumeThread, thread);
    await_arrival("returned");
    say("the method has begun: %s", truth(entering(jni) != before));
    release_point("returned");
    await_end(thread);
}

TEST(.probe = observe, .needs = {.can_suspend = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "../lives.h"

TITLE("A virtual thread suspended in its start event begins its code when it is resumed.");

static jthread subject;

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "virtual 0") != 0)
        return;
    subject = (*jni)->NewGlobalRef(jni, thread);
    let("in the event");
    must(SuspendThread, thread);
    hold("resumed");
    say("goes on in the handler");
}

static void JNICALL release_it(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jint state = 0;
    hold("in the event");
    while ((state & JVMTI_THREAD_STATE_SUSPENDED) == 0)
        must(GetThreadState, subject, &state);
    say("suspended");
    say("ResumeThread: %s", error_name(ti(ResumeThread, subject)));
    let("resumed");
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    jclass klass = find_class(jni, "java/lang/Thread");
    jobject agent = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "()V"));
    no_exception(jni);
    set_virtual_callbacks(started, NULL);
    enable_virtual(VIRTUAL_THREAD_START);
    must(RunAgentThread, agent, release_it, NULL, JVMTI_THREAD_NORM_PRIORITY);
}

LIVES_TEST(.needs = {.can_suspend = 1});

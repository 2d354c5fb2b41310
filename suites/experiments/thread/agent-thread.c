/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What does an agent thread look like from inside?");
PASSAGES("RunAgentThread: a thread of the agent's own; its stack, state and events are not "
         "described.");
WHY("Agents meet their own threads in lists, events and samples.");

static void JNICALL work(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    jthread thread = NULL;
    jint frames = -1, state = 0;
    jvmtiThreadInfo info = {0};
    must(GetCurrentThread, &thread);
    must(GetThreadInfo, thread, &info);
    must(GetFrameCount, thread, &frames);
    must(GetThreadState, thread, &state);
    say("name: %s", info.name);
    say("daemon: %s", truth(info.is_daemon));
    say("priority: %d", (int)info.priority);
    say("context class loader: %s", info.context_class_loader == NULL ? "null" : "not null");
    say("frames: %d", (int)frames);
    say("state: %s", thread_state(state));
    release_point("done");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID make = method_id(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jobject thread = (*jni)->NewObject(jni, klass, make, (*jni)->NewStringUTF(jni, "helper"));
    must(RunAgentThread, thread, work, NULL, JVMTI_THREAD_MAX_PRIORITY);
    arrive_and_wait("done");
}

ASK(.probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What can still be learned of a thread that has not started?");
PASSAGES("GetThreadInfo, GetThreadState and others: most of them require a live thread or say what "
         "holds without.");
WHY("Tools keep thread objects for longer than the threads live.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID make = method_id(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jobject thread = (*jni)->NewObject(jni, klass, make, (*jni)->NewStringUTF(jni, "fresh"));
    jvmtiThreadInfo info = {0};
    jint state = 0, count = 0;
    jlong time = 0;
    void *data = NULL;
    jvmtiFrameInfo frames[4];
    must(GetThreadInfo, thread, &info);
    must(GetThreadState, thread, &state);
    say("name: %s", quoted(info.name));
    say("group: %s", info.thread_group == NULL ? "null" : "not null");
    say("state: %s", thread_state(state));
    say("GetFrameCount: %s", error_name(ti(GetFrameCount, thread, &count)));
    say("GetStackTrace: %s", error_name(ti(GetStackTrace, thread, 0, 4, frames, &count)));
    say("GetThreadCpuTime: %s", error_name(ti(GetThreadCpuTime, thread, &time)));
    say("SetThreadLocalStorage: %s", error_name(ti(SetThreadLocalStorage, thread, &count)));
    say("GetThreadLocalStorage: %s", error_name(ti(GetThreadLocalStorage, thread, &data)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say("InterruptThread: %s", error_name(ti(InterruptThread, thread)));
    say("SetEventNotificationMode: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, thread)));
}

ASK(.probe = observe,
    .needs = {.can_get_thread_cpu_time = 1, .can_suspend = 1, .can_signal_thread = 1});

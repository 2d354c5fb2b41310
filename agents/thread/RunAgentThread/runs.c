/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread runs the procedure on the given thread, as a daemon, with its argument.");

static char argument[2];
static jthread given;
static pthread_t caller;

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    void *attached = NULL;
    jvmtiThreadInfo info = untouched_info();
    (*assay_vm)->GetEnv(assay_vm, &attached, JNI_VERSION_1_6);
    say("environment: %s, JNI environment: %s, argument: %s", truth(env == assay_env),
        truth(jni == attached), truth(data == argument + 1));
    say("a thread of its own: %s", truth(!pthread_equal(caller, pthread_self())));
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("current thread: %s, in Java: %s", truth((*jni)->IsSameObject(jni, self, given)),
        truth((*jni)->IsSameObject(jni, java_current_thread(jni), given)));
    must(GetThreadInfo, self, &info);
    say("%s, priority %d, daemon %s", quoted(info.name), (int)info.priority, truth(info.is_daemon));
    release(info.name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    caller = pthread_self();
    given = (*jni)->NewGlobalRef(jni, new_thread(jni, "agent thread"));
    jint priority = is_case("priority-1") ? 1 : is_case("priority-7") ? 7 : 10;
    jvmtiError error = ti(RunAgentThread, given, procedure, argument + 1, priority);
    await_end(given);
    say("RunAgentThread: %s", error_name(error));
    jint state = 0;
    must(GetThreadState, given, &state);
    say("state after the end: %s", thread_state(state));
}

TEST(.probe = observe, .cases = LIST("priority-1", "priority-7", "priority-10"));

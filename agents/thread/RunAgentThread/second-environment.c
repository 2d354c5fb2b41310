/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread passes the environment of the call, even after another one was disposed of.");

static jvmtiEnv *second;
static char argument;

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    say("environment of the call: %s, argument: %s", truth(env == second),
        truth(data == &argument));
    release_point("ended");
}

static void observe(JNIEnv *jni, jobject subject)
{
    second = new_environment();
    jthread thread = new_thread(jni, "agent thread");
    if (is_case("first-disposed"))
        must(DisposeEnvironment);
    jvmtiError error = ti_in(second, RunAgentThread, thread, procedure, &argument,
                             JVMTI_THREAD_NORM_PRIORITY);
    if (error == JVMTI_ERROR_NONE)
        arrive_and_wait("ended");
    say("RunAgentThread: %s", error_name(error));
}

TEST(.probe = observe, .cases = LIST("beside-the-first", "first-disposed"));

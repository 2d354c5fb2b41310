/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread refuses null pointers and objects that are not threads.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    say("procedure");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = is_case("null-thread") ? NULL
                     : is_case("no-thread") ? find_class(jni, "java/lang/Thread")
                                            : new_thread(jni, "agent thread");
    jvmtiError error = ti(RunAgentThread, thread, is_case("null-procedure") ? NULL : procedure,
                          NULL, JVMTI_THREAD_NORM_PRIORITY);
    say("RunAgentThread: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-thread", "no-thread", "null-procedure"));

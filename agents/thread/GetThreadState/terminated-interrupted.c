/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports only TERMINATED for a thread interrupted before or after its end.");

static void JNICALL body(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    if (is_case("before-its-end"))
        interrupt_in_java(jni, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = start_agent_thread(jni, "interrupted", body, NULL);
    await_end(thread);
    if (is_case("after-its-end"))
        interrupt_in_java(jni, thread);
    say_state(thread);
}

TEST(.probe = observe, .cases = LIST("before-its-end", "after-its-end"));

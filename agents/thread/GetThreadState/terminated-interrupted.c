/* SPDX-License-Identifier: Apache-2.0 */
#include "../interrupting.h"
#include "../state.h"
#include "../workers.h"

TITLE("A thread that has ended interrupted, or was interrupted afterwards, is no more than ended.");

static void JNICALL body(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    if (is_case("before-its-end"))
        interrupt_current(jni);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = start_agent_thread(jni, "interrupted", body, NULL);
    join(jni, thread);
    if (is_case("after-its-end"))
        interrupt(jni, thread);
    say_state(thread);
}

TEST(.probe = observe, .cases = LIST("before-its-end", "after-its-end"));

/* SPDX-License-Identifier: Apache-2.0 */
#include "../older_threads.h"

TITLE("VirtualThreadEnd is posted on threads that are older than the first agent.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    const char *name = thread_name(thread);
    /* The JVM may end threads of its own. */
    if (strcmp(name, "parked") != 0 && strcmp(name, "running") != 0)
        return;
    say("VirtualThreadEnd on %s", name);
    release_end_of(name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (!is_first(jni, subject))
        return;
    set_virtual_callbacks(NULL, ended);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(OLDER_THAN_AGENT, .target = "virtual_thread.OlderThanAgent", .args = LIST("parked", "running"),
     .probe = observe, .needs = {.can_support_virtual_threads = 1});

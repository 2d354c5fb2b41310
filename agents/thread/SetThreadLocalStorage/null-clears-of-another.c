/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage with null clears the storage of a thread that is named, too.");

static void JNICALL wait(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    arrive_and_wait("waiting");
    say_storage(assay_env, NULL);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread other = start_agent_thread(jni, "other", wait, NULL);
    await_arrival("waiting");
    say_set_storage(assay_env, other, &first_value);
    say_storage(assay_env, other);
    say_set_storage(assay_env, other, NULL);
    say_storage(assay_env, other);
    release_point("waiting");
    await_end(other);
}

TEST(.probe = observe);

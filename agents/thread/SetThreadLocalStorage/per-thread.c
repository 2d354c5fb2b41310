/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage sets and clears the value of one thread alone.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (!thread) {
        say_storage(assay_env, NULL);
        return;
    }
    say_set_storage(assay_env, NULL, &first_value);
    say_set_storage(assay_env, thread, &second_value);
    say_storage(assay_env, NULL);
    say_storage(assay_env, thread);
    say_set_storage(assay_env, NULL, NULL);
    say_storage(assay_env, thread);
}

TEST(.target = "thread.LiveThread", .probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage for another thread sets a value that both threads read.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (!thread) {
        say_storage(assay_env, NULL);
        return;
    }
    say_set_storage(assay_env, thread, &first_value);
    say_storage(assay_env, NULL);
    say_storage(assay_env, thread);
}

TEST(.target = "thread.LiveThread", .probe = observe);

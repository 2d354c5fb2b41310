/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("Each thread has a value of its own, and clearing one keeps the other.");

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

TEST(.target = "thread.Living", .probe = observe);

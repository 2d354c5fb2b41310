/* SPDX-License-Identifier: Apache-2.0 */
#include "../storage.h"

TITLE("Each thread has a value of its own, and clearing one keeps the other.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (!thread) {
        say_value(assay_env, NULL);
        return;
    }
    say_set(assay_env, NULL, &first_value);
    say_set(assay_env, thread, &second_value);
    say_value(assay_env, NULL);
    say_value(assay_env, thread);
    say_set(assay_env, NULL, NULL);
    say_value(assay_env, thread);
}

TEST(.target = "thread.Living", .probe = observe);

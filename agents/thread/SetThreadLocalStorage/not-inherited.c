/* SPDX-License-Identifier: Apache-2.0 */
#include "../storage.h"

TITLE("A new thread does not inherit the value of the thread that starts it, nor changes it.");

static void observe(JNIEnv *jni, jthread child)
{
    if (child == NULL) {
        say_value(assay_env, NULL);
        say_set(assay_env, NULL, &first_value);
        return;
    }
    say_value(assay_env, NULL);
    say_value(assay_env, child);
    say_set(assay_env, NULL, &second_value);
}

TEST(.target = "thread.Parent", .probe = observe);

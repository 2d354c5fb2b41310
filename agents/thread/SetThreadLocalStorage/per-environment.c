/* SPDX-License-Identifier: Apache-2.0 */
#include "../storage.h"

TITLE("Each environment has a value of its own for a thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiEnv *second = new_environment();
    say_set(assay_env, NULL, &first_value);
    say_value(second, NULL);
    say_set(second, NULL, &second_value);
    say_value(assay_env, NULL);
    say_value(second, NULL);
}

TEST(.probe = observe);

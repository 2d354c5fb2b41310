/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage sets a thread's value for one environment alone.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiEnv *second = new_environment();
    say_set_storage(assay_env, NULL, &first_value);
    say_storage(second, NULL);
    say_set_storage(second, NULL, &second_value);
    say_storage(assay_env, NULL);
    say_storage(second, NULL);
}

TEST(.probe = observe);

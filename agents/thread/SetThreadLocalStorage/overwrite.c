/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage replaces the value that was set before.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_set_storage(assay_env, NULL, &first_value);
    say_storage(assay_env, NULL);
    say_set_storage(assay_env, NULL, &second_value);
    say_storage(assay_env, NULL);
}

TEST(.probe = observe);

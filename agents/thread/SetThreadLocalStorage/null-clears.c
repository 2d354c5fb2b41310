/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage with null makes the storage read as null.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_set_storage(assay_env, NULL, &first_value);
    say_set_storage(assay_env, NULL, NULL);
    say_storage(assay_env, NULL);
}

TEST(.probe = observe);

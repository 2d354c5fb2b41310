/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns the same value after a garbage collection.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_set_storage(assay_env, NULL, &first_value);
    must(ForceGarbageCollection);
    say_storage(assay_env, NULL);
}

TEST(.probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("A garbage collection leaves the value alone.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_set_storage(assay_env, NULL, &first_value);
    must(ForceGarbageCollection);
    say_storage(assay_env, NULL);
}

TEST(.probe = observe);

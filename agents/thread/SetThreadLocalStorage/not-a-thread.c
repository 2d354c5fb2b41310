/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage returns INVALID_THREAD for an object that is not a thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    thread = find_class(jni, "assay/Probe");
    say_set_storage(assay_env, thread, &first_value);
}

TEST(.probe = observe);

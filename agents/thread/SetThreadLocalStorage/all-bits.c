/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage keeps every bit of the pointer.");

static void observe(JNIEnv *jni, jobject unused)
{
    void *data = NULL;
    const void *value = (void *)~(size_t)0;
    say_set_storage(assay_env, NULL, value);
    must(GetThreadLocalStorage, NULL, &data);
    say("all bits kept: %s", truth(data == value));
}

TEST(.probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns NULL_POINTER for a null data_ptr.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(GetThreadLocalStorage, NULL, NULL);
}

TEST(.probe = observe);

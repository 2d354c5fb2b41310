/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAllThreads returns NULL_POINTER for null result pointers.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jthread *threads = NULL;
    jvmtiError error = is_case("null-count") ? ti(GetAllThreads, NULL, &threads)
                                             : ti(GetAllThreads, &count, NULL);
    say("GetAllThreads: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-count", "null-threads"));

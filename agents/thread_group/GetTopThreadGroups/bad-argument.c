/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetTopThreadGroups returns NULL_POINTER for null result pointers.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jthreadGroup *groups;
    jvmtiError error = is_case("null-count") ? ti(GetTopThreadGroups, NULL, &groups)
                                             : ti(GetTopThreadGroups, &count, NULL);
    say("GetTopThreadGroups: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-count", "null-groups"));

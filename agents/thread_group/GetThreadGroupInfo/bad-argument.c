/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupInfo refuses a null info_ptr, null groups and objects that are not groups.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    jvmtiThreadGroupInfo info;
    must(GetCurrentThread, &self);
    jvmtiError error = is_case("null-info")    ? ti(GetThreadGroupInfo, java_group(jni, self), NULL)
                       : is_case("null-group") ? ti(GetThreadGroupInfo, NULL, &info)
                                               : ti(GetThreadGroupInfo, self, &info);
    say("GetThreadGroupInfo: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-info", "null-group", "no-group"));

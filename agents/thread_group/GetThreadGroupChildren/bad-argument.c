/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupChildren refuses null pointers and objects that are not groups.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    struct children children;
    must(GetCurrentThread, &self);
    jthreadGroup group = is_case("null-group") ? NULL
                         : is_case("no-group") ? (jobject)self
                                               : java_group(jni, self);
    jvmtiError error = ti(GetThreadGroupChildren, group,
                          is_case("null-thread-count") ? NULL : &children.thread_count,
                          is_case("null-threads") ? NULL : &children.threads,
                          is_case("null-group-count") ? NULL : &children.group_count,
                          is_case("null-groups") ? NULL : &children.groups);
    say("GetThreadGroupChildren: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("null-thread-count", "null-threads", "null-group-count", "null-groups",
                   "null-group", "no-group"));

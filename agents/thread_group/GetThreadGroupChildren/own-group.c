/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupChildren lists the calling thread in its group and each group in its parent once.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    struct children children;
    must(GetCurrentThread, &self);
    jobject group = java_group(jni, self);
    say("own group: %s", error_name(ask_children(group, &children)));
    say("this thread: %d", times_among(jni, children.thread_count, children.threads, self));
    say("the group itself: %d", times_among(jni, children.group_count, children.groups, group));
    release_children(&children);
    for (jobject up = java_parent(jni, group); up != NULL; up = java_parent(jni, up)) {
        say("group above: %s", error_name(ask_children(up, &children)));
        say("this thread: %d", times_among(jni, children.thread_count, children.threads, self));
        say("the group below: %d", times_among(jni, children.group_count, children.groups, group));
        release_children(&children);
        group = up;
    }
}

TEST(.probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "../groups.h"

TITLE("GetThreadGroupChildren returns local references in memory that Deallocate accepts.");

static void say_children_of(JNIEnv *jni, jthreadGroup group)
{
    struct children children;
    say("GetThreadGroupChildren: %s", error_name(ask_children(group, &children)));
    say("threads: %s, groups: %d", children.thread_count > 0 ? "some" : "none",
        (int)children.group_count);
    for (jint i = 0; i < readable(children.threads, children.thread_count); i++)
        say("thread: local reference: %s, of this group: %s",
            truth((*jni)->GetObjectRefType(jni, children.threads[i]) == JNILocalRefType),
            truth((*jni)->IsSameObject(jni, java_group(jni, children.threads[i]), group)));
    for (jint i = 0; i < readable(children.groups, children.group_count); i++)
        say("group: local reference: %s, of this group: %s",
            truth((*jni)->GetObjectRefType(jni, children.groups[i]) == JNILocalRefType),
            truth((*jni)->IsSameObject(jni, java_parent(jni, children.groups[i]), group)));
    SAY_CALL(Deallocate, (unsigned char *)children.threads);
    SAY_CALL(Deallocate, (unsigned char *)children.groups);
}

static void observe(JNIEnv *jni, jobject groups)
{
    static bool done;
    if (done)
        return;
    done = true;
    say_children_of(jni, group_at(jni, groups, FIRST));
    say_children_of(jni, group_at(jni, groups, LONELY));
}

TEST(.target = "thread_group.Groups", .probe = observe);

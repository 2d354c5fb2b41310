/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of thread groups share. */
#ifndef ASSAY_THREAD_GROUP_GROUPS_H
#define ASSAY_THREAD_GROUP_GROUPS_H

#include "assay.h"

/* What thread_group.Groups passes to the probe. */
enum { OWN, OUTER, FIRST, SECOND, GRANDCHILD, LONELY, GROUPS };

static inline jthreadGroup group_at(JNIEnv *jni, jobject groups, jint index)
{
    return (*jni)->GetObjectArrayElement(jni, groups, index);
}

/* The parent as Java knows it. */
static inline jobject java_parent(JNIEnv *jni, jobject group)
{
    jclass klass = find_class(jni, "java/lang/ThreadGroup");
    jmethodID method = method_id(jni, klass, "getParent", "()Ljava/lang/ThreadGroup;");
    jobject parent = (*jni)->CallObjectMethod(jni, group, method);
    no_exception(jni);
    return parent;
}

/* The group of a live thread as Java knows it. */
static inline jobject java_group(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID method = method_id(jni, klass, "getThreadGroup", "()Ljava/lang/ThreadGroup;");
    jobject group = (*jni)->CallObjectMethod(jni, thread, method);
    no_exception(jni);
    return group;
}

/* A field that nobody has written is seen. */
static inline jvmtiThreadGroupInfo untouched_group(void)
{
    static char untouched[] = "untouched";
    return (jvmtiThreadGroupInfo){.name = untouched, .max_priority = -7, .is_daemon = 7};
}

static inline const char *group_name(jthreadGroup group)
{
    jvmtiThreadGroupInfo info;
    must(GetThreadGroupInfo, group, &info);
    const char *name = quoted(info.name);
    release(info.name);
    return name;
}

/* What GetThreadGroupChildren answers. */
struct children {
    jint thread_count;
    jthread *threads;
    jint group_count;
    jthreadGroup *groups;
};

static inline jvmtiError ask_children(jthreadGroup group, struct children *children)
{
    *children = (struct children){-7, NULL, -7, NULL};
    return ti(GetThreadGroupChildren, group, &children->thread_count, &children->threads,
              &children->group_count, &children->groups);
}

static inline void release_children(struct children *children)
{
    release(children->threads);
    release(children->groups);
}

static inline void say_children(jthreadGroup group)
{
    struct children children;
    jvmtiError error = ask_children(group, &children);
    say("children of %s: %s, %d threads, %d groups", group_name(group), error_name(error),
        (int)children.thread_count, (int)children.group_count);
    for (jint i = 0; i < children.thread_count; i++)
        say("thread %s", thread_name(children.threads[i]));
    for (jint i = 0; i < children.group_count; i++)
        say("group %s", group_name(children.groups[i]));
    release_children(&children);
}

static inline int times_among(JNIEnv *jni, jint count, jobject *list, jobject wanted)
{
    int times = 0;
    for (jint i = 0; i < count; i++)
        times += (*jni)->IsSameObject(jni, list[i], wanted) ? 1 : 0;
    return times;
}

#endif

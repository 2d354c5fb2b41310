/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupChildren lists groups alone, each once, where some may be collected.");

enum { KEPT = 3 };

static int kept, no_groups, others, twice;

static void count(JNIEnv *jni, const struct children *children, jobject groups)
{
    for (jint i = 0; i < readable(children->groups, children->group_count); i++) {
        jvmtiThreadGroupInfo info = untouched_group();
        if (ti(GetThreadGroupInfo, children->groups[i], &info) != JVMTI_ERROR_NONE) {
            no_groups++;
        } else {
            others += !(*jni)->IsSameObject(jni, info.parent, element(jni, groups, 0));
            release(info.name);
            (*jni)->DeleteLocalRef(jni, info.parent);
        }
        twice += times_among(jni, children->group_count, children->groups, children->groups[i]) > 1;
    }
    for (int i = 1; i <= KEPT; i++)
        kept += times_among(jni, children->group_count, children->groups, element(jni, groups, i));
}

static void observe(JNIEnv *jni, jobject groups)
{
    int errors = 0;
    for (int i = 0; i < 10; i++) {
        struct children children;
        if ((*jni)->PushLocalFrame(jni, 200) != JNI_OK)
            broken("PushLocalFrame failed");
        must(ForceGarbageCollection);
        errors += ask_children(element(jni, groups, 0), &children) != JVMTI_ERROR_NONE;
        count(jni, &children, groups);
        release_children(&children);
        (*jni)->PopLocalFrame(jni, NULL);
    }
    say("errors: %d, groups with a thread: %d", errors, kept);
    say("no groups: %d, groups of others: %d, twice: %d", no_groups, others, twice);
}

TEST(.target = "thread_group.ForgottenGroups", .probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupChildren lists groups alone, each once, where some may be collected.");

static int kept, no_groups, twice;

static void count(JNIEnv *jni, const struct children *children, jobject wanted)
{
    for (jint i = 0; i < readable(children->groups, children->group_count); i++) {
        jvmtiThreadGroupInfo info = untouched_group();
        if (ti(GetThreadGroupInfo, children->groups[i], &info) != JVMTI_ERROR_NONE) {
            no_groups++;
        } else {
            release(info.name);
            (*jni)->DeleteLocalRef(jni, info.parent);
        }
        twice += times_among(jni, children->group_count, children->groups, children->groups[i]) > 1;
    }
    kept += times_among(jni, children->group_count, children->groups, wanted);
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
        count(jni, &children, element(jni, groups, 1));
        release_children(&children);
        (*jni)->PopLocalFrame(jni, NULL);
    }
    say("errors: %d, the group with a thread: %d", errors, kept);
    say("no groups: %d, twice: %d", no_groups, twice);
}

TEST(.target = "thread_group.ForgottenGroups", .probe = observe);
